/**
 * What the simulator serves in place of TalkJS's own script: the part of its documented API that the product uses (talkjs.com/docs: JavaScript Data API;
 * Classic JavaScript SDK), written against the simulator's own paths. It shows that the product keeps to what is documented, not that TalkJS does.
 */
type Ready = readonly [run: () => unknown, resolve: (value: unknown) => void, reject: (reason: unknown) => void];
type Page = { Talk?: { ready?: { c?: readonly Ready[] } }; readonly WebSocket: typeof WebSocket };
export type Snapshot = {
  readonly conversation: { readonly access: string; readonly everyoneReadUntil: number };
  /** The newest first. */
  readonly messages: readonly { readonly id: string }[];
  readonly typing: { readonly many: false; readonly users: readonly object[] };
};
type Options = { readonly appId: string; readonly me: { readonly id: string }; readonly tokenFetcher: () => Promise<string> };
type Subscription = { unsubscribe: () => void; loadMore: (count?: number) => Promise<void> };

/** Runs in a page as it stands here: it may name nothing of this file. */
export function simulatedScript(page: Page, origin: string): void {
  const WINDOW = 30;
  const AGAIN_MS = 200;

  const User = function (this: { id: string }, id: string): void {
    this.id = id;
  };

  class Session {
    readonly #options: Options;
    readonly #errors = new Set<(error: Error) => void>();
    readonly #followed = new Map<string, Set<(snapshot: Snapshot | null) => void>>();
    readonly #latest = new Map<string, Snapshot | null>();
    #socket: WebSocket | null = null;
    #isOver = false;
    #wasRefused = false;
    #token: string | null = null;

    constructor(options: Options) {
      this.#options = options;
      void this.#connect();
    }

    readonly #connect = async (): Promise<void> => {
      if (this.#isOver) return;
      let token: string;
      try {
        token = await this.#tokenOf();
      } catch (error) {
        this.#fail(error as Error);
        return;
      }
      const socket = new page.WebSocket(
        `${origin.replace('http', 'ws')}/live?app=${this.#options.appId}&token=${encodeURIComponent(token)}`,
      );
      this.#socket = socket;
      socket.addEventListener('open', () => this.#followed.forEach((_, id) => socket.send(JSON.stringify({ follow: id }))));
      socket.addEventListener('message', ({ data }) => {
        this.#wasRefused = false;
        const { id, snapshot } = JSON.parse(String(data)) as { readonly id: string; readonly snapshot: Snapshot | null };
        this.#latest.set(id, snapshot);
        this.#followed.get(id)?.forEach((told) => told(snapshot));
      });
      socket.addEventListener('close', ({ code }) => {
        if (this.#isOver) return;
        if (code === 4401 && this.#wasRefused) return this.#fail(new Error('The token is not valid'));
        this.#wasRefused = code === 4401;
        if (this.#wasRefused) this.#token = null;
        setTimeout(() => void this.#connect(), AGAIN_MS);
      });
    };
    readonly #tokenOf = async (): Promise<string> => (this.#token ??= await this.#options.tokenFetcher());
    readonly #fail = (error: Error): void => {
      this.#isOver = true;
      this.#errors.forEach((told) => told(error));
    };
    readonly #call = async (method: string, path: string, body?: unknown): Promise<Record<string, string>> => {
      const token = await this.#tokenOf();
      const isForm = body instanceof FormData;
      const reply = await fetch(`${origin}/page/${this.#options.appId}${path}`, {
        method,
        headers: { authorization: `Bearer ${token}`, ...(!isForm && { 'content-type': 'application/json' }) },
        ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
      });
      if (reply.status === 401) this.#token = null;
      if (!reply.ok) throw new Error(`TalkJS refused it: ${reply.status}`);
      return (await reply.json()) as Record<string, string>;
    };
    readonly #follow = (id: string, told: (snapshot: Snapshot | null) => void): (() => void) => {
      const all = this.#followed.get(id) ?? new Set();
      this.#followed.set(id, all.add(told));
      const latest = this.#latest.get(id);
      if (latest !== undefined) told(latest);
      else if (this.#socket?.readyState === 1) this.#socket.send(JSON.stringify({ follow: id }));
      return () => void all.delete(told);
    };

    onError(told: (error: Error) => void): { unsubscribe: () => void } {
      this.#errors.add(told);
      return { unsubscribe: () => void this.#errors.delete(told) };
    }
    async uploadFile(data: Blob, { filename }: { readonly filename: string }): Promise<string> {
      const form = new FormData();
      form.set('file', data, filename);
      return (await this.#call('POST', '/files', form))['fileToken'] ?? '';
    }
    destroy(): void {
      this.#isOver = true;
      this.#socket?.close();
    }
    conversation(id: string) {
      const path = `/conversations/${encodeURIComponent(id)}`;
      const call = this.#call;
      const follow = this.#follow;
      return {
        id,
        createIfNotExists: async () => void (await call('PUT', path, {})),
        send: async (params: unknown) => ({ id: (await call('POST', `${path}/messages`, params))['id'] }),
        markAsRead: async () => void (await call('POST', `${path}/read`, {})),
        markAsTyping: async () => void (await call('POST', `${path}/typing`, {})),
        subscribe(told: (snapshot: Snapshot['conversation'] | null) => void): Pick<Subscription, 'unsubscribe'> {
          return { unsubscribe: follow(id, (now) => told(now && now.conversation)) };
        },
        subscribeTyping(told: (snapshot: Snapshot['typing'] | null) => void): Pick<Subscription, 'unsubscribe'> {
          return { unsubscribe: follow(id, (now) => told(now && now.typing)) };
        },
        subscribeMessages(told: (messages: Snapshot['messages'] | null, loadedAll: boolean) => void): Subscription {
          let size = WINDOW;
          let held: Snapshot['messages'] = [];
          const tell = (): void => told(held.slice(0, size), held.length <= size);
          const unsubscribe = follow(id, (now) => {
            if (now === null) return told(null, false);
            const { messages } = now;
            // the window grows with what is new, as the vendor's does
            size += Math.max(0, messages.length - held.length) * Number(held.length > 0);
            held = messages;
            tell();
          });
          return {
            unsubscribe,
            async loadMore(count = WINDOW) {
              size += count;
              tell();
            },
          };
        },
      };
    }
  }

  const waiting = page.Talk?.ready?.c ?? [];
  Object.assign((page.Talk ??= {}), { User, Session, ready: Promise.resolve() });
  waiting.forEach(([run, resolve, reject]) => void Promise.resolve().then(run).then(resolve, reject));
}
