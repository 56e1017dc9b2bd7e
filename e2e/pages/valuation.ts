/** The pages about the value of the home, as a borrower uses them. */
import { COPY as CONDITION } from '@hearthline/client/screens/bpo/condition/copy.ts';
import { COPY as ORDER } from '@hearthline/client/screens/bpo/order-bpo/copy.ts';
import { ACCESS } from '@hearthline/client/parts/valuation/copy.ts';
import { CARD } from '@hearthline/client/parts/card-payment/copy.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { choose, pressContinue } from './controls.ts';

/** The card vendor's published test cards. */
export const TEST_CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  noMoney: '4000000000009995',
  asksBank: '4000000000003220',
} as const;

/** A time at which the agent may come; name and phone are the borrower's own. */
export async function chooseTime(page: Page): Promise<void> {
  await expect(page.getByLabel(ACCESS.name, { exact: true })).not.toHaveValue('');
  await choose(page, ACCESS.options[0], 'checkbox');
}

/** At bpo/condition: an average home that its owner lives in. */
export async function describeHome(page: Page): Promise<void> {
  await choose(page, /^Average/);
  await choose(page.getByRole('radiogroup', { name: CONDITION.damage }), CONDITION.no);
  await choose(page, /^I live there/);
  await chooseTime(page);
  await pressContinue(page, CONDITION.submit);
}

/** At bpo/order-bpo. */
export async function orderValuation(page: Page): Promise<void> {
  await chooseTime(page);
  await pressContinue(page, ORDER.submit);
}

/** At hold: types a card into the vendor's field, and pays. */
export async function payByCard(page: Page, number: string): Promise<void> {
  const card = page.frameLocator(`iframe[title="${CARD.frame}"]`);
  await card.getByLabel('Card number').fill(number);
  await card.getByLabel('Expires').fill('1230');
  await card.getByLabel('Security code').fill('123');
  await pressContinue(page, /^Pay \$/);
}
