import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { buildApp } from '../http/app.ts';
import { loadRoutes } from '../http/load-routes.ts';
import type { Route } from '../http/route.ts';
import { testContext, type ContextParts } from './context.ts';
import { testDatabase, type TestDatabase } from './database.ts';

export type TestApp = { readonly app: FastifyInstance; readonly ctx: Context; readonly database: TestDatabase; readonly close: () => Promise<void> };

export type TestAppOptions = ContextParts & {
  /** Only these routes; their endpoints are the contract. Otherwise every endpoint that has a route file. */
  readonly routes?: readonly Route[];
  readonly clientFolder?: string | null;
  readonly connections?: number;
};

/** The app over a fresh database, for `app.inject`. Close it in afterAll. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { routes: given, clientFolder = null, connections, ...parts } = options;
  const database = await testDatabase(connections === undefined ? {} : { max: connections });
  const ctx = await testContext(database, parts);
  const routes = given ?? (await loadRoutes(ENDPOINTS));
  const endpoints: readonly Endpoint[] = routes.map(({ endpoint }) => endpoint);
  const client = clientFolder === null ? null : { folder: clientFolder, assets: true };
  const app = await buildApp({ ctx, routes, endpoints, client });
  return {
    app,
    ctx,
    database,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
