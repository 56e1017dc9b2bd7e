/** A new lender that a person sets up by a link: saved as it is typed, refused with sentences, published once, and reached at its test host only. */
import { LENDER_DRAFT, type LenderDraftReply } from '@hearthline/contract/desk/lender-draft.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { FIRST_SHEET } from '@hearthline/rules/offers/pricing.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenLenders, openLenders, seedLenders } from '../../../config/lenders.ts';
import { sweepAccess } from '../../../identity/access/sweep.ts';
import { sheetCsv } from '../../../organizations/rate-sheet/write-csv.ts';
import { draftOfRequest } from '../../../staff/settings/new-lender/drafts.ts';
import { inviteLender } from '../../../staff/settings/new-lender/begin.ts';

const DRAFT = '/desk/api/v1/lender-draft';
let lender: TestLender;
let opened: OpenLenders | undefined;
let secret = '';
beforeAll(async () => {
  lender = await testLender({ lenders: { now: () => opened?.now() ?? FILE_LENDERS } });
  const { pool, clock, listener, log } = lender.ctx;
  await seedLenders(pool, FILE_LENDERS.all, clock.now());
  opened = await openLenders({ pool, clock, listener, log });
});
afterAll(async () => {
  opened?.close();
  await lender.close();
});
beforeEach(async () => {
  const path = await inviteLender(lender.ctx.pool, 'ada@alder.example', lender.ctx.clock.real());
  secret = path.slice(path.indexOf('#') + 1);
});

type Said = LenderDraftReply & { code?: string; message?: string; errors?: { field: string; message: string }[] };
const call = async (method: 'GET' | 'PATCH' | 'POST', rest = '', body?: unknown, by = secret) => {
  const { status, body: said } = await lender.call(method, `${DRAFT}${rest}`, { body, headers: { [LENDER_DRAFT]: by } });
  return { status, body: said as unknown as Said };
};
const at = (said: Said, field: string) => said.problems.find((one) => one.field === field);

const WHO = {
  name: 'Alder & Finch Bank',
  legalName: 'Alder & Finch Bank, N.A.',
  address: { street1: '1 Alder Street', street2: null, city: 'Mesa', state: 'AZ', zip: '85201' },
  nmls: '000771',
  originatorNmls: '000772',
  lei: 'SANDBOX0OTHERBANK046',
  ecoaAgency: 'NATIONAL_BANK',
  supportPhone: '602-555-0177',
  supportEmail: 'help@alder.example',
  licensedStates: ['AZ'],
  trustees: [
    {
      states: ['AZ'],
      name: 'Finch Title',
      address: { street1: '2 Alder Street', street2: null, city: 'Mesa', state: 'AZ', zip: '85201' },
    },
  ],
};
const ADMIN = { name: 'Ada Alder', email: 'ada@alder.example' };

test('without its link there is nothing, and links that open nothing are counted', async () => {
  for (const by of ['', 'short', 'A'.repeat(43)]) expect((await call('GET', '', undefined, by)).status).toBe(404);
  const { rows } = await lender.ctx.pool.query('select token_hash from lender_draft');
  expect(JSON.stringify(rows)).not.toContain(secret);
  const { config } = lender.ctx;
  const ctx = { ...lender.ctx, config: { ...config, throttles: { ...config.throttles, lenderLinksIp: 1 } } };
  const open = async (by: string) =>
    draftOfRequest(ctx, { ip: '192.0.2.7', headers: { [LENDER_DRAFT]: by } } as unknown as FastifyRequest).then(
      () => 'open',
      (error: { code: string }) => error.code,
    );
  const wrong = 'B'.repeat(43);
  expect([await open(wrong), await open(wrong), await open(secret)]).toEqual(['not_found', 'too_many_requests', 'open']);
});

test('begins with what is harmless, and says at each step what is missing', async () => {
  const { body } = await call('GET');
  expect(body.settings).toMatchObject({ name: '', nmls: '', licensedStates: [], trustees: [], serving: 'TEST' });
  expect(body.problems.filter(({ step }) => ['look', 'rates', 'line', 'menus'].includes(step))).toEqual([]);
  expect(at(body, 'name')).toEqual({ step: 'company', field: 'name', message: 'Fill this in' });
  expect(at(body, 'admin.email')?.step).toBe('administrator');
  expect(JSON.stringify(body)).not.toContain(FILE_LENDERS.all[0]?.name ?? '');
});

