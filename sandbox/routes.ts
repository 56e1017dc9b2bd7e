import { inviteLender } from '@hearthline/server/staff/settings/new-lender/begin.ts';
import { SANDBOX_ENDPOINTS } from '@hearthline/contract/sandbox.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { sweepAll } from '@hearthline/server/engine/sweep.ts';
import { bodyOf } from '@hearthline/server/messages/outbox.ts';
import { setFlag } from '@hearthline/server/organizations/flags.ts';
import { idOf, staffActs } from './staff-acts.ts';
import { routes } from '@hearthline/server/web/http/route.ts';
import type { PageRequest } from '@hearthline/server/config/widgets.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import type { FastifyReply } from 'fastify';
import { wholeApplication } from './applications.ts';
import { finishWork } from './hold.ts';
import { startInquiry } from './inquiry.ts';
import { placeRecords } from '@hearthline/providers/world/name-server.ts';
import { PERSONAS } from './personas.ts';
import { play } from './play.ts';

/** Milliseconds in the units by which a clock is advanced. */
const UNIT = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** Passes a page of a simulator on to the browser: its status, its policy, and where it leads. */
async function passOn(ctx: WebContext, reply: FastifyReply, vendor: string, request: PageRequest): Promise<FastifyReply> {
  const page = await ctx.providers.widgets?.page(vendor, request).catch(() => null);
  if (page?.status === 404) throw new Problem('not_found');
  const type = page?.headers.get('content-type') ?? '';
  // A simulator that is told to fail answers without a page.
  if (!page || (page.status !== 303 && !type.startsWith('text/html'))) throw new Problem('not_ready');
  for (const name of PASSED_ON) {
    const value = page.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(page.status).send(await page.text());
}
const PASSED_ON = ['content-type', 'content-security-policy', 'referrer-policy', 'location'] as const;

export const SANDBOX_ROUTES = routes(SANDBOX_ENDPOINTS, {
  vendorPageGet: async ({ ctx, params: { vendor, token }, query: { q }, reply }) =>
    passOn(ctx, reply, vendor, { token, search: q === undefined ? '' : `?q=${encodeURIComponent(q)}`, form: null }),

  vendorPagePost: async ({ ctx, params: { vendor, token }, body, reply }) => passOn(ctx, reply, vendor, { token, search: '', form: body }),

  sandboxPersonas: () => PERSONAS.map((p) => ({ ...p })),

  sandboxApplications: async ({ ctx, body, request }) => play(ctx, request.server, body),

  sandboxInquiry: async ({ ctx, body }) => startInquiry(ctx, body),
  sandboxLenderInvitation: async ({ ctx, body }) => ({ path: await inviteLender(ctx.pool, body.email, ctx.clock.real()) }),

  sandboxApplicationGet: async ({ ctx, params }) => wholeApplication(ctx, params.uuid),

  sandboxClockGet: async ({ ctx, query }) => {
    await ctx.clock.refresh();
    return { now: ctx.clock.now(query.applicationUuid).toISOString(), offsetMs: ctx.clock.offsetMs(query.applicationUuid) };
  },

  /** Moves the clock and at once does the work that became due, so that the caller sees the outcome. */
  sandboxClockPost: async ({ ctx, body }) => {
    const uuid = body.applicationUuid;
    await ctx.clock.refresh();
    const by =
      'set' in body
        ? Date.parse(body.set) - ctx.clock.now(uuid).getTime()
        : Number.parseFloat(body.advance) * UNIT[body.advance.at(-1) as keyof typeof UNIT];
    if (by < 0) throw new Problem('conflict', { message: 'The test clock only goes forward' });
    await ctx.clock.advance(Math.round(by), uuid);
    await sweepAll(ctx, uuid);
    return { now: ctx.clock.now(uuid).toISOString(), offsetMs: ctx.clock.offsetMs(uuid) };
  },

  sandboxFlagsPut: async ({ ctx, body }) => {
    const { key, enabled, variables, org } = body;
    if (!(await setFlag(ctx, { key, enabled, variables, org })))
      throw new Problem('invalid_request', { message: 'There is no such flag', errors: [{ field: 'key', message: 'is not a flag' }] });
    return { key, enabled, org: org ?? null };
  },

  sandboxOutbox: async ({ ctx, query }) =>
    Promise.all(
      (await messagesTo(ctx.pool, query.to ?? null, query.applicationUuid ?? null)).map(async (row) => ({
        id: row.id,
        to: row.recipient,
        channel: row.channel,
        subject: row.subject,
        body: await bodyOf(ctx, row),
        at: row.at.toISOString(),
      })),
    ),

  sandboxDnsPut: ({ body }) => {
    placeRecords(body.name, body.texts);
    return body;
  },

  sandboxStaff: async ({ ctx, params, body }) =>
    staffActs(ctx, params.uuid, { ...body, as: body.as && { ...body.as, uuid: idOf(body.as.name) } }),

  sandboxWork: async ({ ctx, params, body }) => finishWork(ctx, params.uuid, body.name, body.outcome ?? 'finish'),
});
