/** Verifying income as a borrower: links at the simulated services, documents, the employer, and less income than stated. */
import { pdf } from '@hearthline/server/uploads/testing/pdfs.ts';
import type { Page } from '@playwright/test';
import { linkIncome, serviceTakes, signInAtBank, signInAtPayroll } from '../pages/income.ts';
import { openAs, play, staff, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const REVIEW = /\/income\/review/;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('Grace Happy links her payroll and goes on to her bank', async ({ page, request }) => {
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await expect(heading(page, 'Verify your income')).toBeVisible();
  await expect(page.getByText('$12,000.00')).toBeVisible();
  await accessible(page, 'income/review');
  await linkIncome(page);
  await expect(page).toHaveURL(/\/bank\/disburse/);
});

test('the pages of the payroll service are accessible, and one can go back and leave', async ({ page, request }) => {
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.getByRole('button', { name: 'Link payroll' }).click();
  await expect(heading(page, 'Who pays you?')).toBeVisible();
  await accessible(page, 'payroll: provider');
  await page.getByRole('searchbox').fill('cactus');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ledgerline HR' })).toBeHidden();
  await page.getByRole('button', { name: 'Cactus Pay' }).click();
  await accessible(page, 'payroll: sign-in');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: /^Cancel and return to/ }).click();
  await expect(heading(page, 'Your income is not linked yet')).toBeVisible();
  await expect(page.getByText(/You left before the link was finished. Nothing was shared./)).toBeVisible();
  await accessible(page, 'plaid-oauth-success');
  expect(page.url()).not.toContain('exit');
  await page.getByRole('link', { name: 'Choose another way' }).click();
  await expect(page).toHaveURL(REVIEW);
  await expect(page.getByText(/You started this and did not finish/)).toBeVisible();
  await page.getByRole('button', { name: 'Link payroll again' }).click();
  await expect(heading(page, 'Who pays you?')).toBeVisible();
});

/** What is typed at the bank, what its page says, and what the product says afterwards; null: the borrower types again there. */
const AT_BANK = [
  ['INVALID_CREDENTIALS', /user name or password is wrong/, null],
  ['ITEM_LOCKED', 'Your account is locked', /Your account there is locked/],
  ['INSTITUTION_DOWN', 'This bank is not available', /That bank’s service is down right now/],
  ['INSTITUTION_NOT_RESPONDING', 'This bank does not respond', /That bank does not respond right now/],
  ['USER_SETUP_REQUIRED', 'Finish setting up your account', /finish setting up online access first/],
  ['NO_ACCOUNTS', 'No accounts were found', /There is no checking or savings account/],
  ['PRODUCTS_NOT_SUPPORTED', 'This bank cannot share what is needed', /That bank cannot share what we need/],
] as const;

test('each error of the bank is said there, and after the return', async ({ page, request }) => {
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.getByRole('button', { name: 'Link bank' }).click();
  for (const [code, there, after] of AT_BANK) {
    await test.step(code, async () => {
      await signInAtBank(page, { password: `error_${code}` });
      await expect(page.getByText(there).first()).toBeVisible();
      if (after === null) {
        await page.getByRole('button', { name: 'Back' }).click();
        return;
      }
      await page.getByRole('button', { name: 'Return without linking' }).click();
      await expect(page.getByText(after)).toBeVisible();
      await page.getByRole('button', { name: 'Start the link again' }).click();
    });
  }
  // a wrong code, then the right one
  await signInAtBank(page, { password: 'mfa_device' });
  await page.getByLabel('Code').fill('9999');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is wrong');
  await page.getByLabel('Code').fill('1234');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Agree and finish' }).click();
  await expect(page).toHaveURL(REVIEW);
  await serviceTakes(page, '30s');
  // deposits do not name the employer, who is asked next
  await expect(page).toHaveURL(/\/income\/employer-verification/, { timeout: 20_000 });
});

const AT_PAYROLL = [
  ['error_login_error', /user name or password is wrong/],
  ['error_account_locked', 'Your account is locked'],
  ['error_unavailable', 'This provider is not available'],
  ['error_error', 'Something went wrong'],
] as const;

test('each error of the payroll service is said there; the link page refuses a session that is over', async ({ page, request }) => {
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.getByRole('button', { name: 'Link payroll' }).click();
  for (const [name, said] of AT_PAYROLL) {
    await signInAtPayroll(page, { name });
    await expect(page.getByText(said).first()).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
  }
  const link = page.url();
  await page.getByRole('button', { name: /^Cancel and return to/ }).click();
  await expect(heading(page, 'Your income is not linked yet')).toBeVisible();
  await page.goto(link);
  await expect(heading(page, 'This page has expired')).toBeVisible();
  // signed out at the bank: after signing in, the product knows where the borrower was
  await page.goto('/account/heloc/plaid-oauth-success');
  await expect(page.getByText(/We did not hear back that the link was finished/)).toBeVisible();
});

