import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNative, replayLinks } from './binaries.ts';
import { initialize, lastWords, passwordIn, spawnServer } from './cluster.ts';
import { freePort, removeRecycledPid, runningPostmaster, serves, stopPostmaster, urlOf } from './postmaster.ts';
import { chooseRunAs, giveTo, type RunAs } from './run-as.ts';
import { alone, otherUsers } from './sharing.ts';

/** Longest a start may take, in milliseconds: recovery after a crash included. */
const START_PATIENCE = 60_000;

/** Milliseconds between two looks whether the server is still there. */
const WATCH_EVERY = 500;

export type EmbeddedPostgres = {
  /** Address of a database on this server. */
  readonly url: (database: string) => string;
  readonly adopted: boolean;
  /** Stops the server unless another process of ours still uses it. */
  readonly stop: () => Promise<void>;
};

export type LaunchOptions = {
  /** Folder that keeps everything of this server. */
  readonly folder: string;
  /** Gives durability up for speed; only for tests. */
  readonly forgetful?: boolean;
};

type Wanted = {
  readonly runAs: RunAs;
  readonly data: string;
  readonly password: string;
  readonly forgetful: boolean;
  /** Only this port will do. */
  readonly port?: number;
};

/** Starts the server or takes over one that outlived its app; answers its port. */
async function startOrAdopt({ runAs, data, password, forgetful, port }: Wanted): Promise<{ port: number; adopted: boolean }> {
  const portFile = join(runAs.home, 'port');
  const deadline = performance.now() + START_PATIENCE;
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
      ours = spawnServer(runAs, data, port ?? (await freePort(wished)), forgetful);
    }
    await sleep(50);
  }
  throw new Error(
    `The embedded PostgreSQL did not start. Its last words:\n${lastWords(runAs.home)}\nSet DATABASE_URL to use another PostgreSQL.`,
  );
}

/** Starts a server again that died without its app: somebody killed it, or the machine ran out of memory. Answers how to stop watching. */
function guard(data: string, startAgain: () => Promise<unknown>): () => void {
  let restarting = false;
  let watching = true;
  const timer = setInterval(() => {
    if (restarting || runningPostmaster(data)) return;
    restarting = true;
    // The pool reports what its connections met; the next look tries again.
    void (async () => (watching ? startAgain() : undefined))()
      .catch(() => undefined)
      .finally(() => (restarting = false));
  }, WATCH_EVERY);
  timer.unref();
  return () => {
    watching = false;
    clearInterval(timer);
  };
}

/** The embedded PostgreSQL: real PostgreSQL, our own launcher. Throws an Error naming DATABASE_URL when it cannot run here. */
export async function launchPostgres({ folder, forgetful = false }: LaunchOptions): Promise<EmbeddedPostgres> {
  const wanted = resolve(folder);
  mkdirSync(wanted, { recursive: true });
  const native = findNative();
  await replayLinks(native);
  const runAs = chooseRunAs(native, wanted);
  const { home } = runAs;
  const data = join(home, 'data');
  const users = join(home, 'users');
  mkdirSync(users, { recursive: true });

  const { port, adopted, password } = await alone(home, async () => {
    const secret = passwordIn(home);
    if (!existsSync(join(data, 'PG_VERSION'))) await initialize(runAs, data, secret, forgetful);
    else if (runAs.owner !== null && statSync(data).uid !== runAs.owner) giveTo(data, runAs.owner);
    writeFileSync(join(users, String(process.pid)), '');
    return { ...(await startOrAdopt({ runAs, data, password: secret, forgetful })), password: secret };
  });
  const unguard = guard(data, () => alone(home, () => startOrAdopt({ runAs, data, password, forgetful, port })));
  return {
    url: (database) => urlOf(port, password, database),
    adopted,
    stop: async () => {
      unguard();
      await alone(home, async () => {
        rmSync(join(users, String(process.pid)), { force: true });
        if (otherUsers(users) === 0) await stopPostmaster(data);
      });
    },
  };
}
