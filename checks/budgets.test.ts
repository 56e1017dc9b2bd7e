import { describe, expect, test } from 'vitest';

import { SOURCES, isTest, read } from './tree.ts';

/** Folders with one file for each row of a table: per service. */
const ROW_FOLDERS = [/^contract$/];

/** Files that are a table of data, which may be longer than a file of code: what their rows are. */
const TABLES: Readonly<Record<string, string>> = {
  'sandbox/personas.ts': 'one persona per row',
  'server/messages/copy.ts': 'one message to the borrower per row',
};

const CODE = SOURCES.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
const lines = (file: string): number => read(file).split('\n').length - 1;

describe('budgets of the codebase', () => {
  test('files are neither tiny nor long: median 40 to 80 lines, nine of ten at most 150', () => {
    const sizes = CODE.map(lines).toSorted((a, b) => a - b);
    expect(sizes.length).toBeGreaterThan(0);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeGreaterThanOrEqual(40);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(80);
    expect(sizes[Math.floor(sizes.length * 0.9)]).toBeLessThanOrEqual(150);
  });

  test('no file is long: at most 320 lines of code, 500 of a test, except for tables of data', () => {
    const long = SOURCES.filter((file) => /\.(tsx?|css)$/.test(file) && lines(file) > (isTest(file) ? 500 : 320));
    expect(long.toSorted()).toEqual(Object.keys(TABLES).toSorted());
  });

  test('a screen has at most 150 lines', () => {
    const screens = CODE.filter((file) => /^(client|desk)\/screens\/.*\.tsx$/.test(file));
    expect(screens.filter((file) => lines(file) > 150).map((file) => `${file}: ${lines(file)}`)).toEqual([]);
  });

  test('a folder has at most 25 source files, unless its files are rows of a table', () => {
    const folders = Map.groupBy(
      SOURCES.filter((file) => !isTest(file)),
      (file) => file.split('/').slice(0, -1).join('/'),
    );
    const full = [...folders].filter(([folder, files]) => files.length > 25 && !ROW_FOLDERS.some((row) => row.test(folder)));
    expect(full.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([]);
  });

  test('a docstring has at most 12 lines', () => {
    const walls = CODE.flatMap((file) =>
      [...read(file).matchAll(/\/\*\*?[\s\S]*?\*\//g)]
        .filter(([block]) => block.split('\n').length > 14)
        .map(([block]) => `${file}: ${block.slice(0, 60)}`),
    );
    expect(walls).toEqual([]);
  });
});
