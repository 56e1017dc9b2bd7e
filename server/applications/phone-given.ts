import { applicationsOf } from '@hearthline/database/stores/application/application.ts';
import type { ConditionCategory } from '@hearthline/rules/enums.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { Context } from '../config/context.ts';
import { record } from '../engine/record.ts';

const MISSING: ConditionCategory = 'MISSING_PHONE_NUMBER';

/** Closes the requests for a phone number on a person's active applications, once they have given one. `source` is the operation. */
export async function phoneGiven(ctx: Context, identityUuid: string, source: string): Promise<void> {
  for (const { uuid, active, facts } of await applicationsOf(ctx.pool, identityUuid)) {
    if (!active || !facts.openConditions.some(({ category }) => category === MISSING)) continue;
    await record(ctx, uuid, {
      by: { actor: 'borrower', ref: identityUuid, source },
      facts: (now) =>
        now.facts.openConditions
          .filter(({ category }) => category === MISSING)
          .map(({ id }): Fact => ({ type: 'conditionCleared', conditionId: id })),
    });
  }
}
