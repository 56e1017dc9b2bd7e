/** Session recordings as the lender's people watch them. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { paged, pageNumber, viewNote, viewReason } from './parts.ts';

const service = 'desk';
const path = '/desk/api/v1/replays';
const roles = ['compliance', 'admin', 'auditor'] as const;
const recording = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  seconds: z.number().int().describe('From the consent to the last piece'),
  width: z.number().int().nullable().describe('Width of the window, pixels'),
  applicationUuid: z.uuid().nullable(),
  loanNumber: z.string().nullable(),
});

export const deskReplaysGet = endpoint({
  id: 'desk-replays-get',
  service,
  method: 'GET',
  path,
  access: 'staff',
  roles,
  summary: 'Recordings of the lender’s visitors, newest first',
  query: z.strictObject({ page: pageNumber, application: text(40).optional().describe('A loan number, or the id of an application') }),
  reply: paged(recording),
});

export const deskReplayView = endpoint({
  id: 'desk-replay-view',
  service,
  method: 'POST',
  path: `${path}/{id}/view`,
  access: 'staff',
  roles,
  idempotent: false,
  summary:
    'Watch a recording: a few of its pieces from one on. It is a line in the log of views, and what is watched of it within an hour is no other',
  params: z.strictObject({ id: z.uuid() }),
  body: z.strictObject({ from: z.number().int().min(0).max(2000), reason: viewReason, note: viewNote }),
  reply: recording.extend({
    events: z.array(z.record(z.string(), z.unknown())),
    next: z.number().int().nullable().describe('The next piece to ask for; null at the end'),
  }),
  errors: ['not_found'],
});

export const DESK_REPLAY_ENDPOINTS = { deskReplaysGet, deskReplayView };
