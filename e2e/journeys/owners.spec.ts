/** The borrower follows the other owners: invitations, corrections, one person more or less, and what others do while the page is open. */
import { OWNER, OWNER_PROBLEMS } from '@hearthline/client/parts/owners/copy.ts';
import { COPY } from '@hearthline/client/screens/signing/additional/copy.ts';
import type { APIRequestContext } from '@playwright/test';

import { pressContinue, question } from '../pages/controls.ts';
import { fillOwner, pressOf, resendTo, signerCard } from '../pages/owners.ts';
import { atScreen } from '../pages/start.ts';
import { freshEmail, openAs, play, staff, type Played } from '../setup/sandbox.ts';
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
  await expect(signerCard(page, 'Paula Joint')).toContainText(COPY.state.INVITED);
  await accessible(page, 'signing/additional');
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
