/** The message for each refused answer of registration, word for word, and the branches of its path. */
import type { Page } from '@playwright/test';

import { choose, pressContinue, question } from '../pages/controls.ts';
import { answerAll, confirmEmail, reach, register, STEPS, stepUrl, typeAddress, person } from '../pages/registration.ts';
import { accessible, expect, test } from '../setup/test.ts';

const says = (page: Page, sentence: string | RegExp) => expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();

test('an address that is not listed is typed, and each part is validated', async ({ page }) => {
  await reach(page, 'register-v2', person());
  await choose(page, /^Primary/);
  await typeAddress(page, '7 Unlisted Trl', 'Ph0enix', 'AZ', '850');
  await page.getByLabel('Zip code').blur();
  await pressContinue(page);
  await says(page, 'Please enter a valid city name');
  await says(page, 'Please enter a valid zipcode');
  await page.getByLabel('City').fill('Phoenix');
  await page.getByLabel('Zip code').fill('85004');
  await pressContinue(page);
  await expect(page).toHaveURL(/register-v2\/for-sale/);
});

test('a second home adds the question of the primary home address', async ({ page }) => {
  await reach(page, 'register-v2', person());
  await STEPS[0]?.fill(page, person({ occupancy: 'Secondary' }));
  await pressContinue(page);
  await expect(page).toHaveURL(/register-v2\/home-address/);
  await expect(question(page)).toHaveText('Primary home address?');
  await accessible(page, 'home-address');
});

test('homes in Hawaii and New York are told at once where to apply', async ({ page }) => {
  for (const [state, city, zip, title] of [
    ['HI', 'Honolulu', '96813', 'We do not lend in Hawaii'],
    ['NY', 'Albany', '12207', 'A property in New York'],
  ] as const) {
    await reach(page, 'register-v2', person());
    await typeAddress(page, '12 Far Away St', city, state, zip);
    await choose(page, /^Primary/);
    await pressContinue(page);
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await accessible(page, title);
  }
});

test('@short-wide without a property, later steps redirect to the first', async ({ page }) => {
  await page.goto('/account/heloc/register-v2/annual-income');
  await expect(page).toHaveURL(/register-v2\/?(\?|$)/);
});

test('for an email address with an account, the form offers to sign in', async ({ page }) => {
  await page.goto('/account/heloc');
  await answerAll(page, person({ email: 'taken@example.com' }));
  const dialog = page.getByRole('dialog', { name: 'Account already exists' });
  await expect(dialog).toContainText('It looks like taken@example.com already has an account with us.');
  await accessible(page, 'account exists');
  // the dialog opened above the loading screen: after closing, the pressed button has the focus again
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Check my rate' })).toBeFocused();
  await pressContinue(page, 'Check my rate');
  await dialog
    .getByRole('button', { name: 'Login' })
    .or(dialog.getByRole('link', { name: 'Login' }))
    .click();
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a home for sale is declined by the lender, not refused by the form', async ({ page }) => {
  await page.goto('/account/heloc');
  const who = person();
  for (const step of STEPS) {
    await expect(page).toHaveURL(stepUrl(step));
    if (step.path.endsWith('for-sale')) await choose(page, 'Yes');
    else await step.fill(page, who);
    await pressContinue(page, step === STEPS.at(-1) ? 'Check my rate' : 'Continue');
  }
  await confirmEmail(page, who);
  await expect(page).toHaveURL(/\/error\/decline/, { timeout: 60_000 });
  await accessible(page, 'error/decline');
});

test('a person who signs in returns to the current step of the application', async ({ page, context }) => {
  const who = person();
  await page.goto('/account/heloc');
  await register(page, who);
  await expect(page).toHaveURL(/\/product\/select/, { timeout: 60_000 });
  const there = new URL(page.url()).pathname;
  await page.evaluate(() => localStorage.clear());
  await context.clearCookies();
  await page.goto(there);
  await expect(page).toHaveURL(/\/auth\/login/);
  await accessible(page, 'sign-in');
  await page.getByLabel(/email/i).first().fill(who.email);
  await page.getByLabel(/^password$/i).fill(who.password);
  await page
    .getByRole('button', { name: /log in|login|sign in/i })
    .last()
    .click();
  await expect(page).toHaveURL(new RegExp(there), { timeout: 30_000 });
});
