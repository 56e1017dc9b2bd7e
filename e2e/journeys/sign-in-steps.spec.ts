/** How an account is opened beyond its password: two steps, recovery codes, passkeys; and who is asked again before a change that is hard to undo. */
import { COPY as LOGIN } from '@hearthline/client/screens/auth/login/copy.ts';
import { EMAIL, PASSKEYS, TWO_STEP } from '@hearthline/client/screens/dashboard/settings/security-copy.ts';
import { COPY as STEP_UP } from '@hearthline/client/parts/step-up/copy.ts';
import { codeAt } from '@hearthline/server/identity/access/two-step.ts';
import type { BrowserContext, Page } from '@playwright/test';

import { pressContinue } from '../pages/controls.ts';
import { withVirtualAuthenticator } from '../pages/passkeys.ts';
import { freshEmail, mailedCode, openAs, play, type Played } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

async function settings(page: Page, who: Played): Promise<void> {
  await openAs(page, who);
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { name: TWO_STEP.title })).toBeVisible();
}

async function logIn(page: Page, { email, password }: Pick<Played, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel(LOGIN.email).fill(email);
  await page.getByLabel(LOGIN.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: LOGIN.submit, exact: true }).click();
}

/** Another device of the same person. */
const otherDevice = async (page: Page): Promise<BrowserContext> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('There is no browser');
  return browser.newContext({ baseURL: new URL(page.url()).origin, reducedMotion: 'reduce' });
};

test('@short two-step sign-in is switched on, asked for on another device, and opened with a recovery code', async ({ page, request }) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await settings(page, who);
  await page.getByRole('button', { name: TWO_STEP.begin }).click();
  await expect(page.getByRole('img', { name: TWO_STEP.qr })).toBeVisible();
  await accessible(page, 'two-step sign-in begins');
  const secret = (
    (await page
      .locator('main b')
      .filter({ hasText: /^[A-Z2-7 ]{20,}$/ })
      .textContent()) ?? ''
  ).replaceAll(' ', '');
  await page.getByLabel(TWO_STEP.code).fill(codeAt(secret, new Date()));
  await page.getByRole('button', { name: TWO_STEP.confirm }).click();
  const codes = ((await page.locator('pre').textContent()) ?? '').split('\n');
  expect(codes).toHaveLength(10);
  await accessible(page, 'recovery codes');
  await page.getByRole('button', { name: TWO_STEP.kept }).click();
  await expect(page.getByRole('button', { name: TWO_STEP.newCodes })).toBeVisible();

  const device = await otherDevice(page);
  const phone = await device.newPage();
  await logIn(phone, who);
  await expect(phone.getByRole('heading', { name: LOGIN.codeTitle })).toBeVisible();
  await accessible(phone, 'the second step');
  await phone.getByLabel(LOGIN.code, { exact: true }).fill('000000');
  await pressContinue(phone, LOGIN.codeSubmit);
  await expect(phone.getByText(LOGIN.codeWrong).first()).toBeVisible();
  await phone.getByLabel(LOGIN.code, { exact: true }).fill(codes[0] ?? '');
  await phone.getByText(LOGIN.remember).click();
  await pressContinue(phone, LOGIN.codeSubmit);
  await expect(phone).toHaveURL(/\/dashboard/);
  // remembered: the password is enough there
  await phone.evaluate(() => localStorage.clear());
  await logIn(phone, who);
  await expect(phone).toHaveURL(/\/dashboard/);
  await device.close();
});

test('@short a passkey is added, named, and opens the account without a password', async ({ page, request }) => {
  await withVirtualAuthenticator(page);
  const who = await play(request, 1, 'OFFER_SELECTION');
  await settings(page, who);
  await page.getByRole('button', { name: PASSKEYS.add }).click();
  await page.getByLabel(PASSKEYS.name).fill('My laptop');
  await page.getByRole('button', { name: PASSKEYS.create }).click();
  await expect(page.getByText(PASSKEYS.added('My laptop'))).toBeVisible();
  await accessible(page, 'a passkey in Settings');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/login?redirectUrl=/dashboard/settings');
  // the browser may have picked it among the suggestions of the email field already
  if (!page.url().endsWith('settings'))
    await page
      .getByRole('button', { name: LOGIN.passkey })
      .click({ timeout: 5000 })
      .catch(() => undefined);
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
  await page.getByRole('button', { name: PASSKEYS.removeOf('My laptop') }).click();
  await page.getByRole('dialog').getByRole('button', { name: PASSKEYS.remove }).click();
  await expect(page.getByText(PASSKEYS.none)).toBeVisible();
});

test('a changed email address asks who it is after a while, keeps what was typed, and takes the code of the new one', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await settings(page, who);
  let asked = 0;
  // the sign-in of the sandbox is fresh: the server's refusal of an old one is played once
  await page.route('**/api/v1/email/code', async (route) => {
    asked += 1;
    if (asked > 1) return route.continue();
    return route.fulfill({ status: 403, json: { code: 'step_up_required', message: 'Confirm that it is you', errors: [] } });
  });
  const email = freshEmail('grace.new');
  await page.getByRole('button', { name: EMAIL.change }).click();
  await page.getByLabel(EMAIL.label).fill(email);
  await page.getByRole('button', { name: EMAIL.send }).click();
  const dialog = page.getByRole('dialog', { name: STEP_UP.title });
  await expect(dialog).toBeVisible();
  await accessible(page, 'who is it');
  await dialog.getByLabel(STEP_UP.password, { exact: true }).fill('not this one');
  await dialog.getByRole('button', { name: STEP_UP.submit }).click();
  await expect(dialog.getByText(STEP_UP.passwordFix).first()).toBeVisible();
  await dialog.getByLabel(STEP_UP.password, { exact: true }).fill(who.password);
  await dialog.getByRole('button', { name: STEP_UP.submit }).click();
  const code = await mailedCode(page.request, email);
  // the section of documents has a code of its own
  const confirm = page.locator('form', { has: page.getByRole('button', { name: EMAIL.confirm }) });
  await confirm.getByLabel(EMAIL.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: EMAIL.confirm }).click();
  await expect(page.getByText(EMAIL.saved)).toBeVisible();
  await expect(page.getByText(EMAIL.now(email))).toBeVisible();
});
