import { expect, test } from 'vitest';

import { read } from './tree.ts';

const TABLE = 'docs/registration-rules.md';
/** `file` › `words of the test` at the end of a row. */
const SEEN = /`([\w-]+\.spec\.ts)` › `(.+?)` \|$/;
/** Quotes as a source writes them. */
const plain = (text: string): string => text.replaceAll(/[’']/g, "'");

test('each rule of registration names words of the browser test that sees it', () => {
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
