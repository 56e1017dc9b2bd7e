/** The help articles: a visitor searches and reads one; a borrower reaches one from the screen it explains, and comes back. */
import { openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

test('@short a visitor finds an answer by words that are not in its question, and is led to the first question', async ({ page }) => {
  await page.goto('/licenses');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions and answers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
  await accessible(page, 'help');
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('qué documentos necesito');
  await page.getByRole('link', { name: 'What do I need to apply?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What do I need to apply?' })).toBeVisible();
  await expect(page).toHaveTitle(/^What do I need to apply\? \| /);
  await accessible(page, 'help article');
  await page.getByRole('link', { name: 'Check your rate' }).click();
  await expect(page).toHaveURL(/\/register-v2/);
});

test('a borrower reads an answer from the screen it explains, and opens the application again', async ({ page, request }, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await expect(page).toHaveURL(/product\/select/);
  await page.getByRole('link', { name: 'Is the rate fixed or variable?' }).click();
  await expect(page.getByText(/The rate of your first draw is fixed for its whole term/)).toBeVisible();
  await page.getByRole('link', { name: 'Open your application' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your offer' })).toBeVisible();
});

test('an address of the help without an answer says so, and leads to all of them', async ({ page }, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
  const missing = await page.goto('/account/heloc/help/what-is-love');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'We have no answer at this address' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All questions and answers' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});
