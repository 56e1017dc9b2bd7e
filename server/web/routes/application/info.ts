import { INFO_ENDPOINTS } from '@hearthline/contract/application/info.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveHmda } from '@hearthline/database/stores/application/hmda.ts';
import { profileRow } from '@hearthline/database/stores/person/profiles.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { owes } from '@hearthline/journey/steps/signers.ts';
import { changeableSigner, namedSigner, requireMaritalStatus, requireSpouses } from '../../../applications/signers/change.ts';
import { edit, routes } from '../../http/route.ts';

export const INFO_ROUTES = routes(INFO_ENDPOINTS, {
  /** Co-owners must be named, because they sign the deed; a sole owner has none (lending §1.4.5). */
  infoPut: async (call) => {
    const { ctx, body, caller } = call;
    if (body.ownership === 'JOINT' && body.otherOwners.length === 0)
      throw new Problem('conflict', {
        message: 'Name the other owners of the home',
        errors: [{ field: 'otherOwners', message: 'Required' }],
      });
    const { facts } = await applicationByUuid(ctx.pool, call.params.uuid);
    const { ownership, maritalStatus, otherOwners: others } = body;
    for (const [index, owner] of others.entries()) requireMaritalStatus(ownership, owner, `otherOwners.${index}.`);
    requireSpouses({ facts, ownership, maritalStatus, others, field: 'otherOwners' });
    const profile = await profileRow(ctx.pool, caller.identityUuid);
    const ssnSecretId = profile.ssn_secret;
    if (ssnSecretId === null)
      throw new Problem('conflict', {
        message: 'We need your Social Security number first',
        errors: [{ field: 'ssn', message: 'Required' }],
      });
    const after = await edit(call, async (application, client) => {
      const instead = application.facts.verification.signers.map(({ id }) => id);
      const signers: Fact[] = [];
      for (const [index, owner] of body.otherOwners.entries()) {
        const { fact } = await namedSigner(ctx, client, application, owner, { instead, at: `otherOwners.${index}.` });
        signers.push(fact);
      }
      return [
        ...instead.map((id): Fact => ({ type: 'signerRemoved', signerId: id })),
        { type: 'additionalInfoGiven', ownership: body.ownership, maritalStatus: body.maritalStatus, purpose: body.purpose, ssnSecretId },
        ...signers,
      ];
    });
    return { version: after.version };
  },

  hmdaPost: async (call) => {
    const after = await edit(call, async ({ uuid }, client) => {
      await saveHmda(client, uuid, 'borrower', call.body, call.ctx.clock.now(uuid));
      return [{ type: 'hmdaAnswered' }];
    });
    return { version: after.version };
  },

  /** Once: who owes the line applies for it too. Other owners are no applicants (12 CFR 1003.4(a)(10)). */
  signerHmda: async (call) => {
    const { ctx, body, party } = call;
    const after = await edit(call, async (application, client) => {
      const part = changeableSigner(application, party.signerId);
      if (!owes(part)) throw new Problem('conflict', { message: 'You are not asked for this: you sign for the home, not for the debt' });
      if (part.signed || part.refused || part.hmdaAnswered)
        throw new Problem('out_of_order', { message: 'You have answered that already' });
      await saveHmda(client, application.uuid, party.signerId, body, ctx.clock.now(application.uuid));
      return [{ type: 'signerHmdaAnswered', signerId: party.signerId }];
    });
    return { version: after.version };
  },
});
