import { deskHandOver, deskNote, deskRelease, deskTake, deskTask, deskWork, deskWorkCounts } from '@hearthline/contract/desk/work.ts';
import { proposalsFor } from '../../../staff/work/proposals.ts';
import { identityChangesFor } from '../../../staff/application/identity-change.ts';
import { accessToDecide } from '../../../staff/access-proposals.ts';
import { handOver, noteOnTask, releaseTask, takeTask, taskDetail, workCounts, workPage } from '../../../staff/work/tasks.ts';
import { type Route, route } from '../../http/route.ts';

export const DESK_WORK_ROUTES: readonly Route[] = [
  route(deskWork, async ({ ctx, caller, query }) => workPage(ctx, caller, query)),
  route(deskWorkCounts, async ({ ctx, caller }) => {
    const lists = [await proposalsFor(ctx, caller), await identityChangesFor(ctx, caller), await accessToDecide(ctx, caller)];
    const waiting = lists.flat().filter(({ mayDecide }) => mayDecide);
    return workCounts(ctx, caller, waiting.length);
  }),
  route(deskTask, async ({ ctx, caller, params }) => taskDetail(ctx, caller, params.taskUuid)),
  route(deskTake, async ({ ctx, caller, params, body }) => takeTask(ctx, caller, { id: params.taskUuid, ...body })),
  route(deskHandOver, async ({ ctx, caller, params, body }) => handOver(ctx, caller, { id: params.taskUuid, ...body })),
  route(deskRelease, async ({ ctx, caller, params, body }) => releaseTask(ctx, caller, { id: params.taskUuid, ...body })),
  route(deskNote, async ({ ctx, caller, params, body }) => noteOnTask(ctx, caller, params.taskUuid, body.text)),
];
