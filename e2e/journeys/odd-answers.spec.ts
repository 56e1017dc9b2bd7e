/** What first borrowers stumbled over: typed cents, another lender's page, a browser without storage, a short screen. */
import { COPY as ESTIMATE } from '@hearthline/client/screens/bpo/estimate-value/copy.ts';
import { COPY as LIENS } from '@hearthline/client/screens/liens/copy.ts';
import { HAVE } from '@hearthline/client/screens/product/assets/copy.ts';
import { COPY as OFFER } from '@hearthline/client/screens/product/select/copy.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { FEE_NAMES } from '@hearthline/rules/offers/costs.ts';
import type { Page } from '@playwright/test';

import { pressContinue } from '../pages/controls.ts';
import { person, reach, stepOf, STEPS } from '../pages/registration.ts';
import { freshEmail, openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** Types an amount key by key into an empty box, then leaves it. */
async function typeInto(page: Page, label: string | RegExp, keys: string, whileTyping: string, left: string): Promise<void> {
  const box = page.getByRole('textbox', { name: label });
  await box.fill('');
  await box.pressSequentially(keys);
  await expect(box).toHaveValue(whileTyping);
  await box.blur();
  await expect(box).toHaveValue(left);
}

test('typed cents never multiply an amount: income', async ({ page }) => {
  const who = person({ email: freshEmail('cents') });
  await reach(page, 'annual-income', who);
  await stepOf('annual-income').fill(page, who);
  await typeInto(page, /annual pre-tax income/i, '95000.75', '95,000.75', '95,000');
  await typeInto(page, /annual pre-tax income/i, '95000,75', '95,000,75', '95,000');
  await pressContinue(page);
  await expect(page).toHaveURL(/legal-name/);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: /annual pre-tax income/i })).toHaveValue('95,000');
});

test('typed cents never multiply an amount: the estimate, the offer, and offers on it are conditional', async ({ page, request }) => {
  await openAs(page, await play(request, 'novalue', 'NO_AVM_FOUND'));
  await typeInto(page, ESTIMATE.amount, '400000.50', '400,000.50', '400,000');
  await page.getByRole('button', { name: ESTIMATE.submit }).click();
  await expect(page).toHaveURL(/product\/select/, { timeout: 60_000 });
  await expect(page.getByText(OFFER.conditional)).toBeVisible();
  await expect(page.getByText(/your own estimate of \$400,000/)).toBeVisible();
  await typeInto(page, OFFER.amount, '50000.75', '50,000.75', '50,000');
  await expect(page.getByText(/The nearest amount you can choose/)).toBeHidden();
  // the value will be a broker's, whom we pay
  await expect(page.getByText(FEE_NAMES.RECORDING_FEE).first()).toBeVisible();
  for (const unpaid of [FEE_NAMES.BPO_FEE, FEE_NAMES.AVM_FEE]) await expect(page.getByRole('main').getByText(unpaid)).toBeHidden();
  await accessible(page, 'conditional offers');
});

test('typed cents never multiply an amount: savings', async ({ page, request }) => {
  await openAs(page, await play(request, 'debts', 'ASSETS_PREQUAL'));
  await typeInto(page, new RegExp(HAVE[0]?.label ?? ''), '100.50', '100.50', '100');
});

test('liens that leave no room for a line are asked about, and nothing is sent until the borrower says so', async ({ page, request }) => {
  const who = await play(request, 'lienz', 'LIEN_VERIFICATION');
  await openAs(page, who);
  const answer = async (lender: RegExp, name: RegExp) => {
    await page.getByRole('radiogroup', { name: lender }).getByRole('radio', { name }).check({ force: true });
  };
  await answer(/Cedar/, /^Edit/);
  await answer(/Granite/, /^Confirm/);
  await answer(/Old Quarry/, /^Paid off/);
  await typeInto(page, LIENS.balance, '186025.34', '186,025.34', '186,025');
  await typeInto(page, LIENS.balance, '18602534', '18,602,534', '18,602,534');
  await expect(page.getByText(LIENS.recorded('$188,125.34'))).toBeVisible();
  await page
    .getByRole('button', { name: /Continue/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: LIENS.ask });
  await expect(dialog.getByRole('listitem').first()).toContainText('$18,602,534.00 owed today is more than');
  await accessible(page, 'liens in doubt');
  await dialog.getByRole('button', { name: LIENS.check }).click();
  expect(await statusOf(request, who.uuid)).toBe('LIEN_VERIFICATION');
  await page.getByRole('button', { name: new RegExp(LIENS.undo) }).click();
  await expect(page.getByRole('textbox', { name: LIENS.balance })).toHaveValue('188,125');
  await page
    .getByRole('button', { name: /Continue/ })
    .last()
    .click();
  await expect(page).toHaveURL(/product\/prequal-winback/, { timeout: 60_000 });
});

