import { MAX_IDENTITY_TRIES } from '@hearthline/journey/steps/verification.ts';
import type { Verification } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { GiveUp, conclusive, type StepRun, TryLater } from '../../engine/step.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Seconds until a review of identity pictures that is still running is read again. */
const REVIEW_SECONDS = 5;

/** Result of the identity document (lending §1.2, row 19): the last failed attempt, and a forged document, are reviewed by staff. */
export const identityResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts } = application;
  const { sessionRef, tries } = facts.verification.identity;
  if (sessionRef === null) throw new GiveUp('NO_SESSION');
  const { outcome, reasonCode, data } = conclusive(await portsOf(ctx, application).identityDocuments.get(sessionRef, { signal }));
  if (reasonCode === 'NOT_SUBMITTED') throw new TryLater('NOT_SUBMITTED', true, REVIEW_SECONDS);
  const failed = outcome === 'NEEDS_INPUT' && tries < MAX_IDENTITY_TRIES;
  const verification: Verification = outcome === 'OK' ? 'VERIFIED' : failed ? 'FAILED_VERIFICATION' : 'PENDING_REVIEW';
  const save = data && (await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'identity', attempt, data }));
  return {
    facts: [{ type: 'identityChecked', tryNo: tries, verification, reason: reasonCode }],
    write: async (client) => {
      await save?.(client);
      await endOrder(client, servedBy(application, 'identityDocuments'), sessionRef, ctx.clock.now(uuid));
    },
  };
};
