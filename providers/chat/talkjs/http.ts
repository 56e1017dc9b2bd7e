import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions, type WireReply, type WireRequest } from '../../wire/caller.ts';
import { claimsOfHs256, hs256 } from '../../wire/hs256.ts';
import type { CallOptions, ProviderResult } from '../../wire/result.ts';
import { type ChatVendorPort, LINES_TOLD } from '../port.ts';

const PROVIDER = 'chat-talkjs';
export const TALKJS_ADDRESS = 'https://api.talkjs.com';
/** The user as whom the lender's people answer at TalkJS. */
const DESK = 'desk';
/** Seconds for which the token of one call is valid. */
const CALL_SECONDS = 30;

const Anything = z.unknown();
const WithParticipants = z.object({ participants: z.record(z.string(), z.unknown()) });

/** What a token of a user says (talkjs.com/docs: Authentication). */
const OfUser = z.object({ tokenType: z.literal('user'), iss: z.string(), sub: z.string().min(1), exp: z.number().optional() });
/** Users that the product makes, and the one as whom the lender answers: a token of theirs names no person of the lender. */
const NO_PERSON = /^(visitor-|desk$)/;
/** The newest first (talkjs.com/docs: REST API: Messages). */
const Said = z.object({
  data: z.array(
    z.object({
      senderId: z.string().nullish(),
      text: z.string().nullish(),
      origin: z.string(),
      attachment: z.object({ url: z.string() }).nullish(),
    }),
  ),
});
type Step = readonly [method: WireRequest<unknown>['method'], path: string, body?: unknown];

/**
 * Client of TalkJS's REST API (key "app:secret"; talkjs.com/docs: REST API: Users, Conversations, Participation, Messages). A conversation has two participants:
 * its person, and the user "desk", as whom the lender's people answer. It is closed by leaving everyone in it the right to read only. TalkJS has no call that
 * deletes a user as far as could be confirmed: their name and email address are overwritten.
 */
export function createTalkjsHttp(options: WireOptions): ChatVendorPort {
  const [app = '', secret = ''] = options.key.split(':');
  if (app === '' || secret === '') throw new Error('The key of TalkJS must be app:secret');
  const call = createCaller(PROVIDER, options, (status) => (status === 404 ? { outcome: 'NO_HIT', reasonCode: 'GONE' } : null));
  const answer = answersOf(PROVIDER);
  const nowSeconds = (): number => Math.floor((performance.timeOrigin + performance.now()) / 1000);
  const ask = async <Body>([method, path, body]: Step, as: z.ZodType<Body>, idempotencyKey: string, signal?: AbortSignal) => {
    const token = hs256(secret, { tokenType: 'app', iss: app, exp: nowSeconds() + CALL_SECONDS });
    const headers = { authorization: `Bearer ${token}` };
    return call({ method, path: `/v1/${encodeURIComponent(app)}${path}`, headers, body, answer: as, idempotencyKey, signal });
  };
  /** One call after the other, until one fails. */
  const inTurn = async (steps: readonly Step[], { idempotencyKey, signal }: CallOptions): Promise<WireReply<unknown>> => {
    let last: WireReply<unknown> = { ok: true, status: 200, body: null, latencyMs: 0 };
    for (const [at, step] of steps.entries()) {
      last = await ask(step, Anything, `${idempotencyKey}:${at}`, signal);
      if (!last.ok) return last;
    }
    return last;
  };
  /** What is gone has ended. */
  const done = (reply: WireReply<unknown>): ProviderResult<null> => {
    if (reply.ok) return answer<null>(reply.latencyMs, okAnswer(null, null));
    return reply.failure.outcome === 'NO_HIT' ? answer<null>(reply.failure.latencyMs, okAnswer(null, null)) : reply.failure;
  };
  const isTyped = (senderId: string | null | undefined, origin: string): boolean =>
    senderId === DESK && (origin === 'web' || origin === 'email');
  const userOf = (channelId: string): string => `visitor-${channelId}`;
  const ofUser = (userId: string): string => `/users/${encodeURIComponent(userId)}`;
  const ofConversation = (channelId: string): string => `/conversations/${encodeURIComponent(channelId)}`;

  return {
    async begin({ reference, lender, name, email, skill, tag, before }, callOptions) {
      const userId = userOf(reference);
      const said = { text: before, type: 'SystemMessage', idempotencyKey: `${reference}:before` };
      const begun = await inTurn(
        [
          ['PUT', ofUser(DESK), { name: 'Support', role: 'agent' }],
          ['PUT', ofUser(userId), { name, email: [email], role: 'visitor' }],
          ['PUT', ofConversation(reference), { subject: name, participants: [userId, DESK], custom: { lender, skill, tag } }],
          ...(before === '' ? [] : [['POST', `${ofConversation(reference)}/messages`, [said]] as const]),
        ],
        callOptions,
      );
      return begun.ok ? answer(begun.latencyMs, okAnswer({ channelId: reference, userId }, reference)) : begun.failure;
    },
    async pass(at, _person, expiresAt) {
      const claims = { tokenType: 'user', iss: app, sub: at.userId, exp: Math.floor(expiresAt.getTime() / 1000) };
      const address = options.baseUrl === TALKJS_ADDRESS ? null : options.baseUrl;
      return { ...at, userToken: hs256(secret, claims), publicKey: app, address };
    },
    async said({ channelId }, { idempotencyKey, signal }) {
      const path = `${ofConversation(channelId)}/messages?limit=${LINES_TOLD}`;
      const reply = await ask(['GET', path], Said, idempotencyKey, signal);
      if (!reply.ok) return reply.failure;
      // who is not the desk asks: the user of the conversation, or one whom the lender's own page named
      const lines = reply.body.data.toReversed().map(({ senderId, text, origin, attachment }) => ({
        author:
          typeof senderId === 'string' && senderId !== DESK
            ? ('VISITOR' as const)
            : isTyped(senderId, origin)
              ? ('AGENT' as const)
              : ('PROGRAM' as const),
        body: [text ?? '', attachment ? `[${decodeURIComponent(attachment.url.split('/').at(-1) ?? '')}]` : ''].filter(Boolean).join(' '),
      }));
      return answer(reply.latencyMs, okAnswer(lines, channelId));
    },
    personOf(userToken, now) {
      const { data } = OfUser.safeParse(claimsOfHs256(secret, userToken));
      const isValid = data?.iss === app && (data.exp === undefined || data.exp * 1000 > now.getTime()) && !NO_PERSON.test(data.sub);
      return isValid ? data.sub : null;
    },
    async close(channelId, callOptions) {
      const { idempotencyKey, signal } = callOptions;
      const known = await ask(['GET', ofConversation(channelId)], WithParticipants, idempotencyKey, signal);
      if (!known.ok) return done(known);
      const users = Object.keys(known.body.participants);
      const path = (user: string): string => `${ofConversation(channelId)}/participants/${encodeURIComponent(user)}`;
      return done(
        await inTurn(
          users.map((user) => ['PUT', path(user), { access: 'Read' }]),
          callOptions,
        ),
      );
    },
    async erase(channelId, callOptions) {
      const gone = done(await inTurn([['DELETE', ofConversation(channelId)]], callOptions));
      if (gone.outcome !== 'OK') return gone;
      return done(await inTurn([['PUT', ofUser(userOf(channelId)), { name: 'Deleted', email: null }]], callOptions));
    },
  };
}
