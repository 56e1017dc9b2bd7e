/** Visits and events: counted, never linked to a profile. Only what rules/tracking.ts allows is stored. */
import { EVENT_TYPES, TRACKED_EVENTS, WEB_VITALS } from '@hearthline/rules/tracking.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

const ofContext = z.strictObject({ context: z.enum(['external', 'secure']).describe('secure: with the signed-in caller’s token') });
const told = z.record(text(60), z.unknown()).describe('Members not on the allow-list are dropped, not refused');
const size = z.number().int().min(0).max(100_000).optional();
const errors = ['not_found', 'too_many_requests'] as const;

export const sessionKey = z.strictObject({
  uuid: z.uuid(),
  epoch: z.number().int().describe('Start of the visit, milliseconds since 1970'),
  trackerUuid: z.uuid().describe('The visitor’s id, for this tab only'),
});
export type SessionKey = z.infer<typeof sessionKey>;

export const ftSession = endpoint({
  id: 'ft-session',
  service: 'ft',
  method: 'POST',
  path: '/ft/{context}/session',
  access: 'anyone',
  poll: true,
  idempotent: false,
  summary: 'Start a visit, or continue the one whose key is sent',
  params: ofContext,
  body: z.strictObject({
    platform: z.literal('WEB'),
    libVersion: text(40),
    referrer: text(2000).nullable().optional(),
    queryParams: told.optional(),
    screenWidth: size,
    screenHeight: size,
    windowWidth: size,
    windowHeight: size,
    sessionKey: sessionKey.nullable().optional(),
    appVersion: text(40).optional(),
  }),
  reply: z.object({
    sessionKey,
    sampled: z
      .object({ monitoring: z.boolean(), replay: z.boolean() })
      .describe('Whether this visit reports errors and web vitals, and whether its visitor is asked for a recording'),
  }),
  errors: ['too_many_requests'],
});

export const ftEvent = endpoint({
  id: 'ft-event',
  service: 'ft',
  method: 'POST',
  path: '/ft/{context}/event',
  access: 'anyone',
  poll: true,
  idempotent: false,
  status: 204,
  summary: 'Store one event of a visit; a repeated one is stored once, except with dontDedupe',
  params: ofContext,
  body: z.strictObject({
    domain: text(253).optional().describe('Not stored; the organization is'),
    queryParams: told.optional(),
    pagePath: text(2000).describe('Stored without ids, and only for paths of the product'),
    event: z.enum(TRACKED_EVENTS),
    sessionKey,
    identityId: z.uuid().nullable().optional().describe('Stored only when it is the caller’s'),
    applicationUuid: z.uuid().nullable().optional(),
    eventType: z.enum(EVENT_TYPES),
    productType: z.literal('HELOC'),
    eventProperties: told.optional(),
    dontDedupe: z.boolean().optional(),
    dedupeProperty: text(60).optional().describe('The property whose value tells two events of one name apart'),
  }),
  reply: z.null(),
  errors,
});

export const ftVitals = endpoint({
  id: 'ft-vitals',
  service: 'ft',
  method: 'POST',
  path: '/ft/{context}/vitals',
  access: 'anyone',
  poll: true,
  idempotent: false,
  status: 204,
  summary: 'How fast a page was, as its browser measured it; added to figures, stored nowhere',
  params: ofContext,
  body: z.strictObject({
    pagePath: text(2000).describe('Counted by page of the product; ids and query are dropped'),
    vitals: z
      .array(
        z.strictObject({
          name: z.enum(WEB_VITALS),
          value: z.number().min(0).max(600_000).describe('Milliseconds; CLS has no unit'),
        }),
      )
      .min(1)
      .max(10),
  }),
  reply: z.null(),
  errors: ['too_many_requests'],
});

const OPTERMIZERLY = '/service-application/api/v3/application/heloc/optermizerly-profile';
const ofTracker = z.strictObject({ identityUuid: z.uuid().describe('The tracker id the caller’s profile holds') });
const profile = z.object({ optimizelyProfileUuid: z.uuid().nullable() });

export const optermizerlyGet = endpoint({
  id: 'optermizerly-get',
  service: 'service-application',
  method: 'GET',
  path: OPTERMIZERLY,
  access: 'signed-in',
  summary: 'A tracker’s id for experiments (the spelling is intended)',
  query: ofTracker,
  reply: profile,
  errors: ['not_found'],
});
export const optermizerlyPatch = endpoint({
  id: 'optermizerly-patch',
  service: 'service-application',
  method: 'PATCH',
  path: OPTERMIZERLY,
  access: 'signed-in',
  idempotent: false,
  summary: 'Set a tracker’s id for experiments; once set it does not change',
  query: ofTracker,
  body: z.strictObject({ optimizelyProfileUuid: z.uuid() }),
  reply: profile,
  errors: ['not_found'],
});

export const TRACKING_ENDPOINTS = { ftSession, ftEvent, ftVitals, optermizerlyGet, optermizerlyPatch };
