import { infoPut, hmdaPost } from '@hearthline/contract/application/info.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveHmda } from '@hearthline/database/stores/application/hmda.ts';
import { profileRow } from '@hearthline/database/stores/person/profiles.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { isMarried, needsSpouse } from '@hearthline/rules/regulation/states.ts';
import { named } from '../../../applications/signers/change.ts';
import { edit, type Route, route } from '../../http/route.ts';

export const INFO_ROUTES: readonly Route[] = [
  /** Co-owners must be named, because they sign the deed; a sole owner has none (lending §1.4.5). */
  route(infoPut, async (call) => {
    const { ctx, body, caller } = call;
    if (body.ownership === 'JOINT' && body.otherOwners.length === 0)
      throw new Problem('conflict', {
        message: 'Name the other owners of the home',
        errors: [{ field: 'otherOwners', message: 'Required' }],
      });
    const { created } = (await applicationByUuid(ctx.pool, call.params.uuid)).facts;
    // A spouse on the title signs as an owner; one who is separated is still married.
    if (
      created &&
      isMarried(body.maritalStatus) &&
      needsSpouse(created.state, created.occupancy === 'HOME') &&
      !body.otherOwners.some((o) => o.role === 'SPOUSE' || (body.ownership === 'JOINT' && o.isSpouse))
    )
      throw new Problem('conflict', {
        message: `In ${STATE_NAMES[created.state]} your spouse signs the deed too, also without owning the home. Tell us who that is.`,
        errors: [{ field: 'otherOwners', message: 'Name your spouse' }],
      });
    const profile = await profileRow(ctx.pool, caller.identityUuid);
    const ssnSecretId = profile.ssn_secret;
    if (ssnSecretId === null)
      throw new Problem('conflict', {
        message: 'We need your social security number first',
        errors: [{ field: 'ssn', message: 'Required' }],
      });
    const after = await edit(call, async (application, client) => {
      const instead = application.facts.applicationPhase.signers.map(({ id }) => id);
      const signers: Fact[] = [];
      for (const [index, owner] of body.otherOwners.entries()) {
        const { fact } = await named(ctx, client, application, owner, { instead, at: `otherOwners.${index}.` });
        signers.push(fact);
      }
      return [
        ...instead.map((id): Fact => ({ type: 'signerRemoved', signerId: id })),
        { type: 'additionalInfoGiven', ownership: body.ownership, maritalStatus: body.maritalStatus, purpose: body.purpose, ssnSecretId },
        ...signers,
      ];
    });
    return { version: after.version };
  }),

  route(hmdaPost, async (call) => {
    const after = await edit(call, async ({ uuid }, client) => {
      await saveHmda(client, uuid, call.body, call.ctx.clock.now(uuid));
      return [{ type: 'hmdaAnswered' }];
    });
    return { version: after.version };
  }),
];
