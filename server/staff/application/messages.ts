import type { deskMessages } from '@hearthline/contract/desk/application/reads.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { listedRecipient } from '../mask.ts';

type Messages = z.input<typeof deskMessages.reply>;

/** A message whose text is encrypted has a link that signs its recipient in: nobody but its recipient reads it. */
export const isReadable = ({ sealed_body: sealed }: OutboxRow): boolean => sealed === null;
const stateOf = ({ sent_at: sent, refused }: OutboxRow): Messages[number]['state'] =>
  sent !== null ? 'SENT' : refused === null ? 'WAITING' : 'NOT_SENT';

/** The newest 200 messages of an application, without their text. */
export async function messagesOf({ pool }: Context, uuid: string): Promise<Messages> {
  return (await messagesTo(pool, null, uuid)).map((m) => ({
    id: m.id,
    channel: m.channel,
    to: listedRecipient(m.recipient),
    subject: m.subject,
    at: m.at.toISOString(),
    sentAt: m.sent_at?.toISOString() ?? null,
    state: stateOf(m),
    why: m.refused && inWords(m.refused),
    readable: isReadable(m),
  }));
}
