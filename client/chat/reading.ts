import type { KeptChats } from '../services/chat/kept-chats.ts';
import type { ChatView } from './chat-view.ts';
import type { Conversation } from './port.ts';
import { held, preceded, type Thread } from './thread.ts';

type ReadingPlan = {
  readonly view: () => ChatView;
  readonly set: (next: Partial<ChatView>) => void;
  readonly setThread: (change: (thread: Thread) => Thread) => void;
  readonly kept: Pick<KeptChats, 'change'>;
  readonly sid: () => string | null;
  readonly conversation: () => Conversation | null;
};

/** What the person reads of a conversation: up to where, and what came before. */
export function watchReading({ view, set, setThread, kept, sid, conversation }: ReadingPlan) {
  let sent = 0;
  return {
    reset: (): void => void (sent = 0),
    /** The person has seen every message that is held. */
    see(): void {
      const [of, last] = [sid(), held(view().thread)];
      if (of === null || last === 0) return;
      if (last > view().seen) {
        set({ seen: last });
        kept.change(of, { seen: last });
      }
      if (last <= sent || view().isOver) return;
      sent = last;
      conversation()
        ?.read(last)
        .catch(() => (sent = 0));
    },
    /** Shows what came before the last questions. */
    async earlier(): Promise<void> {
      const of = conversation();
      const { from } = view().thread;
      if (of === null || from === 0) return;
      const messages = await of.earlier(from);
      if (conversation() === of) setThread((thread) => preceded(thread, messages));
    },
  };
}
