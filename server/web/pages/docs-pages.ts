import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { markdownToHtml } from './markdown.ts';

const DOCS = join(import.meta.dirname, '../../../docs');

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#161f1b;background:#fff}
table{border-collapse:collapse}th,td{border:1px solid #d8dedb;padding:.35rem .6rem;text-align:left;vertical-align:top}
div{overflow-x:auto}code{background:#edf1ef;padding:.1em .3em;border-radius:3px}a{color:#14543f}`;

/** Pages for integrators: what each error code means, and in the sandbox everything one can do there. */
export function serveDocuments(app: FastifyInstance, config: Pick<Config, 'sandboxRoutes'>): void {
  const pages = [
    { path: '/docs/errors', file: 'errors.md', title: 'Errors' },
    ...(config.sandboxRoutes ? [{ path: '/docs/sandbox', file: 'sandbox.md', title: 'The sandbox' }] : []),
  ];
  for (const { path, file, title } of pages) {
    app.get(path, { schema: { hide: true } }, async (_request, reply) => {
      const content = markdownToHtml(await readFile(join(DOCS, file), 'utf8'));
      const page = `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} | Hearthline</title><style nonce="${reply.cspNonce.style}">${STYLE}</style></head><body><main>${content}</main></body></html>`;
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
    });
  }
}
