import { helpList } from '@hearthline/web/operations/service-chat-chatbot.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { Accordion, AccordionRow } from '@hearthline/kit/accordion/Accordion.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { EmptyState } from '@hearthline/kit/skeleton/EmptyState.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { HELP_TOPICS } from '@hearthline/rules/help/topics.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { type JSX, useDeferredValue, useState } from 'react';
import { ARTICLE_LANGUAGE, QuestionLinks } from '../../parts/help/QuestionLinks.tsx';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { $api } from '../../services/api/queries.ts';
import { COPY } from './copy.ts';
import { searchQuestions } from '@hearthline/web/help/search.ts';

type Entry = Reply<'help-list'>[number];

function Topics({ entries }: { entries: readonly Entry[] }): JSX.Element {
  const topics = Object.entries(HELP_TOPICS)
    .map(([name, title]) => ({ name, title, questions: entries.filter(({ topic }) => topic === name) }))
    .filter(({ questions }) => questions.length > 0);
  return (
    <section className="section">
      <h2 className="sr">{COPY.topics}</h2>
      <Accordion>
        {topics.map(({ name, title, questions }) => (
          <AccordionRow key={name} title={<span lang={ARTICLE_LANGUAGE}>{title}</span>} note={COPY.count(questions.length)}>
            <QuestionLinks questions={questions} />
          </AccordionRow>
        ))}
      </Accordion>
    </section>
  );
}

function Found({ entries }: { entries: readonly Entry[] }): JSX.Element {
  return (
    <div className="section">
      <Note top={4} live>
        {COPY.found(entries.length)}
      </Note>
      {entries.length > 0 ? <QuestionLinks questions={entries} /> : <EmptyState title={COPY.noneTitle}>{COPY.noneText}</EmptyState>}
    </div>
  );
}

function Questions({ entries }: { entries: readonly Entry[] }): JSX.Element {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  return (
    <>
      <form role="search" className="section" onSubmit={(event) => event.preventDefault()}>
        <TextField
          name="search"
          type="search"
          icon="search"
          label={COPY.search}
          hint={COPY.searchHint}
          autoComplete="off"
          enterKeyHint="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </form>
      {wanted === '' ? <Topics entries={entries} /> : <Found entries={searchQuestions(entries, wanted)} />}
    </>
  );
}

/** The help: every question we answer, by topic, and a search that filters them while it is typed. */
export function Help(): JSX.Element {
  useTitle(COPY.title);
  const query = $api.useRead(helpList);
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro}>{COPY.title}</PageHeading>
      <Loaded query={query} label={COPY.loading}>
        {(entries) => <Questions entries={entries} />}
      </Loaded>
      <p className="section">
        <PathLink to={outside.contact()}>{COPY.contact}</PathLink>
      </p>
    </DeadEndFrame>
  );
}
