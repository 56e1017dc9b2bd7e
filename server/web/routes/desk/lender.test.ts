import type { DeskLender, DeskSettingsProposal } from '@hearthline/contract/desk/lender.ts';
import { insertSheet } from '@hearthline/database/stores/settings/lender-versions.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { differences, FIXED, ROOMS, type SettingMember } from '@hearthline/orgs/rooms.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken, hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { type OpenLenders, openLenders, seedLenders } from '../../../config/lenders.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

const LENDER = '/desk/api/v1/lender';
let lender: TestLender;
let opened: OpenLenders | undefined;
/** Ada administers, and so does Bea; Colin is of compliance. */
let ada: string;
let bea: Hired;
let colin: string;
beforeAll(async () => {
  lender = await testLender({ lenders: { now: () => opened?.now() ?? FILE_LENDERS } });
  const { pool, clock, listener, log } = lender.ctx;
  await seedLenders(pool, FILE_LENDERS.all, clock.now());
  opened = await openLenders({ pool, clock, listener, log });
  ada = await deskToken(lender, 'MAIN', 'admin');
  bea = await hire(lender, 'Bea Quill', 'admin');
  colin = await deskToken(lender, 'MAIN', 'compliance');
});
afterAll(async () => {
  opened?.close();
  await lender.close();
});

const call = async <T>(method: 'GET' | 'POST', path: string, jwt: string, body?: unknown) => {
  const { status, body: said } = await lender.call(method, `${LENDER}${path}`, { jwt, body });
  await opened?.refresh();
  return { status, body: said as unknown as T & { message?: string; errors?: { field: string; message: string }[] } };
};
const settings = async (jwt = ada) => (await call<DeskLender>('GET', '', jwt)).body;
const propose = async (room: string, changes: object, jwt = ada, more: object = {}) =>
  call<DeskSettingsProposal>('POST', '/proposals', jwt, {
    room,
    changes,
    base: (await settings()).latest,
    effectiveAt: null,
    reason: 'Agreed on Monday',
    ...more,
  });
const decide = async (id: string, decision: string, jwt: string, reason?: string) =>
  call<DeskSettingsProposal>('POST', `/proposals/${id}/decision`, jwt, { decision, ...(reason !== undefined && { reason }) });
const served = () => lenderOf(lender.ctx, 'MAIN');

test('each setting is in one room, or is fixed', () => {
  const placed = Object.values(ROOMS).flatMap(({ members }): readonly string[] => members);
  expect([...placed, ...FIXED, 'version'].toSorted()).toEqual(Object.keys(MAIN).toSorted());
  expectTypeOf<(typeof ROOMS)[keyof typeof ROOMS]['members'][number]>().toEqualTypeOf<SettingMember>();
});

test('what differs between settings is named by its path; lists are one value, whatever the order of members', () => {
  expect(differences({ a: 1, b: { c: [1, { d: 2, e: 3 }] } }, { b: { c: [1, { e: 3, d: 2 }] }, a: 2 })).toEqual([
    { path: 'a', was: 1, becomes: 2 },
  ]);
  expect(differences({ a: null, b: [1] }, { a: {}, b: [1, 2], c: 3 })).toEqual([
    { path: 'a', was: null, becomes: {} },
    { path: 'b', was: [1], becomes: [1, 2] },
    { path: 'c', was: undefined, becomes: 3 },
  ]);
  expect(differences(MAIN, structuredClone(MAIN))).toEqual([]);
});

