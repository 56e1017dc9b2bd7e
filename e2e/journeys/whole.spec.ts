/** One person through the whole browser, with nothing played by the sandbox: from the address to the closing, and again over a bad connection. */
import { COPY as LINKED } from '@hearthline/client/screens/plaid-oauth-success/copy.ts';
import type { Page } from '@playwright/test';

import { autopayFromSame, confirmAccounts, giveAccounts, typeDisbursement } from '../pages/bank.ts';
import { question, pressContinue } from '../pages/controls.ts';
import { giveIdentity } from '../pages/identity.ts';
import { linkIncome, serviceTakes, signInAtPayroll } from '../pages/income.ts';
import { chooseTerm, setDraw } from '../pages/offer.ts';
import { person, register } from '../pages/registration.ts';
import { acceptSummary, atScreen, fillContact, skipHmda } from '../pages/start.ts';
import { freshEmail, openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, expectAnnounced, test } from '../setup/test.ts';

test('@short persona 1 from the address to the closing', async ({ page }) => {
  await page.goto('/account/heloc');
  await register(page, person({ first: 'Grace', last: 'Happy', email: freshEmail('grace.happy') }));
  await atScreen(page, 'product/select');
  await setDraw(page, '100000');
  await chooseTerm(page, 15);
  await pressContinue(page);
  await atScreen(page, 'product/select/confirm');
  await pressContinue(page, /confirm|continue/i);
  await fillContact(page);
  await skipHmda(page);
  await acceptSummary(page);
  await atScreen(page, 'income/review');
  await expectAnnounced(page, 'income/review');
  await accessible(page, 'income/review');
  await linkIncome(page);
  await atScreen(page, 'bank/disburse');
  await giveAccounts(page);
  await atScreen(page, 'identity');
  await giveIdentity(page);
  await atScreen(page, 'signing/intro');
  await expect(question(page)).toBeVisible();
});

/** Milliseconds for which the connection is gone. */
const GONE_FOR = 10_000;

/** Cuts the connection in the middle of the first request of each kind that changes something. Returns which were cut. */
async function cutEverySubmit(page: Page): Promise<string[]> {
  const cut: string[] = [];
  await page.route('**/service-application/**', async (route) => {
    const request = route.request();
    const what = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[\da-f-]{36}/g, '*')}`;
    if (request.method() === 'GET' || cut.includes(what)) return route.continue();
    cut.push(what);
    await page.context().setOffline(true);
    setTimeout(() => void page.context().setOffline(false), GONE_FOR);
    return route.abort('internetdisconnected');
  });
  return cut;
}

/** What was sent did not arrive and the page says so; with the connection back, the same button leads to `screen` without another key typed. */
async function again(page: Page, button: string | RegExp, screen: RegExp): Promise<void> {
  await expect(page.getByText(/You seem to be offline/).first()).toBeVisible();
  await expect(async () => {
    const press = page.getByRole('button', { name: button });
    if (!screen.test(page.url())) await press.click({ timeout: 3000 });
    await expect(page).toHaveURL(screen, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
}

test('every step from the offer to the closing survives a connection that is gone for ten seconds in the middle of its submit', async ({
  page,
}) => {
  test.setTimeout(420_000);
  await openAs(page, await play(page.request, 1, 'COLLECT_ADDITIONAL_INFO'));
  const cut = await cutEverySubmit(page);
  await fillContact(page);
  await again(page, /^Save and continue/, /start\/hmda/);
  await skipHmda(page);
  await again(page, /^Save and continue/, /start\/app-summary/);
  await acceptSummary(page);
  await again(page, /accept|sign/i, /income\/review/);
  await page.getByRole('button', { name: 'Link payroll' }).click();
  await again(page, 'Link payroll', /\/sandbox\/vendors\//);
  await signInAtPayroll(page);
  await page.getByRole('button', { name: 'Agree and finish' }).click();
  await again(page, LINKED.again, /income\/review/);
  await serviceTakes(page, '40s');
  await atScreen(page, 'bank/disburse');
  await typeDisbursement(page);
  await again(page, /check this account/i, /bank\/autopay/);
  await autopayFromSame(page);
  await again(page, /^Continue/, /bank\/confirm/);
  await confirmAccounts(page);
  await again(page, /^Confirm accounts/, /\/identity/);
  await giveIdentity(page);
  await again(page, 'Send for checking', /signing\/intro/);
  expect(cut.length, cut.join('\n')).toBeGreaterThanOrEqual(10);
});
