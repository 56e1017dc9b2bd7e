/** Pages outside an application: dashboard, settings, waitlist, maintenance by flag, help; and the top bar on the narrowest screen. */
import { openAs, freshEmail, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';
import type { Page } from '@playwright/test';

/** Opens the dashboard once it shows a text that work behind a reply brings, such as a notice that is made and sent. */
const dashboardWith = (page: Page, text: string | RegExp): Promise<void> =>
  expect(async () => {
    await page.goto('/dashboard');
    await expect(page.getByText(text).first()).toBeVisible({ timeout: 3000 });
  }).toPass();

test('@short the dashboard says what to do, who acts and when the money arrives, and links to the next step; the top bar fits 320 px', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Good (morning|afternoon|evening), Grace/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Choose your offer/ })).toBeVisible();
  await expect(page.getByText('When we send your money')).toBeVisible();
  await expect(async () => {
    const bar = page.getByRole('banner');
    const parts = [
      bar.getByRole('link', { name: 'Hearthline home' }),
      bar.getByRole('link', { name: /^Call/ }),
      bar.getByRole('button', { name: /^Menu/ }),
    ];
    const [home, call, menu] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect((home?.x ?? 0) + (home?.width ?? 0)).toBeLessThanOrEqual(call?.x ?? 0);
    expect((call?.x ?? 0) + (call?.width ?? 0)).toBeLessThanOrEqual(menu?.x ?? 0);
    expect(menu?.y).toBe(call?.y);
  }).toPass();
  await accessible(page, 'dashboard');

  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.(pdf|txt)$/);

  await page.getByRole('link', { name: /Choose your offer/ }).click();
  await expect(page).toHaveURL(/product\/select/);
});

test('new messages are counted, and a message marked as read stays read', async ({ page, request }) => {
  const who = await play(request, 'lowfico', 'DECLINED');
  await openAs(page, who);
  // the last message that a decline brings: a later one would be counted too
  await dashboardWith(page, 'The notice of our decision is ready');
  const messages = page.locator('section', { has: page.getByRole('heading', { name: 'Messages' }) });
  await expect(messages.getByText(/^\d+ new$/)).toBeVisible();
  const unread = Number.parseInt((await messages.getByText(/^\d+ new$/).textContent()) ?? '0', 10);
  await accessible(page, 'dashboard with a new message');
  const expectKept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.url().includes('/notifications/'));
  await messages
    .getByRole('button', { name: /^Mark as read/ })
    .first()
    .click();
  expect((await expectKept).ok()).toBe(true);
  await page.reload();
  await expect(messages.getByRole('button', { name: /^Mark as new/ })).toHaveCount(1);
  await expect(messages.getByText(/^\d+ new$/)).toHaveText(unread === 1 ? [] : [`${unread - 1} new`]);
});

test('the requests of a lender are read again every minute', async ({ page, request }, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
  const who = await play(request, 1, 'OFFER_SELECTION');
  const reads: string[] = [];
  page.on('request', (call) => call.url().includes('/conditions/external-applicants') && reads.push(call.url()));
  await page.clock.install();
  await openAs(page, who);
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: /Choose your offer/ })).toBeVisible();
  await expect.poll(() => reads.length).toBe(1);
  // the clock of the page also ran while this was awaited: a minute has passed neither after the first step, nor twice after the second
  await page.clock.runFor(40_000);
  expect(reads).toHaveLength(1);
  await page.clock.runFor(25_000);
  await expect.poll(() => reads.length).toBe(2);
});

test('what belongs to an account asks a visitor to sign in first', async ({ page }, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
  for (const path of ['/exchange', '/pay', '/portfolio', '/group-manager', '/universal-marketplace', '/universal-passport']) {
    await page.goto(path);
    await expect(page).toHaveURL(new RegExp(`/auth/login\\?redirectUrl=${encodeURIComponent(path)}`));
  }
  await page.goto('/account/heloc/heloc-signer/sign');
  await expect(page).toHaveURL(/\/heloc-signer\/login\?redirectUrl=/);
  // the help that visitors have
  await page.goto('/contact');
  await expect(page).toHaveURL(/\/register\/support\?from=contact$/);
  await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
});

test('the frequent questions have answers', async ({ page, request }) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  for (const [question, answer] of [
    ['Where am I?', /You are at step \d of \d/],
    ['What do I have to do now?', /You have nothing to do now/],
    ['How do I upload a document?', /PDF, JPG or PNG/],
    ['When will I close?', /business days? after you finish your steps/],
  ] as const) {
    await page.getByText(question).click();
    await expect(page.getByRole('main').getByText(answer).first()).toBeVisible();
  }
  await accessible(page, 'dashboard, its questions open');
});

