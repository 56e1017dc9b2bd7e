import type { JSX } from 'react';
import { DeclinePage } from '../DeclinePage.tsx';
import { Tips } from '../Tips.tsx';
import { WORDS } from './words.ts';

/** Declined for the credit score; the score itself comes with the notice, never here (domain.md §1.6). */
export function Credit(): JSX.Element {
  return (
    <DeclinePage title={WORDS.title} lede={WORDS.lede}>
      <Tips title={WORDS.helps} tips={WORDS.tips} />
    </DeclinePage>
  );
}
