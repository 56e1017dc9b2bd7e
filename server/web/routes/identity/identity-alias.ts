import { identityAlias } from '@hearthline/contract/identity.ts';
import { identityAnswer } from '../../../identity/access/identity-answer.ts';
import { route } from '../../http/route.ts';
import { putAlias } from '@hearthline/database/stores/person/identities.ts';

export const alias = route(identityAlias, async ({ body, caller, ctx }) => {
  await putAlias(ctx.pool, { identity_uuid: caller.identityUuid, type: body.type, value: body.value });
  const { aliases } = await identityAnswer(ctx, caller.identityUuid);
  return { aliases };
});
