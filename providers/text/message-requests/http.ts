import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { callbackBody, headerOf, hmacHex, isFresh, realNowOf, sameText } from '../../wire/webhook.ts';
import type { TextEvent, TextPort } from '../port.ts';

const PROVIDER = 'text.message-requests';

const Sent = z.object({ data: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) });
const Refused = z.object({ errors: z.array(z.object({ code: z.string() })).min(1) });
const MEANINGS: Readonly<Record<string, string>> = { '40310': 'INVALID_NUMBER', '40322': 'NOT_MOBILE', '40333': 'STOPPED' };
const STATUSES = { sent: 'SENT', delivered: 'DELIVERED', delivery_failed: 'UNDELIVERED', sending_failed: 'FAILED' } as const;

const Party = z.object({ phone_number: z.string(), status: z.string().optional() });
const Event = z.object({
  data: z.object({
    id: z.string().min(1),
    event_type: z.string(),
    payload: z.object({ id: z.string(), from: Party, to: z.array(Party).min(1), text: z.string() }),
  }),
});

/** HTTP client of a messaging vendor: a bearer key, JSON, codes of errors as texts, and callbacks that sign their time with their body. */
export function createMessageRequestsHttp(options: WireOptions): TextPort {
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refused.safeParse(body);
    const reasonCode = refusal.data?.errors.map(({ code }) => MEANINGS[code]).find((meaning) => meaning !== undefined);
    return reasonCode === undefined ? null : { outcome: 'REJECTED', reasonCode };
  });
  const answer = answersOf(PROVIDER);
  const headers = { authorization: `Bearer ${options.key}` };
  return {
    send: async ({ from, to, body: text, statusUrl }, { idempotencyKey, signal }) => {
      const body = { from, to, text, type: 'SMS', client_reference: idempotencyKey, ...(statusUrl && { report_url: statusUrl }) };
      const reply = await call({ method: 'POST', path: '/v2/messages', headers, body, answer: Sent, idempotencyKey, signal });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.data.id }, reply.body.data.id)) : reply.failure;
    },

    parseWebhook: (rawBody, received) => {
      const { webhookSecret } = options;
      const [signature, time] = [headerOf(received, 'x-message-signature'), headerOf(received, 'x-message-timestamp')];
      if (webhookSecret === undefined || signature === null || time === null || !/^\d{1,12}$/.test(time)) return null;
      if (!isFresh(Number(time) * 1000, realNowOf(options)) || !sameText(signature, hmacHex(webhookSecret, `${time}|${rawBody}`)))
        return null;
      const event = callbackBody(rawBody, Event);
      return event && eventOf(event.data);
    },
  };
}

function eventOf({ id: eventId, event_type: type, payload }: z.infer<typeof Event>['data']): TextEvent | null {
  const [to] = payload.to;
  if (type === 'message.received')
    return { kind: 'INBOUND', eventId, from: payload.from.phone_number, to: to?.phone_number ?? '', body: payload.text };
  const status = to?.status ?? '';
  if (type !== 'message.finalized' || !(status in STATUSES)) return null;
  return { kind: 'STATUS', eventId, ref: payload.id, status: STATUSES[status as keyof typeof STATUSES] };
}
