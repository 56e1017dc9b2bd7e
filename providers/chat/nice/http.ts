import { createHmac } from 'node:crypto';
import { NICE_ADDRESS } from '@hearthline/rules/chat/nice.ts';
import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import type { ProviderResult } from '../../wire/result.ts';
import type { ChatVendorPort, VendorChannel, VendorPass } from '../port.ts';
import { readThread, writeFirst } from './guest.ts';

const PROVIDER = 'chat-nice';
/** Statuses of a contact that has not been closed (help.nicecxone.com: Update Digital Contact Status). */
const OPEN = ['new', 'open', 'pending', 'escalated', 'resolved'] as const;
/** Pages of open contacts in which one is looked for: NICE answers 25 at a time and has no search by thread that could be confirmed. */
const PAGES = 200;

const Token = z.object({ access_token: z.string() });
const Contacts = z.object({
  data: z.array(z.object({ id: z.string(), threadIdOnExternalPlatform: z.string().nullish() })),
  scrollToken: z.string().nullish(),
});
const Anything = z.unknown();

/**
 * Client of NICE's Digital API, version 3.0 (key "brand:channel:client:secret": the brand and the chat channel that a page writes to, and the access key of an
 * API application). `POST /engager/2.0/token`, `GET /dfo/3.0/contacts` and `PUT /dfo/3.0/contacts/{id}/status` are as public programs call them.
 *
 * A guest's thread begins with its first message, so that `begin` asks nothing where nothing was said before, and else writes that as this first message: the
 * thread is the conversation's own uuid. A guest is known by an id alone, which therefore cannot be guessed, and gets no token; in its place the pass carries the
 * name that the desk shows. NICE routes by the channel, and learns nothing of the email address and the skill.
 *
 * No call that deletes a thread is published as far as could be confirmed: `erase` says so. Messages go by the retention that the lender sets at NICE.
 */
export function createNiceHttp(options: WireOptions): ChatVendorPort {
  const [brand = '', channel = '', client = '', secret = ''] = options.key.split(':');
  if (secret === '' || brand === '' || channel === '' || client === '')
    throw new Error('The key of NICE must be brand:channel:client:secret');
  const call = createCaller(PROVIDER, options);
  const answer = answersOf(PROVIDER);

  /** What is done over the gateway, as a call of the API is. */
  const observed = async <T>(run: Promise<{ readonly data: T } | { readonly reason: string }>): Promise<ProviderResult<T>> => {
    const started = performance.now();
    const done = await run;
    const ms = performance.now() - started;
    options.observe?.({ result: 'reason' in done ? done.reason : 'OK', ms, isCircuitOpen: false });
    return answer(Math.round(ms), 'reason' in done ? endedAnswer('RETRYABLE', done.reason, null) : okAnswer(done.data, null));
  };
  const passOf = (at: VendorChannel, name: string): VendorPass => ({
    ...at,
    userToken: name,
    publicKey: `${brand}:${channel}`,
    address: options.baseUrl === NICE_ADDRESS ? null : options.baseUrl,
  });
  /** The contact of a thread that has not been closed; null where there is none, also for a thread in which nothing was written. */
  const contactOf = async (
    thread: string,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal | undefined,
  ): Promise<{ readonly found: string | null } | { readonly failure: ProviderResult<never> }> => {
    let scrollToken: string | undefined;
    for (let page = 0; page < PAGES; page += 1) {
      const query = new URLSearchParams(OPEN.map((status) => ['status[]', status]));
      if (scrollToken !== undefined) query.set('scrollToken', scrollToken);
      const reply = await call({ method: 'GET', path: `/dfo/3.0/contacts?${query}`, headers, answer: Contacts, signal });
      if (!reply.ok) return reply;
      const { data, scrollToken: next } = reply.body;
      const found = data.find(({ threadIdOnExternalPlatform: id }) => id?.toLowerCase() === thread.toLowerCase());
      if (found) return { found: found.id };
      if (!next || data.length === 0) return { found: null };
      scrollToken = next;
    }
    return { failure: answer<never>(0, endedAnswer('REVIEW', 'TOO_MANY_CONTACTS', null)) };
  };

  return {
    async begin({ reference, name, before }, callOptions) {
      const userId = createHmac('sha256', secret).update(`chat-guest:${reference}`).digest('hex');
      const at = { channelId: reference, userId };
      if (before === '') return answer(0, okAnswer(at, reference));
      const written = await observed(writeFirst(passOf(at, name), before, callOptions));
      return written.outcome === 'OK' ? { ...written, data: at } : { ...written, data: null };
    },
    said: async (at, callOptions) => observed(readThread(passOf(at, ''), callOptions)),
    pass: async (at, { name }) => passOf(at, name),
    async close(channelId, { idempotencyKey, signal }) {
      const body = { grant_type: 'client_credentials', client_id: client, client_secret: secret };
      const token = await call({ method: 'POST', path: '/engager/2.0/token', body, answer: Token, signal });
      if (!token.ok) return token.failure;
      const headers = { authorization: `Bearer ${token.body.access_token}` };
      const contact = await contactOf(channelId, headers, signal);
      if ('failure' in contact) return contact.failure;
      if (contact.found === null) return answer(token.latencyMs, okAnswer(null, null));
      const path = `/dfo/3.0/contacts/${encodeURIComponent(contact.found)}/status`;
      const closed = await call({ method: 'PUT', path, headers, body: { status: 'closed' }, answer: Anything, idempotencyKey, signal });
      return closed.ok ? answer(closed.latencyMs, okAnswer(null, contact.found)) : closed.failure;
    },
    erase: async () => answer<null>(0, endedAnswer('FATAL', 'NOT_OFFERED', null)),
  };
}
