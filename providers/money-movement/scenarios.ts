import { emailTags } from '../world/vendor/orders.ts';

/** How a transfer can fail. */
export interface TransferFailure {
  readonly kind: 'RETURNED' | 'DECLINED' | 'NOTICE';
  readonly code: string;
  readonly text: string;
}

const RETURNS: Readonly<Record<string, string>> = {
  R01: 'Insufficient funds',
  R02: 'Account closed',
  R03: 'No account or unable to locate account',
  R04: 'Invalid account number',
  R07: 'Authorization revoked by customer',
  R10: 'Customer advises not authorized',
  R16: 'Account frozen',
  R20: 'Non-transaction account',
  R29: 'Corporate customer advises not authorized',
};

/** By the end of the account number; NSF and refusals by the owner only happen to debits. */
const BY_ENDING: readonly (readonly [ending: string, code: string, debitsOnly: boolean])[] = [
  ['222222227', 'R01', true],
  ['333333335', 'R10', true],
  ['111111113', 'R02', false],
  ['111111116', 'R03', false],
  ['0002', 'R04', false],
  ['555555559', 'R16', false],
];

export function returnedAs(code: string): TransferFailure | null {
  const text = RETURNS[code];
  return text === undefined ? null : { kind: 'RETURNED', code, text };
}

export interface SeenTransfer {
  readonly direction: 'credit' | 'debit';
  readonly accountNumber: string;
  readonly email?: string | undefined;
  /** Which transfer of the application this is, from 1. */
  readonly nth: number;
}

/** By account number, else by email tag: +achr03 returns an application's first transfer with R03. */
export function failureOf({ direction, accountNumber, email, nth }: SeenTransfer): TransferFailure | null {
  const row = BY_ENDING.find(([ending, , debitsOnly]) => accountNumber.endsWith(ending) && (!debitsOnly || direction === 'debit'));
  if (row !== undefined) return returnedAs(row[1]);
  if (accountNumber.endsWith('444444440')) return { kind: 'NOTICE', code: 'C02', text: 'Incorrect routing number' };
  const code = emailTags(email)
    .map((tag) => /^ach(r\d\d)$/.exec(tag)?.[1]?.toUpperCase())
    .find((found) => found !== undefined);
  return code !== undefined && nth === 1 ? returnedAs(code) : null;
}
