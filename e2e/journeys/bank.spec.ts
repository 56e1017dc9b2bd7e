/** The accounts that receive the money and pay for it, as personas 1, 6 and 32 give them. */
import { BANK, BY_YOURSELF, DEPOSITS, TYPED } from '@hearthline/client/parts/bank/copy.ts';
import { COPY as AUTOPAY } from '@hearthline/client/screens/bank/autopay/copy.ts';
import { COPY as CONFIRM } from '@hearthline/client/screens/bank/confirm/copy.ts';
import { COPY as DISBURSE } from '@hearthline/client/screens/bank/disburse/copy.ts';
import { COPY as MANUAL } from '@hearthline/client/screens/bank/manual-disburse/copy.ts';
import { ACCOUNT_MESSAGES } from '@hearthline/rules/fields/account.ts';
import type { Page } from '@playwright/test';
import {
  ACCOUNTS,
  autopayFromOther,
  autopayFromSame,
  confirmAccounts,
  giveAccounts,
  payByMyself,
  ROUTING,
  typeAccount,
  typeDisbursement,
} from '../pages/bank.ts';
import { pressContinue } from '../pages/controls.ts';
import { signInAtBank } from '../pages/income.ts';
import { openAs, play, type Played, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, expectAnnounced, test } from '../setup/test.ts';

const at = (page: Page, screen: string) => expect(page).toHaveURL(new RegExp(`/${screen}(\\?|$)`), { timeout: 45_000 });

