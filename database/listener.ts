import { randomInt } from 'node:crypto';
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
  /**
   * Calls `notified` for each NOTIFY on the channel, and with an empty payload after the connection was lost and is back: notifications in between
   * did not arrive. Returns the unsubscribe function.
   */
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
  let wasPresent = false;
  const number = randomInt(1, 2 ** 31);
  let timer: NodeJS.Timeout | undefined;

  let turn: Promise<unknown> = Promise.resolve();

  /** One statement at a time: channels are listened to while the connection still says what it is. */
  const inTurn = (on: pg.Client, sql: string, values: number[] = []): Promise<unknown> => {
    const answer = turn.then(() => on.query(sql, values));
    turn = answer.catch(() => undefined);
    return answer;
  };

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
      keepAliveInitialDelayMillis: 10_000,
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
      await inTurn(next, 'SELECT pg_advisory_lock($1, $2)', [PRESENCE_LOCK, number]);
      for (const channel of listenersByChannel.keys()) await inTurn(next, `LISTEN ${pg.escapeIdentifier(channel)}`);
      present = true;
      if (wasPresent) for (const listeners of listenersByChannel.values()) for (const notified of listeners) notified('');
      wasPresent = true;
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
      if (known === undefined && client) void inTurn(client, `LISTEN ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
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
