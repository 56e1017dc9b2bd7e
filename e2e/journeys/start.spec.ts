/** From the chosen offer to the summary of the application. */
import { COPY as CONFIRM } from '@hearthline/client/screens/product/select/confirm/copy.ts';
import { CAUSES, COPY as SELECT } from '@hearthline/client/screens/product/select/copy.ts';
import { COPY as CONTACT, PROBLEMS } from '@hearthline/client/screens/start/contact/copy.ts';

import { pressContinue, question } from '../pages/controls.ts';
import { acceptSummary, atScreen, fillContact, skipHmda } from '../pages/start.ts';
import { openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, expectAnnounced, test } from '../setup/test.ts';

test('@short from the confirmed offer to the signed summary, and on to income', async ({ page, request }) => {
  await openAs(page, await play(request, 1, 'COLLECT_ADDITIONAL_INFO'));
  await accessible(page, 'start/contact');
  await fillContact(page);
  await skipHmda(page);
  await atScreen(page, 'start/app-summary');
  await expectAnnounced(page, 'start/app-summary');
  await expect(page.getByRole('main')).toContainText('$2,121.29');
  await expect(page.getByRole('main')).toContainText('7.85%');
  await accessible(page, 'start/app-summary');
  await acceptSummary(page);
  await atScreen(page, 'income/review');
});

test('a co-owner has an email address of their own, and signs later', async ({ page, request }) => {
  const who = await play(request, 2, 'COLLECT_ADDITIONAL_INFO');
  await openAs(page, who);
  const paula = { first: 'Paula', last: 'Joint', email: who.email, phone: '6025550143', role: 'Owns the home with me' };
  await fillContact(page, { ssn: '666101002', ownership: 'Joint owner', owners: [paula] });
  await expect(page.getByRole('group', { name: /needs? a change/ })).toContainText(PROBLEMS.own);
  await accessible(page, 'start/contact with a co-owner');
  await page.getByRole('textbox', { name: CONTACT.email }).fill('paula.joint@example.com');
  await pressContinue(page, CONTACT.submit);
  await atScreen(page, 'start/hmda');
  await expectAnnounced(page, 'start/hmda');
  await accessible(page, 'start/hmda');
  await skipHmda(page);
  await atScreen(page, 'start/app-summary');
  await expect(question(page)).toBeVisible();
});

test('@short revised offers show the old and the new figures and the cause; accepting leads on', async ({ page, request }) => {
  const who = await play(request, 30, 'REVISED_OFFER_SELECTION');
  await openAs(page, who);
  await atScreen(page, 'product/select');
  await expect(page).toHaveURL(/decision=SELECT/);
  await expect(page.getByText(CAUSES['VERIFIED_DTI_LIMITED']?.title ?? '')).toBeVisible();
  const table = page.getByRole('table', { name: SELECT.compare });
  const row = (head: string) => table.getByRole('row', { name: new RegExp(`^${head}`) });
  await expect(row(SELECT.rows.draw)).toContainText('$129,379');
  await expect(row(SELECT.rows.draw)).toContainText('$108,087');
  await accessible(page, 'revised offers');
  await page.getByRole('button', { name: SELECT.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: SELECT.declineNo }).click();
  await pressContinue(page);
  await atScreen(page, 'product/select/confirm');
  await pressContinue(page, CONFIRM.confirm);
  // a longer term costs more in all: it is disclosed and signed again
  await atScreen(page, 'start/app-summary');
  await acceptSummary(page);
  await expect.poll(() => statusOf(request, who.uuid)).not.toBe('SUMMARY_DISCLOSURE');
});

test('declining revised offers withdraws the application', async ({ page, request }) => {
  const who = await play(request, 30, 'REVISED_OFFER_SELECTION');
  await openAs(page, who);
  await page.getByRole('button', { name: SELECT.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: SELECT.declineYes }).click();
  await atScreen(page, 'dashboard');
  expect(await statusOf(request, who.uuid)).toBe('CANCELLED');
});

test('a file frozen at the hard pull: the bureau is named, and a lifted freeze leads to income', async ({ page, request }) => {
  const who = await play(request, 13, 'HARD_CREDIT_LOCKED_OR_FROZEN');
  await openAs(page, who);
  await atScreen(page, 'credit/error');
  await expect(question(page)).toBeVisible();
  await accessible(page, 'credit/error at the hard pull');
  await pressContinue(page, 'Try again');
  await expect(page.getByText('has not opened your file yet')).toBeVisible();
  await pressContinue(page, 'Try again');
  await atScreen(page, 'income/review');
});

test('the offer may be chosen anew until the application is complete', async ({ page, request }) => {
  await openAs(page, await play(request, 1, 'COLLECT_ADDITIONAL_INFO'));
  await atScreen(page, 'start/contact');
  await page.getByRole('button', { name: 'Back' }).click();
  await atScreen(page, 'product/select');
  await expect(page.getByRole('radio', { name: /^5\b/ })).toBeChecked();
  await pressContinue(page);
  await atScreen(page, 'product/select/confirm');
  await pressContinue(page, /confirm/i);
  await atScreen(page, 'start/contact');
});
