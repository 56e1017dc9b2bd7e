import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readPostmaster } from './postmaster.ts';

const APP = join(import.meta.dirname, '../testing/launch-once.ts');
const NOBODY = 65_534;
/** Longer than the launcher itself waits, so that its own message is the one that is seen. */
const LONGEST_START_MS = 90_000;
vi.setConfig({ testTimeout: 3 * LONGEST_START_MS });
const asRoot = process.getuid?.() === 0;

type Launched = { readonly child: ChildProcess; readonly url: string; readonly adopted: boolean };

let base: string;
let folder: string;
let started: ChildProcess[] = [];

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'hearthline-launcher-'));
  chmodSync(base, 0o755);
  folder = join(base, 'postgres');
});

afterEach(async () => {
  for (const child of started) child.kill('SIGKILL');
  started = [];
  for (const { pid } of postmasters(base)) process.kill(pid, 'SIGQUIT');
  await expect.poll(() => postmasters(base)).toEqual([]);
  rmSync(base, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

function postmasters(within: string): { pid: number }[] {
  const files = readdirSync(within, { recursive: true }).filter((name) => String(name).endsWith('postmaster.pid'));
  return files
    .map((name) => readPostmaster(join(within, String(name).replace('/postmaster.pid', ''))))
    .filter((found) => found !== null && lives(found.pid)) as { pid: number }[];
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/\) Z /.test(existsSync(`/proc/${pid}/stat`) ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '');
  } catch {
    return false;
  }
}

async function launch(options: { uid?: number; at?: string } = {}): Promise<Launched> {
  const ids = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid };
  const child = spawn(process.execPath, [APP, options.at ?? folder], { ...ids, stdio: ['ignore', 'pipe', 'inherit'] });
  started.push(child);
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  await expect.poll(() => output.includes('\n') || child.exitCode !== null, { timeout: LONGEST_START_MS }).toBe(true);
  return { child, ...(JSON.parse(output) as { url: string; adopted: boolean }) };
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function end({ child }: Launched, signal: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data, stops with its app, and starts again on the same data', async () => {
    const first = await launch();
    await ask(first.url, 'CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)');
    await end(first, 'SIGINT');
    expect(postmasters(base)).toEqual([]);
    const second = await launch();
    expect([second.adopted, second.url]).toEqual([false, first.url]);
    expect(await ask(second.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  test('uses UTF-8 and UTC, requires a password and listens on this machine only', async () => {
    const { url } = await launch();
    const [row] = await ask(
      url,
      "SELECT current_setting('server_encoding') AS encoding, current_setting('timezone') AS zone, current_setting('listen_addresses') AS listens, lower('ÄÉ') AS lower",
    );
    expect(row).toEqual({ encoding: 'UTF8', zone: 'UTC', listens: '127.0.0.1', lower: 'äé' });
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(ask(wrong.href, 'SELECT 1')).rejects.toThrow(/password/);
  });

  test('is adopted when its app was killed, connections included', async () => {
    const first = await launch();
    const [before] = await ask(first.url, 'SELECT pg_postmaster_start_time() AS at');
    await end(first, 'SIGKILL');
    const second = await launch();
    expect(second.adopted).toBe(true);
    expect(await ask(second.url, 'SELECT pg_postmaster_start_time() AS at')).toEqual([before]);
    await end(second, 'SIGINT');
    expect(postmasters(base)).toEqual([]);
  });

  test('starts again after it was killed', async () => {
    const first = await launch();
    await end(first, 'SIGKILL');
    for (const { pid } of postmasters(base)) process.kill(pid, 'SIGKILL');
    const second = await launch();
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('is restarted on its port when it is killed under a running app', async () => {
    const { url } = await launch();
    const [before] = await ask(url, 'SELECT pg_postmaster_start_time() AS at');
    for (const { pid } of postmasters(base)) process.kill(pid, 'SIGKILL');
    const startTime = () => ask(url, 'SELECT pg_postmaster_start_time() AS at').catch(() => []);
    // the killed server may answer once more
    const later = async () => (await startTime()).some(({ at }) => Number(at) !== Number(before?.['at']));
    await expect.poll(later, { timeout: 30_000 }).toBe(true);
  });

  test('is not stopped by one app while another uses it', async () => {
    const [first, second] = [await launch(), await launch()];
    expect([first.adopted, second.adopted]).toEqual([false, true]);
    await end(first, 'SIGINT');
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('starts although its pid file names an unrelated program', async () => {
    const first = await launch();
    await end(first, 'SIGINT');
    const data = readdirSync(folder).includes('data') ? join(folder, 'data') : '';
    writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n 0 0\nready\n`);
    if (asRoot) chownSync(join(data, 'postmaster.pid'), NOBODY, NOBODY);
    expect((await launch()).adopted).toBe(false);
  });

  test('starts although a lock of a dead process is left', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'starting'), '999999999');
    expect(await ask((await launch()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('an interrupted first start does not prevent the next one', async () => {
    mkdirSync(join(folder, 'data.new', 'base'), { recursive: true });
    expect(await ask((await launch()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});

describe.runIf(asRoot)('started by root', () => {
  test('runs as nobody in a folder of its own, and does not change permissions of the folders above it', async () => {
    await launch();
    const [postmaster] = postmasters(base);
    expect(readFileSync(`/proc/${postmaster?.pid}/status`, 'utf8')).toMatch(/^Uid:\s+65534/m);
  });

  test('runs where a parent folder is not readable to others', async () => {
    const closed = join(base, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const { url, child } = await launch({ at: join(closed, 'postgres') });
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  });

  test('an ordinary user can start it too', async () => {
    chownSync(base, NOBODY, NOBODY);
    const { url } = await launch({ uid: NOBODY });
    expect(await ask(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });
});
