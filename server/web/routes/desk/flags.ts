import {
  deskExperimentPost,
  deskExperimentsGet,
  deskExperimentStart,
  deskExperimentStop,
  deskFlagPut,
  deskFlagsGet,
} from '@hearthline/contract/desk/flags.ts';
import { experimentsOfLender, flagsOfLender, planExperiment, turnExperiment, turnFlag } from '../../../staff/settings/flags.ts';
import { type Route, route } from '../../http/route.ts';

export const DESK_FLAG_ROUTES: readonly Route[] = [
  route(deskFlagsGet, async ({ ctx, caller }) => flagsOfLender(ctx, caller.organization)),

  route(deskFlagPut, async ({ ctx, caller, params, body }) => {
    await turnFlag(ctx, caller, params.key, body);
    return flagsOfLender(ctx, caller.organization);
  }),

  route(deskExperimentsGet, async ({ ctx, caller }) => experimentsOfLender(ctx, caller.organization)),

  route(deskExperimentPost, async ({ ctx, caller, body }) => {
    await planExperiment(ctx, caller, body);
    return experimentsOfLender(ctx, caller.organization);
  }),

  route(deskExperimentStart, async ({ ctx, caller, params, body }) => {
    await turnExperiment(ctx, caller, params.experimentUuid, 'started', body.reason);
    return experimentsOfLender(ctx, caller.organization);
  }),

  route(deskExperimentStop, async ({ ctx, caller, params, body }) => {
    await turnExperiment(ctx, caller, params.experimentUuid, 'stopped', body.reason);
    return experimentsOfLender(ctx, caller.organization);
  }),
];
