/** A lender's settings as one file, by the operations of the desk. */
import type { DeskLender, DeskLenderFileChecked } from '@hearthline/contract/desk/lender.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { LENDER_FILE_MAX, lenderFile, readLenderFile } from '@hearthline/orgs/lender-file.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenLenders, openLenders, seedLenders } from '../../../config/lenders.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

const LENDER = '/desk/api/v1/lender';
let lender: TestLender;
let opened: OpenLenders | undefined;
/** Ada administers, Colin is of compliance, and Aud looks. */
let [ada, colin, aud] = ['', '', ''];
beforeAll(async () => {
  lender = await testLender({ lenders: { now: () => opened?.now() ?? FILE_LENDERS } });
  const { pool, clock, listener, log } = lender.ctx;
  await seedLenders(pool, FILE_LENDERS.all, clock.now());
  opened = await openLenders({ pool, clock, listener, log });
  ada = await deskToken(lender, 'MAIN', 'admin');
  colin = await deskToken(lender, 'MAIN', 'compliance');
  aud = await deskToken(lender, 'MAIN', 'auditor');
});
afterAll(async () => {
  opened?.close();
  await lender.close();
});

type Answer = {
  readonly status: number;
  readonly body: DeskLenderFileChecked & { message?: string; errors?: { field: string; message: string }[] };
};
const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
const check = async (text: string | Uint8Array, jwt = ada): Promise<Answer> => {
  const { status, body } = await lender.call('POST', `${LENDER}/file/check`, { jwt, body: { file: base64(text) } });
  return { status, body: body as unknown as Answer['body'] };
};
const settings = async () => (await lender.call('GET', LENDER, { jwt: ada })).body as unknown as DeskLender;
const propose = async (text: string, jwt = ada, more: object = {}) => {
  const body = { file: base64(text), base: (await settings()).latest, effectiveAt: null, reason: 'As agreed on Monday', ...more };
  const answer = await lender.call('POST', `${LENDER}/file/proposals`, { jwt, body });
  await opened?.refresh();
  return {
    status: answer.status,
    body: answer.body as { rooms?: unknown; message?: string; errors?: { field: string; message: string }[] },
  };
};
const download = async (format = '', jwt = ada): Promise<{ status: number; text: string; headers: Record<string, unknown> }> => {
  const [, org = '', cookie = ''] = /^desk (\w+) (.+)$/.exec(jwt) ?? [];
  const headers = { host: 'localhost', cookie, 'x-hearthline-desk': '1', 'x-org': org };
  const { statusCode: status, body: text, headers: got } = await lender.app.inject({ url: `${LENDER}/file${format}`, headers });
  return { status, text, headers: got };
};
const lineWith = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1;

describe('the file that is downloaded', () => {
  test.each(['', '?format=json'])('is the settings in force, and read again nothing differs: %s', async (format) => {
    const { text, headers } = await download(format, aud);
    expect(readLenderFile(text)).toMatchObject({ lender: lenderOf(lender.ctx, 'MAIN') });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="?main-version-\d+\.(yaml|json)"?/);
    expect((await check(text)).body).toMatchObject({ problems: [], rooms: [], fileVersion: MAIN.version });
    expect((await propose(text)).status).toBe(409);
  });
});

describe('a file that is wrong', () => {
  test.each([
    ['', 'The file is empty'],
    [new Uint8Array([0xff, 0xfe, 0x41]), 'not text in UTF-8'],
    ['x'.repeat(LENDER_FILE_MAX + 1), 'too long'],
    ['- a', 'names with values'],
  ])('%#: is said to be', async (text, words) => {
    expect((await check(text)).body).toMatchObject({ rooms: [], problems: [{ message: expect.stringContaining(words) }] });
  });

  test('a file over the limit of the operation is refused', async () => {
    expect((await check('x'.repeat(1_100_000))).status).toBe(400);
    expect((await check('x'.repeat(2_000_000))).status).toBe(413);
  });

  test('each value has its line, and nothing is kept', async () => {
    const text = lenderFile(MAIN, 'yaml').replace(MAIN.brand.color, 'green').replace('base: 8.35', 'base: 7.35');
    const { body } = await check(text);
    expect(body.problems).toEqual([
      { line: lineWith(text, 'green'), path: 'brand.color', message: 'a brand color is #rrggbb in lower case' },
      {
        line: lineWith(text, 'base: 7.35'),
        path: expect.stringContaining('heloc.rateSheet.tiers'),
        message: expect.stringContaining('better borrower'),
      },
    ]);
    const { status, body: refused } = await propose(text);
    expect([status, refused.errors?.[0]]).toEqual([
      400,
      { field: 'file', message: `Line ${lineWith(text, 'green')}: a brand color is #rrggbb in lower case` },
    ]);
    expect((await settings()).proposals).toEqual([]);
  });

  test('what no desk changes, with its line', async () => {
    const text = lenderFile({ ...MAIN, orgCode: 'PLUMFIELD', hostPrefix: 'other', heloc: MAIN.heloc }, 'yaml');
    expect((await check(text)).body.problems).toEqual([
      { line: lineWith(text, 'orgCode: PLUMFIELD'), path: 'orgCode', message: 'This is never changed at the desk: it is MAIN' },
      { line: lineWith(text, 'hostPrefix'), path: 'hostPrefix', message: `This is never changed at the desk: it is ${MAIN.hostPrefix}` },
    ]);
  });

  test('what another lender is known by, and a rate that the law allows nobody', async () => {
    const taken = FILE_LENDERS.byCode('PLUMFIELD')?.supportPhone ?? '';
    const known = lenderFile({ ...MAIN, supportPhone: taken }, 'yaml');
    expect((await check(known)).body.problems).toEqual([
      {
        line: lineWith(known, 'supportPhone'),
        path: 'supportPhone',
        message: 'Hours and contacts: Another lender has this phone number',
      },
    ]);
    const { rateSheet } = MAIN.heloc;
    const dear = { ...MAIN.heloc, rateSheet: { ...rateSheet, tiers: rateSheet.tiers.map((tier) => ({ ...tier, base: tier.base + 9 })) } };
    const text = lenderFile({ ...MAIN, heloc: dear }, 'yaml');
    const { problems } = (await check(text)).body;
    expect(problems.length).toBeGreaterThan(0);
    for (const { line, path, message } of problems) {
      expect(message).toMatch(/^Products and rates: /);
      expect([path.startsWith('heloc.rateSheet.'), (line ?? 0) > lineWith(text, 'rateSheet:')]).toEqual([true, true]);
    }
  }, 60_000);
});

