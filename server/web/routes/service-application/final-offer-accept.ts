import { finalOfferAccept } from '@hearthline/contract/application/signing.ts';
import { edit, route } from '../../http/route.ts';

export const register = route(finalOfferAccept, async (call) => ({
  version: (await edit(call, () => [{ type: 'finalTermsAccepted' }])).version,
}));
