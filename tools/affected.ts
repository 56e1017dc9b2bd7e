/** What a change reaches, by the imports of every module: what `npm test -- --changed` runs. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const MODULE = /\.(?:ts|tsx|mjs|cjs)$/;
/** What every test depends on and none imports. */
const EVERYTHING = /^(?:package(?:-lock)?\.json|tsconfig\.json|vitest\.config\.ts|\.storybook\/.*|[\w-]+\/vitest[\w.]*\.config\.ts)$/;
/** A module named by an import, or by the address of a worker or a process. Paths are written whole here, with their ending. */
const NAMED = /(?:\bfrom|\bimport|\bimport\()\s*'((?:\.{1,2}\/|@hearthline\/)[^'?]+)|new URL\('([^':?]+\.ts)'/g;

/** Files by the files they import, paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1_048_576 });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`);
  return stdout.split('\n').filter(Boolean);
}

/** The files that a module's text names. */
export const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(NAMED)].map(([, named = '', process = '']) =>
    named.startsWith('@') ? named.slice('@hearthline/'.length) : posix.join(posix.dirname(path), named || process),
  );

/** Every file of the repository by what it imports. */
export function importGraph(): ImportGraph {
  const read = (path: string) => {
    try {
      return readFileSync(join(ROOT, path), 'utf8');
    } catch {
      // deleted, and not committed yet
      return '';
    }
  };
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  return new Map(files.map((path) => [path, MODULE.test(path) ? importsOf(path, read(path)) : []]));
}

/** The files that differ from a commit, those that are not committed yet among them. */
export const changedSince = (commit: string): string[] => [
  ...git('diff', '--name-only', '--relative', commit),
  ...git('ls-files', '--others', '--exclude-standard'),
];

/**
 * Every file that a change reaches through imports, the changed ones among them; null when it reaches everything. A file that no module imports, such as a
 * migration or a walk as text, is read by its path: its change counts as one of the modules beside it and in the folder above.
 */
export function reachedBy(changed: readonly string[], graph: ImportGraph): ReadonlySet<string> | null {
  if (changed.some((path) => EVERYTHING.test(path))) return null;
  const importers = new Map<string, string[]>();
  for (const [path, imported] of graph) for (const one of imported) importers.set(one, [...(importers.get(one) ?? []), path]);
  const readers = (path: string) => {
    const folders = [dirname(path), dirname(dirname(path))];
    return [...graph.keys()].filter((one) => MODULE.test(one) && folders.includes(dirname(one)));
  };
  const reached = new Set<string>();
  const next = changed.flatMap((path) => (MODULE.test(path) || importers.has(path) ? [path] : [path, ...readers(path)]));
  for (let path = next.pop(); path !== undefined; path = next.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    next.push(...(importers.get(path) ?? []));
  }
  return reached;
}
