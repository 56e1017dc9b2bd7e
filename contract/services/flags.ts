import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';

const service = 'service-optimize';
const ofContext = z.strictObject({ context: z.enum(['external', 'secure', 'customer']) });
const key = text(80).min(1);
const attribute = z.union([text(200), z.number(), z.boolean(), z.null()]);

const optimizeUser = z
  .strictObject({
    trackerId: text(64).nullable().optional(),
    attributes: z
      .record(text(60), attribute)
      .optional()
      .describe('applicationUuid, createdAt, identityUuid, organization and trackerUuid; the members beside are older names of them'),
    applicationUuid: text(64).nullable().optional(),
    createdAt: text(40).nullable().optional(),
    identityUuid: text(64).nullable().optional(),
    organization: text(41).nullable().optional(),
  })
  .describe('The user for whom the flags are evaluated')
  .meta({ id: 'ExperimentSubject' });
const ask = z.strictObject({ optimizeUser: optimizeUser.optional() });

const feature = z.object({
  key: z.string(),
  enabled: z.boolean(),
  variables: z.array(z.object({ key: z.string(), defaultValue: z.string() })),
});
export type FeatureReply = z.infer<typeof feature>;

export const features = endpoint({
  id: 'features',
  service,
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/features',
  access: 'anyone',
  poll: true,
  idempotent: false,
  summary: 'Every public flag, evaluated for this user',
  params: ofContext,
  body: ask,
  reply: z.array(feature),
});
export const featureOne = endpoint({
  id: 'feature',
  service,
  method: 'POST',
  path: '/service-optimize/{context}/api/v1/feature',
  access: 'anyone',
  poll: true,
  idempotent: false,
  summary: 'One flag; an unknown one is off',
  params: ofContext,
  body: ask.extend({ featureKey: key }),
  reply: z.object({ enabled: z.boolean() }),
});
export const decision = endpoint({
  id: 'decision',
  service,
  method: 'POST',
  path: '/service-optimize/{context}/api/v2/decision',
  access: 'anyone',
  poll: true,
  idempotent: false,
  summary: 'The variation of each public flag, and of each experiment this visitor is in; the first answer for an experiment stays',
  params: ofContext,
  body: ask,
  reply: z.object({
    decisions: z.array(
      z.object({
        flagKey: z.string().describe('A flag, or the surface that an experiment varies'),
        experimentKey: z.string().optional().describe('The experiment, where it is one: the name under which an application records it'),
        enabled: z.boolean().describe('False for an experiment’s control'),
        variationKey: z.string(),
        variables: z.record(z.string(), z.string()),
      }),
    ),
  }),
});

export const FLAG_ENDPOINTS = { features, featureOne, decision };