test('another street than the one picked asks for its city, state and zip code', async ({ page }) => {
  await reach(page, 'register-v2', person({ email: freshEmail('street') }));
  await stepOf('register-v2').fill(page, person());
  const street = page.getByRole('combobox', { name: /address/i });
  await expect(page.getByLabel('City')).toHaveValue('Phoenix');
  await street.fill('');
  await street.fill('88 Elm Court Boston');
  await pressContinue(page);
  await expect(page.getByLabel('City')).toHaveValue('');
  await expect(page.getByText('Please enter a valid city name').first()).toBeVisible();
});

test('the application’s lender rules its pages, with and without a parameter', async ({ page, request }) => {
  const answer = await request.post('/sandbox/applications', {
    data: { persona: 'happy', until: 'OFFER_SELECTION', org: 'PLUMFIELD' },
    timeout: 60_000,
  });
  expect(answer.status(), await answer.text()).toBe(201);
  const who = (await answer.json()) as Awaited<ReturnType<typeof play>>;
  const seen = new Set<string>();
  await page.exposeFunction('noteShown', (text: string) => void seen.add(text));
  await page.addInitScript(() => {
    const { noteShown } = globalThis as unknown as { noteShown: (text: string) => void };
    new MutationObserver(() => {
      const root = document.getElementById('root');
      if (root === null) return;
      const labels = [...root.querySelectorAll('[aria-label]')].map((part) => part.getAttribute('aria-label'));
      noteShown([root.textContent, ...labels].join(' '));
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  // the first of these is replaced by the page of the right lender while it loads
  await openAs(page, who).catch((error: Error) => expect(error.message).toContain('interrupted by another navigation'));
  await expect(page).toHaveURL(/product\/select.*[?&]org=PLUMFIELD/);
  await expect(page.getByRole('contentinfo')).toContainText(PLUMFIELD.supportPhone);
  for (const path of ['/dashboard', '/dashboard?org=MAIN_NY', '/dashboard/settings']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveURL(/[?&]org=PLUMFIELD/);
    await expect(page.getByRole('contentinfo')).toContainText(PLUMFIELD.legalName);
    await expect(page.getByRole('banner')).toContainText(PLUMFIELD.name);
    await expect(page.getByRole('contentinfo')).not.toContainText(MAIN.supportPhone);
  }
  // nor was another lender ever shown on the way
  expect(seen.size).toBeGreaterThan(5);
  expect([...seen].filter((text) => text.includes(MAIN.name) || text.includes(MAIN.supportPhone))).toEqual([]);
});

test('where storage is blocked, registration goes from the first question to offers', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  const who = person({ email: freshEmail('blocked') });
  await page.goto('/account/heloc/register');
  for (const step of STEPS) {
    if (step.path === 'home-address') continue;
    await expect(page).toHaveURL(new RegExp(step.path === 'register-v2' ? 'register' : step.path));
    await step.fill(page, who);
    if (step !== STEPS.at(-1)) await pressContinue(page);
  }
  await page.getByRole('button', { name: /check my rate/i }).click();
  await expect(page).toHaveURL(/product\/select/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: OFFER.title })).toBeVisible();
});

test('on a short screen the first suggestion lies over the fixed row of buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/account/heloc/register');
  await page.getByRole('combobox', { name: /address/i }).fill('101 Clear Pa');
  const first = page.getByRole('option', { name: /101 Clear Path Ln/ }).first();
  await expect(first).toBeVisible();
  const isOnTop = () =>
    first.evaluate((node) => {
      const { left, width, top, height } = node.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, Math.min(top + height / 2, window.innerHeight - 4));
      return node.contains(at);
    });
  await expect.poll(isOnTop).toBe(true);
});

test('a printed page has no row of buttons on it', async ({ page, request }) => {
  await openAs(page, await play(request, 'happy', 'OFFER_SELECTION'));
  await expect(page.getByRole('heading', { name: OFFER.title })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-sticky-row]').last()).toBeHidden();
});

test('@short-wide the first question of the line for homeowners of 62 says so', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/account/heloc/register?org=MAIN_MARKETS_CREDIT');
  const sentence = page.getByText('This line is for homeowners who are 62 or older.');
  // above the row with Continue, without scrolling
  const isInSight = () =>
    sentence.evaluate((node) => {
      const { left, top, height } = node.getBoundingClientRect();
      return node.contains(document.elementFromPoint(left + 4, top + height / 2));
    });
  await expect.poll(isInSight).toBe(true);
  // the lender's long name takes two lines; the links stay beside it
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height ?? 0).toBeLessThan(70);
});

test('a money day is not named before the offer', async ({ page, request }) => {
  await openAs(page, await play(request, 'phantom', 'CREDIT_NO_MATCH_SSN'));
  await page.goto('/dashboard');
  await expect(page.getByText('We can tell once your credit report is settled.').first()).toBeVisible();
});
