/** Starts the product as a user would (`tools/start.ts`) on a free port with its own data folder, for browser tests, faults and benchmarks. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { ENVIRONMENT } from '@hearthline/server/config/env.ts';

const TOP = join(import.meta.dirname, '..');

export type Product = {
  /** `http://localhost:<port>`, without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly data: string;
  readonly process: ChildProcess;
  /** Everything it has printed so far. */
  readonly log: () => string;
  /** Sends Ctrl-C and waits until the process has ended; `keep` leaves the data folder. */
  readonly stop: (options?: { keep?: boolean }) => Promise<void>;
};

/** Ports that no system gives out by itself: Linux begins at 32768, others at 49152. */
const [FIRST_PORT, PORTS] = [10_240, 22_000];

/**
 * A port that is free now, outside the range from which the system serves those who ask for any port: the product starts its simulators on such ports
 * before it listens on this one, and so could take it from itself.
 */
export async function freePort(): Promise<number> {
  const port = FIRST_PORT + randomInt(PORTS);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

/** The environment without the variables that would point a test at a developer's own database or settings. */
function surroundings(): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, NODE_ENV: _mode, VITEST: _vitest, PUBLIC_URL: _url, ...rest } = process.env;
  return rest;
}

/** Throws for a variable that the product does not read, which would silently do nothing. Node's own begin with NODE_. */
export function knownVariables(env: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const strange = Object.keys(env).filter((name) => !Object.hasOwn(ENVIRONMENT.shape, name) && !name.startsWith('NODE_'));
  if (strange.length > 0) throw new Error(`The product knows no ${strange.join(', ')} (server/config/env.ts)`);
  return env;
}

const gone = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;
const ended = (child: ChildProcess) =>
  gone(child) ? Promise.resolve() : new Promise<void>((resolve) => child.once('exit', () => resolve()));

/** Products that this process started and that have not ended. */
const running = new Set<Product>();

/**
 * Ends the products that this process started, then runs `then` and exits, when the process is told to end: what it started would otherwise go on.
 */
export function endWithSignal(then: () => Promise<void>): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)
    process.once(signal, () => {
      void Promise.all([...running].map(async (product) => product.stop({ keep: true })))
        .then(then)
        .finally(() => process.exit(code));
    });
}

/** Waits until `GET /readyz` replies 200; throws with the log when the process ends first or `seconds` pass. */
async function ready(url: string, child: ChildProcess, log: () => string, seconds: number): Promise<void> {
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    if (gone(child)) throw new Error(`The product ended while starting (exit ${child.exitCode ?? child.signalCode}).\n${log()}`);
    const answer = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    if (answer?.ok === true) return;
    await pause(100);
  }
  throw new Error(`The product was not ready after ${seconds} s.\n${log()}`);
}

/**
 * Starts it and waits until it is ready. `data` and `port` may be those of an earlier run (to start again after a kill);
 * `logFile` receives its output; `withoutClient` starts the server alone, for tests that only call the API.
 */
export async function startProduct(
  options: { data?: string; port?: number; env?: Record<string, string>; logFile?: string; seconds?: number; withoutClient?: boolean } = {},
): Promise<Product> {
  const data = options.data ?? mkdtempSync(join(tmpdir(), 'hearthline-'));
  const port = options.port ?? (await freePort());
  const logFile = options.logFile ?? join(TOP, 'test-results', `product-${port}.log`);
  mkdirSync(dirname(logFile), { recursive: true });
  const out = openSync(logFile, 'a');
  const child = spawn(
    process.execPath,
    options.withoutClient === true ? ['sandbox/main.ts', '--pages-from', 'client'] : ['tools/start.ts'],
    {
      cwd: TOP,
      stdio: ['ignore', out, out],
      env: { ...surroundings(), PORT: String(port), HEARTHLINE_DATA: data, APP_ENV: 'sandbox', ...knownVariables(options.env ?? {}) },
    },
  );
  closeSync(out);
  const url = `http://localhost:${port}`;
  const log = () => readFileSync(logFile, 'utf8').slice(-6000);
  const stop = async ({ keep = false } = {}) => {
    if (!gone(child)) child.kill('SIGINT');
    await Promise.race([ended(child), pause(15_000, undefined, { ref: false }).then(() => child.kill('SIGKILL'))]);
    running.delete(product);
    if (!keep) rmSync(data, { recursive: true, force: true });
  };
  const product: Product = { url, port, data, process: child, log, stop };
  running.add(product);
  try {
    await ready(url, child, log, options.seconds ?? 180);
  } catch (problem) {
    await stop({ keep: options.data !== undefined });
    throw problem;
  }
  return product;
}
