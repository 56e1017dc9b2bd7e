import { DESK_BOT_ANSWER_ENDPOINTS } from '@hearthline/contract/desk/bot-answers.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { answersAsFile, botAnswersOf, questionsOf, reasonIn } from '../../../chat/bot-answers.ts';
import { recordChatsRead, recordView } from '../../../staff/views.ts';
import { sendAsDownload } from '../../http/register-uploads.ts';
import { routes } from '../../http/route.ts';

const USUAL_DAYS = '30';

export const DESK_BOT_ANSWER_ROUTES = routes(DESK_BOT_ANSWER_ENDPOINTS, {
  deskBotAnswersGet: async ({ ctx, caller, query: { days = USUAL_DAYS, page } }) => {
    const { rows, withoutAnswer } = await botAnswersOf(ctx, caller.organization, Number(days));
    const first = offsetOf(page);
    return { rows: rows.slice(first, first + DESK_PAGE_SIZE), total: rows.length, withoutAnswer };
  },

  deskBotAnswersFile: async ({ ctx, caller, query: { days = USUAL_DAYS }, reply }) => {
    await recordView(ctx, caller, { subjectUuid: null, fields: ['bot answers'], reason: 'WORK', note: 'Downloaded at the desk' });
    const { rows } = await botAnswersOf(ctx, caller.organization, Number(days));
    return sendAsDownload(reply, {
      contentType: 'text/csv; charset=utf-8',
      name: `bot-answers-${days}-days.csv`,
      bytes: Buffer.from(answersAsFile(rows)),
    });
  },

  deskBotAnswerGet: async ({ ctx, caller, params: { answerId }, query: { days = USUAL_DAYS, page, rating } }) => {
    const { rows, ...rest } = await questionsOf(ctx, caller.organization, {
      id: answerId,
      days: Number(days),
      rating,
      limit: DESK_PAGE_SIZE,
      offset: offsetOf(page),
    });
    await recordChatsRead(ctx, caller, rows, `bot answer ${answerId}`);
    return {
      ...rest,
      rows: rows.map(({ conversationUuid, seq, at, asked, rating: rated, reason }) => ({
        conversationUuid,
        seq,
        at: at.toISOString(),
        asked,
        rating: rated === null ? null : rated === 1 ? ('UP' as const) : ('DOWN' as const),
        ...(rated === 0 && reason !== null ? reasonIn(reason) : { reason: null, note: '' }),
      })),
    };
  },
});
