import type { VendorStore } from './vendor-store.ts';
import type { FaultMode } from './fault-mode.ts';
import { orderOf, type OrderStep, type Order, type Timeline } from './orders.ts';
import type { Signer } from './signatures.ts';

/** Where a vendor's callbacks go, and the secret that signs them. */
export interface CallbackTarget {
  readonly url: string;
  readonly secret: string;
}

/** How one vendor's orders progress, and their callbacks. */
export interface CallbackSpec<Body> {
  readonly timeline: Timeline<Body>;
  /** The callback's JSON; `id` is the same in each repeat. Null: no callback for this step. */
  readonly callback: (sent: {
    readonly id: string;
    readonly order: Order<Body>;
    readonly step: OrderStep;
    readonly sentAt: Date;
  }) => unknown;
  readonly sign: Signer;
}

/** The callback of vendors that only name the order; the lender then reads the order. */
export function orderCallback<Body>({
  id,
  order,
  step,
}: {
  readonly id: string;
  readonly order: Order<Body>;
  readonly step: OrderStep;
}): unknown {
  const data = { orderId: order.id, reference: order.reference, status: step.status };
  return { id, type: step.event, occurredAt: new Date(step.at).toISOString(), data };
}

interface Due {
  readonly id: string;
  readonly order: Order;
  readonly step: OrderStep;
}

const MAX_TRIES = 16;
/** In the fault mode `reversed` a single callback waits this many ticks for another to overtake it. */
const HELD_TICKS = 3;

export interface CallbackSender {
  readonly recheck: (id: string) => void;
  /** Sends due callbacks. Never throws: one that is not accepted (2xx) is sent again at a later tick. */
  readonly tick: () => Promise<void>;
}

/** Sends a vendor's callbacks at least once, in no guaranteed order, as the vendors document. */
export function callbackSender<Body>(
  store: VendorStore,
  callbackSpec: CallbackSpec<Body>,
  target: CallbackTarget | null,
  { now, faultModeNow }: { readonly now: (reference?: string) => Date; readonly faultModeNow: () => FaultMode },
): CallbackSender {
  /** Orders with callbacks still to send → when the next is due (product time); 0 when that is not computed yet. */
  const open = new Map(
    target === null ? [] : store.idsWithPrefix('order:').map((id) => [id.slice('order:'.length), { due: 0, reference: '' }]),
  );
  const tries = new Map<string, { readonly count: number; readonly wait: number }>();
  let running: Promise<void> | null = null;

  const dueOf = (id: string): readonly Due[] => {
    const order = orderOf<Body>(store, id);
    if (order === null) return [];
    const unsent = callbackSpec
      .timeline(order)
      .map((step) => ({ id: `${id}:${step.event ?? ''}:${step.about ?? ''}:${step.at}`, order, step }))
      .filter((due) => due.step.event !== undefined && store.get(`told:${due.id}`) === undefined);
    if (unsent.length === 0) open.delete(id);
    else open.set(id, { due: Math.min(...unsent.map(({ step }) => step.at)), reference: order.reference });
    const time = now(order.reference).getTime();
    return unsent.filter(({ step }) => step.at <= time).toSorted((a, b) => a.step.at - b.step.at);
  };

  const send = async (due: Due): Promise<boolean> => {
    const sentAt = new Date(performance.timeOrigin + performance.now());
    const body = callbackSpec.callback({ ...due, order: due.order as Order<Body>, sentAt });
    if (body === null || target === null) return true;
    const raw = JSON.stringify(body);
    try {
      const headers = { 'content-type': 'application/json', ...callbackSpec.sign(raw, target.secret, sentAt) };
      const { ok } = await fetch(target.url, {
        method: 'POST',
        headers,
        body: raw,
        redirect: 'error',
        signal: AbortSignal.timeout(10_000),
      });
      return ok;
    } catch {
      return false;
    }
  };

  const deliver = async (): Promise<void> => {
    const { webhooks } = faultModeNow();
    // Most orders wait for days: this comparison avoids deriving each timeline.
    const ripe = [...open].filter(([, { due, reference }]) => due === 0 || due <= now(reference).getTime());
    const due = ripe.flatMap(([id]) => dueOf(id));
    const ready = due.filter(({ id }) => {
      const { count = 0, wait = 0 } = tries.get(id) ?? {};
      tries.set(id, { count, wait: wait + 1 });
      if (webhooks === 'reversed' && due.length < 2) return wait + 1 >= HELD_TICKS;
      // After each failure the next attempt waits twice as many ticks.
      return wait + 1 >= 2 ** count || count === 0;
    });
    for (const one of webhooks === 'reversed' ? ready.toReversed() : ready) {
      let taken = webhooks === 'lost' || (await send(one));
      if (webhooks === 'twice') taken = (await send(one)) || taken;
      const count = (tries.get(one.id)?.count ?? 0) + 1;
      if (taken || count >= MAX_TRIES) {
        store.put(`told:${one.id}`, true);
        tries.delete(one.id);
      } else tries.set(one.id, { count, wait: 0 });
    }
  };

  return {
    recheck: (id) => {
      if (target !== null) open.set(id, { due: 0, reference: '' });
    },
    tick: async () => {
      if (target === null) return;
      running ??= deliver().finally(() => {
        running = null;
      });
      await running;
    },
  };
}
