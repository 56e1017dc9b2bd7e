/** Session recordings: begun only where the visit was sampled and its visitor agreed; masked in the browser, and once more on arrival. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionKey } from './tracking.ts';

const ofContext = z.strictObject({ context: z.enum(['external', 'secure']).describe('secure: with the signed-in caller’s token') });

/** Largest piece of a recording, in bytes: the first holds a picture of the whole page with its styles. */
export const REPLAY_PIECE_BYTES = 1_500_000;

export const ftReplay = endpoint({
  id: 'ft-replay',
  service: 'ft',
  method: 'POST',
  path: '/ft/{context}/replay',
  access: 'anyone',
  poll: true,
  idempotent: false,
  status: 201,
  summary:
    'Begin the recording of a visit whose visitor agreed. Refused where the visit is not sampled, or the browser asks not to be tracked',
  params: ofContext,
  body: z.strictObject({ sessionKey, consent: z.literal(true) }),
  reply: z.object({
    id: z.uuid(),
    url: z.string().describe('Where the lender’s people watch it; sent with requests and stored with the application'),
  }),
  errors: ['forbidden', 'not_found', 'too_many_requests'],
});

export const ftReplayPiece = endpoint({
  id: 'ft-replay-piece',
  service: 'ft',
  method: 'POST',
  path: '/ft/{context}/replay/{id}',
  access: 'anyone',
  poll: true,
  idempotent: false,
  status: 204,
  bodyLimit: REPLAY_PIECE_BYTES,
  summary: 'Add a piece to a recording; a piece that is there already is ignored',
  params: ofContext.extend({ id: z.uuid() }),
  body: z.strictObject({
    sessionKey,
    seq: z.number().int().min(0).max(2000),
    events: z.array(z.record(z.string(), z.unknown())).min(1).max(5000),
  }),
  reply: z.null(),
  errors: ['not_found', 'quota_reached', 'too_large', 'too_many_requests'],
});

export const ftReplayEnd = endpoint({
  id: 'ft-replay-end',
  service: 'ft',
  method: 'DELETE',
  path: '/ft/{context}/replay/{id}/{visit}/{tracker}',
  access: 'anyone',
  poll: true,
  idempotent: false,
  status: 204,
  summary: 'Delete a recording: its visitor changed their mind. The address has the whole key of the visit',
  params: ofContext.extend({ id: z.uuid(), visit: z.uuid(), tracker: z.uuid() }),
  reply: z.null(),
  errors: ['not_found', 'too_many_requests'],
});

export const REPLAY_ENDPOINTS = { ftReplay, ftReplayPiece, ftReplayEnd };
