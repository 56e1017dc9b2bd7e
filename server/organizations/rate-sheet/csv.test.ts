import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_SHEET } from '@hearthline/rules/offers/pricing.ts';
import { sheetProblems } from '@hearthline/rules/offers/sheet-problems.ts';
import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readSheetCsv } from './read-csv.ts';
import { sheetCsv } from './write-csv.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const read = (text: string) => readSheetCsv(bytes(text));
/** "line column: sentence" of each problem. */
const said = (file: string | Uint8Array): string[] => {
  const found = typeof file === 'string' ? read(file) : readSheetCsv(file);
  return 'sheet' in found ? [] : found.problems.map(({ line, column, message }) => `${line ?? ''}${column ?? ''}: ${message}`);
};
const FIRST = sheetCsv(FIRST_SHEET);
/** The first sheet with one piece of its text changed. */
const withText = (before: string, after: string): string => {
  expect(FIRST).toContain(before);
  return FIRST.replace(before, after);
};

/** Rising distinct figures in steps, so that each is a plain decimal. */
const distinct = (count: number, from: number, most: number, step: number) =>
  fc
    .uniqueArray(fc.integer({ min: Math.ceil(from / step), max: Math.floor(most / step) }), { minLength: count, maxLength: count })
    .map((all) => all.toSorted((a, b) => a - b).map((one) => Math.round(one * step * 1000) / 1000));
const rising = (count: number, from: number, most: number, step: number) =>
  fc
    .array(fc.integer({ min: Math.ceil(from / step), max: Math.floor(most / step) }), { minLength: count, maxLength: count })
    .map((all) => all.toSorted((a, b) => a - b).map((one) => Math.round(one * step * 1000) / 1000));
const falling = (...of: Parameters<typeof rising>) => rising(...of).map((all) => all.toReversed());

/** Of six tables: together they take less than the lowest base rate. */
const LEAST_POINTS = -0.5;
/** Sheets of any size that hold together. */
const SHEETS: fc.Arbitrary<RateSheet> = fc
  .record({ tiers: fc.integer({ min: 1, max: 9 }), rows: fc.integer({ min: 1, max: 7 }) })
  .chain(({ tiers, rows }) =>
    fc.record({
      scores: distinct(tiers, 300, 850, 1),
      bases: rising(tiers, 3.005, 30, 0.005),
      home: falling(tiers, 1, 90, 0.5),
      second: falling(tiers, 0, 90, 0.5),
      investment: falling(tiers, 0, 90, 0.5),
      lines: falling(tiers, 1, 2_000_000, 0.01),
      dtis: falling(tiers, 0, 100, 0.25),
      bands: distinct(rows, 0, 89, 0.25),
      bandPoints: rising(rows, LEAST_POINTS, 10, 0.005),
      years: distinct(rows, 1, 40, 1),
      yearPoints: fc.array(
        fc.integer({ min: LEAST_POINTS * 200, max: 2000 }).map((one) => one / 200),
        { minLength: rows, maxLength: rows },
      ),
      fees: distinct(rows, 0, 10, 0.01),
      feePoints: rising(rows, LEAST_POINTS, 10, 0.005),
      homes: rising(3, LEAST_POINTS, 10, 0.005),
      liens: rising(rows, LEAST_POINTS, 10, 0.005),
      sizes: distinct(rows, 1, 900_000, 0.01),
      maxDti: fc.integer({ min: 0, max: 100 }),
    }),
  )
  .map((one) => ({
    tiers: one.scores.toReversed().map((score, i) => ({
      score,
      base: one.bases[i] ?? 1,
      maxCltv: { HOME: one.home[i] ?? 0, SECONDARY: one.second[i] ?? 0, INVESTMENT: one.investment[i] ?? 0 },
      maxLine: one.lines[i] ?? 1,
      maxDti: one.dtis[i] ?? 0,
    })),
    cltv: [...one.bands, 100].map((upTo, i) => ({ upTo, add: one.bandPoints[i] ?? 10 })),
    terms: one.years.map((years, i) => ({ years, add: one.yearPoints[i] ?? 0 })),
    fees: one.fees.toReversed().map((percent, i) => ({ percent, add: one.feePoints[i] ?? 0 })),
    occupancy: { HOME: one.homes[0] ?? 0, SECONDARY: one.homes[1] ?? 0, INVESTMENT: one.homes[2] ?? 0 },
    liensAhead: one.liens,
    lineSizes: [0, ...one.sizes].map((from, i) => ({ from, add: one.yearPoints[i] ?? 0 })),
    duplex: { minScore: one.scores[0] ?? 300, maxDti: one.maxDti },
  }));

