import { creditRepull } from '@hearthline/contract/application/credit.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { edit, route } from '../../http/route.ts';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { sealedFreezePin } from '@hearthline/database/stores/person/freeze-pin.ts';
import { profileRow } from '@hearthline/database/stores/person/profiles.ts';

export const register = route(creditRepull, async (call) => {
  const { ctx, body, caller } = call;
  await allowTry(ctx, [bucket(ctx.config, 'identityTries', call.params.uuid)]);
  const profile = await profileRow(ctx.pool, caller.identityUuid);
  const savePin = await sealedFreezePin(ctx, call.params.uuid, body.pin ?? null);
  const after = await edit(call, async (application, client) => {
    await savePin(client);
    const ssn: Fact[] =
      profile.ssn_secret !== null && profile.ssn_secret !== application.facts.ssnSecretId
        ? [{ type: 'ssnProvided', secretId: profile.ssn_secret }]
        : [];
    return [
      ...ssn,
      {
        // Asked again is the pull that did not find them: once there was a hard one, it is that.
        type: application.facts.applicationPhase.hardCredit === null ? 'creditRepullAsked' : 'hardCreditRepullAsked',
        withPin: body.pin !== undefined,
      },
    ];
  });
  return { version: after.version };
});
