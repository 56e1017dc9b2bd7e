/** What surrounds every page: menus by role, feedback, the survey before logging out, and banners. */
import { CHAT } from '@hearthline/client/chat/entry/copy.ts';
import { FEEDBACK } from '@hearthline/client/chrome/feedback/copy.ts';
import { LEAVE } from '@hearthline/client/chrome/leave/copy.ts';
import type { Page } from '@playwright/test';
import { choose, logOut, openAccountMenu, tabTo } from '../pages/controls.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const isDesktop = (page: Page): boolean => (page.viewportSize()?.width ?? 0) >= 1024;
const bar = (page: Page) => page.getByRole('banner');

test('@short a borrower finds every menu by keyboard, and a visitor only the login', async ({ page, request }) => {
  await page.goto('/contact');
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  // its code comes after the page: only when it is there is it known that no menu follows it
  await expect(bar(page).getByRole('button', { name: CHAT.name })).toBeVisible();
  await expect(bar(page).getByRole('button')).toHaveCount(1);

  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  const opener = bar(page).getByRole('button', { name: isDesktop(page) ? /^Products/ : /^Menu/ });
  await expect(opener).toBeVisible();
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: isDesktop(page) ? 'Products' : 'Menu' });
  for (const name of ['Exchange', 'Pay', 'Marketplace', 'Passport', 'Group Manager'])
    await expect(panel.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(panel.getByRole('link', { name: 'Portfolio Manager' })).toHaveCount(0);
  await accessible(page, 'an open menu');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  const pay = panel.getByRole('link', { name: 'Pay', exact: true });
  await tabTo(page, pay);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Pay' })).toBeFocused();
  await expect(panel).toBeHidden();

  await openAccountMenu(page);
  await page.getByRole('link', { name: 'Settings' }).last().click();
  await expect(page).toHaveURL(/\/dashboard\/settings$/);
});

test('feedback is sent with the page it is about; what was typed outlives a lost connection', async ({ page, request }) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  if (!isDesktop(page)) await openAccountMenu(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: FEEDBACK.title });
  await dialog.getByRole('button', { name: FEEDBACK.send }).click();
  await expect(dialog.getByRole('radio', { name: 'Improve our product' })).toBeFocused();
  await expect(dialog.getByRole('radio', { name: 'Improve our product' })).toBeInViewport();
  await accessible(page, 'feedback with errors');

  await choose(dialog, 'Improve our product');
  await dialog.getByLabel(FEEDBACK.message).fill('too short');
  await choose(dialog, 'No');
  await dialog.getByRole('button', { name: FEEDBACK.send }).click();
  await expect(dialog.getByText('Must be at least 10 characters')).toBeVisible();
  await dialog.getByLabel(FEEDBACK.message).fill('Tell me what a lien is.');

  await page.route('**/api/v1/feedback', (route) => route.abort('internetdisconnected'));
  await dialog.getByRole('button', { name: FEEDBACK.send }).click();
  await expect(dialog.getByText(FEEDBACK.failed)).toBeVisible();
  await page.unroute('**/api/v1/feedback');
  // closed and opened again, it is still there
  await page.keyboard.press('Escape');
  if (!isDesktop(page)) await openAccountMenu(page);
  await page.getByRole('button', { name: 'Feedback' }).click();
  await expect(dialog.getByLabel(FEEDBACK.message)).toHaveValue('Tell me what a lien is.');
  const sent = page.waitForRequest('**/api/v1/feedback');
  await dialog.getByRole('button', { name: FEEDBACK.send }).click();
  expect((await sent).postDataJSON()).toEqual({
    applicationUuid: null,
    message: 'Tell me what a lien is.',
    topic: 'IMPROVE',
    marketingConsent: false,
    pathname: '/dashboard',
    productType: 'HELOC',
  });
  await expect(page.getByRole('heading', { name: FEEDBACK.thanks })).toBeFocused();
});

