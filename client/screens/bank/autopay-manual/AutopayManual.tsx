import type { JSX } from 'react';
import { TypedAccount } from '../../../parts/bank/TypedAccount.tsx';
import { COPY } from './copy.ts';

/** The account that payments are drawn from, by its numbers. */
export function AutopayManual(): JSX.Element {
  return <TypedAccount accountFor="AUTOPAY" {...COPY} />;
}
