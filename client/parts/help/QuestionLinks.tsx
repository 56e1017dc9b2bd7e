import { help } from '@hearthline/journey/pages.ts';
import type { JSX } from 'react';
import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { PathLink } from '../screen/PathLink.tsx';
import classes from './QuestionLinks.module.css';

/** Help articles are in English, whatever the language of the page. */
export const ARTICLE_LANGUAGE = LOCALE.startsWith('en') ? undefined : 'en-US';

export type Question = { readonly slug: string; readonly question: string };

/** Questions that the help answers, each a link to its answer. */
export function QuestionLinks({ questions }: { questions: readonly Question[] }): JSX.Element {
  return (
    <ul className={classes.list} lang={ARTICLE_LANGUAGE}>
      {questions.map(({ slug, question }) => (
        <li key={slug}>
          <PathLink to={help.article(slug)}>{question}</PathLink>
        </li>
      ))}
    </ul>
  );
}
