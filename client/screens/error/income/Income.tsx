import type { JSX } from 'react';
import { DeclinePage } from '../DeclinePage.tsx';
import { Tips } from '../Tips.tsx';
import { COPY } from './copy.ts';

/** Declined because the payments would be too much of the income. */
export function Income(): JSX.Element {
  return (
    <DeclinePage title={COPY.title} intro={COPY.intro}>
      <Tips title={COPY.helps} tips={COPY.tips} />
    </DeclinePage>
  );
}
