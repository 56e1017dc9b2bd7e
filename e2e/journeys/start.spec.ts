/** From the chosen offer to the summary of the application. */
import { COPY as VIEWER } from '@hearthline/kit/pdf/copy.ts';
import { COPY as ACCESS } from '@hearthline/client/parts/electronic/copy.ts';
import { COPY as SOCIAL } from '@hearthline/client/screens/credit/social/copy.ts';
import { COPY as ATTESTATION } from '@hearthline/client/screens/merchant/lien-attestation/copy.ts';
import { COPY as CONFIRM } from '@hearthline/client/screens/product/select/confirm/copy.ts';
import { CAUSES, COPY as SELECT } from '@hearthline/client/screens/product/select/copy.ts';
import { COPY as SUMMARY } from '@hearthline/client/screens/start/app-summary/copy.ts';
import { OWNER, OWNER_PROBLEMS } from '@hearthline/client/parts/owners/copy.ts';
import { COPY as CONTACT } from '@hearthline/client/screens/start/contact/copy.ts';
import { COPY as HMDA } from '@hearthline/client/screens/start/hmda/copy.ts';
import { COPY as PROFILE } from '@hearthline/client/screens/start/profile/copy.ts';
import { personaOf } from '@hearthline/sandbox/personas.ts';
import type { APIRequestContext, Locator } from '@playwright/test';

import { choose, pressContinue, question, tabTo } from '../pages/controls.ts';
import { codeInDocument } from '../pages/documents.ts';
import { person, register } from '../pages/registration.ts';
import { acceptSummary, atScreen, fillContact, skipHmda } from '../pages/start.ts';
import { freshEmail, openAs, play, staff, statusOf } from '../setup/sandbox.ts';
import type { Played } from '../setup/sandbox.ts';
import { accessible, expect, expectAnnounced, test } from '../setup/test.ts';
import { WALKS } from './walks.ts';