test('a borrower cancels an application on the dashboard, after being asked once, and may start again', async ({ page, request }) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await openAs(page, who);
  await page.goto('/dashboard');
  const open = page.getByRole('button', { name: 'Cancel my application' });
  await open.click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await page.getByRole('textbox', { name: /Why are you canceling/ }).fill('We sell the home.');
  await accessible(page, 'dashboard, asking whether to cancel');
  await page.getByRole('button', { name: 'Cancel the application' }).click();
  await expect(page.getByRole('heading', { name: 'Earlier applications' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Canceled', { exact: true })).toBeVisible();
  await expect(open).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start with another address' })).toBeVisible();
});

test('a declined borrower reads when the reasons arrive and may start again', async ({ page, request }) => {
  const who = await play(request, 'lowfico', 'DECLINED');
  await openAs(page, who);
  await dashboardWith(page, /We sent you a notice with the main reasons/);
  await expect(page.getByText('Why was I declined?')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start with another address' })).toBeVisible();
  await accessible(page, 'dashboard, declined');
});

test('settings change the phone, the consent to texts and the password, and sign out another device', async ({ page, request }) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  await request.post('/identity/api/v1/login', {
    data: { email: who.email, password: who.password },
    headers: { 'user-agent': 'Firefox/140.0 (Windows)' },
  });
  await openAs(page, who);
  await page.goto('/dashboard/settings');
  await page.getByLabel('Mobile phone').fill('6025550188');
  await page.getByRole('button', { name: 'Save phone' }).click();
  await expect(page.getByText('Your phone number is saved')).toBeVisible();
  await page.getByRole('switch', { name: /Texts about my application/ }).check({ force: true });
  await page.getByRole('button', { name: 'Log out Firefox on Windows' }).click();
  await expect(page.getByText('Firefox on Windows is logged out')).toBeVisible();
  await accessible(page, 'settings');
  await page.getByLabel('Current password').fill(who.password);
  await page.getByLabel('New password', { exact: true }).fill('Another!2026Password');
  await page.getByLabel('Confirm new password').fill('Another!2026Password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Mobile phone')).toHaveValue('(602) 555-0188');
  await expect(page.getByRole('switch', { name: /Texts about my application/ })).toBeChecked();
});

test('a visitor interested in the crypto-backed line joins its waitlist', async ({ page }) => {
  await page.goto('/account/heloc/register-v2?utm_source=cloc');
  await expect(page).toHaveURL(/\/marketing-waitlist/);
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('link', { name: 'Consent: Required' })).toBeVisible();
  await page.getByLabel('First name').fill('Wanda');
  await page.getByLabel('Last name').fill('Waits');
  await page.getByLabel('Month').fill('05');
  await page.getByLabel('Day').fill('17');
  await page.getByLabel('Year').fill('1984');
  await page.getByLabel('Email address').fill(freshEmail('wanda'));
  await page.getByLabel('Annual pre-tax income').fill('85000');
  await page.getByLabel('Street address').fill('7 Far Rd');
  await page.getByLabel('City').fill('Metlakatla');
  await page.getByLabel('State').selectOption('AK');
  await page.getByLabel('Zip code').fill('99950');
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Join the waitlist' }).click();
  await expect(page.getByRole('heading', { name: 'You are on the list' })).toBeFocused();
  await accessible(page, 'waitlist');
});

test('with its flag on, the listed routes show the maintenance page without a login; others do not', async ({ page, request }) => {
  // the flag is set for a lender that no other journey visits
  const set = (enabled: boolean) =>
    request.put('/sandbox/flags', {
      data: {
        key: 'fe-heloc-maintenance',
        enabled,
        variables: { routes: '/register,/liens', shouldShowDashboardLink: 'true' },
        org: 'MAIN_MARKETS_CREDIT',
      },
    });
  await set(true);
  try {
    const at = (path: string) => new URL(path, (process.env['HEARTHLINE_URL'] ?? '').replace('localhost', 'markets.localhost')).href;
    for (const path of ['/account/heloc/register-v2', '/account/heloc/01a1fb4c-22ab-7371-a961-f27821b1dea3/liens']) {
      await page.goto(at(path));
      await expect(page.getByRole('heading', { name: 'Scheduled Maintenance' })).toBeVisible();
      await expect(page.getByText('Please check back shortly', { exact: false })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Go to dashboard' })).toBeVisible();
    }
    await accessible(page, 'maintenance');
    await page.goto(at('/contact'));
    await expect(page.getByRole('heading', { name: 'Contact us' })).toBeVisible();
    await accessible(page, 'contact');
  } finally {
    await set(false);
  }
});
