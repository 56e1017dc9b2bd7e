import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const webhookPost = endpoint({
  id: 'webhook-post',
  service: 'webhooks',
  method: 'POST',
  path: '/webhooks/{provider}',
  access: 'anyone',
  poll: true,
  idempotent: false,
  raw: true,
  status: 204,
  summary: 'A provider’s callback about an order. Signed by the provider; anything else is refused',
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.string().max(1_000_000),
  reply: z.null(),
  errors: ['unauthenticated'],
});

export const WEBHOOK_ENDPOINTS = { webhookPost };
