import type { Logger } from 'pino';
import { access } from './access/access.ts';
import { buildBroker } from './broker/broker.ts';
import { changesOver } from './db/changes.ts';
import { startSweeper } from './checklist/sweep.ts';
import { buildClock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Context } from './context.ts';
import { openDocuments } from './documents/open-documents.ts';
import { sendMessages } from './messages/send.ts';
import { sendNotices } from './notices/send-notices.ts';
import { repeat } from './repeat.ts';
import { seedSandboxReference } from './db/seeds/sandbox-reference.ts';
import { seedPeople } from './sandbox/seeded-people.ts';
import { openListener } from './db/listener.ts';
import { isMigrated, readMigrations } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { openPool } from './db/pool.ts';
import { startHousekeeping } from './housekeeping.ts';
import { organizationsOf } from './organizations.ts';
import { pageDataFor } from './page-data.ts';
import { sandboxMasterKey } from './secrets/master-key.ts';
import { buildSecrets } from './secrets/secrets.ts';
import { connectProviders } from './simulators.ts';
import { openScanner } from './uploads/scan/scanner.ts';
import { startQueue } from './work/queue.ts';

export type RunningContext = {
  readonly ctx: Context;
  /** Lets go of whoever waits, before the requests are drained. */
  readonly beginStop: () => void;
  readonly close: () => Promise<void>;
};

async function build(config: Config, log: Logger, closing: AsyncDisposableStack, stopping: AbortSignal): Promise<Context> {
  const url = await openDatabase(config, log, closing);
  const pool = openPool(url, { max: config.databasePool, log });
  closing.defer(() => pool.end());
  const listener = openListener(url, log);
  closing.defer(listener.close);
  const clock = await buildClock({ pool, listener, movable: config.sandboxRoutes });
  const queue = await startQueue(url, log);
  closing.defer(queue.stop);
  const migrations = readMigrations();
  const secrets = buildSecrets(pool, config.masterKey ?? sandboxMasterKey(config.dataFolder));
  const parts = {
    config,
    log,
    clock,
    pool,
    listener,
    secrets,
    broker: buildBroker({ config, pool, secrets, clock, log }),
    providers: await connectProviders({ config, now: clock.now, closing }),
    documents: openDocuments(config, clock.real()),
    scanFile: openScanner(config.virusScanner),
    jobs: queue,
    changes: changesOver(listener),
    access,
    organizations: organizationsOf(config),
    stopping,
    readiness: {
      database: async () => (await pool.query('SELECT 1')).rowCount === 1,
      queue: async () => queue.ready(),
      migrations: () => isMigrated(pool, migrations),
    },
  } satisfies Omit<Context, 'pageData'>;
  const ctx: Context = { ...parts, pageData: pageDataFor(parts) };
  // A wrong master key must stop the start, not the first borrower who types an SSN.
  await ctx.secrets.blindIndex('ssn', 'start');

  if (config.sandboxRoutes) {
    await seedSandboxReference(ctx);
    await seedPeople(ctx);
  }
  if (config.role !== 'web') {
    await queue.work(ctx);
    closing.defer(startSweeper(ctx));
    closing.defer(repeat(ctx, 'messages', sendMessages));
    closing.defer(repeat(ctx, 'notices', sendNotices));
    closing.defer(startHousekeeping(ctx));
  }
  return ctx;
}

/** Builds everything once. `close` undoes it in the opposite order; what was begun before a failure is undone too. */
export async function buildContext(config: Config, log: Logger): Promise<RunningContext> {
  const closing = new AsyncDisposableStack();
  const stopping = new AbortController();
  try {
    const ctx = await build(config, log, closing, stopping.signal);
    return { ctx, beginStop: () => stopping.abort(), close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
