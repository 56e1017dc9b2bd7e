import type { SessionKey } from '@hearthline/contract/services/tracking.ts';
import type { Queryable } from '../../transaction.ts';

/** Most pieces of one recording, and most bytes of it as they are stored: an hour or so. */
const MOST_PIECES = 600;
const MOST_BYTES = 20_000_000;

/** Begins the recording of a visit; null when the visit is unknown. */
export async function beginReplay(
  on: Queryable,
  key: SessionKey,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<string | null> {
  const { rows } = await on.query(
    `insert into replay (id, session_uuid, organization_code, consented_at, last_at)
     select $3, uuid, organization_code, $4, $4 from tracking_session where uuid = $1 and tracker_uuid = $2 returning id`,
    [key.uuid, key.trackerUuid, id, at],
  );
  return (rows[0]?.['id'] as string | undefined) ?? null;
}

type Piece = { readonly id: string; readonly seq: number; readonly sealed: Buffer; readonly at: Date };

/** Whether the recording belongs to this visit. */
export async function isReplayOf(on: Queryable, key: Pick<SessionKey, 'uuid' | 'trackerUuid'>, id: string): Promise<boolean> {
  const { rowCount } = await on.query(
    'select from replay r join tracking_session s on s.uuid = r.session_uuid where r.id = $1 and s.uuid = $2 and s.tracker_uuid = $3',
    [id, key.uuid, key.trackerUuid],
  );
  return rowCount === 1;
}

/** Stores a piece, once; 'full' when the recording has enough. */
export async function addReplayPiece(on: Queryable, { id, seq, sealed, at }: Piece): Promise<'stored' | 'known' | 'full'> {
  const { rowCount } = await on.query(
    'update replay set pieces = pieces + 1, bytes = bytes + $2, last_at = $3 where id = $1 and pieces < $4 and bytes + $2 <= $5',
    [id, sealed.length, at, MOST_PIECES, MOST_BYTES],
  );
  if (rowCount === 0) return 'full';
  const added = await on.query('insert into replay_piece (replay_id, seq, sealed) values ($1, $2, $3) on conflict do nothing', [
    id,
    seq,
    sealed,
  ]);
  if (added.rowCount === 1) return 'stored';
  await on.query('update replay set pieces = pieces - 1, bytes = bytes - $2 where id = $1', [id, sealed.length]);
  return 'known';
}

/** Ties a recording to the application of the person who is recorded. */
export async function linkReplay(
  on: Queryable,
  id: string,
  application: { readonly uuid: string; readonly organization: string },
): Promise<boolean> {
  const { rowCount } = await on.query(
    'update replay set application_uuid = $2 where id = $1 and organization_code = $3 and (application_uuid is null or application_uuid = $2)',
    [id, application.uuid, application.organization],
  );
  return rowCount === 1;
}

export async function deleteReplay(on: Queryable, id: string): Promise<void> {
  await on.query('delete from replay where id = $1', [id]);
}

/** Deletes recordings that began before; returns how many. */
export async function deleteReplaysBefore(on: Queryable, before: Date): Promise<number> {
  return (await on.query('delete from replay where consented_at < $1', [before])).rowCount ?? 0;
}

export type ReplayRow = {
  readonly id: string;
  readonly applicationUuid: string | null;
  readonly loanNumber: string | null;
  readonly at: Date;
  readonly seconds: number;
  readonly pieces: number;
  readonly bytes: number;
  readonly width: number | null;
};

const COLUMNS = `r.id, r.application_uuid as "applicationUuid", a.loan_number as "loanNumber", r.consented_at as at,
  extract(epoch from r.last_at - r.consented_at)::int as seconds, r.pieces, r.bytes, s.window_width as width
  from replay r join tracking_session s on s.uuid = r.session_uuid left join application a on a.uuid = r.application_uuid`;

/** A page of a lender's recordings that have something to watch, newest first, with the number of all. */
export async function replaysOf(
  on: Queryable,
  organization: string,
  { application, limit, offset }: { readonly application: string | null; readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: ReplayRow[]; readonly total: number }> {
  const matches = 'r.organization_code = $1 and r.pieces > 0 and ($2::text is null or a.uuid::text = $2 or a.loan_number = $2)';
  const { rows } = await on.query(`select ${COLUMNS} where ${matches} order by r.consented_at desc, r.id desc limit $3 offset $4`, [
    organization,
    application,
    limit,
    offset,
  ]);
  const counted = await on.query(
    `select count(*)::int as total from replay r left join application a on a.uuid = r.application_uuid where ${matches}`,
    [organization, application],
  );
  return { rows: rows as ReplayRow[], total: Number(counted.rows[0]?.['total']) };
}

export async function replayById(on: Queryable, organization: string, id: string): Promise<ReplayRow | null> {
  const { rows } = await on.query(`select ${COLUMNS} where r.organization_code = $1 and r.id = $2`, [organization, id]);
  return (rows[0] as ReplayRow | undefined) ?? null;
}

/** Pieces in their order from one on, at most so many. */
export async function replayPieces(
  on: Queryable,
  id: string,
  from: number,
  limit: number,
): Promise<{ readonly seq: number; readonly sealed: Buffer }[]> {
  const { rows } = await on.query('select seq, sealed from replay_piece where replay_id = $1 and seq >= $2 order by seq limit $3', [
    id,
    from,
    limit,
  ]);
  return rows as { seq: number; sealed: Buffer }[];
}
