import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { ASSETS } from '@hearthline/journey/paths.ts';
import { OTHER_FAMILIES, QUESTION_FAMILIES } from '@hearthline/orgs/theme/families.ts';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import type { WebContext } from '../context.ts';
import { contractFaults } from './contract-check.ts';
import { serveDocuments } from '../pages/docs-pages.ts';
import { serveDesk } from '../pages/desk.ts';
import { servePreviewFrame } from '../pages/preview-frame.ts';
import { serveScreens } from '../pages/screens.ts';
import { isBehindRefused } from '../../uploads/receive.ts';
import { logFault, problemOf } from './failures.ts';
import { mountEmbeddedBroker } from '../../identity/broker/embedded/mount.ts';
import { headersWithoutHooks, protectReplies } from './headers.ts';
import { serveChatSockets } from './chat-sockets.ts';
import { answerUnreadable, refuseExpectation } from './unreadable.ts';
import { registerHealth } from './health.ts';
import { answerUnknown } from '../pages/not-found.ts';
import { describeApi } from './openapi.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { took } from '../../monitoring/measures.ts';
import { carriesToken, METRICS_TYPE } from '../../monitoring/serve-metrics.ts';
import { traceIdOf } from '../../monitoring/trace-id.ts';
import { registerRoute, sendProblem } from './register.ts';
import { acceptsUploads } from './register-uploads.ts';
import { noteReply } from '../../identity/access/security-events.ts';
import { headerOf } from '../../identity/request-parts.ts';
import type { Route } from './route.ts';
import { facesIn, fontFaces, serveAssets } from '../pages/static-assets.ts';

/** Largest JSON body, in bytes. */
const BODY_LIMIT = 1_048_576;
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Which hops Fastify believes. It ignores a plain number of hops, so that is a function: hop 0 is the peer of the connection. */
function trusted({ trustProxy }: Pick<Config, 'trustProxy'>): string[] | ((address: string, hop: number) => boolean) | false {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}

/** First segments of the paths that a borrower's page may call: all operations but the desk's and those of third parties, and the assets. */
export const segmentsOf = (endpoints: readonly Endpoint[]): string[] => [
  ...new Set([
    ASSETS.slice(1),
    ...endpoints.flatMap(({ service, path }) => (service === 'desk' || service === 'webhooks' ? [] : (path.split('/')[1] ?? []))),
  ]),
];

export type AppOptions = {
  readonly ctx: WebContext;
  readonly routes: readonly Route[];
  /** Every endpoint of the contract: each must have a route, and each route must be one of them. */
  readonly endpoints: readonly Endpoint[];
  /** Where pages are served from; null serves the API only. */
  readonly client: Client | null;
};

/** A folder with index.html; `assets` says whether to serve the files beside it (in development another server does). */
export type Client = { readonly folder: string; readonly assets: boolean };

/** `/metrics` on the main port, for those who send the token; where it has a port of its own, or no token, there is no such path. */
function registerMetrics(app: FastifyInstance, { config: { metrics }, metricsText }: WebContext): void {
  const { token, port } = metrics;
  if (token === null || port !== null || metricsText === null) return;
  app.get('/metrics', { schema: { hide: true }, config: { countedBy: 'none' } }, async (request, reply) => {
    if (!carriesToken(request.headers.authorization, token)) throw new Problem('unauthenticated');
    return reply.type(METRICS_TYPE).send(await metricsText());
  });
}

