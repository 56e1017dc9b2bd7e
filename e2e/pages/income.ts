/** Linking income as a borrower: on the product's page, at the vendor's, and back. */
import { uuidOf } from '@hearthline/journey/paths.ts';
import { expect, type Page } from '@playwright/test';
import { passTime } from '../setup/sandbox.ts';

type SignIn = { readonly name?: string; readonly password?: string };

async function signIn(page: Page, where: string, { name = '', password = '' }: SignIn): Promise<void> {
  await page.getByRole('button', { name: where, exact: true }).click();
  await page.getByLabel('User name').fill(name);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Chooses the simulated payroll service and signs in; the page is on its first page. */
export const signInAtPayroll = (page: Page, typed: SignIn = {}): Promise<void> =>
  signIn(page, 'Sandbox Payroll Provider', { name: 'goodlogin', password: 'goodpassword', ...typed });

/** Chooses the simulated bank and signs in; the page is on its first page. */
export const signInAtBank = (page: Page, typed: SignIn = {}): Promise<void> =>
  signIn(page, 'First Platypus Bank', { name: 'user_good', password: 'pass_good', ...typed });

/** Lets the time pass that a service takes, on the clock of the page's application only. */
export async function serviceTakes(page: Page, time: string): Promise<void> {
  await passTime(page.request, uuidOf(page.url()) ?? '', time);
}

/** On income/review: links the payroll, comes back, and waits until it was read; the next screen follows by itself. */
export async function linkIncome(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/income\/review/);
  await page.getByRole('button', { name: 'Link payroll' }).click();
  await signInAtPayroll(page);
  await page.getByRole('button', { name: 'Agree and finish' }).click();
  await expect(page.getByText(/The payroll service is reading your pay/)).toBeVisible();
  await expect(async () => {
    await serviceTakes(page, '40s');
    await expect(page).not.toHaveURL(/\/income\/review/, { timeout: 10_000 });
  }).toPass({ timeout: 150_000 });
}
