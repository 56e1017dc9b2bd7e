/**
 * `npm run dead`: unused code, in two runs of knip. With tests: files, exports and packages that nothing imports. Without tests: exports that
 * only a test uses, which look like something the product does; the rows of `WAITING` are allowed, and each of them must still be such an
 * export.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { MOST_WAITING, WAITING } from './waiting-rules.ts';

const ROOT = join(import.meta.dirname, '..');

type Issue = { readonly name: string };
type Row = {
  readonly file: string;
  readonly files?: readonly Issue[];
  readonly exports?: readonly Issue[];
  readonly nsExports?: readonly Issue[];
  readonly enumMembers?: readonly Issue[];
  readonly dependencies?: readonly Issue[];
  readonly devDependencies?: readonly Issue[];
  readonly unlisted?: readonly Issue[];
  readonly unresolved?: readonly Issue[];
};
const KINDS = ['files', 'exports', 'nsExports', 'enumMembers', 'dependencies', 'devDependencies', 'unlisted', 'unresolved'] as const;

/** `file: name` of each finding, by kind. Throws when knip itself fails. */
function found(...options: string[]): Record<(typeof KINDS)[number], string[]> {
  const { stdout, stderr, status } = spawnSync(join(ROOT, 'node_modules', '.bin', 'knip'), ['--reporter', 'json', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0 && status !== 1) throw new Error(`knip ended with ${status}: ${stderr}`);
  const { issues } = JSON.parse(stdout) as { issues: readonly Row[] };
  return Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      issues.flatMap((row) => (row[kind] ?? []).map(({ name }) => (kind === 'files' ? row.file : `${row.file}: ${name}`))),
    ]),
  ) as Record<(typeof KINDS)[number], string[]>;
}

const problems: string[] = [];
const all = found();
for (const kind of KINDS) problems.push(...all[kind].map((line) => `unused (${kind}): ${line}`));
const shipped = found('--production');
const testOnly = [...shipped.files, ...shipped.exports, ...shipped.nsExports];
const waiting = Object.keys(WAITING);
problems.push(...testOnly.filter((line) => !waiting.includes(line)).map((line) => `only tests use it: ${line}`));
problems.push(
  ...waiting.filter((line) => !testOnly.includes(line)).map((line) => `used or deleted: remove it from tools/waiting-rules.ts: ${line}`),
);
if (waiting.length > MOST_WAITING) problems.push(`${waiting.length} exports wait for a caller, more than the limit of ${MOST_WAITING}`);

for (const problem of problems) console.error(problem);
console.log(
  `${problems.length === 0 ? 'No dead code' : `${problems.length} findings`}; ${waiting.length} rules wait for their caller (tools/waiting-rules.ts)`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
