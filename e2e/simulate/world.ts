/** One simulated lender: its processes, its database, its vendors and its queue, in virtual time. */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { createHash } from 'node:crypto';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { receiveCallback } from '@hearthline/server/engine/callbacks.ts';
import { poolOf } from './memory/connection.ts';
import { OPEN_LETTERS } from './memory/statements-of-letters.ts';
import { INFECTED, PICTURE } from './memory/statements-of-uploads.ts';
import { type Database, database } from './memory/tables.ts';
import { queueOf, type Queue } from './queue.ts';
import { PROBE_EVERY } from '@hearthline/server/engine/run.ts';
import { STEPS } from '@hearthline/server/steps/all.ts';
import type { Process } from './process.ts';
import { shapeOf } from './shape.ts';
import { CALM, type Faults, host, type Odds } from './time/hosts.ts';
import { type Schedule, schedule } from './time/schedule.ts';
import { desk, ledger, type Ledger } from './vendors/ledger.ts';
import { type Outages, withOutages } from './vendors/outage.ts';
import { portsOf } from './vendors/ports.ts';
import type { ServedBy } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { usualVendors } from '@hearthline/server/testing/ports.ts';

export type World = {
  readonly time: Schedule;
  readonly db: Database;
  readonly book: Ledger;
  readonly faults: Faults;
  readonly queue: Queue;
  /** What a page shows: read without a fault. */
  readonly page: Process;
  /** The newest application, or null. */
  readonly newest: () => string | null;
  readonly web: readonly Process[];
  readonly workers: readonly Process[];
  /** When each callback was first received by the product, by its number. */
  readonly rang: Map<string, number>;
  readonly trace: string[];
  readonly tell: (line: string) => void;
  /** An error that no fault explains: the journey fails. */
  readonly surprises: string[];
  readonly calm: () => void;
};

const START = Date.parse('2026-03-02T15:00:00.000Z');
const THROTTLES = new Proxy({}, { get: () => Number.MAX_SAFE_INTEGER });
/** Tries of a vendor to call back, and milliseconds between them. */
const RINGS = 4;
const RINGS_AGAIN = 30_000;
/** Share of the replies of vendors that are lost, from the first day of a journey to its last. */
const LOST_REPLIES = 0.03;
/** The same of the house that prints letters, of which a journey has few. */
const LOST_LETTERS = 0.25;
/** Milliseconds that the check of a file takes at most. */
const LONGEST_SCAN = 30_000;
const quiet = () => undefined;

/** Secrets stored under a name that contains the value. */
const secrets = {
  put: async (_kind: string, _subject: string, plaintext: string) => `kept ${plaintext}`,
  get: async (id: string) => id.slice('kept '.length),
  last4: async (id: string) => id.slice(-4),
  seal: async (_kind: string, _context: string, plaintext: Buffer) => plaintext,
  open: async (_kind: string, _context: string, sealed: Buffer) => sealed,
  blindIndex: async (_kind: string, plaintext: string) => createHash('sha256').update(plaintext).digest(),
};

