import { sandboxClockPost } from '@hearthline/contract/sandbox.ts';
import { sweepAll } from '@hearthline/server/engine/sweep.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '@hearthline/server/web/http/route.ts';

const UNIT = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Moves time and does at once what fell due, so that whoever moved it sees the outcome. */
export const register = route(sandboxClockPost, async ({ ctx, body }) => {
  const uuid = body.applicationUuid;
  await ctx.clock.refresh();
  const by =
    'set' in body
      ? Date.parse(body.set) - ctx.clock.now(uuid).getTime()
      : Number.parseFloat(body.advance) * UNIT[body.advance.at(-1) as keyof typeof UNIT];
  if (by < 0) throw new Problem('conflict', { message: 'The test clock only goes forward' });
  await ctx.clock.advance(Math.round(by), uuid);
  await sweepAll(ctx, uuid);
  return { now: ctx.clock.now(uuid).toISOString(), offsetMs: ctx.clock.offsetMs(uuid) };
});