/** Time passes for one application. */
async function days(page: Page, { uuid }: Played, count: number): Promise<void> {
  const answer = await page.request.post('/sandbox/clock', { data: { advance: `${count}d`, applicationUuid: uuid } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('persona 1 gives one account for the money and the payments, and goes on to identity', async ({ page, request }) => {
  const who = await play(request, 1, 'DISBURSEMENT_ACCOUNT');
  await openAs(page, who);
  await at(page, 'bank/disburse');
  await expect(page.getByText(BANK.safe).first()).toBeVisible();
  await accessible(page, 'bank/disburse');
  await typeDisbursement(page);
  await at(page, 'bank/autopay');
  await expectAnnounced(page, 'bank/autopay');
  await expect(page.getByText(/lowers your APR by 0.25%/)).toBeVisible();
  await accessible(page, 'bank/autopay');
  await autopayFromSame(page);
  await at(page, 'bank/confirm');
  await expect(page.getByText(/Account ending in 6789/).first()).toBeVisible();
  await expect(page.getByText(/^We deposit \$/)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(ACCOUNTS.good);
  await accessible(page, 'bank/confirm');
  await confirmAccounts(page);
  await at(page, 'identity');
});

/** At the simulated bank: signs in, shares the first account, and returns. */
async function shareAccount(page: Page): Promise<void> {
  await signInAtBank(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Agree and finish' }).click();
}

test('persona 1 signs in to the bank, and the chosen account is checked at once', async ({ page, request }) => {
  const who = await play(request, 1, 'DISBURSEMENT_ACCOUNT');
  await openAs(page, who);
  await at(page, 'bank/disburse');
  await page.getByRole('button', { name: DISBURSE.linkButton }).click();
  await shareAccount(page);
  await at(page, 'bank/autopay');
  await expect(page.getByText('First Platypus Bank').first()).toBeVisible();
  await autopayFromSame(page);
  await confirmAccounts(page);
  await at(page, 'identity');
});

test('persona 32 signs in to a bank that names another owner: a person reads it, and the application goes on', async ({
  page,
  request,
}) => {
  await openAs(page, await play(request, 32, 'DISBURSEMENT_ACCOUNT'));
  await page.getByRole('button', { name: DISBURSE.linkButton }).click();
  await shareAccount(page);
  await at(page, 'bank/autopay');
  await expect(page.getByText(BANK.review.title)).toBeVisible();
});

test('every account page of persona 1 in a row, as the whole journey gives them', async ({ page, request }) => {
  await openAs(page, await play(request, 1, 'DISBURSEMENT_ACCOUNT'));
  await giveAccounts(page);
  await at(page, 'identity');
});

test('mistyped numbers are told at their fields, and nothing leaves the page', async ({ page, request }) => {
  const who = await play(request, 1, 'DISBURSEMENT_ACCOUNT');
  const { bodies } = { bodies: [] as string[] };
  page.on('request', (sent) => void (sent.method() === 'POST' && sent.url().includes('-account') && bodies.push(sent.url())));
  await openAs(page, who);
  await page.getByRole('link', { name: DISBURSE.typeButton }).click();
  await pressContinue(page, MANUAL.submit);
  await expect(page.getByRole('group', { name: /need/ })).toContainText(ACCOUNT_MESSAGES.routing);
  await typeAccount(page, ACCOUNTS.good, '021000022', '000123456780');
  await pressContinue(page, MANUAL.submit);
  await expect(page.getByText(ACCOUNT_MESSAGES.checksum).last()).toBeVisible();
  await expect(page.getByText(ACCOUNT_MESSAGES.different).last()).toBeVisible();
  await accessible(page, 'bank/manual-disburse with errors');
  expect(bodies).toEqual([]);
  await page.getByLabel(TYPED.routing).fill(ROUTING);
  await page.getByLabel(TYPED.again).fill(ACCOUNTS.good);
  await pressContinue(page, MANUAL.submit);
  await at(page, 'bank/autopay');
});

test('persona 32: an account that does not exist, then one with another owner; payments by hand', async ({ page, request }) => {
  const who = await play(request, 32, 'DISBURSEMENT_ACCOUNT');
  await openAs(page, who);
  await typeDisbursement(page, ACCOUNTS.none);
  await expect(page.getByText(BANK.refused).last()).toBeVisible();
  await expect(page.getByLabel(TYPED.routing)).toHaveValue(ROUTING);
  await typeAccount(page, ACCOUNTS.good);
  await pressContinue(page, MANUAL.submit);
  await at(page, 'bank/autopay');
  // a person reads about it; why is not said, and it stops nothing
  await expect(page.getByText(BANK.review.title)).toBeVisible();
  await expect(page.getByText(BANK.tags.PENDING_REVIEW)).toBeVisible();
  await accessible(page, 'bank/autopay in review');
  await expect(page.getByText(AUTOPAY.never)).toBeVisible();
  await payByMyself(page);
  await at(page, 'identity');
  const accounts = await page.request.get(`/service-application/api/v1/application/heloc/${who.uuid}/accounts`, {
    headers: { authorization: `Bearer ${who.jwt}` },
  });
  expect(await accounts.json()).toMatchObject({ payType: 'MANUAL', disbursement: { verification: 'PENDING_REVIEW' }, autopay: null });
});

test('persona 1 proves an account of an unknown bank by two small deposits, the second time right', async ({ page, request }) => {
  const who = await play(request, 1, 'DISBURSEMENT_ACCOUNT');
  await openAs(page, who);
  await typeDisbursement(page, ACCOUNTS.unknownBank);
  await at(page, 'bank/disburse');
  await expect(page.getByRole('heading', { name: DEPOSITS.title })).toBeVisible();
  await accessible(page, 'bank/disburse with deposits');
  const tell = async (first: string, second: string) => {
    await page.getByLabel(DEPOSITS.first).fill(first);
    await page.getByLabel(DEPOSITS.second).fill(second);
    await pressContinue(page, DEPOSITS.submit);
  };
  await tell('0.32', '0.11');
  await expect(page.getByText(/have not arrived yet/).last()).toBeVisible();
  await days(page, who, 5);
  await tell('0.10', '0.20');
  await expect(page.getByText(DEPOSITS.wrong(2)).last()).toBeVisible();
  await tell('0.32', '0.11');
  await at(page, 'bank/autopay');
});

test('an account on the confirmation is changed, and autopay given up there', async ({ page, request }) => {
  const who = await play(request, 1, 'VERIFIED_AUTOPAY_ACCOUNT');
  await openAs(page, who);
  await at(page, 'bank/confirm');
  await page.getByRole('link', { name: CONFIRM.changePays }).click();
  await at(page, 'bank/autopay-manual');
  await typeAccount(page, '000123454321');
  await pressContinue(page, /check this account/i);
  await at(page, 'bank/confirm');
  await expect(page.getByText(/ending in 4321/).first()).toBeVisible();
  await page.getByRole('button', { name: BY_YOURSELF.open }).click();
  await page.getByRole('dialog').getByRole('button', { name: BY_YOURSELF.yes }).click();
  await at(page, 'identity');
});

test('@short-wide persona 6 has no account for the money: only payments are asked for', async ({ page, request }) => {
  const who = await play(request, 6, 'AUTOPAY_ACCOUNT');
  await openAs(page, who);
  await at(page, 'bank/autopay');
  await autopayFromOther(page, ACCOUNTS.good);
  await confirmAccounts(page);
  await at(page, 'identity');
  expect(await statusOf(request, who.uuid)).toBe('IDENTITY_VERIFICATION');
});