describe('a change that one person publishes', () => {
  test('is in force at once, on pages and in the operations that read it, and in the history with its differences', async () => {
    const before = await settings();
    const chatHours = { ...MAIN.chatHours, timeZone: 'America/Phoenix' };
    const { status, body } = await propose('hours', { chatHours });
    expect([status, body]).toMatchObject([201, { state: 'PUBLISHED', version: before.latest + 1, mayDecide: false }]);
    expect(served().chatHours.timeZone).toBe('America/Phoenix');
    const after = await settings();
    expect(after.versions[0]).toMatchObject({
      state: 'IN_FORCE',
      summary: 'Agreed on Monday',
      second: null,
      differences: [{ path: 'chatHours.timeZone', was: 'America/Los_Angeles', becomes: 'America/Phoenix' }],
    });
    expect(after.versions[1]).toMatchObject({ state: 'BEFORE', version: before.version });
    expect((await propose('hours', { chatHours })).status, 'nothing changes').toBe(409);
  });

  test('is refused with a sentence at each field that is wrong, and nothing is kept', async () => {
    const before = await settings();
    const wrong = { supportPhone: '12', chat: { ...MAIN.chat, surveyUrl: 'http://plain.example' } };
    const { status, body } = await propose('hours', wrong);
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['supportPhone', 'chat.surveyUrl']]);
    const checked = await call<{ problems: unknown[]; differences: unknown[] }>('POST', '/check', ada, {
      room: 'hours',
      base: 1,
      changes: wrong,
    });
    expect([checked.body.problems.length, checked.body.differences.length]).toEqual([2, 2]);
    expect((await propose('hours', { heloc: {} })).body.errors).toEqual([
      { field: 'heloc', message: 'This is not changed under Hours and contacts' },
    ]);
    expect((await propose('hours', { orgCode: 'PLUMFIELD' })).status).toBe(400);
    const color = { brand: { ...MAIN.brand, color: 'the green of the old sign above the door' } };
    expect((await propose('brand', color)).body.errors).toEqual([
      { field: 'brand.color', message: 'a brand color is #rrggbb in lower case' },
    ]);
    const plumfield = FILE_LENDERS.byCode('PLUMFIELD')?.supportPhone;
    expect((await propose('hours', { supportPhone: plumfield })).body.errors).toEqual([
      { field: 'supportPhone', message: 'Another lender has this phone number' },
    ]);
    expect(await settings()).toEqual(before);
  });
});

