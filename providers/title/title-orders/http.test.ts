import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SANDBOX_KEY, type Simulator } from '../../world/vendor/vendor.ts';
import { createTitleHttp } from './http.ts';
import type { TitleSnapshotRequest } from '../port.ts';
import { startTitleSimulator, type TitleSimulatorOptions } from './simulator.ts';

let vendor: Simulator;
const start = async (options: TitleSimulatorOptions = {}) => {
  vendor = await startTitleSimulator({ clock: () => new Date('2026-09-14T15:00:00Z'), ...options });
};
beforeEach(() => start());
afterEach(() => vendor.close());

const ask = (last: string, street1 = '101 Clear Path Ln', patienceMs = 3_000, key = 'title:1') => {
  const request: TitleSnapshotRequest = {
    externalTrackingId: 'application-1',
    property: { id: 'whatever', address: { street1, city: 'Phoenix', state: 'AZ', zip: '85004' } },
    parties: [{ first: 'Grace', last, role: 'BORROWER' }],
  };
  return createTitleHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, timeoutMs: 2_000, patienceMs }).snapshot(request, {
    idempotencyKey: key,
  });
};

test('the applicant holds title, and the recorded mortgage is the one in the simulated world', async () => {
  const result = await ask('Happy');
  expect(result).toMatchObject({ outcome: 'OK', asOf: '2026-09-14T15:00:00.000Z', rawRef: result.data?.orderId });
  expect(result.data).toMatchObject({
    vesting: [{ name: 'GRACE HAPPY', first: 'GRACE', last: 'HAPPY', type: 'PERSON', share: 100 }],
    vestingText: 'GRACE HAPPY, SOLE OWNER',
    lastTransfer: { date: '2011-08-18', price: 215_400 },
    liens: [
      {
        lender: 'First Meadow Bank',
        type: 'FIRST_MORTGAGE',
        position: 1,
        recorded: '2011-08-15',
        amount: 158_100,
        estimatedBalance: 106_928.98,
        status: 'OPEN',
        released: null,
      },
    ],
    involuntary: [],
  });
  expect(result.data?.legalDescription).toMatch(/^LOT \d+, BLOCK \d+, CLEAR PATH ESTATES, .*MARICOPA COUNTY, AZ$/);
});

describe('scenarios by applicant and street', () => {
  test('Notowner: the deed names another person', async () => {
    expect((await ask('Notowner')).data?.vesting).toEqual([
      { name: 'MARGARET ELDERWOOD', first: 'MARGARET', last: 'ELDERWOOD', type: 'PERSON', share: 100 },
    ]);
  });

  test('Lienz: two open liens and one released recently', async () => {
    const liens = (await ask('Lienz', '122 Clear Path Ln')).data?.liens;
    expect(liens?.map(({ status, released }) => [status, released])).toEqual([
      ['OPEN', null],
      ['OPEN', null],
      ['RELEASED', '2025-11-03'],
    ]);
  });

  test('Underwater Way: 248,000 owed', async () => {
    expect((await ask('Lateral', '26 Underwater Way')).data?.liens).toMatchObject([{ estimatedBalance: 248_000 }]);
  });

  test.each([
    ['Datatree', '101 Clear Path Ln'],
    ['Happy', '303 Unindexed Place'],
  ])('%s at %s: not indexed, and the search takes a while', async (last, street1) => {
    expect(await ask(last, street1)).toMatchObject({ outcome: 'NO_HIT', reasonCode: 'NO_MATCH', data: null });
  });
});

test('a search longer than our wait is pending; repeated with the same key it is the same order', async () => {
  await vendor.close();
  await start({ searchMs: 400 });
  const first = await ask('Happy', '101 Clear Path Ln', 50);
  expect(first).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING', retryAfterSeconds: 3 });
  const second = await ask('Happy');
  expect(second).toMatchObject({ outcome: 'OK', rawRef: first.rawRef });
  expect(vendor.ledger().map(({ kind }) => kind)).toEqual(['TITLE_ORDER']);
});
