/**
 * `npm run mutate -- <area> [--sample 60] [--seed 1] [--of path]`: changes one place of the code at a time and runs the tests nearest to it. A mutant is
 * killed when one of them fails; a survivor is a rule that no test holds. The sample is drawn by the seed, so a figure can be drawn again.
 * The file is changed in place and put back, also when the run is interrupted; a file with changes that are not committed is refused. One PostgreSQL serves
 * every run of the server's tests. How long a test file takes is read from the report of the last `npm test -- server`, where there is one.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { parseArgs } from 'node:util';

import ts from 'typescript';

import { launchTestPostgres } from '../database/testing/global-setup.ts';
import { timesOfVitest, type VitestReport } from './test-times.ts';

const TOP = join(import.meta.dirname, '..');
/** Seconds after which a test file is too long to be run for a mutant of another folder. */
const LONG = 15;

/** What is changed, and which tests may see it: the nearest `tests` files of the project that import the changed file, over however many others. */
const AREAS = {
  rules: { changed: /^rules\//, project: 'unit', seen: /^(rules|journey|orgs)\//, tests: 60 },
  journey: { changed: /^journey\//, project: 'unit', seen: /^(rules|journey|e2e\/simulate)\//, tests: 60 },
  staff: { changed: /^server\/staff\//, project: 'server', seen: /^(server|sandbox)\//, tests: 24 },
  engine: { changed: /^server\/engine\//, project: 'server', seen: /^(server|sandbox)\//, tests: 24 },
} as const;

const OPERATORS: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

type Mutant = { readonly file: string; readonly start: number; readonly end: number; readonly text: string; readonly what: string };

/** Every single change of a file that this tool knows. Types, imports, sentences and docstrings are left alone. */
function mutantsOf(file: string): Mutant[] {
  const source = ts.createSourceFile(file, readFileSync(join(TOP, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Mutant[] = [];
  const change = (node: ts.Node, text: string, what: string) =>
    found.push({ file, start: node.getStart(source), end: node.getEnd(), text, what });
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OPERATORS[node.operatorToken.getText(source)];
      const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side));
      if (other && !(isText && /[+]/.test(node.operatorToken.getText(source))))
        change(node.operatorToken, other, `${node.operatorToken.getText(source)} → ${other}`);
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
      change(node, node.operand.getText(source), 'not → (left out)');
    if (node.kind === ts.SyntaxKind.TrueKeyword) change(node, 'false', 'true → false');
    if (node.kind === ts.SyntaxKind.FalseKeyword) change(node, 'true', 'false → true');
    if (ts.isNumericLiteral(node)) change(node, String(Number(node.text.replaceAll('_', '')) + 1), `${node.text} → one more`);
    if (ts.isIfStatement(node)) change(node.expression, `!(${node.expression.getText(source)})`, 'if → if not');
    if (ts.isConditionalExpression(node)) change(node.condition, `!(${node.condition.getText(source)})`, 'choice turned round');
    if (ts.isThrowStatement(node)) change(node, ';', 'refusal left out');
    if (ts.isExpressionStatement(node) && (ts.isCallExpression(node.expression) || ts.isAwaitExpression(node.expression)))
      change(node, ';', 'call left out');
    if (ts.isArrayLiteralExpression(node) && node.elements.length > 0 && !ts.isSpreadElement(node.elements[0] as ts.Expression)) {
      const [first, second] = node.elements;
      const end = second ? second.getStart(source) : node.getEnd() - 1;
      if (first)
        found.push({
          file,
          start: first.getStart(source),
          end,
          text: '',
          what: `${first.getText(source).slice(0, 40)} left out of a list`,
        });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Numbers from 0 to 1 by a seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: TOP, encoding: 'utf8' }).trim().split('\n');
const known = new Set(files);

function importsOf(file: string): string[] {
  return [...readFileSync(join(TOP, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+|@hearthline\/[^']+)'/g)].flatMap(
    ([, to = '']) => {
      const path = to.startsWith('.') ? normalize(join(dirname(file), to)) : to.slice('@hearthline/'.length);
      return known.has(path) ? [path] : [];
    },
  );
}

const importers = new Map<string, string[]>();
for (const file of files) for (const to of importsOf(file)) importers.set(to, [...(importers.get(to) ?? []), file]);

const REPORT = join(TOP, 'test-results/reports/server.json');
const seconds: ReadonlyMap<string, number> = new Map(
  existsSync(REPORT)
    ? timesOfVitest(JSON.parse(readFileSync(REPORT, 'utf8')) as VitestReport, (path) => relative(TOP, path)).map((one) => [
        one.file,
        one.seconds,
      ])
    : [],
);

/**
 * The test files that reach a file through imports: those of its own folders and of the pages that show it first, then the fewest steps away, then the
 * shortest. A long one counts only where it is near.
 */
function testsOf(file: string, seen: RegExp, most: number): string[] {
  const tests: { path: string; isNear: boolean; steps: number }[] = [];
  const passed = new Set([file]);
  const area = file.split('/').slice(0, 2).join('/');
  for (let level = [file], steps = 0; level.length > 0; steps++) {
    level = [...new Set(level.flatMap((at) => importers.get(at) ?? []))].filter((to) => !passed.has(to));
    for (const to of level) passed.add(to);
    for (const path of level)
      if (path.endsWith('.test.ts') && seen.test(path))
        tests.push({
          path,
          isNear: path.startsWith(area) || (area === 'server/staff' && path.startsWith('server/web/routes/desk/')),
          steps,
        });
  }
  const lasts = (path: string) => seconds.get(path) ?? 0;
  return tests
    .filter(({ path, isNear }) => isNear || lasts(path) < LONG)
    .toSorted((a, b) => Number(b.isNear) - Number(a.isNear) || a.steps - b.steps || lasts(a.path) - lasts(b.path))
    .slice(0, most)
    .map(({ path }) => path);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' }, of: { type: 'string' } },
});
const area = AREAS[positionals[0] as keyof typeof AREAS];
if (!area) throw new Error(`Name an area: ${Object.keys(AREAS).join(', ')}`);

const changed = files.filter(
  (file) =>
    area.changed.test(file) && !/\.test\.ts$|\/testing\/|\/walks\/|enums\.ts$/.test(file) && (!values.of || file.includes(values.of)),
);
const next = random(Number(values.seed));
const sample = changed
  .flatMap(mutantsOf)
  .map((mutant) => ({ mutant, at: next() }))
  .toSorted((a, b) => a.at - b.at)
  .slice(0, Number(values.sample))
  .map(({ mutant }) => mutant);

const postgres = area.project === 'server' ? await launchTestPostgres() : null;

let restore: (() => void) | null = null;
let running: ChildProcess | null = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    running?.kill();
    restore?.();
    process.exit(1);
  });

/** Runs test files until one fails, and answers which; null where none does. A run that does not end is one that fails. */
async function killerIn(tests: readonly string[], project: string): Promise<string | null> {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'mutant-run.ts'), project, ...tests], {
    cwd: TOP,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: project === 'unit' ? 180_000 : 600_000,
  });
  running = run;
  let said = '';
  run.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(run, 'close')) as [number | null];
  running = null;
  return code === 0 ? null : (said.trim().split('\n').at(-1) ?? '');
}

