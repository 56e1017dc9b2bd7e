import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { ERRORS } from '@hearthline/contract/errors.ts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

const PROBLEM_SCHEMA = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'message', 'errors', 'instance'],
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
  },
} as const;

/** `/openapi.json` (OpenAPI 3.1, generated from the contract) and, where enabled, the reference page `/docs/api` (decision 0003). */
export async function describeApi(app: FastifyInstance, config: Pick<Config, 'apiReference'>): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hearthline',
        version: '1',
        description: 'The home equity line of credit API: the same operations the borrower’s pages use.',
      },
      components: {
        securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
        schemas: { Problem: PROBLEM_SCHEMA as never },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => withProblems('openapiObject' in document ? document.openapiObject : {}) as never,
  });
  if (config.apiReference)
    await app.register(swaggerUi, { routePrefix: '/docs/api', uiConfig: { docExpansion: 'list', deepLinking: true } });
  app.get('/openapi.json', { schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}

type Operation = { responses?: Record<string, unknown> };

/** Every endpoint may reply with a problem. */
function withProblems(document: { paths?: Record<string, Record<string, unknown> | undefined> }): unknown {
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
