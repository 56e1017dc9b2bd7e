import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createOnceFile } from './master-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('is created once, readable by its owner only, and read after that', () => {
  const file = join(folder, 'deep', 'key');
  expect(createOnceFile(file, () => 'first')).toBe('first');
  expect(createOnceFile(file, () => 'second')).toBe('first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('concurrent processes all read what the first one wrote, and no temporary file is left', () => {
  const file = join(folder, 'raced');
  const made = createOnceFile(file, () => {
    writeFileSync(file, 'the other’s');
    return 'ours';
  });
  expect(made).toBe('the other’s');
  expect(readdirSync(folder).filter((name) => name.startsWith('raced'))).toEqual(['raced']);
});

test('a process killed while writing does not block the next one', () => {
  const file = join(folder, 'killed');
  writeFileSync(`${file}.4711.new`, 'hal');
  expect(createOnceFile(file, () => 'whole')).toBe('whole');
});
