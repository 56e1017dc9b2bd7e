import { byPlace } from '@hearthline/kit/styles/by-place.ts';
import type { JSX, ReactNode } from 'react';
import { paragraphsOf } from './papers.ts';
import classes from './Papers.module.css';

type SheetProps = { readonly body: string; /** Under the text. */ readonly children?: ReactNode };

/** The text of a paper, the same for every brand; its title stands above it. */
export function Sheet({ body, children }: SheetProps): JSX.Element {
  return (
    <article className={classes.sheet}>
      {byPlace(paragraphsOf(body)).map(({ key, row }) => (
        <p key={key}>{row}</p>
      ))}
      {children}
    </article>
  );
}
