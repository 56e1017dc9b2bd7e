import type { Pool } from 'pg';
import type { Listener } from './listener.ts';

const CHANNEL = 'clock';
const ALL_APPLICATIONS = 'all';

/**
 * The product's clock: real time plus an offset stored in the database, so that every process agrees; an application may be further ahead
 * by an offset of its own. Forward only.
 */
export type Clock = {
  /** Product time: everything a borrower or lender sees. With an application's uuid, includes its own offset. */
  readonly now: (applicationUuid?: string) => Date;
  /** Real time: for tokens, rate limits, idempotency, webhook tolerance, health. */
  readonly real: () => Date;
  /** Milliseconds by which product time is ahead of real time. */
  readonly offsetMs: (applicationUuid?: string) => number;
  /** Moves product time forward for all or for one application and waits until it is stored. Throws RangeError when asked to go back. */
  readonly advance: (milliseconds: number, applicationUuid?: string) => Promise<void>;
  /** Reads offsets written by other processes. */
  readonly refresh: () => Promise<void>;
};

type Parts = { readonly pool: Pool; readonly listener: Pick<Listener, 'on'> | null; readonly movable: boolean };

/** Builds the clock. In production it is not movable: real time, without a query. */
export async function buildClock({ pool, listener, movable }: Parts): Promise<Clock> {
  let offsets: ReadonlyMap<string, number> = new Map();

  const real = (): Date => new Date();
  const offsetMs = (applicationUuid?: string): number =>
    (offsets.get(ALL_APPLICATIONS) ?? 0) + (applicationUuid === undefined ? 0 : (offsets.get(applicationUuid) ?? 0));
  const refresh = async (): Promise<void> => {
    if (!movable) return;
    const { rows } = await pool.query<{ scope: string; offset_ms: string }>('SELECT scope, offset_ms FROM clock_offset');
    offsets = new Map(rows.map(({ scope, offset_ms }) => [scope, Number(offset_ms)]));
  };
  const advance = async (milliseconds: number, applicationUuid?: string): Promise<void> => {
    if (!movable) throw new RangeError('The clock of production cannot be moved');
    if (!Number.isSafeInteger(milliseconds) || milliseconds < 0) throw new RangeError('The clock only goes forward, by whole milliseconds');
    await pool.query(
      `INSERT INTO clock_offset AS c (scope, offset_ms) VALUES ($1, $2)
       ON CONFLICT (scope) DO UPDATE SET offset_ms = c.offset_ms + excluded.offset_ms`,
      [applicationUuid ?? ALL_APPLICATIONS, milliseconds],
    );
    await pool.query("SELECT pg_notify($1, '')", [CHANNEL]);
    await refresh();
  };

  await refresh();
  listener?.on(CHANNEL, () => void refresh().catch(() => undefined));
  return { now: (applicationUuid) => new Date(real().getTime() + offsetMs(applicationUuid)), real, offsetMs, advance, refresh };
}
