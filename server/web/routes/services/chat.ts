import { type AGENT_ROLES, CHAT_ENDPOINTS, type chatInit } from '@hearthline/contract/services/chat.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { botAnswers } from '@hearthline/database/stores/chat/conversations.ts';
import { medianWait } from '@hearthline/database/stores/chat/inbox.ts';
import { HISTORY } from '@hearthline/rules/chat/limits.ts';
import { type ChatProvider, skillOf } from '@hearthline/rules/chat/mode.ts';
import { isUuid } from '@hearthline/rules/uuid.ts';
import type { FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { beginChat, type Begun, renew, say } from '../../../chat/conversations.ts';
import { botMessageOf } from '../../../chat/bot.ts';
import { prepareToRecognize } from '../../../chat/bot/recognition.ts';
import { answerWithKey, letBotAnswer, rateAnswer } from '../../../chat/bot-turn.ts';
import { answerersOf } from '../../../chat/inbox.ts';
import { beginAtVendor, passOf, providersOf, usableProvider } from '../../../chat/vendors.ts';
import { chatOf, counted, newNonce, nextNonce, openedBy } from '../../../chat/proof.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { type Caller, headerOf } from '../../../identity/request-parts.ts';
import { publicFlags } from '../../../organizations/flags.ts';
import { hoursOf, isOpenAt } from '../../../organizations/opening-hours.ts';
import { lenderOf, originOf } from '../../../organizations/organizations.ts';
import type { WebContext } from '../../context.ts';
import { type Call, routes } from '../../http/route.ts';
import { noteProvider } from '../../pages/chat-policy.ts';
import { knownPath } from '../../tracking/known-path.ts';

const HOUR_MS = 3_600_000;
const KNOWN = 'fe-csp-feature-flag-borrower-authentication';

/** Whether the chat may know who is signed in: the flag, for this person. */
async function knows(ctx: WebContext, organization: string, caller: Caller): Promise<boolean> {
  if (caller.kind !== 'identity') return false;
  const user = { identityUuid: caller.identityUuid, trackerId: null, createdAt: null, applicationUuid: null };
  return (await publicFlags(ctx, organization, user)).some(({ key, enabled }) => key === KNOWN && enabled);
}

/** The key of a question that names none itself: that of the request, so that a request sent again asks nothing twice. */
function keyOf({ headers }: FastifyRequest): string {
  const key = headerOf(headers['idempotency-key']);
  return isUuid(key) ? key : v7();
}

type Init = Call<typeof chatInit>;

/** Who begins a chat, as far as the chat may know; the application only where it is theirs. */
async function whoBegins({
  ctx,
  caller,
  organization,
  body,
}: Init): Promise<Pick<Begun, 'identityUuid' | 'sessionUuid' | 'applicationUuid' | 'skill'>> {
  const isKnown = await knows(ctx, organization, caller);
  const uuid = body.applicationUuid ?? null;
  const party = isKnown && uuid !== null ? await ctx.access.partyTo(ctx, caller, uuid) : null;
  const application = party && uuid !== null ? await applicationByUuid(ctx.pool, uuid) : null;
  const skill = skillOf({
    isCrypto: application?.facts.created?.isCrypto ?? false,
    isPrimary: lenderOf(ctx, organization).chat.skill === 'FHEL',
  });
  const known = isKnown && caller.kind === 'identity' ? caller : null;
  return {
    identityUuid: known?.identityUuid ?? null,
    sessionUuid: known?.sessionId ?? null,
    applicationUuid: application?.uuid ?? null,
    skill,
  };
}

/** What a page opens a conversation at its vendor with, in B's words (B 251); null for one of the product's own. */
async function vendorPass(ctx: WebContext, uuid: string, named?: Parameters<typeof passOf>[2]) {
  const pass = await passOf(ctx, uuid, named);
  if (!pass) return null;
  const { userId, userToken, channelId, publicKey, address } = pass;
  return {
    providerUserId: userId,
    providerUserToken: userToken,
    providerChannelId: channelId,
    providerKey: publicKey,
    providerAddress: address,
  };
}

/** Begins a chat. A person asked for by id is rung first, outside production only (B 189). */
async function init(call: Init, asked: ChatProvider) {
  const { ctx, request, reply, organization, body } = call;
  await allowAttempt(ctx, [bucket(ctx.config, 'chatsIp', request.ip)]);
  const mode = body.chatMode === 'agent' ? 'PERSON' : 'BOT';
  if (mode === 'BOT') prepareToRecognize();
  const agents = body.agentId === undefined || ctx.config.production ? [] : await answerersOf(ctx, organization);
  const begun = await beginChat(ctx, {
    ...(await whoBegins(call)),
    organization,
    name: body.friendlyName,
    email: body.emailAddress,
    tag: body.tag,
    page: knownPath(body.pageUrl),
    mode,
    provider: mode === 'PERSON' ? usableProvider(ctx, organization, asked) : 'embedded',
    wantedUuid: agents.find(({ uuid }) => uuid === body.agentId)?.uuid ?? null,
  });
  const { token } = begun;
  const isAtVendor = begun.conversation.provider !== 'embedded';
  const conversation = isAtVendor ? await beginAtVendor(ctx, begun.conversation.uuid) : begun.conversation;
  noteProvider(ctx, reply, conversation.provider);
  return {
    friendlyName: conversation.name,
    emailAddress: conversation.email,
    token,
    conversationSid: conversation.uuid,
    expiration: conversation.expires_at.toISOString(),
    omniProxyChannelId: conversation.channel_uuid,
    initialMessage: body.welcomeMessage,
    provider: conversation.provider,
    stream: isAtVendor ? await vendorPass(ctx, conversation.uuid) : null,
  };
}

/** The names of the specification for the roles of the desk (B 186, AMB-104). */
const NAMED_ROLES: Readonly<Record<StaffRole, (typeof AGENT_ROLES)[number] | null>> = {
  admin: 'ADMIN',
  agent: 'CSA',
  compliance: 'MANAGER',
  processor: 'SPECIALIST',
  underwriter: 'SPECIALIST',
  closer: 'SPECIALIST',
  funder: 'SPECIALIST',
  auditor: null,
};

/** Milliseconds for which one answer to who is there serves all visitors of a lender: every page asks each minute. */
const STAFFING_MS = 3000;
type Staffing = { readonly isStaffed: boolean; readonly waitMs: number | null };
const staffings = new WeakMap<object, Map<string, { readonly at: number; readonly told: Promise<Staffing> }>>();

/** Whether someone takes chats of a lender now, and how long the last ones waited. */
async function staffing(ctx: WebContext, organization: string): Promise<Staffing> {
  const known = staffings.get(ctx.pool) ?? new Map<string, { at: number; told: Promise<Staffing> }>();
  staffings.set(ctx.pool, known);
  const held = known.get(organization);
  if (held && performance.now() - held.at < STAFFING_MS) return held.told;
  const read = async (): Promise<Staffing> => {
    const waitMs = await medianWait(ctx.pool, organization, new Date(ctx.clock.now().getTime() - 2 * HOUR_MS));
    return { isStaffed: (await answerersOf(ctx, organization)).some(({ isAvailable }) => isAvailable), waitMs };
  };
  const told = read();
  known.set(organization, { at: performance.now(), told });
  told.catch(() => known.delete(organization));
  return told;
}

export const CHAT_ROUTES = routes(CHAT_ENDPOINTS, {
  chatInit: async (call) => init(call, call.body.provider ?? 'embedded'),
  chatInitStream: async (call) => init(call, 'stream'),

  chatRefreshToken: async ({ ctx, body, caller, request, reply }) => {
    const { 'x-chat-nonce': nonce } = request.headers;
    const found = await openedBy(ctx, { token: body.token, caller, nonce: typeof nonce === 'string' ? nonce : undefined });
    if (!found) throw new Problem('not_found');
    const { uuid, provider, identity_uuid: owner } = found.conversation;
    const identityUuid = owner ?? (caller.kind === 'identity' ? caller.identityUuid : null);
    const named = body.userToken === undefined ? undefined : { userToken: body.userToken, identityUuid };
    const expiration = (await renew(ctx, found.conversation)).toISOString();
    // the browser keeps what it runs over as long as the conversation lives
    noteProvider(ctx, reply, provider);
    return { token: body.token, expiration, stream: await vendorPass(ctx, uuid, named) };
  },

  webChatInfo: ({ request }) => ({ contactId: chatOf(request).contact_uuid }),

  chatAuthenticate: async ({ ctx, caller }) => ({ nonce: await newNonce(ctx, caller) }),
  chatRefreshNonce: async ({ ctx, caller, query }) => ({ nonce: await nextNonce(ctx, caller, query.nonce) }),

  chatUsers: async ({ ctx, organization, body }) => {
    if (ctx.config.production) throw new Problem('not_found');
    const people = await answerersOf(ctx, organization, Object.keys(NAMED_ROLES) as StaffRole[]);
    return {
      users: people.flatMap(({ uuid, name, role }) => {
        const named = NAMED_ROLES[role];
        return named !== null && body.filter.roles.includes(named) ? [{ id: uuid, name, role: named }] : [];
      }),
    };
  },

  chatHistory: async ({ ctx, request }) => {
    const { uuid } = chatOf(request);
    return (await botAnswers(ctx.pool, uuid, HISTORY)).map(({ answer, question }) => botMessageOf(answer, question));
  },
  chatWithBot: async ({ ctx, request, body }) => {
    const conversation = await counted(ctx, request);
    const key = keyOf(request);
    const question = await say(ctx, conversation, { key, body: body.message, fileUuids: [] });
    await letBotAnswer(ctx, conversation);
    return botMessageOf(await answerWithKey(ctx, conversation.uuid, key), question);
  },
  chatBotFeedback: async ({ ctx, request, body }) => {
    await rateAnswer(ctx, await counted(ctx, request), body);
    return null;
  },

  chatAvailability: async ({ ctx, organization, caller }) => {
    const { chat } = lenderOf(ctx, organization);
    const { isStaffed, waitMs } = await staffing(ctx, organization);
    return {
      provider: usableProvider(ctx, organization, ctx.config.chat.provider),
      providers: providersOf(ctx, organization),
      isOpen: isOpenAt(hoursOf(ctx, organization, 'OPS_CHAT'), ctx.clock.now()),
      isStaffed,
      waitMinutes: waitMs === null ? null : Math.max(1, Math.round(waitMs / 60_000)),
      knowsCaller: await knows(ctx, organization, caller),
      linkDomains: [...new Set([new URL(originOf(ctx, organization)).hostname, ...chat.linkDomains])],
      surveyUrl: chat.surveyUrl,
      skill: chat.skill,
    };
  },
});
