import { coDeedStatus } from '@hearthline/contract/signers.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import { applicationsOf } from '@hearthline/database/stores/application/application.ts';
import { route } from '../../http/route.ts';
import { partOf } from '../../../applications/signers/profile.ts';

/** Of the caller's own application, or of one they sign. */
export const register = route(coDeedStatus, async ({ ctx, caller, query: { applicationUuid } }) => {
  const mine = await applicationsOf(ctx.pool, caller.identityUuid);
  const own = mine.find((a) => (applicationUuid === undefined ? a.active : a.uuid === applicationUuid));
  const found = own ?? (await partOf(ctx, caller.identityUuid, applicationUuid)).application;
  return { coDeedStatus: statusAnswer(found.facts, found.settings, found.version, found.since.toISOString()).coDeedStatus };
});
