import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { z } from 'zod';
import { APPLICATION_NAMES, partiesOf } from './access-check.ts';
import type { Route } from './route.ts';

type JsonSchema = { [member: string]: unknown };

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Paths in a JSON schema at which an object allows unknown fields. */
function openObjects(schema: unknown, at: string): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => openObjects(part, at));
  if (!isSchema(schema)) return [];
  const here = isSchema(schema['properties']) && schema['additionalProperties'] !== false ? [at] : [];
  const fields = isSchema(schema['properties'])
    ? Object.entries(schema['properties']).flatMap(([name, part]) => openObjects(part, `${at}.${name}`))
    : [];
  const nested = ['items', 'anyOf', 'oneOf', 'allOf', 'prefixItems'].flatMap((member) => openObjects(schema[member], at));
  const definitions = isSchema(schema['$defs']) ? Object.entries(schema['$defs']).flatMap(([name, part]) => openObjects(part, name)) : [];
  return [...here, ...fields, ...nested, ...definitions];
}

function namesApplication(endpoint: Endpoint): boolean {
  return [endpoint.params, endpoint.query, endpoint.body].some((part) => {
    if (!part) return false;
    const { properties } = z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return isSchema(properties) && APPLICATION_NAMES.some((name) => name in properties);
  });
}

function endpointFaults(endpoint: Endpoint): string[] {
  const faults: string[] = [];
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1]);
  if (inPath.length > 0 && !endpoint.params) faults.push(`has path parameters (${inPath.join(', ')}) but no params schema`);
  if (partiesOf(endpoint).length > 0 && !namesApplication(endpoint))
    faults.push(`is for parties of an application but names no application (${APPLICATION_NAMES.join(', ')})`);
  if (endpoint.body) {
    const open = openObjects(z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' }), 'body');
    if (open.length > 0) faults.push(`allows unknown fields at ${open.join(', ')}: use z.strictObject`);
  }
  return faults.map((fault) => `${endpoint.id} ${fault}`);
}

const twice = <T>(items: readonly T[]): T[] => items.filter((item, at) => items.indexOf(item) !== at);

/** Every difference between the contract and the routes; an empty list lets the server start. */
export function contractFaults(endpoints: readonly Endpoint[], routes: readonly Route[]): string[] {
  const routed = routes.map(({ endpoint }) => endpoint);
  return [
    ...endpoints
      .filter((endpoint) => !routed.includes(endpoint))
      .map(({ id, access }) => `${id} has no route in ${access === 'sandbox' ? 'sandbox/routes.ts' : 'server/web/routes/'}`),
    ...routed.filter((endpoint) => !endpoints.includes(endpoint)).map(({ id }) => `${id} has a route but is not in contract/all.ts`),
    ...twice(routed).map(({ id }) => `${id} has two routes`),
    ...twice(endpoints.map(({ id }) => id)).map((id) => `${id} names two endpoints`),
    ...endpoints.flatMap(endpointFaults),
  ];
}
