/** The lender's own room: the pages built from desk/, on every host that has a lender, in production too. */
import { Problem } from '@hearthline/contract/problem.ts';
import { standInRules } from '@hearthline/orgs/theme/families.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { WebContext } from '../context.ts';
import { pathOf } from '../../identity/request-parts.ts';
import { withPictures } from './page.ts';
import { ASSET_TYPES, FOREVER } from './static-assets.ts';
import { safeHtml } from '../../messages/html.ts';

/** The output of tools/client-build.ts. */
const BUILT = join(import.meta.dirname, '../../../desk/dist');

/** A page that plays a recording, opened as a document of its own. */
const PLAYER = /^\/desk\/replays\/[\da-f-]{36}\/?(?:\?|$)/;

/**
 * Nothing of another site, and no vendor's script: narrower than the policy of the borrower's pages. A recorded page brings its styles with it, into a
 * frame that inherits this policy: only the page that plays it allows them.
 */
const policy = ({ script, style }: { readonly script: string; readonly style: string }, isPlayer: boolean): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${script}'`,
    isPlayer ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${style}'`,
    isPlayer ? "img-src 'self' data:" : "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join(';');

/** `/desk`, every page below it, and its files. Where it is not built yet, it says how. `faces`: the font-face rules of the families that are not in its own style. */
export function serveDesk(app: FastifyInstance, ctx: WebContext, faces: string, folder: string = BUILT): void {
  const assets = existsSync(join(folder, 'assets')) ? new Set(readdirSync(join(folder, 'assets'))) : new Set<string>();
  const index = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : null;

  app.get<{ Params: { file: string } }>('/desk/assets/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    if (!assets.has(file)) throw new Problem('not_found');
    return reply
      .type(ASSET_TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', FOREVER)
      .send(readFileSync(join(folder, 'assets', file)));
  });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const lender = ctx.lenders.now().byCode(ctx.organizations.forHost(request.hostname) ?? '');
    const name = lender?.name ?? (pathOf(request.url) === '/desk/new-lender' ? 'New lender' : null);
    if (name === null || request.url.startsWith('/desk/api/')) {
      reply.callNotFound();
      return reply;
    }
    if (index === null)
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The desk is not built yet. Start the product with `npm start`, which builds it.');
    const data = await ctx.pageData(request);
    const { brandCss, families = [] } = data;
    const { style, script } = reply.cspNonce;
    const html = withPictures(index, data)
      .replaceAll('<script', `<script nonce="${script}"`)
      .replace(
        '</head>',
        `<meta name="lender" content="${safeHtml(name)}"><meta property="csp-nonce" nonce="${style}"><style nonce="${style}">:root{${brandCss.replaceAll('</', String.raw`<\/`)}}${standInRules(families)}${faces}</style></head>`,
      );
    return reply
      .headers({
        'content-security-policy': policy({ script, style }, PLAYER.test(request.url)),
        'cache-control': 'no-store',
        'cross-origin-opener-policy': 'same-origin',
      })
      .type('text/html; charset=utf-8')
      .send(html);
  };
  app.get('/desk', { schema: { hide: true } }, page);
  app.get('/desk/*', { schema: { hide: true } }, page);
}
