import { endpoint } from '@hearthline/contract/endpoint.ts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Access } from '../identity/access/access.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '../web/http/route.ts';

const uuid = z.uuid();
const open = endpoint({
  id: 'open',
  service: 'test',
  method: 'GET',
  path: '/service-test/open',
  access: 'anyone',
  summary: 'Open',
  query: z.object({ tag: z.string().optional() }),
  reply: z.object({ hello: z.string() }),
});
export const mine = endpoint({
  id: 'mine',
  service: 'test',
  method: 'GET',
  path: '/service-test/mine',
  access: 'signed-in',
  summary: 'Mine',
  reply: z.object({ id: z.string(), organization: z.string() }),
});
const owned = endpoint({
  id: 'owned',
  service: 'test',
  method: 'GET',
  path: '/service-test/{uuid}/owned',
  access: 'owner',
  summary: 'Owned',
  params: z.strictObject({ uuid }),
  reply: z.object({ id: z.string() }),
});
export const change = endpoint({
  id: 'change',
  service: 'test',
  method: 'POST',
  path: '/service-test/change',
  access: 'anyone',
  summary: 'Change',
  status: 201,
  body: z.strictObject({
    amount: z.number().min(1, 'Enter at least 1'),
    note: z.string().optional(),
    lines: z.array(z.strictObject({ city: z.string() })).optional(),
  }),
  reply: z.object({ effects: z.number() }),
});
const staffOnly = endpoint({
  id: 'staff',
  service: 'test',
  method: 'GET',
  path: '/service-test/staff',
  access: 'staff',
  summary: 'Staff',
  reply: z.object({}),
});
const play = endpoint({
  id: 'play',
  service: 'sandbox',
  method: 'GET',
  path: '/sandbox/play',
  access: 'sandbox',
  summary: 'Play',
  reply: z.object({ ok: z.boolean() }),
});
const broken = endpoint({
  id: 'broken',
  service: 'test',
  method: 'POST',
  path: '/service-test/broken',
  access: 'anyone',
  summary: 'Broken',
  body: z.strictObject({ how: z.string() }),
  reply: z.object({}),
});
/** Every kind of endpoint once. */
export const ENDPOINTS = [open, mine, owned, change, staffOnly, play, broken];

/** The only identity, and the only application it owns. */
export const OWN = randomUUID();
export const access: Access = {
  authenticate: async ({ request }) => {
    const { authorization } = request.headers;
    if (authorization === 'Bearer forged') return { kind: 'anonymous', reason: 'invalid-signature' };
    return authorization === 'Bearer good'
      ? { kind: 'identity', identityUuid: OWN, sessionId: 'session', emailProved: true, authenticatedAt: new Date(0) }
      : { kind: 'anonymous' };
  },
  partyTo: async (_ctx, caller, application) => (caller.kind === 'identity' && application === OWN ? { kind: 'borrower' } : null),
};

/** How often `change` took effect, and a function that releases a slow one. */
export const changeCounter = { effects: 0, release: (): void => undefined };
export const ROUTES = [
  route(open, async () => ({ hello: 'you', secret: 'not in the contract' }) as { hello: string }),
  route(mine, async ({ caller, organization }) => ({ id: caller.identityUuid, organization })),
  route(owned, async ({ params }) => ({ id: params.uuid })),
  route(change, async ({ body }) => {
    if (body.note === 'slow') await new Promise<void>((resolve) => (changeCounter.release = resolve));
    if (body.note === 'refuse') throw new Problem('conflict', { message: 'Not now' });
    changeCounter.effects += 1;
    return { effects: changeCounter.effects };
  }),
  route(staffOnly, async () => ({})),
  route(play, async () => ({ ok: true })),
  route(broken, async ({ body }) => {
    if (body.how === 'database') throw Object.assign(new Error('terminating connection'), { code: '57P01' });
    throw new Error(`a secret in a message: ${body.how}`);
  }),
];
