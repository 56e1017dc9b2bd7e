import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster.ts';

/** Age in milliseconds at which a lock is stale: twice what a start may take. */
const STALE_AFTER_MS = 120_000;

/** True for a lock whose holder has exited. In a restarted container its pid may be in use again: then its age decides. */
function isStale(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0 && (holder === process.pid || !isAlive(holder))) return true;
    const { mtime } = statSync(lock);
    return performance.timeOrigin + performance.now() - mtime.getTime() > STALE_AFTER_MS;
  } catch {
    return false;
  }
}

/** Runs `work` while no other Hearthline process starts or stops the same server. */
export async function withStartLock<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'starting');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (isStale(lock)) rmSync(lock, { force: true });
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** The number of other Hearthline processes that use the server: each has a file named by its pid. */
export function otherUsers(folder: string): number {
  return readdirSync(folder).filter((name) => {
    const pid = Number(name);
    if (pid === process.pid) return false;
    if (isAlive(pid)) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  }).length;
}
