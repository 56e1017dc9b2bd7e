import { HMDA_ACTIONS } from '@hearthline/rules/regulation/hmda/codes.ts';
import { hmdaLine } from '@hearthline/rules/regulation/hmda/record.ts';
import type { Context } from '../../config/context.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { answersOf, endedUnregistered, saveRegisterRow } from '@hearthline/database/stores/application/hmda.ts';
import { registerInput } from './row.ts';

/** An application that ended longer ago was entered long since, and its row may have been deleted: milliseconds of two years. */
const ENTERED_WITHIN = 730 * 86_400_000;
/** Applications in one round. */
const MOST = 100;

/**
 * Enters every application that ended in the register (12 CFR 1003.4(f): within 30 days of the quarter's end; here within the next round). Once
 * per application, in any number of processes. Returns how many were entered.
 */
export async function registerEnded(ctx: Context): Promise<number> {
  let written = 0;
  for (const uuid of await endedUnregistered(ctx.pool, new Date(ctx.clock.now().getTime() - ENTERED_WITHIN), MOST)) {
    // An application that cannot be reported must not stop the others.
    written += await registerOne(ctx, uuid).catch((err: unknown) => {
      ctx.log.error({ err, applicationUuid: uuid }, 'an application could not be entered in the register');
      return 0;
    });
  }
  return written;
}

async function registerOne(ctx: Context, uuid: string): Promise<number> {
  const application = await applicationByUuid(ctx.pool, uuid);
  const input = await registerInput(ctx, application, await answersOf(ctx.pool, uuid));
  if (!input) return 0;
  const row = { uuid, uli: input.uli, action: HMDA_ACTIONS[input.action], actionOn: input.actionOn, line: hmdaLine(input) };
  return saveRegisterRow(ctx.pool, row, ctx.clock.now(uuid));
}
