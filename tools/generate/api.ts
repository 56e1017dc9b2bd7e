import { ENDPOINTS } from '@hearthline/contract/all.ts';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { pino } from 'pino';
import { readConfig } from '../../server/config/config.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { buildApp } from '@hearthline/server/web/http/app.ts';
import { requestLimits } from '@hearthline/server/web/request-limits.ts';

/** The reply of the server at /openapi.json, without a server, a database or a port; nor are handlers needed: the contract comes first. */
async function description(): Promise<OpenAPI3> {
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
  const routes = ENDPOINTS.map((endpoint) => ({ endpoint, handler: () => Promise.resolve(null) }));
  const app = await buildApp({ ctx, routes, endpoints: ENDPOINTS, client: null });
  try {
    const answer = await app.inject({ url: '/openapi.json' });
    return answer.json<OpenAPI3>();
  } finally {
    await app.close();
  }
}

/** The API description (OpenAPI), and the types that the client and the desk call the API with. */
export async function apiFiles(): Promise<readonly [description: string, types: string]> {
  const document = await description();
  return [`${JSON.stringify(document, null, 1)}\n`, astToString(await openapiTypes(structuredClone(document)))];
}
