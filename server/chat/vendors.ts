/**
 * Conversations that run over a vendor's chat (decision 0154): they live there, and people answer at the vendor's own desk. The product begins them, signs what
 * a page opens them with, and closes and erases them.
 */
import { type ChatVendorPort, isChatVendor, type VendorPass } from '@hearthline/providers/chat/port.ts';
import type { Conversation } from '@hearthline/database/stores/chat/conversations.ts';
import { conversationByUuid, messagesAfter, putConversation } from '@hearthline/database/stores/chat/conversations.ts';
import {
  answeredByVendor,
  atVendor,
  claimUntidy,
  closedAtVendor,
  dropAtVendor,
  isOfAccount,
  leaveVendor,
  noteAtVendor,
} from '@hearthline/database/stores/chat/vendors.ts';
import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { CHAT_PROVIDERS, type ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { isUuid } from '@hearthline/rules/uuid.ts';
import type { Context } from '../config/context.ts';
import { lenderOf } from '../organizations/organizations.ts';
import { changed, type ChatContext, withFiles } from './conversations.ts';
import { bringWhatWasLeft } from './left-at-vendor.ts';

type VendorContext = ChatContext & Pick<Context, 'lenders' | 'chatVendors' | 'log'>;

const vendorOf = ({ chatVendors }: Pick<Context, 'chatVendors'>, provider: string) =>
  isChatVendor(provider) ? chatVendors[provider] : undefined;

/** The providers that chats of a lender may run over: the product's own, and those of its vendors that are set up. */
export const providersOf = (ctx: Pick<Context, 'lenders' | 'chatVendors'>, organization: string): ChatProvider[] => {
  const { vendors } = lenderOf(ctx, organization).chat;
  return CHAT_PROVIDERS.filter(
    (provider) => provider === 'embedded' || (vendors.some((one) => one === provider) && vendorOf(ctx, provider) !== undefined),
  );
};

/** The provider that a chat with people of a lender gets: the one that is asked for where the lender has it, else the product's own. */
export const usableProvider = (ctx: Pick<Context, 'lenders' | 'chatVendors'>, organization: string, asked: ChatProvider): ChatProvider =>
  providersOf(ctx, organization).find((provider) => provider === asked) ?? 'embedded';

/** Messages that are told at most of what was said before. */
const MESSAGES_TOLD = 100;

/** What was said before a conversation moved, as text for those who go on with it: the last of it where it is long. */
async function saidBefore(ctx: ChatContext, { uuid, name, last_seq: last }: Conversation): Promise<string> {
  const authors = { VISITOR: name, BOT: 'Assistant', AGENT: 'Agent', PRODUCT: '' } as const;
  const lines = await withFiles(ctx, uuid, await messagesAfter(ctx.pool, uuid, Math.max(0, last - MESSAGES_TOLD), MESSAGES_TOLD));
  const told = lines
    .filter(({ author }) => author !== 'PRODUCT')
    .map(({ author, body, files }) => `${authors[author]}: ${[body, ...files.map(({ label }) => `[${label}]`)].filter(Boolean).join(' ')}`);
  while (told.join('\n').length > MESSAGE_MAX && told.length > 1) told.shift();
  return told.join('\n').slice(-MESSAGE_MAX);
}

/**
 * Begins a conversation at its vendor, once. Where the vendor cannot be reached the conversation goes to the product's own people instead, so that no one is
 * left without an answer, and what may have begun there is erased.
 */
export async function beginAtVendor(ctx: VendorContext, uuid: string): Promise<Conversation> {
  const due = await changed(ctx, uuid, async (client, row) => {
    if (row.provider === 'embedded' || row.state === 'ENDED') return { row, begins: false };
    await noteAtVendor(client, uuid, row.provider, ctx.clock.now());
    return { row, begins: (await atVendor(client, uuid)) === undefined };
  });
  if (!due.begins) return due.row;
  const { provider, name, email, skill, tag, organization_code: lender } = due.row;
  const before = await saidBefore(ctx, due.row);
  const about = { reference: uuid, lender, name, email, skill, tag, before };
  const begun = await vendorOf(ctx, provider)?.port.begin(about, { idempotencyKey: `chat:${uuid}` });
  const at = begun?.outcome === 'OK' ? begun.data : null;
  await answeredByVendor(ctx.pool, { uuid, provider, at: ctx.clock.now() }, at);
  if (at) return (await conversationByUuid(ctx.pool, uuid)) ?? due.row;
  ctx.log.warn({ provider, reason: begun?.reasonCode ?? 'NOT_SET_UP' }, 'A chat could not begin at its vendor');
  const now = ctx.clock.now();
  return changed(ctx, uuid, async (client, row) => {
    // another request began it meanwhile, or its person has gone
    if (row.provider === 'embedded' || row.state === 'ENDED' || (await atVendor(client, uuid))) return row;
    await leaveVendor(client, uuid);
    const asked = row.last_seq > 0 && row.unanswered_since === null ? { unanswered: 1, unanswered_since: now } : {};
    return putConversation(client, uuid, { provider: 'embedded', state: 'WAITING', waiting_since: now, ...asked });
  });
}

/** A token of the page's address (B 51), and who is signed in there; null for a visitor. */
type Named = { readonly userToken: string; readonly identityUuid: string | null };

/**
 * The person of the lender whom a token of the page's address names, where the vendor takes such tokens: of who is signed in, only themselves, by the id that we
 * gave them; of a visitor, no one whose id we gave out.
 */
async function personNamed(ctx: VendorContext, port: ChatVendorPort, { userToken, identityUuid }: Named): Promise<string | null> {
  const person = port.personOf?.(userToken, ctx.clock.real()) ?? null;
  if (person === null) return null;
  if (identityUuid !== null) return person === identityUuid ? person : null;
  return isUuid(person) && (await isOfAccount(ctx.pool, person)) ? null : person;
}

/**
 * What a page opens a conversation at its vendor with, valid as long as the conversation is; one that a process left before it began there begins now. Null
 * for a conversation that is not at a vendor, or not any more.
 */
export async function passOf(ctx: VendorContext, uuid: string, named?: Named): Promise<VendorPass | null> {
  const row = await beginAtVendor(ctx, uuid);
  const at = row.state === 'ENDED' ? undefined : await atVendor(ctx.pool, uuid);
  const vendor = at && vendorOf(ctx, at.provider);
  if (!vendor) return null;
  const pass = await vendor.port.pass(at, { name: row.name }, row.expires_at);
  const person = named ? await personNamed(ctx, vendor.port, named) : null;
  return named && person !== null ? { ...pass, userId: person, userToken: named.userToken } : pass;
}

/** Milliseconds between two attempts to close or erase a conversation at its vendor. */
const AGAIN_MS = 60_000;

/** Milliseconds of product time within which a vendor may still do what it was asked: what nobody knows to have begun there may yet begin. */
const MAY_BEGIN_MS = 600_000;

/** Closes at their vendors the conversations that have ended here, once what was left there without an answer is here, and erases those that were erased here. Answers 0: what is left is due by time. */
export async function tidyVendorChats(ctx: VendorContext): Promise<number> {
  const real = ctx.clock.real();
  for (const row of await claimUntidy(ctx.pool, { now: real, triedBefore: new Date(real.getTime() - AGAIN_MS) })) {
    const { reference, provider, channel_id: channel } = row;
    const port = vendorOf(ctx, provider)?.port;
    const isErased = row.conversation_uuid === null;
    const at = channel === null || row.user_id === null ? null : { channelId: channel, userId: row.user_id };
    if (!isErased && !(await bringWhatWasLeft(ctx, reference, at, port))) {
      ctx.log.warn({ provider }, 'What was asked at a chat vendor could not be read');
      continue;
    }
    const close = async () => port?.close(channel ?? reference, { idempotencyKey: `chat:${reference}:close` });
    // what the vendor keeps is closed at least; what it never named it knows by its reference
    if (isErased && row.closed_at === null) await close();
    const told = await (isErased ? port?.erase(reference, { idempotencyKey: `chat:${reference}:erase` }) : close());
    if (told?.reasonCode === 'NOT_OFFERED') {
      // no attempt will: it stays for the retention that the lender has agreed with the vendor
      ctx.log.error({ provider }, 'This vendor offers no way to erase a chat');
      await dropAtVendor(ctx.pool, reference);
      continue;
    }
    if (told?.outcome !== 'OK') {
      ctx.log.warn({ provider, reason: told?.reasonCode ?? 'NOT_SET_UP' }, 'A chat could not be ended at its vendor');
      continue;
    }
    // it may come into being after it was looked for: it is looked for again
    if (channel === null && ctx.clock.now().getTime() - row.began_at.getTime() < MAY_BEGIN_MS) continue;
    await (isErased ? dropAtVendor(ctx.pool, reference) : closedAtVendor(ctx.pool, reference, ctx.clock.now()));
  }
  return 0;
}
