/** The value of the home, its title and the payoffs: personas 7, 21, 36, 37 and 38. */
import { COPY as PAYOFF } from '@hearthline/client/screens/payoff/hold/copy.ts';
import { LOOKED_AT } from '@hearthline/client/screens/bpo/hold/copy.ts';
import { APPRAISAL } from '@hearthline/client/screens/hold/appraisal-copy.ts';
import { VALUATION_PAGES } from '@hearthline/journey/status-copy/valuation-pages.ts';
import type { Page } from '@playwright/test';
import { pressContinue, question } from '../pages/controls.ts';
import { describeHome, orderValuation, payByCard, TEST_CARDS } from '../pages/valuation.ts';
import { openAs, passTime, play } from '../setup/sandbox.ts';
import { accessible, expect, expectAnnounced, test } from '../setup/test.ts';

const at = (page: Page, screen: string) => expect(page).toHaveURL(new RegExp(`/${screen}(\\?|$)`), { timeout: 45_000 });

test('persona 7 describes the home in Texas, and the page moves on as the valuer does', async ({ page, request }) => {
  const who = await play(request, 7, 'NAV_BPO_ORDER_REQUEST');
  await openAs(page, who);
  await at(page, 'bpo/condition');
  await accessible(page, 'bpo/condition');
  await pressContinue(page, /order the valuation/i);
  await expect(page.getByRole('group', { name: /need a change/ })).toBeVisible();
  await describeHome(page);
  await at(page, 'bpo/waiting');
  await expectAnnounced(page, 'bpo/waiting');
  await expect(page.getByText('Tex Houston')).toBeVisible();
  await accessible(page, 'bpo/waiting');
  const before = await question(page).textContent();
  await expect(async () => {
    await passTime(request, who.uuid, '12h');
    expect(await question(page).textContent()).not.toBe(before);
  }).toPass({ timeout: 60_000, intervals: [2000] });
});

test('persona 21 orders the valuation of a home without an automated value', async ({ page, request }) => {
  const who = await play(request, 21, 'NAV_BPO_ORDER_REQUEST');
  await openAs(page, who);
  await at(page, 'bpo/order-bpo');
  await expect(page.getByText('We pay the valuation company.')).toBeVisible();
  await accessible(page, 'bpo/order-bpo');
  await orderValuation(page);
  await at(page, 'bpo/(waiting|hold)');
});

test('persona 37 pays for the appraisal: two cards are declined, the third is charged; no card number reaches the product', async ({
  page,
  request,
}) => {
  const who = await play(request, 37, 'ONSITE_APPRAISAL_PAYMENT');
  await request.post('/sandbox/clock', { data: { advance: '8d', applicationUuid: who.uuid } });
  const product = new URL(process.env['HEARTHLINE_URL'] ?? '').port;
  const sent: string[] = [];
  page.on('request', (asked) => {
    if (new URL(asked.url()).port === product) sent.push(`${asked.url()} ${asked.postData() ?? ''}`);
  });
  await openAs(page, who);
  await at(page, 'hold');
  await expect(page.getByText('$550.00').first()).toBeVisible();
  await expect(page.frameLocator('iframe').getByLabel('Card number')).toBeVisible();
  await accessible(page, 'hold');
  // one sentence, whatever the bank said
  for (const card of [TEST_CARDS.declined, TEST_CARDS.noMoney, TEST_CARDS.asksBank]) {
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/appraisal-payment'));
    await payByCard(page, card);
    expect((await answered).status()).toBe(402);
    await expect(page.getByText(/This card was not accepted\. Check what you typed/).first()).toBeVisible();
  }
  await payByCard(page, TEST_CARDS.good);
  await expect(question(page)).toHaveText(VALUATION_PAGES.ONSITE_APPRAISAL_PENDING.title, { timeout: 45_000 });
  await expect(page.getByText(APPRAISAL.receipt)).toBeVisible();
  await expect(page.getByText(/^pi_/)).toBeVisible();
  await accessible(page, 'hold with the receipt');
  expect(sent.some((text) => text.includes('tok_'))).toBe(true);
  const numbers = new RegExp(Object.values(TEST_CARDS).join('|'));
  expect(sent.filter((text) => numbers.test(text.replaceAll(/[\s+-]|%20/g, '')))).toEqual([]);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.documentElement.innerHTML]),
  );
  expect(numbers.test(kept)).toBe(false);
});

test('persona 38 sees each payoff, and when its letter is expected', async ({ page, request }) => {
  await openAs(page, await play(request, 38, 'PAYOFF_REQUEST_PENDING'));
  await at(page, 'payoff/hold');
  await expect(page.getByText(PAYOFF.states.ASKED).first()).toBeVisible();
  await expect(page.getByText(/We expect the letter by/).first()).toBeVisible();
  await accessible(page, 'payoff/hold');
});

test('@short-wide persona 36 reads what the title search does', async ({ page, request }) => {
  await openAs(page, await play(request, 36, 'FINAL_TITLE_PROCESSING'));
  await at(page, 'bpo/hold');
  await expect(question(page)).toHaveText(VALUATION_PAGES.FINAL_TITLE_PROCESSING.title);
  await expect(page.getByText(LOOKED_AT.title.title)).toBeVisible();
  await accessible(page, 'bpo/hold');
});
