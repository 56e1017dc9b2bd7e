import { type Conversation, messagesAfter } from '@hearthline/database/stores/chat/conversations.ts';
import { PAGE_OF_MESSAGES } from '@hearthline/rules/chat/limits.ts';
import { type ChatContext, firstNameOf } from './conversations.ts';

/** What was said, as a text file. Times in the lender's time zone. */
export async function transcriptOf(
  ctx: ChatContext,
  row: Conversation,
  { timeZone, lender }: { readonly timeZone: string; readonly lender: string },
): Promise<string> {
  const when = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const lines: string[] = [`Chat with ${lender}`, ''];
  for (let after = 0; ;) {
    const page = await messagesAfter(ctx.pool, row.uuid, after, PAGE_OF_MESSAGES);
    for (const line of page) {
      const by =
        line.author === 'VISITOR'
          ? row.name
          : line.author === 'AGENT'
            ? firstNameOf(line.staff_name ?? lender)
            : line.author === 'BOT'
              ? 'Assistant'
              : lender;
      lines.push(`${when.format(line.at)}  ${by}: ${line.body}`);
    }
    const last = page.at(-1);
    if (!last || page.length < PAGE_OF_MESSAGES) break;
    after = last.seq;
  }
  return `${lines.join('\n')}\n`;
}
