import { expect, test } from 'vitest';
import { PROVIDERS } from '@hearthline/server/config/env.ts';
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

test('who calls back is heard, signed, and its cases forge a callback', () => {
  for (const { room, callbacks } of Object.values(PROVIDERS).filter((row) => row.callbacks)) {
    expect(callbacks).toBe(true);
    expect(read(`providers/${room}/http.ts`), room).toContain('parseWebhook');
    const cases = FILES.filter((file) => file.startsWith(`providers/${room}/`) && file.endsWith('.test.ts')).map(read);
    expect(cases.join('\n'), room).toMatch(/parseWebhook|callback/i);
  }
});

test('callers know nothing of their stand-in', () => {
  const told = rooms.filter((room) =>
    /simulator|scenarios|world\//.test(read(`providers/${room}/http.ts`).replaceAll(/\/\*[^]*?\*\//g, '')),
  );
  expect(told).toEqual([]);
});
