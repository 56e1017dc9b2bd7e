/** The sandbox's own pages and the developer toolbar: built from client/sandbox/ into a folder that the production entry point neither knows nor serves. */
import { Problem } from '@hearthline/contract/problem.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { WebContext } from '@hearthline/server/web/context.ts';

/** The output of tools/client-build.ts. */
export const BUILT_PAGES = join(import.meta.dirname, 'dist');

const TOOLBAR = '/sandbox/assets/toolbar.js';
/** Shift+Alt+X loads the toolbar, which then has keys of its own. By code: with Alt, some keyboards type another letter. */
export const PAGE_SCRIPT = `addEventListener("keydown",e=>{e.shiftKey&&e.altKey&&"KeyX"===e.code&&import("${TOOLBAR}")})`;

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
};

/** `/sandbox`, and `/sandbox/open` on each lender's host, which signs this browser in as the borrower of an application. */
export function servePages(app: FastifyInstance, ctx: Pick<WebContext, 'pageData'>, folder: string = BUILT_PAGES): void {
  const assets = existsSync(join(folder, 'assets')) ? new Set(readdirSync(join(folder, 'assets'))) : new Set<string>();

  app.get<{ Params: { file: string } }>('/sandbox/assets/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    if (!assets.has(file)) throw new Problem('not_found');
    return reply
      .type(TYPES[extname(file)] ?? 'application/octet-stream')
      .header('cache-control', 'no-cache')
      .send(readFileSync(join(folder, 'assets', file)));
  });

  const page = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const index = join(folder, 'index.html');
    if (!existsSync(index))
      return reply
        .code(404)
        .type('text/plain; charset=utf-8')
        .send('The sandbox’s pages are not built yet. Start the product with `npm start`, which builds them.');
    const { brandCss } = await ctx.pageData(request);
    const { style, script } = reply.cspNonce;
    const html = readFileSync(index, 'utf8')
      .replaceAll('<script', `<script nonce="${script}"`)
      .replace(
        '</head>',
        `<meta property="csp-nonce" nonce="${style}"><style nonce="${style}">:root{${brandCss.replaceAll('</', String.raw`<\/`)}}</style></head>`,
      );
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };
  app.get('/sandbox', { schema: { hide: true } }, page);
  app.get('/sandbox/open', { schema: { hide: true } }, page);
}
