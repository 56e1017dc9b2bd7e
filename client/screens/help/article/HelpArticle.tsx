import { helpArticleGet } from '@hearthline/web/operations/service-chat-chatbot.ts';
import { help } from '@hearthline/journey/pages.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { isNotFound } from '@hearthline/web/requests/problem-message.ts';
import { useMatch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { ARTICLE_LANGUAGE, QuestionLinks } from '../../../parts/help/QuestionLinks.tsx';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { $api } from '../../../services/api/queries.ts';
import { session, useSignedIn } from '../../../services/session/session.ts';
import { COPY } from './copy.ts';
import { leadTo } from './lead.ts';

function Elsewhere(): JSX.Element {
  return (
    <Stack row gap={24} top={32}>
      <PathLink to={help.index()}>{COPY.all}</PathLink>
      <PathLink to={outside.contact()}>{COPY.contact}</PathLink>
    </Stack>
  );
}

function Missing(): JSX.Element {
  useTitle(COPY.missingTitle);
  return <PageHeading intro={COPY.missingText}>{COPY.missingTitle}</PageHeading>;
}

function Answer({ question, answer, screens, related }: Reply<'help-article-get'>): JSX.Element {
  useTitle(question);
  const isSignedIn = useSignedIn();
  const lead = leadTo(screens[0], { isSignedIn, applicationUuid: session.applicationUuid() });
  return (
    <>
      <div lang={ARTICLE_LANGUAGE}>
        <PageHeading>{question}</PageHeading>
        <div className="section stack">
          {keyedByIndex(answer).map(({ key, row }) => (
            <p key={key}>{row}</p>
          ))}
        </div>
      </div>
      {lead && (
        <p className="section">
          <PathLink to={lead.to} className={buttonClass()}>
            {lead.label}
          </PathLink>
        </p>
      )}
      {related.length > 0 && (
        <section className="section">
          <h2>{COPY.related}</h2>
          <QuestionLinks questions={related} />
        </section>
      )}
    </>
  );
}

/** One question and its answer, the way to where it is done, and other questions of its topic. */
export function HelpArticle(): JSX.Element {
  // of this page, not of one that is still loading
  const slug = useMatch({ strict: false, select: ({ pathname }) => pathname.slice(help.article('').length) });
  const query = $api.useRead(helpArticleGet, { path: { slug } });
  return (
    <DeadEndFrame>
      {isNotFound(query.error) ? (
        <Missing />
      ) : (
        <>
          {!query.data && <h1 className="sr">{COPY.pageTitle}</h1>}
          <Loaded query={query} label={COPY.loading}>
            {(article) => <Answer {...article} />}
          </Loaded>
        </>
      )}
      <Elsewhere />
    </DeadEndFrame>
  );
}
