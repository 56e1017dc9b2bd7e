/** The borrower follows the other owners: invitations, corrections, one person more or less, and what others do while the page is open. */
import { OWNER, OWNER_PROBLEMS } from '@hearthline/client/parts/owners/copy.ts';
import { COPY } from '@hearthline/client/screens/signing/additional/copy.ts';
import { CORRECTED, CORRECTION, REDONE_COPY } from '@hearthline/client/parts/corrections/copy.ts';
import { CORRECTION_HOLD } from '@hearthline/client/screens/hold/copy.ts';
import { COPY as PROFILE } from '@hearthline/client/screens/start/profile/corrections-copy.ts';
import { CORRECTION_REVIEW } from '@hearthline/journey/status-copy/page-copy.ts';
import { SIGNER_STATES } from '@hearthline/journey/status-copy/signer-states.ts';
import type { APIRequestContext } from '@playwright/test';

import { choose, pressContinue, question } from '../pages/controls.ts';
import { askCorrection, decide, fillOwner, pressOf, resendTo, signerCard } from '../pages/owners.ts';
import { atScreen } from '../pages/start.ts';
import { freshEmail, openAs, play, staff, type Played, passTime } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** The addresses an invitation of this application was sent to, the newest first. */
async function invited(request: APIRequestContext, { uuid }: Played): Promise<string[]> {
  const answer = await request.get('/sandbox/outbox', { params: { applicationUuid: uuid } });
  const mails = (await answer.json()) as { to: string; subject: string; at: string }[];
  return mails.filter(({ subject }) => subject.startsWith('Your signature is needed')).map(({ to }) => to);
}

test('persona 2: the invitation is sent again, and to a corrected address; the documents stay signed', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openAs(page, who);
  await atScreen(page, 'signing/additional');
  await expect(question(page)).toHaveText(COPY.title(1));
  await expect(signerCard(page, 'Paula Joint')).toContainText(SIGNER_STATES.INVITED);
  await accessible(page, 'signing/additional');
  await passTime(request, who.uuid, '2m');
  await resendTo(page, 'Paula Joint');
  await expect.poll(() => invited(request, who)).toHaveLength(2);

  await pressOf(page, COPY.correct, 'Paula Joint');
  const email = page.getByRole('textbox', { name: OWNER.email });
  await email.fill(who.email);
  await pressContinue(page, COPY.save);
  // the borrower's own address is refused beside the field, and what was typed stays
  await expect(page.getByText('is used by another signer').first()).toBeVisible();
  await expect(email).toHaveValue(who.email);
  await accessible(page, 'signing/additional, an address refused');
  const corrected = freshEmail('paula');
  await email.fill(corrected);
  await pressContinue(page, COPY.save);
  await expect(signerCard(page, 'Paula Joint')).toContainText(corrected);
  await expect.poll(() => invited(request, who)).toContain(corrected);
  await expect(page).toHaveURL(/signing\/additional/);
});

test('persona 2: a third owner is added, and the documents are signed again', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openAs(page, who);
  await atScreen(page, 'signing/additional');
  await page.getByRole('button', { name: COPY.add }).click();
  await expect(page.getByText(COPY.documents)).toBeVisible();
  await fillOwner(page, { first: 'Peter', last: 'Joint', email: 'paula.joint@example.com', phone: '6025550155' });
  await pressContinue(page, COPY.saveAdd);
  await expect(page.getByText(OWNER_PROBLEMS.twice).first()).toBeVisible();
  await page.getByRole('textbox', { name: OWNER.email }).fill(freshEmail('peter'));
  await pressContinue(page, COPY.saveAdd);
  await atScreen(page, 'signing/intro');
});

test('what the other owner does shows without a reload, and the page goes on when everyone has signed', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openAs(page, who);
  await atScreen(page, 'signing/additional');
  await staff(request, who.uuid, 'co-owners-sign');
  await expect(page).not.toHaveURL(/signing\/additional/, { timeout: 30_000 });
  await atScreen(page, 'notary/intro');
});

test('signererror: a person on the team checks what the owner sent, and the page says so without saying what', async ({
  page,
  request,
}) => {
  const who = await play(request, 2, 'CO_DEED_REQ', ['signererror']);
  await openAs(page, who);
  await atScreen(page, 'signing/additional');
  await expect(signerCard(page, 'Paula Joint')).toContainText(COPY.now.STAFF);
  await staff(request, who.uuid, 'clear');
  await expect(signerCard(page, 'Paula Joint')).toContainText(COPY.now.IDENTIFIED, { timeout: 30_000 });
});

test('a correction is asked for with its effect in view, held until staff decide, refused with a reason, then accepted', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'APP_SUBMISSION');
  await openAs(page, who);
  await atScreen(page, 'start/app-summary');
  await page.getByRole('link', { name: CORRECTION.ask }).click();
  await atScreen(page, 'start/profile');
  await expect(question(page)).toHaveText(PROFILE.title);
  await page.reload();
  await askCorrection(page, 'INCOME');
  await expect(page.getByText(REDONE_COPY.OFFERS)).toBeVisible();
  await accessible(page, 'start/profile, a correction');
  await page.getByLabel(PROFILE.incomePrimary).fill('150000');
  await pressContinue(page, PROFILE.submit);
  await atScreen(page, 'review-app/uw');
  await expect(question(page)).toHaveText(CORRECTION_REVIEW.title);
  await expect(page.getByRole('heading', { name: CORRECTED.INCOME })).toBeVisible();
  await accessible(page, 'review-app/uw, a correction');
  await decide(request, who, 'refuse-correction', 'Your paystub shows $144,000.');
  await atScreen(page, 'start/app-summary');

  // the reason is on the page of corrections, and the dashboard says that nothing was changed
  await page.goto('/dashboard');
  await expect(page.getByText(/we did not change this answer: your income/)).toBeVisible();
  await page.getByRole('link', { name: CORRECTION.ask }).click();
  await expect(page.getByText('Your paystub shows $144,000.')).toBeVisible();

  await askCorrection(page, 'NAME');
  await page.getByLabel(PROFILE.firstName).fill('Gracie');
  await pressContinue(page, PROFILE.submit);
  await atScreen(page, 'review-app/uw');
  await decide(request, who, 'accept-correction');
  await atScreen(page, 'start/app-summary');
  await expect(page.getByText('Gracie Happy').first()).toBeVisible();
});

test('@short-wide a request for a correction is taken back, and the borrower goes on where they were', async ({ page, request }) => {
  const who = await play(request, 1, 'FINAL_OFFER');
  await openAs(page, who);
  await expect(question(page)).toBeVisible();
  await page.goto('/dashboard');
  await page.getByRole('link', { name: CORRECTION.ask }).click();
  await askCorrection(page, 'PROPERTY_USE');
  await choose(page, /^Second home/);
  await pressContinue(page, PROFILE.submit);
  await atScreen(page, 'review-app/uw');
  await page.getByRole('button', { name: CORRECTION_HOLD.takeBack }).click();
  await atScreen(page, 'signing/intro');
});
