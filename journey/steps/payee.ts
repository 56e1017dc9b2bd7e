/** The account that receives the money: what counts as a change of it, how long a changed one waits, and what its check proved (decision record 125). */
import type { Facts } from '../facts.ts';
import { ACCOUNT_KEYS, ACCOUNT_ROLES } from '../facts/verification.ts';
import type { Account } from '../facts/verification-state.ts';
import type { FactOf } from '../facts/fact.ts';
import { moneySent } from './rescission.ts';

/**
 * Whether an account given now takes another one's place: one that is verified, refused or waits for its deposits, or one that sent the money back. The
 * first account of an application does not. A change takes a fresh proof, is told to every address, and waits before it is paid.
 */
export const changesPayee = ({ verification, closing }: Pick<Facts, 'verification' | 'closing'>): boolean =>
  verification.disbursement !== null || closing.disbursement !== null;

/** The ISO instant before which a changed account is not paid; null where nothing waits: it never changed, its time is over, or staff have called. */
export const payeeWaitsUntil = ({ verification: { disbursement } }: Pick<Facts, 'verification'>): string | null =>
  disbursement?.wait && disbursement.wait.ended === undefined ? disbursement.wait.until : null;

/** The borrower had another name when the bank compared it: its answer says nothing about the name of now (decision record 137). */
export const NAME_CHANGED = 'NAME_CHANGED';
/** Reasons why the account is another person's, or may be. */
const MISMATCHES: ReadonlySet<string> = new Set(['NAME_MISMATCH', 'NAME_UNSURE', NAME_CHANGED]);
/** The two small deposits were told: their reader uses the account, and nothing says whose it is. */
export const CONTROL_ONLY = 'CONTROL_ONLY';

/** Whether an account waits for staff, and its small deposits are not what it waits for. */
const isInReview = (account: Account | null): account is Account =>
  account?.verification === 'PENDING_REVIEW' && account.deposits === undefined;

/** The accounts whose owner, by the bank, is or may be another person, and which staff have not decided. */
export const mismatches = ({ verification: { disbursement, autopay } }: Pick<Facts, 'verification'>): Account[] =>
  [disbursement, autopay].filter(isInReview).filter(({ reason }) => MISMATCHES.has(reason ?? ''));

/** What follows from another name of the borrower: two people look at each account that was compared under the one before. Nothing once money has left. */
export const comparedAgain = (f: Facts): FactOf<'accountReviewed'>[] =>
  moneySent(f)
    ? []
    : ACCOUNT_ROLES.filter((role) => {
        const account = f.verification[ACCOUNT_KEYS[role]];
        return account !== null && account.verification !== 'FAILED_VERIFICATION' && account.deposits === undefined;
      }).map((role) => ({ type: 'accountReviewed', role, verification: 'PENDING_REVIEW', reason: NAME_CHANGED }));
