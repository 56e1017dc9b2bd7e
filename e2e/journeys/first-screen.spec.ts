/** The first screen's budget, and no layout shift: exact figures, so they may fail a build (times are measured by `npm run bench`). */
import { FALLBACK } from '@hearthline/client/chrome/copy.ts';
import { ADDRESS } from '@hearthline/client/parts/address/copy.ts';
import { NOT_LOADED } from '@hearthline/client/screens/register/copy.ts';
import type { Page } from '@playwright/test';

import { person, STEPS, stepUrl } from '../pages/registration.ts';
import { freshEmail } from '../setup/sandbox.ts';
import { accessible, expect, liveRegionText, test } from '../setup/test.ts';

const FIRST = '/account/heloc/register-v2';
const BUDGET = { script: 95_000, style: 10_000, requests: 8 };

test.beforeEach(({}, info) => {
  test.skip(info.project.name !== '360', 'the same bytes at every width');
});

/** Records in the page when React took over its first field: the page itself reports it, because polling is too late on a busy machine. */
function noteWhenLive(): void {
  const watch = new MutationObserver(() => {
    const live = [...document.querySelectorAll('input')].some((field) => Object.keys(field).some((key) => key.startsWith('__reactProps')));
    if (!live) return;
    watch.disconnect();
    Object.assign(globalThis, { hearthlineLiveAt: performance.timeOrigin + performance.now() });
  });
  watch.observe(document, { childList: true, subtree: true });
}

test('@short the first screen stays within its budget of bytes and requests', async ({ page, baseURL }) => {
  const seen: { type: string; bytes: number; url: string; began: number }[] = [];
  const measured: Promise<unknown>[] = [];
  page.on('requestfinished', (request) => {
    const row = { type: request.resourceType(), url: request.url(), began: request.timing().startTime };
    measured.push(request.sizes().then(({ responseBodySize }) => seen.push({ ...row, bytes: responseBodySize })));
  });
  await page.addInitScript(noteWhenLive);
  await page.goto(FIRST, { waitUntil: 'networkidle' });
  const liveAt = await page.evaluate(() => (globalThis as unknown as { hearthlineLiveAt?: number }).hearthlineLiveAt ?? 0);
  expect(liveAt, 'React took over the first field').toBeGreaterThan(0);
  await Promise.all(measured);
  // What is prefetched for the next question does not count.
  const before = seen.filter((row) => row.began <= liveAt);
  const sum = (type: string) => before.filter((row) => row.type === type).reduce((total, row) => total + row.bytes, 0);
  expect(
    before.filter((row) => !row.url.startsWith(baseURL ?? '')).map((row) => row.url),
    'other origins',
  ).toEqual([]);
  expect(sum('script'), 'script, bytes on the wire').toBeGreaterThan(10_000);
  expect(sum('script'), 'script, bytes on the wire').toBeLessThanOrEqual(BUDGET.script);
  expect(sum('stylesheet'), 'style, bytes on the wire').toBeLessThanOrEqual(BUDGET.style);
  expect(before.length, before.map((row) => row.url).join(' ')).toBeLessThanOrEqual(BUDGET.requests);
});

