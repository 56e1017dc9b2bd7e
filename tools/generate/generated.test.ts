import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GENERATED, type Generated, isCurrent, make } from './generated.ts';

let top: string;
let made = 0;
const row: Generated = {
  about: 'a table',
  files: ['out/table.json', 'out/table.d.ts'],
  from: ['in', 'one.sql'],
  make: () => Promise.resolve(['{}', `export type Made = ${(made += 1)};`]),
};
const write = (path: string, text: string) => writeFileSync(join(top, path), text);

beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), 'hearthline-generated-'));
  mkdirSync(join(top, 'in/deep'), { recursive: true });
  write('one.sql', 'select 1');
  write('in/deep/a.ts', 'a');
  expect(isCurrent(row, top)).toBe(false);
  await make(row, top);
});
afterEach(() => rmSync(top, { recursive: true }));

test('files are current once made, and whatever happens to a test beside what they are made from', () => {
  expect(isCurrent(row, top)).toBe(true);
  write('in/deep/a.test.ts', 'expects');
  expect(isCurrent(row, top)).toBe(true);
});

test.each<[string, () => void]>([
  ['an input changed', () => write('in/deep/a.ts', 'b')],
  ['a single file changed', () => write('one.sql', 'select 2')],
  ['an input was added', () => write('in/b.ts', '')],
  ['an input was renamed', () => (cpSync(join(top, 'in/deep/a.ts'), join(top, 'in/deep/b.ts')), rmSync(join(top, 'in/deep/a.ts')))],
  ['a made file was changed by hand', () => write('out/table.json', '{ }')],
  ['a made file is missing', () => rmSync(join(top, 'out/table.d.ts'))],
  ['the mark is missing', () => rmSync(join(top, 'out/.made-from'))],
])('files are outdated when %s, and current once made again', async (_, change) => {
  change();
  expect(isCurrent(row, top)).toBe(false);
  await make(row, top);
  expect(isCurrent(row, top)).toBe(true);
});

test('generated files are not in the tree', () => {
  const { stdout } = spawnSync('git', ['ls-files', ...GENERATED.flatMap(({ files }) => files)], {
    cwd: join(import.meta.dirname, '../..'),
    encoding: 'utf8',
  });
  expect(GENERATED.flatMap(({ files }) => files)).toHaveLength(3);
  expect(stdout).toBe('');
});
