import { ApiError } from '../api/api-error.ts';
import { type Ask, type Effect, type Event, type Failure, initial, type Known, type Rules, type Seen, stepOf } from './following.ts';

/** The page that follows. */
export type Page = {
  readonly currentPath: () => string;
  readonly go: (path: string) => Promise<void>;
  readonly isVisible: () => boolean;
  readonly isOnline: () => boolean;
  /** Calls back on every hide and show, and when the connection is lost or back; returns the unsubscribe function. */
  readonly onChange: (changed: () => void) => () => void;
  readonly now: () => number;
  readonly pause: (milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** What is followed. */
export type Source<K extends Known> = {
  readonly nothing: K;
  readonly read: (ask: Ask, known: K, signal: AbortSignal) => Promise<K>;
  readonly failure?: (error: ApiError) => Failure;
  readonly exit?: () => Promise<void>;
};

export type Follower<K> = {
  readonly seen: () => Seen<K>;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Sends a step's answers by `call` and waits for the change beside it, so that the next screen is known with its reply: one round trip.
   * Re-reads until the status has changed, or the budget of AMB-48 is used up. Resolves when the next screen is decided, rejects as `call` does.
   */
  readonly submit: <Reply>(call: () => Promise<Reply>) => Promise<Reply>;
  /** As after a submit that was made elsewhere: re-reads until the status has changed. */
  readonly done: () => Promise<void>;
  /** Leads from a screen whose step is over, as the status it has seen says: there is no change to wait for. */
  readonly leave: () => Promise<void>;
  /** Re-reads once now ("Try again"). */
  readonly again: () => Promise<void>;
  /** Keeps waiting for a change at a status that is the borrower's to answer, while a page says that staff or a third party act; returns what ends it. */
  readonly watch: () => () => void;
  readonly stop: () => void;
};

/** The version after a change, from the reply of the operation that made it; undefined where it names none. */
function versionIn(reply: unknown): number | undefined {
  const { version } = (reply ?? {}) as { version?: unknown };
  return typeof version === 'number' ? version : undefined;
}

/** What a failed read means. Signed out: the session has navigated already. */
export function failureOf({ status }: ApiError): Failure {
  if (status === 401) return 'led';
  return status >= 400 && status < 500 && status !== 429 ? 'refused' : 'unreachable';
}

/** Follows a source by its rules: does what the step of following.ts says, and tells it what came of it. */
export function follow<K extends Known>(page: Page, rules: Rules<K>, source: Source<K>): Follower<K> {
  const { nothing, read, failure = failureOf, exit } = source;
  const step = stepOf(rules);
  let state = initial(nothing);
  /** The read or pause under way: at most one. */
  let running = new AbortController();
  let settled: (() => void)[] = [];
  const listeners = new Set<() => void>();
  const events: Event<K>[] = [];

  /** Takes one event after another: what an effect tells waits for the effects beside it. */
  function tell(event: Event<K>): void {
    if (events.push(event) > 1) return;
    try {
      for (const one of events) {
        const moment = { path: page.currentPath(), isVisible: page.isVisible(), isOnline: page.isOnline() };
        const [next, effects] = step(state, one, moment);
        state = next;
        effects.forEach(act);
      }
    } finally {
      events.length = 0;
    }
  }

  /** Runs work in the place of what runs. What comes of it is told unless something has taken its place. */
  function instead<T>(work: (signal: AbortSignal) => Promise<T>, eventOf: (result: T) => Event<K>): void {
    running.abort();
    const { signal } = (running = new AbortController());
    void work(signal).then(
      (result) => signal.aborted || tell(eventOf(result)),
      (error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        tell({ is: 'failed', how: failure(error) });
      },
    );
  }

  function act(effect: Effect): void {
    switch (effect.run) {
      case 'read': {
        const { ask } = effect;
        const from = page.now();
        const eventOf = (known: K): Event<K> => ({ is: 'read', ask, known, tookMs: page.now() - from });
        return instead((signal) => read(ask, state.seen, signal), eventOf);
      }
      case 'pause':
        return instead(
          (signal) => page.pause(effect.ms, signal),
          () => ({ is: 'paused', ms: effect.ms }),
        );
      case 'halt':
        return running.abort();
      case 'expect':
        return void page.pause(effect.ms, new AbortController().signal).then(() => tell({ is: 'overdue', version: effect.version }));
      case 'go':
        return void page.go(effect.next.path).then(() => tell({ is: 'arrived', next: effect.next }));
      case 'exit':
        return void exit?.();
      case 'show':
        return listeners.forEach((listener) => listener());
      case 'settle':
        settled.forEach((resolve) => resolve());
        settled = [];
    }
  }

  const untilSettled = (event: Event<K>): Promise<void> =>
    new Promise((resolve) => {
      settled.push(resolve);
      tell(event);
    });

  const unsubscribe = page.onChange(() => tell({ is: 'changed' }));
  tell({ is: 'begun' });

  return {
    seen: () => state.seen,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async submit(call) {
      const before = state.seen;
      const sent = call();
      tell({ is: 'submitting' });
      const reply = await sent.catch((error: unknown) => {
        tell({ is: 'rejected', before });
        throw error;
      });
      const version = versionIn(reply) ?? (before.status?.version ?? -1) + 1;
      await untilSettled({ is: 'replied', before, version, now: page.now() });
      return reply;
    },
    done: () => untilSettled({ is: 'done' }),
    leave: () => untilSettled({ is: 'leaving' }),
    again: () => untilSettled({ is: 'begun' }),
    watch() {
      tell({ is: 'watched' });
      return () => tell({ is: 'unwatched' });
    },
    stop() {
      tell({ is: 'stopped' });
      unsubscribe();
    },
  };
}
