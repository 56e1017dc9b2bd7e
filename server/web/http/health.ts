import type { FastifyInstance } from 'fastify';
import type { WebContext } from '../context.ts';
import { Problem } from '@hearthline/contract/problem.ts';

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

/** `/healthz`: the process runs. `/readyz`: database, queue and migrations are ready; whether published rates are late is shown beside. */
export function registerHealth(app: FastifyInstance, ctx: WebContext): void {
  app.get('/healthz', { schema: { hide: true }, config: { countedBy: 'none' } }, async () => ({ status: 'ok' }));
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
