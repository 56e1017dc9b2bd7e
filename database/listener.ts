import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import pg from 'pg';
import type { Logger } from 'pino';

/** Milliseconds before a lost connection is reopened. */
const RECONNECT_AFTER_MS = 500;

/** First half of the advisory lock that every running process holds; the second is the process's number. */
export const PRESENCE_LOCK = 7_260_116;

/**
 * Notifications between processes, over one connection each: hints (LISTEN), which may be lost, so listeners also poll; and presence locks,
 * which tell which processes are running.
 */
export type Listener = {
  /** Calls `notified` for each NOTIFY on the channel; returns the unsubscribe function. */
  readonly on: (channel: string, notified: (payload: string) => void) => () => void;
  /** Number of the session lock that shows this process is running; null while not held. A killed process's lock is released at once. */
  readonly presence: () => number | null;
  readonly close: () => Promise<void>;
};

/** Opens the process's one LISTEN connection and reopens it when lost. */
export function openListener(url: string, log: Pick<Logger, 'warn'>): Listener {
  const listenersByChannel = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let present = false;
  const number = randomInt(1, 2 ** 31);
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    client = null;
    present = false;
    if (!closed) timer = setTimeout(() => void connect(), RECONNECT_AFTER_MS);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: 'hearthline-listen',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
    });
    next.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
    next.on('notification', ({ channel, payload }) => listenersByChannel.get(channel)?.forEach((notified) => notified(payload ?? '')));
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
      for (const channel of listenersByChannel.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch {
      next.removeAllListeners('end');
      await next.end().catch(() => undefined);
      again();
    }
  };
  void connect();

  return {
    on: (channel, notified) => {
      const known = listenersByChannel.get(channel);
      const all = known ?? new Set();
      all.add(notified);
      listenersByChannel.set(channel, all);
      if (known === undefined) client?.query(`LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
      return () => void all.delete(notified);
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

/** Notifies when an application may have changed. A hint only: waiters re-read, and also poll. */
export type Changes = {
  /** Resolves when the application changed, after `milliseconds`, or when the signal aborts. */
  readonly wait: (applicationUuid: string, milliseconds: number, signal: AbortSignal) => Promise<void>;
};

/** Distributes the process's one LISTEN connection to all waiters. */
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
