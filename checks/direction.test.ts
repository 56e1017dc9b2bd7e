import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, test } from 'vitest';

import { ROOMS, SOURCES, TOP } from './tree.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

type Result = {
  modules: { source: string; coreModule?: boolean }[];
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string; to: string; cycle?: { name: string }[] }[] };
};

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
    const offences = result.summary.violations.map(
      ({ rule, from, to, cycle }) => `${rule.name}: ${from} → ${cycle === undefined ? to : cycle.map((step) => step.name).join(' → ')}`,
    );
    expect(offences).toEqual([]);
  });
});