test('@short the served page and the running page look the same: no layout shift', async ({ page, request }) => {
  const html = await (await request.get(FIRST, { headers: { accept: 'text/html' } })).text();
  const served = /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1];
  expect(served, 'the served page has its question').toBeTruthy();
  await page.addInitScript(() => {
    const sum = { shift: 0 };
    Object.assign(globalThis, { hearthlineShift: sum });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(FIRST, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(served ?? '');
  expect(
    await page.evaluate(() => (globalThis as unknown as { hearthlineShift: { shift: number } }).hearthlineShift.shift),
  ).toBeLessThanOrEqual(0.005);
});

test('@short input typed before the code has loaded, and while it takes over, is kept', async ({ page }) => {
  const typed = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(FIRST, { waitUntil: 'commit' });
  const field = page.locator('input:visible').first();
  await field.click();
  await page.keyboard.type('101 Cl', { delay: 60 });
  await page.evaluate(noteWhenLive);
  typed.resolve();
  let line = '101 Cl';
  // one letter after the other until the field is React's, and some more
  for (let more = 3; more > 0; more -= (await page.evaluate(() => 'hearthlineLiveAt' in globalThis)) ? 1 : 0) {
    await page.keyboard.type('e', { delay: 10 });
    line += 'e';
  }
  await expect(page.getByRole('combobox').first()).toHaveValue(line);
});

/** Delays every reply whose path matches. */
async function delay(page: Page, path: RegExp, milliseconds: number): Promise<void> {
  await page.route(
    ({ pathname }) => path.test(pathname),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await route.continue();
    },
  );
}

test('@short an address typed before the code has loaded opens the list and is saved', async ({ page }) => {
  await delay(page, /\.js$/, 1200);
  await page.goto(FIRST, { waitUntil: 'commit' });
  await page.getByRole('combobox').fill('101 Clear Path');
  await expect(page.getByRole('option', { name: /101 Clear Path Ln.*Phoenix/s }).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page).toHaveURL(/[?&]s=/);
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('101 Clear Path');
});

test('@short an address typed before another one is prefilled is not overwritten, and the list opens for it', async ({ page }) => {
  await delay(page, /external\/prepop$/, 2500);
  await page.goto(`${FIRST}?affiliate=PART-NER1-6WZK-3QTG`, { waitUntil: 'commit' });
  const field = page.getByRole('combobox');
  await field.fill('101 Clear Path');
  await expect(page.getByRole('option', { name: /101 Clear Path Ln.*Phoenix/s }).first()).toBeVisible();
  await expect(field).toHaveValue('101 Clear Path');
  // the city belongs to the other one
  await expect(page.getByLabel('City')).toHaveCount(0);
});

test('@short addresses that cannot be looked up: the list says so, and the address is typed', async ({ page }) => {
  const lookUps = '**/address-suggestions*';
  await page.route(lookUps, (route) =>
    route.fulfill({ status: 429, json: { code: 'too_many_requests', message: 'Too many', errors: [] } }),
  );
  await page.goto(FIRST, { waitUntil: 'networkidle' });
  await page.getByRole('combobox').fill('101 Clear Path');
  await expect(page.getByText(ADDRESS.notRead).filter({ visible: true }).first()).toBeVisible();
  expect(await liveRegionText(page)).toContain(ADDRESS.notRead);
  await expect(page.getByText(ADDRESS.none)).toHaveCount(0);
  await accessible(page, 'addresses that cannot be looked up');
  // once the line is back they are looked up without another key
  await page.unroute(lookUps);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('option', { name: /101 Clear Path Ln.*Phoenix/s }).first()).toBeVisible();

  await page.route(lookUps, (route) => route.abort('internetdisconnected'));
  await page.keyboard.type(' L');
  await page.getByRole('option', { name: ADDRESS.byHand }).click();
  await expect(page.getByLabel(ADDRESS.street)).toHaveValue('101 Clear Path L');
  await expect(page.getByLabel(ADDRESS.city)).toBeVisible();
});

test.describe('an error page', () => {
  // the error is logged too
  test.use({ quiet: async ({}, use) => use() });

  test('@short a draft that cannot be read: the page says so instead of standing still, and nothing of the draft is lost', async ({
    page,
    request,
  }) => {
    const kept = await request.post('/service-application/external/api/v1/heloc/drafts', {
      data: { data: { propertyAddress: { street1: '101 Clear Path Ln' } } },
    });
    expect(kept.ok(), await kept.text()).toBe(true);
    const { id } = (await kept.json()) as { id: string };
    await page.context().addCookies((await request.storageState()).cookies);
    await page.route(`**/heloc/drafts/${id}`, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: '', errors: [] } }),
    );
    await page.goto(`${FIRST}?s=${id}`);
    await expect(page.getByRole('heading', { name: FALLBACK.title })).toBeVisible();
    await page.unroute(`**/heloc/drafts/${id}`);
    await page.reload();
    await expect(page.getByRole('combobox')).toHaveValue('101 Clear Path Ln');
  });
});

