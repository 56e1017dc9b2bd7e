import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { hs256 } from '../../wire/hs256.ts';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { basicAuthorization, createCaller, type WireOptions, type WireReply } from '../../wire/caller.ts';
import type { CallOptions } from '../../wire/result.ts';
import { type ChatVendorPort, LINES_TOLD } from '../port.ts';

const PROVIDER = 'chat-twilio';
export const TWILIO_ADDRESS = 'https://conversations.twilio.com';
/** Who speaks for the product in a conversation. */
const PRODUCT = 'hearthline';
/** Most characters of a message: 32 KB, of which one character takes up to four bytes (twilio.com/docs/conversations/conversations-limits). */
const BODY_MAX = 8000;
/** Longest life of an access token (twilio.com/docs/iam/access-tokens). */
const DAY_SECONDS = 86_400;

/** Code of an error for a conversation that is closed, which nothing changes any more (twilio.com/docs/api/errors/50377). */
const CLOSED = 50_377;

const Anything = z.unknown();
const Refused = z.object({ code: z.number() });
const Conversation = z.object({ sid: z.string(), unique_name: z.string().nullable() });
const Messages = z.object({ messages: z.array(z.object({ author: z.string().nullable() })) });

const Said = z.object({
  messages: z.array(
    z.object({
      author: z.string().nullable(),
      body: z.string().nullable(),
      participant_sid: z.string().nullable(),
      media: z.array(z.object({ filename: z.string().nullable() })).nullish(),
    }),
  ),
});
const personOf = (reference: string): string => `visitor-${reference}`;

/**
 * HTTP client of Twilio’s Conversations API (key "account:keySid:keySecret:serviceSid"; twilio.com/docs/conversations/api). One conversation and one user
 * of its own for each conversation: its unique name is the reference, by which a repeat finds what was there.
 */
export function createTwilioHttp(options: WireOptions): ChatVendorPort {
  const [account = '', keySid = '', keySecret = '', serviceSid = ''] = options.key.split(':');
  if ([account, keySid, keySecret, serviceSid].includes(''))
    throw new Error('The key of Twilio must be account:keySid:keySecret:serviceSid');
  const call = createCaller(PROVIDER, options, (status, body) => {
    if (status === 404) return { outcome: 'NO_HIT', reasonCode: 'GONE' };
    if (Refused.safeParse(body).data?.code === CLOSED) return { outcome: 'NO_HIT', reasonCode: 'CLOSED' };
    return status === 409 ? { outcome: 'REJECTED', reasonCode: 'TAKEN' } : null;
  });
  const answer = answersOf(PROVIDER);
  // webhooks: the flow of the desk learns of a conversation that the API made only when it is asked to
  const headers = { ...basicAuthorization(`${keySid}:${keySecret}`), 'x-twilio-webhook-enabled': 'true' };
  const asking = ({ idempotencyKey, signal }: CallOptions) => {
    const ask = async <Body>(method: 'GET' | 'POST' | 'DELETE', path: string, reply: z.ZodType<Body>, form?: Record<string, string>) =>
      call({
        method,
        path: `/v1/Services/${serviceSid}${path}`,
        headers,
        ...(form && { body: new URLSearchParams(form) }),
        answer: reply,
        idempotencyKey: `${idempotencyKey}:${path}`,
        signal,
      });
    return ask;
  };
  const isTaken = (reply: WireReply<unknown>): boolean => !reply.ok && reply.status === 409;
  const isGone = (reply: WireReply<unknown>): boolean => !reply.ok && reply.failure.outcome === 'NO_HIT';
  const ended = (reply: WireReply<unknown>) =>
    // what is gone has ended, and so has what is closed
    reply.ok || isGone(reply) ? answer<null>(reply.ok ? reply.latencyMs : reply.failure.latencyMs, okAnswer(null, null)) : reply.failure;

  return {
    async begin({ reference, lender, name, email, skill, tag, before }, callOptions) {
      const ask = asking(callOptions);
      const userId = personOf(reference);
      const user = await ask('POST', '/Users', Anything, { Identity: userId, FriendlyName: name });
      if (!user.ok && !isTaken(user)) return user.failure;
      const attributes = JSON.stringify({ visitor_name: name, visitor_email: email, lender, skill, tag });
      // no friendly name: that of a conversation must not name a person (twilio.com/docs/conversations/api/conversation-resource)
      const form = { UniqueName: reference, Attributes: attributes };
      const opened = await ask('POST', '/Conversations', Conversation, form);
      const isRepeat = isTaken(opened);
      const known = isRepeat ? await ask('GET', `/Conversations/${encodeURIComponent(reference)}`, Conversation) : opened;
      if (!known.ok) return known.failure;
      const at = `/Conversations/${known.body.sid}`;
      const joined = await ask('POST', `${at}/Participants`, Anything, { Identity: userId });
      if (!joined.ok && !isTaken(joined)) return joined.failure;
      if (before !== '') {
        const held = isRepeat ? await ask('GET', `${at}/Messages`, Messages) : null;
        if (held && !held.ok) return held.failure;
        const isTold = held?.body.messages.some(({ author }) => author === PRODUCT) ?? false;
        const told = isTold ? null : await ask('POST', `${at}/Messages`, Anything, { Author: PRODUCT, Body: before.slice(-BODY_MAX) });
        if (told && !told.ok) return told.failure;
      }
      return answer(known.latencyMs, okAnswer({ channelId: known.body.sid, userId }, known.body.sid));
    },

    async pass(channel, _person, expiresAt) {
      const iat = Math.floor((performance.timeOrigin + performance.now()) / 1000);
      const exp = Math.min(Math.floor(expiresAt.getTime() / 1000), iat + DAY_SECONDS);
      const grants = { identity: channel.userId, chat: { service_sid: serviceSid } };
      const claims = { jti: `${keySid}-${randomUUID()}`, iss: keySid, sub: account, iat, exp, grants };
      const userToken = hs256(keySecret, claims, { cty: 'twilio-fpa;v=1' });
      return { ...channel, userToken, publicKey: '', address: options.baseUrl === TWILIO_ADDRESS ? null : options.baseUrl };
    },

    async said({ channelId, userId }, callOptions) {
      const path = `/Conversations/${encodeURIComponent(channelId)}/Messages?Order=desc&PageSize=${LINES_TOLD}`;
      const reply = await asking(callOptions)('GET', path, Said);
      if (!reply.ok) return reply.failure;
      const lines = reply.body.messages.toReversed().map(({ author, body, participant_sid: participant, media }) => ({
        author: author === userId ? ('VISITOR' as const) : participant === null ? ('PROGRAM' as const) : ('AGENT' as const),
        body: [body, ...(media ?? []).map(({ filename }) => `[${filename ?? 'file'}]`)].filter(Boolean).join(' '),
      }));
      return answer(reply.latencyMs, okAnswer(lines, channelId));
    },
    close: async (channelId, callOptions) =>
      ended(await asking(callOptions)('POST', `/Conversations/${encodeURIComponent(channelId)}`, Anything, { State: 'closed' })),

    async erase(reference, callOptions) {
      const ask = asking(callOptions);
      const person = await ask('DELETE', `/Users/${encodeURIComponent(personOf(reference))}`, Anything);
      if (!person.ok && !isGone(person)) return person.failure;
      return ended(await ask('DELETE', `/Conversations/${encodeURIComponent(reference)}`, Anything));
    },
  };
}
