/** The vendors' records: one result for each effect, however often it was requested, and orders that take time. */
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Started } from '@hearthline/providers/wire/order.ts';
import { Fault, type Host } from '../time/hosts.ts';
import type { Schedule } from '../time/schedule.ts';

export type Result<D> = ProviderResult<D>;
const base = { rawRef: null, provider: 'simulated', asOf: null, latencyMs: 1, retryAfterSeconds: null };
export const ok = <D>(data: D): Result<D> => ({ ...base, outcome: 'OK', reasonCode: null, data });
export const other = <D>(outcome: Result<D>['outcome'], reasonCode: string, data: D | null = null): Result<D> => ({
  ...base,
  outcome,
  reasonCode,
  data,
});

/** One order with a vendor. `stages` are its states until it is done, each for its share of the time it takes. */
export type Order = {
  readonly vendor: string;
  readonly ref: string;
  readonly key: string;
  readonly request: { readonly reference?: string; readonly amount?: number; readonly debtId?: string };
  readonly startedAt: number;
  readonly takes: number;
  readonly stages: readonly unknown[];
  readonly final: Result<unknown>;
  cancelled: boolean;
};
export type Plan = { readonly takes: number; readonly stages: readonly unknown[]; readonly final: Result<unknown> };

export type Ledger = {
  readonly orders: Map<string, Order>;
  /** Effects without an order, by their idempotency key; those of refused orders, by vendor and key. */
  readonly answers: Map<string, Result<unknown>>;
  /** Effects without an order that were made, in their order: each once, however often it was requested. */
  readonly effects: { readonly what: string; readonly key: string }[];
};
export const ledger = (): Ledger => ({ orders: new Map(), answers: new Map(), effects: [] });

/** Callbacks of one stage: so many of ten are lost or sent twice. */
const LOST = 2;
const TWICE = 3;
const TENTHS = 10;

export type VendorClient = {
  /** Replies at once; the same result for the same key. */
  readonly ask: <D>(what: string, key: string | null, find: () => Result<D>) => Promise<Result<D>>;
  readonly start: (vendor: string, key: string, request: Order['request'], plan: () => Plan) => Promise<Result<Started>>;
  /** The order under a key; nothing is started. */
  readonly find: (vendor: string, key: string) => Promise<Result<Started>>;
  readonly get: <D>(ref: string) => Promise<Result<D>>;
  readonly cancel: (ref: string) => Promise<Result<Started>>;
};

/**
 * How one process reaches the vendors. @param callBack calls the product's webhook: vendor, number of the order, number of the event.
 * @param isLost whether the vendor does what it is asked and its reply is lost, as happens also where nothing else fails
 */
export function desk(
  book: Ledger,
  time: Schedule,
  host: Host,
  callBack: (vendor: string, ref: string, event: string) => void,
  isLost: (what: string) => boolean,
): VendorClient {
  /** A port never throws: a fault on the way is a result. */
  const reached = async <D>(what: string, act: () => Result<D>): Promise<Result<D>> => {
    try {
      const answer = await host.step(what, act);
      return isLost(what) ? other('RETRYABLE', 'TIMEOUT') : answer;
    } catch (error) {
      if (error instanceof Fault) return other('RETRYABLE', time.random() < 0.5 ? 'TIMEOUT' : 'VENDOR_DOWN');
      throw error;
    }
  };
  const placed = (vendor: string, key: string) => [...book.orders.values()].find((o) => o.vendor === vendor && o.key === key);
  const ring = ({ vendor, ref, takes, stages }: Order) => {
    stages.concat('done').forEach((_, stage, all) => {
      const at = (takes * (stage + 1)) / all.length;
      const roll = Math.floor(time.random() * TENTHS);
      for (let times = roll < LOST ? 0 : roll < LOST + TWICE ? 2 : 1; times > 0; times -= 1)
        time.after(at + time.random() * 2000, () => callBack(vendor, ref, `${ref}:${stage}`));
    });
  };
  return {
    ask: (what, key, find) =>
      reached(what, () => {
        const known = key === null ? undefined : book.answers.get(key);
        const found = known ?? find();
        if (key !== null && known === undefined && found.outcome === 'OK') book.effects.push({ what, key });
        if (key !== null && found.outcome !== 'RETRYABLE') book.answers.set(key, found);
        return found as ReturnType<typeof find>;
      }),
    start: (vendor, key, request, plan) =>
      reached(`${vendor} start`, () => {
        const known = placed(vendor, key);
        if (known) return ok({ ref: known.ref });
        const refusal = `${vendor} ${key}`;
        const refused = book.answers.get(refusal);
        if (refused) return refused as Result<Started>;
        const planned = plan();
        if (planned.takes < 0) {
          book.answers.set(refusal, planned.final);
          return planned.final as Result<Started>;
        }
        const ref = `${vendor}-${book.orders.size + 1}`;
        const order: Order = { vendor, ref, key, request, startedAt: time.now(), cancelled: false, ...planned };
        book.orders.set(ref, order);
        ring(order);
        return { ...ok({ ref }), rawRef: ref };
      }),
    find: (vendor, key) =>
      reached(`${vendor} find`, () => {
        const known = placed(vendor, key);
        return known ? ok({ ref: known.ref }) : other('NO_HIT', 'NOT_FOUND');
      }),
    get: <D>(ref: string) =>
      reached(`${ref} get`, (): Result<D> => {
        const order = book.orders.get(ref);
        if (!order) return other('FATAL', 'NO_SUCH_ORDER');
        const share = (time.now() - order.startedAt) / order.takes;
        const done = { ...(order.final as Result<D>), rawRef: ref };
        if (share >= 1 || order.takes === 0) return done;
        const stage = order.stages[Math.floor(share * (order.stages.length + 1))] ?? order.stages.at(-1) ?? null;
        return { ...other<D>('RETRYABLE', 'PENDING', stage as D | null), rawRef: ref };
      }),
    cancel: (ref) =>
      reached(`${ref} cancel`, () => {
        const order = book.orders.get(ref);
        if (order) order.cancelled = true;
        return ok({ ref });
      }),
  };
}
