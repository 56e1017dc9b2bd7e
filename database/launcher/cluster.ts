import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo, type RunAs } from './run-as.ts';

/** Settings: no statement or value may appear in PostgreSQL's log; only programs on this machine may connect. */
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
/** Without durability, for tests only. */
const WITHOUT_DURABILITY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'autovacuum=off'];

const ENVIRONMENT = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', TZ: 'UTC' };

function run(runAs: RunAs, program: string, args: readonly string[]): Promise<void> {
  const { file, args: all, ...ids } = runAs.command(program, args);
  return new Promise((done, fail) => {
    let output = '';
    const child = spawn(file, all, { ...ids, cwd: '/', env: ENVIRONMENT, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (part: Buffer) => (output += part.toString()));
    child.once('error', fail);
    child.once('close', (code) => (code === 0 ? done() : fail(new Error(`${program} ended with ${code}: ${output.trim()}`))));
  });
}

/**
 * Initializes the cluster in a temporary folder and renames it when complete, so that an interrupted first start leaves nothing incomplete.
 */
export async function initialize(runAs: RunAs, data: string, password: string, isWithoutDurability: boolean): Promise<void> {
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
      ...(isWithoutDurability ? ['--no-sync'] : []),
    ]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(making, data);
}

/** Starts the server on a port; `failed` tells whether it has exited. */
export function spawnServer(runAs: RunAs, data: string, port: number, isWithoutDurability: boolean): { failed: () => boolean } {
  const settings = [...SETTINGS, `port=${port}`, ...(isWithoutDurability ? WITHOUT_DURABILITY : [])].flatMap((setting) => ['-c', setting]);
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

/** The superuser's password, created at the first start. */
export function passwordIn(home: string): string {
  const file = join(home, 'password');
  if (!existsSync(file)) writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The end of the server's log, for an error message. */
export function logTail(home: string): string {
  const file = join(home, 'postgres.log');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(-5).join('\n') : '';
}
