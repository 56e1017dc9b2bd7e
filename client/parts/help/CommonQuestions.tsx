import { help } from '@hearthline/journey/pages.ts';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { helpList } from '@hearthline/web/operations/service-chat-chatbot.ts';
import { useMatch } from '@tanstack/react-router';
import type { JSX } from 'react';
import { $api } from '../../services/api/queries.ts';
import { PathLink } from '../screen/PathLink.tsx';
import { COMMON_QUESTIONS } from './copy.ts';
import { type Question, QuestionLinks } from './QuestionLinks.tsx';
import { screenName } from './screen-name.ts';

/** How many questions a screen shows. */
const SHOWN = 4;

/** The questions that readers of a screen ask most; none where there are none, or while they cannot be read. */
function useQuestions(as?: string): readonly Question[] {
  // of this page, not of one that is still loading
  const here = useMatch({ strict: false, select: (match) => screenName(match.pathname) });
  const screen = as ?? here;
  const { data = [] } = $api.useRead(helpList, { query: { screen: screen ?? '' } }, { enabled: screen !== null });
  return data.slice(0, SHOWN);
}

/** They, and the way to all others. */
function Links({ questions }: { readonly questions: readonly Question[] }): JSX.Element {
  return (
    <>
      <QuestionLinks questions={questions} />
      <Stack top={8}>
        <PathLink to={help.index()}>{COMMON_QUESTIONS.all}</PathLink>
      </Stack>
    </>
  );
}

/** The same below questions that have a heading already. */
export function CommonLinks(): JSX.Element {
  const questions = useQuestions();
  return (
    <Stack top={12}>
      <Links questions={questions} />
    </Stack>
  );
}

/** Common questions with their heading, last on a page. */
export function CommonQuestions({
  as,
}: {
  /** The screen's name, where its address is not its own. */ readonly as?: string;
}): JSX.Element | null {
  const questions = useQuestions(as);
  if (questions.length === 0) return null;
  return (
    <section className="section">
      <h2>{COMMON_QUESTIONS.title}</h2>
      <Links questions={questions} />
    </section>
  );
}