test('Sam Selfe fetches his tax returns: the first year, then both', async ({ page, request }) => {
  const who = await play(request, 4, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.getByRole('button', { name: 'Fetch tax returns' }).click();
  await expect(heading(page, 'Is this you?')).toBeVisible();
  await accessible(page, 'tax: confirm');
  await page.getByLabel(/Last four digits/).fill('0000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('alert')).toContainText('do not match');
  await page.getByLabel(/Last four digits/).fill('1004');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Sign and finish' }).click();
  await expect(page).toHaveURL(/\/income\/pointserv-callback/);
  await expect(page.getByText(/The first year has arrived/)).toBeVisible();
  await accessible(page, 'income/pointserv-callback');
  // leaving and coming back is safe
  await page.getByRole('link', { name: 'Back to your income' }).click();
  await expect(page.getByText(/The first year has arrived/)).toBeVisible();
  await page.goBack();
  await serviceTakes(page, '3m');
  await expect(page).toHaveURL(/\/bank\/disburse/, { timeout: 20_000 });
});

test('Rita Retire links the accounts her pensions are paid into', async ({ page, request }) => {
  const who = await play(request, 5, 'INCOME_VERIFICATION');
  await openAs(page, who, 'localhost');
  await page.getByRole('button', { name: 'Link accounts' }).click();
  await expect(heading(page, 'Where is your income paid?')).toBeVisible();
  await page.getByRole('button', { name: 'Copper Ridge Retirement System' }).click();
  await page.getByLabel('User name').fill('goodlogin');
  await page.getByLabel('Password').fill('goodpassword');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Agree and finish' }).click();
  await expect(page.getByText(/The service is reading your regular payments/)).toBeVisible();
  await serviceTakes(page, '40s');
  await expect(page).toHaveURL(/\/bank\/disburse/, { timeout: 20_000 });
});

test('Paige Stubb: no payroll, two paystubs, then her employer', async ({ page, request }) => {
  const who = await play(request, 31, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.getByRole('button', { name: 'Link payroll' }).click();
  await signInAtPayroll(page);
  await page.getByRole('button', { name: 'Agree and finish' }).click();
  await expect(page).toHaveURL(REVIEW);
  await serviceTakes(page, '40s');
  await expect(page.getByText(/That service has no income under your name/)).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Upload paystubs' }).click();
  await expect(page).toHaveURL(/\/income\/upload\/paystub/);
  await expect(page.getByText('0 of 2 files sent')).toBeVisible();
  await accessible(page, 'income/upload/paystub');
  for (const [at, month] of ['October', 'November'].entries()) {
    const buffer = pdf({ objects: [`(${month})`] });
    await page.getByLabel('Choose files').setInputFiles({ name: `${month}.pdf`, mimeType: 'application/pdf', buffer });
    await expect(page.getByText(`${at + 1} of 2 files sent`)).toBeVisible({ timeout: 20_000 });
  }
  await expect(page.getByText('Your documents are with our team')).toBeVisible();
  await staff(request, who.uuid, 'verify-income');

  await expect(page).toHaveURL(/\/income\/employer-verification/, { timeout: 20_000 });
  await accessible(page, 'income/employer-verification');
  await page.getByRole('button', { name: 'Ask my employer' }).click();
  await expect(page.getByText('Enter your employer’s name').first()).toBeVisible();
  await page.getByLabel('Name of your employer').fill('Saguaro Works');
  await page.getByLabel('Phone number').fill('6025550170');
  await page.getByLabel('Your job title').fill('Analyst');
  for (const [box, typed] of [
    ['Month', '05'],
    ['Day', '01'],
    ['Year', '2019'],
  ] as const)
    await page.getByLabel(box, { exact: true }).fill(typed);
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Ask my employer' }).click();
  await expect(heading(page, 'We are calling your employer')).toBeVisible();
  // the call may be ordered after the first day has passed
  await expect(async () => {
    await serviceTakes(page, '1d');
    await expect(page).toHaveURL(/\/bank\/disburse/, { timeout: 8000 });
  }).toPass();
});

test('Irma Mismatch earns less than she stated: she is told before, and offered less after', async ({ page, request }) => {
  const who = await play(request, 30, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await expect(page.getByRole('heading', { name: 'If it finds less than you stated' })).toBeVisible();
  await linkIncome(page);
  await expect(page).toHaveURL(/\/bank\/disburse/);
  expect(await statusOf(request, who.uuid)).toBe('DISBURSEMENT_ACCOUNT');
});

test('what the services found leads Irma Mismatch to revised offers', async ({ page, request }) => {
  const who = await play(request, 30, 'REVISED_OFFER_SELECTION');
  await openAs(page, who);
  await expect(page).toHaveURL(/\/product\/select/);
});

test('@short-wide an older address of a link leads to the ways to verify income', async ({ page, request }) => {
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  await openAs(page, who);
  await page.goto(`/account/heloc/${who.uuid}/income/link/payroll`);
  await expect(page).toHaveURL(REVIEW);
});
