import type { ChatKind } from '../services/chat/kept-chats.ts';
import type { AlertName } from './alert-name.ts';
import type { Picked } from './files.ts';
import type { Week } from './hours.ts';
import type { Availability, ChatState, Connection } from './port.ts';
import { EMPTY_THREAD, type Thread } from './thread.ts';

/**
 * What the chat shows. `form`: who asks; `fresh`: the person is known and nothing was written yet; `chat`: a conversation, also one that has ended;
 * `inactive`: it could not be begun.
 */
export type Phase = 'loading' | 'form' | 'fresh' | 'chat' | 'inactive';

export type ChatView = {
  readonly phase: Phase;
  /** Who answers, or would. */
  readonly kind: ChatKind;
  readonly availability: Availability | null;
  readonly isOpen: boolean;
  /** The week of the hours, read where they are closed. */
  readonly week: Week | null;
  readonly thread: Thread;
  readonly state: ChatState | null;
  readonly isTyping: boolean;
  readonly connection: Connection | null;
  readonly alert: AlertName | null;
  /** The conversation has ended, by anyone or by itself: it can only be read. */
  readonly isOver: boolean;
  readonly hasExpired: boolean;
  /** The number of the last message that was seen. */
  readonly seen: number;
  /** What is typed and not sent. */
  readonly draft: string;
  /** The files that go with it. */
  readonly files: readonly Picked[];
  /** What the person thinks of answers of the assistant, by their question. */
  readonly ratings: Readonly<Record<string, 0 | 1>>;
  /** The interaction id, once the conversation has ended and a survey follows. */
  readonly contactId: string | null;
};

export const FIRST_VIEW: ChatView = {
  phase: 'loading',
  kind: 'agent',
  availability: null,
  isOpen: true,
  week: null,
  thread: EMPTY_THREAD,
  state: null,
  isTyping: false,
  connection: null,
  alert: null,
  isOver: false,
  hasExpired: false,
  seen: 0,
  draft: '',
  files: [],
  ratings: {},
  contactId: null,
};

/** The address of the survey, which names the conversation and nothing of the person; null where there is none. */
export function surveyLink({ availability, contactId }: Pick<ChatView, 'availability' | 'contactId'>): string | null {
  const address = availability?.surveyUrl ?? null;
  if (address === null || contactId === null || !URL.canParse(address)) return null;
  const url = new URL(address);
  url.searchParams.set('interactionId', contactId);
  return url.href;
}
