import { features, featureOne, decision } from '@hearthline/contract/flags.ts';
import { publicFlags } from '../../organizations/flags.ts';
import { type Route, route } from '../http/route.ts';

export const FLAG_ROUTES: readonly Route[] = [
  route(features, async ({ organization, ctx }) => publicFlags(ctx, organization)),

  /** The reply for a flag that is not public equals that for an unknown one. */
  route(featureOne, async ({ body, organization, ctx }) => {
    const flags = await publicFlags(ctx, organization);
    return { enabled: flags.find(({ key }) => key === body.featureKey)?.enabled ?? false };
  }),

  route(decision, async ({ organization, ctx }) => {
    const flags = await publicFlags(ctx, organization);
    return {
      decisions: flags.map(({ key, enabled, variables }) => ({
        flagKey: key,
        enabled,
        variationKey: enabled ? 'on' : 'off',
        variables: Object.fromEntries(variables.map((variable) => [variable.key, variable.defaultValue])),
      })),
    };
  }),
];
