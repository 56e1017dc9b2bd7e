import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findNative, replayLinks } from './binaries.ts';
import { freePort, isAlive, removeRecycledPid, runningPostmaster, serves, stopPostmaster, urlOf } from './postmaster.ts';
import { chooseRunAs, giveTo, type RunAs } from './run-as.ts';

/** Longest a start may take, in milliseconds: recovery after a crash included. */
const START_PATIENCE = 60_000;

/** Milliseconds between two looks whether the server is still there. */
const WATCH_EVERY = 500;

/** Nothing of a statement or its values may reach PostgreSQL's log; one machine, so only its own programs may connect. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'timezone=UTC',
  'log_timezone=UTC',
  'max_connections=200',
  'log_min_error_statement=panic',
  'log_error_verbosity=terse',
  'log_parameter_max_length=0',
  'log_parameter_max_length_on_error=0',
];
/** For data nobody will miss: tests. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

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

const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

function run(runAs: RunAs, program: string, args: readonly string[]): Promise<void> {
  const { file, args: all, ...ids } = runAs.command(program, args);
  return new Promise((done, fail) => {
    let said = '';
    const child = spawn(file, all, { ...ids, cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${program} ended with ${code}: ${said.trim()}`))));
  });
}

/** Makes the cluster beside its place and moves it there whole, so that an interrupted first start leaves nothing half made. */
async function initialise(runAs: RunAs, data: string, password: string, forgetful: boolean): Promise<void> {
  const making = `${data}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making);
  chmodSync(making, 0o700);
  if (runAs.owner !== null) giveTo(making, runAs.owner);
  const passwordFile = join(runAs.home, `password-${process.pid}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (runAs.owner !== null) giveTo(passwordFile, runAs.owner);
  try {
    await run(runAs, 'initdb', [
      '-D',
      making,
      '-U',
      'postgres',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      ...(forgetful ? ['--no-sync'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, data);
}

function spawnServer(runAs: RunAs, data: string, port: number, forgetful: boolean): { failed: () => boolean } {
  const settings = [...SETTINGS, `port=${port}`, ...(forgetful ? FORGETFUL : [])].flatMap((setting) => ['-c', setting]);
  const { file, args, ...ids } = runAs.command('postgres', ['-D', data, ...settings]);
  const log = openSync(join(runAs.home, 'postgres.log'), 'a');
  // Detached, so that Ctrl-C reaches the app first and the app stops the server in order.
  const child = spawn(file, args, { ...ids, cwd: '/', env: ENVIRONMENT, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  let ended = false;
  child.once('error', () => (ended = true));
  child.once('exit', () => (ended = true));
  child.unref();
  return { failed: () => ended };
}

function passwordIn(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function lastWords(home: string): string {
  const file = join(home, 'postgres.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
}

type Wanted = {
  readonly runAs: RunAs;
  readonly data: string;
  readonly password: string;
  readonly forgetful: boolean;
  /** Only this port will do. */ readonly port?: number;
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

/** A lock whose holder is gone. In a container that was started again its number may be ours, or anybody's: then its age tells. */
function isLeftOver(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    if (holder > 0 && (holder === process.pid || !isAlive(holder))) return true;
    const { mtime } = statSync(lock);
    return performance.timeOrigin + performance.now() - mtime.getTime() > 2 * START_PATIENCE;
  } catch {
    return false;
  }
}

/** Runs `work` while no other process of ours starts or stops the same server. */
async function alone<T>(home: string, work: () => Promise<T>): Promise<T> {
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

function otherUsers(folder: string): number {
  return readdirSync(folder).filter((name) => {
    const pid = Number(name);
    if (pid === process.pid) return false;
    if (isAlive(pid)) return true;
    rmSync(join(folder, name), { force: true });
    return false;
  }).length;
}

/** Starts a server again that died without its app: somebody killed it, or the machine ran out of memory. Answers how to stop watching. */
function guard(data: string, startAgain: () => Promise<unknown>): () => void {
  let mending = false;
  let watching = true;
  const timer = setInterval(() => {
    if (mending || runningPostmaster(data)) return;
    mending = true;
    // The pool reports what its connections met; the next look tries again.
    void (async () => (watching ? startAgain() : undefined))()
      .catch(() => undefined)
      .finally(() => (mending = false));
  }, WATCH_EVERY);
  timer.unref();
  return () => {
    watching = false;
    clearInterval(timer);
  };
}

/** The embedded PostgreSQL of stack.md §2: real PostgreSQL, our own launcher. Throws an Error naming DATABASE_URL when it cannot run here. */
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
    if (!existsSync(join(data, 'PG_VERSION'))) await initialise(runAs, data, secret, forgetful);
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