/** @param outage the vendors' outages; null: none has one */
export function world(seed: number, odds: Odds, outage: Outages | null = null): World {
  const time = schedule(seed, START + (seed % 365) * 86_400_000);
  const arrived = new Set<unknown>();
  // A timer is swept when it is due, the orders of an application once it has ended: the product checks both every second.
  const db = database((table, row) => {
    if (table === 'timer' && row['state'] === 'RUNNING') time.after((row['due_at'] as Date).getTime() - time.now() + 1000, queue.sweep);
    // Work that waits for a vendor is looked at when its time comes, and each minute, when one of them is tried.
    if (table === 'work' && row['state'] === 'DUE' && row['try_at'] instanceof Date)
      for (const wait of [row['try_at'].getTime() - time.now(), PROBE_EVERY]) time.after(Math.max(0, wait) + 1000, queue.sweep);
    if (table === 'application' && row['active'] === false) time.after(1000, queue.sweep);
    if (table === 'mailing' && OPEN_LETTERS.has(row['state']))
      time.after(((row['not_before'] as Date | null)?.getTime() ?? time.now()) - time.now() + 1000, queue.post);
    if (table === 'mailing' && row['state'] === 'DELIVERED' && !arrived.has(row['id'])) {
      arrived.add(row['id']);
      tell(`a letter has arrived: ${row['kind'] as string}`);
    }
  });
  const book = ledger();
  const trace: string[] = [];
  const surprises: string[] = [];
  const rang = new Map<string, number>();
  const tell = (line: string) => void trace.push(`${new Date(time.now()).toISOString().slice(0, 19)} ${line}`);
  const faults: Faults = { odds, count: {}, tell };
  const documents = new Map<string, Buffer>([[PICTURE, Buffer.from(PICTURE)]]);
  const storage = {
    put: async (key: string, bytes: Buffer) => void documents.set(key, bytes),
    get: async (key: string) => documents.get(key) ?? null,
  };
  const blobs = { ...storage, has: async (key: string) => documents.has(key) };
  const now = () => new Date(time.now());

  // Errors that the product only logs count too, unless a simulated fault caused them.
  const logged = ({ error = '' }: { error?: string }, what: string) => {
    if (!error.startsWith('fault:')) surprises.push(`${what}: ${error}`);
    // the product sweeps every second: a timer that failed is tried again
    else if (what === 'a timer failed') time.after(5000, queue.sweep);
  };
  const unknown = (statement: string) =>
    void surprises.push(
      `the tables in memory do not model this statement: model it, or list it in memory/unmodeled.ts with the reason: ${statement}`,
    );
  const isLost = (what: string) => {
    if (outage !== null || time.random() >= (what.startsWith('letter to ') ? LOST_LETTERS : LOST_REPLIES)) return false;
    faults.count["vendors' replies lost"] = (faults.count["vendors' replies lost"] ?? 0) + 1;
    return true;
  };
  const process = (name: string, onRestart?: () => void): Process => {
    const self = host(name, time, faults, onRestart);
    const ports = portsOf(
      desk(book, time, self, (vendor, ref, event) => ring(vendor, ref, event, RINGS), isLost),
      time.random,
      now,
      (ref) => book.effects.some(({ what }) => what === `card charge ${ref}`),
      outage ? 'anyone' : shapeOf(seed),
    );
    const ctx = {
      lenders: { now: () => FILE_LENDERS },
      config: { sandboxRoutes: false, throttles: THROTTLES, publicUrl: 'https://lender.example' },
      log: { info: quiet, warn: quiet, debug: quiet, error: logged },
      clock: { now, real: now, offsetMs: () => 0 },
      pool: poolOf(db, self, unknown),
      secrets,
      providers: usualVendors(outage ? withOutages(ports, outage, () => time.now(), name.startsWith('worker')) : ports),
      documents: { storage, blobs },
      scanFile: async (bytes: Buffer) => {
        await self.sleep(time.random() * LONGEST_SCAN);
        return bytes.includes(INFECTED) ? 'a virus' : null;
      },
      jobs: { send: async (client: unknown, job: never) => queue.send(client, job) },
      steps: STEPS,
    } as unknown as WebContext;
    return { host: self, ctx };
  };
  const ring = (vendor: string, ref: string, event: string, left: number) => {
    const receiver = web[Math.floor(time.random() * web.length)] as Process;
    tell(`${vendor} calls back: ${event}`);
    if (!rang.has(event)) rang.set(event, time.now());
    receiver.host
      .run(() => receiveCallback(receiver.ctx, vendor as ServedBy, { ref, event: 'moved', eventId: event }))
      .catch((error: unknown) => {
        queue.judge(error, 'a callback');
        if (left > 1) time.after(RINGS_AGAIN, () => ring(vendor, ref, event, left - 1));
      });
  };
  const web = [process('web 1'), process('web 2')];
  const page = {
    ...(web[0] as Process),
    ctx: { ...(web[0] as Process).ctx, pool: poolOf(db, host('page', time, { ...faults, odds: CALM }), unknown) as never },
  };
  const newest = () => [...(db.tables.get('application')?.keys() ?? [])].at(-1) ?? null;
  const workers: Process[] = [];
  const queue = queueOf({ time, workers, tell, surprises, faults });
  workers.push(
    process('worker 1', () => queue.wake()),
    process('worker 2', () => queue.wake()),
  );
  const calm = () => {
    faults.odds = CALM;
  };
  return { time, db, book, faults, queue, page, newest, web, workers, rang, trace, tell, surprises, calm };
}
