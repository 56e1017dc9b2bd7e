import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { MailPort } from '../port.ts';

const PROVIDER = 'mail';

const Sent = z.object({ MessageID: z.string(), SubmittedAt: z.string(), ErrorCode: z.literal(0) });
const Refused = z.object({ ErrorCode: z.number() });
const MEANINGS: Readonly<Record<number, string>> = { 300: 'INVALID_RECIPIENT', 406: 'INACTIVE_RECIPIENT' };

/** HTTP client of Postmark's API (key: the server token). Postmark has no idempotency keys; ours is sent along for vendors that do. */
export function createMailHttp(options: WireOptions): MailPort {
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refused.safeParse(body);
    const reasonCode = refusal.success ? MEANINGS[refusal.data.ErrorCode] : undefined;
    return reasonCode === undefined ? null : { outcome: 'REJECTED', reasonCode };
  });
  const answer = answersOf(PROVIDER);
  return {
    send: async ({ from, to, subject, text, html, tag, attachments = [] }, { idempotencyKey, signal }) => {
      const body = {
        From: from,
        To: to,
        Subject: subject,
        TextBody: text,
        HtmlBody: html,
        Tag: tag,
        MessageStream: 'outbound',
        TrackOpens: false,
        TrackLinks: 'None',
        Attachments: attachments.map(({ name, contentType, bytes }) => ({
          Name: name,
          ContentType: contentType,
          Content: Buffer.from(bytes).toString('base64'),
        })),
      };
      const headers = { 'x-postmark-server-token': options.key };
      const reply = await call({ method: 'POST', path: '/email', headers, body, answer: Sent, idempotencyKey, signal });
      return reply.ok
        ? answer(reply.latencyMs, okAnswer({ ref: reply.body.MessageID }, reply.body.MessageID, reply.body.SubmittedAt))
        : reply.failure;
    },
  };
}