test('a borrower who logs out in the middle of choosing an offer is asked why, and is logged out 750 ms after it', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto(`/account/heloc/${who.uuid}/product/select`);
  await logOut(page);
  const survey = page.getByRole('dialog', { name: LEAVE.title });
  await accessible(page, 'the survey');
  await choose(survey, 'I will finish later');
  let closedAt = 0;
  const answered = page.waitForResponse('**/api/v1/leave-survey').then((answer) => {
    closedAt = Date.now();
    return answer;
  });
  const loggedOut = page.waitForRequest('**/secure/api/v1/logout');
  await survey.getByRole('button', { name: LEAVE.send }).click();
  expect((await answered).status()).toBe(201);
  expect((await answered).request().postDataJSON()).toEqual({ screen: 'product/select', reason: 'LATER', comment: '' });
  await loggedOut;
  // one frame less: the clocks of page and test differ by it
  expect(Date.now() - closedAt).toBeGreaterThanOrEqual(730);
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('elsewhere nobody is asked, and one bad record hides every banner', async ({ page, request }) => {
  const record = (uuid: string, message: string, more = {}) => ({
    uuid,
    message,
    apps: ['heloc'],
    variant: 'info',
    active: true,
    metadata: { createdAt: '2026-11-23T08:00:00.000Z' },
    ...more,
  });
  const asked = page.waitForRequest('**/banners/test.json');
  await page.goto('/contact');
  expect((await (await asked).allHeaders())['cache-control'], 'no cache on the way').toBe('no-cache');
  let list: unknown = [record('1', 'We are closed on Thursday.'), record('2', 'Banks answer slowly.', { variant: 'warn' })];
  await page.route('**/banners/test.json', (route) => route.fulfill({ json: list }));
  await page.goto('/account/heloc/register-v2');
  const strip = page.getByRole('region', { name: 'Announcements' });
  await expect(strip.getByText('We are closed on Thursday.')).toBeVisible();
  await expect(strip.getByText('Banks answer slowly.')).toBeVisible();
  await accessible(page, 'banners on the first question');
  list = [record('1', 'We are closed on Thursday.'), record('', 'Bad')];
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  await page.reload();
  await expect(page.getByRole('link', { name: /Choose your offer/ })).toBeVisible();
  await expect(strip).toHaveCount(0);
  await logOut(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a banner that compliance publishes at the desk is above the pages of borrowers, and is gone once it has ended', async ({
  page,
  browser,
}, info) => {
  test.skip(info.project.name === '360', 'one list of banners for both widths');
  const borrower = await (await browser.newContext()).newPage();
  await signInAtDesk(page, 'compliance');
  await page.goto('/desk/settings/banners');
  await page.getByRole('button', { name: 'Publish a banner' }).click();
  const form = page.getByRole('dialog', { name: 'Publish a banner' });
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form.getByRole('link', { name: 'Message: Type the message' })).toBeVisible();
  const message = `Our offices are closed on day ${Date.now()}.`;
  await form.getByLabel('Message').fill(message);
  await choose(form, /^Warning/);
  await expect(form.getByRole('region', { name: 'Preview' })).toContainText(message);
  await accessible(page, 'the form of a banner');
  await form.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('table', { name: 'Banners', exact: true }).getByRole('row', { name: message })).toContainText('Shown');
  await expect(page.getByRole('table', { name: 'Changes of banners' }).getByRole('row', { name: message })).toContainText('Published');
  await accessible(page, 'banners at the desk');

  const strip = borrower.getByRole('region', { name: 'Announcements' });
  for (const path of ['/account/heloc/register-v2', '/contact']) {
    await borrower.goto(path);
    await expect(strip.getByText(message)).toBeVisible();
  }
  await page.getByRole('button', { name: `End: ${message}` }).click();
  await page.getByRole('button', { name: 'End the banner' }).click();
  await expect(page.getByRole('table', { name: 'Banners', exact: true }).getByRole('row', { name: message })).toContainText('Ended');
  await borrower.reload();
  await expect(borrower.getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(strip.getByText(message)).toHaveCount(0);
});
