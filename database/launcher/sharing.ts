import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster.ts';

/** Age in milliseconds at which a lock is nobody's: twice what a start may take. */
const TOO_OLD = 120_000;

/** A lock whose holder is gone. In a container that was started again its number may be ours, or anybody's: then its age tells. */
function isLeftOver(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0 && (holder === process.pid || !isAlive(holder))) return true;
    const { mtime } = statSync(lock);
    return performance.timeOrigin + performance.now() - mtime.getTime() > TOO_OLD;
  } catch {
    return false;
  }
}

/** Runs `work` while no other process of ours starts or stops the same server. */
export async function alone<T>(home: string, work: () => Promise<T>): Promise<T> {
  const lock = join(home, 'starting');
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch {
      if (isLeftOver(lock)) rmSync(lock, { force: true });
      await sleep(50);
    }
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** How many other processes of ours use the server: each leaves a file with its number. */
export function otherUsers(folder: string): number {
  return readdirSync(folder).filter((name) => {
    const pid = Number(name);
    if (pid === process.pid) return false;
    if (isAlive(pid)) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  }).length;
}