/** The style sheets of the page that did not arrive: they have no rules, or none that may be read. */
function stylesMissing(): string[] {
  const hasRules = ({ sheet }: HTMLLinkElement): boolean => {
    try {
      return (sheet?.cssRules.length ?? 0) > 0;
    } catch {
      return false;
    }
  };
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter((link) => !hasRules(link)).map(({ href }) => href);
}

test('@short a connection lost before the next question has arrived: the answer stays in view, with the reason, until it is back, and then every style', async ({
  page,
  context,
}) => {
  // the first page has its own style in it, and its own code arrives; nothing after them
  const requested = { js: 0, css: 0 };
  await page.route('**/*.js', (route) => ((requested.js += 1) > 1 ? route.abort('internetdisconnected') : route.continue()));
  await page.route('**/*.css', (route) => ((requested.css += 1) > 0 ? route.abort('internetdisconnected') : route.continue()));
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }));
  await page.goto(FIRST);
  const field = page.getByRole('combobox').first();
  await field.fill('101 Clear Path Ln');
  await page.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(NOT_LOADED.title)).toBeVisible();
  await expect(field).toHaveValue('101 Clear Path Ln');

  expect(requested.css, 'the style of the footer was requested').toBeGreaterThan(0);
  for (const kind of ['js', 'css']) await page.unroute(`**/*.${kind}`);
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => true });
    window.dispatchEvent(new Event('online'));
  });
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText(NOT_LOADED.title)).toBeHidden();
  await expect(page.getByLabel('City')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect.poll(() => page.evaluate(stylesMissing), 'styles that have not arrived').toEqual([]);
});

/** Presses Continue; answers with the heading before, and in the next task: no frame was shown and nothing waited for in between. */
function pressAndLook(): Promise<readonly [string, string]> {
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  const before = heading();
  const next = new MessageChannel();
  return new Promise((resolve) => {
    next.port1.addEventListener('message', () => resolve([before, heading()]));
    next.port1.start();
    document.querySelector<HTMLElement>('button[type=submit]')?.click();
    next.port2.postMessage(null);
  });
}

test('@short the next question replaces the one before within the click on Continue, with focus on its heading', async ({ page }) => {
  const who = person({ first: 'Quentin', last: 'Quick', phone: '6025550177', email: freshEmail('quentin') });
  await page.goto(FIRST);
  for (const [at, step] of STEPS.slice(0, -1).entries()) {
    await expect(page).toHaveURL(stepUrl(step));
    // the code of the next questions arrives while this one is read
    await page.waitForLoadState('networkidle');
    await step.fill(page, who);
    await page.waitForLoadState('networkidle');
    const [before, after] = await page.evaluate(pressAndLook);
    expect(after, `the task after Continue on question ${at + 1}, ${step.path}`).not.toBe(before);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await expect(page).toHaveURL(/set-password/);
});

test('@short an answer that is saved while a reload is under way is there after it', async ({ page }) => {
  await page.goto(FIRST);
  let release = (): void => undefined;
  const isReloading = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/heloc/drafts', async (route) => {
    const response = await route.fetch();
    await isReloading;
    await route.fulfill({ response });
  });
  const save = page.waitForRequest('**/heloc/drafts');
  await page.getByRole('combobox').fill('101 Clear Path');
  await save;
  await page.route(
    ({ pathname }) => pathname === FIRST,
    async (route) => {
      // the page that is left learns that it is saved, too late for the address that was asked for
      release();
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    },
  );
  await page.reload();
  await expect(page.getByRole('combobox')).toHaveValue('101 Clear Path');
});

test('@short an answer that was saved the moment a reload began is there, though the address asked for does not name its draft', async ({
  page,
}) => {
  const line = page.getByRole('combobox');
  await page.goto(FIRST);
  await line.fill('101 Clear Path');
  await expect(page).toHaveURL(/[?&]s=/);
  // such a reload asks for the address as the browser knew it
  await page.evaluate((path) => history.replaceState(history.state, '', path), FIRST);
  await page.reload();
  await expect(line).toHaveValue('101 Clear Path');
  await expect(page, 'and the page names the draft again').toHaveURL(/[?&]s=/);
  // a new visit begins anew
  await page.goto(FIRST, { waitUntil: 'networkidle' });
  await expect(line).toHaveValue('');
});
