import type { Wire } from '../embedded/socket.ts';
import type { ToPageFrame } from '../embedded/frames.ts';
import type { Availability, ChatMessage, ChatState } from '../port.ts';

export const SID = '0198f000-0000-7000-8000-0000000000c1';
export const CHANNEL = '0198f000-0000-7000-8000-0000000000c2';
export const TOKEN = 'token-1';
export const CONTACT = '0198f000-0000-7000-8000-0000000000c3';

export const sampleState = (parts: Partial<ChatState> = {}): ChatState => ({
  conversationSid: SID,
  chatMode: 'agent',
  provider: 'embedded',
  state: 'OPEN',
  ended: null,
  isFrozen: false,
  agentName: 'Maya',
  waitingSince: null,
  nobody: false,
  callback: null,
  byEmail: false,
  lastSeq: 0,
  readByOther: 0,
  expiration: '2099-01-01T00:00:00.000Z',
  ...parts,
});

export const sampleAvailability = (parts: Partial<Availability> = {}): Availability => ({
  provider: 'embedded',
  providers: ['embedded'],
  isOpen: true,
  isStaffed: true,
  waitMinutes: 2,
  knowsCaller: false,
  linkDomains: ['hearthline.example'],
  surveyUrl: 'https://survey.example/chat',
  skill: 'FHEL',
  ...parts,
});

export const sampleMessage = (seq: number, parts: Partial<ChatMessage> = {}): ChatMessage => ({
  seq,
  key: `key-${seq}`,
  author: 'AGENT',
  name: 'Maya',
  body: `Message ${seq}`,
  files: [],
  answer: null,
  at: new Date(Date.UTC(2026, 10, 27, 17, seq)).toISOString(),
  ...parts,
});

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const week = {
  timeZone: 'America/Los_Angeles',
  weekdays: WEEKDAYS.map((weekday, at) => ({
    weekday,
    weekdayValue: at + 1,
    startTime: at < 5 ? '6:00 AM' : null,
    endTime: at < 5 ? '6:00 PM' : null,
    isOpen: at < 5,
  })),
};

type ServerPlan = {
  readonly messages?: readonly ChatMessage[];
  readonly state?: Partial<ChatState>;
  readonly availability?: Partial<Availability>;
  readonly isOpen?: boolean;
  /** Statuses with which requests are refused, by the end of their path; 0 for no reply, `never` for one that does not come. Each is used up by one request, but the last. */
  readonly refusals?: Readonly<Record<string, readonly (number | 'never')[]>>;
};

/** A socket of the page, as the server holds it. */
type Held = { readonly wire: Wire & { readyState: number }; readonly push: (data: string) => void; readonly end: (code?: number) => void };

