/** A borrower's page with a chat, as far as the wire goes: for faults and benchmarks. It follows the protocol of decision 0152 and nothing else. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

type Message = { readonly seq: number; readonly key: string; readonly author: string; readonly body: string };
type Session = { readonly conversationSid: string; readonly token: string; readonly omniProxyChannelId: string };

export type ChatPage = {
  readonly sid: string;
  /** The messages it holds, in their order. */
  readonly held: readonly Message[];
  /** Sends words until they are acknowledged, with one key; answers the key and when it was acknowledged, by `performance.now`. */
  readonly say: (body: string) => Promise<{ readonly key: string; readonly at: number }>;
  /** Resolves once a message with this key is held; when, by `performance.now`. */
  readonly heard: (key: string) => Promise<number>;
  /** Sends or asks again because a process or the database was away. */
  readonly repeats: () => number;
  readonly reconnects: () => number;
  readonly stop: () => void;
};

const AGAIN_MS = 200;
const PING_MS = 10_000;
const ANSWER_WITHIN_MS = 15_000;

/** Asks until it is answered: what a page does with a lost reply. */
async function asked(
  placeOf: () => string,
  path: string,
  init: RequestInit,
  onRepeat: () => void,
  isOver: () => boolean,
): Promise<Record<string, unknown>> {
  for (;;) {
    const answer = await fetch(`${placeOf()}${path}`, { ...init, signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
    if (answer?.ok === true) return (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    const text = (await answer?.text().catch(() => '')) ?? '';
    if (answer !== null && answer.status < 500 && answer.status !== 408)
      throw new Error(`${path} answered ${answer.status}: ${text.slice(0, 200)}`);
    if (isOver()) throw new Error(`${path} was not answered`);
    onRepeat();
    await pause(AGAIN_MS);
  }
}

/** Begins a chat and opens its page. @param placeOf the origin of a web process, asked for each request: another one after a failure */
export async function openChatPage(placeOf: () => string, name: string): Promise<ChatPage> {
  let over = false;
  let repeats = 0;
  let reconnects = -1;
  let socket: WebSocket | null = null;
  const held: Message[] = [];
  const waiting = new Map<string, (at: number) => void>();
  const ask = async (
    path: string,
    init: { readonly method?: string; readonly body?: string; readonly headers?: Readonly<Record<string, string>> },
  ): Promise<Record<string, unknown>> =>
    asked(
      placeOf,
      path,
      { ...init, headers: { 'content-type': 'application/json', ...init.headers } },
      () => (repeats += 1),
      () => over,
    );

  const session = (await ask('/service-csp/external/api/v1/twilio/initWebChat', {
    method: 'POST',
    body: JSON.stringify({
      friendlyName: name,
      emailAddress: 'page@example.com',
      tag: 'load',
      skill: 'FHEL',
      welcomeMessage: '',
      pageUrl: '/',
      chatMode: 'agent',
    }),
  })) as unknown as Session;
  const messages = `/service-omni-proxy/insecure/api/v1/conversations/${session.conversationSid}/messages`;
  const headers = { 'x-chat-token': session.token };

  const take = (arrived: readonly Message[]): void => {
    for (const message of arrived) {
      if (message.seq !== held.length + 1) continue;
      held.push(message);
      waiting.get(message.key)?.(performance.now());
    }
    const last = arrived.at(-1);
    // A gap: what follows the last number is asked for.
    if (last && last.seq > held.length && !over)
      void ask(`${messages}?after=${held.length}`, { headers })
        .then((answer) => take(answer['messages'] as Message[]))
        .catch(() => undefined);
  };

  const connect = (): void => {
    if (over) return;
    reconnects += 1;
    const opened = new WebSocket(`${placeOf().replace('http', 'ws')}/service-omni-proxy/insecure/ws/${session.omniProxyChannelId}`);
    socket = opened;
    opened.addEventListener('open', () => opened.send(JSON.stringify({ type: 'hello', token: session.token, after: held.length })));
    opened.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as { type: string; messages?: Message[] };
      if (frame.type === 'messages') take(frame.messages ?? []);
    });
    opened.addEventListener('error', () => undefined);
    opened.addEventListener('close', () => {
      if (!over) setTimeout(connect, AGAIN_MS + Math.random() * AGAIN_MS);
    });
  };
  connect();
  const pings = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ type: 'ping', channelId: session.omniProxyChannelId }));
  }, PING_MS);

  return {
    sid: session.conversationSid,
    held,
    say: async (body) => {
      const key = randomUUID();
      await ask(messages, { method: 'POST', headers, body: JSON.stringify({ key, body, fileUuids: [] }) });
      return { key, at: performance.now() };
    },
    heard: async (key) =>
      held.some((message) => message.key === key) ? performance.now() : new Promise((resolve) => waiting.set(key, resolve)),
    repeats: () => repeats,
    reconnects: () => reconnects,
    stop: () => {
      over = true;
      clearInterval(pings);
      socket?.close();
    },
  };
}
