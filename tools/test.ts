/**
 * `npm test`: every stage in order, each with its time, going on after one that failed; ends with `N passed, N failed`.
 * `npm test -- unit server` runs the named stages only; `npm run journeys` is this file with the browser's full set.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureChromium } from './chromium.ts';

type Tally = { passed: number; failed: number };
type Stage = { name: string; minutes: number; run: () => Tally };

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results', 'reports');
const node = (...args: string[]): number =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' },
  }).status ?? 1;

const bin = (name: string) => join('node_modules', '.bin', name);
const command = (name: string, ...args: string[]): Tally =>
  (spawnSync(join(root, bin(name)), args, { cwd: root, stdio: 'inherit' }).status ?? 1) === 0
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1 };

/** Reads a JSON report; a run that broke before its first test, or ran none, counts as one failure. */
const tallied = (exit: number, read: () => Tally): Tally => {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  return (exit !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0 ? { ...tally, failed: tally.failed + 1 } : tally;
};

const vitest = (name: string, ...projects: string[]): Tally => {
  const report = join(reports, `${name}.json`);
  const exit = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );
  return tallied(exit, () => {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { status: string; assertionResults: unknown[] }[];
    };
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
    return { passed: numPassedTests, failed: numFailedTests + broken };
  });
};

const playwright = (name: string, set: string): Tally => {
  const report = join(reports, `${name}.json`);
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
  process.env['HEARTHLINE_JOURNEYS'] = set;
  const exit = node('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts');
  return tallied(exit, () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8')) as { stats: { expected: number; unexpected: number; flaky: number } };
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
};

const full = process.argv.includes('--full');
const STAGES: Stage[] = [
  {
    name: 'types',
    minutes: 0.5,
    run: () =>
      node('node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json') === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  },
  { name: 'lint', minutes: 0.5, run: () => command('oxlint') },
  { name: 'format', minutes: 0.2, run: () => command('oxfmt', '--check') },
  { name: 'unit', minutes: 1, run: () => vitest('unit', 'unit', 'checks') },
  { name: 'server', minutes: 3, run: () => vitest('server', 'server') },
  { name: 'stories', minutes: 3, run: () => vitest('stories', 'stories') },
  { name: 'browser', minutes: 4, run: () => playwright('browser', full ? 'full' : 'short') },
];

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const unknown = asked.filter((word) => !STAGES.some((stage) => stage.name === word));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. Stages: ${STAGES.map((stage) => stage.name).join(', ')}.`);
  process.exit(2);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const results = STAGES.filter((stage) => asked.length === 0 || asked.includes(stage.name)).map((stage) => {
  console.log(`\n── ${stage.name} ${'─'.repeat(60 - stage.name.length)}`);
  const began = performance.now();
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    if (stage.name === 'stories' || stage.name === 'browser') process.env['HEARTHLINE_CHROMIUM'] = ensureChromium();
    tally = stage.run();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
  }
  return { ...stage, ...tally, seconds: (performance.now() - began) / 1000 };
});

console.log('\nstage      passed  failed    time');
for (const { name, passed, failed, seconds, minutes } of results) {
  const late = seconds > minutes * 60 ? `  (meant to take ${minutes * 60} s)` : '';
  console.log(`${name.padEnd(9)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(7)} s${late}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