/** The server of one conversation: what the page sends by HTTP and by its socket, and what it gets. */
export function chatServer({
  messages: first = [],
  state: firstState = {},
  availability = {},
  isOpen = true,
  refusals = {},
}: ServerPlan = {}) {
  const messages = [...first];
  const stored = new Map<string, ChatMessage>();
  const files = new Map<string, ChatMessage['files'][number]>();
  const requests: {
    readonly operation: string;
    readonly body: unknown;
    readonly key: string | null;
    readonly token: string | null;
    readonly query: string;
  }[] = [];
  const frames: { readonly type: string; readonly [name: string]: unknown }[] = [];
  const left = new Map(Object.entries(refusals).map(([path, statuses]) => [path, [...statuses]]));
  const sockets = new Set<Held>();
  let state = sampleState(firstState);
  let isDeaf = false;
  let isRefusing = false;
  let sentFile: File | undefined;

  const now = (): ChatState => ({ ...state, lastSeq: messages.length });
  const push = (frame: ToPageFrame): void => sockets.forEach((held) => held.push(JSON.stringify(frame)));
  const change = (parts: Partial<ChatState>): ChatState => {
    state = { ...state, ...parts };
    push({ type: 'state', state: now() });
    return now();
  };
  const add = (parts: Partial<ChatMessage>): ChatMessage => {
    const message = sampleMessage(messages.length + 1, parts);
    messages.push(message);
    if (!isDeaf) push({ type: 'messages', messages: [message] });
    return message;
  };
  const post = ({ key, body, fileUuids }: { key: string; body: string; fileUuids: string[] }): ChatMessage => {
    const named = fileUuids.flatMap((uuid) => files.get(uuid) ?? []);
    const message = stored.get(key) ?? add({ key, body, files: named, author: 'VISITOR', name: null });
    stored.set(key, message);
    return message;
  };

  const replies: Readonly<Record<string, (body: never, query: URLSearchParams, key: string) => unknown>> = {
    'GET availability': () => sampleAvailability(availability),
    'GET openStatus': () => ({ isOpen }),
    'GET week': () => week,
    'POST initWebChat': ({
      friendlyName,
      emailAddress,
      chatMode,
    }: {
      friendlyName: string;
      emailAddress: string;
      chatMode: 'agent' | 'chatbot';
    }) => {
      state = { ...state, chatMode };
      return {
        friendlyName,
        emailAddress,
        token: TOKEN,
        conversationSid: SID,
        expiration: state.expiration,
        omniProxyChannelId: CHANNEL,
        initialMessage: '',
        provider: 'embedded',
        stream: null,
      };
    },
    'POST refreshToken': () => ({ token: 'token-2', expiration: state.expiration }),
    'POST web-chat-info': () => ({ contactId: CONTACT }),
    'POST users': () => ({ users: [{ id: CONTACT, name: 'Maya Ortiz', role: 'CSA' }] }),
    'GET messages': (_, query) => ({ state: now(), messages: messages.slice(Number(query.get('after') ?? 0)) }),
    'POST messages': post,
    'POST files': () => {
      const uuid = crypto.randomUUID();
      files.set(uuid, { uuid, label: sentFile?.name ?? '', contentType: 'application/pdf', bytes: sentFile?.size ?? 0 });
      return files.get(uuid);
    },
    'POST chatWithAutobot': ({ message }: { message: string }, _, key) => {
      const question = add({ body: message, author: 'VISITOR', name: null, key });
      const answer = add({
        body: 'As the article says.',
        author: 'BOT',
        name: null,
        answer: { questionId: 'q', article: 'q', screen: null, handsOver: false },
      });
      return {
        questionId: 'q',
        questionStr: question.body,
        responseStr: answer.body,
        createdDt: answer.at,
        conversationId: SID,
        seq: answer.seq,
        questionSeq: question.seq,
        handsOver: false,
        screen: null,
        article: 'q',
      };
    },
    [`GET ${SID}`]: () =>
      messages
        .filter(({ answer }) => answer !== null)
        .slice(-20)
        .map(({ seq }) => ({ seq, questionSeq: seq - 1 })),
    'POST setChatReplyUsedWithFeedback': () => null,
    'POST read': () => null,
    'POST person': () => change({ chatMode: 'agent', state: 'WAITING', agentName: null }),
    'POST assistant': ({ givesUpPlace }: { givesUpPlace: boolean }) =>
      change({ chatMode: 'chatbot', ...(givesUpPlace && { state: 'OPEN', nobody: false, waitingSince: null }) }),
    'POST callback': ({ window }: { window: 'MORNING' | 'AFTERNOON' | 'EVENING' }) => change({ callback: { window } }),
    'POST by-email': () => change({ byEmail: true }),
    'POST end': () => change({ state: 'ENDED', ended: 'VISITOR' }),
    'GET transcript': () => messages.map(({ body }) => body).join('\n'),
  };

  return {
    requests,
    frames,
    sockets,
    change,
    add,
    typing: (isTyping: boolean): void => push({ type: 'typing', isTyping }),
    /** Sockets are accepted no more. */
    refuseSockets: (): void => void (isRefusing = true),
    /** Messages are stored, but no frame brings them. */
    loseFrames: (): void => void (isDeaf = true),
    sent: (operation: string): typeof requests => requests.filter((request) => request.operation === operation),

    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      const name = pathname.split('/').at(-1) ?? '';
      const operation = `${request.method} ${name}`;
      const isForm = request.headers.get('content-type')?.startsWith('multipart/') === true;
      if (isForm && operation === 'POST files') sentFile = (await request.clone().formData()).get('file') as File;
      const body: unknown = request.method === 'GET' || isForm ? undefined : JSON.parse((await request.text()) || '{}');
      const key = request.headers.get('idempotency-key');
      requests.push({ operation, body, key, token: request.headers.get('x-chat-token'), query: searchParams.toString() });
      const waiting = left.get(operation);
      const status = waiting && waiting.length > 1 ? waiting.shift() : waiting?.[0];
      if (status === 'never') return new Promise(() => undefined);
      if (status === 0) throw new TypeError('Failed to fetch');
      if (status !== undefined && status !== 200)
        return Response.json({ status, code: 'refused', errors: [] }, { status, headers: { 'content-type': 'application/problem+json' } });
      const reply = replies[operation];
      if (!reply) return Response.json({ status: 404, code: 'not_found', errors: [] }, { status: 404 });
      const answer = reply(body as never, searchParams, key ?? '');
      if (answer === null) return new Response(null, { status: 204 });
      return typeof answer === 'string' ? new Response(answer, { headers: { 'content-type': 'text/plain' } }) : Response.json(answer);
    },

    /** Opens a socket, which is accepted in a task of its own. */
    open(): Wire {
      const listeners = new Map<string, ((event: { data?: unknown; code?: number }) => void)[]>();
      const tell = (type: string, event: { data?: unknown; code?: number } = {}): void => listeners.get(type)?.forEach((one) => one(event));
      const held: Held = {
        push: (data) => held.wire.readyState === 1 && tell('message', { data }),
        end(code = 1006) {
          if (held.wire.readyState === 3) return;
          held.wire.readyState = 3;
          sockets.delete(held);
          tell('close', { code });
        },
        wire: {
          readyState: 0,
          close: () => held.end(1000),
          addEventListener: (type, listener) => void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
          send(data) {
            const frame = JSON.parse(data as string) as (typeof frames)[number];
            frames.push(frame);
            if (frame.type === 'ping') held.push(JSON.stringify({ type: 'pong' }));
            if (frame.type !== 'hello') return;
            held.push(JSON.stringify({ type: 'messages', messages: messages.slice(Number(frame['after'])) }));
            held.push(JSON.stringify({ type: 'state', state: now() }));
          },
        },
      };
      sockets.add(held);
      setTimeout(() => {
        if (isRefusing) return held.end();
        if (held.wire.readyState !== 0) return;
        held.wire.readyState = 1;
        tell('open');
      });
      return held.wire;
    },
    /** Ends every socket of the page. */
    drop: (code?: number): void => [...sockets].forEach((held) => held.end(code)),
  };
}
export type ChatServer = ReturnType<typeof chatServer>;
