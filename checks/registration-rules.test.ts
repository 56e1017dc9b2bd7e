import { MEMBERS } from '@hearthline/journey/registration/members.ts';
import { expect, test } from 'vitest';

import { read } from './tree.ts';

const TABLE = 'docs/registration-rules.md';
/** `file` › `words of the test` at the end of a row. */
const SEEN = /`([\w-]+\.spec\.ts)` › `(.+?)` \|$/;
/** Quotation marks as they appear in source. */
const plain = (text: string): string => text.replaceAll(/[’']/g, "'");
const [RULES = '', FIELDS = ''] = read(TABLE).split('## The rule about each field');

test('each rule of registration names the browser test that covers it', () => {
  const rows = RULES.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| rule'));
  expect(rows.length).toBeGreaterThan(40);
  const unseen = rows.filter((row) => {
    const [, file, words] = SEEN.exec(row) ?? [];
    return file === undefined || words === undefined || !plain(read(`e2e/journeys/${file}`)).includes(plain(words));
  });
  expect(unseen).toEqual([]);
});

test('each field of registration names the rule about it, or says that it has none', () => {
  const rows = [...FIELDS.matchAll(/^\| `([\w.]+)` \| (.+) \|$/gm)].map(([, field = '', rule = '']) => ({ field, rule }));
  const asked = Object.entries(MEMBERS).flatMap(([field, { askedAt }]) => (askedAt === null ? [] : [field]));
  expect(rows.map(({ field }) => field).toSorted()).toEqual(asked.toSorted());
  expect(rows.filter(({ rule }) => !rule.startsWith('none: ') && !RULES.includes(`\n| ${rule}`))).toEqual([]);
});
