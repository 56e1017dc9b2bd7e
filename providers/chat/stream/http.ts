import * as z from 'zod';
import { answersOf, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { hs256 } from '../../wire/hs256.ts';
import type { CallOptions } from '../../wire/result.ts';
import { type ChatVendorPort, LINES_TOLD } from '../port.ts';

const PROVIDER = 'chat-stream';
export const STREAM_ADDRESS = 'https://chat.stream-io-api.com';
/** Who speaks for the product in a channel. */
const PRODUCT_USER = 'hearthline';
const TYPE = 'messaging';
/** The person in a channel, as Stream names them. */
const userOf = (channelId: string): string => `visitor-${channelId}`;
/** Code of an error for a channel that is not there (getstream.io/chat/docs: API errors). */
const GONE = 16;

const Anything = z.unknown();
const Opened = z.object({ messages: z.array(z.unknown()).default([]) });
const Said = z.object({
  messages: z.array(
    z.object({
      text: z.string().default(''),
      type: z.string(),
      ai_generated: z.boolean().default(false),
      user: z.object({ id: z.string() }),
      attachments: z.array(z.object({ title: z.string().optional() })).default([]),
    }),
  ),
});
const Refused = z.object({ code: z.number() });

/** HTTP client of Stream's chat API (key "key:secret"; getstream.io/chat/docs/rest). One channel of type `messaging` for each conversation. */
export function createStreamHttp(options: WireOptions): ChatVendorPort {
  const [key = '', secret = ''] = options.key.split(':');
  if (key === '' || secret === '') throw new Error('The key of Stream must be key:secret');
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refused.safeParse(body);
    return refusal.success && refusal.data.code === GONE ? { outcome: 'NO_HIT', reasonCode: 'GONE' } : null;
  });
  const answer = answersOf(PROVIDER);
  const headers = { authorization: hs256(secret, { server: true }), 'stream-auth-type': 'jwt' };
  type Asked = { readonly path: string; readonly body: object; readonly method?: 'POST' | 'PATCH' };
  const ask = async <T>({ path, body, method = 'POST' }: Asked, answer: z.ZodType<T>, { idempotencyKey, signal }: CallOptions) =>
    call({ method, path, query: { api_key: key }, headers, body, answer, idempotencyKey, signal });
  const channel = (channelId: string): string => `/channels/${TYPE}/${encodeURIComponent(channelId)}`;
  /** What is gone has ended. */
  const done = async (asked: Asked, options: CallOptions) => {
    const reply = await ask(asked, Anything, options);
    if (!reply.ok && reply.failure.outcome !== 'NO_HIT') return reply.failure;
    return answer<null>(reply.ok ? reply.latencyMs : reply.failure.latencyMs, okAnswer(null, null));
  };
  return {
    async begin({ reference, lender, name, email, skill, tag, before }, options) {
      const userId = userOf(reference);
      const part = (name: string): CallOptions => ({ ...options, idempotencyKey: `${options.idempotencyKey}:${name}` });
      const users = { [userId]: { id: userId, name }, [PRODUCT_USER]: { id: PRODUCT_USER, name: 'Hearthline', role: 'admin' } };
      const known = await ask({ path: '/users', body: { users } }, Anything, part('user'));
      if (!known.ok) return known.failure;
      const data = { created_by_id: PRODUCT_USER, members: [userId], visitor_name: name, visitor_email: email, lender, skill, tag };
      const body = { data, state: true, messages: { limit: 1 } };
      const opened = await ask({ path: `${channel(reference)}/query`, body }, Opened, options);
      if (!opened.ok) return opened.failure;
      if (before !== '' && opened.body.messages.length === 0) {
        const message = { id: `${reference}-before`, text: before, user_id: PRODUCT_USER, type: 'system' };
        const told = await ask({ path: `${channel(reference)}/message`, body: { message } }, Anything, part('before'));
        if (!told.ok) return told.failure;
      }
      return answer(opened.latencyMs, okAnswer({ channelId: reference, userId }, reference));
    },
    async pass(at, _person, expiresAt) {
      const userToken = hs256(secret, { user_id: at.userId, exp: Math.floor(expiresAt.getTime() / 1000) });
      return { ...at, userToken, publicKey: key, address: options.baseUrl === STREAM_ADDRESS ? null : options.baseUrl };
    },
    async said({ channelId, userId }, options) {
      const body = { state: true, messages: { limit: LINES_TOLD } };
      const reply = await ask({ path: `${channel(channelId)}/query`, body }, Said, options);
      if (!reply.ok) return reply.failure;
      const lines = reply.body.messages.map(({ text, type, ai_generated: isProgram, user, attachments }) => ({
        author: user.id === userId ? ('VISITOR' as const) : type === 'regular' && !isProgram ? ('AGENT' as const) : ('PROGRAM' as const),
        body: [text, ...attachments.map(({ title = 'file' }) => `[${title}]`)].filter(Boolean).join(' '),
      }));
      return answer(reply.latencyMs, okAnswer(lines, channelId));
    },
    // a full update would take the data that are not named away from the desk
    close: async (channelId, options) => done({ method: 'PATCH', path: channel(channelId), body: { set: { frozen: true } } }, options),
    async erase(channelId, options) {
      const gone = await done({ path: '/channels/delete', body: { cids: [`${TYPE}:${channelId}`], hard_delete: true } }, options);
      if (gone.outcome !== 'OK') return gone;
      const body = { user_ids: [userOf(channelId)], user: 'hard', messages: 'hard' };
      return done({ path: '/users/delete', body }, { ...options, idempotencyKey: `${options.idempotencyKey}:user` });
    },
  };
}
