import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createOnceFile } from './master-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'kept-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('is made once, for its owner alone, and read after that', () => {
  const file = join(folder, 'deep', 'key');
  expect(createOnceFile(file, () => 'first')).toBe('first');
  expect(createOnceFile(file, () => 'second')).toBe('first');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('who comes second while the first writes reads what the first wrote, and leaves nothing behind', () => {
  const file = join(folder, 'raced');
  const made = createOnceFile(file, () => {
    writeFileSync(file, 'the other’s');
    return 'ours';
  });
  expect(made).toBe('the other’s');
  expect(readdirSync(folder).filter((name) => name.startsWith('raced'))).toEqual(['raced']);
});

test('a process killed while it wrote leaves the place free', () => {
  const file = join(folder, 'killed');
  writeFileSync(`${file}.4711.new`, 'hal');
  expect(createOnceFile(file, () => 'whole')).toBe('whole');
});
