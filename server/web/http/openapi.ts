import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ERRORS } from '@hearthline/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { headerOf } from '../../identity/request-parts.ts';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { apiReference, TRY_IT } from './api-reference.ts';

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message', 'errors', 'instance', 'traceId'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string' },
    errors: {
      type: 'array',
      items: { type: 'object', required: ['field', 'message'], properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
    instance: { type: 'string' },
    traceId: { type: 'string', description: 'Trace of the request (W3C Trace Context), as the log and traces name it' },
  },
} as const;

/** `/openapi.json` (OpenAPI 3.1, generated from the contract) and, where enabled, the reference page `/docs/api` (decision 0003). */
export async function describeApi(app: FastifyInstance, config: Pick<Config, 'apiReference' | 'sandboxRoutes'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hearthline',
        version: '1',
        description: `The home equity line of credit API: the same operations the borrower’s pages use.${config.sandboxRoutes ? TRY_IT : ''}`,
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        schemas: { Problem: PROBLEM_SCHEMA as never },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withProblems(withUsedNames(jsonSchemaTransformObject(document as never))) as never,
  });
  if (config.apiReference) await app.register(swaggerUi, apiReference(config.sandboxRoutes));
  let made: Promise<Readonly<Record<Encoding, Buffer>>> | undefined;
  let etag = '';
  app.get('/openapi.json', { schema: { hide: true } }, async (request, reply) => {
    // The description never changes while the process runs: it is written and compressed once.
    made ??= (async () => {
      const text = Buffer.from(JSON.stringify(app.swagger()));
      etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
      const [br, zipped] = await Promise.all([promisify(brotliCompress)(text, BROTLI), promisify(gzip)(text)]);
      return { br, gzip: zipped, identity: text };
    })();
    const bodies = await made;
    void reply.header('cache-control', 'no-cache').header('etag', etag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
    const accepted = headerOf(request.headers['accept-encoding']) ?? '';
    const encoding = ENCODINGS.find((name) => accepted.includes(name)) ?? 'identity';
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(bodies[encoding]);
  });
}

const ENCODINGS = ['br', 'gzip'] as const;
type Encoding = (typeof ENCODINGS)[number] | 'identity';
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

type Operation = { responses?: Record<string, unknown> };
type Description = {
  readonly paths?: Record<string, Record<string, unknown> | undefined>;
  readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> };
};

const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;

/**
 * The description with the named bodies (the ids of the contract) that it refers to. Each is generated twice, `Name` as it is sent and
 * `NameInput` as it is received; where the two are the same, both are `Name`.
 */
function withUsedNames({ components, ...rest }: Description): Description {
  const texts = new Map(Object.entries(components?.schemas ?? {}).map(([name, schema]) => [name, JSON.stringify(schema)]));
  const alike = new Set([...texts.keys()].filter((name) => name.endsWith('Input') && texts.has(name.slice(0, -'Input'.length))));
  const merged = (text: string) =>
    text.replaceAll(REFERENCE, (reference, name: string) => (alike.has(name) ? reference.replace(/Input"$/, '"') : reference));
  for (let before = -1; before !== alike.size;) {
    before = alike.size;
    for (const name of alike) if (merged(texts.get(name) ?? '') !== texts.get(name.slice(0, -'Input'.length))) alike.delete(name);
  }
  const used = new Map<string, unknown>([['Problem', components?.schemas?.['Problem']]]);
  const include = (text: string): void => {
    for (const [, name = ''] of text.matchAll(REFERENCE)) {
      if (used.has(name)) continue;
      const schema = merged(texts.get(name) ?? '');
      used.set(name, JSON.parse(schema));
      include(schema);
    }
  };
  const text = merged(JSON.stringify(rest));
  include(text);
  const schemas = Object.fromEntries([...used].toSorted(([a], [b]) => a.localeCompare(b)));
  return { ...(JSON.parse(text) as Description), components: { ...components, schemas } };
}

/** Every endpoint may reply with a problem. */
function withProblems(document: Description): Description {
  for (const path of Object.values(document.paths ?? {})) {
    for (const operation of Object.values(path ?? {}) as Operation[]) {
      operation.responses = {
        ...operation.responses,
        default: {
          description: 'A problem',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      };
    }
  }
  return document;
}
