import { readConfig } from '@hearthline/server/config/config.ts';
import Fastify from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { protectReplies } from '@hearthline/server/web/http/headers.ts';
import { renderPage } from '@hearthline/server/web/pages/page.ts';
import { memberByEmail } from '@hearthline/database/stores/lender/staff-members.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { PERSONAS } from './personas.ts';
import { PAGE_SCRIPT, servePages } from './pages.ts';
import { seededEmail } from './seeded-staff.ts';
import { testLender, type TestLender } from './testing/lender.ts';
import { deskToken } from './testing/staff-sign-in.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Row = Record<string, unknown>;
const get = async (path: string) => lender.call('GET', path);
const list = async (path: string) => (await get(path)).body as unknown as Row[];

describe('what an application may be played with', () => {
  test('each status has a persona and a phase, each modifier a persona, each lender a site', async () => {
    const { body } = await get('/sandbox/choices');
    const { statuses, modifiers, lenders } = body as Record<string, Row[]>;
    const keys = PERSONAS.map(({ key }) => key);
    expect(statuses?.length).toBe(89);
    expect([...(statuses ?? []), ...(modifiers ?? [])].filter(({ persona }) => !keys.includes(persona as string))).toEqual([]);
    expect(new Set(statuses?.map(({ phase }) => phase))).toEqual(new Set(['PREQUALIFICATION', 'VERIFICATION', 'CLOSING', 'ANY']));
    expect(lenders).toContainEqual({
      code: 'PLUMFIELD',
      name: 'Plumfield Credit Union',
      origin: 'http://plumfield.localhost:4000',
      states: PLUMFIELD.licensedStates,
    });
    const [first, ...others] = (lenders ?? []).map(({ name }) => name);
    expect(first).toBe('Hearthline');
    expect(others).toEqual(others.toSorted((a, b) => String(a).localeCompare(String(b))));
  });

  test('the staff of a lender can sign in once they were looked at', async () => {
    const staff = async () => memberByEmail(lender.ctx.pool, 'LANTERNFOLD', seededEmail('LANTERNFOLD', 'closer', true));
    expect(await staff()).toBeUndefined();
    const { body } = await get('/sandbox/staff?org=LANTERNFOLD');
    expect(body).toMatchObject({ desk: 'http://lanternfold.localhost:4000/desk' });
    expect(await staff()).toMatchObject({ role: 'closer', name: 'Chloe Abernathy' });
    await deskToken(lender, 'LANTERNFOLD', 'closer');
    expect((await get('/sandbox/staff?org=NOBODY')).status).toBe(400);
  });
});

describe('applications', () => {
  test('the newest is listed first, and is found by a part of its email address', async () => {
    const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION');
    expect((await list('/sandbox/applications'))[0]).toMatchObject({ uuid, email, orgCode: 'MAIN', status: 'OFFER_SELECTION' });
    const part = email.slice(5, 25).toUpperCase();
    expect(await list(`/sandbox/applications?search=${encodeURIComponent(part)}`)).toMatchObject([{ uuid }]);
    expect(await list('/sandbox/applications?search=nobody%25')).toEqual([]);
  });

  test('a session is the borrower’s own, on their lender’s site', async () => {
    const { uuid, email } = await lender.play('happy', 'OFFER_SELECTION', [], 'PLUMFIELD');
    const { status, body } = await lender.call('POST', `/sandbox/applications/${uuid}/session`, { body: {} });
    expect([status, body['origin'], body['path']]).toEqual([201, 'http://plumfield.localhost:4000', `/account/heloc/${uuid}/`]);
    const { body: identity } = await lender.call('GET', '/identity/secure/api/v1_1/identity', { jwt: body['jwt'] as string });
    expect(JSON.stringify(identity)).toContain(email);
  });

  test('an unknown application has neither facts nor session nor orders', async () => {
    const path = '/sandbox/applications/00000000-0000-7000-8000-000000000000';
    const [facts, session] = [await get(path), await lender.call('POST', `${path}/session`, { body: {} })];
    expect([facts.status, session.status]).toEqual([404, 404]);
    expect((await get(`${path}/orders`)).body).toEqual([]);
  });

  test('it tells who waits for what: outside jobs, what staff do, and the statuses that followed each fact', async () => {
    const held = await lender.play('happy', 'WAITING_FOR_SOFT_CREDIT');
    expect((await get(`/sandbox/applications/${held.uuid}`)).body).toMatchObject({
      waitsFor: expect.arrayContaining(['soft-credit']),
      staffAction: null,
      lender: 'Hearthline',
    });
    const reviewed = await lender.play('review', 'UNDERWRITING_REVIEW');
    const { body } = await get(`/sandbox/applications/${reviewed.uuid}`);
    expect(body).toMatchObject({ staffAction: 'clear', screen: 'review-app/uw', email: reviewed.email, chainHolds: true });
    const seqs = new Set((body['events'] as Row[]).map(({ seq }) => seq));
    expect((body['history'] as Row[]).every(({ seq }) => seqs.has(seq))).toBe(true);
  });
});

describe('messages', () => {
  test('those of one application only, and an email as a page that runs nothing', async () => {
    const [mine, other] = [await lender.play('happy', 'NOTE_SIGNING'), await lender.play('happy', 'NOTE_SIGNING')];
    const messages = await list(`/sandbox/outbox?applicationUuid=${mine.uuid}`);
    expect(messages.length).toBeGreaterThan(0);
    expect(messages.filter(({ to }) => to === other.email)).toEqual([]);
    const mail = messages.find(({ channel }) => channel === 'MAIL');
    const page = await lender.app.inject({ url: `/sandbox/outbox/${mail?.['id'] as string}/page` });
    expect(page.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
    );
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(page.body).toContain('<base target="_blank">');
    expect(page.body).toContain(mail?.['subject']);
    expect(page.body).toContain(`/account/heloc/${mine.uuid}`);
  });

  test('an unknown message has no page', async () => {
    expect((await get('/sandbox/outbox/00000000-0000-7000-8000-000000000000/page')).status).toBe(404);
  });
});

