import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { PACKAGES, SOURCES, TOP, isTest } from './tree.ts';

type Module = { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] };
type Result = {
  modules: Module[];
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[] };
};

async function cruised(top: string): Promise<Result> {
  const options = await extractDepcruiseOptions(join(TOP, '.dependency-cruiser.cjs'));
  const packages = PACKAGES.filter((name) => existsSync(join(top, name)));
  const { output } = await cruise(packages, { ...options, baseDir: top }, {}, { tsConfig: extractTSConfig(join(TOP, 'tsconfig.json')) });
  return output as unknown as Result;
}

const offenses = ({ summary }: Result): string[] =>
  summary.violations.map(
    ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')}`,
  );

/** What each file of the product imports; type-only imports do not exist at run time. */
function imports({ modules }: Result): { from: string; to: string; isType: boolean }[] {
  return modules
    .filter(({ source }) => !isTest(source))
    .flatMap(({ source, dependencies }) =>
      dependencies
        .filter(({ resolved }) => !isTest(resolved))
        .map(({ resolved, dependencyTypes }) => ({ from: source, to: resolved, isType: dependencyTypes.includes('type-only') })),
    );
}

/** Packages of which every folder, at any depth, is a node of the folder graph; every other package is one node. */
const BY_FOLDER = ['kit', 'documents', 'providers', 'database', 'server', 'sandbox'];
const folderOf = (file: string): string => {
  const name = file.split('/')[0] ?? '';
  return BY_FOLDER.includes(name) ? dirname(file) : name;
};

/** Folders that import each other in a cycle, types included: the strongly connected components (Tarjan) of more than one folder. */
function folderCycles(result: Result): string[][] {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports(result)) {
    const [a, b] = [folderOf(from), folderOf(to)];
    if (!PACKAGES.includes(b.split('/')[0] ?? '') || a === b) continue;
    edges.set(a, (edges.get(a) ?? new Set()).add(b));
  }
  const found: string[][] = [];
  const number = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const visit = (folder: string): number => {
    number.set(folder, number.size);
    let lowest = number.size - 1;
    path.push(folder);
    for (const next of edges.get(folder) ?? []) {
      if (!number.has(next)) lowest = Math.min(lowest, visit(next));
      else if (path.includes(next)) lowest = Math.min(lowest, low.get(next) ?? number.get(next) ?? 0);
    }
    low.set(folder, lowest);
    if (lowest !== number.get(folder)) return lowest;
    const component = path.splice(path.indexOf(folder));
    if (component.length > 1) found.push(component.toSorted());
    return lowest;
  };
  for (const folder of edges.keys()) if (!number.has(folder)) visit(folder);
  return found;
}

/** Every file that runs when these do; routes are loaded by file name, so they are roots too. */
function running(result: Result, roots: (file: string) => boolean): string[] {
  const edges = Map.groupBy(
    imports(result).filter(({ isType }) => !isType),
    ({ from }) => from,
  );
  const seen = new Set(result.modules.map(({ source }) => source).filter((file) => roots(file) && !isTest(file)));
  for (const file of seen) for (const { to } of edges.get(file) ?? []) seen.add(to);
  return [...seen];
}
const IN_PRODUCTION = (file: string): boolean => /^server\/(main\.ts$|web\/routes\/)/.test(file);
const SANDBOX_ONLY =
  /^sandbox\/|^orgs\/(?:all\.ts$|lenders\/)|^providers\/world\/|^providers\/[^/]+\/(scenarios|[^/]+\/(simulator|sandbox))/;

describe('direction of imports', () => {
  let result: Result;

  beforeAll(async () => {
    result = await cruised(TOP);
  }, 240_000);

  test('every source file was read', () => {
    const read = new Set(result.modules.map((module) => module.source));
    const missed = SOURCES.filter((file) => /\.(ts|tsx)$/.test(file) && !read.has(file));
    expect(missed).toEqual([]);
    expect(result.summary.totalCruised).toBeGreaterThanOrEqual(SOURCES.filter((file) => /\.tsx?$/.test(file)).length);
  });

  test('imports run strictly down', () => {
    expect(offenses(result)).toEqual([]);
  });

  test('each folder of the server has its row in the table of floors', async () => {
    const { forbidden } = (await extractDepcruiseOptions(join(TOP, '.dependency-cruiser.cjs'))).ruleSet as {
      forbidden: { name: string }[];
    };
    const floors = forbidden.flatMap(({ name }) => /^server\/(\w+) imports/.exec(name)?.[1] ?? []);
    const folders = new Set(SOURCES.flatMap((file) => /^server\/(\w+)\//.exec(file)?.[1] ?? []));
    folders.delete('testing');
    expect(floors.toSorted()).toEqual([...folders].toSorted());
  });

  test('no folders import each other in a cycle', () => {
    expect(folderCycles(result)).toEqual([]);
  });

  test('production runs no code of the sandbox, of a simulator or of its synthetic world', () => {
    const files = running(result, IN_PRODUCTION);
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => SANDBOX_ONLY.test(file))).toEqual([]);
  });
});

