/** Starts the product as production runs it: its own server with `APP_ENV=production`, a PostgreSQL, vendors behind https, a proxy that ends TLS in front. */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import { sandboxSigner } from '@hearthline/documents/seal/signer.ts';
import { lenderFile } from '@hearthline/orgs/lender-file.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import pg from 'pg';
import { buildClient, buildDesk } from '../../tools/client-build.ts';
import { freePort } from '../../tools/product.ts';
import { instruments, machineClock } from './instruments.ts';
import { type Certificate, listenWithTls, passOn, startStandIns } from './stand-ins.ts';

const TOP = join(import.meta.dirname, '../..');
/** The two people who decide on access; the command makes their accounts (docs/how-to/deploy.md). */
export const ADMINISTRATOR = 'ada.whitfield@main.example.com';
export const SECOND = 'colin.marsh@main.example.com';
const READY_WITHIN_MS = 120_000;

/** The certificate that main.ts made, so that every process of the run trusts it. */
const certificateOf = (folder: string): Certificate => JSON.parse(readFileSync(join(folder, 'certificate.json'), 'utf8')) as Certificate;

async function database(url: (name: string) => string): Promise<string> {
  const admin = new pg.Client({ connectionString: url('postgres') });
  await admin.connect();
  await admin.query('CREATE DATABASE production');
  await admin.end();
  return url('production');
}

/** Runs a program of the product with its environment; its output goes to `logFile`. */
function run(args: readonly string[], env: Readonly<Record<string, string>>, logFile: string) {
  const out = openSync(logFile, 'a');
  const child = spawn(process.execPath, args, { cwd: TOP, stdio: ['ignore', out, out], env: { PATH: process.env['PATH'] ?? '', ...env } });
  closeSync(out);
  return { child, ended: new Promise<number | null>((resolve) => child.once('exit', resolve)) };
}

async function ready(url: string, log: () => string, ended: Promise<number | null>): Promise<void> {
  let exit: number | null | undefined;
  void ended.then((code) => (exit = code));
  for (const until = performance.now() + READY_WITHIN_MS; performance.now() < until;) {
    if (exit !== undefined) throw new Error(`The product ended while starting (exit ${exit}).\n${log()}`);
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The product was not ready.\n${log()}`);
}

/** What a command on the server prints. */
async function said(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: TOP, env: { PATH: process.env['PATH'] ?? '', ...env } });
  return stdout;
}

/** Waits until the running product has read the lender that another process published. */
async function untilServed(url: string): Promise<void> {
  for (const until = performance.now() + 30_000; performance.now() < until;) {
    if ((await fetch(url)).status !== 404) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The published lender was not served within 30 seconds');
}

/** A one-time link, as the command on the server prints it. */
async function linkBy(args: readonly string[], env: Readonly<Record<string, string>>): Promise<string> {
  const stdout = await said(args, env);
  const link = /^https:\S+$/m.exec(stdout)?.[0];
  if (link === undefined) throw new Error(`The command printed no link:\n${stdout}`);
  return link;
}

/** Playwright's global setup. Sets HEARTHLINE_URL, STAFF_LINK and SECOND_STAFF_LINK; returns what ends everything. */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export of its global setup
export default async function startProduction(): Promise<() => Promise<void>> {
  const folder = process.env['PRODUCTION_FOLDER'] ?? '';
  const certificate = certificateOf(folder);
  const postgres = await launchPostgres({ folder: join(folder, 'postgres') });
  const closing: (() => unknown)[] = [postgres.stop];
  const close = async () => {
    for (const end of closing.toReversed()) await end();
  };
  try {
    const databaseUrl = await database(postgres.url);
    const clockFile = join(folder, 'clock');
    const clock = machineClock(clockFile);
    const masterKey = randomBytes(32);
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 3 });
    pool.on('error', () => undefined);
    closing.push(() => pool.end());

    // The proxy in front is there before its product: vendors have to know where they call back.
    const port = await freePort();
    let answers: ReturnType<typeof instruments> = () => Promise.resolve(false);
    const front = await listenWithTls(certificate, (incoming, outgoing) => {
      void answers(incoming, outgoing)
        .then((isAnswered) => {
          const forwarded = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].filter(Boolean).join(', ');
          if (!isAnswered) passOn(incoming, outgoing, { port, headers: { 'x-forwarded-for': forwarded } });
        })
        .catch((problem: unknown) => outgoing.writeHead(500).end(String(problem)));
    });
    closing.push(front.close);
    const publicUrl = `https://hearthline.test:${front.port}`;
    const standIns = await startStandIns({ certificate, publicUrl, now: clock.now });
    closing.push(standIns.close);
    answers = instruments({ clock, pool, masterKey, publicUrl, ports: standIns.ports });

    buildClient();
    buildDesk();
    const signer = sandboxSigner('Hearthline', new Date());
    const env = {
      ...standIns.env,
      APP_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: publicUrl,
      TRUST_PROXY: '1',
      DATABASE_URL: databaseUrl,
      MASTER_KEY: masterKey.toString('base64'),
      HEARTHLINE_DATA: join(folder, 'data'),
      DOCUMENT_SIGNER_P12: signer.p12.toString('base64'),
      DOCUMENT_SIGNER_PASSPHRASE: signer.passphrase,
      CREDIT_BUREAU_NAME: 'Meridian Credit Bureau',
      CREDIT_BUREAU_ADDRESS: 'P.O. Box 1000;Sample City, AZ 85004',
      CREDIT_BUREAU_PHONE: '800-555-0142',
      CREDIT_BUREAU_SITE: 'meridian-credit.example',
      NODE_EXTRA_CA_CERTS: join(folder, 'certificate.pem'),
      MACHINE_CLOCK: clockFile,
    };
    mkdirSync(join(TOP, 'test-results'), { recursive: true });
    const logFile = join(TOP, 'test-results', 'production.log');
    const log = () => readFileSync(logFile, 'utf8').slice(-6000);
    const machine = ['--import', join(import.meta.dirname, 'machine.ts')];
    const product = run([...machine, 'server/main.ts'], env, logFile);
    closing.push(async () => {
      product.child.kill('SIGTERM');
      await product.ended;
    });
    await ready(`http://127.0.0.1:${port}`, log, product.ended);
    process.env['HEARTHLINE_URL'] = publicUrl;
    // A database of production begins without a lender: the first comes by the command.
    const lender = join(folder, 'lender.yaml');
    writeFileSync(lender, lenderFile(MAIN, 'yaml'));
    await said([...machine, 'tools/lenders/main.ts', 'import', lender, '--reason', 'The first lender'], env);
    await untilServed(`${publicUrl}/`);
    const staff = [...machine, 'tools/staff.ts', '--email'];
    process.env['STAFF_LINK'] = await linkBy([...staff, ADMINISTRATOR, '--name', 'Ada Whitfield'], env);
    process.env['SECOND_STAFF_LINK'] = await linkBy([...staff, SECOND, '--name', 'Colin Marsh', '--role', 'compliance'], env);
    return close;
  } catch (problem) {
    await close();
    throw problem;
  }
}
