/** What was asked at a vendor and nobody there answered comes to the product's own people when the conversation has ended by itself (decision 0154). */
import { conversationByUuid, messageByKey, putConversation } from '@hearthline/database/stores/chat/conversations.ts';
import type { ChatVendorPort, VendorChannel, VendorLine } from '@hearthline/providers/chat/port.ts';
import { MESSAGE_MAX } from '@hearthline/rules/chat/limits.ts';
import { v5 } from 'uuid';
import { askedElsewhere } from './asks.ts';
import { append, changed, type ChatContext, PRODUCT_WORDS } from './conversations.ts';

/** Ends that leave what was asked without an answer: its person did not end it, and nobody at the desk did. */
const LEFT = ['EXPIRED', 'IDLE', 'SIGNED_OUT'];

/** What its person said after the last answer of a person. */
function leftOf(lines: readonly VendorLine[]): string {
  const answered = lines.findLastIndex(({ author }) => author === 'AGENT');
  const asked = lines.slice(answered + 1).filter(({ author }) => author === 'VISITOR');
  return asked
    .map(({ body }) => body)
    .join('\n')
    .slice(-MESSAGE_MAX);
}

/**
 * Brings it once. Where the vendor does not tell what was said, a task of the inbox says so until it does. Answers whether the conversation can be closed at the
 * vendor now.
 */
export async function bringWhatWasLeft(
  ctx: ChatContext,
  uuid: string,
  at: VendorChannel | null,
  port: ChatVendorPort | undefined,
): Promise<boolean> {
  const ended = await conversationByUuid(ctx.pool, uuid);
  if (!ended || at === null || !LEFT.includes(ended.ended_why ?? '')) return true;
  const told = await port?.said(at, { idempotencyKey: `chat:${uuid}:said` });
  const said = told?.outcome === 'OK' ? told.data : null;
  const key = v5('unread', uuid);
  await changed(ctx, uuid, async (client, row) => {
    const toldAt = (await messageByKey(client, { uuid, author: 'PRODUCT', key }))?.seq;
    if (said === null) {
      const asked = { unanswered: 1, unanswered_since: row.unanswered_since ?? ctx.clock.now() };
      if (toldAt === undefined) await append(ctx, client, row, { author: 'PRODUCT', key, body: PRODUCT_WORDS.unread }, asked);
      return;
    }
    const left = leftOf(said);
    if (left !== '') await askedElsewhere(ctx, client, row, left);
    // nothing was asked: only that was not known
    else if (toldAt === row.last_seq) await putConversation(client, uuid, { unanswered: 0, unanswered_since: null });
  });
  // one that is only away is asked again
  return told?.outcome !== 'RETRYABLE';
}
