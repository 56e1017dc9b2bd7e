import { DESK_WORK_ENDPOINTS } from '@hearthline/contract/desk/work.ts';
import { proposalsFor } from '../../../staff/actions/proposals.ts';
import { identityChangesFor } from '../../../staff/application/identity-change.ts';
import { accessToDecide } from '../../../staff/access-proposals.ts';
import { handOver, noteOnTask, releaseTask, takeTask, taskDetail, workCounts, workPage } from '../../../staff/work/tasks.ts';
import { routes } from '../../http/route.ts';

export const DESK_WORK_ROUTES = routes(DESK_WORK_ENDPOINTS, {
  deskWork: async ({ ctx, caller, query }) => workPage(ctx, caller, query),
  deskWorkCounts: async ({ ctx, caller }) => {
    const lists = [await proposalsFor(ctx, caller), await identityChangesFor(ctx, caller), await accessToDecide(ctx, caller)];
    const waiting = lists.flat().filter(({ mayDecide }) => mayDecide);
    return workCounts(ctx, caller, waiting.length);
  },
  deskTask: async ({ ctx, caller, params }) => taskDetail(ctx, caller, params.taskUuid),
  deskTake: async ({ ctx, caller, params, body }) => takeTask(ctx, caller, { id: params.taskUuid, ...body }),
  deskHandOver: async ({ ctx, caller, params, body }) => handOver(ctx, caller, { id: params.taskUuid, ...body }),
  deskRelease: async ({ ctx, caller, params, body }) => releaseTask(ctx, caller, { id: params.taskUuid, ...body }),
  deskNote: async ({ ctx, caller, params, body }) => noteOnTask(ctx, caller, params.taskUuid, body.text),
});