describe('a planted offense is found', () => {
  /** Forbidden imports, one in each file: `file: what it imports`, or `file: type what it imports`. */
  const PLANTED: Readonly<Record<string, string>> = {
    'server/engine/against-the-flow.ts': '../web/page.ts',
    'server/web/page.ts': '../staff/person.ts',
    'server/staff/person.ts': '',
    'server/main.ts': '../sandbox/play.ts',
    'sandbox/play.ts': '',
    'database/stores/reads.ts': '../secrets/opens.ts',
    'database/secrets/opens.ts': '',
    'database/secrets/seals.ts': '../stores/keeps.ts',
    'database/stores/keeps.ts': '',
    'documents/prints.ts': '../database/stores/keeps.ts',
    'providers/world/homes.ts': 'type ./vendor/order.ts',
    'providers/world/vendor/order.ts': 'type ../person.ts',
    'providers/world/person.ts': '',
    'server/steps/one.ts': './two.ts',
    'server/steps/two.ts': './one.ts',
    'server/web/routes/identity/identity.ts': './profile.ts',
    'server/web/routes/identity/profile.ts': '../../../../providers/payroll/payroll-reports/sandbox.ts',
    'server/steps/income.ts': 'type ../../providers/payroll/payroll-reports/sandbox.ts',
    'providers/payroll/payroll-reports/sandbox.ts': '',
    'server/web/routes/served.ts': '../../../orgs/all.ts',
    'orgs/all.ts': '',
    'orgs/lenders/second.ts': './first.ts',
    'orgs/lenders/first.ts': '',
    'orgs/calls.ts': 'type ../generated/api.ts',
    'generated/api.ts': '',
    'web/api/follows.ts': '../../desk/page.ts',
    'desk/page.ts': 'type ../generated/api.ts',
    'client/screens/staff.ts': '../../web/operations/desk.ts',
    'web/operations/desk.ts': '',
    'kit/sends.ts': '../web/operations/desk.ts',
  };
  const top = mkdtempSync(join(tmpdir(), 'hearthline-direction-'));
  let result: Result;

  beforeAll(async () => {
    cpSync(join(TOP, 'package.json'), join(top, 'package.json'));
    for (const [file, imported] of Object.entries(PLANTED)) {
      mkdirSync(dirname(join(top, file)), { recursive: true });
      const [, type, from = ''] = /^(type )?(.*)$/.exec(imported) ?? [];
      const line = from === '' ? '' : type === undefined ? `import '${from}';\n` : `import type { Here } from '${from}';\n`;
      writeFileSync(join(top, file), `${line}export type Here = true;\nexport const here = true;\n`);
    }
    result = await cruised(top);
  }, 60_000);
  afterAll(() => rmSync(top, { recursive: true, force: true }));

  test.each([
    ['a folder of the server that imports a higher one', 'server/engine/against-the-flow.ts → server/web/page.ts'],
    ['the server that imports the sandbox', 'server/main.ts → sandbox/play.ts'],
    ['a package that imports a higher one', 'documents/prints.ts → database/stores/keeps.ts'],
    [
      'the server that imports a type of what only the sandbox runs',
      'server/steps/income.ts → providers/payroll/payroll-reports/sandbox.ts',
    ],
    ['a lender that takes its settings from another', 'orgs/lenders/second.ts → orgs/lenders/first.ts'],
    ['two files that import each other', 'server/steps/one.ts → server/steps/two.ts'],
    ['types of the API outside web', 'orgs/calls.ts → generated/api.ts'],
    ['types of the API in the desk, which calls by web', 'desk/page.ts → generated/api.ts'],
    ['web that imports a page', 'web/api/follows.ts → desk/page.ts'],
    ['the kit that imports web', 'kit/sends.ts → web/operations/desk.ts'],
    ['a borrower’s page that knows an operation of the desk', 'client/screens/staff.ts → web/operations/desk.ts'],
    ['a route that imports another', 'server/web/routes/identity/identity.ts → server/web/routes/identity/profile.ts'],
  ])('%s', (_, offense) => {
    expect(offenses(result).filter((line) => line.includes(offense))).not.toEqual([]);
  });

  test('folders that import each other although no two files do, even if only for types', () => {
    expect(folderCycles(result).toSorted()).toEqual([
      ['database/secrets', 'database/stores'],
      ['providers/world', 'providers/world/vendor'],
    ]);
  });

  test('production code that runs the sandbox, or the borrower it plays at a vendor', () => {
    const planted = running(result, IN_PRODUCTION).filter((file) => SANDBOX_ONLY.test(file));
    expect(planted.toSorted()).toEqual(['orgs/all.ts', 'providers/payroll/payroll-reports/sandbox.ts', 'sandbox/play.ts']);
  });

  test('no allowed import is reported', () => {
    expect(offenses(result).filter((line) => line.includes('server/web/page.ts → server/staff/person.ts'))).toEqual([]);
  });
});