describe('a file that is right', () => {
  const { rateSheet } = MAIN.heloc;
  const tiers = rateSheet.tiers.map((tier, at) => (at === 2 ? { ...tier, base: tier.base + 0.05 } : tier));
  const changed = {
    ...MAIN,
    chatHours: { ...MAIN.chatHours, timeZone: 'America/Phoenix' },
    disclaimers: ['Lines are opened by appointment.'],
    heloc: { ...MAIN.heloc, rateSheet: { ...rateSheet, tiers } },
  };

  test('differs room by room, each with its people; who only looks proposes nothing', async () => {
    const text = lenderFile(changed, 'yaml');
    const { body } = await check(text, aud);
    expect(body.rooms.map(({ room, people, waits }) => [room, people, waits])).toEqual([
      ['rates', 'LAW', false],
      ['texts', 'LAW', false],
      ['hours', 'ONE', false],
    ]);
    expect(body.rooms[0]?.differences).toEqual([
      { path: 'rateSheet.tiers.3.base', was: rateSheet.tiers[2]?.base, becomes: tiers[2]?.base },
    ]);
    expect((await propose(text, aud)).status).toBe(403);
  });

  test('is proposed in one step: what one person may publish holds, the rest waits for a second', async () => {
    const text = lenderFile(changed, 'json');
    const { latest } = await settings();
    expect((await propose(text, ada, { base: latest + 1 })).status, 'compared with another version').toBe(409);
    const { status, body } = await propose(text);
    expect([status, body.rooms]).toEqual([
      201,
      [
        { room: 'rates', state: 'OPEN' },
        { room: 'texts', state: 'OPEN' },
        { room: 'hours', state: 'PUBLISHED' },
      ],
    ]);
    expect(lenderOf(lender.ctx, 'MAIN').chatHours.timeZone).toBe('America/Phoenix');
    const open = (await settings()).proposals.filter(({ state }) => state === 'OPEN');
    for (const { id } of open) {
      const decided = { jwt: colin, body: { decision: 'APPROVE' } };
      expect((await lender.call('POST', `${LENDER}/proposals/${id}/decision`, decided)).body['state']).toBe('PUBLISHED');
    }
    await opened?.refresh();
    const { version: _, ...now } = lenderOf(lender.ctx, 'MAIN');
    const { version: __, ...asked } = changed;
    expect(now).toEqual(asked);
  }, 60_000);

  test('a change of one of its rooms that waits keeps all of it out', async () => {
    const before = await settings();
    const body = {
      room: 'menus',
      base: before.latest,
      changes: { menus: { pay: 'https://pay.lender.example/' } },
      effectiveAt: null,
      reason: 'A new page',
    };
    expect((await lender.call('POST', `${LENDER}/proposals`, { jwt: ada, body })).status).toBe(201);
    const now = lenderOf(lender.ctx, 'MAIN');
    const text = lenderFile(
      { ...now, leaveSurvey: !now.leaveSurvey, menus: { pay: 'https://other.lender.example/' }, chatHours: MAIN.chatHours },
      'yaml',
    );
    expect((await check(text)).body.rooms.map(({ room, waits }) => [room, waits])).toEqual([
      ['hours', false],
      ['menus', true],
      ['features', false],
    ]);
    expect((await propose(text)).status).toBe(409);
    const after = await settings();
    expect([after.latest, after.proposals.filter(({ state }) => state === 'OPEN').map(({ room }) => room)]).toEqual([
      before.latest,
      ['menus'],
    ]);
  });
});
