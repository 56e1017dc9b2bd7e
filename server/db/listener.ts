import pg from 'pg';
import type { Logger } from 'pino';

/** Milliseconds before a lost connection is made again. */
const AGAIN = 500;

/** Hints between processes over one LISTEN connection. A hint may be lost: whoever listens also polls. */
export type Listener = {
  /** Calls `heard` for each NOTIFY on the channel; answers a function that stops it. */
  readonly on: (channel: string, heard: (payload: string) => void) => () => void;
  readonly close: () => Promise<void>;
};

/** Opens the process's one LISTEN connection and keeps it open. */
export function openListener(url: string, log: Pick<Logger, 'warn'>): Listener {
  const ears = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | null = null;
  let closed = false;
  let timer: NodeJS.Timeout | undefined;

  const again = (): void => {
    client = null;
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
      if (closed) await next.end();
      else for (const channel of ears.keys()) await next.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
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
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