/** Builds the HTTP server from the contract. Throws one Error that lists every difference between contract and routes. */
export async function buildApp({ ctx, routes, endpoints, client }: AppOptions): Promise<FastifyInstance> {
  const faults = contractFaults(endpoints, routes);
  if (faults.length > 0) throw new Error(`The contract and the routes do not match:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);

  const loggerInstance: FastifyBaseLogger = ctx.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 60_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    trustProxy: trusted(ctx.config),
    genReqId: ({ headers }) => {
      const given = headerOf(headers['x-request-id']);
      return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
    },
    childLoggerFactory: (logger, bindings, options, { headers }) =>
      logger.child({ ...bindings, traceId: traceIdOf({ id: String(bindings['reqId']), headers }) }, options),
    // An address that no route can be looked up for runs no hook: it gets its headers here.
    frameworkErrors: (error, request, reply) =>
      sendProblem(reply.headers({ ...headersWithoutHooks(ctx.config), 'x-request-id': request.id }), request, problemOf(error)),
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, ctx.config),
    // Node's own refusal of a request without Host has no headers: the hook below refuses it. An offer to speak another protocol is not taken up, and no fault.
    http: { requireHostHeader: false, shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket' },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.server.on('checkExpectation', (_request, response) => refuseExpectation(response, ctx.config));
  app.decorateRequest('caller', null as never);
  app.decorateRequest('party', null);
  app.decorateRequest('conversation', null);
  app.decorateRequest('lenderDraft', null);
  app.decorateRequest('organization', '');
  const scheme = ctx.config.publicUrl.startsWith('https:') ? 'https' : 'http';
  // Hooks of every request call back instead of returning a promise, which would cost a turn of the microtask queue each.
  app.addHook('onRequest', (request, reply, done) => {
    if (isBehindRefused(request.raw.socket)) {
      reply.hijack();
      request.raw.resume();
      return;
    }
    // PUBLIC_URL and the hosts table say where the product is; these headers are the client's wherever a proxy passes them on.
    delete request.headers['x-forwarded-host'];
    request.headers['x-forwarded-proto'] = scheme;
    request.caller = { kind: 'anonymous' };
    request.party = null;
    request.conversation = null;
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    noteReply(ctx, request, reply.statusCode);
    took('request', reply.elapsedTime, {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? 'none',
      'http.response.status_code': reply.statusCode,
    });
    request.log.info(
      { method: request.method, route: request.routeOptions.url ?? null, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  app.setErrorHandler(async (error, request, reply) => {
    const problem = problemOf(error);
    logFault(request.log, error, { route: request.routeOptions.url ?? null });
    return sendProblem(reply, request, problem);
  });

  await protectReplies(app, ctx.config, ctx.cardField, segmentsOf(endpoints));
  // Pages, documents, the broker and unknown paths; the operations of the contract are counted once their caller is known.
  app.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw new Problem('invalid_request');
    if (request.routeOptions.config.countedBy === undefined && !request.url.startsWith(`${ASSETS}/`))
      ctx.limits.count('requestsIp', request.ip);
  });
  await app.register(cookie);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'], brotliOptions: { params: { 1: 4 } } });
  await describeApi(app, ctx.config);
  serveDocuments(app, ctx.config);
  await serveScreens(app, ctx.config);
  const faces = fontFaces(facesIn(client?.folder, OTHER_FAMILIES));
  servePreviewFrame(app, faces);
  serveDesk(app, ctx, faces);
  await serveChatSockets(app, ctx);
  registerHealth(app, ctx);
  registerMetrics(app, ctx);
  const served = routes.filter(({ endpoint }) => endpoint.access !== 'sandbox' || ctx.config.sandboxRoutes);
  for (const route of served) if (!route.endpoint.raw && !route.endpoint.upload) registerRoute(app, ctx, route);
  await app.register(async (scope) => {
    await acceptsUploads(scope);
    for (const route of served) if (route.endpoint.upload) registerRoute(scope, ctx, route);
  });
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    for (const route of served) if (route.endpoint.raw) registerRoute(scope, ctx, route);
  });
  if (served.length > 0 && ctx.broker.embedded)
    await mountEmbeddedBroker(app, ctx, ctx.broker.embedded, fontFaces(facesIn(client?.folder, QUESTION_FAMILIES)));
  if (client?.assets) await serveAssets(app, client.folder);
  answerUnknown(app, ctx, endpoints, client?.folder ?? null);
  return app;
}
