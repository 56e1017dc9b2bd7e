import { createHash } from 'node:crypto';
import type { Memory } from '../memory.ts';

/** What happened to an order after it was made: the borrower came, the lender canceled, the sandbox had it finished. Product time. */
export interface Act {
  readonly at: string;
  readonly name: string;
  readonly data?: unknown;
}

/** Something a vendor takes time over. Where it stands is never stored: it follows from `created`, the acts and the time asked at. */
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
  readonly acts: readonly Act[];
  /** How many times longer than usual everything takes. */
  readonly pace: number;
}

/** One step of an order's way: from `at` (milliseconds since 1970, product time) it stands at `status`. `event` is told by callback. */
export interface Moment {
  readonly at: number;
  readonly status: string;
  readonly event?: string;
  /** Whom or what the event concerns, where the order has several. */
  readonly about?: string;
  /** Nothing changes after this. */
  readonly last?: true;
}

export type Timeline<Body> = (order: Order<Body>) => readonly Moment[];

/** What an order book needs of its vendor. */
export interface OrderKeeper extends Pick<Memory, 'note' | 'noted'> {
  /** Product time, of one application where it has its own. */
  readonly now: (reference?: string) => Date;
  /** Callbacks of this order may be due from now on. */
  readonly stir: (id: string) => void;
}

export const FINISH = 'FINISH';
const SLOW_PACE = 10;

export interface NewOrder<Body> {
  readonly prefix: string;
  readonly reference: string;
  readonly kind: string;
  readonly body: Body;
  /** Names the effect: asked again with the same one, it is the same order. */
  readonly key: string | undefined;
  /** Where the vendor is told one: its +slow tag makes everything take ten times as long. */
  readonly email?: string | undefined;
}

/** Makes an order, or answers the one made under the same key. */
export function openOrder<Body>(keeper: OrderKeeper, { prefix, reference, kind, body, key, email }: NewOrder<Body>): Order<Body> {
  const series = `series:${kind}:${reference}`;
  const before = (keeper.noted(series) as readonly string[] | undefined) ?? [];
  const id = `${prefix}${createHash('sha256')
    .update(JSON.stringify([kind, reference, key ?? `unnamed ${before.length}`, body]))
    .digest('hex')
    .slice(0, 16)}`;
  const known = orderOf<Body>(keeper, id);
  if (known !== null) return known;
  const order: Order<Body> = {
    id,
    reference,
    kind,
    created: keeper.now(reference).toISOString(),
    nth: before.length + 1,
    body,
    acts: [],
    pace: emailTags(email).includes('slow') ? SLOW_PACE : 1,
  };
  keeper.note(`order:${id}`, order);
  keeper.note(series, [...before, id]);
  keeper.note(fileOf(reference), [...idsOf(keeper, reference), id]);
  keeper.stir(id);
  return order;
}

/** Every order under a reference, oldest first. */
export function idsOf(keeper: Pick<Memory, 'noted'>, reference: string): readonly string[] {
  return (keeper.noted(fileOf(reference)) as readonly string[] | undefined) ?? [];
}

/** A reference may go on after the application's uuid (a signer, a debt): all of them are one application's. */
function fileOf(reference: string): string {
  return `filed:${reference.slice(0, 36)}`;
}

export function orderOf<Body>(keeper: Pick<Memory, 'noted'>, id: string): Order<Body> | null {
  return (keeper.noted(`order:${id}`) as Order<Body> | undefined) ?? null;
}

/** Records that something happened to an order, now. */
export function actOn<Body>(
  keeper: OrderKeeper,
  { id, reference }: Pick<Order<Body>, 'id' | 'reference'>,
  name: string,
  data?: unknown,
): Order<Body> {
  const order = orderOf<Body>(keeper, id);
  if (order === null) throw new Error(`no order ${id}`);
  const act = { at: keeper.now(reference).toISOString(), name, ...(data === undefined ? {} : { data }) };
  const next = { ...order, acts: [...order.acts, act] };
  keeper.note(`order:${id}`, next);
  keeper.stir(id);
  return next;
}

/**
 * When something is over that takes so many seconds from `base`: at the order's pace, and at once where the sandbox had it finished meanwhile.
 * Milliseconds since 1970.
 */
export function after(order: Pick<Order, 'acts' | 'pace'>, base: number | string, seconds: number): number {
  const from = typeof base === 'string' ? Date.parse(base) : base;
  const due = from + seconds * order.pace * 1000;
  const finish = order.acts.findLast(({ name }) => name === FINISH);
  const finishedAt = finish === undefined ? Infinity : Date.parse(finish.at);
  return finishedAt < from ? due : Math.min(due, finishedAt);
}

/** The outcome the sandbox asked for when it had the order finished; null when it asked for none. */
export function wishedOutcome(order: Pick<Order, 'acts'>): string | null {
  const data = order.acts.findLast(({ name }) => name === FINISH)?.data as { readonly outcome?: string } | undefined;
  return data?.outcome ?? null;
}

/** Where an order stands: the last step of its way that has come. */
export function standing<Body>(order: Order<Body>, timeline: Timeline<Body>, now: Date): Moment {
  const way = timeline(order).toSorted((a, b) => a.at - b.at);
  return way.findLast(({ at }) => at <= now.getTime()) ?? way[0] ?? { at: Date.parse(order.created), status: 'UNKNOWN' };
}

/** "tim+unknown+3@example.com" → unknown, 3. */
export function emailTags(email: string | undefined): readonly string[] {
  return (email?.split('@')[0] ?? '').toLowerCase().split('+').slice(1);
}
