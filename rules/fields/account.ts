import * as z from 'zod/mini';
import { textField, wholeForm } from './field.ts';

/** Nine digits whose weighted sum (3, 7, 1 …) ends in zero: the ABA checksum (lending §4.10). */
export function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  return Array.from(text).reduce((sum, digit, index) => sum + Number(digit) * ([3, 7, 1][index % 3] ?? 0), 0) % 10 === 0;
}

export const ACCOUNT_MESSAGES = {
  routing: 'Please enter the nine digits of the routing number',
  checksum: 'This is not the routing number of a bank. Check each digit: it is the number at the lower left of a check',
  account: 'Please enter the account number: 4 to 17 digits',
  again: 'Please enter the account number once more',
  different: 'The two account numbers are not the same. Type it once more',
  type: 'Please choose checking or savings',
  cents: 'Please enter an amount between 1 and 99 cents',
} as const;

export const ACCOUNT_TYPES = ['CHECKING', 'SAVINGS'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** The digits of a number as it was typed, without spaces and hyphens. */
export const digitsTyped = (typed: string): string => typed.replaceAll(/[\s\u00A0-]/g, '');

export const routingNumberField = textField(ACCOUNT_MESSAGES.routing, [
  [(typed) => /^\d{9}$/.test(digitsTyped(typed)), ACCOUNT_MESSAGES.routing],
  [(typed) => isRoutingNumber(digitsTyped(typed)), ACCOUNT_MESSAGES.checksum],
]);
export const accountNumberField = textField(ACCOUNT_MESSAGES.account, [
  [(typed) => /^\d{4,17}$/.test(digitsTyped(typed)), ACCOUNT_MESSAGES.account],
]);

/** A typed account: the number twice, because a wrong digit may be the account of another person. */
export const typedAccountForm = z
  .object({
    routingNumber: routingNumberField,
    accountNumber: accountNumberField,
    accountAgain: textField(ACCOUNT_MESSAGES.again, [[(typed) => typed !== '', ACCOUNT_MESSAGES.again]]),
    accountType: z.enum(ACCOUNT_TYPES, { error: ACCOUNT_MESSAGES.type }),
  })
  .check(
    wholeForm<{ accountNumber: string; accountAgain: string }>(({ accountNumber, accountAgain }) =>
      accountAgain !== '' && digitsTyped(accountAgain) !== digitsTyped(accountNumber)
        ? [{ path: ['accountAgain'], message: ACCOUNT_MESSAGES.different }]
        : [],
    ),
  );

/** Whole cents of one of two deposits below a dollar, typed as `0.32`, `.32` or `32`; null when it is none. */
export function centsTyped(typed: string): number | null {
  const digits = /^\$?0?\.?(\d{2})$/.exec(typed.trim())?.[1] ?? /^(\d)$/.exec(typed.trim())?.[1];
  const cents = digits === undefined ? 0 : Number(digits);
  return cents >= 1 && cents <= 99 ? cents : null;
}
export const centsField = textField(ACCOUNT_MESSAGES.cents, [[(typed) => centsTyped(typed) !== null, ACCOUNT_MESSAGES.cents]]);
