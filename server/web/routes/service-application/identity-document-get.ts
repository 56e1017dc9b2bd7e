import { identityGet } from '@hearthline/contract/application/identity-document.ts';
import { MAX_IDENTITY_TRIES } from '@hearthline/journey/steps/application.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(identityGet, async ({ ctx, params }) => {
  const { tries, verification, sessionRef, reason } = (await applicationByUuid(ctx.pool, params.uuid)).facts.applicationPhase.identity;
  return {
    tries,
    triesLeft: Math.max(0, MAX_IDENTITY_TRIES - tries),
    verification,
    pending: sessionRef !== null && verification === null,
    reason,
  };
});
