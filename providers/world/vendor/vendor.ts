import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { callbackSender, type CallbackTarget, type CallbackSpec } from './callbacks.ts';
import { addToHistory, FINISH, idsOf, orderOf, currentStep, type OrderStore } from './orders.ts';
import { isFaultMode, answerFaulty, type FaultMode } from './fault-mode.ts';
import { openVendorStore, type LedgerEntry, type VendorStore } from './vendor-store.ts';

/** Credential every simulator accepts by default. */
export const SANDBOX_KEY = 'sandbox:sandbox';
/** Secret every simulator signs its callbacks with by default. */
export const SANDBOX_WEBHOOK_SECRET = 'sandbox-webhook-secret';

export interface VendorOptions {
  /** Defaults to a free port. */
  readonly port?: number;
  readonly key?: string;
  /** The product's clock, for the vendor's dates and durations; called with an application's uuid where there is one. */
  readonly clock?: (reference?: string) => Date;
  /** Where callbacks go; without it none are sent. */
  readonly webhooks?: { readonly url: string; readonly secret?: string; readonly everyMs?: number };
  /** File in which effects and responses survive a restart; without it they are kept in memory only. */
  readonly stateFile?: string;
  /** Path under which the product passes the vendor's pages on to browsers; without it they are on the vendor's own host. */
  readonly pagesPath?: string;
  /** Milliseconds a response takes, minimum and maximum; none by default. */
  readonly latencyMs?: readonly [number, number];
}

export interface VendorRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  /** Parsed JSON, or a form's fields; null when there is no body. */
  readonly body: unknown;
}

export interface VendorAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface VendorState extends VendorStore, OrderStore {}

/** Basic authentication with "id:secret". */
export const basicAuth: VendorRoute['authorized'] = ({ headers }, key) =>
  headers.authorization === `Basic ${Buffer.from(key).toString('base64')}`;

/** A short digest that identifies subjects in a ledger. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

/** A route with an `effect` is counted once per idempotency key; repeats get the stored response. */
export interface VendorRoute {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly effect?: (request: VendorRequest) => { readonly kind: string; readonly subject: string };
  /** Whether the caller holds the vendor's key; others get 401 before anything is looked up. */
  readonly authorized: (request: VendorRequest, key: string) => boolean;
  /** Not affected by fault modes (token endpoints), so that a fault hits the call it is meant for. */
  readonly faultless?: true;
  readonly handle: (request: VendorRequest, state: VendorState) => VendorAnswer;
  /** Completes an answer with what takes time, such as a file that is drawn; an effect is counted before. */
  readonly complete?: (answer: VendorAnswer) => Promise<VendorAnswer>;
}

/** An order as its vendor's simulator tells it to the sandbox. Product time. */
export interface VendorOrder {
  readonly id: string;
  readonly kind: string;
  readonly status: string;
  readonly created: string;
  /** When it ends by itself; null when it has ended, or waits for a person. */
  readonly ends: string | null;
  readonly open: boolean;
}

export interface Simulator {
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly ledger: () => readonly LedgerEntry[];
  /** Stored responses returned because the key was known. */
  readonly replays: () => number;
  /** {} ends the fault mode. */
  readonly setFaults: (faultMode: FaultMode) => void;
  /** Sends due callbacks. */
  readonly tick: () => Promise<void>;
  /** Finishes every open order of a reference now, with another outcome if one is given; returns how many there were. */
  readonly finish: (reference: string, outcome?: string) => number;
}

/** Notary document bundles are the largest requests, bytes. */
const REQUEST_CAP = 48 * 1024 * 1024;
const TICK_MS = 500;

/**
 * Starts a vendor's server on 127.0.0.1. Besides its own routes it serves GET /_ledger, GET/POST /_faults, POST /_tick (sends due
 * callbacks), GET /_orders?reference= (an application's orders) and POST /_finish {reference, outcome?} (finishes open orders now).
 */
