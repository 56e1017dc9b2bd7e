/** What the lender needs from the borrower: the list, a file that is cut in the middle, a phone number, the words of a request. */
import { COPY as LIST } from '@hearthline/client/screens/conditions/copy.ts';
import { COPY as PHONE } from '@hearthline/client/screens/conditions/phone-number/copy.ts';
import type { APIRequestContext, Page } from '@playwright/test';

import { pressContinue, question } from '../pages/controls.ts';
import { pictureFile } from '../pages/identity.ts';
import { openAs, play, type Played } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** Staff ask for something. */
async function ask(request: APIRequestContext, { uuid }: Played, category: string, reason?: string): Promise<void> {
  const data = { action: 'add-condition', category, ...(reason !== undefined && { reason }) };
  const answer = await request.post(`/sandbox/applications/${uuid}/staff`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
async function reject(request: APIRequestContext, { uuid }: Played, reason: string): Promise<void> {
  const answer = await request.post(`/sandbox/applications/${uuid}/staff`, { data: { action: 'reject-document', reason } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const openList = async (page: Page, who: Played): Promise<void> => {
  await openAs(page, who);
  await expect(question(page)).toBeVisible();
  await page.goto(`/account/heloc/${who.uuid}/conditions`);
  await expect(question(page)).toHaveText(LIST.title);
};

test('nothing is asked, then two things are: oldest first, each with its own words', async ({ page, request }) => {
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openList(page, who);
  await expect(page.getByText(LIST.none)).toBeVisible();
  await accessible(page, 'conditions, empty');
  await ask(request, who, 'REVIEW_TRUST_REQUIREMENTS');
  await ask(request, who, 'GENERIC_DOCUMENT_REQUEST', 'Send the lease of the home you rent out.');
  await page.reload();
  const titles = page.getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['Upload your Certificate of Trust', 'Send us a document']);
  await expect(page.getByText('Send the lease of the home you rent out.')).toBeVisible();
  await accessible(page, 'conditions');
});

test('a file that is cut in the middle goes on where it broke off', async ({ page, request, context }) => {
  const who = await play(request, 34, 'INCOME_VERIFICATION');
  await ask(request, who, 'ESCALATION_REVIEW');
  await openList(page, who);
  await page.getByRole('link', { name: /Our team is reviewing/ }).click();
  await expect(page).toHaveURL(/conditionUuid=[0-9a-f-]{36}&conditionType=UPLOAD&conditionEnum=ESCALATION_REVIEW/);

  // the second part is lost on its way; afterwards the connection is gone for a while
  const offsets: string[] = [];
  let parts = 0;
  await page.route('**/documents/unfinished/*/parts', async (route) => {
    parts += 1;
    offsets.push(/name="offset"\r\n\r\n(\d+)/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1] ?? '?');
    if (parts === 2) {
      await context.setOffline(true);
      await route.abort('connectionreset');
    } else await route.continue();
  });
  const picture = await pictureFile(page, 'letter.jpg');
  const large = { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(1_500_000, 7)]) };
  await page.getByLabel('Choose files').setInputFiles(large);
  await expect(page.getByText(/goes on where it stopped/)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText('We have what we asked for')).toBeVisible({ timeout: 60_000 });
  // the lost part is the only one that was sent twice
  expect(offsets[1]).toBe(offsets[2]);
  expect(Number(offsets[1])).toBeGreaterThan(0);
  expect(new Set(offsets).size).toBe(offsets.length - 1);
});

test('persona 31: a missing phone number is added, and the request is gone', async ({ page, request }) => {
  const who = await play(request, 31, 'INCOME_VERIFICATION');
  await ask(request, who, 'MISSING_PHONE_NUMBER');
  await openList(page, who);
  await page.getByRole('link', { name: /Add phone number/ }).click();
  await expect(question(page)).toHaveText(PHONE.title);
  await pressContinue(page, PHONE.submit);
  await expect(page.getByText('Please enter your mobile phone').first()).toBeVisible();
  await page.getByLabel(PHONE.phone).fill('6025550131');
  await pressContinue(page, PHONE.submit);
  await expect(question(page)).toHaveText(PHONE.saved);
  await page.getByRole('link', { name: 'See everything we need from you' }).click();
  await expect(page.getByText('Add your phone number')).toHaveCount(0);
});

test('a rejected file shows the reason, and the comment replaces the description', async ({ page, request }) => {
  const who = await play(request, 36, 'INCOME_VERIFICATION');
  await ask(request, who, 'PROPERTY_LEGAL_DESCRIPTION');
  await openList(page, who);
  await page.getByRole('link', { name: /describes your property/ }).click();
  await expect(page.getByText(/latest mortgage, deed of trust or deed/)).toBeVisible();
  await page.getByLabel('Choose files').setInputFiles(await pictureFile(page, 'deed.jpg'));
  await expect(page.getByText('We have what we asked for')).toBeVisible({ timeout: 30_000 });
  await reject(request, who, 'The second page of the deed is missing.');
  await page.reload();
  await expect(page.getByText('Send it again')).toBeVisible();
  await expect(page.getByText('The second page of the deed is missing.').first()).toBeVisible();
});
