/**
 * `npm test`: every stage in order, each with its time, going on after one that failed; then the slowest files, each test that failed, and `N passed, N failed`. The stages
 * that need nothing but the sources run two at a time. `npm test -- unit server` runs the named stages only, `npm test -- --changed` what a change
 * reaches; `npm run journeys` is this file with the browser's full set; `npm run journeys -- production` is the journey where APP_ENV=production.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

import { changedSince, importGraph, reachedBy } from './affected.ts';
import { ensureChromium } from './chromium.ts';
import {
  failedOfPlaywright,
  failedOfVitest,
  type PlaywrightReport,
  slowest,
  type TestTime,
  timesOfPlaywright,
  timesOfVitest,
  type VitestReport,
} from './test-times.ts';

type Tally = { passed: number; failed: number };
type Stage = { name: string; minutes: number; run: () => Tally };
/** A stage that needs nothing but the sources: one command, which passes or fails as a whole. */
type Reading = { name: string; minutes: number; command: readonly string[] };
type Result = Tally & { name: string; minutes: number; seconds: number };

const root = join(import.meta.dirname, '..');
const reports = join(root, 'test-results', 'reports');
const node = (...args: string[]): number =>
  spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, FORCE_COLOR: process.env['FORCE_COLOR'] ?? '0' },
  }).status ?? 1;

const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** Reads a JSON report; a run that failed before its first test, or ran none, counts as one failure. */
const tallied = (exit: number, read: () => Tally): Tally => {
  let tally: Tally = { passed: 0, failed: 0 };
  try {
    tally = read();
  } catch {
    return { passed: 0, failed: 1 };
  }
  return (exit !== 0 && tally.failed === 0) || tally.passed + tally.failed === 0 ? { ...tally, failed: tally.failed + 1 } : tally;
};

const times: TestTime[] = [];
const failures: string[] = [];

/** Runs projects of Vitest; with `files`, only those. */
const vitest = (name: string, projects: readonly string[], files: readonly string[] = []): Tally => {
  const report = join(reports, `${name}.json`);
  const exit = node(
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...files,
  );
  return tallied(exit, () => {
    const read = JSON.parse(readFileSync(report, 'utf8')) as VitestReport;
    const named = (path: string) => relative(root, path);
    times.push(...timesOfVitest(read, named));
    failures.push(...failedOfVitest(read, named));
    const { numPassedTests, numFailedTests, testResults } = read;
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
    return { passed: numPassedTests, failed: numFailedTests + broken };
  });
};

/** Runs the short set of journeys, or the full one; with `files`, all journeys of those. */
const playwright = (name: string, set: string, files: readonly string[] = []): Tally => {
  const report = join(reports, `${name}.json`);
  process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] = report;
  process.env['HEARTHLINE_JOURNEYS'] = set;
  const exit = node('node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', ...files);
  return tallied(exit, () => {
    const read = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport;
    times.push(...timesOfPlaywright(read, 'e2e/journeys/'));
    failures.push(...failedOfPlaywright(read, 'e2e/journeys/'));
    const { stats } = read;
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
  });
};

// The tests start the product's code some sixty times in processes of their own: with its modules compiled once, a start takes half the processor time.
process.env['NODE_COMPILE_CACHE'] ??= join(root, '.cache', 'compile');
const full = process.argv.includes('--full');
// the stories are also read by HTML_CodeSniffer and IBM's engine: `npm run accessibility`
if (process.argv.includes('--every-engine')) process.env['EVERY_ENGINE'] = 'true';
const since = process.argv.map((word) => /^--changed(?:=(.+))?$/.exec(word)).find((found) => found !== null);
/** What a change reaches, null when everything runs. */
const reached = since ? reachedBy(changedSince(since[1] ?? 'HEAD'), importGraph()) : null;
const reachedFiles = (pattern: RegExp): string[] => [...(reached ?? [])].filter((path) => pattern.test(path)).toSorted();
const NONE: Tally = { passed: 0, failed: 0 };

