import { describe, expect, test } from 'vitest';

import { FILES, SOURCES, isTest, linesWhere, read } from './tree.ts';

const TEXT = FILES.filter((file) => /\.(ts|tsx|mjs|cjs|css|json|md|sql|html|svg|snap)$/.test(file) || file === '.ci/run').filter(
  (file) => file !== 'package-lock.json',
);
const THIS = 'checks/hygiene.test.ts';

/** The arguments of every call of a logger in a source. */
function logCalls(source: string): string[] {
  return [...source.matchAll(/\blog(?:ger)?\.(?:trace|debug|info|warn|error|fatal)\(/g)].map(({ index, 0: { length } }) => {
    let depth = 1;
    let end = index + length;
    while (depth > 0 && end < source.length) depth += { '(': 1, ')': -1 }[source[end++] ?? ''] ?? 0;
    return source.slice(index + length, end - 1);
  });
}

/** A body, a header or something that only its sender may know; or a sentence that is put together. */
const unsafeLog = (call: string): boolean =>
  /\b(?:body|headers|query|password|passwordHash|ssn|jwt|cookie|authorization)\b/.test(call.replace(/'[^']*'/g, "''")) ||
  /`|' ?\+/.test(call);

const LOGGED: readonly (readonly [string, boolean])[] = [
  ["{ provider, orders: orders.length }, 'a provider called back'", false],
  ["{ password: body.password }, 'changed'", true],
  ["{ typed: request.body }, 'changed'", true],
  [['`the password $', '{typed} was changed`'].join(''), true],
  ["'the password ' + typed", true],
  ["{ err: error }, 'the password was not changed'", false],
];

/** Files of journeys of which `npm test` runs none, with why. */
const ONLY_IN_THE_FULL_SET: Readonly<Record<string, string>> = {
  consents: 'persona 1 and the broker’s journey register with every consent',
  experiments: 'starts experiments at a lender that other journeys visit',
  notary: 'the whole journey of persona 2 meets the notary',
  'registration-entries': 'one of its ways in is the broker’s journey',
  'registration-fields': 'a row for each field: persona 1 passes them all',
  'registration-known': 'one of its sources is the broker’s journey',
  'registration-states': 'a row for each state: persona 1 passes one',
  signing: 'the whole journey of persona 2 signs',
  spanish: 'needs a second build of the client',
};

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

  test('one journey of each file, those of the desk among them, is in the short set', () => {
    const names = FILES.flatMap((file) => /^e2e\/journeys\/(.+)\.spec\.ts$/.exec(file)?.[1] ?? []);
    const isShort = (name: string) => /@short/.test(read(`e2e/journeys/${name}.spec.ts`));
    expect(names.filter((name) => name.startsWith('desk')).length).toBeGreaterThan(2);
    expect(names.filter((name) => !isShort(name)).toSorted()).toEqual(Object.keys(ONLY_IN_THE_FULL_SET).toSorted());
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

  test('no test compares a thing with itself, or asserts in a loop over nothing', () => {
    const itself = /expect\(\s*([\w.[\]]+)\s*\)\s*\.(?:not\.)?to(?:Be|Equal|StrictEqual|MatchObject)\(\s*\1\s*\)/;
    const nothing = /(?:^|[^\w\])])\[\]\.(?:forEach|map|every|some)\(|\bof \[\]\)/;
    expect([itself.test('expect(sum).toBe(sum)'), nothing.test('[].forEach((x) => expect(x).toBe(1))')]).toEqual([true, true]);
    expect([itself.test('expect(sum).toBe(total)'), nothing.test('expect(rows[0][1].map(nameOf))')]).toEqual([false, false]);
    const tests = SOURCES.filter((file) => isTest(file) && file !== THIS);
    expect(tests.length).toBeGreaterThan(300);
    expect(tests.flatMap((file) => linesWhere(file, (line) => itself.test(line) || nothing.test(line)))).toEqual([]);
  });

  test('no line of the log has a request’s body, or says what was typed: its sentence is fixed, its fields are named one by one', () => {
    expect(LOGGED.map(([planted]) => unsafeLog(planted))).toEqual(LOGGED.map(([, isUnsafe]) => isUnsafe));
    const servers = SOURCES.filter((file) => /^(server|database|providers|sandbox)\/.*\.ts$/.test(file) && !isTest(file));
    const calls = servers.flatMap((file) => logCalls(read(file)).map((call) => ({ file, call })));
    expect(calls.length).toBeGreaterThan(25);
    expect(calls.filter(({ call }) => unsafeLog(call)).map(({ file, call }) => `${file}: ${call}`)).toEqual([]);
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
