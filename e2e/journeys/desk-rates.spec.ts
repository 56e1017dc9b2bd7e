/** Rates at the desk: a sheet is changed, refused where it is wrong, previewed, kept, and read back. */
import { BRINDLEMARK } from '@hearthline/orgs/lenders/banks/brindlemark.ts';
import { expect } from '@playwright/test';
import { accessible, test } from '../setup/test.ts';
import { signInAtDesk } from '../pages/desk.ts';

test('@short-wide a rate sheet is changed in its tables, refused where it is wrong, previewed, kept, and read back as a CSV', async ({
  page,
}) => {
  const name = `Rates of ${Date.now()}`;
  await signInAtDesk(page, 'admin');
  await page.goto('/desk/settings/lender/rates');
  const inForce = page.getByRole('row').filter({ hasText: 'In force' }).filter({ hasNotText: 'Not in force' });
  await inForce.getByRole('button', { name: /^Open/ }).click();
  const base = page.getByRole('textbox', { name: 'Score tiers, row 1, Base rate %' });
  await base.fill('8.9');
  await page.getByRole('button', { name: 'Preview' }).click();
  const below = page.getByRole('textbox', { name: 'Score tiers, row 2, Base rate %' });
  await expect(below).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 });
  await expect(below).toHaveAccessibleDescription(/a better borrower would pay more/);
  await accessible(page, 'a rate sheet with a problem');

  await base.fill('8.3');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'What it would do' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('row', { name: /^Advertised APRs/ })).toContainText('8.05%');
  const borrowers = page.getByRole('table', { name: 'Borrowers', exact: true });
  await page.getByRole('button', { name: 'Score', exact: true }).click();
  await expect(borrowers.getByRole('row').nth(1)).toContainText('78');
  await accessible(page, 'the preview of a rate sheet');
  await page.getByLabel('Name of the sheet').fill(name);
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  await expect(page.getByText(`${name} is kept.`).first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Not in force');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download ${name} as CSV` }).click();
  const file = await (await saved).path();
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.getByLabel('Choose a CSV').setInputFiles({ name: 'january.csv', mimeType: 'text/csv', buffer: Buffer.from('=1+1') });
  await expect(page.getByText('Line 1, column A: “=1+1” is a formula: write the figure itself')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Choose a CSV').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Score tiers, row 1, Base rate %' })).toHaveValue('8.3', { timeout: 60_000 });
});

test('@short-wide another score tier and a cap change in one step, and a second person sees what they do before publishing', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { protocol, port } = new URL(baseURL ?? '');
  const origin = `${protocol}//${BRINDLEMARK.hostPrefix}.localhost:${port}`;
  const least = String(16_000 + (Date.now() % 4_000));
  await request.get(`/sandbox/staff?org=${BRINDLEMARK.orgCode}`);
  await signInAtDesk(page, 'admin', { orgCode: BRINDLEMARK.orgCode, origin });
  await page.goto(`${origin}/desk/settings/lender`);
  await page.getByRole('main').getByRole('link', { name: 'Products and rates' }).click();
  const inForce = page.getByRole('row').filter({ hasText: 'In force' }).filter({ hasNotText: 'Not in force' });
  await inForce.first().getByRole('button', { name: /^Open/ }).click();
  await page.getByRole('button', { name: 'Copy Score tiers, row 1' }).click();
  const top = page.getByRole('textbox', { name: 'Score tiers, row 1, Score from' });
  // One more than an earlier run of the same product published.
  const score = String(Number(await top.inputValue()) + 1);
  await top.fill(score);
  await page.getByLabel(`Margin of later draws, score from ${score}`).fill('1.25');
  await page.getByLabel('Smallest line').fill(least);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'What it would do' })).toBeVisible({ timeout: 60_000 });
  await page.getByLabel('Name of the sheet').fill(`From ${score}, ${Date.now()}`);
  await page.getByRole('button', { name: 'Keep this sheet' }).click();
  await page.getByRole('button', { name: 'Propose it' }).click({ timeout: 60_000 });
  const dialog = page.getByRole('dialog', { name: 'Ask a colleague to publish this change?' });
  await expect(dialog).toContainText('Margins of later draws');
  await expect(dialog).toContainText(least);
  await accessible(page, 'a change of rates before it is asked for');
  await dialog.getByLabel('Why').fill('A tier for the best scores');
  await dialog.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(page.getByText('You proposed this. A different person decides it.')).toBeVisible({ timeout: 30_000 });

  const colleague = await browser.newContext();
  const theirs = await colleague.newPage();
  await signInAtDesk(theirs, 'compliance', { orgCode: BRINDLEMARK.orgCode, origin });
  await theirs.goto(`${origin}/desk/settings/lender/rates`);
  await theirs.getByRole('button', { name: 'Preview the change' }).click();
  await theirs.getByRole('button', { name: 'Publish', exact: true }).click({ timeout: 60_000 });
  await expect(theirs.getByText(/^Published/).first()).toBeVisible({ timeout: 30_000 });
  await expect(theirs.getByRole('table', { name: 'Versions' })).toContainText('A tier for the best scores');
  await accessible(theirs, 'the room of products and rates with its history');
  await colleague.close();
});
