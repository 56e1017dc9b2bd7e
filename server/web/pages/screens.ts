import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../config/config.ts';

/** The output of `npm run screens`: every screen in every state. */
const BUILT = join(import.meta.dirname, '../../../storybook-static');

/** The catalog starts with inline scripts and shows its screens in frames: a policy for its path only, in the sandbox only. */
const POLICY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; frame-ancestors 'self'; object-src 'none'; base-uri 'none'";

/** `/docs/screens`: every screen, every state, every lender. Absent in production; says how to build it when it is not built. */
export async function serveScreens(app: FastifyInstance, config: Pick<Config, 'sandboxRoutes'>, folder: string = BUILT): Promise<void> {
  if (!config.sandboxRoutes) return;
  app.get('/docs/screens', { schema: { hide: true } }, async (_request, reply) => {
    if (existsSync(join(folder, 'index.html'))) return reply.redirect('/docs/screens/index.html');
    return reply
      .code(404)
      .type('text/plain; charset=utf-8')
      .send('The catalog of screens is not built yet. Run `npm run screens`, then start again.');
  });
  if (!existsSync(folder)) return;
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/docs/screens/',
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('content-security-policy', POLICY);
      void reply.header('x-frame-options', 'SAMEORIGIN');
      void reply.header('cache-control', 'no-cache');
    },
  });
}
