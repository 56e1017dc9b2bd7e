import { signersGet } from '@hearthline/contract/signers.ts';
import { route } from '../../http/route.ts';
import { stateOf } from '../../../applications/signers/profile.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';

export const register = route(signersGet, async ({ ctx, params }) => {
  const { facts } = await applicationByUuid(ctx.pool, params.uuid);
  const rows = await signersOfApplication(ctx.pool, params.uuid);
  return rows.flatMap((row) => {
    const part = facts.applicationPhase.signers.find((s) => s.id === row.id);
    if (!part) return [];
    const { id, first, last, email, role, invitationExpiresAt } = row;
    return [{ id, name: `${first} ${last}`, email, role, state: stateOf(part), invitedUntil: invitationExpiresAt?.toISOString() ?? null }];
  });
});