describe('vendors', () => {
  const floods = async () => (await list('/sandbox/vendors')).find(({ name }) => name === 'flood');
  const replies = async () => (await fetch(`${lender.vendors.flood.url}/anything`)).status;

  test('one that is down replies 503 until it is back', async () => {
    expect(await floods()).toEqual({ name: 'flood', does: 'flood determinations', behavior: 'normal' });
    const before = await replies();
    expect((await lender.call('PUT', '/sandbox/vendors/flood', { body: { behavior: 'down' } })).body).toMatchObject({ behavior: 'down' });
    expect([await replies(), (await floods())?.['behavior']]).toEqual([503, 'down']);
    await lender.call('PUT', '/sandbox/vendors/flood', { body: { behavior: 'refuses' } });
    expect([await replies(), (await floods())?.['behavior']]).toEqual([400, 'refuses']);
    await lender.call('PUT', '/sandbox/vendors/flood', { body: { behavior: 'normal' } });
    expect([await replies(), (await floods())?.['behavior']]).toEqual([before, 'normal']);
  });

  test('a fault that the page does not offer has no behavior', async () => {
    lender.vendors.flood.setFaults({ truncate: true });
    expect((await floods())?.['behavior']).toBeNull();
    lender.vendors.flood.setFaults({});
  });

  test.each([
    ['nobody', { behavior: 'down' }],
    ['flood', { behavior: 'sad' }],
  ])('%s %j is refused', async (name, body) => {
    expect((await lender.call('PUT', `/sandbox/vendors/${name}`, { body })).status).toBe(400);
  });

  test('an open order is finished now, and the status follows', async () => {
    const { uuid } = await lender.play('houston', 'NAV_RESI_EVAL_PROCESSING');
    const orders = await list(`/sandbox/applications/${uuid}/orders`);
    expect(orders.filter(({ open }) => open)).toMatchObject([
      {
        vendor: 'valuation',
        does: 'price opinions and appraisals',
        kind: 'RESI_EVAL',
        status: expect.stringMatching(/SCHEDULED|INSPECTED/) as string,
      },
    ]);
    const { body } = await lender.call('POST', `/sandbox/applications/${uuid}/orders`, { body: { vendor: 'valuation' } });
    expect(body).toEqual({ finished: 1 });
    expect((await list(`/sandbox/applications/${uuid}/orders`)).filter(({ open }) => open)).toEqual([]);
    await lender.drain(uuid);
    expect((await lender.read(uuid)).status).not.toBe('NAV_RESI_EVAL_PROCESSING');
  });
});

describe('pages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html><head></head><body><script type="module" src="/sandbox/assets/page.js"></script></body></html>',
  );
  writeFileSync(join(folder, 'assets', 'toolbar.js'), 'export {};');
  afterAll(() => rmSync(folder, { recursive: true }));

  const appWith = async (root: string) => {
    const app = Fastify();
    await protectReplies(app, { publicUrl: 'http://localhost:4000', vendorOrigins: [], vendorScripts: [] });
    servePages(app, { pageData: async () => ({ title: '', organization: null, flags: [], brandCss: '--accent:#123' }) }, root);
    return app;
  };

  test('the page has the lender’s colors under a policy without inline scripts', async () => {
    const app = await appWith(folder);
    for (const url of ['/sandbox', '/sandbox/open?application=x']) {
      const { statusCode, body, headers } = await app.inject({ url });
      expect(statusCode).toBe(200);
      expect(body).toMatch(/<style nonce="[\da-f]{32}">:root\{--accent:#123\}<\/style>/);
      expect(headers['content-security-policy']).not.toContain('unsafe');
    }
    expect((await app.inject({ url: '/sandbox/assets/toolbar.js' })).headers['content-type']).toContain('javascript');
    expect((await app.inject({ url: '/sandbox/assets/..%2Findex.html' })).statusCode).toBe(404);
  });

  test('without a build it says what to do', async () => {
    const { statusCode, body } = await (await appWith(join(folder, 'nowhere'))).inject({ url: '/sandbox' });
    expect([statusCode, body]).toEqual([404, expect.stringContaining('npm start')]);
  });

  test('production serves neither the pages nor a script for them', async () => {
    const { app } = lender;
    for (const url of ['/sandbox', '/sandbox/open', '/sandbox/assets/toolbar.js'])
      expect([url, (await app.inject({ url, headers: { accept: 'text/html' } })).statusCode]).toEqual([url, 404]);
    const build = { template: '<html><head></head><body><div id="root"></div></body></html>', manifest: {}, pages: [], faces: [] };
    const data = { title: '', organization: null, flags: [], brandCss: '' };
    const nonces = { script: 's', style: 't' };
    expect(renderPage(build, '/', data, 0, nonces)).not.toContain('sandbox');
    expect(renderPage(build, '/', { ...data, script: PAGE_SCRIPT }, 0, nonces)).toContain(`<script nonce="s">${PAGE_SCRIPT}</script>`);
    expect(() => readConfig({ APP_ENV: 'production', SANDBOX_ROUTES: 'true' })).toThrow('production refuses sandbox routes');
  });
});
