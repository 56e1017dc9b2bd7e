import { addressSuggestions } from '@hearthline/contract/application/property.ts';
import { route } from '../../http/route.ts';

/** A vendor that does not answer gives no suggestions: the person types the address. */
export const register = route(
  addressSuggestions,
  async ({ query, ctx }) => (await ctx.providers.address.suggest(query.text)).data?.map((a) => ({ ...a, street2: a.street2 })) ?? [],
);
