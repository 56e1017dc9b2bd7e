/** The other products: a line paid out at an exchange, interest-only payments at 62 and older, and the waitlist of the DSCR loan. */
import { PAYEE_COPY } from '@hearthline/client/parts/closing/copy.ts';
import { NOT_OPEN } from '@hearthline/client/parts/products/copy.ts';
import { COPY as INTRO } from '@hearthline/client/screens/signing/intro/copy.ts';
import { TERM } from '@hearthline/client/screens/product/select/copy.ts';
import { COPY as WAITLIST, PRODUCTS } from '@hearthline/client/screens/waitlist/copy.ts';
import { ACCOUNTS, confirmAccounts, typeDisbursement } from '../pages/bank.ts';
import { confirmNotice, toFunded, waitOutRescission } from '../pages/closing.ts';
import { pressContinue, question } from '../pages/controls.ts';
import { chooseTerm } from '../pages/offer.ts';
import { freshEmail, openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const SOON = { timeout: 45_000 } as const;
const WALLET = /^(?:Wallet address )?sx1\w\.\.\.\w{4}$/;

test('Carl Coin signs knowing where his money goes, and follows it to his account at the exchange, whose address he copies', async ({
  page,
  context,
}) => {
  await openAs(page, await play(page.request, 'coin', 'NOTE_SIGNING'));
  await expect(page).toHaveURL(/signing\/intro/, SOON);
  await expect(page.getByText(INTRO.paysMain)).toBeVisible();
  await accessible(page, 'signing/intro of a crypto-backed line');

  await openAs(page, await play(page.request, 'coin', 'RESCISSION'));
  await confirmNotice(page, 'Carl Coin');
  await waitOutRescission(page);
  await expect(page.getByText('Your account at Sample Exchange').first()).toBeVisible(SOON);
  await expect(page.getByText(PAYEE_COPY.EXCHANGE.arrives)).toBeVisible();
  await toFunded(page);
  await expect(page.getByText('Your money is at the exchange').first()).toBeVisible(SOON);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/settings');
  await expect(page.getByText(WALLET)).toBeVisible(SOON);
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy wallet address' });
  await copy.click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(copy).toBeVisible({ timeout: 3000 });
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^sx1[a-f\d]{38}$/);
});

test('money that the exchange sends back goes to a bank account, and the page says why', async ({ page }) => {
  await openAs(page, await play(page.request, 'coin', 'RESCISSION', ['walletreturn']));
  await confirmNotice(page, 'Carl Coin');
  await waitOutRescission(page);
  await toFunded(page, /\/bank\/disburse/);
  await expect(page.getByText(PAYEE_COPY.EXCHANGE.returned)).toBeVisible();
  await expect(page.getByText('The account is closed.')).toBeVisible();
  await accessible(page, 'bank/disburse after the exchange');
  await typeDisbursement(page, ACCOUNTS.good);
  await confirmAccounts(page);
  await expect(page).toHaveURL(/\/complete/, SOON);
  await toFunded(page);
});

test('Rita Retire sees payments of interest and the balloon at the end, from the offer to its confirmation', async ({ page }) => {
  await openAs(page, await play(page.request, 'retire', 'OFFER_SELECTION'), 'markets.localhost');
  await expect(page).toHaveURL(/product\/select/, SOON);
  await expect(page.getByText(TERM.INTEREST_ONLY.label)).toBeVisible(SOON);
  await chooseTerm(page, 15);
  await expect(page.getByText(/a month for 15 years, interest only/)).toBeVisible();
  await expect(page.getByText(/the balloon: you still owe almost all of the line/)).toBeVisible();
  await accessible(page, 'product/select, interest only');
  await pressContinue(page, /Continue/);
  await expect(page).toHaveURL(/product\/select\/confirm/, SOON);
  await expect(page.getByText(/a month for 15 years, interest only/)).toBeVisible();
});

test('@short-wide a visitor from a lender’s own site joins the waitlist of its DSCR loan; another lender says that it has none', async ({
  page,
}) => {
  await page.goto('/waitlist?product=DSCR_LOAN&org=PLUMFIELD');
  const words = PRODUCTS.DSCR_LOAN;
  await expect(question(page)).toHaveText(words.title);
  await page.getByRole('button', { name: WAITLIST.submit }).click();
  await expect(page.getByRole('link', { name: 'Consent: Required' })).toBeVisible();
  await page.getByLabel(WAITLIST.firstName).fill('Dana');
  await page.getByLabel(WAITLIST.lastName).fill('Duplex');
  await page.getByLabel('Month').fill('05');
  await page.getByLabel('Day').fill('17');
  await page.getByLabel('Year').fill('1984');
  await page.getByLabel(WAITLIST.email).fill(freshEmail('dana'));
  await page.getByLabel(words.income).fill('85000');
  await page.getByLabel(words.street1).fill('9 Rental Row');
  await page.getByLabel(WAITLIST.city).fill('Phoenix');
  await page.getByLabel(WAITLIST.state).selectOption('AZ');
  await page.getByLabel(WAITLIST.zip).fill('85004');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: WAITLIST.submit }).click();
  await expect(page.getByRole('heading', { name: WAITLIST.joined })).toBeFocused();
  await accessible(page, 'DSCR waitlist');
  await page.goto('/waitlist?product=DSCR_LOAN&org=MAIN');
  await expect(question(page)).toHaveText(NOT_OPEN.none);
});
