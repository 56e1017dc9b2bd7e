import { DESK_CHAT_ENDPOINTS } from '@hearthline/contract/desk/chat.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { chatOfLender, chatsOf, chatsToAnswer, putAvailable } from '@hearthline/database/stores/chat/inbox.ts';
import { readFile, savedNameOf } from '../../../chat/files.ts';
import {
  answer,
  answerersOf,
  called,
  chatFor,
  endByStaff,
  hereSince,
  messagesOf,
  noteOnChat,
  rowOf,
  staffReadUpTo,
  takeChat,
  transferChat,
} from '../../../chat/inbox.ts';
import { newTicket } from '../../../chat/proof.ts';
import type { StaffCaller } from '../../../identity/request-parts.ts';
import { recordChatLook, recordOpening, recordView } from '../../../staff/views.ts';
import type { WebContext } from '../../context.ts';
import { sendAsDownload } from '../../http/register-uploads.ts';
import { routes } from '../../http/route.ts';

/** Records that a member of staff looks into a chat: a line for a person and day. Throws not_found for a chat of another lender. */
async function looked(ctx: WebContext, caller: StaffCaller, uuid: string): Promise<void> {
  const row = await chatOfLender(ctx.pool, caller.organization, uuid, hereSince(ctx));
  if (!row) throw new Problem('not_found');
  if (row.application_uuid !== null) await recordOpening(ctx, caller, [row.application_uuid], 'chat');
  else await recordChatLook(ctx, caller, row.uuid);
}

/** Whether the caller takes chats, and who else may. */
async function presenceOf(ctx: WebContext, { organization, staffUuid }: StaffCaller) {
  const all = await answerersOf(ctx, organization);
  return {
    isAvailable: all.some((one) => one.uuid === staffUuid && one.isAvailable),
    colleagues: all.filter((one) => one.uuid !== staffUuid),
  };
}

export const DESK_CHAT_ROUTES = routes(DESK_CHAT_ENDPOINTS, {
  deskChatsGet: async ({ ctx, caller, query: { list, search, page } }) => {
    const { organization, staffUuid } = caller;
    if (search) await recordView(ctx, caller, { subjectUuid: null, fields: ['chat search'], reason: 'WORK', note: 'Searched in chats' });
    const found = await chatsOf(ctx.pool, {
      organization,
      staffUuid,
      list,
      search: search === undefined || search === '' ? null : search,
      hereSince: hereSince(ctx),
      limit: DESK_PAGE_SIZE,
      offset: offsetOf(page),
    });
    const { waiting, oldest } = await chatsToAnswer(ctx.pool, organization);
    return {
      rows: found.rows.map((row) => rowOf(ctx, row, staffUuid)),
      total: found.total,
      waiting,
      oldestWaiting: oldest?.toISOString() ?? null,
    };
  },

  deskChatGet: async ({ ctx, caller, params, query }) => {
    await looked(ctx, caller, params.conversationUuid);
    return {
      chat: await chatFor(ctx, caller, params.conversationUuid),
      messages: await messagesOf(ctx, params.conversationUuid, Number(query.after ?? 0)),
    };
  },

  deskChatMessagePost: async ({ ctx, caller, params, body }) => answer(ctx, caller, params.conversationUuid, body),
  deskChatTake: async ({ ctx, caller, params }) => {
    await looked(ctx, caller, params.conversationUuid);
    return takeChat(ctx, caller, params.conversationUuid);
  },
  deskChatTransfer: async ({ ctx, caller, params, body }) => {
    await looked(ctx, caller, params.conversationUuid);
    return transferChat(ctx, caller, params.conversationUuid, body);
  },
  deskChatNotePost: async ({ ctx, caller, params, body }) => noteOnChat(ctx, caller, params.conversationUuid, body.body),
  deskChatReadPost: async ({ ctx, caller, params, body }) => {
    await staffReadUpTo(ctx, caller, params.conversationUuid, body.seq);
    return null;
  },
  deskChatEnd: async ({ ctx, caller, params }) => {
    await looked(ctx, caller, params.conversationUuid);
    return endByStaff(ctx, caller, params.conversationUuid);
  },
  deskChatCalled: async ({ ctx, caller, params }) => {
    await looked(ctx, caller, params.conversationUuid);
    return called(ctx, caller, params.conversationUuid);
  },
  deskChatFile: async ({ ctx, caller, params, reply }) => {
    await looked(ctx, caller, params.conversationUuid);
    const { row, bytes } = await readFile(ctx, params.conversationUuid, params.fileUuid);
    return sendAsDownload(reply, { contentType: row.content_type, name: savedNameOf(row), bytes });
  },

  deskChatPresenceGet: async ({ ctx, caller }) => presenceOf(ctx, caller),
  deskChatPresencePut: async ({ ctx, caller, body }) => {
    await putAvailable(ctx.pool, caller.staffUuid, body.isAvailable, ctx.clock.real());
    return presenceOf(ctx, caller);
  },
  deskChatTicket: async ({ ctx, caller }) => ({ ticket: await newTicket(ctx, caller) }),
});
