import { DESK_FLAG_ENDPOINTS } from '@hearthline/contract/desk/flags.ts';
import { experimentsOfLender, flagsOfLender, planExperiment, turnExperiment, turnFlag } from '../../../staff/settings/flags.ts';
import { routes } from '../../http/route.ts';

export const DESK_FLAG_ROUTES = routes(DESK_FLAG_ENDPOINTS, {
  deskFlagsGet: async ({ ctx, caller }) => flagsOfLender(ctx, caller.organization),

  deskFlagPut: async ({ ctx, caller, params, body }) => {
    await turnFlag(ctx, caller, params.key, body);
    return flagsOfLender(ctx, caller.organization);
  },

  deskExperimentsGet: async ({ ctx, caller }) => experimentsOfLender(ctx, caller.organization),

  deskExperimentPost: async ({ ctx, caller, body }) => {
    await planExperiment(ctx, caller, body);
    return experimentsOfLender(ctx, caller.organization);
  },

  deskExperimentStart: async ({ ctx, caller, params, body }) => {
    await turnExperiment(ctx, caller, params.experimentUuid, 'started', body.reason);
    return experimentsOfLender(ctx, caller.organization);
  },

  deskExperimentStop: async ({ ctx, caller, params, body }) => {
    await turnExperiment(ctx, caller, params.experimentUuid, 'stopped', body.reason);
    return experimentsOfLender(ctx, caller.organization);
  },
});
