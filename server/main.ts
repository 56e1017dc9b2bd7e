import { telemetry } from './monitoring/start.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { alsoToCollector } from './monitoring/logs-to-collector.ts';
import { buildContext, type Sandbox } from './build-context.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { buildLog } from './config/log.ts';
import { buildApp, type Client } from './web/http/app.ts';
import { ROUTES } from './web/routes/all.ts';

/** Milliseconds in which running requests may end (quality R8), and after which the process ends in any case. */
const DRAIN_MS = 8000;
const EXIT_AFTER_MS = 20_000;

type Parts = { readonly app: FastifyInstance; readonly close: () => Promise<void>; readonly log: Logger };

/** Ends in order on SIGINT or SIGTERM: no new requests, running ones end, workers stop, the database is released. A second signal ends at once. */
export function stopOnSignals({ app, close, log }: Parts): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info('stopping');
    setTimeout(() => process.exit(1), EXIT_AFTER_MS).unref();
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref();
    try {
      await app.close();
      await close();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'the shutdown failed');
      process.exit(1);
    }
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
  // An unhandled rejection must not end the connections of every applicant (quality R2); it is logged as an error.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a promise was left to fail'));
}

export const BUILT_CLIENT: Client = { folder: join(import.meta.dirname, '../client/dist'), assets: true };

/** Listens on all addresses, or on IPv4 only where there is no IPv6. */
async function listen(app: FastifyInstance, port: number, host: string | undefined): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const { code } = error as { code?: string };
    if (host !== undefined || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** Environment → settings → context → routes → listen. Production has no `sandbox`. Rejects with an Error whose message says what to do. */
export async function start(client: Client, sandbox: Sandbox | null): Promise<void> {
  const config = readConfig(process.env);
  if (config.production !== (sandbox === null))
    throw new ConfigError([
      config.production ? 'production refuses the sandbox: start server/main.ts' : 'APP_ENV: the sandbox is started with sandbox/main.ts',
    ]);
  const log = telemetry?.sendsLogs ? buildLog(config.logLevel, alsoToCollector(pino.destination(1))) : buildLog(config.logLevel);
  const { ctx, beginStop, close: closeContext } = await buildContext({ config, log, sandbox, telemetry });
  const close = async (): Promise<void> => {
    await closeContext();
    await telemetry?.stop().catch((error: unknown) => log.warn({ err: error }, 'the last measurements were not sent'));
  };
  try {
    const serves = config.role !== 'worker';
    const endpoints = serves ? ENDPOINTS.filter(({ access }) => sandbox !== null || access !== 'sandbox') : [];
    const routes = serves ? [...ROUTES, ...(sandbox?.routes ?? [])] : [];
    const app = await buildApp({ ctx, endpoints, routes, client: serves ? client : null });
    if (serves && config.sandboxRoutes) sandbox?.servePages(app, ctx);
    app.addHook('preClose', async () => beginStop());
    stopOnSignals({ app, close, log });
    await listen(app, config.port, config.host ?? (config.production ? undefined : 'localhost'));
    console.log(`Hearthline is ready on ${config.publicUrl}${BASE}`);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Says why the start failed and ends the process. */
export function exitWithError(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

/** The client that the command line names: `--pages-from <folder>` serves its pages without assets, for Vite behind it; otherwise the built one. */
export function clientOf(argv: readonly string[]): Client {
  const pages = argv.indexOf('--pages-from');
  const folder = pages === -1 ? undefined : argv[pages + 1];
  return folder === undefined ? BUILT_CLIENT : { folder, assets: false };
}

if (import.meta.main) await start(clientOf(process.argv), null).catch(exitWithError);
