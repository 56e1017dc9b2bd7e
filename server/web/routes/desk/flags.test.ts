import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFlagOn } from '../../../organizations/flags.ts';

const FLAGS = '/desk/api/v1/flags';
const EXPERIMENTS = '/desk/api/v1/experiments';
const REASON = 'Agreed with compliance on Monday';
let lender: TestLender;
let admin: string;
let compliance: string;
let other: string;
beforeAll(async () => {
  lender = await testLender();
  await seedStaff(lender.ctx);
  admin = await deskToken(lender, 'MAIN', 'admin');
  compliance = await deskToken(lender, 'MAIN', 'compliance');
  other = await deskToken(lender, 'PLUMFIELD', 'admin');
});
afterAll(async () => lender.close());

type Listed = { key: string; enabled: boolean; isOwn: boolean };
type Body = Record<string, unknown> & { flags: Listed[]; experiments: Record<string, unknown>[]; changes: Record<string, unknown>[] };
const call = async (method: 'GET' | 'POST' | 'PUT', path: string, jwt: string, body?: unknown) => {
  const answer = await lender.call(method, path, { jwt, body });
  return { status: answer.status, body: answer.body as Body };
};
const flag = ({ flags }: Body, key: string) => flags.find((one) => one.key === key);

describe('flags', () => {
  test('an administrator turns one on for their lender alone, with a reason that is logged', async () => {
    expect(flag((await call('GET', FLAGS, admin)).body, 'fe-webchat-stream')).toMatchObject({ enabled: false, isOwn: false });
    const turned = await call('PUT', `${FLAGS}/fe-webchat-stream`, admin, { enabled: true, was: false, reason: REASON });
    expect(flag(turned.body, 'fe-webchat-stream')).toMatchObject({ enabled: true, isOwn: true });
    expect(turned.body.changes[0]).toMatchObject({ key: 'fe-webchat-stream', was: 'off', became: 'on', reason: REASON });
    expect(turned.body.changes[0]?.['person']).toMatch(/\w/);
    expect(await isFlagOn(lender.ctx, 'fe-webchat-stream', 'MAIN')).toBe(true);
    expect(await isFlagOn(lender.ctx, 'fe-webchat-stream', 'PLUMFIELD')).toBe(false);
    const theirs = (await call('GET', FLAGS, other)).body;
    expect([flag(theirs, 'fe-webchat-stream')?.enabled, theirs.changes]).toEqual([false, []]);
  });

  test('a value that is not as it was on the screen, an unknown flag and a missing reason are refused', async () => {
    const put = async (key: string, body: object) => (await call('PUT', `${FLAGS}/${key}`, admin, body)).status;
    expect(await put('fe-heloc-redesign-2025', { enabled: true, was: false, reason: REASON })).toBe(409);
    expect(await put('apr', { enabled: true, was: false, reason: REASON })).toBe(404);
    expect(await put('fe-heloc-ny-fcra', { enabled: true, was: false, reason: 'yes' })).toBe(400);
    expect(await put('fe-heloc-ny-fcra', { enabled: true, was: false })).toBe(400);
  });

  test('the flag of the redesigned registration cannot be turned off for a lender that has switched the check of it off', async () => {
    const unchecked = await deskToken(lender, 'LANTERNFOLD', 'admin');
    expect(flag((await call('GET', FLAGS, unchecked)).body, 'fe-heloc-redesign-2025')).toMatchObject({ enabled: true });
    const off = { enabled: false, was: true, reason: REASON };
    expect((await call('PUT', `${FLAGS}/fe-heloc-redesign-2025`, unchecked, off)).status).toBe(409);
    expect((await call('PUT', `${FLAGS}/fe-heloc-redesign-2025`, other, off)).status).toBe(200);
  });

  test('the log of changes cannot be changed', async () => {
    await expect(lender.ctx.pool.query("update setting_change set reason = 'another'")).rejects.toThrow('append-only');
    await expect(lender.ctx.pool.query('delete from setting_change')).rejects.toThrow('append-only');
  });
});

describe('experiments', () => {
  const PLAN = {
    surface: 'registration-reassurance',
    question: 'Does naming the way out first bring more people to their rate?',
    variations: [
      { key: 'encryption-first', weight: 50 },
      { key: 'stop-first', weight: 50 },
    ],
    visitorsPlanned: 1000,
    daysPlanned: 28,
    reason: REASON,
  };

  test.each(['apr', 'origination-fee', 'eligibility', 'important-terms'])(
    'one that would vary %s is refused at its field',
    async (surface) => {
      const { status, body } = await call('POST', EXPERIMENTS, admin, { ...PLAN, surface });
      expect(status).toBe(400);
      expect(body['errors']).toEqual([expect.objectContaining({ field: 'surface' })]);
    },
  );

  test('is planned, started, shown with intervals and stopped, by an administrator of its lender; others see none of it', async () => {
    const planned = await call('POST', EXPERIMENTS, admin, PLAN);
    expect(planned.status).toBe(201);
    const [one] = planned.body.experiments;
    expect(one).toMatchObject({ key: 'registration-reassurance-1', state: 'DRAFT', isComplete: false });
    expect(one?.['variations']).toEqual([
      expect.objectContaining({ key: 'encryption-first', isControl: true, reached: 0, continued: 0, low: 0, high: 1 }),
      expect.objectContaining({ key: 'stop-first', isControl: false }),
    ]);
    const act = async (jwt: string, what: string) =>
      call('POST', `${EXPERIMENTS}/${String(one?.['uuid'])}/${what}`, jwt, { reason: REASON });
    expect((await act(other, 'start')).status).toBe(404);
    expect((await act(compliance, 'start')).status).toBe(403);
    expect((await act(admin, 'start')).body.experiments[0]).toMatchObject({ state: 'RUNNING' });
    expect((await act(admin, 'start')).status).toBe(409);
    const second = (await call('POST', EXPERIMENTS, admin, PLAN)).body.experiments[0];
    expect(second).toMatchObject({ key: 'registration-reassurance-2' });
    expect((await call('POST', `${EXPERIMENTS}/${String(second?.['uuid'])}/start`, admin, { reason: REASON })).status).toBe(409);
    const stopped = await act(compliance, 'stop');
    expect(stopped.body.experiments.at(-1)).toMatchObject({ state: 'STOPPED', isComplete: false });
    expect(stopped.body.changes.map(({ became }) => became)).toEqual(['stopped', 'planned', 'started', 'planned']);
    expect((await call('GET', EXPERIMENTS, other)).body.experiments).toEqual([]);
  });
});