// Two at a time, one for each core, the longest first.
const READING: readonly Reading[] = [
  { name: 'lint', minutes: 0.5, command: [bin('oxlint')] },
  { name: 'types', minutes: 0.5, command: [process.execPath, 'node_modules/ts7/bin/tsc', '--noEmit', '-p', 'tsconfig.json'] },
  // Built here, beside others, the client is ready when the browser's stage starts the product.
  { name: 'build', minutes: 0.7, command: [process.execPath, 'tools/client-build.ts'] },
  { name: 'dead', minutes: 0.5, command: [process.execPath, 'tools/dead-code.ts'] },
  { name: 'format', minutes: 0.2, command: [bin('oxfmt'), '--check'] },
];
const STAGES: readonly Stage[] = [
  {
    name: 'unit',
    minutes: 1,
    // The checks read the whole repository: they run whatever changed.
    run: () => {
      const files = reachedFiles(/^(?!server|database|sandbox).*\.test\.ts$/);
      return vitest('unit', ['unit', 'client', 'checks'], reached ? [...files, 'checks/', 'tools/'] : []);
    },
  },
  {
    name: 'server',
    minutes: 2.5,
    run: () => {
      const files = reachedFiles(/^(?:server|database|sandbox)\/.*\.test\.ts$/);
      return reached && files.length === 0 ? NONE : vitest('server', ['server'], files);
    },
  },
  {
    name: 'stories',
    minutes: 1.5,
    run: () => {
      const stories = reachedFiles(/\.stories\.tsx$/);
      const files = reachedFiles(/\.test\.tsx$/).filter((path) => !/\/stories-\d\.test\.tsx$/.test(path));
      if (reached) process.env['CHANGED_STORIES'] = stories.join();
      if (reached && stories.length + files.length === 0) return NONE;
      return vitest('stories', ['stories'], reached ? [...files, ...(stories.length > 0 ? ['kit/testing/stories-'] : [])] : []);
    },
  },
  {
    name: 'browser',
    minutes: 1.5,
    run: () => {
      const files = reachedFiles(/^e2e\/journeys\/.*\.spec\.ts$/).map((path) => path.slice('e2e/'.length));
      if (reached && files.length === 0) return NONE;
      return playwright('browser', full || reached ? 'full' : 'short', files);
    },
  },
];

const asked = process.argv.slice(2).filter((word) => !word.startsWith('-'));
if (asked.includes('production')) {
  process.env['HEARTHLINE_CHROMIUM'] = ensureChromium();
  process.exit(node('e2e/production/main.ts'));
}
const names = [...READING, ...STAGES].map((stage) => stage.name);
const unknown = asked.filter((word) => !names.includes(word));
if (unknown.length > 0) {
  console.error(`There is no stage ${unknown.join(', ')}. Stages: ${names.join(', ')}.`);
  process.exit(2);
}
const wanted = ({ name }: { name: string }) => asked.length === 0 || asked.includes(name);
const heading = (name: string) => `\n── ${name} ${'─'.repeat(60 - name.length)}`;

/** Runs a reading stage and prints what it said once it has ended, so that stages side by side do not mix their lines. */
async function readingResult({ name, minutes, command: [program = '', ...args] }: Reading): Promise<Result> {
  const began = performance.now();
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const exit = await new Promise<number | null>((resolve) => child.once('error', () => resolve(1)).once('close', resolve));
  console.log(`${heading(name)}\n${lines.join('').trim()}`);
  const tally = exit === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, minutes, ...tally, seconds: (performance.now() - began) / 1000 };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = performance.now();
const waiting = READING.filter(wanted);
const read: Result[] = [];
const inTurn = async (): Promise<void> => {
  for (let next = waiting.shift(); next; next = waiting.shift()) read.push(await readingResult(next));
};
await Promise.all([inTurn(), inTurn()]);
const ran = STAGES.filter(wanted).map((stage): Result => {
  console.log(heading(stage.name));
  const began = performance.now();
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    if (stage.name === 'stories' || stage.name === 'browser') process.env['HEARTHLINE_CHROMIUM'] = ensureChromium();
    tally = stage.run();
  } catch (problem) {
    console.error(problem instanceof Error ? problem.message : problem);
  }
  return { name: stage.name, minutes: stage.minutes, ...tally, seconds: (performance.now() - began) / 1000 };
});
const results = [...read, ...ran];

if (times.length > 0) {
  console.log('\nThe slowest files, in seconds');
  for (const { file, seconds } of slowest(times)) console.log(`${seconds.toFixed(1).padStart(7)}  ${file}`);
}
console.log('\nstage      passed  failed    time');
for (const { name, passed, failed, seconds, minutes } of results) {
  const late = seconds > minutes * 60 ? `  (meant to take ${minutes * 60} s)` : '';
  console.log(`${name.padEnd(9)}${String(passed).padStart(8)}${String(failed).padStart(8)}${seconds.toFixed(1).padStart(7)} s${late}`);
}
const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${((performance.now() - started) / 1000).toFixed(1)} s in all`);
if (failures.length > 0) console.log(`\nFailed\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
