import { describe, expect, test } from 'vitest';

import { FILES, SOURCES, isTest, linesWhere, read } from './tree.ts';

const TEXT = FILES.filter((file) => /\.(ts|tsx|mjs|cjs|css|json|md|sql|html|svg|snap)$/.test(file) || file === '.ci/run').filter(
  (file) => file !== 'package-lock.json',
);
const THIS = 'checks/hygiene.test.ts';

describe('hygiene', () => {
  test('an SSN-shaped string has area 666, which is never issued, or is the one of the payroll sandbox', () => {
    const allowed = (ssn: string) => ssn.startsWith('666') || ssn.replaceAll('-', '') === '991919991';
    const dashed = /(?<![\d-])\d{3}-\d{2}-\d{4}(?![\d-])/g;
    const named = /(?<=ssn\w*['"]?\s*[:=]\s*['"`])\d{9}(?=['"`])/gi;
    const looked = TEXT.flatMap((file) => [...(read(file).match(dashed) ?? []), ...(read(file).match(named) ?? [])]);
    const found = TEXT.flatMap((file) =>
      linesWhere(file, (line) => [...(line.match(dashed) ?? []), ...(line.match(named) ?? [])].some((ssn) => !allowed(ssn))),
    );
    expect(looked.length).toBeGreaterThan(0);
    expect(found).toEqual([]);
  });

  test('only the clock reads the current time', () => {
    const clocks = /^(database\/clock\.ts|client\/services\/clock\.ts)$/;
    const argless = /\bDate\.now\(|\bnew Date\(\s*\)|\bDate\(\s*\)|Temporal\.Now\b/;
    const files = SOURCES.filter(
      (file) => /\.tsx?$/.test(file) && !/^(tools|e2e|bench|checks)\//.test(file) && !isTest(file) && !clocks.test(file),
    );
    const code = (line: string) => line.replace(/^\s*(\*|\/\/|\/\*).*/, '').replace(/\/\/ .*$/, '');
    expect(files.flatMap((file) => linesWhere(file, (line) => argless.test(code(line))))).toEqual([]);
  });

  test('the desk and what it shares never ask the zone of the machine: every format of a time names one, and nothing is read in the reader’s own', () => {
    const files = SOURCES.filter((file) => /^(desk|server|journey|rules|orgs)\/.*\.tsx?$/.test(file) && !isTest(file));
    const own =
      /resolvedOptions\(\)\.timeZone|\.toLocale(Date|Time)String\(|\.get(Hours|Minutes|Date|Day|Month|FullYear)\(\)|\.set(Hours|Minutes|Date|Month|FullYear)\(/;
    expect(files.flatMap((file) => linesWhere(file, (line) => own.test(line)))).toEqual([]);
    const formats = files.flatMap((file) =>
      [...read(file).matchAll(/DateTimeFormat\(([^)]*)\)/g)].map(([, options = '']) => ({ file, options })),
    );
    expect(formats.length).toBeGreaterThan(5);
    expect(formats.filter(({ options }) => !options.includes('timeZone'))).toEqual([]);
  });

  test('no text is marked as work for later', () => {
    const shouted = /\b(TODO|FIXME|XXX|HACK)\b|lorem ipsum|[Nn]ot implemented/;
    expect(TEXT.filter((file) => file !== THIS).flatMap((file) => linesWhere(file, (line) => shouted.test(line)))).toEqual([]);
  });

  test('no merge conflict is committed', () => {
    expect(TEXT.flatMap((file) => linesWhere(file, (line) => /^(<{7}|>{7}|\|{7}) /.test(line)))).toEqual([]);
  });

  test('no lint or type check is disabled in the code', () => {
    const switched = /@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable(?!-(next-)?line [a-z0-9@/, -]+ -- )|\bas any\b/;
    expect(SOURCES.filter((file) => file !== THIS).flatMap((file) => linesWhere(file, (line) => switched.test(line)))).toEqual([]);
  });

  test('no folder has a meaningless name', () => {
    const empty = new Set(['utils', 'util', 'helpers', 'misc', 'common', 'shared', 'lib']);
    expect(
      FILES.filter((file) =>
        file
          .split('/')
          .slice(0, -1)
          .some((part) => empty.has(part)),
      ),
    ).toEqual([]);
  });

  test('no barrel files: an index.ts that only re-exports hides where things live', () => {
    expect(SOURCES.filter((file) => /(^|\/)index\.tsx?$/.test(file))).toEqual([]);
  });

  test('package-lock.json contains no registry address', () => {
    const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string; link?: boolean }> };
    const rows = Object.entries(lock.packages);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(([, row]) => /^https?:/.test(row.resolved ?? '')).map(([name]) => name)).toEqual([]);
  });

  test('every dependency is pinned to one version', () => {
    const loose = FILES.filter((file) => /(^|\/)package\.json$/.test(file)).flatMap((file) => {
      const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>;
      return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) =>
        Object.entries(manifest[kind] ?? {})
          .filter(([, version]) => !/^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
          .map(([name, version]) => `${file}: ${name} ${version}`),
      );
    });
    expect(loose).toEqual([]);
  });
});