test('from the confirmed offer to the signed summary, and on to income', async ({ page, request }) => {
  await openAs(page, await play(request, 1, 'COLLECT_ADDITIONAL_INFO'));
  await atScreen(page, 'start/contact');
  await expect(page.getByRole('heading', { name: CONTACT.you })).toBeVisible();
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
  await expect(page.getByRole('group', { name: /needs? a change/ })).toContainText(OWNER_PROBLEMS.own);
  await accessible(page, 'start/contact with a co-owner');
  await page.getByRole('textbox', { name: OWNER.email }).fill('paula.joint@example.com');
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

test('declining revised offers ends the application as a counteroffer that was declined', async ({ page, request }) => {
  const who = await play(request, 30, 'REVISED_OFFER_SELECTION');
  await openAs(page, who);
  await page.getByRole('button', { name: SELECT.decline }).click();
  await page.getByRole('dialog').getByRole('button', { name: SELECT.declineYes }).click();
  await atScreen(page, 'error/decline');
  expect(await statusOf(request, who.uuid)).toBe('DECLINED');
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

const BEFORE_OFFERS = [21, 22, 23, 24].flatMap((persona) => {
  const walk = WALKS.find((row) => row.persona === persona && row.out?.screen === 'product/select');
  return walk?.out ? [{ persona, walk, answer: walk.out }] : [];
});
for (const { persona, walk, answer } of BEFORE_OFFERS)
  test(`persona ${persona} goes on from ${walk.screen} over the offer to the summary`, async ({ page, request }) => {
    const who = await play(request, persona, walk.status);
    await openAs(page, who);
    await atScreen(page, walk.screen);
    await expect(question(page)).toBeVisible();
    await answer.does(page, who);
    await atScreen(page, 'product/select');
    await pressContinue(page);
    await atScreen(page, 'product/select/confirm');
    await pressContinue(page, CONFIRM.confirm);
    await atScreen(page, 'start/contact');
    // the payoff that the counteroffer depends on is marked once the offer is chosen
    if (persona === 24) expect(await marked(request, who)).toBe(true);
    await fillContact(page, { ssn: `66610${1000 + persona}` });
    await skipHmda(page);
    await atScreen(page, 'start/app-summary');
    await expect(question(page)).toBeVisible();
  });

async function marked(request: APIRequestContext, { uuid, jwt }: Played): Promise<boolean> {
  const answer = await request.get(`/service-application/api/v1/application/heloc/${uuid}/offers`, {
    headers: { authorization: `Bearer ${jwt}` },
  });
  const { liabilities } = (await answer.json()) as { liabilities: { payOff: { status: string | null } }[] };
  return liabilities.some(({ payOff }) => payOff.status === 'MARKED_FOR_PAYOFF');
}

test('a merchant’s borrower registers, waits for the review, attests to the changed list and gets offers', async ({ page }) => {
  const mary = personaOf('merchant');
  if (!mary) throw new Error('There is no persona merchant');
  const { first, last, dob, property } = mary;
  await page.goto(`/account/heloc?referrer=${mary.extra.referrer}`);
  const email = freshEmail(mary.emailLocal);
  await register(page, person({ first, last, dob, street: property.street1, city: property.city, email }));
  await atScreen(page, 'merchant/review');
  await expect(question(page)).toBeVisible();
  await accessible(page, 'merchant/review');
  const uuid = /heloc\/([\da-f-]{36})\//.exec(page.url())?.[1] ?? '';
  await staff(page.request, uuid, 'amend-lien');
  await atScreen(page, 'merchant/lien-attestation');
  await choose(page, new RegExp(`^${ATTESTATION.attest.slice(0, 20)}`), 'checkbox');
  await pressContinue(page, ATTESTATION.submit);
  await atScreen(page, 'product/select');
});

test('a wrong name is corrected before the number is given', async ({ page, request }) => {
  await openAs(page, await play(request, 9, 'CREDIT_NO_MATCH'));
  await atScreen(page, 'credit/social');
  await page.getByRole('link', { name: SOCIAL.correct }).click();
  await atScreen(page, 'start/profile');
  await accessible(page, 'start/profile');
  await page.getByLabel('Middle name').fill('Ann');
  await pressContinue(page, PROFILE.submit);
  await atScreen(page, 'credit/social');
  await expect(page.getByText('Gail Ann Ghost')).toBeVisible();
});

test('from the confirmed offer to the signed summary with the keyboard only', async ({ page, request }) => {
  await openAs(page, await play(request, 1, 'COLLECT_ADDITIONAL_INFO'));
  await atScreen(page, 'start/contact');
  await expect(page.getByRole('heading', { name: CONTACT.you })).toBeVisible();
  const press = async (target: Locator, ...keys: string[]) => {
    await tabTo(page, target, 90);
    for (const key of keys) await page.keyboard.press(key);
  };
  await tabTo(page, page.getByLabel(CONTACT.ssn, { exact: true }));
  await page.keyboard.type('666101001');
  await press(page.getByRole('radio', { name: /^Married/ }), 'ArrowDown');
  await press(page.getByRole('radio', { name: /^Sole owner/ }), 'Space');
  await press(page.getByLabel(CONTACT.purpose), 'ArrowDown');
  await press(page.getByRole('button', { name: ACCESS.open }), 'Enter');
  const code = await codeInDocument(page);
  await page.keyboard.press('Escape');
  await tabTo(page, page.getByLabel(ACCESS.code));
  await page.keyboard.type(code);
  await press(page.getByRole('checkbox', { name: /^I authorize/ }), 'Space');
  await press(page.getByRole('button', { name: CONTACT.submit }), 'Enter');
  await atScreen(page, 'start/hmda');
  await press(page.getByRole('checkbox', { name: 'Not Hispanic or Latino' }), 'Space');
  await press(page.getByRole('button', { name: HMDA.submit }), 'Enter');
  await atScreen(page, 'start/app-summary');
  const tools = page.getByRole('group', { name: VIEWER.tools });
  await expect(tools.first()).toBeVisible();
  await press(page.getByRole('region', { name: 'Summary of your application' }), 'End');
  await expect(page.getByText(VIEWER.unread)).toBeHidden();
  const unread = page.getByRole('button', { name: SUMMARY.open });
  for (let left = await unread.count(); left > 0; left -= 1) {
    await press(unread.first(), 'Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('group', { name: VIEWER.tools })).toBeVisible();
    await press(dialog.getByRole('region'), 'End');
    await expect(page.getByText(SUMMARY.unread)).toHaveCount(left - 1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  await tabTo(page, page.getByLabel(SUMMARY.name));
  await page.keyboard.type('grace happy');
  await press(page.getByRole('checkbox', { name: new RegExp(`^${SUMMARY.agreeTitle.slice(0, 20)}`) }), 'Space');
  await press(page.getByRole('button', { name: SUMMARY.submit }), 'Enter');
  await atScreen(page, 'income/review');
});
