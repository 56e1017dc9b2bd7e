import { profileSsn } from '@hearthline/contract/profile.ts';
import { isSsn } from '@hearthline/rules/fields/ssn.ts';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { editProfile, expectedVersion, putSsn } from '../../../identity/access/edit-profile.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';
import { profileRow } from '@hearthline/database/stores/person/profiles.ts';
import { SSN_MESSAGES } from '@hearthline/rules/fields/copy.ts';

export const put = route(profileSsn, async ({ body, caller, ctx, request }) => {
  if (!isSsn(body.ssn, { production: ctx.config.production }))
    throw new Problem('invalid_request', { errors: [{ field: 'ssn', message: SSN_MESSAGES.invalid }] });
  await allowTry(ctx, [bucket(ctx.config, 'identityTries', caller.identityUuid)]);
  const expected = expectedVersion(request);
  return editProfile(ctx, caller.identityUuid, async (client) => {
    const ssnLast4 = await putSsn(ctx, client, caller.identityUuid, body.ssn, ctx.clock.now(), expected);
    const { version } = await profileRow(client, caller.identityUuid);
    return { ssnLast4, version };
  });
});
