import { PROFILE_ENDPOINTS } from '@hearthline/contract/identity/profile.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { profileOf, profileRow } from '@hearthline/database/stores/person/profiles.ts';
import { SSN_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { isSsn } from '@hearthline/rules/fields/ssn.ts';
import { changeOwnProfile, editProfile, putSsn, requireBorn, requireLastName, versionIn } from '../../../identity/access/edit-profile.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { profileConsents } from '../../../identity/consents/consent-texts.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { changeName } from '../../../steps/identity/change-name.ts';
import { routes } from '../../http/route.ts';

export const PROFILE_ROUTES = routes(PROFILE_ENDPOINTS, {
  profileGet: async ({ caller, ctx }) => profileOf(ctx.pool, ctx.secrets, caller.identityUuid),

  profilePut: async ({ body, caller, ctx, request }) => {
    if (body.dob !== undefined) requireBorn(ctx, body.dob, 'dob');
    return changeOwnProfile(ctx, caller.identityUuid, { dob: body.dob, homeAddress: body.address }, request);
  },

  profilePatch: async ({ body, caller, ctx, request }) => changeOwnProfile(ctx, caller.identityUuid, body, request),

  profileName: async ({ body, caller, ctx, request }) => {
    requireLastName(ctx.config, body.lastName, 'lastName');
    const { identityUuid } = caller;
    // A name sent without a middle name keeps the stored one (A §7); without a suffix it has none.
    const change = { identityUuid, name: { ...body, suffix: body.suffix ?? '' }, at: ctx.clock.now(), application: null };
    return editProfile(ctx, identityUuid, async (client) => {
      await changeName(ctx, client, { ...change, expected: versionIn(request), tells: 'SELF' });
      return profileOf(client, ctx.secrets, identityUuid);
    });
  },

  profilePhone: async ({ body, caller, ctx, request }) => changeOwnProfile(ctx, caller.identityUuid, { phone: body.number }, request),

  profileSsn: async ({ body, caller, ctx, request }) => {
    if (!isSsn(body.ssn, { production: ctx.config.production }))
      throw new Problem('invalid_request', { errors: [{ field: 'ssn', message: SSN_MESSAGES.invalid }] });
    await allowAttempt(ctx, [bucket(ctx.config, 'identityAttempts', caller.identityUuid)]);
    const expected = versionIn(request);
    return editProfile(ctx, caller.identityUuid, async (client) => {
      const ssnLast4 = await putSsn(ctx, client, caller.identityUuid, body.ssn, ctx.clock.now(), expected);
      const { version } = await profileRow(client, caller.identityUuid);
      return { ssnLast4, version };
    });
  },

  profileConsentTypes: ({ organization, ctx }) => profileConsents(lenderOf(ctx, organization)),
});
