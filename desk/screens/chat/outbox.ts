/**
 * What is typed and sent in each chat. It is kept beside the page, so that a draft or a message that was not sent stays when another chat is opened.
 * Messages of a chat are sent one after another; one that is sent again keeps its key, so that it is never stored twice.
 */
import { codeOf } from '@hearthline/web/api/api-error.ts';

/** A message on its way, or one that was not sent. */
export type Unsent = { readonly key: string; readonly body: string; readonly problem: string | null };
export type Box = {
  readonly draft: string;
  readonly unsent: readonly Unsent[];
  /** A message was refused because of what came after the number that its sender had seen. Null while there is nothing to say. */
  readonly refused: { readonly seen: number; readonly message: string } | null;
};
const EMPTY: Box = { draft: '', unsent: [], refused: null };

type Post = {
  readonly post: (chat: string, message: { readonly key: string; readonly body: string; readonly seen: number }) => Promise<unknown>;
  /** The number of the last message that was on the screen. */
  readonly seen: (chat: string) => number;
  /** Reads what the refusal was about. */
  readonly refused: (chat: string) => Promise<unknown>;
  readonly messageOf: (error: unknown) => string;
  readonly newKey: () => string;
};

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox({ post, seen, refused, messageOf, newKey }: Post) {
  const boxes = new Map<string, Box>();
  const sending = new Set<string>();
  const listeners = new Set<() => void>();
  const boxOf = (chat: string): Box => boxes.get(chat) ?? EMPTY;
  const set = (chat: string, change: Partial<Box>): void => {
    boxes.set(chat, { ...boxOf(chat), ...change });
    listeners.forEach((listener) => listener());
  };
  const joined = (...texts: readonly string[]): string => texts.filter((text) => text.trim() !== '').join('\n');

  async function sendNext(chat: string): Promise<void> {
    const next = boxOf(chat).unsent.find(({ problem }) => problem === null);
    if (next === undefined || sending.has(chat)) return;
    sending.add(chat);
    const at = seen(chat);
    try {
      await post(chat, { key: next.key, body: next.body, seen: at });
      set(chat, { unsent: boxOf(chat).unsent.filter(({ key }) => key !== next.key) });
    } catch (error) {
      const isRefused = codeOf(error) === 'conflict';
      if (isRefused) await refused(chat);
      // with those that were sent behind it meanwhile
      const { draft, unsent } = boxOf(chat);
      const waiting = unsent.filter(({ problem }) => problem === null);
      const message = messageOf(error);
      if (isRefused)
        set(chat, {
          draft: joined(...waiting.map(({ body }) => body), draft),
          unsent: unsent.filter((one) => !waiting.includes(one)),
          refused: { seen: at, message },
        });
      else set(chat, { unsent: unsent.map((one) => (waiting.includes(one) ? { ...one, problem: message } : one)) });
    } finally {
      sending.delete(chat);
    }
    return sendNext(chat);
  }

  return {
    boxOf,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (chat: string, draft: string): void => set(chat, { draft }),
    /** Sends the draft. */
    submit(chat: string): void {
      const { draft, unsent } = boxOf(chat);
      if (draft.trim() === '') return;
      set(chat, { draft: '', refused: null, unsent: [...unsent, { key: newKey(), body: draft.trim(), problem: null }] });
      void sendNext(chat);
    },
    again(chat: string, key: string): void {
      set(chat, { unsent: boxOf(chat).unsent.map((one) => (one.key === key ? { ...one, problem: null } : one)) });
      void sendNext(chat);
    },
    /** Takes an unsent message back into the box. */
    edit(chat: string, key: string): void {
      const { draft, unsent } = boxOf(chat);
      const taken = unsent.filter((one) => one.key === key);
      set(chat, { draft: joined(...taken.map(({ body }) => body), draft), unsent: unsent.filter((one) => one.key !== key) });
    },
  };
}
