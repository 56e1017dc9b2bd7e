/** Verifying the borrower's identity, from the first picture to the step after it. */
import { COPY as FORM, FINDINGS } from '@hearthline/client/parts/identity/copy.ts';
import { COPY } from '@hearthline/client/screens/identity/copy.ts';

import { choose, pressContinue, question } from '../pages/controls.ts';
import { giveIdentity, giveSide, pictureFile, side } from '../pages/identity.ts';
import { openAs, play, staff, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const AFTER_THE_CHECK = { timeout: 60_000 };

test('a driver’s license that is readable: the check passes and the next step comes by itself', async ({ page, request }) => {
  const who = await play(request, 1, 'IDENTITY_VERIFICATION');
  await openAs(page, who);
  await expect(question(page)).toHaveText(COPY.title);
  await accessible(page, 'identity');
  await giveIdentity(page);
  await expect.poll(async () => statusOf(request, who.uuid), AFTER_THE_CHECK).not.toBe('IDENTITY_VERIFICATION');
  await expect(page).not.toHaveURL(/\/identity(\?|$)/, AFTER_THE_CHECK);
});

test('@short-wide a passport has one page, and pictures are asked for before anything is sent', async ({ page, request }) => {
  const who = await play(request, 1, 'IDENTITY_VERIFICATION');
  await openAs(page, who);
  await pressContinue(page, 'Send for checking');
  await expect(page.getByRole('link', { name: /Choose the ID you use/ })).toBeVisible();
  await choose(page, 'US Passport');
  await expect(side(page, 'Back')).toHaveCount(0);
  await giveIdentity(page, 'US Passport');
  await expect(page).not.toHaveURL(/\/identity(\?|$)/, AFTER_THE_CHECK);
});

test('persona 33: a blurred picture, then another name, then another ID that staff accept', async ({ page, request }) => {
  const who = await play(request, 33, 'IDENTITY_VERIFICATION');
  await openAs(page, who);
  await giveIdentity(page);
  await expect(page.getByText(FINDINGS['BLURRY'] ?? '')).toBeVisible(AFTER_THE_CHECK);
  await expect(page.getByText(FORM.tries(2, 3))).toBeVisible();
  // the pictures of the first try are not kept for the second
  await choose(page, "US Driver's License");
  await expect(side(page, 'Front').getByText('Ready to send')).toHaveCount(0);
  await giveSide(page, 'Front');
  await giveSide(page, 'Back');
  await pressContinue(page, 'Send for checking');
  await expect(question(page)).toHaveText(COPY.review, AFTER_THE_CHECK);
  await expect(page.getByText(FINDINGS['NAME_MISMATCH'] ?? '')).toBeVisible();
  await accessible(page, 'identity in review');

  await page.getByRole('link', { name: COPY.sendOther }).click();
  await page.getByRole('link', { name: /Send an ID with the right name/ }).click();
  await expect(page).toHaveURL(/conditions\/upload-document\?.*conditionEnum=IDENTITY_DOCUMENT_FRAUD_REVIEW/);
  await page.getByLabel('Choose files').setInputFiles(await pictureFile(page, 'license.jpg'));
  await expect(page.getByText('We have what we asked for')).toBeVisible({ timeout: 30_000 });
  await staff(request, who.uuid, 'accept-document');
  await staff(request, who.uuid, 'review-identity');
  await expect.poll(async () => statusOf(request, who.uuid), AFTER_THE_CHECK).not.toBe('IDENTITY_VERIFICATION');
});

test('a camera that is refused leads to the file instead', async ({ page, request }) => {
  const who = await play(request, 1, 'IDENTITY_VERIFICATION');
  await openAs(page, who);
  await choose(page, 'US State ID Card');
  await page.getByRole('button', { name: /Take a picture.*Front/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/The camera is not allowed|We found no camera/)).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByText('Choose a file').click();
  await (await chooser).setFiles(await pictureFile(page, 'front.jpg'));
  await expect(side(page, 'Front').getByText('Ready to send')).toBeVisible({ timeout: 30_000 });
});
