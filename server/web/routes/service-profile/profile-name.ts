import { profileName } from '@hearthline/contract/profile.ts';
import { nameFields } from '@hearthline/rules/fields/name.ts';
import { changeOwnProfile } from '../../../identity/access/edit-profile.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../../http/route.ts';

export const putName = route(profileName, async ({ body, caller, ctx, request }) => {
  const judged = nameFields({ production: ctx.config.production }).safeParse({
    ...body,
    middleName: body.middleName ?? '',
    suffix: body.suffix ?? '',
  });
  if (!judged.success)
    throw new Problem('invalid_request', {
      errors: judged.error.issues.map((issue) => ({ field: issue.path.join('.'), message: issue.message })),
    });
  return changeOwnProfile(ctx, caller.identityUuid, { name: judged.data }, request);
});
