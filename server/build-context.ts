import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { access } from './identity/access/access.ts';
import { buildBroker } from './identity/broker/broker.ts';
import { changesOver } from '@hearthline/database/changes.ts';
import { openListener } from '@hearthline/database/listener.ts';
import { tryWaiting } from './engine/run.ts';
import { sweepRound } from './engine/sweep.ts';
import { buildClock } from '@hearthline/database/clock.ts';
import type { Config } from './config/config.ts';
import { openLenders, seedLenders } from './config/lenders.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { WebContext } from './web/context.ts';
import { requestLimits } from './web/request-limits.ts';
import type { Route } from './web/http/route.ts';
import { openDocuments } from './config/open-documents.ts';
import { dispatchChats } from './chat/dispatch.ts';
import { openHub } from './chat/hub.ts';
import { tidyVendorChats } from './chat/vendors.ts';
import { sendMessages } from './messages/outbox.ts';
import { sendMailings } from './steps/documents/mailings.ts';
import { sendNotices } from './steps/notices/send-notices.ts';
import { PACES, repeat, startHousekeeping } from './background.ts';
import { isMigrated, readMigrations } from '@hearthline/database/migrate.ts';
import { openDatabase, openPool } from '@hearthline/database/open-database.ts';
import { securityLogTo } from './config/security-log.ts';
import { refuseForbiddenExperiments } from './organizations/experiments.ts';
import { checkFlagsProvider } from './organizations/flag-providers.ts';
import { organizationsOf } from './organizations/organizations.ts';
import { pageDataFor } from './organizations/page-data.ts';
import { sandboxMasterKey } from '@hearthline/database/secrets/master-key.ts';
import { buildSecrets } from '@hearthline/database/secrets/secrets.ts';
import type { ChatVendor } from '@hearthline/providers/chat/port.ts';
import { connectChatVendors } from './config/chat-vendors.ts';
import { notSetUp } from './config/providers.ts';
import { connectProviders, type VendorEndpoint, type SandboxVendors } from './config/connect-providers.ts';
import type { PortName } from '@hearthline/providers/ports.ts';
import { checkDueDomains } from './staff/settings/domain-checks.ts';
import { STEPS } from './steps/all.ts';
import { watch } from './monitoring/gauges.ts';
import { metricsOf, serveMetrics } from './monitoring/serve-metrics.ts';
import { reportCalls } from './monitoring/vendor-calls.ts';
import type { Telemetry } from './monitoring/start.ts';
import { lateRates } from './steps/prequalification/market-rates.ts';
import { openScanner } from './uploads/scan/scanner.ts';
import { startQueue } from './engine/queue.ts';

/** What the sandbox adds: stand-ins for vendors and for the borrower in their widgets, its own routes, and seeded people. Production has none. */
export type Sandbox = {
  readonly startSimulator: (name: PortName, vendor: string, parts: SimulatorParts) => Promise<VendorEndpoint | null>;
  readonly startChatSimulator: (vendor: ChatVendor, parts: SimulatorParts) => Promise<{ readonly url: string; readonly key: string }>;
  readonly widgetsAt: SandboxVendors['widgetsAt'];
  /** Answers for the DNS records of lenders' domains; its address. */
  readonly startNameServer: (parts: Pick<SimulatorParts, 'closing'>) => Promise<string>;
  /** The routes of its own operations. */
  readonly routes: readonly Route[];
  /** Serves its own pages. */
  readonly servePages: (app: FastifyInstance, ctx: WebContext) => void;
  /** A script for every page of the product, which runs nothing until its keys are pressed. */
  readonly pageScript: string;
  /** Lenders that are put into its database at the start. */
  readonly lenders: readonly Lender[];
  readonly seed: (ctx: WebContext) => Promise<void>;
};

/** What a simulator needs of the process it runs in. */
export type SimulatorParts = {
  readonly config: Pick<Config, 'dataFolder' | 'publicUrl'>;
  /** Product time, of one application where it has its own. */
  readonly now: (applicationUuid?: string) => Date;
  readonly closing: AsyncDisposableStack;
};

export type RunningContext = {
  readonly ctx: WebContext;
  /** Ends open long polls before the requests are drained. */
  readonly beginStop: () => void;
  readonly close: () => Promise<void>;
};

/** Settings, log, and the sandbox (null in production). */
export type StartOptions = {
  readonly config: Config;
  readonly log: Logger;
  readonly sandbox: Sandbox | null;
  /** What the process measures for; nothing unless given. */
  readonly telemetry?: Telemetry | null;
};

