import { sandboxClockGet } from '@hearthline/contract/sandbox.ts';
import { route } from '@hearthline/server/web/http/route.ts';

export const register = route(sandboxClockGet, async ({ ctx, query }) => {
  await ctx.clock.refresh();
  return { now: ctx.clock.now(query.applicationUuid).toISOString(), offsetMs: ctx.clock.offsetMs(query.applicationUuid) };
});
