import type { Pool } from 'pg';
import { BoundedMap } from './bounded-map.ts';
import type { Listener } from './listener.ts';

/** A request that waits for an application to change. */
export type ChangeWaiter = {
  /** The version at the end of the wait: the one that was seen when the time is over or it was released, null when only that it changed is known. */
  readonly version: Promise<number | null>;
  /** Ends the wait now. */
  readonly release: () => void;
};

/** Wakes requests that wait for an application to change. */
export type Changes = {
  /** Waits at most `milliseconds` for a version other than `after`; all waits end when `stopping` aborts. */
  readonly wait: (applicationUuid: string, after: number, milliseconds: number, stopping: AbortSignal) => ChangeWaiter;
};

type Waiter = { readonly after: number; readonly end: (version: number | null) => void };

/** Milliseconds between two reads for all waiters together: while notifications arrive, and while the connection for them is lost. */
const READ_AGAIN = { heard: 5000, deaf: 1000 } as const;
/** Milliseconds for which, at least, a notification is remembered, for a waiter whose version was read before it and who waits after it. */
const REMEMBERED = 5000;
/** Most notifications remembered twice over. */
const MOST_REMEMBERED = 20_000;

const CHANGED = {
  name: 'applications-changed',
  text: 'select a.uuid from unnest($1::uuid[], $2::integer[]) as seen (uuid, version) join application a on a.uuid = seen.uuid where a.version <> seen.version',
};

/**
 * Distributes the process's one LISTEN connection to all waiters: a notification names the application and its new version, so a waiter costs no read
 * until its application changed. Because a notification can be lost with the connection, one statement reads the versions for all waiters together:
 * after the connection came back, every 5 s, and every second while there is none.
 */
export function changesOver(listener: Listener, pool: Pool): Changes {
  const waitersByUuid = new Map<string, Set<Waiter>>();
  const recent = new BoundedMap<string, number>(MOST_REMEMBERED);
  const signals = new WeakSet<AbortSignal>();
  let agedAt = performance.now();
  let readAt = 0;
  let reading = false;
  let timer: NodeJS.Timeout | undefined;

  /** Ends the waits for an application whose version differs; null when only that it changed is known. */
  const wake = (uuid: string, version: number | null): void => {
    for (const waiter of waitersByUuid.get(uuid) ?? []) if (waiter.after !== version) waiter.end(version);
  };

  const readAll = async (): Promise<void> => {
    if (reading || waitersByUuid.size === 0) return;
    reading = true;
    readAt = performance.now();
    try {
      // Two waiters for one application who saw different versions: the older differs from the newer, or from what is stored.
      const seen = [...waitersByUuid].flatMap(([uuid, waiters]) =>
        [...new Set([...waiters].map(({ after }) => after))].map((after) => ({ uuid, after })),
      );
      const values = [seen.map(({ uuid }) => uuid), seen.map(({ after }) => after)];
      const { rows } = await pool.query<{ uuid: string }>({ ...CHANGED, values });
      for (const { uuid } of rows) wake(uuid, null);
    } catch {
      // The database is away: the next round reads again, and the waits end by themselves.
    } finally {
      reading = false;
    }
  };

  const tick = (): void => {
    const every = listener.presence() === null ? READ_AGAIN.deaf : READ_AGAIN.heard;
    if (performance.now() - readAt >= every - READ_AGAIN.deaf / 2) void readAll();
  };

  const add = (uuid: string, waiter: Waiter): void => {
    const waiters = waitersByUuid.get(uuid);
    if (waiters) waiters.add(waiter);
    else waitersByUuid.set(uuid, new Set([waiter]));
    if (timer === undefined) {
      readAt = performance.now();
      timer = setInterval(tick, READ_AGAIN.deaf).unref();
    }
  };

  const remove = (uuid: string, waiter: Waiter): void => {
    const waiters = waitersByUuid.get(uuid);
    waiters?.delete(waiter);
    if (waiters?.size === 0) waitersByUuid.delete(uuid);
    if (waitersByUuid.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };

  const releaseAll = (): void => {
    for (const waiters of waitersByUuid.values()) for (const waiter of waiters) waiter.end(waiter.after);
  };

  listener.on('application', (payload) => {
    // The listener calls with nothing after it was reconnected: anything may have happened.
    if (payload === '') return void readAll();
    const [uuid = '', version] = payload.split(' ');
    if (version === undefined) return wake(uuid, null);
    if (performance.now() - agedAt > REMEMBERED) {
      recent.age();
      agedAt = performance.now();
    }
    recent.set(uuid, Number(version));
    wake(uuid, Number(version));
  });

  return {
    wait: (uuid, after, milliseconds, stopping) => {
      if (!signals.has(stopping)) {
        signals.add(stopping);
        stopping.addEventListener('abort', releaseAll, { once: true });
      }
      const newest = Math.max(after, recent.get(uuid) ?? 0);
      if (newest > after || stopping.aborted || milliseconds <= 0) return { version: Promise.resolve(newest), release: () => undefined };
      const { promise, resolve } = Promise.withResolvers<number | null>();
      const waiter: Waiter = {
        after,
        end: (version) => {
          clearTimeout(timeout);
          remove(uuid, waiter);
          resolve(version);
        },
      };
      const timeout = setTimeout(waiter.end, milliseconds, after);
      add(uuid, waiter);
      return { version: promise, release: () => waiter.end(after) };
    },
  };
}
