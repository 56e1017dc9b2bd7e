/** Waiting for others: it goes on by itself, leaving is safe, a hidden or cut-off tab catches up, and giving up says so (AMB-117). */
import { CUT_OFF } from '@hearthline/client/chrome/application/copy.ts';
import { HOLD } from '@hearthline/client/parts/waiting/copy.ts';
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import { COPY as CONTACT, MARITAL_OPTIONS } from '@hearthline/client/screens/start/contact/copy.ts';
import type { Page, Request } from '@playwright/test';

import { pressContinue } from '../pages/controls.ts';
import { atScreen, fillContact } from '../pages/start.ts';
import { openAs, play, staff } from '../setup/sandbox.ts';
import { accessible, expect, expectSpoken, test } from '../setup/test.ts';

const isStatus = (url: string): boolean => new URL(url).pathname.endsWith('/status');

/** The status requests that the page has begun, in order. */
function statusRequests(page: Page): Request[] {
  const begun: Request[] = [];
  page.on('request', (request) => {
    if (isStatus(request.url())) begun.push(request);
  });
  return begun;
}

/** The request that the server holds until the application changes. */
async function heldRequest(begun: readonly Request[]): Promise<Request> {
  await expect.poll(() => begun.at(-1)?.url() ?? '').toContain('wait=');
  const last = begun.at(-1);
  if (!last) throw new Error('no request is held');
  return last;
}

async function underReview(page: Page) {
  const begun = statusRequests(page);
  const who = await play(page.request, 'review', 'UNDERWRITING_REVIEW');
  await openAs(page, who);
  await atScreen(page, 'review-app/uw');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return { who, begun, held: await heldRequest(begun) };
}

/** Hides the tab as a browser does when another one is chosen, or shows it again. */
const setVisible = (page: Page, isVisible: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isVisible ? 'visible' : 'hidden',
  );

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
});

test('a review that staff end moves on without a click, by the answer to the request that was held', async ({ page }) => {
  const { who, held } = await underReview(page);
  await accessible(page, 'under review');
  for (const text of [HOLD.who, HOLD.long, HOLD.you]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  const first = page.waitForEvent('requestfinished', { predicate: (request) => isStatus(request.url()), timeout: 60_000 });
  await staff(page.request, who.uuid, 'clear');
  // not by a poll that came later
  expect(await first).toBe(held);
  await atScreen(page, 'product/select');
  await expectSpoken(page, 'the offers');
});

test('@short-wide leaving a wait and coming back shows what happened meanwhile', async ({ page }) => {
  const { who } = await underReview(page);
  await page.getByRole('link', { name: HOLD.dashboard }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await staff(page.request, who.uuid, 'clear');
  await page.goBack();
  await atScreen(page, 'product/select');
});

test('a hidden tab asks nothing, and catches up when it is shown', async ({ page }) => {
  const { who, begun, held } = await underReview(page);
  const ended = page.waitForEvent('requestfailed', { predicate: (request) => request === held });
  await setVisible(page, false);
  await ended;
  const asked = begun.length;
  await staff(page.request, who.uuid, 'clear');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(begun).toHaveLength(asked);
  await setVisible(page, true);
  await atScreen(page, 'product/select');
  expect(begun.length).toBeGreaterThan(asked);
});

test('a wait without a connection says so, and goes on by itself when it is back', async ({ page, context }) => {
  const { who } = await underReview(page);
  await context.setOffline(true);
  await expect(page.getByText(CUT_OFF.text)).toBeVisible();
  await accessible(page, 'cut off');
  // over the network of this test, which is not the page's
  await staff(page.request, who.uuid, 'clear');
  await expect(page).toHaveURL(/review-app\/uw/);
  await context.setOffline(false);
  await atScreen(page, 'product/select');
  await expect(page.getByText(CUT_OFF.text)).toBeHidden();
});

test('a connection lost in the middle of a submit loses nothing that was typed, and sending again leads on', async ({ page, context }) => {
  const who = await play(page.request, 1, 'COLLECT_ADDITIONAL_INFO');
  await openAs(page, who);
  await page.route(
    '**/additional-info',
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (isStatus(request.url())) failed += 1;
  });
  await fillContact(page);
  await expect(page.getByText(REQUESTS.notSent)).toBeVisible();
  await expect(page.getByText(CUT_OFF.text)).toBeVisible();
  await accessible(page, 'not sent');
  await expect(page.getByRole('radio', { name: new RegExp(`^${MARITAL_OPTIONS.UNMARRIED.title}`) })).toBeChecked();
  // about ten seconds of tries, after 1, 2 and 4 s
  await expect.poll(() => failed, { timeout: 60_000 }).toBeGreaterThan(3);
  await context.setOffline(false);
  await expect(page.getByText(CUT_OFF.text)).toBeHidden();
  await pressContinue(page, CONTACT.submit);
  await atScreen(page, 'start/hmda');
  await expect(page.getByText(/^Saved at/)).toBeVisible();
});

test('a reply that is lost after the server stored the answers is found by sending again, which stores nothing twice', async ({ page }) => {
  const who = await play(page.request, 1, 'COLLECT_ADDITIONAL_INFO');
  await openAs(page, who);
  const keys: (string | undefined)[] = [];
  let isFirst = true;
  await page.route('**/additional-info', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (!isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await fillContact(page);
  await expect(page.getByText(REQUESTS.notSent).or(page.getByRole('heading', { name: /government|demographic/i }))).toBeVisible();
  if (await page.getByText(REQUESTS.notSent).isVisible()) await pressContinue(page, CONTACT.submit);
  await atScreen(page, 'start/hmda');
  expect(new Set(keys).size).toBe(1);
});

test('automatic work that does not end within a minute is said, and Try again asks', async ({ page }) => {
  await page.clock.install();
  const who = await play(page.request, 1, 'COLLECT_ADDITIONAL_INFO');
  const slow = { status: 'HARD_CREDIT_PULL', waiting: { who: 'the credit bureau', typicalSeconds: 6 } };
  await page.route(
    ({ href }) => isStatus(href),
    async (route) => {
      const asked = new URL(route.request().url());
      asked.searchParams.delete('wait');
      const reply = await route.fetch({ url: asked.href });
      await route.fulfill({ json: { ...((await reply.json()) as object), ...slow } });
    },
  );
  await openAs(page, who);
  await expect(page.getByRole('heading', { name: 'We are reading your full credit report' })).toBeVisible();
  await accessible(page, 'automatic work');
  const later = async (): Promise<string> => {
    await page.clock.runFor(1000);
    return page.url();
  };
  const from = await page.evaluate(() => performance.now());
  await expect.poll(later, { intervals: [50], timeout: 120_000 }).toMatch(/error\/timeout/);
  const waited = (await page.evaluate(() => performance.now())) - from;
  expect(waited).toBeGreaterThan(55_000);
  expect(waited).toBeLessThan(75_000);
  await expect(page.getByRole('heading', { name: 'The credit bureau is taking its time' })).toBeVisible();
  await accessible(page, 'given up');
  await page.getByRole('button', { name: HOLD.again }).click();
  await expect(page.getByText(HOLD.looked)).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: HOLD.again }).click();
  await atScreen(page, 'start/contact');
});
