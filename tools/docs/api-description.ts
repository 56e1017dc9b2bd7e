import { ENDPOINTS } from '@hearthline/contract/all.ts';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { pino } from 'pino';
import { readConfig } from '../../server/config/config.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { buildApp } from '@hearthline/server/web/http/app.ts';
import { requestLimits } from '@hearthline/server/web/request-limits.ts';
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { ROUTES } from '@hearthline/server/web/routes/all.ts';

/** Where the API description and the client's types are, from the repository root. */
export const API_DESCRIPTION = 'contract/openapi.json';
/** The desk's own operations, and the desk's types of them; the client's types have all others. */
const DESK = '/desk/';
const DESK_TYPES = 'desk/services/schema.d.ts';
const API_TYPES = 'client/services/api/schema.d.ts';

/** The reply of the server at /openapi.json, without a server, a database or a port. */
async function description(): Promise<object> {
  const config = readConfig({ LOG_LEVEL: 'silent' });
  const limits = requestLimits(config, () => new Date(0));
  const ctx = {
    log: pino({ level: 'silent' }),
    config,
    limits,
    readiness: {},
    freshness: {},
    broker: { embedded: null },
  } as unknown as WebContext;
  const app = await buildApp({ ctx, routes: [...ROUTES, ...SANDBOX.routes], endpoints: ENDPOINTS, client: null });
  try {
    const answer = await app.inject({ url: '/openapi.json' });
    return answer.json<object>();
  } finally {
    await app.close();
  }
}

const MADE = `/** Made from ${API_DESCRIPTION} by \`npm run api-types\`. Do not change by hand. */\n\n`;

/** The types of the operations whose path is wanted. */
const typesOf = async (document: object, isWanted: (path: string) => boolean): Promise<string> => {
  const description = document as OpenAPI3;
  const paths = Object.fromEntries(Object.entries(description.paths ?? {}).filter(([path]) => isWanted(path)));
  return astToString(await openapiTypes({ ...description, paths }));
};

/** The committed API description and the client's types generated from it, as they should be now. */
export async function apiPages(): Promise<Readonly<Record<string, string>>> {
  const document = await description();
  return {
    [API_DESCRIPTION]: `${JSON.stringify(document, null, 1)}\n`,
    [API_TYPES]: `${MADE}${await typesOf(document, (path) => !path.startsWith(DESK))}`,
    [DESK_TYPES]: `${MADE}${await typesOf(document, (path) => path.startsWith(DESK))}`,
  };
}
