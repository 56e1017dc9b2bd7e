/** Withdrawing an application, and data attached to it. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ONE, ofApplication, changedReply } from './parts.ts';
import { httpLink, lines, text } from '../fields.ts';

export const cancelPost = endpoint({
  id: 'cancel-post',
  service: 'service-application',
  method: 'POST',
  path: `${ONE}/cancel`,
  access: 'owner',
  allowedIn: 'open',
  summary: 'Withdraw the application',
  params: ofApplication,
  body: z.strictObject({ reason: lines(400).optional() }),
  reply: changedReply,
  errors: ['out_of_order', 'stale_version'],
});
export const experimentsPatch = endpoint({
  id: 'experiments-patch',
  service: 'service-application',
  method: 'PATCH',
  path: '/service-application/api/v3/application/heloc/{uuid}/experiments',
  access: 'owner',
  allowedIn: 'always',
  beforeEmailProof: true,
  summary: 'Record the experiments this application is in',
  params: ofApplication,
  body: z.strictObject({
    experiments: z
      .array(z.strictObject({ name: text(80).min(1), variation: text(80).optional(), control: z.boolean().optional() }))
      .max(50),
  }),
  reply: z.object({ experiments: z.array(z.object({ name: z.string() })) }),
});
export const fullStoryLinkPut = endpoint({
  id: 'full-story-link-put',
  service: 'service-application',
  method: 'PUT',
  path: `${ONE}/full-story-link`,
  access: 'owner',
  allowedIn: 'always',
  beforeEmailProof: true,
  summary: 'Store the link to the session replay',
  params: ofApplication,
  body: z.strictObject({
    link: httpLink(500).describe('Of a recording of ours, as its beginning answered it; or https on a host of REPLAY_HOSTS'),
  }),
  reply: z.object({ link: z.string() }),
});

export const UPKEEP_ENDPOINTS = { cancelPost, experimentsPatch, fullStoryLinkPut };