describe('a rate sheet as CSV', () => {
  test('is read back as it was written, whatever its figures', () => {
    fc.assert(
      fc.property(SHEETS, (sheet) => {
        expect(sheetProblems(sheet)).toEqual([]);
        expect(read(sheetCsv(sheet))).toMatchObject({ sheet });
      }),
      { numRuns: 200 },
    );
  });

  test('begins no cell with what begins a formula, apart from plain numbers below zero', () => {
    fc.assert(
      fc.property(SHEETS, (sheet) => {
        for (const cell of sheetCsv(sheet).split(/[,\r\n]+/)) expect(cell).toMatch(/^(-?[\d.]*|[A-Z][A-Za-z %$]*)$/);
      }),
    );
  });

  test('of the first sheet is the example of the how-to', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../docs/how-to/set-rates.md'), 'utf8');
    expect(/```csv\n([\s\S]*?)```/.exec(page)?.[1]).toBe(FIRST.replaceAll('\r', ''));
  });

  test('is read as spreadsheets save it: a byte order mark, quotes, padded rows, formats, other line ends, columns moved', () => {
    const widest = 7;
    const saved = FIRST.split('\r\n')
      .map((line) => {
        const cells = line.split(',');
        return [...cells, ...Array.from({ length: widest - cells.length }, () => '')].map((cell) => `"${cell}"`).join(',');
      })
      .join('\n');
    for (const text of [`\uFEFF${saved}`, FIRST.replaceAll('\r\n', '\r'), withText('Base rate %', '"Base\nrate %"')])
      expect(read(text)).toMatchObject({ sheet: FIRST_SHEET });
    expect(
      read(FIRST.replaceAll('400000', '"$400,000"').replace('780,8.1,', '780,8.10%,').replace('4.99,0', ' 4.99 %,+0.00')),
    ).toMatchObject({ sheet: FIRST_SHEET });
    expect(
      read(
        withText('Term in years,Points added\r\n5,0\r\n10,0.35', 'points ADDED,term in  years\r\n0,5\r\n.35,10').replace(
          '15,0.6\r\n30,0.95',
          '0.6,15\r\n0.95,30',
        ),
      ),
    ).toMatchObject({ sheet: FIRST_SHEET });
  });
});

describe('a file that is no rate sheet is refused with a sentence', () => {
  test.each<[string, Uint8Array, RegExp]>([
    ['more than 10 MB', new Uint8Array(10_000_001).fill(65), /larger than 10 MB/],
    ['an Excel workbook', new Uint8Array([0x50, 0x4b, 3, 4, 1]), /an Excel workbook.*CSV UTF-8/],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 65, 0]), /UTF-16/],
    ['not text', new Uint8Array([65, 0, 66]), /not text/],
    ['not UTF-8', new Uint8Array([65, 0xe9, 66]), /not UTF-8/],
    ['empty', new Uint8Array(), /The table “Score tiers” is missing/],
    ['too many lines', bytes('a\n'.repeat(1_001)), /1001: .*more than 1000 lines/],
    ['an open quotation mark', bytes(FIRST.replace('Terms', '"Terms')), /quotation mark/],
  ])('%s', (_, file, sentence) => expect(said(file)[0]).toMatch(sentence));

  test('10 MB of lines are not read to their end', () => {
    expect(said(bytes(`Terms\n${'5,0\n'.repeat(2_499_000)}`))).toEqual(['1001: the file has more than 1000 lines']);
  });
});

