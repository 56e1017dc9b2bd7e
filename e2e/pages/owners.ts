/** Following the other people who sign, as the borrower does. */
import { OWNER, ROLE_LABELS } from '@hearthline/client/parts/owners/copy.ts';
import { COPY } from '@hearthline/client/screens/signing/additional/copy.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

export type NamedOwner = { readonly first: string; readonly last: string; readonly email: string; readonly phone: string };

/** The card of one person who signs, by name. */
export const signerCard = (page: Page, name: string): Locator =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .last();

/** Presses a button of one person's card; its accessible name ends with theirs. */
export const pressOf = async (page: Page, button: string, name: string): Promise<void> =>
  page.getByRole('button', { name: `${button} (${name})` }).click();

/** Sends the invitation of a person again and waits until the page says so. */
export async function resendTo(page: Page, name: string): Promise<void> {
  await pressOf(page, COPY.resend, name);
  await expect(page.getByText(/^Sent to .* at /)).toBeVisible();
}

/** Fills the form of a person who signs; the relationship is an owner's. */
export async function fillOwner(page: Page, { first, last, email, phone }: NamedOwner): Promise<void> {
  await page.getByRole('textbox', { name: OWNER.firstName }).fill(first);
  await page.getByRole('textbox', { name: OWNER.lastName }).fill(last);
  await page.getByRole('textbox', { name: OWNER.email }).fill(email);
  await page.getByRole('textbox', { name: OWNER.phone }).fill(phone);
  await page.getByLabel(OWNER.role).selectOption({ label: ROLE_LABELS.CO_DEEDER });
}
