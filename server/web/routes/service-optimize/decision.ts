import { decision } from '@hearthline/contract/flags.ts';
import { publicFlags } from '../../../organizations/flags.ts';
import { route } from '../../http/route.ts';

export const decide = route(decision, async ({ organization, ctx }) => {
  const flags = await publicFlags(ctx, organization);
  return {
    decisions: flags.map(({ key, enabled, variables }) => ({
      flagKey: key,
      enabled,
      variationKey: enabled ? 'on' : 'off',
      variables: Object.fromEntries(variables.map((variable) => [variable.key, variable.defaultValue])),
    })),
  };
});