describe('a change that takes two people', () => {
  const disclaimers = ['Lines are opened by appointment.'];

  test.each([
    ['hours', { supportPhone: '602-555-0109' }],
    ['hours', { supportEmail: 'other@else.example' }],
    ['menus', { menus: { pay: 'https://else.example/' } }],
  ])('what leads borrowers elsewhere is published by no person alone: %s %j', async (room, changes) => {
    const { body: asked } = await propose(room, changes);
    expect(asked.state).toBe('OPEN');
    expect((await decide(asked.id, 'APPROVE', ada)).status).toBe(403);
    expect((await decide(asked.id, 'APPROVE', bea.jwt)).body.state).toBe('PUBLISHED');
  });

  test('waits; of two administrators neither publishes what touches the law, a member of compliance does', async () => {
    const { status, body: asked } = await propose('texts', { disclaimers });
    expect([status, asked]).toMatchObject([201, { state: 'OPEN', mayDecide: false }]);
    expect(served().disclaimers).toEqual(MAIN.disclaimers);
    expect((await propose('texts', { disclaimers: [] }, bea.jwt)).status, 'one of a room waits at a time').toBe(409);
    const own = await decide(asked.id, 'APPROVE', ada);
    expect([own.status, own.body.message]).toEqual([403, 'You proposed this. A different person decides it.']);
    const second = await decide(asked.id, 'APPROVE', bea.jwt);
    expect([second.status, second.body.message]).toEqual([403, 'Money or law is touched: one of the two people is of compliance.']);
    expect((await decide(asked.id, 'APPROVE', await deskToken(lender, 'PLUMFIELD', 'compliance'))).status).toBe(404);
    const both = await Promise.all([decide(asked.id, 'APPROVE', colin), decide(asked.id, 'APPROVE', colin)]);
    expect(both.map((one) => one.status).toSorted()).toEqual([200, 409]);
    expect(served().disclaimers).toEqual(disclaimers);
    expect((await settings()).versions[0]).toMatchObject({ second: expect.stringMatching(/\w/), differences: [{ path: 'disclaimers' }] });
  });

  test('of compliance, an administrator publishes; a refusal says why, and the first may take it back', async () => {
    const { body: one } = await propose('officers', { exemptBrokerNmls: ['9990002'] }, colin);
    expect((await decide(one.id, 'REFUSE', ada)).status).toBe(400);
    expect((await decide(one.id, 'REFUSE', ada, 'Not that broker')).body).toMatchObject({ state: 'REFUSED', refusal: 'Not that broker' });
    const { body: two } = await propose('officers', { exemptBrokerNmls: ['9990003'] }, colin);
    expect((await decide(two.id, 'WITHDRAW', ada)).status).toBe(403);
    expect((await decide(two.id, 'WITHDRAW', colin)).body.state).toBe('WITHDRAWN');
    const { body: three } = await propose('officers', { exemptBrokerNmls: ['9990004'] }, colin);
    expect((await decide(three.id, 'APPROVE', ada)).status).toBe(200);
    expect(served().exemptBrokerNmls).toEqual(['9990004']);
  });

  test('rates that no offer could lawfully carry are refused where they are published, however the sheet came here', async () => {
    const { rateSheet } = MAIN.heloc;
    const sheet = { ...rateSheet, tiers: rateSheet.tiers.map((tier) => ({ ...tier, base: tier.base + 9 })) };
    const id = '018f0000-0000-7000-8000-0000000000cc';
    await insertSheet(lender.ctx.pool, {
      id,
      org_code: 'MAIN',
      name: 'Usury',
      sheet,
      sha256: 'ab',
      created_at: new Date(),
      staff_uuid: null,
    });
    const { status, body } = await propose('rates', {}, ada, { rateSheetId: id });
    expect([status, body.errors?.[0]]).toEqual([
      400,
      { field: 'heloc.rateSheet.tiers.0.base', message: expect.stringContaining('nothing can be lent on a primary home in any state') },
    ]);
  });

  test('rates inside of other settings are refused: they would be shown to the second person, and not lent by', async () => {
    const heloc = { ...((await settings()).settings['heloc'] as object), rateSheet: { ...MAIN.heloc.rateSheet, tiers: [] } };
    const { status, body } = await propose('rates', { heloc });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['heloc.rateSheet']]);
  });

  test('the database takes no version of rates or states that one person made', async () => {
    const insert = (change: string) =>
      lender.ctx.pool.query(
        `insert into lender_version (org_code, version, settings, rate_sheet_id, effective_at, created_at, summary, person_uuid)
         select org_code, (select max(version) + 1 from lender_version where org_code = 'MAIN'), ${change}, rate_sheet_id, now(), now(), 'x',
           (select uuid from staff_member limit 1)
         from lender_version where org_code = 'MAIN' order by version desc limit 1`,
      );
    await expect(insert(`jsonb_set(settings, '{heloc,maxLine}', '500000')`)).rejects.toThrow('take two people');
    await expect(insert(`jsonb_set(settings, '{licensedStates}', '["AZ"]')`)).rejects.toThrow('take two people');
  });

  test('an application keeps the product it was made with', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const heloc = (await settings()).settings['heloc'] as object;
    const { body: asked } = await propose('rates', { heloc: { ...heloc, maxLine: 90_000 } });
    expect((await decide(asked.id, 'APPROVE', colin)).status).toBe(200);
    expect([(await lender.read(uuid)).product.maxLine, served().heloc.maxLine]).toEqual([400_000, 90_000]);
    const later = await lender.play('happy', 'OFFER_SELECTION');
    expect((await lender.read(later.uuid)).product.maxLine).toBe(90_000);
    expect((await lender.read(later.uuid)).settings.settingsVersion).toBe(served().version);
  });
});

describe('opening and closing', () => {
  test('takes two people with compliance in its room, and no open lender is hidden', async () => {
    expect((await settings()).settings['serving']).toBe('OPEN');
    expect((await propose('features', { serving: 'TEST' })).body.errors?.[0]?.field).toBe('serving');
    const { body: asked } = await propose('features', { serving: 'CLOSED' });
    const second = await decide(asked.id, 'APPROVE', bea.jwt);
    expect([second.status, second.body.message]).toEqual([403, 'Money or law is touched: one of the two people is of compliance.']);
    expect((await decide(asked.id, 'APPROVE', colin)).body.state).toBe('PUBLISHED');
    expect(served().serving).toBe('CLOSED');
    const { body: back } = await propose('features', { serving: 'OPEN' }, colin);
    expect((await decide(back.id, 'APPROVE', ada)).status).toBe(200);
    const { body: survey } = await propose('features', { leaveSurvey: false });
    expect((await decide(survey.id, 'APPROVE', bea.jwt)).status, 'the rest of the room takes two of any').toBe(200);
    await decide((await propose('features', { leaveSurvey: true })).body.id, 'APPROVE', bea.jwt);
  });

  test('the database takes no version that one person opened', async () => {
    await expect(
      lender.ctx.pool.query(
        `insert into lender_version (org_code, version, settings, rate_sheet_id, effective_at, created_at, summary, person_uuid)
         select org_code, version + 1, jsonb_set(settings, '{serving}', '"CLOSED"'), rate_sheet_id, now(), now(), 'x', (select uuid from staff_member limit 1)
         from lender_version where org_code = 'MAIN' order by version desc limit 1`,
      ),
    ).rejects.toThrow('take two people');
  });
});

