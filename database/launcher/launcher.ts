import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNative, replayLinks } from './binaries.ts';
import { initialize, logTail, passwordIn, spawnServer } from './cluster.ts';
import { freePort, removeRecycledPid, runningPostmaster, serves, stopPostmaster, urlOf } from './postmaster.ts';
import { chooseRunAs, giveTo, type RunAs } from './run-as.ts';
import { withStartLock, otherUsers } from './sharing.ts';

/** Longest a start may take, in milliseconds, crash recovery included. */
const START_TIMEOUT_MS = 60_000;

/** Milliseconds between two checks that the server is running. */
const CHECK_EVERY_MS = 500;

export type EmbeddedPostgres = {
  /** Address of a database on this server. */
  readonly url: (database: string) => string;
  readonly adopted: boolean;
  /** Stops the server unless another Hearthline process uses it. */
  readonly stop: () => Promise<void>;
};

export type LaunchOptions = {
  /** Folder of all files of this server. */
  readonly folder: string;
  /** Trades durability for speed; for tests only. */
  readonly isWithoutDurability?: boolean;
  /** Deletes every database when the last process stops using the server; for tests only. */
  readonly isTemporary?: boolean;
};

type Wanted = {
  readonly runAs: RunAs;
  readonly data: string;
  readonly password: string;
  readonly isWithoutDurability: boolean;
  /** The required port. */
  readonly port?: number;
};

/** Starts the server, or adopts one that outlived its app; answers its port. */
async function startOrAdopt({ runAs, data, password, isWithoutDurability, port }: Wanted): Promise<{ port: number; adopted: boolean }> {
  const portFile = join(runAs.home, 'port');
  const deadline = performance.now() + START_TIMEOUT_MS;
  let ours: { failed: () => boolean } | null = null;
  removeRecycledPid(data);
  while (performance.now() < deadline) {
    const running = runningPostmaster(data);
    if (running) {
      if (await serves(running.port, password, data)) {
        writeFileSync(portFile, `${running.port}\n`);
        return { port: running.port, adopted: ours === null };
      }
    } else if (ours === null || ours.failed()) {
      const wished = existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) || 0 : 0;
      ours = spawnServer(runAs, data, port ?? (await freePort(wished)), isWithoutDurability);
    }
    await sleep(50);
  }
  throw new Error(
    `The embedded PostgreSQL did not start. The end of its log:\n${logTail(runAs.home)}\nSet DATABASE_URL to use another PostgreSQL.`,
  );
}

/**
 * Restarts a server that exited while its app runs: it was killed, or the machine ran out of memory. Returns a function that stops
 * watching.
 */
function restartWhenKilled(data: string, startAgain: () => Promise<unknown>): () => void {
  let restarting = false;
  let watching = true;
  const timer = setInterval(() => {
    if (restarting || runningPostmaster(data)) return;
    restarting = true;
    // The pool reports errors of its connections; the next check tries again.
    void (async () => (watching ? startAgain() : undefined))()
      .catch(() => undefined)
      .finally(() => (restarting = false));
  }, CHECK_EVERY_MS);
  timer.unref();
  return () => {
    watching = false;
    clearInterval(timer);
  };
}

/** The embedded PostgreSQL, with our own launcher. Throws an Error naming DATABASE_URL when it cannot run here. */
export async function launchPostgres({
  folder,
  isWithoutDurability = false,
  isTemporary = false,
}: LaunchOptions): Promise<EmbeddedPostgres> {
  const wanted = resolve(folder);
  mkdirSync(wanted, { recursive: true });
  const native = findNative();
  await replayLinks(native);
  const runAs = chooseRunAs(native, wanted);
  const { home } = runAs;
  const data = join(home, 'data');
  const users = join(home, 'users');
  mkdirSync(users, { recursive: true });

  const { port, adopted, password } = await withStartLock(home, async () => {
    const secret = passwordIn(home);
    if (!existsSync(join(data, 'PG_VERSION'))) await initialize(runAs, data, secret, isWithoutDurability);
    else if (runAs.owner !== null && statSync(data).uid !== runAs.owner) giveTo(data, runAs.owner);
    writeFileSync(join(users, String(process.pid)), '');
    return { ...(await startOrAdopt({ runAs, data, password: secret, isWithoutDurability })), password: secret };
  });
  const stopWatching = restartWhenKilled(data, () =>
    withStartLock(home, () => startOrAdopt({ runAs, data, password, isWithoutDurability, port })),
  );
  return {
    url: (database) => urlOf(port, password, database),
    adopted,
    stop: async () => {
      stopWatching();
      await withStartLock(home, async () => {
        rmSync(join(users, String(process.pid)), { force: true });
        if (otherUsers(users) > 0) return;
        await stopPostmaster(data);
        if (isTemporary) rmSync(data, { recursive: true, force: true });
      });
    },
  };
}