describe('what is wrong is said where it stands', () => {
  test.each<[string, string, string]>([
    ['a formula', withText('780,8.1,', '780,=8.1,'), '3B: “=8.1” is a formula: write the figure itself'],
    ['a formula in a heading', withText('Base rate %', '@SUM(A1)'), '2B: “@SUM(A1)” is a formula: write the figure itself'],
    ['a comma in a figure', withText('780,8.1,', '780,"8,10",'), '3B: “8,10” has a comma: write 8.10'],
    [
      'a figure in brackets',
      withText('50,0\r\n', '50,(0.25)\r\n'),
      '14B: “(0.25)” is in brackets: write a figure below zero with a minus, like -0.35',
    ],
    ['a word for a figure', withText('780,8.1,', '780,low,'), '3B: “low” is not a figure here: write it like 8.1 or 8.1%'],
    ['an exponent', withText('780,8.1,', '780,8e1,'), '3B: “8e1” is not a figure here: write it like 8.1 or 8.1%'],
    [
      'more digits than a number keeps',
      withText('780,8.1,', '780,8.1234567890123456,'),
      '3B: “8.1234567890123456” is not a figure here: write it like 8.1 or 8.1%',
    ],
    ['part of a score', withText('780,8.1,', '780.5,8.1,'), '3A: “780.5” is not a figure here: write it like 780'],
    ['no figure', withText('780,8.1,', '780,,'), '3B: a figure is missing'],
    ['a row that ends early', withText('400000,50', '400000'), '3G: a figure is missing'],
    ['a figure twice', withText('760,8.35', '780,8.35'), '4A: “780” is there twice: it is on line 3 already'],
    ['a figure under no heading', withText('50,0\r\n', '50,0,7\r\n'), '14C: “7” stands under no heading'],
    ['an unknown table', withText('CLTV bands', 'Discounts'), '12A: “Discounts” is not a figure here: write it like 780'],
    ['an unknown table at first', `Discounts\n${FIRST}`, '1A: “Discounts” is none of the tables of a rate sheet: '],
    [
      'a table twice',
      `${FIRST}\r\nTerms\r\nTerm in years,Points added\r\n5,0\r\n`,
      '54A: “Terms” is there twice: it begins on line 21 already',
    ],
    ['a table without rows', `${FIRST}`.slice(0, FIRST.indexOf('680,45')), '50A: “Duplex” has no rows'],
    ['a table without headings', `${FIRST}`.slice(0, FIRST.lastIndexOf('Score from')), '50: “Duplex” has no headings and no rows below it'],
    ['a missing column', withText('Base rate %,', ''), '2: the column “Base rate %” of “Score tiers” is missing'],
    ['an unknown column', withText('Max DTI %', 'Margin'), '2G: “Margin” is no column of “Score tiers”: it has '],
    ['a column twice', withText('Max DTI %', 'Base rate %'), '2G: the column “Base rate %” is there twice'],
    ['columns parted by semicolons', FIRST.replaceAll(',', ';'), '2A: the columns are parted by semicolons or tabs'],
    [
      'an unknown occupancy',
      withText('Second home,0.5', 'Boat,0.5'),
      '38A: “Boat” is none of “Primary home”, “Second home”, “Investment property”',
    ],
    ['an occupancy twice', withText('Second home,0.5', 'Primary home,0.5'), '38A: “Primary home” is there twice: it is on line 37 already'],
    ['liens that do not count', withText('\r\n1,0', '\r\n2,0'), '44A: the rows count 0, 1, 2 …: 1 is due here, not 2'],
    ['two rows where one is', `${FIRST}700,45\r\n`, '53A: “Duplex” has one row'],
    ['a rate out of bounds', withText('640,14.1', '640,31'), '10B: the figure is too high: 30 is the most'],
    ['a rate of nothing', withText('780,8.1,', '780,0,'), '3B: the figure is too low: it has to be above 0'],
    ['a rate below nothing', withText('50,0\r\n', '50,-5\r\n').replace(/(\r\n\d{3}),[\d.]+/g, '$1,5'), '3B: The lowest rate with what'],
    ['an endless figure', withText('780,8.1,', '780,Infinity,'), '3B: “Infinity” is not a figure here: write it like 8.1 or 8.1%'],
    ['no number', withText('780,8.1,', '780,NaN,'), '3B: “NaN” is not a figure here: write it like 8.1 or 8.1%'],
    ['a line break in a figure', withText('780,8.1,', '780,"8\n.1",'), 'is not a figure here: write it like 8.1 or 8.1%'],
    ['a space between thousands', withText('400000', '400 000'), '3F: “400 000” is not a figure here: write it like 400000'],
    ['thousands of another length', withText('400000', '"4,00,000"'), '3F: “4,00,000” is not a figure here: write it like 400000'],
    ['a formula behind a space', withText('780,8.1,', '780," =8.1",'), '3B: “=8.1” is not a figure here'],
    ['a better borrower pays more', withText('780,8.1,', '780,8.4,'), '4B: A score of 760 has a lower rate (8.35%)'],
    ['a limit that is not monotonic', withText('760,8.35,85', '760,8.35,86'), '4C: A score of 760 may borrow up to a CLTV of 86%'],
    ['bands that end too early', withText('85,1.75\r\n', ''), '12A: Homes are lent to up to a CLTV of 85%, and the last band ends at 80%'],
  ])('%s', (_, file, sentence) => {
    expect(said(file)).toContainEqual(expect.stringContaining(sentence));
  });

  test('a file without a table names the table', () => {
    const [before = '', after = ''] = FIRST.split(/Lien positions[\s\S]*?(?=Line sizes)/);
    expect(said(before + after)).toEqual([': The table “Lien positions” is missing']);
  });

  test('twenty problems are named, in the order of the lines, and the others counted', () => {
    const found = read(FIRST.replaceAll(/,\d[\d.]*/g, ',x'));
    if ('sheet' in found) throw new Error('The file was read');
    expect([found.problems.length, found.problems[0]?.line, found.more]).toEqual([20, 3, 49]);
    const lines = found.problems.map(({ line }) => line ?? 0);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });
});
