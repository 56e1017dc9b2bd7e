import { keyedByIndex } from '@hearthline/kit/styles/keyed-by-index.ts';
import type { JSX, ReactNode } from 'react';
import { paragraphsOf } from './documents.ts';
import classes from './Documents.module.css';

type DocumentTextProps = { readonly body: string; /** Below the text. */ readonly children?: ReactNode };

/** The text of a document, styled the same for every brand; its title is above it. */
export function DocumentText({ body, children }: DocumentTextProps): JSX.Element {
  return (
    <article className={classes.sheet}>
      {keyedByIndex(paragraphsOf(body)).map(({ key, row }) => (
        <p key={key}>{row}</p>
      ))}
      {children}
    </article>
  );
}
