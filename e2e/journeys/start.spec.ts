/** From the chosen offer to the summary of the application. */
import { COPY as CONTACT, PROBLEMS } from '@hearthline/client/screens/start/contact/copy.ts';

import { pressContinue, question } from '../pages/controls.ts';
import { atScreen, fillContact, skipHmda } from '../pages/start.ts';
import { openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, expectAnnounced, test } from '../setup/test.ts';

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
