import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildContext } from './build-context.ts';
import { ConfigError, readConfig } from './config/config.ts';
import { buildApp, type Client } from './http/app.ts';
import { loadRoutes } from './http/load-routes.ts';
import { buildLog } from './log.ts';
import { stopOnSignals } from './stop-on-signals.ts';

const BUILT_CLIENT: Client = { folder: join(import.meta.dirname, '../client/dist'), assets: true };

/** Listens on every address, or on IPv4 alone where there is no IPv6. */
async function listen(app: FastifyInstance, port: number, host: string | undefined): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    const { code } = error as { code?: string };
    if (host !== undefined || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
}

/** Environment → settings → context → routes → listen. Rejects with an Error whose message says what to do. */
export async function start(client: Client = BUILT_CLIENT): Promise<void> {
  const config = readConfig(process.env);
  const log = buildLog(config.logLevel);
  const { ctx, beginStop, close } = await buildContext(config, log);
  try {
    const serves = config.role !== 'worker';
    const endpoints = serves ? ENDPOINTS : [];
    const app = await buildApp({ ctx, endpoints, routes: await loadRoutes(endpoints), client: serves ? client : null });
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
export function giveUp(error: unknown): never {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

if (import.meta.main) {
  const pages = process.argv.indexOf('--pages-from');
  const folder = pages === -1 ? undefined : process.argv[pages + 1];
  await start(folder === undefined ? BUILT_CLIENT : { folder, assets: false }).catch(giveUp);
}
