import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createChecksHttp } from './http.ts';
import type { CheckKind, ChecksPort } from '../port.ts';
import { startChecksSimulator } from './simulator.ts';

let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: ChecksPort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startChecksSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createChecksHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const ask = (kind: CheckKind, email = 'grace@example.com') =>
  port.start(
    { reference: 'app-1', kind, person: { first: 'Grace', last: 'Happy', dob: '1984-05-17', email } },
    { idempotencyKey: `${kind}:${email}` },
  );

test.each([
  ['WATCHLIST', 'ofac', 'POSSIBLE_MATCH'],
  ['SCRA', 'scra', 'ACTIVE_DUTY'],
  ['BANKRUPTCY', 'bankrupt', 'OPEN_BANKRUPTCY'],
  ['LISTING', 'listed', 'LISTED_FOR_SALE'],
] as const)('%s: clear, and a hit with the email tag +%s', async (kind, tag, reasonCode) => {
  expect(await ask(kind)).toMatchObject({ outcome: 'OK', data: { kind, result: 'CLEAR' } });
  expect(await ask(kind, `grace+${tag}@example.com`)).toMatchObject({ outcome: 'REVIEW', reasonCode, data: { result: 'HIT' } });
});

test('a hit on a watch list names the listed persons, the likest first; other kinds and a clear answer name nobody', async () => {
  const { data } = await ask('WATCHLIST', 'grace+ofac@example.com');
  expect(data?.candidates).toEqual([
    {
      entryId: '6660417',
      list: 'OFAC SDN',
      programs: ['SDNTK'],
      name: 'HAPPY, Grace Elena',
      aliases: ['HAPPY MORALES, Grace', 'LA CONTADORA'],
      score: 92,
      birthDates: ['1961-03-12'],
      addresses: ['Culiacán, Sinaloa, Mexico'],
    },
    expect.objectContaining({ entryId: '6662093', score: 84, birthDates: ['1958'] }),
  ]);
  expect((await ask('WATCHLIST')).data?.candidates).toBeUndefined();
  expect((await ask('SCRA', 'grace+scra@example.com')).data?.candidates).toBeUndefined();
});

test('an employer call has its result within the hour', async () => {
  const started = await ask('EMPLOYER_CALL');
  expect(started).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  now += 3_600_000;
  expect(await port.get(started.rawRef ?? '')).toMatchObject({
    outcome: 'OK',
    data: { findings: ['EMPLOYED', 'TITLE_CONFIRMED', 'START_DATE_CONFIRMED'] },
  });
  await vendor.tick();
  const received = await Promise.all(inbox.taken().map(({ raw, headers }) => port.parseWebhook(raw, headers)));
  expect(received).toMatchObject([{ ref: started.rawRef, event: 'ANSWERED' }]);
});

test('the sandbox can leave an employer call unanswered', async () => {
  const started = await ask('EMPLOYER_CALL');
  vendor.finish('app-1', 'EMPLOYER_UNREACHABLE');
  expect(await port.get(started.rawRef ?? '')).toMatchObject({ outcome: 'REVIEW', reasonCode: 'EMPLOYER_UNREACHABLE' });
});
