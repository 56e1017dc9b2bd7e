import { VIEW_REASONS } from '@hearthline/rules/enums.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { clockText, dueText, durationText } from './duration.ts';
import { evidenceText, textForBorrower, whyText } from './form/text-rules.ts';
import { dateText, shortDateText, wordsOf } from './format.ts';
import { keepWhy, lastWhy, REASON_OPTIONS, REASONS, WHY } from './reason.ts';
import { decidesAccess, ROLE_NAMES, ROLE_OPTIONS } from './roles.ts';
import { Time, Zone } from './zone.tsx';

describe('lengths of time', () => {
  test.each([
    [0, '1 minute'],
    [59, '1 minute'],
    [3599, '59 minutes'],
    [3600, '1 hour'],
    [86_399, '23 hours'],
    [86_400, '1 day'],
    [200_000, '2 days'],
  ])('%i s in the largest unit: %s', (seconds, text) => expect(durationText(seconds)).toBe(text));

  test.each([
    [18_000, 'in 5 hours'],
    [0, 'in 1 minute'],
    [-172_800, '2 days late'],
  ])('due in %i s: %s', (seconds, text) => expect(dueText(seconds)).toBe(text));

  test.each([
    [0, '0:00'],
    [75, '1:15'],
    [59.9, '0:59'],
    [3605, '60:05'],
  ])('%d s of a recording: %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
});

describe('days and codes in words', () => {
  test('a day is the same wherever the reader is', () => {
    expect(dateText('1984-05-17')).toBe('May 17, 1984');
    expect(shortDateText('2026-01-01')).toBe('Jan 1, 2026');
  });

  test.each([
    ['UNDERWRITING_REVIEW', 'Underwriting review'],
    ['soft-credit', 'Soft credit'],
    ['', ''],
  ])('%s', (code, words) => expect(wordsOf(code)).toBe(words));
});

describe('times', () => {
  const shown = (zone: string | null, at = '2026-12-05T19:00:00.000Z'): string =>
    renderToStaticMarkup(createElement(Zone, { value: zone }, createElement(Time, { at })));

  test('stand in the zone around them, with its name, and as an instant for machines', () => {
    expect(shown('America/Phoenix')).toBe('<time dateTime="2026-12-05T19:00:00.000Z">Dec 5, 2026, 12:00 PM MST</time>');
    expect(shown('America/New_York')).toContain('2:00 PM EST');
  });

  test('are refused where no zone is set: the browser’s would be a guess', () => {
    expect(() => shown(null)).toThrow('No time zone');
  });
});

describe('why a person’s data is looked at', () => {
  beforeEach(() => keepWhy(null));
  const why = z.object(WHY);

  test('every reason of the contract has words, and is offered', () => {
    expect(Object.keys(REASONS).toSorted()).toEqual([...VIEW_REASONS].toSorted());
    expect(REASON_OPTIONS.map(({ value }) => value)).toEqual(Object.keys(REASONS));
  });

  test.each([
    ['', 'the borrower called', 'Choose a reason'],
    ['CALL', '  abc  ', 'Say why in a few words'],
    ['CALL', 'x'.repeat(301), 'At most 300 characters'],
  ])('%s with %s is refused: %s', (reason, note, message) =>
    expect(why.safeParse({ reason, note }).error?.issues.map((issue) => issue.message)).toEqual([message]),
  );

  test('what was said is kept for the tab until it is taken back', () => {
    expect(lastWhy()).toBeNull();
    keepWhy({ reason: 'CALL', note: 'They called' });
    expect(lastWhy()).toEqual({ reason: 'CALL', note: 'They called' });
  });
});

describe('what staff write', () => {
  test.each([
    ['for colleagues', whyText, 400, 'Say why'],
    ['for the borrower', textForBorrower, 400, 'Write a sentence for the borrower'],
    ['as evidence', evidenceText, 200, 'Name what proves it, such as a court order'],
  ] as const)('%s: three characters at least, and an end', (_, rule, most, least) => {
    const refusal = (text: string) => rule.safeParse(text).error?.issues[0]?.message;
    expect(refusal('  ab  ')).toBe(least);
    expect(refusal('abc')).toBeUndefined();
    expect(refusal('x'.repeat(most))).toBeUndefined();
    expect(refusal('x'.repeat(most + 1))).toBe(`At most ${most} characters`);
  });
});

test('roles are offered by their names; two of them decide on access', () => {
  expect(ROLE_OPTIONS).toHaveLength(Object.keys(ROLE_NAMES).length);
  expect(new Set(ROLE_OPTIONS.map(({ text }) => text)).size).toBe(ROLE_OPTIONS.length);
  const roles = Object.keys(ROLE_NAMES) as (keyof typeof ROLE_NAMES)[];
  expect(roles.filter(decidesAccess).toSorted()).toEqual(['admin', 'compliance']);
});
