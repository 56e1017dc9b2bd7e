/** What the lender needs from the borrower: the list, a file that is cut in the middle, a phone number, the words of a request. */
import { LIST } from '@hearthline/client/parts/conditions/copy.ts';
import { COPY } from '@hearthline/client/screens/conditions/copy.ts';
import { COPY as PHONE } from '@hearthline/client/screens/conditions/phone-number/copy.ts';
import type { APIRequestContext, Page } from '@playwright/test';

import { pressContinue, question } from '../pages/controls.ts';
import { pictureFile } from '../pages/identity.ts';
import { openAs, play, type Played } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** Staff ask for something. */
async function ask(request: APIRequestContext, { uuid }: Played, category: string, textForBorrower?: string): Promise<void> {
  const data = { action: 'add-condition', category, ...(textForBorrower !== undefined && { textForBorrower }) };
  const answer = await request.post(`/sandbox/applications/${uuid}/staff`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
async function reject(request: APIRequestContext, { uuid }: Played, textForBorrower: string): Promise<void> {
  const answer = await request.post(`/sandbox/applications/${uuid}/staff`, { data: { action: 'reject-document', textForBorrower } });
  expect(answer.ok(), await answer.text()).toBe(true);
}
const openList = async (page: Page, who: Played): Promise<void> => {
  await openAs(page, who);
  await expect(question(page)).toBeVisible();
  await page.goto(`/account/heloc/${who.uuid}/conditions`);
  await expect(question(page)).toHaveText(COPY.title);
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
  const calls: string[] = [];
  const arrived: number[] = [];
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.includes('/documents/unfinished')) return;
    calls.push(`${response.request().method()} ${pathname.split('/').at(-1) ?? ''}`);
    if (pathname.endsWith('/parts') && response.ok()) arrived.push(((await response.json()) as { offset: number }).offset);
  });
  let parts = 0;
  await page.route('**/documents/unfinished/*/parts', async (route) => {
    parts += 1;
    if (parts !== 2) return route.continue();
    await context.setOffline(true);
    return route.abort('connectionreset');
  });
  const picture = await pictureFile(page, 'letter.jpg');
  const large = { ...picture, buffer: Buffer.concat([picture.buffer, Buffer.alloc(1_500_000, 7)]) };
  await page.getByLabel('Choose files').setInputFiles(large);
  await expect(page.getByText(/continues where it stopped/)).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await expect(page.getByText('We have what we asked for')).toBeVisible({ timeout: 60_000 });
  // begun once, continued where it broke off, and nothing that had arrived was sent again
  expect(calls.filter((call) => call === 'POST unfinished')).toHaveLength(1);
  expect(calls.filter((call) => call === 'POST finish')).toHaveLength(1);
  expect(calls.some((call) => call.startsWith('GET '))).toBe(true);
  expect(arrived.length).toBeGreaterThan(2);
  expect(arrived).toEqual([...new Set(arrived)].toSorted((one, other) => one - other));
  expect(arrived.at(-1)).toBe(large.buffer.length);
});

test('@short-wide persona 31: a missing phone number is added, and the request is gone', async ({ page, request }) => {
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

for (const [persona, status, title, words] of [
  [34, 'INCOME_VERIFICATION', 'Another application on your credit report', /Send proof that the other application was canceled/],
  [3, 'TRUST_AND_INSURANCE', 'Upload your Certificate of Trust', /names the trust, its date, the trustees/],
  [36, 'FINAL_TITLE_COMPLETE', 'Upload a document that describes your property', /latest mortgage, deed of trust or deed/],
] as const)
  test(`persona ${persona}: at ${status} the request is there, and a file answers it`, async ({ page, request }) => {
    const who = await play(request, persona, status);
    await openList(page, who);
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await expect(question(page)).toHaveText(title);
    await expect(page.getByText(words)).toBeVisible();
    await page.getByLabel('Choose files').setInputFiles(await pictureFile(page, 'answer.jpg'));
    await expect(page.getByText('We have what we asked for')).toBeVisible({ timeout: 30_000 });
    await page.getByRole('link', { name: 'See everything we need from you' }).click();
    await expect(page.getByRole('heading', { level: 2, name: LIST.withUs })).toBeVisible();
  });
