import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, test } from 'vitest';

import { ROOMS, SOURCES, TOP } from './tree.ts';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

type Result = {
  modules: { source: string; coreModule?: boolean }[];
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[] };
};

/** Imports that run up, each with the rule that has to find it: planted in a folder of their own. */
const PLANTED = [
  ['client/services/planted-a.ts', 'client/parts/planted-b.ts', 'the services of the client import none of its floors above'],
  ['client/services/planted-a.ts', 'client/follow.ts', 'the services of the client import none of its floors above'],
  ['client/follow.ts', 'client/parts/planted-b.ts', 'follow imports only services'],
  ['client/parts/planted-a.ts', 'client/chrome/planted-b.ts', 'the parts that screens share import only services and follow'],
  ['client/parts/planted-a.ts', 'client/screens/liens/planted-b.ts', 'the parts that screens share import only services and follow'],
  ['client/screens/liens/planted-a.ts', 'client/chrome/planted-b.ts', 'a screen imports no chrome and no table of routes'],
] as const;

describe('direction of imports', () => {
  let result: Result;

  beforeAll(async () => {
    const options = await extractDepcruiseOptions(join(TOP, '.dependency-cruiser.cjs'));
    const rooms = ROOMS.filter((room) => existsSync(join(TOP, room)));
    const { output } = await cruise(rooms, { ...options, baseDir: TOP }, {}, { tsConfig: extractTSConfig(join(TOP, 'tsconfig.json')) });
    result = output as unknown as Result;
  }, 60_000);

  test('every source file was looked at', () => {
    const cruised = new Set(result.modules.map((module) => module.source));
    const missed = SOURCES.filter((file) => /\.(ts|tsx)$/.test(file) && !cruised.has(file));
    expect(missed).toEqual([]);
    expect(result.summary.totalCruised).toBeGreaterThanOrEqual(SOURCES.filter((file) => /\.tsx?$/.test(file)).length);
  });

  test('imports run strictly down', () => {
    const offenses = result.summary.violations.map(
      ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')}`,
    );
    expect(offenses).toEqual([]);
  });

  test.each(PLANTED)('%s importing %s is found', async (from, to, rule) => {
    const folder = mkdtempSync(join(tmpdir(), 'direction-'));
    try {
      for (const [file, text] of [
        [to, 'export const planted = 1;\n'],
        [from, `import { planted } from '${relative(dirname(from), to).replace(/^(?!\.)/, './')}';\nexport const seen = planted;\n`],
      ] as const) {
        mkdirSync(join(folder, dirname(file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
      const { ruleSet } = await extractDepcruiseOptions(join(TOP, '.dependency-cruiser.cjs'));
      const { output } = await cruise([from.split('/')[0] ?? ''], {
        ...(ruleSet && { ruleSet }),
        validate: true,
        baseDir: folder,
        tsPreCompilationDeps: true,
      });
      expect((output as unknown as Result).summary.violations.map((found) => found.rule.name)).toContain(rule);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
