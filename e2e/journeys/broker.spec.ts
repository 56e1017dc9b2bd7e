/** Lenders whose passwords are at an identity broker: registration, log-out and log-in redirect through it and back (AMB-86). */
import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { logOut, pressContinue } from '../pages/controls.ts';
import { confirmEmail, FLAG, setFlags, STEPS, person } from '../pages/registration.ts';
import { freshEmail, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const BROKER = { [FLAG.redesign]: true, 'fe-ciam-identity-broker': true };
const newApplicant = () => person({ first: 'Grace', last: 'Happy', email: freshEmail('broker.happy') });

/** A lender with its own site that no other journey uses. */
function site(path: string): string {
  const home = new URL(process.env['HEARTHLINE_URL'] ?? '');
  home.hostname = 'plumfield.localhost';
  return new URL(path, home).href;
}

const consent = async (page: Page): Promise<void> => {
  for (const name of [/I agree to the/, /I agree to receive documents/]) await page.getByRole('checkbox', { name }).check({ force: true });
};

type Call = { readonly realm: string | undefined; readonly path: string; readonly query: URLSearchParams; readonly body: unknown };
let calls: Call[] = [];

test.beforeEach(async ({ page }) => {
  await setFlags(page, BROKER);
  calls = [];
  await page.route(/\/identity-broker\//, (route) => {
    const request = route.request();
    const { pathname, searchParams: query } = new URL(request.url());
    const [realm, ...rest] = pathname.split('/').slice(2);
    const path = rest.join('/');
    calls.push({ realm, path, query, body: request.postDataJSON() });
    // the flag is this page's alone: for the server, whose lenders other journeys use, it is off
    return path === 'api/v3/auth-mode' ? route.fulfill({ json: { mode: 'broker', redirect: '/auth/login' } }) : route.continue();
  });
});

test('@short registration asks for no password; the broker’s page opens the account, and the application is created on return', async ({
  page,
}) => {
  const grace = newApplicant();
  await page.goto(site('/account/heloc/register-v2'));
  for (const step of STEPS.slice(0, 5)) {
    await step.fill(page, grace);
    await pressContinue(page);
  }
  await expect(page.getByLabel('Mobile phone')).toBeVisible();
  await accessible(page, 'phone-and-email with the consents');
  await page.getByLabel('Mobile phone').fill(grace.phone);
  await page.getByLabel('Email address').fill(grace.email);
  // the broker is not called before the consents are given
  await page.getByRole('button', { name: 'Check my rate' }).click();
  await expect(page.getByRole('group', { name: /needs? a change/ })).toBeFocused();
  await consent(page);
  await page.getByRole('button', { name: 'Check my rate' }).click();

  await expect(page).toHaveURL(/\/oidc\/interaction\//);
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(grace.email);
  await accessible(page, 'the broker’s page');
  // leaving and returning loses nothing that was typed
  const [way, start] = calls;
  expect([way?.path, way?.query.get('mode'), way?.query.get('orgCode')]).toEqual(['api/v3/auth-mode', 'register', 'PLUMFIELD']);
  expect([start?.path, start?.query.get('telemetryTrackingId')]).toEqual(['api/v3/login', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  await page.getByRole('link', { name: 'Go back without logging in' }).click();
  await expect(page.getByLabel('Email address')).toHaveValue(grace.email);
  await page.getByRole('button', { name: 'Check my rate' }).click();
  await page.getByLabel('Password').fill('weak');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Password is not strong enough')).toBeVisible();
  await page.getByLabel('Password').fill(grace.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await confirmEmail(page, grace);
  await expect(page).toHaveURL(/\/product\/select(\?|$)/, { timeout: 60_000 });
  expect(new URL(page.url()).hostname).toBe('plumfield.localhost');
  expect(page.url()).not.toContain('externalStateNonce');
  // the broker has no phone number: the profile has the one that was typed
  const authorization = (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '';
  const profile = await page.request.get(new URL('/service-profile/api/v1/profile', process.env['HEARTHLINE_URL'] ?? '').href, {
    headers: { authorization },
  });
  expect(await profile.text()).toContain(grace.phone);
  const identity = await page.request.get(new URL('/identity/secure/api/v1_1/identity', process.env['HEARTHLINE_URL'] ?? '').href, {
    headers: { authorization },
  });
  expect(await identity.json()).toMatchObject({
    aliases: expect.arrayContaining([{ type: 'Phone', value: grace.phone.replaceAll(/\D/g, ''), verified: false }]),
  });

  await logOut(page);
  await expect(page).toHaveURL(/plumfield\.localhost:\d+\/account\/heloc\/register/);
  expect(calls.find(({ path }) => path.endsWith('logout'))?.body).toEqual({
    applicationName: 'heloc',
    mode: 'logout',
    orgCode: 'PLUMFIELD',
  });
  await page.getByRole('link', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await page.getByLabel('Email').fill(grace.email);
  await page.getByLabel('Password').fill('Another!2026Pw');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toContainText('not right');
  await page.getByLabel('Password').fill(grace.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/plumfield\.localhost:\d+\/dashboard$/);
});

test('a sign-in returns to the page that needed it', async ({ page }) => {
  await page.goto(site('/dashboard'));
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Email').fill(freshEmail('broker.settings'));
  await page.getByLabel('Password').fill(PERSONA_PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/plumfield\.localhost:\d+\/dashboard$/);
});

test('a broker logs in through the agents’ realm, and sees whom they referred and nobody else', async ({ page, request }) => {
  await setFlags(page, { 'fe-portfolio-manager-auth0': true });
  const referred = await play(request, 1, 'OFFER_SELECTION', [], 'MAIN_WHOLESALE');
  const home = new URL('/account/heloc/register', process.env['HEARTHLINE_URL'] ?? '');
  home.hostname = 'wholesale.localhost';
  await page.goto(home.href);
  await page.getByRole('link', { name: 'Log in to see your referrals' }).click();
  await expect(page).toHaveURL(/\/oidc\/interaction\//);
  const [way, start] = calls;
  expect([way?.realm, way?.path, way?.query.get('mode')]).toEqual(['agent', 'api/v3/auth-mode', 'login']);
  expect([start?.realm, start?.path, start?.query.get('telemetryTrackingId')]).toEqual([
    'agent',
    'api/v3/login',
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
  await page.getByLabel('Email').fill('whitney.vale@example.com');
  await page.getByLabel('Password').fill(PERSONA_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/wholesale\.localhost:\d+\/dashboard\/referrals$/);
  await expect(page.getByRole('heading', { name: 'Grace H.' }).first()).toBeVisible();
  await accessible(page, 'the referrals of a broker');
  await expect(page.getByRole('main')).not.toContainText(referred.email);
  await expect(page.getByRole('main')).not.toContainText('Happy');
  await logOut(page);
  await expect(page).toHaveURL(/wholesale\.localhost:\d+\/account\/heloc\/register/);
  const out = calls.find(({ path }) => path.endsWith('logout'));
  expect([out?.realm, out?.body]).toEqual(['agent', { applicationName: 'heloc', mode: 'logout', orgCode: 'MAIN_WHOLESALE' }]);
});
