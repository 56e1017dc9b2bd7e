import type { JSX } from 'react';
import { TypedAccount } from '../../../parts/bank/TypedAccount.tsx';
import { COPY } from './copy.ts';

/** The account that receives the money, by its numbers. */
export function ManualDisburse(): JSX.Element {
  return <TypedAccount accountFor="DISBURSEMENT" {...COPY} />;
}
