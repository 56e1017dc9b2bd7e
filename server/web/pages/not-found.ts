import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { outside } from '@hearthline/journey/paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { WebContext } from '../context.ts';
import { pageHandler } from './page.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { pathOf } from '../../identity/request-parts.ts';

/** First parts of paths that are never a page, besides those of the contract. */
const OURS = ['docs', 'openapi.json', 'assets', 'healthz', 'readyz', 'oidc', '.well-known'];

/** Pages whose path the contract has too: the waitlist form has the path of the operation that it calls. */
const PAGES = new Set([outside.waitlist()]);

function rootOf(path: string): string {
  return path.split('/')[1] ?? '';
}

function matcher({ path }: Endpoint): RegExp {
  return new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`))
      .join('[^/]+')}/?$`,
  );
}

/** Whether the page is served: to a browser, and also to a bare curl, a monitor or a link preview. Not to a request for JSON only or for a file. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  const takes = headers.accept ?? 'text/html';
  return (method === 'GET' || method === 'HEAD') && /text\/html|\*\/\*/.test(takes) && !/\.\w{2,5}$/.test(pathOf(url));
}

/** Replies to requests no route matched: 405 for another method of a known path, the app for a page address (404 where there is no page), 404 otherwise. */
export function answerUnknown(app: FastifyInstance, ctx: WebContext, endpoints: readonly Endpoint[], clientFolder: string | null): void {
  const table = endpoints
    .filter(({ access }) => access !== 'sandbox' || ctx.config.sandboxRoutes)
    .map((endpoint) => ({ method: endpoint.method, path: matcher(endpoint) }));
  const roots = new Set([...OURS, ...endpoints.map(({ path }) => rootOf(path))]);
  const page = clientFolder === null ? null : pageHandler(ctx, clientFolder);
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url);
    const methods = table.filter((row) => row.path.test(path)).map(({ method }) => method);
    if (methods.length > 0 && !methods.includes(request.method as Endpoint['method']))
      throw new Problem('method_not_allowed', { headers: { allow: methods.join(', ') } });
    if (page !== null && (!roots.has(rootOf(path)) || PAGES.has(path.replace(/\/$/, ''))) && wantsPage(request))
      return page(request, reply);
    throw new Problem('not_found');
  });
}
