/**
 * `npm run brands`: for each lender the product makes every surface (pages, errors, mails, texts, PDFs, replies, calls of vendors, the desk), and each is searched
 * for what identifies any other lender. `-- PLUMFIELD MAIN` asks for those only, `-- --short` for a telling few surfaces of each, `-- --pictures`
 * for sheets of the first screens and the offers, with axe, in test-results/brands. Prints a bar that moves, the counts and each leak; ends with 1 when there is one.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { buildClient, buildDesk } from '../../tools/client-build.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { linesOf, MARK, type Told } from './report.ts';

type FoundByPart = Extract<Told, { kind: 'found' }>['found'];

const TOP = join(import.meta.dirname, '..', '..');
/** More than this and something hangs, or the machine is busy with other things. */
const MOST_MINUTES = 60;
const BAR = 30;

const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false }, pictures: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((code) => !FILE_LENDERS.byCode(code));
if (unknown.length > 0) throw new Error(`There is no lender ${unknown.join(', ')}`);
const parts = Math.max(1, Math.min(4, availableParallelism(), positionals.length || Infinity));
const began = performance.now();
const done = new Map<number, { readonly done: number; readonly of: number; readonly what: string }>();
/** What each part has found until now. */
const foundBy = new Map<number, FoundByPart>();
const said: string[] = [];

/** One line that is written over where a person watches; elsewhere a line for each lender. */
function showBar(): void {
  const all = [...done.values()];
  const [have, of] = [all.reduce((sum, part) => sum + part.done, 0), all.reduce((sum, part) => sum + part.of, 0)];
  const full = of === 0 ? 0 : Math.round((have / of) * BAR);
  const seconds = Math.round((performance.now() - began) / 1000);
  const now = all.flatMap(({ what }) => (what === '' ? [] : [what])).join(', ');
  const line = `[${'#'.repeat(full)}${'-'.repeat(BAR - full)}] ${have} of ${of} lenders, ${seconds} s ${now}`;
  process.stdout.write(process.stdout.isTTY ? `\r${line.slice(0, 110).padEnd(110)}` : `${line}\n`);
}

function hear(part: number, line: string): void {
  const at = line.indexOf(MARK);
  if (at < 0) {
    said.push(line);
    return;
  }
  const told = JSON.parse(line.slice(at + MARK.length)) as Told;
  if (told.kind === 'found') foundBy.set(part, told.found);
  else {
    done.set(part, told);
    showBar();
  }
}

async function runPart(part: number, file: string, env: Readonly<Record<string, string>>): Promise<number | null> {
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', `e2e/brands/${file}`, '-t', 'every lender', '--disable-console-intercept'],
    { cwd: TOP, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, BRANDS_OF: positionals.join(), NO_COLOR: '1', ...env } },
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
  const timer = setTimeout(() => child.kill('SIGTERM'), MOST_MINUTES * 60_000);
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', (line) => hear(part, line));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve(code);
    }),
  );
}

/** The counts and every leak; answers whether all is well. */
function tell(exits: readonly (number | null)[]): boolean {
  const found = [...foundBy.values()];
  const total = (of: (part: FoundByPart) => number): number => found.reduce((sum, part) => sum + of(part), 0);
  const seconds = Math.max(0, ...found.map((part) => part.seconds));
  const lenders = total((part) => part.lenders);
  const identifiers = Math.max(0, ...found.map((part) => part.identifiers));
  const kinds = new Map<string, number>();
  for (const [kind, count] of found.flatMap((part) => part.kinds)) kinds.set(kind, (kinds.get(kind) ?? 0) + count);
  const leaks = found.flatMap((part) => part.leaks);
  const missing = found.flatMap((part) => part.missing);
  const needed = new Set(found.flatMap((part) => part.needed));
  const number = (value: number): string => Math.round(value).toLocaleString('en-US');
  console.log(`\n${[...kinds].map(([kind, count]) => `${kind} ${number(count)}`).join(', ')}`);
  console.log(
    `${lenders} lenders × ${number(total((part) => part.surfaces) / Math.max(1, lenders))} surfaces × ${identifiers} identifiers: ${number(total((part) => part.surfaces))} surfaces, ${number(total((part) => part.characters) / 1e6)} million characters, in ${number(seconds)} s (${(lenders / seconds).toFixed(2)} lenders a second; ${(total((part) => part.busySeconds) / Math.max(1, lenders)).toFixed(1)} s of a processor for each)`,
  );
  for (const line of missing) console.log(`not shown: ${line}`);
  const isWhole = positionals.length === 0 && !values.short;
  for (const { reason } of EXCEPTIONS.filter((exception) => isWhole && !needed.has(exception.reason)))
    console.log(`nothing needs the exception: ${reason}`);
  for (const line of linesOf(leaks)) console.log(`LEAK ${line}`);
  const whole = exits.every((code) => code === 0) && found.length === parts && lenders > 0;
  if (!whole) console.error(`A part did not end well:\n${said.slice(-60).join('\n')}`);
  console.log(`${leaks.length} leaks, ${missing.length} parts not shown`);
  return whole && leaks.length === 0 && missing.length === 0;
}

buildClient();
buildDesk();
if (values.pictures) {
  const code = await runPart(0, 'pictures.test.ts', { BRANDS_PICTURES: '1' });
  console.log(code === 0 ? '\n0 violations, 0 leaks; the sheets are in test-results/brands' : `\n${said.join('\n')}`);
  process.exit(code === 0 ? 0 : 1);
}
const search = async (part: number) =>
  runPart(part, 'brands.test.ts', { BRANDS_PART: `${part}/${parts}`, BRANDS_SHORT: values.short ? '1' : '' });
process.exit(tell(await Promise.all(Array.from({ length: parts }, async (_, part) => search(part)))) ? 0 : 1);
