import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const ONE_DAY = 'public, max-age=86400';
const FOREVER = 'public, max-age=31536000, immutable';

/** The built client: hashed files under /assets/ for ever, the rest (logos, icons) for a day. index.html is never served raw. */
export async function serveAssets(app: FastifyInstance, clientFolder: string): Promise<void> {
  if (!existsSync(clientFolder)) return;
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html', 'index.*.html', '**/*.json', '.vite/**'],
    // The build leaves a brotli and a gzip form beside what gains by it.
    preCompressed: true,
    serveDotFiles: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.header('cache-control', path.startsWith(join(clientFolder, 'assets')) ? FOREVER : ONE_DAY);
    },
  });
}
