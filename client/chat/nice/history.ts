import type { NiceMessage, NicePage, NiceRecovered } from './frames.ts';
import type { Gateway } from './gateway.ts';

/** The newest messages of a thread back to one that is held, in their order, and how its contact stands. @throws NiceError for a thread that is not there */
export async function readBack(
  { ask }: Pick<Gateway, 'ask'>,
  ofThread: object,
  has: (id: string) => boolean,
): Promise<{ readonly missed: readonly NiceMessage[]; readonly status: string | undefined }> {
  const { contact, messages, messagesScrollToken } = (await ask('RecoverThread', ofThread)) as NiceRecovered;
  const all = [...messages];
  let scrollToken = messagesScrollToken;
  while (scrollToken && !all.some(({ id }) => has(id))) {
    const data = { ...ofThread, scrollToken, oldestMessageDatetime: all.at(-1)?.createdAt, consumerContact: { id: contact?.id } };
    const next = (await ask('LoadMoreMessages', data)) as NicePage;
    if (next.messages.length === 0) break;
    all.push(...next.messages);
    scrollToken = next.scrollToken;
  }
  return { missed: all.reverse(), status: contact?.status };
}
