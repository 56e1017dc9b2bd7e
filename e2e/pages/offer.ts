/** The offer page: choosing an offer, and reading its figures. */
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { COPY as OFFER } from '@hearthline/client/screens/product/select/copy.ts';

import { choose } from './controls.ts';

/** One row of the golden table (lending §5.2): draw $100,000, fee 4.99 %, with autopay. */
export const GOLDEN = [
  { years: 5, apr: '7.85%', payment: '$2,121.29' },
  { years: 10, apr: '8.20%', payment: '$1,284.94' },
  { years: 15, apr: '8.45%', payment: '$1,030.80' },
  { years: 30, apr: '8.80%', payment: '$829.71' },
] as const;

/** Types the draw and leaves the field, so that it takes effect. */
export async function setDraw(page: Page, dollars: string): Promise<void> {
  const field = page.getByRole('textbox', { name: /how much/i });
  await field.fill(dollars);
  await field.blur();
}

/** The card of a term, in years. */
export const term = (page: Page, years: number) => page.getByRole('radio', { name: new RegExp(`^${years}\\b`) });

/** The card of a fee, percent of the draw. */
export const fee = (page: Page, percent: number) => page.getByRole('radio', { name: new RegExp(`^${OFFER.feeTitle(percent)}`) });

/** The dearest of the fees on offer, as the personas of the sandbox choose it; the page begins with the cheapest. */
export async function chooseHighestFee(page: Page): Promise<void> {
  const last = page.getByRole('radiogroup', { name: OFFER.fee }).getByRole('radio').last();
  await last.locator('xpath=ancestor::label[1]').click({ position: { x: 20, y: 20 } });
  await expect(last).toBeChecked();
}

export async function chooseTerm(page: Page, years: number): Promise<void> {
  await choose(page, new RegExp(`^${years}\\b`));
}

/** Every figure of the golden table is on its card. */
export async function expectGolden(page: Page): Promise<void> {
  for (const { years, apr, payment } of GOLDEN) {
    const card = page.locator('label', { has: term(page, years) });
    await expect(card).toContainText(payment);
    await expect(card).toContainText(apr);
  }
}
