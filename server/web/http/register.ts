import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { WebContext } from '../context.ts';
import { traceIdOf } from '../../monitoring/trace-id.ts';
import { checkCaller, checkParty, recordOpened } from './access-check.ts';
import { fieldErrors, logFault, problemOf } from './failures.ts';
import { idempotencyKeyOf, once, type StoredReply } from './idempotency.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { refuseUnstorable } from './refused-text.ts';
import { receiveUpload } from './register-uploads.ts';
import type { Call, Route } from './route.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** `/a/{uuid}/b` of the contract in Fastify's notation. */
export function fastifyPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

const IF_MATCH = z.object({ 'if-match': z.string().describe('The version that was read') });

/** Bodies of uploads are not received yet when the others are validated. */
function zodValidator({ schema, httpPart }: { schema: z.ZodType; httpPart?: string }, upload: boolean) {
  // That a header is missing is answered by the route, with a code of its own; its schema is for the API description.
  if ((upload && httpPart === 'body') || httpPart === 'headers') return (value: unknown) => ({ value });
  return (data: unknown) => {
    const result = schema.safeParse(data ?? undefined);
    return result.success
      ? { value: result.data }
      : { error: new Problem('invalid_request', { errors: fieldErrors(result.error.issues) }) };
  };
}

function schemasOf(endpoint: Endpoint): Record<string, unknown> {
  return {
    operationId: endpoint.id,
    tags: [endpoint.service],
    summary: endpoint.summary,
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.ifMatch && { headers: IF_MATCH }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.upload && { consumes: ['multipart/form-data'] }),
    response: { [endpoint.status ?? 200]: endpoint.reply },
    ...(endpoint.access !== 'anyone' && endpoint.access !== 'sandbox' && { security: [{ token: [] }] }),
  };
}

/** Sends a problem as JSON. */
export function sendProblem(reply: FastifyReply, request: FastifyRequest, problem: Problem): FastifyReply {
  return reply
    .code(problem.status)
    .headers(problem.headers)
    .type(PROBLEM_TYPE)
    .send(JSON.stringify(problem.toBody(request.id, traceIdOf(request))));
}

/** Registers one route of the contract: organization, caller, validation, ownership, idempotency, handler, validated reply. */
export function registerRoute(app: FastifyInstance, ctx: WebContext, { endpoint, handler }: Route): void {
  const mutates = endpoint.method !== 'GET';
  const repeatable = mutates && endpoint.idempotent !== false;
  const goodStatus = endpoint.status ?? 200;

  const callOf = (request: FastifyRequest, reply: FastifyReply): Call<Endpoint> =>
    ({
      params: request.params,
      query: request.query,
      body: request.body,
      caller: request.caller,
      party: request.party,
      allowedIn: 'always',
      organization: request.organization,
      ctx,
      request,
      reply,
    }) as Call<Endpoint>;

  const asJson = (value: unknown): string => (goodStatus === 204 ? '' : JSON.stringify(endpoint.reply.parse(value)));

  const replyOnce = async (request: FastifyRequest, reply: FastifyReply): Promise<StoredReply> => {
    try {
      const value = await handler(callOf(request, reply));
      return { status: goodStatus, contentType: JSON_TYPE, payload: asJson(value) };
    } catch (error) {
      const problem = problemOf(error);
      logFault(request.log, error, { operation: endpoint.id });
      reply.headers(problem.headers);
      return { status: problem.status, contentType: PROBLEM_TYPE, payload: JSON.stringify(problem.toBody(request.id, traceIdOf(request))) };
    }
  };

  app.route({
    method: endpoint.method,
    url: fastifyPath(endpoint.path),
    ...(endpoint.bodyLimit !== undefined && { bodyLimit: endpoint.bodyLimit }),
    schema: schemasOf(endpoint),
    config: { countedBy: 'caller' },
    validatorCompiler: ((part: Parameters<typeof zodValidator>[0]) => zodValidator(part, endpoint.upload === true)) as never,
    // Replies are validated and serialized below; the schema is registered for the API description.
    serializerCompiler: () => (data) => JSON.stringify(data),
    onRequest: async (request, reply) => checkCaller(ctx, endpoint, request, reply),
    // A reply of a polled endpoint is always small.
    ...(endpoint.poll && { compress: false }),
    preValidation: (request, _reply, done) => {
      refuseUnstorable(request);
      done();
    },
    preHandler: async (request, reply) => {
      await checkParty(ctx, endpoint, request);
      await recordOpened(ctx, endpoint, request);
      if (endpoint.upload) await receiveUpload(ctx, endpoint, request, reply);
    },
    handler: async (request, reply) => {
      const key = repeatable ? idempotencyKeyOf(request) : null;
      if (key !== null) {
        const answer = await once(ctx, request, key, () => replyOnce(request, reply));
        if (answer.replayed) void reply.header('idempotent-replayed', 'true');
        return reply.code(answer.status).type(answer.contentType).send(answer.payload);
      }
      const value = await handler(callOf(request, reply));
      if (value === reply || reply.sent) return reply;
      if (Buffer.isBuffer(value)) return reply.code(goodStatus).send(value);
      return reply.code(goodStatus).type(JSON_TYPE).send(asJson(value));
    },
  });
}
