import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import { changesOver } from '@hearthline/database/changes.ts';
import { openListener } from '@hearthline/database/listener.ts';
import type { WebContext } from '../web/context.ts';
import { openHub } from '../chat/hub.ts';
import { buildApp } from '../web/http/app.ts';
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import type { Route } from '../web/http/route.ts';
import { ROUTES } from '../web/routes/all.ts';
import { testContext, type ContextParts } from './context.ts';
import { testDatabase, type TestDatabase } from '@hearthline/database/testing/database.ts';

export type TestApp = {
  readonly app: FastifyInstance;
  readonly ctx: WebContext;
  readonly database: TestDatabase;
  readonly close: () => Promise<void>;
};

export type TestAppOptions = ContextParts & {
  /** Only these routes; their endpoints are the contract. Otherwise every route there is. */
  readonly routes?: readonly Route[];
  readonly clientFolder?: string | null;
  readonly connections?: number;
  /** Listens to the database's notifications (LISTEN), as the product does. */
  readonly listen?: boolean;
};

/** The app over a fresh database, for `app.inject`. Close it in afterAll. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { routes: given, clientFolder = null, connections, listen = false, ...parts } = options;
  const database = await testDatabase(connections === undefined ? {} : { max: connections });
  const listener = listen ? openListener(database.url, { warn: () => undefined }) : null;
  const silent = await testContext(database, parts);
  const ctx: WebContext = listener
    ? { ...silent, listener, changes: changesOver(listener, database.pool), chats: openHub({ ...silent, listener }) }
    : silent;
  const routes = given ?? [...ROUTES, ...SANDBOX.routes];
  const endpoints: readonly Endpoint[] = routes.map(({ endpoint }) => endpoint);
  const client = clientFolder === null ? null : { folder: clientFolder, assets: true };
  const app = await buildApp({ ctx, routes, endpoints, client });
  return {
    app,
    ctx,
    database,
    close: async () => {
      await app.close();
      await ctx.chats.close();
      await listener?.close();
      await database.drop();
    },
  };
}
