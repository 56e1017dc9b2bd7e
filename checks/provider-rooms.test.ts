import { expect, test } from 'vitest';
import { PROVIDERS, type ProviderName } from '@hearthline/server/config/env.ts';
import { callersOf } from '@hearthline/server/config/providers.ts';
import { FILES, read } from './tree.ts';

/** What every provider's room holds: what we need, our caller, the simulator, its scenarios, and the cases it passes through the caller. */
const PARTS = ['port.ts', 'http.ts', 'simulator.ts', 'scenarios.ts', 'http.test.ts'] as const;
/** Folders of providers/ that are no room. */
const SHARED = ['testing', 'wire', 'world'];
const README = read('providers/README.md');
const rooms = [...new Set(FILES.filter((file) => /^providers\/[^/]+\//.test(file)).map((file) => file.split('/')[1] ?? ''))].filter(
  (room) => !SHARED.includes(room),
);

test('every room is reached by URL and key of its own', () => {
  expect(
    Object.values(PROVIDERS)
      .map(({ room }) => room)
      .toSorted(),
  ).toEqual(rooms.toSorted());
});

test.each(rooms)('%s has all its parts, and a row that says what its simulator lies about', (room) => {
  expect(PARTS.filter((part) => !FILES.includes(`providers/${room}/${part}`))).toEqual([]);
  const [, wire, , effects, lies] = (README.split('\n').find((line) => line.startsWith(`| \`${room}/\``)) ?? '').split('|').slice(1);
  expect([wire, effects, lies].every((cell) => (cell ?? '').trim().length > 3)).toBe(true);
  const cases = read(`providers/${room}/http.test.ts`);
  expect(cases).toMatch(/from '\.\/http\.ts'/);
  expect(cases).toMatch(/from '\.\/simulator\.ts'/);
});

test('a callback that is unsigned, or carries a forged signature, is refused by every caller that hears one', async () => {
  const names = Object.keys(PROVIDERS) as ProviderName[];
  const place = { url: 'http://127.0.0.1:9', key: 'key', webhookSecret: 'secret' };
  const callers: Readonly<Record<string, object | null>> = callersOf(
    Object.fromEntries(names.map((name) => [name, place])) as Parameters<typeof callersOf>[0],
    null,
  );
  const hearing = names.filter((name) => PROVIDERS[name].callbacks);
  expect(names.filter((name) => 'parseWebhook' in (callers[name] ?? {})).toSorted()).toEqual(hearing.toSorted());
  // Whatever header a vendor signs in carries something that is no signature of ours.
  const forged = new Proxy<Record<string, string>>({}, { get: () => 'v1=00', has: () => true });
  const body = JSON.stringify({ id: '1', type: 'done', data: { orderId: '1' } });
  for (const name of hearing) {
    const { parseWebhook } = callers[name] as { parseWebhook: (raw: string, headers: object) => Promise<unknown> };
    for (const headers of [{}, forged]) expect(await parseWebhook(body, headers), name).toBeNull();
  }
});

test('callers know nothing of their stand-in', () => {
  const told = rooms.filter((room) =>
    /simulator|scenarios|world\//.test(read(`providers/${room}/http.ts`).replaceAll(/\/\*[^]*?\*\//g, '')),
  );
  expect(told).toEqual([]);
});
