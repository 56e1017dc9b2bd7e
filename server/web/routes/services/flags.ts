import { FLAG_ENDPOINTS, type decision } from '@hearthline/contract/services/flags.ts';
import { SURFACES } from '@hearthline/rules/experiments.ts';
import type { z } from 'zod';
import { assignedTo, trackerOf } from '../../../organizations/experiments.ts';
import { type FlagUser, isFlagOn, publicFlags } from '../../../organizations/flags.ts';
import type { Caller } from '../../../identity/request-parts.ts';
import type { WebContext } from '../../context.ts';
import { routes } from '../../http/route.ts';

type Sent = z.output<typeof decision.body>['optimizeUser'];

const isoInstant = (value: unknown): string | null => (typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null);

/** The user of a request (A §7.11): who it is comes from the session, never from the body. */
async function userOf(ctx: WebContext, caller: Caller, sent: Sent): Promise<FlagUser> {
  const identityUuid = caller.kind === 'identity' ? caller.identityUuid : null;
  const attributes = { ...sent?.attributes, ...sent };
  const application = attributes.applicationUuid;
  return {
    identityUuid,
    trackerId: await trackerOf(ctx.pool, identityUuid, sent?.trackerId),
    createdAt: identityUuid === null ? null : isoInstant(attributes.createdAt),
    applicationUuid: identityUuid !== null && typeof application === 'string' ? application : null,
  };
}

const DDP = { pilot: 'DDP_Pilot', needs: 'fe-heloc-direct-debt-payoff', variation: 'v1' } as const;

export const FLAG_ROUTES = routes(FLAG_ENDPOINTS, {
  features: async ({ body, caller, organization, ctx }) => publicFlags(ctx, organization, await userOf(ctx, caller, body.optimizeUser)),

  /** The reply for a flag that is not public equals that for an unknown one. */
  featureOne: async ({ body, caller, organization, ctx }) => {
    const flags = await publicFlags(ctx, organization, await userOf(ctx, caller, body.optimizeUser));
    return { enabled: flags.find(({ key }) => key === body.featureKey)?.enabled ?? false };
  },

  decision: async ({ body, caller, organization, ctx }) => {
    const user = await userOf(ctx, caller, body.optimizeUser);
    const flags = await publicFlags(ctx, organization, user);
    const experiments = await assignedTo(ctx, organization, user.trackerId);
    // the name under which an application records whether its debts are paid directly (B §7.9); a borrower's only
    const isPilot = (await isFlagOn(ctx, DDP.pilot, organization)) && (await isFlagOn(ctx, DDP.needs, organization));
    const pilot = { flagKey: DDP.pilot, enabled: isPilot, variationKey: isPilot ? DDP.variation : 'off', variables: {} };
    return {
      decisions: [
        ...flags.map(({ key, enabled, variables }) => ({
          flagKey: key,
          enabled,
          variationKey: enabled ? 'on' : 'off',
          variables: Object.fromEntries(variables.map((variable) => [variable.key, variable.defaultValue])),
        })),
        ...(caller.kind === 'identity' ? [pilot] : []),
        ...experiments.map(({ experiment, surface, variation }) => ({
          flagKey: surface,
          experimentKey: experiment,
          enabled: variation !== SURFACES[surface].control,
          variationKey: variation,
          variables: {},
        })),
      ],
    };
  },
});
