import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions } from '../../wire/caller.ts';
import { headerOf, sameText } from '../../wire/webhook.ts';
import type { TextEvent, TextPort } from '../port.ts';

const PROVIDER = 'text';

const Sent = z.object({ sid: z.string(), status: z.string() });
const Refused = z.object({ code: z.number() });
const MEANINGS: Readonly<Record<number, string>> = { 21_211: 'INVALID_NUMBER', 21_614: 'NOT_MOBILE', 21_610: 'STOPPED' };
const STATUSES = { sent: 'SENT', delivered: 'DELIVERED', undelivered: 'UNDELIVERED', failed: 'FAILED' } as const;

/** HTTP client of Twilio's API (key "account:token"). Its callbacks are signed with the same token: throws without one, which anybody could sign with. */
export function createTextHttp(options: WireOptions): TextPort {
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refused.safeParse(body);
    const reasonCode = refusal.success ? MEANINGS[refusal.data.code] : undefined;
    return reasonCode === undefined ? null : { outcome: 'REJECTED', reasonCode };
  });
  const answer = answersOf(PROVIDER);
  const [account = '', token = ''] = options.key.split(':');
  if (account === '' || token === '') throw new Error('The key of the text vendor must be account:token');
  return {
    send: async ({ from, to, body, statusUrl }, { idempotencyKey, signal }) => {
      const form = new URLSearchParams({ From: from, To: to, Body: body, ...(statusUrl !== undefined && { StatusCallback: statusUrl }) });
      const path = `/2010-04-01/Accounts/${account}/Messages.json`;
      const reply = await call({
        method: 'POST',
        path,
        headers: basicAuthorization(options.key),
        body: form,
        answer: Sent,
        idempotencyKey,
        signal,
      });
      return reply.ok ? answer(reply.latencyMs, okAnswer({ ref: reply.body.sid }, reply.body.sid)) : reply.failure;
    },

    parseWebhook: (rawBody, headers, url) => {
      const signature = headerOf(headers, 'x-twilio-signature');
      const fields = new URLSearchParams(rawBody);
      const names = [...new Set(fields.keys())].toSorted();
      const signed = names.reduce((text, name) => text + name + (fields.get(name) ?? ''), url);
      if (signature === null || !sameText(signature, createHmac('sha1', token).update(signed).digest('base64'))) return null;
      return eventOf(fields);
    },
  };
}

function eventOf(fields: URLSearchParams): TextEvent | null {
  const [ref, status, body] = [fields.get('MessageSid'), fields.get('MessageStatus'), fields.get('Body')];
  if (ref === null) return null;
  if (status !== null) {
    const known = status in STATUSES ? STATUSES[status as keyof typeof STATUSES] : null;
    return known === null ? null : { kind: 'STATUS', eventId: `${ref}:${status}`, ref, status: known };
  }
  return body === null ? null : { kind: 'INBOUND', eventId: ref, from: fields.get('From') ?? '', to: fields.get('To') ?? '', body };
}
