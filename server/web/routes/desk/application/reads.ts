import { DESK_APPLICATION_ENDPOINTS, type deskApplication } from '@hearthline/contract/desk/application/reads.ts';
import { versionOf } from '@hearthline/database/stores/application/application.ts';
import { everyDocument } from '../../../../staff/application/documents.ts';
import { figuresOf } from '../../../../staff/application/figures.ts';
import { messagesOf } from '../../../../staff/application/messages.ts';
import { ordersFor } from '../../../../staff/application/orders.ts';
import { ownApplication } from '../../../../staff/own.ts';
import { partiesOf } from '../../../../staff/application/parties.ts';
import { summaryOf } from '../../../../staff/application/summary.ts';
import { timelineOf } from '../../../../staff/application/timeline.ts';
import { type Call, routes } from '../../../http/route.ts';

const own = async ({ ctx, caller, params }: Pick<Call<typeof deskApplication>, 'ctx' | 'caller' | 'params'>) =>
  ownApplication(ctx, caller, params.uuid);

export const DESK_APPLICATION_ROUTES = routes(DESK_APPLICATION_ENDPOINTS, {
  deskApplication: async (call) => summaryOf(call.ctx, await own(call), call.caller),

  deskVersion: async (call) => {
    const { ctx, caller, request, reply, query } = call;
    const { uuid, version: now } = await own(call);
    if (query.wait === undefined || query.after !== now) return { version: now };
    const release = ctx.limits.hold(caller.sessionId, request.ip);
    const waiting = ctx.changes.wait(uuid, now, query.wait * 1000, ctx.stopping);
    reply.raw.once('close', waiting.release);
    await waiting.version.finally(release);
    return { version: (await versionOf(ctx.pool, uuid)) ?? now };
  },

  deskTimeline: async (call) => timelineOf(call.ctx, await own(call), call.caller, call.query),
  deskParties: async (call) => partiesOf(call.ctx, await own(call), call.caller),
  deskFigures: async (call) => ({ groups: await figuresOf(call.ctx, await own(call)) }),

  deskDocuments: async (call) => everyDocument(call.ctx, await own(call), call.caller),
  deskMessages: async (call) => messagesOf(call.ctx, (await own(call)).uuid),
  deskOrders: async (call) => ordersFor(call.ctx, await own(call), call.caller),
});
