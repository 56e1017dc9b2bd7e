import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChecksSimulator } from '../../checks/check-orders/simulator.ts';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, type Simulator, type VendorOptions } from './vendor.ts';
import { bankingDaysAfter, isBankingDay } from './banking-days.ts';
import { emailTags } from './orders.ts';

const HOUR = 3_600_000;
const APPLICATION = '0198c0de-0000-7000-8000-000000000001';
const OTHER = '0198c0de-0000-7000-8000-000000000002';

let now: Readonly<Record<string, number>>;
let inbox: Inbox;
let vendor: Simulator;
const start = async (more: VendorOptions = {}) => {
  const clock = (reference = '') => new Date(now[reference.slice(0, 36)] ?? 0);
  vendor = await startChecksSimulator({ clock, webhooks: { url: inbox.url, everyMs: HOUR }, ...more });
};
beforeEach(async () => {
  now = { [APPLICATION]: Date.parse('2026-09-14T15:00:00Z'), [OTHER]: Date.parse('2026-09-14T15:00:00Z') };
  inbox = await callbackInbox();
  await start();
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const post = async (path: string, body: object, key?: string) => {
  const headers = {
    authorization: `Basic ${Buffer.from(SANDBOX_KEY).toString('base64')}`,
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return (await fetch(vendor.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<
    Record<string, unknown>
  >;
};
const call = (reference: string, key: string) =>
  post('/v1/checks', { reference, kind: 'EMPLOYER_CALL', person: { first: 'Pat', last: 'Anybody' } }, key);
const answered = async (id: unknown) => {
  const headers = { authorization: `Basic ${Buffer.from(SANDBOX_KEY).toString('base64')}` };
  const { answer } = (await (await fetch(`${vendor.url}/v1/checks/${String(id)}`, { headers })).json()) as { answer: object | null };
  return answer !== null;
};

test('an application’s own clock moves its own orders only', async () => {
  const [mine, theirs] = [await call(APPLICATION, 'a'), await call(OTHER, 'b')];
  now = { ...now, [APPLICATION]: (now[APPLICATION] ?? 0) + 2 * HOUR };
  expect([await answered(mine['checkId']), await answered(theirs['checkId'])]).toEqual([true, false]);
  await vendor.tick();
  expect(inbox.taken().length).toBe(1);
});

test('finishing an application finishes all its open orders, whatever follows the uuid in their reference', async () => {
  const [first, second] = [await call(APPLICATION, 'a'), await call(`${APPLICATION}:signer-2`, 'b')];
  const other = await call(OTHER, 'c');
  expect(await post('/_finish', { reference: APPLICATION })).toEqual({ finished: 2 });
  expect([await answered(first['checkId']), await answered(second['checkId']), await answered(other['checkId'])]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await post('/_finish', { reference: APPLICATION })).toEqual({ finished: 0 });
  expect(await post('/_finish', {})).toEqual({ error: 'reference is required' });
});

test('orders and delivered callbacks survive a restart', async () => {
  const stateFile = join(mkdtempSync(join(tmpdir(), 'orders-')), 'state.jsonl');
  await vendor.close();
  await start({ stateFile });
  const [received, unsent] = [await call(APPLICATION, 'a'), await call(OTHER, 'b')];
  now = { ...now, [APPLICATION]: (now[APPLICATION] ?? 0) + HOUR };
  await vendor.tick();
  await vendor.close();
  await start({ stateFile });
  expect([await answered(received['checkId']), await answered(unsent['checkId'])]).toEqual([true, false]);
  now = { ...now, [OTHER]: (now[OTHER] ?? 0) + HOUR };
  await vendor.tick();
  expect(inbox.taken().length).toBe(2);
  expect((await call(APPLICATION, 'a'))['checkId']).toBe(received['checkId']);
});

test('a callback may arrive before the response it belongs to', async () => {
  await call(APPLICATION, 'a');
  now = { ...now, [APPLICATION]: (now[APPLICATION] ?? 0) + HOUR };
  vendor.setFaults({ webhooks: 'early' });
  await call(OTHER, 'b');
  expect(inbox.taken().length).toBe(1);
});

test('callbacks are sent without a request', async () => {
  await vendor.close();
  await start({ webhooks: { url: inbox.url, everyMs: 20 } });
  await call(APPLICATION, 'a');
  vendor.finish(APPLICATION);
  await expect.poll(() => inbox.taken().length).toBe(1);
});

test('money does not move on weekends and Federal Reserve holidays', () => {
  const resting = [
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ];
  for (const day of resting) expect(isBankingDay(new Date(day)), day).toBe(false);
  // A holiday on a Saturday is not observed on the Friday before; one on a Sunday is observed on the Monday after.
  expect([isBankingDay(new Date('2026-07-03')), isBankingDay(new Date('2027-07-05'))]).toEqual([true, false]);
  const next = (from: string, days: number) => bankingDaysAfter(new Date(from), days).toISOString();
  expect(next('2026-09-04T20:00:00Z', 1)).toBe('2026-09-08T14:00:00.000Z');
  expect(next('2026-09-14T20:00:00Z', 0)).toBe('2026-09-14T20:00:00.000Z');
});

test('tags of an email address', () => {
  expect(emailTags('Tim+Unknown+3@example.com')).toEqual(['unknown', '3']);
  expect([emailTags('tim@example.com'), emailTags(undefined)]).toEqual([[], []]);
});
