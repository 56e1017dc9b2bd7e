import type { CheckedFile } from '../vendor/link.ts';
import type { ConversationRef, Sending, TalkSession } from './api.ts';
import { partOf } from './rows.ts';

export type Opened = { readonly session: Pick<TalkSession, 'uploadFile'>; readonly conversation: ConversationRef };

/** Sends what a message of the product has as messages of TalkJS under its key, one after the other, but for those that are there. */
export async function sendRow(
  { session, conversation }: Opened,
  { key, body, files }: { readonly key: string; readonly body: string; readonly files: readonly CheckedFile[] },
  there: Set<string>,
): Promise<void> {
  const blocks: (() => Promise<Sending['content'][0]>)[] = [
    ...(body === '' ? [] : [async () => ({ type: 'text', children: [body] }) as const]),
    ...files.map(({ bytes, name: filename }) => async () => {
      const fileToken = await session.uploadFile(bytes, { filename });
      return { type: 'file', fileToken } as const;
    }),
  ];
  for (const [part, block] of blocks.entries()) {
    if (there.has(partOf(key, part))) continue;
    await conversation.send({ content: [await block()], custom: { key, part: String(part), parts: String(blocks.length) } });
    there.add(partOf(key, part));
  }
}
