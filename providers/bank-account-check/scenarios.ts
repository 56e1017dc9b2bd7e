import { isRoutingNumber } from '../world/vendor/routing-number.ts';
import { employmentRecordOf } from '../world/employment.ts';

export type Finding =
  | 'VERIFIED'
  | 'NAME_MISMATCH'
  | 'INVALID_ROUTING_NUMBER'
  | 'NO_ACCOUNT'
  | 'ACCOUNT_CLOSED'
  | 'NOT_FOR_TRANSFERS'
  | 'UNKNOWN_BANK';

/** Outcomes of sandbox accounts by the last digits of their number. */
export const BY_ENDING: readonly (readonly [string, Finding])[] = [
  ['0002', 'NO_ACCOUNT'],
  ['111111113', 'ACCOUNT_CLOSED'],
  ['111111116', 'NO_ACCOUNT'],
  ['0005', 'NOT_FOR_TRANSFERS'],
  // Not in the database, so two micro-deposits are needed. An account ending in 0004 returns them.
  ['0003', 'UNKNOWN_BANK'],
  ['0004', 'UNKNOWN_BANK'],
];

/** The two deposits in dollars, the same for every sandbox account. */
export const MICRO_DEPOSITS = [0.11, 0.32] as const;

export function depositsReturn(accountNumber: string): boolean {
  return accountNumber.endsWith('0004');
}

export function findingOn(routingNumber: string, accountNumber: string, owner: { readonly first: string; readonly last: string }): Finding {
  if (!isRoutingNumber(routingNumber)) return 'INVALID_ROUTING_NUMBER';
  const byEnding = BY_ENDING.find(([ending]) => accountNumber.endsWith(ending))?.[1];
  if (byEnding !== undefined) return byEnding;
  return employmentRecordOf(owner).accountOwner === null ? 'VERIFIED' : 'NAME_MISMATCH';
}
