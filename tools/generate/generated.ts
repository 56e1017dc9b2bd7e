/** The files that are not in the tree because they say what other files say, and when they have to be made anew. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TOP = join(import.meta.dirname, '../..');

/** `make` returns the text of each of `files`, in their order; it reads nothing but `from`: files, and folders without their tests. */
export type Generated = {
  readonly about: string;
  readonly files: readonly string[];
  readonly from: readonly string[];
  readonly make: () => Promise<readonly string[]>;
};

/** One row for each maker. A maker is loaded only when its files are outdated. */
export const GENERATED: readonly Generated[] = [
  {
    about: 'the API description and its types',
    files: ['generated/openapi.json', 'generated/api.d.ts'],
    from: ['contract', 'rules', 'journey', 'orgs', 'server/config', 'server/web/http', 'tools/generate', 'package-lock.json'],
    make: async () => (await import('./api.ts')).apiFiles(),
  },
  {
    about: 'the types of the database’s rows',
    files: ['database/generated/rows.ts'],
    from: ['database/migrations', 'database/testing/row-types.ts', 'tools/generate'],
    make: async () => [await (await import('./rows.ts')).rowsFile()],
  },
];

function filesAt(top: string, path: string): string[] {
  if (statSync(join(top, path)).isFile()) return /\.(test\.ts|snap|txt)$/.test(path) ? [] : [path];
  return readdirSync(join(top, path))
    .filter((name) => name !== 'node_modules')
    .toSorted()
    .flatMap((name) => filesAt(top, `${path}/${name}`));
}

/** A hash of what the files of a row are made from and of the files themselves; null when one of them is missing. */
function fingerprint({ files, from }: Generated, top: string): string | null {
  if (files.some((file) => !existsSync(join(top, file)))) return null;
  const hash = createHash('sha256');
  for (const path of [...from.flatMap((each) => filesAt(top, each)), ...files]) hash.update(path).update(readFileSync(join(top, path)));
  return hash.digest('hex');
}

const markOf = ({ files: [first = ''] }: Generated, top: string) => join(top, dirname(first), '.made-from');

/** Whether the files of a row are there, and as they were made from what they would be made from now. */
export function isCurrent(row: Generated, top = TOP): boolean {
  const mark = markOf(row, top);
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint(row, top);
}

/** Makes the files of a row, each in one piece, so that what reads one meanwhile has the old or the new. Throws what its maker throws. */
export async function make(row: Generated, top = TOP): Promise<void> {
  const texts = await row.make();
  for (const [index, file] of row.files.entries()) {
    const path = join(top, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.${process.pid}`, texts[index] ?? '');
    renameSync(`${path}.${process.pid}`, path);
  }
  writeFileSync(markOf(row, top), fingerprint(row, top) ?? '');
}
