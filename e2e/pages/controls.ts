/** How a person uses the kit's controls: by their visible labels. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

/** Clicks the card of a radio button or checkbox: the whole label is the target. */
export async function choose(
  within: Page | Locator,
  name: string | RegExp,
  role: 'radio' | 'checkbox' | 'switch' = 'radio',
): Promise<void> {
  const control = within.getByRole(role, { name });
  await control.locator('xpath=ancestor::label[1]').click({ position: { x: 20, y: 20 } });
  await expect(control).toBeChecked();
}

/** Types month, day and year into a date field with three boxes of these labels. */
export async function typeDate(page: Page, iso: string): Promise<void> {
  const [year = '', month = '', day = ''] = iso.split('-');
  await page.getByLabel('Month').fill(month);
  await page.getByLabel('Day').fill(day);
  await page.getByLabel('Year').fill(year);
}

/** Presses the button that continues. */
export const pressContinue = (page: Page, name: string | RegExp = 'Continue'): Promise<void> => page.getByRole('button', { name }).click();

/** The page's question, its only h1. */
export const question = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Presses Tab until `target` has the focus; fails after `most`. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target.toString()}`);
}

/** Opens the menu with what concerns the account: of its own from 1024 px, one sheet with everything below. */
export const openAccountMenu = (page: Page): Promise<void> =>
  page
    .getByRole('banner')
    .getByRole('button', { name: /^(?:Your account|Menu)/ })
    .click();

/** Logs out by the menu at the top of every page. */
export async function logOut(page: Page): Promise<void> {
  await openAccountMenu(page);
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
}
