import { describe, expect, test } from 'vitest';

import { SOURCES, isTest, read } from './tree.ts';

/** Where SQL is written: the stores and the database code below them, and the engine, which records, locks and sweeps with its own statements. */
const SPEAKS = /^(database|server\/engine)\//;
/** Folders of the product with access to a database; bench, e2e and tools measure and repair it. */
const RUNS = /^(server|sandbox|documents|providers|contract|journey|rules|orgs)\//;

const STATEMENT =
  /['"`]\s*(?:select\s+(?!an?\b|the\b|your\b|offer)[\w*]|insert\s+into\s|update\s+\w+\s+(?:as\s+\w+\s+)?set\s|delete\s+from\s|with\s+\w+\s+as\s*\(|truncate\s|lock\s+table\s|(?:create|alter|drop)\s+(?:table|index|role|database)\s)/gi;
const CALL = /\b(?:pool|client|connection|db|on)\.query\s*[<(]/g;

/** Other files with their own statements, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'sandbox/seed-reference.ts':
    'reference rows of the sandbox (loan officers, offer codes), written once at start; no route of the product reads them this way',
  'sandbox/play.ts': 'how many people were played before, for a new email address',
  'server/build-context.ts': 'the probe of /readyz: whether the database responds',
};

/** Statements and calls with statements in a source file, without comments. */
const sqlIn = (source: string): string[] => {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  return [...code.matchAll(STATEMENT), ...code.matchAll(CALL)].map(([found]) => found.trim());
};

describe('SQL', () => {
  test('is written in the stores and the engine only', () => {
    const files = SOURCES.filter((file) => RUNS.test(file) && !SPEAKS.test(file) && !isTest(file));
    expect(files.length).toBeGreaterThan(100);
    const speaking = files.filter((file) => sqlIn(read(file)).length > 0);
    expect(speaking.toSorted()).toEqual(Object.keys(ELSEWHERE).toSorted());
  });

  test('is recognized in any form of call', () => {
    const planted = [
      "await ctx.pool.query('select 1')",
      'await client.query<Row>({ name, text, values })',
      'const text = `\n  SELECT uuid FROM application`',
      "const text = 'delete from session where uuid = $1'",
      'run(`with due as (select 1) update work set state = $1`)',
    ];
    expect(planted.filter((line) => sqlIn(line).length === 0)).toEqual([]);
    expect(sqlIn("// pool.query('select 1')\nconst label = 'Select your state';")).toEqual([]);
  });

  test('the stores and the engine contain SQL: the rule looks at existing folders', () => {
    expect(
      SOURCES.filter((file) => file.startsWith('database/stores/')).filter((file) => sqlIn(read(file)).length > 0).length,
    ).toBeGreaterThan(30);
    expect(
      SOURCES.filter((file) => file.startsWith('server/engine/')).filter((file) => sqlIn(read(file)).length > 0).length,
    ).toBeGreaterThan(2);
  });
});
