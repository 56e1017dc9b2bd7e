import { describe, expect, test } from 'vitest';
import { FILE_LENDERS } from './all.ts';
import { LENDER_FILE_MAX, lenderFile, readLenderFile } from './lender-file.ts';
import { MAIN } from './lenders/main.ts';

const problemsOf = (text: string) => {
  const read = readLenderFile(text);
  return 'problems' in read ? read.problems : [];
};
/** The line of a text, from 1 on. */
const lineWith = (text: string, words: string): number => text.split('\n').findIndex((line) => line.includes(words)) + 1;

test('every lender is the same after it was written and read, in both formats', () => {
  for (const lender of FILE_LENDERS.all)
    for (const format of ['yaml', 'json'] as const)
      expect(readLenderFile(lenderFile(lender, format)), lender.orgCode).toEqual({ lender, lineOf: expect.any(Function) });
});

describe('what is wrong is said with its line', () => {
  test.each(['yaml', 'json'] as const)('a value in %s', (format) => {
    const text = lenderFile(MAIN, format)
      .replace(MAIN.supportPhone, '12')
      .replace(/(maxRate"?: )17.2/, '$1"high"')
      .replace(MAIN.brand.color, 'a friendly green');
    expect(problemsOf(text)).toEqual([
      { line: lineWith(text, 'friendly'), path: 'brand.color', message: 'a brand color is #rrggbb in lower case' },
      { line: lineWith(text, 'supportPhone'), path: 'supportPhone', message: 'a telephone number is written like 602-555-0109' },
      { line: lineWith(text, 'maxRate'), path: 'heloc.laterDraws.maxRate', message: expect.stringContaining('number') },
    ]);
  });

  test('a rate sheet in which a better borrower pays more, at its row', () => {
    const text = lenderFile(MAIN, 'yaml').replace('base: 8.35', 'base: 7.35');
    expect(problemsOf(text)).toMatchObject([
      { line: lineWith(text, 'base: 7.35'), message: expect.stringContaining('a better borrower would pay more') },
    ]);
  });

  test('a member that is missing, at what it is missing of; one that there is not, at its own line', () => {
    const text = lenderFile(MAIN, 'yaml')
      .replace(/^ {2}city: .*\n/m, '')
      .replace('leaveSurvey:', 'leaveSurveys:');
    const problems = problemsOf(text);
    expect(problems.find(({ path }) => path === 'address.city')?.line).toBe(lineWith(text, 'address:') + 1);
    expect(problems.map(({ message }) => message).join(' ')).toContain('leaveSurveys');
  });

  test.each([
    ['name:.*', 'nothing: 1', 'this is missing'],
    ['name:.*', 'name: ""', 'something belongs here'],
    ['name:.*', `name: ${'x'.repeat(201)}`, 'at most 200 characters'],
    ['leaveSurvey:.*', 'leaveSurvey: "yes"', 'true or false belongs here'],
    ['leaveSurvey:.*', 'leaveSurvey: true\nother: 1', 'there is no setting “other” here'],
    ['termsLabel:.*', 'termsLabel: Rules', 'one of these belongs here: Terms of Service, Terms of Use'],
    ['orgCode:.*', 'orgCode: Main', 'a code is written like PLUMFIELD, in capitals'],
    ['surveyUrl:.*', 'surveyUrl: soon', 'an https address belongs here'],
    ['passwordDays:.*', 'passwordDays: 1.5', 'a whole number belongs here'],
    ['supportEmail:.*', 'supportEmail: "=HYPERLINK(1)"', 'an email address is written like help@lender.example'],
  ])('%s as %s: a sentence, no word of a program', (before, after, sentence) => {
    const said = problemsOf(lenderFile(MAIN, 'yaml').replace(new RegExp(before), after)).map(({ message }) => message);
    expect(said).toContain(sentence);
    for (const one of said) expect(one).not.toMatch(/expected|received|Invalid|regex|pattern/);
  });

  test.each([
    ['', 'names with values'],
    ['- a\n- b', 'names with values'],
    ['a: 1\na: 2', 'unique'],
    ['a: [1', 'flow'],
    [
      `a: &a [x]\n${Array.from({ length: 12 }, (_, i) => `b${i}: &b${i} [*${i === 0 ? 'a' : `b${i - 1}`}, *${i === 0 ? 'a' : `b${i - 1}`}, *a]`).join('\n')}`,
      'aliases',
    ],
    ['x'.repeat(LENDER_FILE_MAX + 1), 'too long'],
  ])('%#: text that is no file of a lender', (text, words) => {
    expect(problemsOf(text)[0]?.message.toLowerCase()).toContain(words);
  });
});
