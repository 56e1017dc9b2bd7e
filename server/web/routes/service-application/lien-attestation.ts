import { lienAttestation } from '@hearthline/contract/application/liens.ts';
import { edit, route } from '../../http/route.ts';

/** The borrower stands by the liens as a person has left them (lending §1.2, row 7m). */
export const register = route(lienAttestation, async (call) => ({
  version: (await edit(call, () => [{ type: 'liensAttested' }])).version,
}));
