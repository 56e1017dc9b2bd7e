import { ApiError, serverMessage } from '@hearthline/web/api/api-error.ts';
import { ChatError } from './chat-error.ts';
import type { AlertName } from './alert-name.ts';
import type { ChatView } from './chat-view.ts';
import { FILES } from './copy.ts';
import type { Picked } from './files.ts';
import type { Conversation } from './port.ts';
import { marked, takenBack, type Thread } from './thread.ts';

/** Milliseconds before what got no reply is sent a second time by itself. */
const AGAIN_MS = 1000;

/** 0 for a call without a reply, and for what is no call. */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);
/** Whether the token of the conversation is not valid. */
export const isRefused = (error: unknown): boolean => [401, 403, 404].includes(statusOf(error));
const hasNoReply = (error: unknown): boolean => statusOf(error) === 0 || statusOf(error) >= 500;
/** Statuses by which a file itself is refused: its type, its content, its size, or their number. */
const FILE_REFUSED = [400, 413, 415, 422];

type DeliveryPlan = {
  readonly conversation: () => Conversation | null;
  readonly view: () => ChatView;
  readonly set: (next: Partial<ChatView>) => void;
  readonly setThread: (change: (thread: Thread) => Thread) => void;
};

/** Sends the messages of this page with their files: under one key each, however often they are sent. */
export function deliveries({ conversation, view, set, setThread }: DeliveryPlan) {
  /** The ids of the files that have arrived. */
  const arrived = new Map<string, string>();

  const twice = async <T>(run: () => Promise<T>): Promise<T> => {
    try {
      return await run();
    } catch (error) {
      if (!hasNoReply(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return run();
    }
  };
  const failed = (alert: AlertName): void => set({ alert });

  /** The message goes back to where it was written, with what is wrong with its file. */
  const takeBack = (key: string, { id }: Picked, error: unknown): void => {
    const message = view().thread.outgoing.find((one) => one.key === key);
    if (!message) return;
    const problem = serverMessage(error) ?? FILES.refused;
    setThread((thread) => takenBack(thread, key));
    const { draft, files } = view();
    set({
      draft: [message.body, draft].filter(Boolean).join('\n'),
      files: [...message.files.map((one) => (one.id === id ? { ...one, problem } : one)), ...files],
    });
  };

  const sendFiles = async (of: Conversation, key: string, files: readonly Picked[]): Promise<readonly string[] | null> => {
    const uuids: string[] = [];
    const told = (part: number): void => setThread((thread) => marked(thread, key, { part }));
    for (const picked of files) {
      try {
        const uuid = arrived.get(picked.id) ?? (await twice(async () => of.sendFile(picked.file, told)));
        arrived.set(picked.id, uuid);
        uuids.push(uuid);
        setThread((thread) => marked(thread, key, { sent: uuids.length, part: 0 }));
      } catch (error) {
        if (!FILE_REFUSED.includes(statusOf(error))) throw error;
        takeBack(key, picked, error);
        return null;
      }
    }
    return uuids;
  };

  return async (key: string): Promise<void> => {
    const of = conversation();
    const message = view().thread.outgoing.find((one) => one.key === key);
    if (of === null) throw new ChatError('session');
    if (!message) return;
    setThread((thread) => marked(thread, key, { hasFailed: false }));
    try {
      const fileUuids = await sendFiles(of, key, message.files);
      if (fileUuids === null) return;
      await twice(async () => of.send({ key, body: message.body, fileUuids }));
      if (view().alert === 'send' && view().thread.outgoing.every(({ hasFailed }) => !hasFailed)) set({ alert: null });
    } catch (error) {
      setThread((thread) => marked(thread, key, { hasFailed: true }));
      failed(isRefused(error) ? 'token' : 'send');
      if (statusOf(error) === 409) await of.catchUp().catch(() => undefined);
    }
  };
}
