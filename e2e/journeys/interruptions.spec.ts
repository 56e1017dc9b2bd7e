/** Interruptions: a session that expires, a second tab, code that fails to load (AMB-115, AMB-120). */
import { COPY as ESTIMATE } from '@hearthline/client/screens/bpo/estimate-value/copy.ts';
import { SESSION } from '@hearthline/client/chrome/live/copy.ts';
import { SIDE } from '@hearthline/client/parts/screen/rail-copy.ts';
import { COPY as LOGIN } from '@hearthline/client/screens/auth/login/copy.ts';
import { NOT_SAVED } from '@hearthline/client/screens/register/copy.ts';
import { COPY as CONTACT, MARITAL_OPTIONS, PURPOSE_LABELS } from '@hearthline/client/screens/start/contact/copy.ts';
import type { Page } from '@playwright/test';

import { choose, logOut, pressContinue } from '../pages/controls.ts';
import { expectSaved, person, reach, stepOf } from '../pages/registration.ts';
import { atScreen } from '../pages/start.ts';
import { freshEmail, openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const interrupted = () => person({ first: 'Inga', last: 'Interrupted', phone: '6025550188', email: freshEmail('inga') });
const estimate = (page: Page) => page.getByLabel(ESTIMATE.amount);
const improvements = (page: Page) => page.getByLabel(ESTIMATE.improvements);

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
});

test('after a session expires in the middle of a form, signing in again restores what was typed and submits it', async ({
  page,
  request,
}) => {
  const who = await play(request, 'novalue', 'NO_AVM_FOUND');
  await openAs(page, who);
  await expect(page).toHaveURL(/bpo\/estimate-value/);
  await estimate(page).fill('555000');
  await improvements(page).fill('A new roof and a new kitchen, three years ago.');
  const out = await request.post('/identity/secure/api/v1/logout', { headers: { authorization: `Bearer ${who.jwt}` }, data: {} });
  expect(out.status()).toBe(204);

  // a request of the page itself may have met the ended session first
  await expect(async () => {
    if (!page.url().includes('/auth/login')) await page.getByRole('button', { name: ESTIMATE.submit }).click({ timeout: 3000 });
    await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=/, { timeout: 5000 });
  }).toPass();
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  await page.getByLabel(/email/i).first().fill(who.email);
  await page.getByLabel(/^password$/i).fill(who.password);
  await page.getByRole('button', { name: LOGIN.submit, exact: true }).click();

  await expect(page).toHaveURL(/bpo\/estimate-value/, { timeout: 30_000 });
  await expect(estimate(page)).toHaveValue('555,000');
  await expect(improvements(page)).toHaveValue('A new roof and a new kitchen, three years ago.');
  await page.getByRole('button', { name: ESTIMATE.submit }).click();
  await expect(page).toHaveURL(/product\/select/, { timeout: 60_000 });
});

test('what was typed and not sent outlasts a reload, but not a sign-out in another tab, which clears this one at once', async ({
  page,
  request,
  context,
}) => {
  const who = await play(request, 1, 'COLLECT_ADDITIONAL_INFO');
  await openAs(page, who);
  await atScreen(page, 'start/contact');
  const ssn = page.getByLabel(CONTACT.ssn, { exact: true });
  const married = page.getByRole('radio', { name: new RegExp(`^${MARITAL_OPTIONS.MARRIED.title}`) });
  await ssn.fill('666101001');
  await choose(page, new RegExp(`^${MARITAL_OPTIONS.MARRIED.title}`));
  await page.getByLabel(CONTACT.purpose).selectOption({ label: PURPOSE_LABELS.EDUCATION });
  await expect(page.getByText(SIDE.unsent)).toBeVisible();
  await page.reload();
  await expect(married).toBeChecked();
  await expect(page.getByLabel(CONTACT.purpose)).toHaveValue('EDUCATION');
  await expect(ssn).toHaveValue('');
  await ssn.fill('666101001');

  const other = await context.newPage();
  await other.goto('/dashboard');
  await logOut(other);
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=.*start%2Fcontact/);
  await expect(ssn).toHaveCount(0);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key === 'typedAnswers'))).toEqual([]);
});

test('a session about to expire shows a warning five minutes before and can be extended; otherwise sign-in returns to the page', async ({
  page,
  request,
}) => {
  await page.clock.install();
  const who = await play(request, 'novalue', 'NO_AVM_FOUND');
  await openAs(page, who);
  await expect(page).toHaveURL(/bpo\/estimate-value/);
  await estimate(page).fill('555000');
  const warning = page.getByRole('dialog', { name: SESSION.title });
  await page.clock.fastForward('24:00');
  await expect(warning).toBeHidden();
  await page.clock.fastForward('01:30');
  await expect(warning).toBeVisible();
  await accessible(page, 'session warning');
  await warning.getByRole('button', { name: SESSION.stay }).click();
  await expect(warning).toBeHidden();
  await expect(estimate(page)).toBeFocused();
  // the test moves the browser's clock only, so the server issues the same token, which expires now
  await page.clock.fastForward('05:00');
  await expect(page).toHaveURL(/\/auth\/login\?redirectUrl=.*estimate-value/);
});

