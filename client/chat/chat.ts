import { answererOf, type ChatProvider } from '@hearthline/rules/chat/mode.ts';
import type { KeptChat } from '../services/chat/kept-chats.ts';
import { ChatError } from './chat-error.ts';
import type { AlertName } from './alert-name.ts';
import type { ChatPlan, Person } from './chat-plan.ts';
import { type ChatView, FIRST_VIEW } from './chat-view.ts';
import { deliveries, isRefused, statusOf } from './delivery.ts';
import { problemOf, withFiles, withoutFile } from './files.ts';
import { watchLifetime } from './lifetime.ts';
import type { Callback, ChatEvents, ChatMessage, ChatPort, ChatState, Connection, Conversation } from './port.ts';
import { watchReading } from './reading.ts';
import { readPlace } from './read-place.ts';
import { beginning, EMPTY_THREAD, held, queued, received, type Thread } from './thread.ts';
import { whileCurrent } from './while-current.ts';

export type Chat = ReturnType<typeof createChat>;

/** The chat of a page: what it shows, and what a person can do with it. */
export function createChat({ providerOf, load, kept, mode, isSignedIn, context, now, makeKey, draft: keptDraft, ...reads }: ChatPlan) {
  let view: ChatView = { ...FIRST_VIEW, draft: keptDraft.read() };
  const listeners = new Set<() => void>();
  const set = (next: Partial<ChatView>): void => {
    view = { ...view, ...next };
    if (next.draft !== undefined) keptDraft.keep(next.draft);
    listeners.forEach((listener) => listener());
  };
  let [sid, conversation]: [string | null, Conversation | null] = [null, null];
  /** What the conversation runs over that this page follows: another tab may have moved on. */
  let followed: ChatProvider | null = null;
  /** Grows with each conversation that is followed: what the one before still tells is not heard. */
  let turn = 0;
  /** The address that the conversation was begun with, as long as this page lasts. */
  let email = '';
  let wasSignedIn = isSignedIn();

  const current = (): KeptChat | null => kept.all().find(({ conversationSid }) => conversationSid === sid) ?? null;
  const setThread = (change: (thread: Thread) => Thread): void => {
    const thread = change(view.thread);
    if (thread !== view.thread) set({ thread });
  };
  const reading = watchReading({ view: () => view, set, setThread, kept, sid: () => sid, conversation: () => conversation });
  const chosen = () =>
    answererOf({
      personSession: kept.alive('agent') !== null,
      botSession: kept.alive('chatbot') !== null,
      isOpen: view.isOpen,
      ...mode,
    });
  /** What is shown while no conversation is. */
  const waitingPhase = (): ChatView['phase'] => (view.availability === null ? 'loading' : view.availability.knowsCaller ? 'fresh' : 'form');

  const drop = (): void => {
    conversation?.leave();
    [sid, conversation, followed] = [null, null, null];
    reading.reset();
    turn += 1;
    lifetime.stop();
    const { availability, isOpen, week } = view;
    set({ ...FIRST_VIEW, availability, isOpen, week, kind: chosen(), phase: waitingPhase() });
  };

  /** The conversation has ended: what was said stays, nothing is sent any more. The token stays too, for the transcript. */
  const over = (more: Partial<ChatView> = {}): void => {
    if (view.isOver) return;
    lifetime.stop();
    set({ isOver: true, isTyping: false, ...more });
    conversation?.leave();
    if (sid !== null) kept.forget(sid);
    const ended = conversation;
    if (view.availability?.surveyUrl && view.alert !== 'token')
      ended?.contactId().then(
        (contactId) => conversation === ended && set({ contactId }),
        () => undefined, // without the interaction id there is no survey
      );
  };

  const lifetime = watchLifetime({
    kept,
    now,
    current: () => (view.isOver ? null : current()),
    onExpired: () => over({ hasExpired: true }),
  });

  const onState = (state: ChatState): void => {
    const kind = state.chatMode;
    if (sid !== null && (current()?.kind !== kind || current()?.expiration !== state.expiration))
      kept.change(sid, { kind, expiration: state.expiration });
    set({ state, kind });
    const { provider } = state;
    if (sid !== null && followed !== null && provider !== followed) {
      if (current()?.provider !== provider) kept.change(sid, { provider, seen: 0 });
      return void moved(sid).catch(() => undefined); // the next state tries again
    }
    if (state.state === 'ENDED' || state.isFrozen) over({ hasExpired: state.ended === 'EXPIRED' || state.ended === 'IDLE' });
    else lifetime.watch();
  };

  const onConnection = (connection: Connection): void => {
    const { alert } = view;
    set({ connection, alert: connection === 'lost' ? 'lost' : connection === 'connected' && alert === 'lost' ? null : alert });
    if (connection === 'refused') over({ alert: 'token' });
    if (connection === 'over') over({ hasExpired: true });
  };

  const events = (of: number): ChatEvents =>
    whileCurrent(() => turn === of, {
      onBeginning: (from) => setThread((thread) => beginning(thread, from)),
      onMessages(messages) {
        setThread((thread) => received(thread, messages));
        if (messages.some(({ author }) => author !== 'VISITOR')) set({ isTyping: false });
      },
      onState,
      onTyping: (isTyping) => void (view.isTyping !== isTyping && set({ isTyping })),
      onConnection,
    });

  /** Follows a conversation; the messages of another are gone, those being sent stay. */
  const follow = (port: ChatPort, chat: KeptChat): void => {
    conversation?.leave();
    const isOther = sid !== null && sid !== chat.conversationSid;
    sid = chat.conversationSid;
    reading.reset();
    const thread = isOther ? EMPTY_THREAD : view.thread;
    set({
      phase: 'chat',
      kind: chat.kind,
      seen: chat.seen,
      thread,
      state: null,
      isOver: false,
      hasExpired: false,
      contactId: null,
      alert: null,
    });
    // a token that is renewed, or the chat's end in another tab: what is kept changes while it is followed
    let last = chat;
    const known = (): KeptChat => (last = kept.all().find(({ conversationSid }) => conversationSid === last.conversationSid) ?? last);
    followed = chat.provider;
    turn += 1;
    conversation = port.resume(known, () => held(view.thread), events(turn));
    lifetime.watch();
  };

  /** The conversation goes on over another provider, whose messages have numbers of their own; what is being sent is sent there. */
  const moved = async (of: string): Promise<void> => {
    const chat = current();
    if (sid !== of || chat === null) return;
    const port = await load(chat.provider);
    const { outgoing } = view.thread;
    if (sid !== of || view.isOver || current()?.provider !== chat.provider || followed === chat.provider) return;
    set({ thread: { ...EMPTY_THREAD, outgoing } });
    follow(port, { ...chat, seen: 0 });
    outgoing.forEach(({ key }) => void deliver(key));
  };

  const resume = async (): Promise<void> => {
    const chat = kept.alive(chosen());
    if (chat === null || chat.conversationSid === sid) return;
    const port = await load(chat.provider);
    const still = kept.alive(chosen());
    if (still !== null && still.conversationSid !== sid && still.provider === chat.provider) follow(port, still);
  };

  const begin = async (person: Person): Promise<boolean> => {
    const { availability } = view;
    if (availability === null) return false;
    const kind = chosen();
    const port = await load(kind === 'agent' ? providerOf(availability) : 'embedded');
    email = person.emailAddress;
    const begun = await port.begin({ ...person, ...context(availability), chatMode: kind });
    const chat: KeptChat = { ...begun, kind, isOwned: isSignedIn(), seen: 0, waitsSince: null };
    // a vendor that could not be reached has given way to the product's own
    const carrier = await load(chat.provider);
    kept.keep(chat);
    follow(carrier, chat);
    return true;
  };

  /** An action of the conversation; a failure is said, and changes nothing. */
  const act = async <T>(run: (of: Conversation) => Promise<T>): Promise<T | null> => {
    if (conversation === null) throw new ChatError('session');
    try {
      return await run(conversation);
    } catch (error) {
      set({ alert: isRefused(error) ? 'token' : 'failed' });
      return null;
    }
  };

  const deliver = deliveries({ conversation: () => conversation, view: () => view, set, setThread });

  return {
    view: (): ChatView => view,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    resume,

    /** Reads the hours and how the chat is set up: when it opens, and each minute while it is open. */
    async look(): Promise<void> {
      const place = await readPlace({ ...reads, providerOf }).catch(() => null);
      if (place === null) {
        if (view.availability === null && view.phase === 'loading') set({ phase: 'inactive', alert: 'failed' });
        return;
      }
      set(place);
      if (sid === null) set({ kind: chosen(), ...(view.phase !== 'inactive' && { phase: waitingPhase() }) });
      await resume();
      if (!place.isOpen && view.week === null)
        reads.readWeek().then(
          (week) => set({ week }),
          () => undefined,
        );
    },

    /** What is kept has changed, or who is signed in: another tab began or ended a chat, or signed out. */
    async changed(): Promise<void> {
      const isLeft = wasSignedIn && !isSignedIn();
      wasSignedIn = isSignedIn();
      if (isLeft) {
        kept.forgetAll();
        return drop();
      }
      const chat = current();
      if (chat && chat.seen > view.seen) set({ seen: chat.seen });
      if (conversation === null || view.isOver) return resume();
      if (chat === null) await conversation.catchUp().catch(() => undefined);
    },

    /**
     * Begins a conversation. A failure closes the chat as inactive (B 139), except where the form can be corrected.
     * @throws what failed, so that the form keeps what was typed
     */
    async start(person: Person): Promise<void> {
      try {
        await begin(person);
      } catch (error) {
        if (statusOf(error) !== 400) set({ phase: 'inactive', alert: 'failed' });
        throw error;
      }
    },
    /** Leads back to where a chat can be begun. */
    tryAgain(): void {
      set({ phase: waitingPhase(), alert: null });
    },

    /** Sends what is typed and its files; for a person who is known, the first message begins the conversation. */
    async send(text: string, person: Person | null): Promise<void> {
      const body = text.trim();
      const { files } = view;
      if ((body === '' && files.length === 0) || view.isOver || files.some(({ problem }) => problem !== null)) return;
      const key = makeKey();
      set({ draft: '', files: [], thread: queued(view.thread, { key, body, files }) });
      if (conversation === null) {
        try {
          if (person === null || !(await begin(person))) throw new ChatError('session');
        } catch {
          // nothing that was typed is lost
          set({ phase: 'inactive', alert: 'failed', draft: body, files, thread: EMPTY_THREAD });
          return;
        }
      }
      conversation?.typing('');
      lifetime.renew(conversation);
      await deliver(key);
    },
    resend: deliver,
    /** Adds files to what is typed, as many as one message carries. */
    addFiles(files: readonly File[]): void {
      set({
        files: withFiles(
          view.files,
          files.map((file) => ({ id: makeKey(), file, problem: problemOf(file) })),
        ),
      });
    },
    removeFile: (id: string): void => set({ files: withoutFile(view.files, id) }),
    /** @throws ApiError, so that the reason that was typed stays */
    async rate({ answer, body }: ChatMessage, rating: 0 | 1, reason = ''): Promise<void> {
      if (conversation === null || answer === null) throw new ChatError('session');
      await conversation.rate({ questionId: answer.questionId, answer: body, rating, reason, email });
      set({ ratings: { ...view.ratings, [answer.questionId]: rating } });
    },
    readFile: async (fileUuid: string) => act(async (of) => of.readFile(fileUuid)),
    write: (draft: string): void => set({ draft }),
    /** Shows the other side what is being typed. */
    preview(text: string): void {
      conversation?.typing(text);
      if (text !== '') lifetime.renew(conversation);
    },

    see: reading.see,
    earlier: async () => act(async () => reading.earlier()),
    askPerson: async () => act(async (of) => of.askPerson(view.availability === null ? 'embedded' : providerOf(view.availability))),
    askAssistant: async (givesUpPlace: boolean) => act(async (of) => of.askAssistant(givesUpPlace)),
    callBack: async (callback: Callback) => {
      if (conversation === null) throw new ChatError('session');
      await conversation.callBack(callback);
    },
    byEmail: async () => act(async (of) => of.byEmail()),
    end: async () => act(async (of) => of.end()),
    transcript: async () => act(async (of) => of.transcript()),

    /** Forgets the conversation that has ended and offers another. */
    startNew(): void {
      if (sid !== null) kept.forget(sid);
      drop();
    },
    alert: (alert: AlertName | null): void => set({ alert }),
  };
}
