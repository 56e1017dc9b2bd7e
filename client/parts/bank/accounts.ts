import type { Reply } from '@hearthline/web/api/operation.ts';
import { applicationScreen, BASE, type ApplicationScreen } from '@hearthline/journey/paths.ts';

export type Accounts = Reply<'accounts-get'>;
export type GivenAccount = NonNullable<Accounts['disbursement']>;
export type AccountRole = 'DISBURSEMENT' | 'AUTOPAY';

/** The screen of each status at which accounts may be given or changed. */
const SCREENS: Readonly<Record<string, ApplicationScreen>> = {
  DISBURSEMENT_ACCOUNT: 'bank/disburse',
  AUTOPAY_ACCOUNT: 'bank/autopay',
  VERIFIED_AUTOPAY_ACCOUNT: 'bank/confirm',
};

/** The status at which the account of a role is asked for. */
export const ASKED_AT: Readonly<Record<AccountRole, string>> = { DISBURSEMENT: 'DISBURSEMENT_ACCOUNT', AUTOPAY: 'AUTOPAY_ACCOUNT' };

/** Whether accounts of this role may be given at a status. */
export const isOpenAt = (status: string, role: AccountRole): boolean =>
  status in SCREENS && (role === 'DISBURSEMENT' || status !== 'DISBURSEMENT_ACCOUNT');

/** The address of the bank page that a status belongs to, else the application's index, where its status decides. */
export function bankPageOf(uuid: string, status: string): string {
  const screen = SCREENS[status];
  return screen === undefined ? `${BASE}/${uuid}` : applicationScreen(uuid, screen);
}

/** Thrown after an account was given that cannot be used. */
export class AccountRefused extends Error {}

/** Thrown after an account was given and the step is still the same: no other status is waited for. */
export class StepStays extends Error {}
