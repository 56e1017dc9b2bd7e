/** Tracking events of one registration and of a failing page: what is sent, when, and what never is. */
import type { Page } from '@playwright/test';

import { person, register } from '../pages/registration.ts';
import { freshEmail, play } from '../setup/sandbox.ts';
import { expect, test } from '../setup/test.ts';

const PERSON = person({ first: 'Tilda', last: 'Traced', phone: '6025550177', email: '' });
const REPLAY = 'https://app.fullstory.com/ui/session/abc';

type Call = {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;
};

/** Every API call of the page, recorded in the page itself, because the browser does not expose the bodies of such requests. */
async function callsOf(page: Page): Promise<(part: string) => Call[]> {
  const calls: Call[] = [];
  await page.exposeFunction('noteCall', (method: string, url: string, body: string, headers: Record<string, string>) => {
    const { pathname } = new URL(url);
    if (/^\/(?:ft|service-)/.test(pathname))
      calls.push({ method, path: pathname, body: JSON.parse(body || '{}') as Call['body'], headers });
  });
  await page.addInitScript(() => {
    const send = globalThis.fetch;
    const { noteCall } = globalThis as unknown as { noteCall: (...call: unknown[]) => Promise<void> };
    globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      await noteCall(request.method, request.url, await request.clone().text(), Object.fromEntries(request.headers));
      return send(request);
    };
  });
  return (part) => calls.filter(({ path }) => path.includes(part));
}

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'the same calls at every width');
});

test('a registration sends its events in order, ties the visit to the borrower, and sends nothing that was typed', async ({ page }) => {
  const calls = await callsOf(page);
  await page.addInitScript((link) => Object.assign(globalThis, { FS: { getCurrentSessionURL: () => link } }), REPLAY);
  const tilda = { ...PERSON, email: freshEmail('tilda.traced') };
  await page.goto('/account/heloc/register-v2?utm_source=spring&utm_campaign=homes&utm_id=7&utm_medium=mail&utm_term=roof&utm_content=a');
  await expect.poll(() => calls('/ft/external/event').length).toBeGreaterThan(1);
  await register(page, tilda);
  await expect.poll(() => calls('/full-story-link').length, { timeout: 30_000 }).toBe(1);
  await expect.poll(() => calls('/event').some(({ body }) => body['event'] === 'appStarted')).toBe(true);
  await expect.poll(() => calls('/secure/api/v1/features').length).toBeGreaterThan(0);
  await expect.poll(() => calls('/optermizerly-profile').length).toBe(2);
  await expect.poll(() => calls('/experiments').length).toBeGreaterThan(0);
  await expect.poll(() => calls('/service-profile/api/v1/profile').some(({ method }) => method === 'PATCH')).toBe(true);

  const sessions = calls('/session');
  expect(sessions).toHaveLength(1);
  expect(sessions[0]).toMatchObject({ path: '/ft/external/session', body: { platform: 'WEB', queryParams: { utm_source: 'spring' } } });
  expect(sessions[0]?.headers['authorization']).toBeUndefined();
  const told = calls('/event').map(({ body }) => body);
  const moments = told.map(({ event }) => event).filter((event) => event !== 'page-view');
  expect(moments).toEqual(['heloc-register-start', 'helocStarted', 'appStarted']);
  const views = told.filter(({ event }) => event === 'page-view').map(({ pagePath }) => pagePath);
  expect(views.slice(0, 3)).toEqual([
    '/account/heloc/register-v2',
    '/account/heloc/register-v2/for-sale',
    '/account/heloc/register-v2/annual-income',
  ]);
  for (const one of told) expect(one).toMatchObject({ productType: 'HELOC', sessionKey: { trackerUuid: expect.any(String) } });
  expect(told.find(({ event }) => event === 'appStarted')).toMatchObject({ applicationUuid: expect.any(String) });

  const created = calls('/application/helocs')[0]?.body;
  expect(created).toMatchObject({
    utmParameters: { SOURCE: 'spring', CAMPAIGN: 'homes', ID: '7', MEDIUM: 'mail', TERM: 'roof', CONTENT: 'a' },
    optimizelyProfileRequest: { optimizelyProfileUuid: expect.any(String) },
  });
  const { trackerUuid } = (told[0]?.['sessionKey'] ?? {}) as { trackerUuid?: string };
  expect(calls('/service-profile/api/v1/profile').filter(({ method }) => method === 'PATCH')[0]?.body).toEqual({ trackerUuid });
  expect(calls('/optermizerly-profile').map(({ method }) => method)).toEqual(['GET', 'PATCH']);
  // flags are evaluated for the visitor, then for the borrower with the age of the account
  const askedFor = calls('/api/v1/features').map(
    ({ body }) => (body['optimizeUser'] as { attributes: { createdAt: string | null } }).attributes.createdAt,
  );
  const opened = await page.evaluate(async () => {
    const headers = { authorization: localStorage.getItem('jwt') ?? '' };
    return ((await (await fetch('/service-profile/api/v1/profile', { headers })).json()) as { createdAt: string }).createdAt;
  });
  expect(askedFor[0]).toBeNull();
  expect(askedFor).toContain(opened);
  for (const { body } of calls('/api/v1/features'))
    expect(Object.keys((body['optimizeUser'] as { attributes: object }).attributes).toSorted()).toEqual([
      'applicationUuid',
      'createdAt',
      'identityUuid',
      'organization',
      'trackerId',
    ]);
  expect(calls('/experiments')[0]?.body['experiments']).toContainEqual({ name: 'fe-heloc-redesign-2025', variation: 'on' });
  expect(calls('/full-story-link')[0]).toMatchObject({ method: 'PUT', body: { link: REPLAY } });
  expect(calls('/application/helocs')[0]?.headers).toMatchObject({ 'x-session-replay-id': 'abc', 'x-session-replay-url': REPLAY });

  const everything = JSON.stringify(calls('/ft/').map(({ body }) => body));
  for (const secret of [tilda.email, tilda.first, tilda.last, tilda.phone, tilda.street, tilda.password, tilda.dob, '144000'])
    expect(everything).not.toContain(secret);
});

test('@short-wide a visit that cannot be sent blocks nothing, and is tried three times', async ({ page }) => {
  let tries = 0;
  await page.route('**/ft/**', async (route) => {
    tries += 1;
    await route.fulfill({ status: 500, json: {} });
  });
  await page.goto('/account/heloc/register-v2');
  await expect.poll(() => tries, { timeout: 15_000 }).toBeGreaterThanOrEqual(3);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('combobox', { name: /address/i }).fill('101 Clear');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test.describe('a page that fails', () => {
  // browsers log uncaught errors; this test throws one
  test.use({ quiet: async ({}, use) => use() });

  test('is sent as HELOC: Error Fallback, with the class of the error and nothing of its message', async ({ page, request }) => {
    const calls = await callsOf(page);
    const who = await play(request, 'happy', 'OFFER_SELECTION');
    await page.route('**/api/v1/application/heloc/all', (route) => route.fulfill({ json: { grace: 'grace@example.com' } }));
    await page.addInitScript((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), who.jwt);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Sorry, looks like we have hit a snag!' })).toBeVisible();
    const told = () => calls('/ft/secure/event').find(({ body }) => body['event'] === 'HELOC: Error Fallback');
    await expect.poll(told).toBeDefined();
    expect(told()?.body).toMatchObject({ pagePath: '/dashboard', eventProperties: { errorName: 'TypeError' } });
    expect(JSON.stringify(told()?.body)).not.toContain('grace');
  });
});
