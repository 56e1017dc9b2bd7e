import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

/** Milliseconds before a lost connection is made again. */
const AGAIN = 500;

/** First half of the advisory lock every living process holds; the second is its number. */
export const PRESENCE_LOCK = 7_260_116;

/** What processes know of each other over one connection each: hints (LISTEN), which may be lost, so whoever listens also polls; and who lives. */
export type Listener = {
  /** Calls `heard` for each NOTIFY on the channel; answers a function that stops it. */
  readonly on: (channel: string, heard: (payload: string) => void) => () => void;
  /** Number of the session lock that tells others this process lives; null while it is not held. A killed process' lock is free at once. */
  readonly presence: () => number | null;
  readonly close: () => Promise<void>;
};

/** Opens the process's one LISTEN connection and keeps it open. */
export function openListener(url: string, log: Pick<Logger, 'warn'>): Listener {
  const ears = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let present = false;
  const number = randomInt(1, 2 ** 31);
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    client = null;
    present = false;
    if (!closed) timer = setTimeout(() => void connect(), AGAIN);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'hearthline-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
    next.on('notification', ({ channel, payload }) => ears.get(channel)?.forEach((heard) => heard(payload ?? '')));
    try {
      await next.connect();
      next.once('end', again);
      client = next;
      if (closed) {
        await next.end();
        return;
      }
      await next.query('SELECT pg_advisory_lock($1, $2)', [PRESENCE_LOCK, number]);
      present = true;
      for (const channel of ears.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch {
      next.removeAllListeners('end');
      await next.end().catch(() => undefined);
      again();
    }
  };
  void connect();

  return {
    on: (channel, heard) => {
      const known = ears.get(channel);
      const all = known ?? new Set();
      all.add(heard);
      ears.set(channel, all);
      if (known === undefined) client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      return () => void all.delete(heard);
    },
    presence: () => (present ? number : null),
    close: async () => {
      closed = true;
      present = false;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Tells when an application may have changed. A hint only: whoever waits reads again, and reads now and then without one. */
export type Changes = {
  /** Resolves when the application changed, after `milliseconds`, or when the signal aborts. */
  readonly wait: (applicationUuid: string, milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Fans the process's one LISTEN connection out to everybody who waits. */
export function changesOver(listener: Listener): Changes {
  const hub = new EventEmitter().setMaxListeners(0);
  listener.on('application', (uuid) => hub.emit(uuid));
  return {
    wait: (uuid, milliseconds, signal) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          hub.off(uuid, end);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, milliseconds);
        hub.on(uuid, end);
        signal.addEventListener('abort', end);
        if (signal.aborted) end();
      }),
  };
}
