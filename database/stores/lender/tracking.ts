import type { SessionKey } from '@hearthline/contract/services/tracking.ts';
import { VISIT_RESTS } from '@hearthline/rules/tracking.ts';
import type { Queryable } from '../../transaction.ts';
import type { TrackingEventRow, TrackingSessionRow } from '../../generated/rows.ts';

/** Continues a visit that has not been idle too long: its key, or null when it is over or unknown. */
export async function continueVisit(on: Queryable, key: SessionKey, now: Date): Promise<SessionKey | null> {
  const { rows } = await on.query(
    'UPDATE tracking_session SET seen_at = $3 WHERE uuid = $1 AND tracker_uuid = $2 AND seen_at > $4 RETURNING started_at',
    [key.uuid, key.trackerUuid, now, new Date(now.getTime() - VISIT_RESTS)],
  );
  const began = rows[0]?.['started_at'] as Date | undefined;
  return began ? { uuid: key.uuid, epoch: began.getTime(), trackerUuid: key.trackerUuid } : null;
}

/** True when a visit of this tracker is stored: only then may the next visit use its id. */
export async function isKnownTracker(on: Queryable, key: SessionKey): Promise<boolean> {
  const { rowCount } = await on.query('SELECT FROM tracking_session WHERE uuid = $1 AND tracker_uuid = $2', [key.uuid, key.trackerUuid]);
  return rowCount === 1;
}

export async function startVisit(on: Queryable, row: TrackingSessionRow): Promise<void> {
  await on.query(
    `INSERT INTO tracking_session (uuid, tracker_uuid, organization_code, platform, lib_version, app_version, referrer, query,
       screen_width, screen_height, window_width, window_height, started_at, seen_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
    [
      row.uuid,
      row.tracker_uuid,
      row.organization_code,
      row.platform,
      row.lib_version,
      row.app_version,
      row.referrer,
      JSON.stringify(row.query),
      row.screen_width,
      row.screen_height,
      row.window_width,
      row.window_height,
      row.started_at,
      row.seen_at,
    ],
  );
}

/** Stores one event of a visit, a repeated one once; false when the visit is unknown. */
export async function insertEvent(on: Queryable, key: SessionKey, row: Omit<TrackingEventRow, 'session_uuid'>): Promise<boolean> {
  const { rowCount } = await on.query('UPDATE tracking_session SET seen_at = $3 WHERE uuid = $1 AND tracker_uuid = $2', [
    key.uuid,
    key.trackerUuid,
    row.at,
  ]);
  if (rowCount === 0) return false;
  await on.query(
    `INSERT INTO tracking_event (uuid, session_uuid, event, event_type, context, page_path, query, properties, identity_uuid,
       application_uuid, dedupe_key, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) ON CONFLICT (session_uuid, dedupe_key) DO NOTHING`,
    [
      row.uuid,
      key.uuid,
      row.event,
      row.event_type,
      row.context,
      row.page_path,
      JSON.stringify(row.query),
      JSON.stringify(row.properties),
      row.identity_uuid,
      row.application_uuid,
      row.dedupe_key,
      row.at,
    ],
  );
  return true;
}

/** True when the tracker belongs to this person's profile. */
export async function isTrackerOf(on: Queryable, identityUuid: string, trackerUuid: string): Promise<boolean> {
  const { rowCount } = await on.query('SELECT FROM profile WHERE identity_uuid = $1 AND tracker_uuid = $2', [identityUuid, trackerUuid]);
  return rowCount === 1;
}

/** The tracker that a person's profile holds, or null. */
export async function profileTracker(on: Queryable, identityUuid: string): Promise<string | null> {
  const { rows } = await on.query('SELECT tracker_uuid FROM profile WHERE identity_uuid = $1', [identityUuid]);
  return (rows[0]?.['tracker_uuid'] as string | null | undefined) ?? null;
}

/** A tracker's id for experiments, or null. */
export async function experimentProfileOf(on: Queryable, trackerUuid: string): Promise<string | null> {
  const { rows } = await on.query('SELECT optimizely_profile_uuid FROM experiment_profile WHERE tracker_uuid = $1', [trackerUuid]);
  return (rows[0]?.['optimizely_profile_uuid'] as string | undefined) ?? null;
}

/** Idempotent: a repeated call returns the first value. */
export async function saveExperimentProfile(on: Queryable, trackerUuid: string, profileUuid: string, now: Date): Promise<string> {
  await on.query(
    'INSERT INTO experiment_profile (tracker_uuid, optimizely_profile_uuid, changed_at) VALUES ($1, $2, $3) ON CONFLICT (tracker_uuid) DO NOTHING',
    [trackerUuid, profileUuid, now],
  );
  return (await experimentProfileOf(on, trackerUuid)) ?? profileUuid;
}
