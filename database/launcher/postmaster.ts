import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The content of PostgreSQL's postmaster.pid. */
export type Postmaster = { readonly pid: number; readonly port: number };

/** Reads postmaster.pid; null when it is absent or incomplete. */
export function readPostmaster(dataFolder: string): Postmaster | null {
  const file = join(dataFolder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, 'utf8').split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 ? { pid, port } : null;
}

/** Whether a process is running. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process; null where it cannot be read. */
function wordsOf(pid: number): string | null {
  if (process.platform === 'win32') return null;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
}

/** The server that runs on exactly this data folder; null when its pid now belongs to another program. */
export function runningPostmaster(dataFolder: string): Postmaster | null {
  const found = readPostmaster(dataFolder);
  if (!found || !isAlive(found.pid)) return null;
  const words = wordsOf(found.pid);
  return words === null || words.includes(dataFolder) ? found : null;
}

/** Removes a pid file whose pid now belongs to another program: PostgreSQL would refuse to start. */
export function removeRecycledPid(dataFolder: string): void {
  const found = readPostmaster(dataFolder);
  if (found && isAlive(found.pid) && runningPostmaster(dataFolder) === null) rmSync(join(dataFolder, 'postmaster.pid'), { force: true });
}

/** Address of a database on the embedded server. */
export function urlOf(port: number, password: string, database: string): string {
  return `postgresql://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
}

/** Longest a starting server may take to accept a connection, and to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 1000;

/** Whether the server on this port is running and serves exactly this data folder; false when it does not answer in time. */
export async function serves(port: number, password: string, dataFolder: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: urlOf(port, password, 'postgres'),
    connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
    query_timeout: ANSWER_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === dataFolder;
  } catch {
    return false;
  } finally {
    // Not awaited: the end of a connection that failed while the server was starting may never be reported.
    void client.end().catch(() => undefined);
  }
}

/** A free port; the preferred one when it is free. */
export async function freePort(wished = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () => (wished === 0 ? reject(new Error('No free port')) : resolve(freePort(0))));
    probe.listen(wished, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : wished));
    });
  });
}

/** Stops a server and disconnects its clients: SIGINT, since SIGTERM would wait for them. After ten seconds SIGQUIT. */
export async function stopPostmaster(dataFolder: string): Promise<void> {
  const found = runningPostmaster(dataFolder);
  if (!found) return;
  process.kill(found.pid, 'SIGINT');
  for (let tries = 0; tries < 200; tries += 1) {
    if (!isAlive(found.pid) || readPostmaster(dataFolder) === null) return;
    await sleep(50);
  }
  process.kill(found.pid, 'SIGQUIT');
}
