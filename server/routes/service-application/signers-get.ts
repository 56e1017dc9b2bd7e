import { signersGet } from '@hearthline/contract/application/signing.ts';
import type { Signer } from '@hearthline/journey/facts/application-state.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '../../stores/applications.ts';
import { signersOf } from '../../stores/parties.ts';

function stateOf(s: Signer | undefined) {
  if (s?.refused) return 'REFUSED';
  if (s?.signed) return 'SIGNED';
  if (s?.identified) return 'IDENTIFIED';
  if (s?.signedIn) return 'SIGNED_IN';
  return s?.invited ? 'INVITED' : 'NAMED';
}

export const register = route(signersGet, async ({ ctx, params }) => {
  const { facts } = await applicationByUuid(ctx.pool, params.uuid);
  const parties = await signersOf(ctx.pool, params.uuid);
  return parties
    .filter((p) => facts.full.signers.some((s) => s.id === p.id))
    .map((p) => ({
      id: p.id,
      name: `${p.first} ${p.last}`,
      email: p.email,
      role: p.role,
      state: stateOf(facts.full.signers.find((s) => s.id === p.id)),
    }));
});
