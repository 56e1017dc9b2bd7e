import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { CheckKind, CheckResult } from '@hearthline/providers/checks/port.ts';
import { v7 } from 'uuid';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { hasLineOnHome } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { GiveUp, conclusive, type StepRun } from '../../engine/step.ts';
import { portsOf } from '../../config/providers.ts';

/** Background checks on every applicant when the summary is signed (lending §1.2, row 14). */
const KINDS = ['WATCHLIST', 'SCRA', 'BANKRUPTCY', 'LISTING'] as const satisfies readonly CheckKind[];

/** Runs one check on the applicant. `occasion` keeps repeats apart: the same check runs again before funding. */
export async function runCheck(
  ctx: Context,
  application: Application,
  kind: CheckKind,
  occasion: string,
  signal: AbortSignal,
): Promise<{ clear: boolean; reason: string | null; data: CheckResult }> {
  const { first, last, dob, email, ssn } = await applicantOf(ctx, application);
  const address = await propertyAddress(ctx.pool, application);
  const person = { first, last, dob, email, ...(ssn !== null && { ssn }) };
  const { outcome, reasonCode, data } = conclusive(
    await portsOf(ctx, application).checks.start(
      { reference: application.uuid, kind, person, ...(kind === 'LISTING' && { address }) },
      { idempotencyKey: `${application.uuid}:${occasion}:${kind}`, signal },
    ),
  );
  if (!data) throw new GiveUp(reasonCode ?? outcome);
  return { clear: outcome === 'OK', reason: outcome === 'OK' ? null : reasonCode, data };
}

/** All background checks in one run: recorded together, or not at all. */
export const checksStep: StepRun = async (ctx, application, attempt, signal) => {
  const answers = await Promise.all(
    KINDS.map(async (kind) => ({ kind, ...(await runCheck(ctx, application, kind, `checks:application:${attempt}`, signal)) })),
  );
  const duplicate = await hasLineOnHome(ctx.pool, application);
  const keeps = await Promise.all(
    answers.map(async ({ kind, data }) =>
      sealedAnswer(ctx, { id: v7(), applicationUuid: application.uuid, kind: `check:${kind}`, attempt, data }),
    ),
  );
  return {
    facts: [
      ...answers.map(({ kind, clear, reason }): Fact => ({ type: 'checkMade', kind, attempt, clear, reason })),
      { type: 'checkMade', kind: 'DUPLICATE_LINE', attempt, clear: !duplicate, reason: duplicate ? 'LINE_ON_THIS_HOME' : null },
    ],
    write: async (client) => {
      for (const save of keeps) await save(client);
    },
  };
};
