import { expect, test } from 'vitest';
import { PROVIDERS, type ProviderName } from '@hearthline/server/config/env.ts';
import { callersOf } from '@hearthline/server/config/providers.ts';
import { FILES, read } from './tree.ts';

/** What every provider's folder contains: the port, its HTTP client, the simulator, its scenarios, and the test of client and simulator together. */
const PARTS = ['port.ts', 'http.ts', 'simulator.ts', 'scenarios.ts', 'http.test.ts'] as const;
/** Folders of providers/ that belong to no single provider. */
const SHARED = ['testing', 'wire', 'world'];
const README = read('providers/README.md');
const folders = [...new Set(FILES.filter((file) => /^providers\/[^/]+\//.test(file)).map((file) => file.split('/')[1] ?? ''))].filter(
  (folder) => !SHARED.includes(folder),
);

test('every provider folder has a URL and key setting of its own', () => {
  expect(
    Object.values(PROVIDERS)
      .map(({ folder }) => folder)
      .toSorted(),
  ).toEqual(folders.toSorted());
});

test.each(folders)('%s has all its parts, and a row in the README that says what its simulator simplifies', (folder) => {
  expect(PARTS.filter((part) => !FILES.includes(`providers/${folder}/${part}`))).toEqual([]);
  const [, wire, , effects, lies] = (README.split('\n').find((line) => line.startsWith(`| \`${folder}/\``)) ?? '').split('|').slice(1);
  expect([wire, effects, lies].every((cell) => (cell ?? '').trim().length > 3)).toBe(true);
  const cases = read(`providers/${folder}/http.test.ts`);
  expect(cases).toMatch(/from '\.\/http\.ts'/);
  expect(cases).toMatch(/from '\.\/simulator\.ts'/);
});

test('every client that receives callbacks refuses an unsigned one and one with a forged signature', async () => {
  const names = Object.keys(PROVIDERS) as ProviderName[];
  const endpoint = { url: 'http://127.0.0.1:9', key: 'id:key', webhookSecret: 'secret' };
  const clients: Readonly<Record<string, object | null>> = callersOf(
    Object.fromEntries(names.map((name) => [name, endpoint])) as Parameters<typeof callersOf>[0],
    null,
  );
  const receiving = names.filter((name) => PROVIDERS[name].callbacks);
  expect(names.filter((name) => 'parseWebhook' in (clients[name] ?? {})).toSorted()).toEqual(receiving.toSorted());
  // Whatever header a vendor signs in, its value is not a valid signature.
  const forged = new Proxy<Record<string, string>>({}, { get: () => 'v1=00', has: () => true });
  const body = JSON.stringify({ id: '1', type: 'done', data: { orderId: '1' } });
  for (const name of receiving) {
    const { parseWebhook } = clients[name] as { parseWebhook: (raw: string, headers: object) => Promise<unknown> };
    for (const headers of [{}, forged]) expect(await parseWebhook(body, headers), name).toBeNull();
  }
});

test('no client knows its simulator', () => {
  const knowing = folders.filter((folder) =>
    /simulator|scenarios|world\//.test(read(`providers/${folder}/http.ts`).replaceAll(/\/\*[^]*?\*\//g, '')),
  );
  expect(knowing).toEqual([]);
});
