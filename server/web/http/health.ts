import type { FastifyInstance } from 'fastify';
import type { WebContext } from '../context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { resolveHost } from '@hearthline/orgs/hosts.ts';
import { hostQuestion } from '../../organizations/organizations.ts';

/** Longest a readiness check waits for the database, in milliseconds: 503 within a second (quality R2). */
const PATIENCE = 800;

async function respondsInTime(check: () => Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE);
  });
  try {
    return await Promise.race([check().catch(() => false), late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * `/healthz`: the process runs. `/readyz`: database, queue and migrations are ready; whether published rates are late is shown beside. `/hostz?domain=`:
 * whether a host is served, which a proxy asks before it obtains a certificate for it; anybody learns as much by asking for a page there.
 */
export function registerHealth(app: FastifyInstance, ctx: WebContext): void {
  app.get('/healthz', { schema: { hide: true }, config: { countedBy: 'none' } }, async () => ({ status: 'ok' }));
  app.get('/hostz', { schema: { hide: true }, config: { countedBy: 'none' } }, async ({ query }) => {
    const { domain } = query as { readonly domain?: unknown };
    const asked = hostQuestion(ctx, typeof domain === 'string' ? domain : '');
    if (resolveHost({ ...asked, unknownHostIsPrimary: false }).kind === 'neutral') throw new Problem('not_found');
    return { status: 'served' };
  });
  app.get('/readyz', { schema: { hide: true }, config: { countedBy: 'none' } }, async (_request, reply) => {
    const ask = async (all: typeof ctx.readiness, otherwise: string) =>
      Object.fromEntries(
        await Promise.all(Object.entries(all).map(async ([name, check]) => [name, (await respondsInTime(check)) ? 'ok' : otherwise])),
      ) as Readonly<Record<string, string>>;
    const [checks, freshness] = await Promise.all([ask(ctx.readiness, 'failed'), ask(ctx.freshness, 'late')]);
    if (Object.values(checks).every((answer) => answer === 'ok')) return reply.send({ status: 'ready', checks, freshness });
    throw new Problem('not_ready', { extra: { checks }, headers: { 'retry-after': '1' } });
  });
}
