/**
 * The frames of the chat's sockets, JSON texts of at most FRAME_MAX bytes (B 260; decision 0152). A page of a borrower opens CHAT_SOCKET, which
 * names its channel, and begins with `hello`; the inbox opens DESK_SOCKET. A frame only brings forward what a page asks for by number anyway: one
 * that is lost is made up for by the next `messages` request.
 */
import { type DeskFrame, PREVIEW_MAX } from '@hearthline/rules/chat/sockets.ts';
import { z } from 'zod';
import { chatMessageReply, chatStateReply } from './conversation.ts';

/** A number of a message, as PostgreSQL holds it. */
const number = z.number().int().min(0).max(2_147_483_647);
const preview = z.string().max(PREVIEW_MAX);

/** Frames of a borrower's page. `after`: the number of the last message it holds. An empty preview says that nothing is typed any more. */
export const pageFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), token: z.string().max(64), nonce: z.string().max(64).optional(), after: number }),
  z.strictObject({ type: z.literal('ping'), channelId: z.uuid() }),
  z.strictObject({ type: z.literal('typing'), text: preview }),
]);
export type PageFrame = z.input<typeof pageFrame>;

/** Frames to a borrower's page. `typing` says that someone answers; what they type is not shown before it is sent. */
export const toPageFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('messages'), messages: z.array(chatMessageReply) }),
  z.object({ type: z.literal('state'), state: chatStateReply }),
  z.object({ type: z.literal('typing'), isTyping: z.boolean() }),
  z.object({ type: z.literal('pong') }),
]);
export type ToPageFrame = z.input<typeof toPageFrame>;

/** Frames of the inbox. `watch`: the chat that is on the screen, none with null. */
export const deskFrame = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('hello'), ticket: z.string().max(64) }),
  z.strictObject({ type: z.literal('ping') }),
  z.strictObject({ type: z.literal('watch'), conversationUuid: z.uuid().nullable() }),
  z.strictObject({ type: z.literal('typing'), conversationUuid: z.uuid(), text: preview }),
]) satisfies z.ZodType<DeskFrame>;
