/** The frame in which the desk's preview draws a screen of the borrower's app: a page without an origin, which may call nothing and be held by the desk alone. */
import { Problem } from '@hearthline/contract/problem.ts';
import { PREVIEW_FRAME } from '@hearthline/journey/paths.ts';
import type { FastifyInstance } from 'fastify';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ASSET_TYPES, FOREVER } from './static-assets.ts';

/** The output of tools/client-build.ts. */
const BUILT = join(import.meta.dirname, '../../../client/preview/dist');

/** Scripts and no more: `sandbox` gives the page an origin that no other page has, so that it reads nothing of this site, and `connect-src` lets it ask nobody. */
const policy = ({ script, style }: { readonly script: string; readonly style: string }): string =>
  [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src 'self' 'nonce-${script}'`,
    `style-src 'self' 'nonce-${style}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join(';');

/** The frame and its files. `faces`: the font-face rules of the families that are not in its own style. */
export function servePreviewFrame(app: FastifyInstance, faces: string, folder: string = BUILT): void {
  const assets = existsSync(join(folder, 'assets')) ? new Set(readdirSync(join(folder, 'assets'))) : new Set<string>();
  const index = existsSync(join(folder, 'index.html')) ? readFileSync(join(folder, 'index.html'), 'utf8') : null;

  app.get<{ Params: { file: string } }>(`${PREVIEW_FRAME}/assets/:file`, { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    if (!assets.has(file)) throw new Problem('not_found');
    return (
      reply
        .type(ASSET_TYPES[extname(file)] ?? 'application/octet-stream')
        // a page without an origin loads scripts and typefaces only where everyone may: they are the public app's
        .headers({ 'cache-control': FOREVER, 'access-control-allow-origin': '*' })
        .send(readFileSync(join(folder, 'assets', file)))
    );
  });

  app.get(PREVIEW_FRAME, { schema: { hide: true } }, async (_, reply) => {
    if (index === null) throw new Problem('not_found');
    const { script, style } = reply.cspNonce;
    const html = index
      .replaceAll('<script', `<script nonce="${script}"`)
      .replace(
        '</head>',
        `<meta property="csp-nonce" nonce="${style}"><style nonce="${style}">${faces}</style><style nonce="${style}" data-brand></style></head>`,
      );
    return reply
      .removeHeader('x-frame-options')
      .headers({ 'content-security-policy': policy({ script, style }), 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
