import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, lchownSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** User and group id of the conventional "nobody": PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** How to run PostgreSQL's programs: from which folder, on which data folder, as which user. */
export type RunAs = {
  readonly native: string;
  readonly home: string;
  /** Owner the data folder must have; null leaves it as it is. */
  readonly owner: number | null;
  readonly command: (program: string, args: readonly string[]) => { file: string; args: string[]; uid?: number; gid?: number };
};

function works(runAs: RunAs): boolean {
  const { file, args, uid, gid } = runAs.command('postgres', ['-V']);
  const ids = uid === undefined || gid === undefined ? {} : { uid, gid };
  if (spawnSync(file, args, { ...ids, stdio: 'ignore', cwd: '/' }).status !== 0) return false;
  if (uid === undefined) return true;
  return spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', runAs.home], { ...ids, stdio: 'ignore', cwd: '/' }).status === 0;
}

function plain(native: string, home: string): RunAs {
  return { native, home, owner: null, command: (program, args) => ({ file: join(native, 'bin', program), args: [...args] }) };
}

function asNobody(native: string, home: string): RunAs {
  return {
    native,
    home,
    owner: NOBODY,
    command: (program, args) => ({ file: join(native, 'bin', program), args: [...args], uid: NOBODY, gid: NOBODY }),
  };
}

/** A user namespace in which root is mapped to nobody: can read folders that other users cannot. */
function asRootCalledNobody(native: string, home: string): RunAs {
  return {
    native,
    home,
    owner: 0,
    command: (program, args) => ({
      file: 'unshare',
      args: ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, join(native, 'bin', program), ...args],
    }),
  };
}

/** Copies programs and data to a folder every user can read, one per data folder. */
function elsewhere(native: string, home: string): RunAs {
  const place = join('/var/lib', `hearthline-${createHash('sha256').update(home).digest('hex').slice(0, 12)}`);
  const copy = join(place, 'native');
  if (!existsSync(join(copy, 'bin', 'postgres'))) {
    mkdirSync(place, { recursive: true });
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  }
  const moved = join(place, 'home');
  mkdirSync(moved, { recursive: true });
  return asNobody(copy, moved);
}

/**
 * Chooses how to run PostgreSQL for the current user. An ordinary user runs it directly; root runs it as nobody, or, where a parent folder
 * is closed to others, in a user namespace or from a copy. Throws an Error that names DATABASE_URL when none of them works.
 */
export function chooseRunAs(native: string, home: string): RunAs {
  if (process.getuid?.() !== 0) return plain(native, home);
  for (const candidate of [asNobody, asRootCalledNobody, elsewhere]) {
    try {
      const runAs = candidate(native, home);
      if (works(runAs)) return runAs;
    } catch {
      // The next method may still work.
    }
  }
  throw new Error(
    `PostgreSQL cannot be run as root, and no other user can reach ${home}. Start Hearthline as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Changes the owner of a file, or of a folder and everything in it. */
export function giveTo(path: string, owner: number): void {
  const found = statSync(path);
  if (found.uid === owner) return;
  if (found.isDirectory())
    for (const entry of readdirSync(path, { recursive: true, withFileTypes: true }))
      lchownSync(join(entry.parentPath, entry.name), owner, owner);
  lchownSync(path, owner, owner);
}
