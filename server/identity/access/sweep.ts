import type { Context } from '../../config/context.ts';
import { sweepBroker } from '@hearthline/database/stores/person/broker-logins.ts';
import { sweepDrafts } from '@hearthline/database/stores/application/drafts.ts';
import { sweepLenderDrafts } from '@hearthline/database/stores/settings/lender-drafts.ts';
import { sweepSignInFailures } from '@hearthline/database/stores/person/sign-in-failures.ts';
import { sweepStaffSessions } from '@hearthline/database/stores/lender/staff-sessions.ts';
import { sweepCodes } from '@hearthline/database/stores/person/mailed-codes.ts';
import { sweepSignInSteps } from '@hearthline/database/stores/person/sign-in-steps.ts';
import { sweepSessions } from '@hearthline/database/stores/person/sessions.ts';
import { deleteOldTries } from '@hearthline/database/stores/lender/throttle.ts';

/** Deletes drafts past their thirty days, old sessions, counters, mailed codes and unfinished sign-ins; returns how many of each. Safe in any number of processes. */
export async function sweepAccess(
  ctx: Pick<Context, 'pool' | 'clock'>,
): Promise<{ drafts: number; sessions: number; counters: number; signIns: number }> {
  return {
    drafts: (await sweepDrafts(ctx.pool, ctx.clock.now())) + (await sweepLenderDrafts(ctx.pool, ctx.clock.real())),
    sessions: (await sweepSessions(ctx.pool, ctx.clock.real())) + (await sweepStaffSessions(ctx.pool, ctx.clock.real())),
    counters:
      (await deleteOldTries(ctx.pool, ctx.clock.real())) +
      (await sweepSignInFailures(ctx.pool, ctx.clock.real())) +
      (await sweepCodes(ctx.pool, ctx.clock.real())) +
      (await sweepSignInSteps(ctx.pool, ctx.clock.real())),
    signIns: await sweepBroker(ctx.pool, ctx.clock.real()),
  };
}
