import { featureOne } from '@hearthline/contract/flags.ts';
import { publicFlags } from '../../../organizations/flags.ts';
import { route } from '../../http/route.ts';

/** A flag the page may not know of answers like one that does not exist. */
export const one = route(featureOne, async ({ body, organization, ctx }) => {
  const flags = await publicFlags(ctx, organization);
  return { enabled: flags.find(({ key }) => key === body.featureKey)?.enabled ?? false };
});
