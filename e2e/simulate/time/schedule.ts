/** Virtual time: nothing waits for real; the seed decides what runs next. */
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';

/** Events after which a journey counts as one that does not end; most take a thousand. */

type Event = { readonly at: number; readonly order: number; readonly run: () => void };

export type Schedule = {
  /** Milliseconds since 1970, virtual. */
  readonly now: () => number;
  /** The next random number of the seed, 0 to 1. */
  readonly random: () => number;
  /** Runs something after so many virtual milliseconds. */
  readonly after: (milliseconds: number, run: () => void) => void;
  /** Runs everything that is due within the milliseconds from now, in order. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Runs scheduled events, one by one, until the work is done. */
  readonly until: (work: Promise<unknown>) => Promise<void>;
};

/** Resolves when every promise that can continue has continued: the next tick begins when no continuation is left. */
const settled = () => new Promise<void>((resolve) => process.nextTick(resolve));

/** A schedule that begins at an instant. @param start milliseconds since 1970. */
export function schedule(seed: number, start: number): Schedule {
  const random = seededRandom(seed);
  const planned: Event[] = [];
  let now = start;
  let order = 0;
  let happened = 0;

  const isBefore = (a: Event, b: Event) => a.at < b.at || (a.at === b.at && a.order < b.order);
  const after = (milliseconds: number, run: () => void) => {
    order += 1;
    const event = { at: now + Math.max(0, milliseconds), order, run };
    let place = planned.length;
    while (place > 0 && isBefore(planned[place - 1] as Event, event)) place -= 1;
    planned.splice(place, 0, event);
  };
  /** Sorted so that the soonest is last. */
  const next = async (until: number): Promise<boolean> => {
    const event = planned.at(-1);
    if (!event || event.at > until) return false;
    happened += 1;
    planned.pop();
    now = event.at;
    event.run();
    await settled();
    return true;
  };

  return {
    now: () => now,
    random,
    after,
    pass: async (milliseconds) => {
      const until = now + milliseconds;
      await settled();
      while (await next(until));
      now = until;
    },
    until: async (work) => {
      let done = false;
      const end = () => {
        done = true;
      };
      work.then(end, end);
      await settled();
      while (!done && (await next(Infinity)));
      if (!done) throw new Error('Nothing is scheduled, and the work is not done');
    },
  };
}
