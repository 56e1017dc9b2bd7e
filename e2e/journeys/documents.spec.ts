/** Documents in the viewer, the dialog that reviews them over any page, and the insurance of the home: personas 1, 3, 8 and 35. */
import { COPY as LIST } from '@hearthline/client/parts/pdf/copy.ts';
import { COPY as VIEWER } from '@hearthline/kit/pdf/copy.ts';
import { RAIL } from '@hearthline/client/parts/screen/rail-copy.ts';
import { RECENT_DOCUMENTS } from '@hearthline/client/screens/dashboard/copy.ts';
import { COPY as DISCLOSURES, PROBLEMS } from '@hearthline/client/screens/document/disclosures/copy.ts';
import { INSURANCE } from '@hearthline/client/screens/insurance/copy.ts';
import { COPY as REQUIREMENTS } from '@hearthline/client/screens/insurance/requirements/copy.ts';
import { COPY as UPLOAD } from '@hearthline/client/screens/insurance/upload/copy.ts';
import type { Page } from '@playwright/test';
import { choose, pressContinue, question, tabTo } from '../pages/controls.ts';
import { readToEnd, typePolicy } from '../pages/documents.ts';
import { openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

test('persona 8 reads each document that New York requires to its end, and agrees only then', async ({ page, request }) => {
  const who = await play(request, 8, 'PRE_SOFT_CREDIT_CONSENT');
  await page.setViewportSize({ width: 390, height: 560 });
  await openAs(page, who, 'ny.localhost');
  await expect(question(page)).toHaveText(DISCLOSURES.consentTitle);
  await expect(page.getByText(VIEWER.unread)).toHaveCount(3);
  await choose(page, /^I instruct/, 'checkbox');
  await readToEnd(page);
  await expect(page.getByText(VIEWER.read, { exact: true })).toHaveCount(3);
  await expect(page.getByText(PROBLEMS.read)).toHaveCount(0);
  await pressContinue(page, DISCLOSURES.submit);
  await expect(page).toHaveURL(/product\/select/, { timeout: 45_000 });
});

test('@short-wide documents opened from the dashboard are read in a dialog, as pages and as text, and closed again', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: RECENT_DOCUMENTS.more }).click();
  await expect(question(page)).toHaveText(DISCLOSURES.title);
  const row = page.getByRole('button', { name: /Important terms/ });
  await row.click();
  const dialog = page.getByRole('dialog', { name: /Important terms/ });
  await expect(dialog.getByRole('group', { name: /^Page 1 of/ })).toBeVisible();
  await accessible(page, 'document/disclosures');
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: VIEWER.download }).click();
  expect((await saved).suggestedFilename()).toBe('heloc-important-terms.pdf');
  await dialog.getByRole('button', { name: VIEWER.text }).click();
  await dialog.getByText(VIEWER.end).scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading').nth(1)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(row).toBeFocused();
  await expect(row).toContainText(VIEWER.read);
  await page.reload();
  await expect(row, 'still read after a reload').toContainText(VIEWER.read);
});

test('the review of disclosures opens over a page by keyboard alone, and leaves what was typed there', async ({ page, request }) => {
  const who = await play(request, 21, 'NO_AVM_FOUND');
  await openAs(page, who);
  await expect(page).toHaveURL(/bpo\/estimate-value/);
  await page.getByLabel('Your estimate').fill('412000');
  const opener = page.getByRole('button', { name: RAIL.disclosures }).filter({ visible: true });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: LIST.review });
  await expect(dialog).toBeVisible();
  await tabTo(page, dialog.getByRole('button', { name: /Important terms/ }));
  await page.keyboard.press('Enter');
  const reading = page.getByRole('dialog', { name: /Important terms/ });
  const box = reading.getByRole('region', { name: /Important terms/ });
  await expect(box.getByRole('group', { name: /^Page 1 of/ })).toBeVisible();
  await tabTo(page, box);
  const width = async () => (await box.getByRole('group').first().boundingBox())?.width ?? 0;
  const before = await width();
  await page.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(before * 1.2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByLabel('Your estimate')).toHaveValue('412,000');
});

/** A day from now in years, in the middle of a month: no time zone changes its month. */
const inYears = (page: Page, years: number): Promise<string> =>
  page.evaluate((more) => `${new Date(performance.timeOrigin).getFullYear() + more}-06-15`, years);

test('persona 35 copies the clause for the agent, is told what is missing beside the fields, and insures the home against flood too', async ({
  page,
  request,
}) => {
  const who = await play(request, 35, 'TRUST_AND_INSURANCE');
  await openAs(page, who);
  await expect(page).toHaveURL(/insurance\/upload/);
  await page.getByRole('link', { name: INSURANCE.toRequirements }).click();
  await expect(question(page)).toHaveText(REQUIREMENTS.title);
  await expect(page.getByRole('heading', { name: REQUIREMENTS.flood })).toBeVisible();
  await expect(page.getByText(/special flood hazard area/)).toBeVisible();
  await accessible(page, 'insurance/requirements');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: REQUIREMENTS.copyClause }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/ISAOA\/ATIMA[^]*Loan number HL/);

  await page.getByRole('link', { name: INSURANCE.toUpload }).click();
  await expect(question(page)).toHaveText(UPLOAD.title);
  const [starts, ends] = [await inYears(page, -1), await inYears(page, 2)];
  await typePolicy(page, UPLOAD.home, { coverage: '1000', starts, ends });
  await typePolicy(page, UPLOAD.flood, { coverage: '250000', starts, ends });
  await pressContinue(page, UPLOAD.submit);
  const summary = page.getByRole('group', { name: /needs? a change/ });
  await expect(summary.getByRole('link')).toHaveCount(1);
  await expect(page.getByLabel(UPLOAD.dwellingCoverage)).toHaveAttribute('aria-invalid', 'true');
  await accessible(page, 'insurance/upload');
  await page.reload();
  await expect(page.getByText(UPLOAD.rejected)).toBeVisible();
  await expect(page.getByLabel(UPLOAD.dwellingCoverage)).toHaveValue('1,000');

  await page.getByLabel(UPLOAD.dwellingCoverage).fill('900000');
  await pressContinue(page, UPLOAD.submit);
  await expect.poll(() => statusOf(request, who.uuid), { timeout: 45_000 }).not.toBe('TRUST_AND_INSURANCE');
});

test('persona 3, whose home a trust owns, sends the insurance and is led to the certificate that is still asked for', async ({
  page,
  request,
}) => {
  const who = await play(request, 3, 'TRUST_AND_INSURANCE');
  await page.setViewportSize({ width: 360, height: 780 });
  await openAs(page, who);
  await expect(page).toHaveURL(/insurance\/upload/);
  await expect(page.getByText(INSURANCE.trust)).toBeVisible();
  await typePolicy(page, UPLOAD.home, { coverage: '900000', starts: await inYears(page, -1), ends: await inYears(page, 2) });
  await page
    .getByRole('button', { name: /Choose/ })
    .setInputFiles({ name: 'policy.png', mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') });
  await expect(page.getByText('policy.png').filter({ visible: true }).first()).toBeVisible();
  await accessible(page, 'insurance/upload');
  await pressContinue(page, UPLOAD.submit);
  await expect(page).toHaveURL(/\/conditions/, { timeout: 45_000 });
  expect(await statusOf(request, who.uuid)).toBe('TRUST_AND_INSURANCE');
});

/** One transparent pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
