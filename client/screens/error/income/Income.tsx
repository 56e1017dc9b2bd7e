import type { JSX } from 'react';
import { DeclinePage } from '../DeclinePage.tsx';
import { Tips } from '../Tips.tsx';
import { WORDS } from './words.ts';

/** Declined because the payments would be too much of the income. */
export function Income(): JSX.Element {
  return (
    <DeclinePage title={WORDS.title} lede={WORDS.lede}>
      <Tips title={WORDS.helps} tips={WORDS.tips} />
    </DeclinePage>
  );
}