async function build(
  { config, log, sandbox, telemetry: measured = null }: StartOptions,
  closing: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<WebContext> {
  const url = await openDatabase(config, log, closing);
  const pool = openPool(url, { max: config.databasePool, log });
  closing.defer(() => pool.end());
  const listener = openListener(url, log);
  closing.defer(listener.close);
  const clock = await buildClock({ pool, listener, movable: config.sandboxRoutes });
  if (sandbox) await seedLenders(pool, sandbox.lenders, clock.now());
  const lenders = await openLenders({ pool, clock, listener, log });
  closing.defer(lenders.close);
  const queue = await startQueue(url, log, { works: config.role !== 'web' });
  closing.defer(queue.stop);
  const chats = openHub({ pool, clock, listener, log });
  closing.defer(chats.close);
  const migrations = readMigrations();
  const reader = measured?.reader ?? null;
  const secrets = buildSecrets(pool, config.masterKey ?? sandboxMasterKey(config.dataFolder));
  const parts = {
    config,
    lenders,
    log,
    securityLog: log.level === 'silent' && config.securityLog === null ? () => undefined : securityLogTo(config.securityLog),
    clock,
    pool,
    listener,
    secrets,
    broker: buildBroker({ config, lenders, pool, secrets, clock, log }),
    ...(await connectProviders(
      config,
      sandbox && {
        start: async (name, vendor) => sandbox.startSimulator(name, vendor, { config, now: clock.now, closing }),
        widgetsAt: sandbox.widgetsAt,
      },
    )),
    chatVendors: await connectChatVendors(
      config.chat,
      sandbox && (async (vendor) => sandbox.startChatSimulator(vendor, { config, now: clock.now, closing })),
    ),
    nameServers: config.dnsServers ?? (sandbox && [await sandbox.startNameServer({ closing })]),
    documents: openDocuments(config, clock.real(), secrets),
    scanFile: openScanner(config.virusScanner),
    jobs: queue,
    steps: STEPS,
    changes: changesOver(listener, pool),
    chats,
    access,
    limits: requestLimits(config, clock.real),
    organizations: organizationsOf({ config, lenders }),
    stopping,
    metricsText: reader && (() => metricsOf(reader)),
    readiness: {
      database: async () => (await pool.query('SELECT 1')).rowCount === 1,
      queue: async () => queue.ready(),
      migrations: () => isMigrated(pool, migrations),
    },
    freshness: { publishedRates: async () => (await lateRates({ pool, clock })).length === 0 },
  } satisfies Omit<WebContext, 'pageData'>;
  if (measured) {
    const { readiness, freshness, clock: productClock } = parts;
    closing.defer(watch({ pool, databasePool: config.databasePool, now: productClock.now, checks: { ...readiness, ...freshness } }));
    if (measured.reader !== null && config.metrics.port !== null) {
      const server = await serveMetrics(measured.reader, { port: config.metrics.port, host: config.host, token: config.metrics.token });
      closing.defer(() => void server.close());
    }
  }
  const pageData = pageDataFor(parts);
  const script = config.sandboxRoutes ? sandbox?.pageScript : undefined;
  const ctx: WebContext = {
    ...parts,
    pageData: script === undefined ? pageData : async (request) => ({ ...(await pageData(request)), script }),
  };
  // A wrong master key must stop the start, not fail the first borrower who enters an SSN.
  await ctx.secrets.blindIndex('ssn', 'start');

  for (const missing of notSetUp(ctx.providers, lenders.now().all))
    log.error(missing, 'a lender names a vendor that is not set up: its work for it waits');

  await refuseForbiddenExperiments(pool);
  await checkFlagsProvider(ctx);

  if (config.sandboxRoutes) await sandbox?.seed(ctx);
  closing.defer(repeat(ctx, 'vendor-calls', reportCalls, PACES.vendorCalls));
  if (config.role !== 'web') {
    await queue.work(ctx);
    closing.defer(repeat(ctx, 'timers', sweepRound, PACES.timers));
    closing.defer(repeat(ctx, 'waiting-work', tryWaiting, PACES.waiting));
    closing.defer(repeat(ctx, 'messages', sendMessages, PACES.messages));
    closing.defer(repeat(ctx, 'notices', sendNotices, PACES.notices));
    closing.defer(repeat(ctx, 'chats', dispatchChats, PACES.chats));
    closing.defer(repeat(ctx, 'vendor-chats', tidyVendorChats, PACES.chats));
    closing.defer(repeat(ctx, 'domains', checkDueDomains, PACES.domains));
    closing.defer(repeat(ctx, 'mailings', sendMailings, PACES.mailings));
    closing.defer(startHousekeeping(ctx));
  }
  return ctx;
}

/** Builds everything once. `close` undoes it in the opposite order; after a failure, whatever was started is undone too. */
export async function buildContext(given: StartOptions): Promise<RunningContext> {
  const closing = new AsyncDisposableStack();
  const stopping = new AbortController();
  try {
    const ctx = await build(given, closing, stopping.signal);
    return { ctx, beginStop: () => stopping.abort(), close: () => closing.disposeAsync() };
  } catch (error) {
    await closing.disposeAsync();
    throw error;
  }
}
