import type { JSX } from 'react';
import { DeclinePage } from '../DeclinePage.tsx';
import { COPY } from './copy.ts';

/** Declined, for whatever reason the notice will name. */
export function Decline(): JSX.Element {
  return <DeclinePage title={COPY.title} />;
}
