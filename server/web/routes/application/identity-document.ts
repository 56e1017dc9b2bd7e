import { IDENTITY_DOCUMENT_ENDPOINTS } from '@hearthline/contract/application/identity-document.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { MAX_IDENTITY_TRIES, SELFIE_AFTER } from '@hearthline/journey/steps/verification.ts';
import { picturesOf, requireSelfie, startReview } from '../../../uploads/identity-pictures.ts';
import { edit, routes } from '../../http/route.ts';
import { portsOf, servedBy } from '../../../config/providers.ts';

export const IDENTITY_DOCUMENT_ROUTES = routes(IDENTITY_DOCUMENT_ENDPOINTS, {
  identityGet: async ({ ctx, params }) => {
    const { tries, verification, sessionRef, reason } = (await applicationByUuid(ctx.pool, params.uuid)).facts.verification.identity;
    return {
      tries,
      triesLeft: Math.max(0, MAX_IDENTITY_TRIES - tries),
      verification,
      pending: sessionRef !== null && verification === null,
      reason,
      selfieAsked: reason === SELFIE_AFTER,
    };
  },

  /** Submits uploaded pictures for review. The third failed attempt is reviewed by staff, and no picture is submitted during a review. */
  identityPost: async (call) => {
    const { ctx, params, body, caller } = call;
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts, uuid } = application;
    const { tries, sessionRef, verification, reason } = facts.verification.identity;
    if ((sessionRef !== null && verification === null) || verification === 'PENDING_REVIEW' || tries >= MAX_IDENTITY_TRIES)
      throw new Problem('conflict', { message: 'We are already reviewing your document' });
    requireSelfie(reason, body);
    const pictures = await picturesOf(ctx, uuid, caller.identityUuid, body);
    const person = await applicantOf(ctx, application);
    const tryNo = tries + 1;
    const ref = await startReview(portsOf(ctx, application), pictures, { reference: uuid, person, key: `${uuid}:identity:${tryNo}` });
    const after = await edit(call, async (_, client) => {
      await saveOrder(
        client,
        {
          provider: servedBy(application, 'identityDocuments'),
          ref,
          applicationUuid: uuid,
          step: 'identity-result',
          subject: '',
          turn: tryNo,
        },
        ctx.clock.now(uuid),
      );
      return [{ type: 'identitySubmitted', tryNo, sessionRef: ref }];
    });
    return { version: after.version };
  },
});
