import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Route } from './route.ts';

const ROUTES = join(import.meta.dirname, '..', 'routes');

function isRouteFor(value: unknown, endpoint: Endpoint): value is Route {
  return typeof value === 'object' && value !== null && 'endpoint' in value && value.endpoint === endpoint && 'handler' in value;
}

/**
 * Finds each endpoint's route where its name says it is: `server/web/routes/<service>/<id>.ts`, or `<id>.ts` in the folder given for its service (the
 * sandbox's). The contract is the list; there is no second one to forget. Endpoints without a file are left out: `buildApp` names them and refuses to start.
 */
export async function loadRoutes(endpoints: readonly Endpoint[], elsewhere: Readonly<Record<string, string>> = {}): Promise<Route[]> {
  const found = await Promise.all(
    endpoints.map(async (endpoint): Promise<Route | undefined> => {
      const file = join(elsewhere[endpoint.service] ?? join(ROUTES, endpoint.service), `${endpoint.id}.ts`);
      if (!existsSync(file)) return undefined;
      const exported = (await import(file)) as Record<string, unknown>;
      return Object.values(exported).find((value): value is Route => isRouteFor(value, endpoint));
    }),
  );
  return found.filter((route) => route !== undefined);
}