test('a step is saved as typed, complete or not, and an older save changes nothing', async () => {
  const saved = await call('PATCH', '', { version: 1, settings: { name: WHO.name, nmls: '12' } });
  expect([saved.status, saved.body.version]).toEqual([200, 2]);
  expect(at(saved.body, 'nmls')?.message).toBe('an NMLS number has six to eight digits');
  expect(saved.body.settings).toMatchObject({ orgCode: 'ALDER_FINCH_BANK', orgBrand: 'alder-finch-bank', hostPrefix: 'alderfinch' });
  const late = await call('PATCH', '', { version: 1, settings: { name: 'Other' } });
  expect([late.status, (await call('GET')).body.settings['name']]).toEqual([409, WHO.name]);
  for (const settings of [{ serving: 'OPEN' }, { orgCode: 'MAIN' }, { strange: 1 }])
    expect((await call('PATCH', '', { version: 2, settings })).status).toBe(400);
});

test('what another lender has is refused as typed, without a word of whose it is', async () => {
  const plumfield = FILE_LENDERS.byCode('PLUMFIELD');
  const { hostPrefix, nmls, lei, supportPhone } = plumfield ?? {};
  const { body } = await call('PATCH', '', { version: 1, settings: { name: 'Plumfield', hostPrefix, nmls, lei, supportPhone } });
  expect(['hostPrefix', 'nmls', 'lei', 'supportPhone'].map((field) => at(body, field)?.message)).toEqual([
    'Another lender has this host prefix',
    'Another lender has this NMLS number',
    'Another lender has this legal entity identifier',
    'Another lender has this phone number',
  ]);
  expect(body.settings['orgCode']).not.toBe('PLUMFIELD');
  expect(JSON.stringify(body)).not.toContain('Credit Union');
});

test('rates come from a file with each problem at its line; margins follow the tiers', async () => {
  const file = (text: string) => Buffer.from(text).toString('base64');
  const bad = await call('POST', '/rates', { version: 1, file: file(sheetCsv(FIRST_SHEET).replace('780', '=780')) });
  expect([bad.status, bad.body.errors?.[0]?.message]).toEqual([400, expect.stringMatching(/^Line \d+/)]);
  const short = { ...FIRST_SHEET, tiers: FIRST_SHEET.tiers.slice(0, -1) };
  const { status, body } = await call('POST', '/rates', { version: 1, file: file(sheetCsv(short)) });
  expect(status).toBe(200);
  expect(body.csv).toBe(sheetCsv(short));
  expect(body.problems.filter(({ step }) => step === 'rates' || step === 'line')).toEqual([]);
});

test('is published once, with an administrator; its live host stays unknown, nothing of the link works on', async () => {
  const early = await call('POST', '/publish', { version: 1 });
  expect(early.status).toBe(400);
  const { body: ready } = await call('PATCH', '', { version: 1, settings: WHO, admin: ADMIN });
  expect(ready.problems).toEqual([]);
  const both = await Promise.all([call('POST', '/publish', { version: 2 }), call('POST', '/publish', { version: 2 })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410]);
  const done = both.find(({ status }) => status === 200)?.body as unknown as { site: string; invitation: string; toOpen: unknown[] };
  expect(done.site).toBe('http://alderfinch-test.localhost:4000');
  expect(done.invitation).toMatch(/^http:\/\/alderfinch-test\.localhost:4000\/desk\/welcome#[\w-]{43}$/);
  expect(done.toOpen.length).toBeGreaterThan(4);
  await opened?.refresh();
  const token = done.invitation.slice(done.invitation.indexOf('#') + 1);
  const asked = await lender.app.inject({
    method: 'POST',
    url: '/desk/api/v1/link',
    headers: { host: 'alderfinch-test.localhost', 'x-hearthline-desk': '1' },
    payload: { token },
  });
  expect([asked.statusCode, asked.json()]).toMatchObject([200, { name: 'Ada Alder', role: 'admin' }]);
  const { organizations } = lender.ctx;
  expect([organizations.forHost('alderfinch-test.localhost'), organizations.forHost('alderfinch.localhost')]).toEqual([
    'ALDER_FINCH_BANK',
    organizations.forHost('nobody.localhost'),
  ]);
  expect((await call('PATCH', '', { version: 3, settings: { name: 'Later' } })).body.code).toBe('link_over');
  expect((await call('GET')).body.publishedAs).toBe('ALDER_FINCH_BANK');
});

test('a link that is over opens nothing, and its draft is deleted', async () => {
  await lender.ctx.pool.query("update lender_draft set expires_at = now() - interval '1 minute' where published_as is null");
  expect((await call('GET')).status).toBe(404);
  await sweepAccess(lender.ctx);
  expect((await lender.ctx.pool.query('select 1 from lender_draft where published_as is null')).rows).toEqual([]);
});
