import { expect, test } from 'vitest';
import { importGraph, importsOf, reachedBy } from './affected.ts';

test('imports are read in each of their forms, as paths from the root', () => {
  const text = [
    "import { a } from './a.ts';",
    "import '../styles/base.css';",
    "export type { B } from '@hearthline/rules/b.ts';",
    "const late = await import('./late.ts');",
    "fork(new URL('worker.ts', import.meta.url));",
    "new Worker(new URL('./thread.ts', import.meta.url));",
    'new URL(import.meta.url)',
    "new URL('https://example.com/other.ts')",
    "import { readFileSync } from 'node:fs';",
  ].join('\n');
  expect(importsOf('server/web/page.ts', text)).toEqual([
    'server/web/a.ts',
    'server/styles/base.css',
    'rules/b.ts',
    'server/web/late.ts',
    'server/web/worker.ts',
    'server/web/thread.ts',
  ]);
});

const GRAPH = new Map<string, string[]>([
  ['rules/money.ts', []],
  ['journey/offer.ts', ['rules/money.ts']],
  ['journey/offer.test.ts', ['journey/offer.ts']],
  ['client/offer/copy.ts', ['journey/offer.ts']],
  ['server/migrate.ts', []],
  ['server/migrate.test.ts', ['server/migrate.ts']],
  ['server/migrations/0001.sql', []],
  ['server/other/other.test.ts', []],
]);

test('a change reaches what imports it, over any number of steps, and nothing else', () => {
  expect([...(reachedBy(['journey/offer.ts'], GRAPH) ?? [])].toSorted()).toEqual([
    'client/offer/copy.ts',
    'journey/offer.test.ts',
    'journey/offer.ts',
  ]);
});

test('a file that is read by its path reaches the modules beside it and above it', () => {
  expect([...(reachedBy(['server/migrations/0001.sql'], GRAPH) ?? [])].toSorted()).toEqual([
    'server/migrate.test.ts',
    'server/migrate.ts',
    'server/migrations/0001.sql',
  ]);
});

test('packages and settings of the tests reach everything', () => {
  for (const path of ['package-lock.json', 'kit/vitest.stories.config.ts', '.storybook/preview.tsx'])
    expect(reachedBy([path], GRAPH)).toBeNull();
});

test('in the repository itself money reaches offers, their stories and journeys, and a story reaches no test of the server', () => {
  const graph = importGraph();
  const money = reachedBy(['rules/money.ts'], graph) ?? new Set();
  for (const path of [
    'client/screens/product/select/Select.stories.tsx',
    'e2e/journeys/persona-1.spec.ts',
    'server/web/routes/application/offers.test.ts',
  ])
    expect([path, money.has(path)]).toEqual([path, true]);
  const story = reachedBy(['client/screens/product/select/Select.stories.tsx'], graph) ?? new Set();
  expect([...story].filter((path) => path.startsWith('server/'))).toEqual([]);
});