const survivors: string[] = [];
let unseen = 0;
for (const [i, { file, start, end, text, what }] of sample.entries()) {
  const path = join(TOP, file);
  if (execFileSync('git', ['status', '--porcelain', '--', file], { cwd: TOP, encoding: 'utf8' }) !== '')
    throw new Error(`${file} has changes that are not committed`);
  const before = readFileSync(path, 'utf8');
  const place = `${file}:${before.slice(0, start).split('\n').length} ${what}`;
  const tests = testsOf(file, area.seen, area.tests);
  if (tests.length === 0) unseen++;
  restore = () => writeFileSync(path, before);
  writeFileSync(path, before.slice(0, start) + text + before.slice(end));
  const killer = tests.length === 0 ? null : await killerIn(tests, area.project);
  restore();
  restore = null;
  if (killer === null) survivors.push(place);
  console.log(`${i + 1}/${sample.length} ${killer === null ? `SURVIVED ${place}` : `killed   ${place} by ${killer}`}`);
}
await postgres?.stop();
const killed = sample.length - survivors.length;
console.log(
  `\n${positionals[0]}: ${killed} of ${sample.length} killed (${((100 * killed) / sample.length).toFixed(0)} %), seed ${values.seed}; ${unseen} in files no test imports`,
);
for (const survivor of survivors) console.log(`  survived: ${survivor}`);
