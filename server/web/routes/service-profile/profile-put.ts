import { profilePut } from '@hearthline/contract/profile.ts';
import { changeOwnProfile } from '../../../identity/access/edit-profile.ts';
import { route } from '../../http/route.ts';

export const put = route(profilePut, async ({ body, caller, ctx, request }) =>
  changeOwnProfile(ctx, caller.identityUuid, { dob: body.dob, homeAddress: body.address }, request),
);
