import { expect, test } from 'vitest';

import { read } from './tree.ts';

const TABLE = 'docs/registration-rules.md';
/** `file` › `words of the test` at the end of a row. */
const SEEN = /`([\w-]+\.spec\.ts)` › `(.+?)` \|$/;
/** Quotation marks as they appear in source. */
const plain = (text: string): string => text.replaceAll(/[’']/g, "'");

test('each rule of registration names the browser test that covers it', () => {
  const rows = read(TABLE)
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| rule'));
  expect(rows.length).toBeGreaterThan(40);
  const unseen = rows.filter((row) => {
    const [, file, words] = SEEN.exec(row) ?? [];
    return file === undefined || words === undefined || !plain(read(`e2e/journeys/${file}`)).includes(plain(words));
  });
  expect(unseen).toEqual([]);
});
