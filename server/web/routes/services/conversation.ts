import { CONVERSATION_ENDPOINTS } from '@hearthline/contract/services/conversation.ts';
import { askForAssistant, askForCall, askForEmail, askForPerson } from '../../../chat/asks.ts';
import { endChat, fileReplyOf, messagesFor, readUpTo, say, stateOf } from '../../../chat/conversations.ts';
import { keepFile, readFile, savedNameOf } from '../../../chat/files.ts';
import { chatOf, counted } from '../../../chat/proof.ts';
import { prepareToRecognize } from '../../../chat/bot/recognition.ts';
import { letBotAnswer } from '../../../chat/bot-turn.ts';
import { transcriptOf } from '../../../chat/transcript.ts';
import { beginAtVendor, usableProvider } from '../../../chat/vendors.ts';
import { lenderZone } from '../../../organizations/opening-hours.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { fileOf, sendAsDownload } from '../../http/register-uploads.ts';
import { routes } from '../../http/route.ts';
import { forgetProvider, noteProvider } from '../../pages/chat-policy.ts';

export const CONVERSATION_ROUTES = routes(CONVERSATION_ENDPOINTS, {
  chatMessagesGet: async ({ ctx, request, query }) => {
    const row = await letBotAnswer(ctx, chatOf(request));
    return { state: stateOf(row, ctx.clock.real()), messages: await messagesFor(ctx, row.uuid, Number(query.after ?? 0)) };
  },
  chatMessagePost: async ({ ctx, request, body }) => {
    const message = await say(ctx, await counted(ctx, request), body);
    await letBotAnswer(ctx, chatOf(request));
    return message;
  },
  chatFilePost: async ({ ctx, request, body }) => fileReplyOf(await keepFile(ctx, await counted(ctx, request), body.file, fileOf(request))),
  chatFileGet: async ({ ctx, request, params, reply }) => {
    const { row, bytes } = await readFile(ctx, chatOf(request).uuid, params.fileUuid);
    return sendAsDownload(reply, { contentType: row.content_type, name: savedNameOf(row), bytes });
  },
  chatReadPost: async ({ ctx, request, body }) => {
    await readUpTo(ctx, chatOf(request), body.seq);
    return null;
  },
  chatPersonPost: async ({ ctx, request, reply, organization, body }) => {
    const provider = usableProvider(ctx, organization, body.provider ?? 'embedded');
    const state = await askForPerson(ctx, await counted(ctx, request), provider);
    if (state.provider === 'embedded') return state;
    noteProvider(ctx, reply, state.provider);
    return stateOf(await beginAtVendor(ctx, state.conversationSid), ctx.clock.real());
  },
  chatAssistantPost: async ({ ctx, request, body }) => {
    prepareToRecognize();
    await askForAssistant(ctx, await counted(ctx, request), body);
    return stateOf(await letBotAnswer(ctx, { ...chatOf(request), mode: 'BOT' }), ctx.clock.real());
  },
  chatCallbackPost: async ({ ctx, request, body }) => askForCall(ctx, await counted(ctx, request), body),
  chatByEmailPost: async ({ ctx, request, body }) => askForEmail(ctx, await counted(ctx, request), body.asked),
  chatEndPost: async ({ ctx, request, reply, body }) => {
    const { uuid, provider } = chatOf(request);
    forgetProvider(ctx, reply, provider);
    return endChat(ctx, uuid, body.byDesk === true && provider !== 'embedded' ? 'VENDOR' : 'VISITOR');
  },

  chatTranscriptGet: async ({ ctx, request, reply, organization }) => {
    const words = { timeZone: lenderZone(ctx, organization), lender: lenderOf(ctx, organization).name };
    const text = await transcriptOf(ctx, chatOf(request), words);
    return sendAsDownload(reply, { contentType: 'text/plain; charset=utf-8', name: 'chat.txt', bytes: Buffer.from(text) });
  },
});