export async function startVendor<Body = unknown>(
  name: string,
  routes: readonly VendorRoute[],
  options: VendorOptions = {},
  callbackSpec: CallbackSpec<Body> | null = null,
): Promise<Simulator> {
  const { key = SANDBOX_KEY, latencyMs = [0, 0], clock = () => new Date(performance.timeOrigin + performance.now()) } = options;
  const store = openVendorStore(options.stateFile);
  let faultMode: FaultMode = {};
  let replays = 0;
  const target: CallbackTarget | null = options.webhooks === undefined ? null : { secret: SANDBOX_WEBHOOK_SECRET, ...options.webhooks };
  const callbacks =
    callbackSpec === null ? null : callbackSender(store, callbackSpec, target, { now: clock, faultModeNow: () => faultMode });
  const state: VendorState = { ...store, now: clock, recheck: (id) => callbacks?.recheck(id) };

  const finish = (reference: string, outcome?: string): number => {
    const ids = idsOf(store, reference).filter((id) => {
      const order = orderOf<Body>(store, id);
      return callbackSpec !== null && order !== null && currentStep(order, callbackSpec.timeline, clock(order.reference)).last !== true;
    });
    for (const id of ids)
      addToHistory(
        state,
        { id, reference: orderOf(store, id)?.reference ?? reference },
        FINISH,
        outcome === undefined ? undefined : { outcome },
      );
    return ids.length;
  };

  /** Every order under a reference, oldest first; `ends` is when its last step comes, null when none is ahead. */
  const ordersOf = (reference: string): VendorOrder[] => {
    if (callbackSpec === null) return [];
    const found = idsOf(store, reference).map((id) => orderOf<Body>(store, id));
    return found.flatMap((order) => {
      if (order === null) return [];
      const now = clock(order.reference);
      const { status, last } = currentStep(order, callbackSpec.timeline, now);
      const ahead = callbackSpec.timeline(order).filter(({ at }) => at > now.getTime() && Number.isFinite(at));
      const ends = ahead.length === 0 ? null : new Date(Math.max(...ahead.map(({ at }) => at))).toISOString();
      return [
        {
          id: order.id,
          kind: order.kind,
          status,
          created: order.created,
          ends,
          open: last !== true && ends !== null,
        },
      ];
    });
  };

  const answerOf = (
    method: string,
    request: VendorRequest,
  ): { answer: VendorAnswer; faultless: boolean; complete?: VendorRoute['complete'] } => {
    const route = routes.find((candidate) => candidate.method === method && candidate.path.test(request.path));
    if (route === undefined) return { answer: { status: 404, body: { error: 'no such route' } }, faultless: true };
    const faultless = route.faultless === true;
    if (!route.authorized(request, key)) return { answer: { status: 401, body: { error: 'unauthorized' } }, faultless };
    const idempotencyKey = request.headers['idempotency-key'];
    if (route.effect === undefined || typeof idempotencyKey !== 'string')
      return { answer: route.handle(request, state), faultless, complete: route.complete };

    const fingerprint = createHash('sha256')
      .update(JSON.stringify([method, request.path, request.query.toString(), request.body]))
      .digest('hex');
    const known = store.answered(idempotencyKey);
    if (known !== undefined) {
      if (known.fingerprint !== fingerprint)
        return { answer: { status: 422, body: { error: 'idempotency key used for another request' } }, faultless };
      replays += 1;
      return { answer: { status: known.status, body: known.body, headers: { 'idempotent-replayed': 'true' } }, faultless };
    }
    const { kind, subject } = route.effect(request);
    const answer = route.handle(request, state);
    // 202 and errors are not effects: nothing was delivered yet, so the same key may be used again.
    if (answer.status === 200 || answer.status === 201) {
      store.effect(
        { at: clock().toISOString(), kind, subject, key: idempotencyKey },
        { fingerprint, status: answer.status, body: answer.body },
      );
    }
    return { answer, faultless };
  };

  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch(() => outgoing.destroy());
  });
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const url = new URL(incoming.url ?? '/', 'http://vendor');
    const body = await bodyOf(incoming);
    if (url.pathname === '/_ledger') return send(outgoing, { status: 200, body: { vendor: name, effects: store.ledger(), replays } });
    if (url.pathname === '/_faults') {
      if (incoming.method === 'POST') {
        if (!isFaultMode(body)) return send(outgoing, { status: 400, body: { error: 'unknown fault mode' } });
        faultMode = body;
      }
      return send(outgoing, { status: 200, body: faultMode });
    }
    if (url.pathname === '/_tick') {
      await callbacks?.tick();
      return send(outgoing, { status: 200, body: {} });
    }
    if (url.pathname === '/_orders')
      return send(outgoing, { status: 200, body: { orders: ordersOf(url.searchParams.get('reference') ?? '') } });
    if (url.pathname === '/_finish' && incoming.method === 'POST') {
      const { reference, outcome } = (body ?? {}) as { readonly reference?: string; readonly outcome?: string };
      if (typeof reference !== 'string') return send(outgoing, { status: 400, body: { error: 'reference is required' } });
      return send(outgoing, { status: 200, body: { finished: finish(reference, outcome) } });
    }
    const current = faultMode;
    const request = { path: url.pathname, query: url.searchParams, headers: incoming.headers, body };
    const [from, to] = latencyMs;
    await pause(from + Math.random() * (to - from));
    if (current.slowMs !== undefined) await pause(current.slowMs);
    const refusing = current.fail !== undefined && !routes.some((route) => route.faultless === true && route.path.test(url.pathname));
    if (refusing) {
      faultMode = oneTimeLess(faultMode);
      return send(outgoing, {
        status: current.fail ?? 500,
        body: { error: 'out of order' },
        headers: current.fail === 429 ? { 'retry-after': '1' } : {},
      });
    }
    const { answer: made, faultless, complete } = answerOf(incoming.method ?? 'GET', request);
    const answer = complete ? await complete(made) : made;
    if (current.webhooks === 'early') await callbacks?.tick();
    // From here on the effect has happened: a fault only changes the response.
    if (faultless || !answerFaulty(outgoing, answer, current)) return send(outgoing, answer);
    faultMode = oneTimeLess(faultMode);
  };
  server.listen(options.port ?? 0, '127.0.0.1');
  await new Promise<void>((resolve, reject) => server.once('listening', resolve).once('error', reject));
  const ticking = target === null ? undefined : setInterval(() => void callbacks?.tick(), options.webhooks?.everyMs ?? TICK_MS).unref();

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(ticking);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    ledger: store.ledger,
    replays: () => replays,
    setFaults: (next) => {
      faultMode = next;
    },
    tick: async () => callbacks?.tick(),
    finish,
  };
}

/** The body's fields; any of them may be missing. */
export function bodyOfRequest<Body extends object>({ body }: VendorRequest): Partial<Body> {
  return typeof body === 'object' && body !== null ? body : {};
}

/** A fault mode that counts its `times` down ends at zero. */
function oneTimeLess(faultMode: FaultMode): FaultMode {
  if (faultMode.times === undefined) return faultMode;
  return faultMode.times <= 1 ? {} : { ...faultMode, times: faultMode.times - 1 };
}

function send(outgoing: ServerResponse, answer: VendorAnswer): void {
  outgoing.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
  // HTML pages are sent as they are.
  outgoing.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > REQUEST_CAP) throw new Error('request too large');
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString('utf8');
  if (text === '') return null;
  if (incoming.headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true)
    return Object.fromEntries(new URLSearchParams(text));
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function pause(ms: number): Promise<void> | undefined {
  return ms <= 0 ? undefined : new Promise((resolve) => setTimeout(resolve, ms).unref());
}