test('@short a lost connection on Continue shows the next question, says that nothing is saved yet, and loses nothing to a reload', async ({
  page,
  context,
}) => {
  const who = interrupted();
  await reach(page, 'annual-income', who);
  await expectSaved(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await stepOf('annual-income').fill(page, who);
  await pressContinue(page);
  await expect(page).toHaveURL(/legal-name/);
  await expect(page.getByText(NOT_SAVED.offline.title)).toBeVisible();
  await accessible(page, 'answers not saved');
  await stepOf('legal-name').fill(page, who);
  await pressContinue(page);
  await expect(page).toHaveURL(/birthdate/);

  // the page can be loaded again, but the drafts are still out of reach
  await page.route('**/heloc/drafts/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()));
  await context.setOffline(false);
  // the page may be loading itself again at this moment, because code it asked for without a connection is missing
  await expect(async () => void (await page.reload())).toPass();
  await expect(page).toHaveURL(/birthdate/);
  await page.getByRole('button', { name: 'Back' }).click();
  await stepOf('legal-name').expectKept(page, who);
  await page.getByRole('button', { name: 'Back' }).click();
  await stepOf('annual-income').expectKept(page, who);

  // once they can be reached, everything is saved by itself, and this tab keeps nothing
  await page.unroute('**/heloc/drafts/*');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectSaved(page);
  await expect(page.getByText(NOT_SAVED.offline.title)).toBeHidden();
  const other = await context.newPage();
  await other.goto(page.url());
  await stepOf('annual-income').expectKept(other, who);
});

test('@short the first question keeps its answer over a way back and a reload, although its draft was saved on the second', async ({
  page,
}) => {
  const who = interrupted();
  const second = Promise.withResolvers<void>();
  await page.route('**/heloc/drafts', async (route) => {
    await second.promise;
    await route.continue();
  });
  await page.goto('/account/heloc');
  await stepOf('register-v2').fill(page, who);
  await pressContinue(page);
  await expect(page).toHaveURL(/for-sale/);
  second.resolve();
  await expect(page).toHaveURL(/for-sale.*[?&]s=/);
  await page.goBack();
  await expect(page).toHaveURL(/register-v2\?(.*&)?s=/);
  await page.reload();
  await stepOf('register-v2').expectKept(page, who);
});

test('two tabs of one registration are merged: neither overwrites what the other typed', async ({ page, context }) => {
  const who = interrupted();
  await reach(page, 'for-sale', who);
  await expect(page).toHaveURL(/[?&]s=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await choose(other, 'No');
  await pressContinue(other);
  await stepOf('annual-income').fill(other, who);
  await pressContinue(other);
  await expect(other).toHaveURL(/legal-name/);
  await expectSaved(other);
  // the first tab stays on its question and continues from there
  await choose(page, 'No');
  await pressContinue(page);
  await expect(page).toHaveURL(/annual-income/);
  await page.reload();
  await stepOf('annual-income').expectKept(page, who);
  await pressContinue(page);
  await stepOf('legal-name').fill(page, who);
  await pressContinue(page);
  await expect(page).toHaveURL(/birthdate/);
  await expectSaved(page);
  await other.reload();
  await stepOf('legal-name').expectKept(other, who);
});

test('two tabs of one application: when one completes the step, the other moves on with a message and no error', async ({
  page,
  request,
  context,
}) => {
  const who = await play(request, 'novalue', 'NO_AVM_FOUND');
  await openAs(page, who);
  await expect(page).toHaveURL(/bpo\/estimate-value/);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await estimate(tab).fill('555000');
  await page.getByRole('button', { name: ESTIMATE.submit }).click();
  await expect(page).toHaveURL(/product\/select/, { timeout: 60_000 });
  await other.bringToFront();
  // the other tab may move on by itself before its button is pressed
  await other
    .getByRole('button', { name: ESTIMATE.submit })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await expect(other).toHaveURL(/product\/select/, { timeout: 60_000 });
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
});

test.describe('code that does not load', () => {
  // browsers log what failed to load; this test causes that
  test.use({ quiet: async ({}, use) => use() });

  test('the page reloads itself five times, then shows an error; once the code loads, the page is shown', async ({ page }) => {
    // what the page itself references loads; everything requested later does not
    const html = await (await page.request.get('/terms', { headers: { accept: 'text/html' } })).text();
    let isDown = true;
    await page.route('**/assets/*.js', async (route) => {
      const { pathname } = new URL(route.request().url());
      if (isDown && !html.includes(pathname)) await route.abort();
      else await route.continue();
    });
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.goto('/auth/login').catch(() => undefined);
    await expect(page.getByRole('heading', { name: 'Sorry, looks like we have hit a snag!' })).toBeVisible({ timeout: 30_000 });
    await expect.poll(() => loads).toBe(6);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Hearthline home' })).toBeVisible();
    isDown = false;
    await page.goto('/auth/login');
    await expect(page.getByRole('textbox', { name: /email/i })).toBeVisible();
  });
});
