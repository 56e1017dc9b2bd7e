/** Rates at the desk: a sheet is changed, refused where it is wrong, previewed, kept, and read back. */
import { expect } from '@playwright/test';
import { accessible, test } from '../setup/test.ts';
import { signInAtDesk } from '../pages/desk.ts';

test('@short-wide a rate sheet is changed in its tables, refused where it is wrong, previewed, kept, and read back as a CSV', async ({
  page,
}) => {
  const name = `Rates of ${Date.now()}`;
  await signInAtDesk(page, 'admin');
  await page.goto('/desk/settings/rates');
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
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Choose a CSV').setInputFiles({ name: 'january.csv', mimeType: 'text/csv', buffer: Buffer.from('=1+1') });
  await expect(page.getByText('Line 1, column A: “=1+1” is a formula: write the figure itself')).toBeVisible({ timeout: 30_000 });
  await page.getByLabel('Choose a CSV').setInputFiles(file);
  await expect(page.getByRole('textbox', { name: 'Score tiers, row 1, Base rate %' })).toHaveValue('8.3', { timeout: 60_000 });
});
