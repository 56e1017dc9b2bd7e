import type { JSX } from 'react';
import { DeclinePage } from '../DeclinePage.tsx';
import { Tips } from '../Tips.tsx';
import { COPY } from './copy.ts';

/** Declined for the credit score; the score itself comes with the notice, never here (lending §1.6). */
export function Credit(): JSX.Element {
  return (
    <DeclinePage title={COPY.title} intro={COPY.intro}>
      <Tips title={COPY.helps} tips={COPY.tips} />
    </DeclinePage>
  );
}
