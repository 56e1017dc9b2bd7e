import { COPY as CONFIRM } from '@hearthline/client/screens/auth/confirm-email/copy.ts';
import type { Page } from '@playwright/test';

import { pressContinue, question, tabTo } from '../pages/controls.ts';
import { GOLDEN, chooseHighestFee, chooseTerm, expectGolden, fee, setDraw, term } from '../pages/offer.ts';
import { confirmEmail, STEPS, person, register, stepUrl } from '../pages/registration.ts';
import { freshEmail, mailedCode } from '../setup/sandbox.ts';
import { accessible, expect, expectSpoken, test, expectAnnounced } from '../setup/test.ts';

const grace = () => person({ first: 'Grace', last: 'Happy', email: freshEmail('grace.happy') });

async function offerPage(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/product\/select(\?|$)/, { timeout: 60_000 });
  await expect(question(page)).toBeVisible();
}

async function confirmAt(page: Page, years: number): Promise<void> {
  const row = GOLDEN.find((golden) => golden.years === years);
  if (row === undefined) throw new Error(`no golden row for ${years} years`);
  await expect(page).toHaveURL(/\/product\/select\/confirm(\?|$)/);
  const main = page.getByRole('main');
  for (const figure of [row.payment, row.apr, '$100,000.00', '$4,990.00', '$104,990.00']) await expect(main).toContainText(figure);
}

/** What the numbers of a page mean, in its footer. */
const disclosures = (page: Page) => page.getByRole('contentinfo').locator('details');

test('@short from the address to the confirmed offer, with the golden figures', async ({ page }) => {
  await page.goto('/account/heloc');
  await expect(disclosures(page), 'folded where no number needs them').not.toHaveAttribute('open');
  await register(page, grace(), async (step) => {
    if (step !== STEPS[0]) await expectSpoken(page, step.path);
    await accessible(page, step.path);
  });
  await offerPage(page);
  // the offers follow the loading screen without a click
  await expectAnnounced(page, 'product/select');
  await setDraw(page, '100000');
  await expect(fee(page, 0), 'no fee is chosen for the borrower').toBeChecked();
  await chooseHighestFee(page);
  await expectGolden(page);
  await expect(disclosures(page)).toHaveAttribute('open');
  await accessible(page, 'product/select');
  await chooseTerm(page, 15);
  await pressContinue(page);
  await confirmAt(page, 15);
  await expectAnnounced(page, 'product/select/confirm');
  await accessible(page, 'product/select/confirm');
  await pressContinue(page, /confirm|continue/i);
  await expect(page).toHaveURL(/\/start\/contact(\?|$)/);
});

test('@short on every step, reload and back lose nothing that was typed', async ({ page }) => {
  const person = grace();
  await page.goto('/account/heloc');
  for (const [index, step] of STEPS.entries()) {
    await expect(page).toHaveURL(stepUrl(step));
    await step.fill(page, person);
    if (step === STEPS.at(-1)) break;
    await pressContinue(page);
    const next = STEPS[index + 1];
    if (next === undefined) break;
    await expect(page).toHaveURL(stepUrl(next));
    await page.goBack();
    await expect(page).toHaveURL(stepUrl(step));
    await step.expectKept(page, person);
    await page.reload();
    await step.expectKept(page, person);
    await pressContinue(page);
  }
  await pressContinue(page, 'Check my rate');
  await confirmEmail(page, person);
  await offerPage(page);
  await page.reload();
  await offerPage(page);
});

test('the whole path can be completed with the keyboard only', async ({ page }) => {
  const person = grace();
  await page.goto('/account/heloc');
  for (const step of STEPS) {
    await expect(page).toHaveURL(stepUrl(step));
    await step.byKeyboard(page, person);
    await tabTo(page, page.getByRole('button', { name: step === STEPS.at(-1) ? 'Check my rate' : 'Continue' }));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByLabel(CONFIRM.code)).toBeVisible();
  await tabTo(page, page.getByLabel(CONFIRM.code));
  await page.keyboard.type(await mailedCode(page.request, person.email));
  await page.keyboard.press('Enter');
  await offerPage(page);
  await tabTo(page, page.getByRole('textbox', { name: /how much/i }));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('100000');
  await page.keyboard.press('Tab');
  await tabTo(page, page.getByRole('radio', { checked: true }).first());
  while (!(await term(page, 15).isChecked())) await page.keyboard.press('ArrowRight');
  await tabTo(page, fee(page, 0));
  await page.keyboard.press('ArrowUp');
  await expect(fee(page, 4.99)).toBeChecked();
  await expectGolden(page);
  await tabTo(page, page.getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await confirmAt(page, 15);
});
