/** The pages about bank accounts, as a borrower uses them. */
import { AUTHORIZE, COPY as AUTOPAY } from '@hearthline/client/screens/bank/autopay/copy.ts';
import { COPY as MANUAL_AUTOPAY } from '@hearthline/client/screens/bank/autopay-manual/copy.ts';
import { COPY as CONFIRM } from '@hearthline/client/screens/bank/confirm/copy.ts';
import { COPY as DISBURSE } from '@hearthline/client/screens/bank/disburse/copy.ts';
import { COPY as MANUAL } from '@hearthline/client/screens/bank/manual-disburse/copy.ts';
import { TYPED } from '@hearthline/client/parts/bank/copy.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choose, pressContinue } from './controls.ts';
import { readToEnd } from './documents.ts';

export const ROUTING = '021000021';
/** Sandbox accounts by what the bank says of them (lending §4.10). */
export const ACCOUNTS = { good: '000123456789', none: '000123450002', unknownBank: '000123450003' } as const;

/** Types routing number, account number twice, and its kind; does not send. */
export async function typeAccount(page: Page, account: string, routing = ROUTING, again = account): Promise<void> {
  await page.getByLabel(TYPED.routing).fill(routing);
  await page.getByLabel(TYPED.account, { exact: true }).fill(account);
  await page.getByLabel(TYPED.again).fill(again);
  await choose(page, 'Checking');
}

/** At bank/disburse: gives the account that receives the money by its numbers. */
export async function typeDisbursement(page: Page, account: string = ACCOUNTS.good): Promise<void> {
  await expect(page).toHaveURL(/\/bank\/disburse(\?|$)/);
  await page.getByRole('link', { name: DISBURSE.typeButton }).click();
  await expect(page).toHaveURL(/\/bank\/manual-disburse(\?|$)/);
  await typeAccount(page, account);
  await pressContinue(page, MANUAL.submit);
}

/** At bank/autopay: autopay from the account that receives the money. */
export async function autopayFromSame(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/bank\/autopay(\?|$)/);
  await choose(page, new RegExp(`^${AUTOPAY.autopay}`));
  await choose(page, new RegExp(`^${AUTOPAY.same}`));
  await pressContinue(page, AUTOPAY.submit);
}

/** At bank/autopay, for an account that was given after the closing: reads the authorization of its payments to the end, and signs it. */
export async function authorizePayments(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: AUTHORIZE.read }).click();
  await readToEnd(page);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: AUTHORIZE.name }).fill(name);
  await pressContinue(page, AUTHORIZE.confirm);
}

/** At bank/autopay: autopay from another account, by its numbers. */
export async function autopayFromOther(page: Page, account: string): Promise<void> {
  await expect(page).toHaveURL(/\/bank\/autopay(\?|$)/);
  await choose(page, new RegExp(`^${AUTOPAY.autopay}`));
  const other = page.getByRole('radio', { name: new RegExp(`^${AUTOPAY.other}`) });
  if (await other.isVisible()) await choose(page, new RegExp(`^${AUTOPAY.other}`));
  await pressContinue(page, AUTOPAY.submit);
  await expect(page).toHaveURL(/\/bank\/autopay-manual(\?|$)/);
  await typeAccount(page, account);
  await pressContinue(page, MANUAL_AUTOPAY.submit);
}

export async function payByMyself(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/bank\/autopay(\?|$)/);
  await choose(page, new RegExp(`^${AUTOPAY.manual}`));
  await pressContinue(page, AUTOPAY.submit);
}

export async function confirmAccounts(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/bank\/confirm(\?|$)/);
  await pressContinue(page, CONFIRM.submit);
}

/** From bank/disburse to identity: one typed account for both, confirmed. */
export async function giveAccounts(page: Page): Promise<void> {
  await typeDisbursement(page);
  await autopayFromSame(page);
  await confirmAccounts(page);
}
