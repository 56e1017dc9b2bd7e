import { createHash } from 'node:crypto';
import type { VendorStore } from './vendor-store.ts';

/** An event in an order's history: the borrower came, the lender canceled, the sandbox finished it. Product time. */
export interface HistoryEntry {
  readonly at: string;
  readonly name: string;
  readonly data?: unknown;
}

/** A job the vendor takes time for. Its status is never stored: it is derived from `created`, the history and the time of reading. */
export interface Order<Body = unknown> {
  readonly id: string;
  /** The lender's own number for it: an application's uuid. */
  readonly reference: string;
  readonly kind: string;
  /** Product time. */
  readonly created: string;
  /** 1 for the first of its kind under the reference. */
  readonly nth: number;
  readonly body: Body;
  readonly history: readonly HistoryEntry[];
  /** Factor by which everything takes longer than usual. */
  readonly pace: number;
}

/** One step of an order's timeline: from `at` (milliseconds since 1970, product time) its status is `status`. `event` is sent by callback. */
export interface OrderStep {
  readonly at: number;
  readonly status: string;
  readonly event?: string;
  /** The document or signer the event concerns, where the order has several. */
  readonly about?: string;
  /** The final step. */
  readonly last?: true;
}

export type Timeline<Body> = (order: Order<Body>) => readonly OrderStep[];

/** What orders need of their vendor. */
export interface OrderStore extends Pick<VendorStore, 'put' | 'get'> {
  /** Product time, of one application where it has its own. */
  readonly now: (reference?: string) => Date;
  /** Callbacks of this order may be due from now on. */
  readonly recheck: (id: string) => void;
}

export const FINISH = 'FINISH';
const SLOW_PACE = 10;

export interface NewOrder<Body> {
  readonly prefix: string;
  readonly reference: string;
  readonly kind: string;
  readonly body: Body;
  /** Idempotency key: the same key is the same order. */
  readonly key: string | undefined;
  /** Known by some vendors: its +slow tag makes everything take ten times as long. */
  readonly email?: string | undefined;
}

/** Creates an order, or returns the one created under the same key. */
export function openOrder<Body>(store: OrderStore, { prefix, reference, kind, body, key, email }: NewOrder<Body>): Order<Body> {
  const series = `series:${kind}:${reference}`;
  const before = (store.get(series) as readonly string[] | undefined) ?? [];
  const id = `${prefix}${createHash('sha256')
    .update(JSON.stringify([kind, reference, key ?? `unnamed ${before.length}`, body]))
    .digest('hex')
    .slice(0, 16)}`;
  const known = orderOf<Body>(store, id);
  if (known !== null) return known;
  const order: Order<Body> = {
    id,
    reference,
    kind,
    created: store.now(reference).toISOString(),
    nth: before.length + 1,
    body,
    history: [],
    pace: emailTags(email).includes('slow') ? SLOW_PACE : 1,
  };
  store.put(`order:${id}`, order);
  store.put(series, [...before, id]);
  store.put(fileOf(reference), [...idsOf(store, reference), id]);
  store.recheck(id);
  return order;
}

/** Every order under a reference, oldest first. */
export function idsOf(store: Pick<VendorStore, 'get'>, reference: string): readonly string[] {
  return (store.get(fileOf(reference)) as readonly string[] | undefined) ?? [];
}

/** A reference may continue after the application's uuid (a signer, a debt): all such references belong to that application. */
function fileOf(reference: string): string {
  return `filed:${reference.slice(0, 36)}`;
}

export function orderOf<Body>(store: Pick<VendorStore, 'get'>, id: string): Order<Body> | null {
  return (store.get(`order:${id}`) as Order<Body> | undefined) ?? null;
}

/** Adds an event to an order's history, now. */
export function addToHistory<Body>(
  store: OrderStore,
  { id, reference }: Pick<Order<Body>, 'id' | 'reference'>,
  name: string,
  data?: unknown,
): Order<Body> {
  const order = orderOf<Body>(store, id);
  if (order === null) throw new Error(`no order ${id}`);
  const entry = { at: store.now(reference).toISOString(), name, ...(data === undefined ? {} : { data }) };
  const next = { ...order, history: [...order.history, entry] };
  store.put(`order:${id}`, next);
  store.recheck(id);
  return next;
}

/**
 * When something ends that takes this many seconds from `base`, at the order's pace, or earlier if the sandbox finished it meanwhile. Milliseconds
 * since 1970.
 */
export function instantAfter(order: Pick<Order, 'history' | 'pace'>, base: number | string, seconds: number): number {
  const from = typeof base === 'string' ? Date.parse(base) : base;
  const due = from + seconds * order.pace * 1000;
  const finish = order.history.findLast(({ name }) => name === FINISH);
  const finishedAt = finish === undefined ? Infinity : Date.parse(finish.at);
  return finishedAt < from ? due : Math.min(due, finishedAt);
}

/** The outcome the sandbox requested when it finished the order; null without one. */
export function requestedOutcome(order: Pick<Order, 'history'>): string | null {
  const data = order.history.findLast(({ name }) => name === FINISH)?.data as { readonly outcome?: string } | undefined;
  return data?.outcome ?? null;
}

/** An order's status now: the last step of its timeline that has come. */
export function currentStep<Body>(order: Order<Body>, timeline: Timeline<Body>, now: Date): OrderStep {
  const sequence = timeline(order).toSorted((a, b) => a.at - b.at);
  return sequence.findLast(({ at }) => at <= now.getTime()) ?? sequence[0] ?? { at: Date.parse(order.created), status: 'UNKNOWN' };
}

/** "tim+unknown+3@example.com" → unknown, 3. */
export function emailTags(email: string | undefined): readonly string[] {
  return (email?.split('@')[0] ?? '').toLowerCase().split('+').slice(1);
}