describe('two people at once', () => {
  test('changes of different rooms are both kept; of the same settings the second is told', async () => {
    const base = (await settings()).latest;
    const [hours, brand] = await Promise.all([
      propose('hours', { phoneHours: { ...MAIN.phoneHours, timeZone: 'America/Denver' } }, ada, { base }),
      propose('brand', { brand: { ...MAIN.brand, color: '#0b3d91' } }, bea.jwt, { base }),
    ]);
    expect([hours.status, brand.status]).toEqual([201, 201]);
    expect([served().phoneHours.timeZone, served().brand.color]).toEqual(['America/Denver', '#0b3d91']);
    const late = await propose('hours', { phoneHours: MAIN.phoneHours }, bea.jwt, { base });
    expect([late.status, late.body.message]).toEqual([
      409,
      'The same settings were changed since. Look at what they are now, and ask again.',
    ]);
  });

  test('two people publish two changes at the same moment: both are kept, and the second was made from the first', async () => {
    const [{ body: texts }, { body: officers }] = [
      await propose('texts', { disclaimers: ['Lines are opened at branches.'] }, colin),
      await propose('officers', { exemptBrokerNmls: ['9990005'] }, colin),
    ];
    const before = (await settings()).latest;
    const both = await Promise.all([decide(texts.id, 'APPROVE', ada), decide(officers.id, 'APPROVE', bea.jwt)]);
    expect(both.map(({ body }) => body.state)).toEqual(['PUBLISHED', 'PUBLISHED']);
    expect(both.map(({ body }) => body.version).toSorted()).toEqual([before + 1, before + 2]);
    expect([served().disclaimers, served().exemptBrokerNmls]).toEqual([['Lines are opened at branches.'], ['9990005']]);
  });

  test('two people publish the same change at the same moment: it is one version, and the other is told', async () => {
    const { body: asked } = await propose('texts', { disclaimers: ['Lines are opened by mail.'] }, colin);
    const before = (await settings()).latest;
    const both = await Promise.all([decide(asked.id, 'APPROVE', ada), decide(asked.id, 'APPROVE', bea.jwt)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body.message).toMatch(/^[A-Z].*\.$/);
    expect((await settings()).latest).toBe(before + 1);
  });

  test('what waits expires where the same was published meanwhile', async () => {
    const { body: waiting } = await propose('features', { leaveSurvey: false });
    const moved = await lender.ctx.pool.query('select settings from lender_version where org_code = $1 order by version desc limit 1', [
      'MAIN',
    ]);
    await lender.ctx.pool.query(
      `insert into lender_version (org_code, version, settings, rate_sheet_id, effective_at, created_at, summary)
       select org_code, version + 1, $1, rate_sheet_id, now(), now(), 'by a command' from lender_version where org_code = 'MAIN'
       order by version desc limit 1`,
      [JSON.stringify({ ...(moved.rows[0] as { settings: object }).settings, leaveSurvey: false })],
    );
    const decided = await decide(waiting.id, 'APPROVE', colin);
    expect(decided.status).toBe(409);
    expect((await settings()).proposals.find(({ id }) => id === waiting.id)).toMatchObject({
      state: 'EXPIRED',
      refusal: decided.body.message,
    });
  });
});

describe('from a later hour on', () => {
  const inHours = (hours: number) => new Date(lender.ctx.clock.now().getTime() + hours * 3_600_000).toISOString();

  test.each([
    ['an hour that is over', -2, 'This hour is over. Leave it empty for at once, or take a later one.'],
    ['the wrong century', 24 * 365 * 100, 'This is more than a year ahead. Take an earlier hour.'],
  ])('%s is refused at its field, and nothing is kept', async (_, hours, message) => {
    const before = await settings();
    for (const [room, changes] of [
      ['texts', { name: 'Hearthline Then' }],
      ['hours', { chatHours: { ...MAIN.chatHours, timeZone: 'America/Adak' } }],
    ] as const) {
      const { status, body } = await propose(room, changes, ada, { effectiveAt: inHours(hours) });
      expect([status, body.errors]).toEqual([400, [{ field: 'effectiveAt', message }]]);
    }
    expect(await settings()).toEqual(before);
  });

  test('two changes for the same hour both hold from it, the second made from the first; called off is the last alone', async () => {
    const effectiveAt = inHours(3);
    const before = await settings();
    const { body: texts } = await propose('texts', { name: 'Hearthline Both' }, ada, { effectiveAt });
    const { body: officers } = await propose('officers', { exemptBrokerNmls: ['9990006'] }, ada, { effectiveAt });
    const both = await Promise.all([decide(texts.id, 'APPROVE', colin), decide(officers.id, 'APPROVE', colin)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await settings()).versions.slice(0, 3).map(({ state }) => state)).toEqual(['LATER', 'LATER', 'IN_FORCE']);
    expect((await call('POST', `/versions/${before.latest + 1}/call-off`, ada)).status, 'another is made from it').toBe(409);
    const settled = await settings();
    expect([settled.settings['name'], settled.settings['exemptBrokerNmls']]).toEqual(['Hearthline Both', ['9990006']]);
    await lender.ctx.clock.advance(3 * 3_600_000 + 1000);
    expect([served().name, served().exemptBrokerNmls]).toEqual(['Hearthline Both', ['9990006']]);
    await decide((await propose('texts', { name: before.settings['name'] })).body.id, 'APPROVE', colin);
  });

  test('nothing earlier is published over it; it is called off once, and what was in force stays', async () => {
    const name = served().name;
    const { body: asked } = await propose('texts', { name: 'Hearthline Tomorrow' }, ada, { effectiveAt: inHours(24) });
    expect((await decide(asked.id, 'APPROVE', colin)).status).toBe(200);
    expect((await settings()).versions[0]).toMatchObject({ state: 'LATER' });
    expect(served().name).toBe(name);
    const early = await propose('hours', { chatHours: MAIN.chatHours });
    expect([early.status, early.body.message]).toEqual([
      409,
      'A version is set for a later hour. Take that hour or a later one, or call that version off first.',
    ]);
    const { latest, version } = await settings();
    expect((await call('POST', `/versions/${version}/call-off`, ada)).status).toBe(409);
    expect((await call('POST', '/versions/999/call-off', ada)).status).toBe(404);
    expect((await call<DeskLender>('POST', `/versions/${latest}/call-off`, ada)).body.versions[0]).toMatchObject({ state: 'CALLED_OFF' });
    expect((await call('POST', `/versions/${latest}/call-off`, ada)).status).toBe(409);
    expect((await propose('hours', { chatHours: MAIN.chatHours })).status).toBe(201);
  });

  test('it holds from its hour on, and an earlier version is gone back to as a change like any other', async () => {
    const { latest } = await settings();
    const old = (await call<{ settings: Record<string, unknown> }>('GET', `/versions/${latest}`, colin)).body.settings;
    const { body: asked } = await propose('texts', { name: 'Hearthline Next' }, ada, { effectiveAt: inHours(2) });
    await decide(asked.id, 'APPROVE', colin);
    await lender.ctx.clock.advance(2 * 3_600_000 + 1000);
    expect(served().name).toBe('Hearthline Next');
    const { body: back } = await propose('texts', { name: old['name'] });
    await decide(back.id, 'APPROVE', colin);
    expect(served().name).toBe(old['name']);
    expect((await call('GET', '/versions/999', colin)).status).toBe(404);
  });
});

test('who lends sees nothing of it, an auditor reads and asks for nothing; another lender has its own', async () => {
  expect((await call('GET', '', await deskToken(lender, 'MAIN', 'processor'))).status).toBe(403);
  const auditor = await deskToken(lender, 'MAIN', 'auditor');
  expect((await call('GET', '', auditor)).status).toBe(200);
  expect((await propose('hours', { supportPhone: '602-555-0108' }, auditor)).status).toBe(403);
  const theirs = (await call<DeskLender>('GET', '', await deskToken(lender, 'PLUMFIELD', 'admin'))).body;
  expect(theirs.settings['name']).toBe('Plumfield Credit Union');
  expect([theirs.versions.length, theirs.proposals]).toEqual([1, []]);
});
