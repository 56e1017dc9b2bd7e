import type { PoolClient } from 'pg';
import type { BannerChangeRow, BannerRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';

/** Most banners in the list that pages read: a page shows two of one application. */
const READ_MAX = 50;

/** The banners that a lender's pages may show, newest first. */
export async function activeBanners(on: Connection, orgCode: string): Promise<BannerRow[]> {
  const { rows } = await on.query<BannerRow>(
    'select * from banner where org_code = $1 and active order by created_at desc, uuid desc limit $2',
    [orgCode, READ_MAX],
  );
  return rows;
}

/** A lender's banners for its people: active ones first, each newest first. */
export async function bannersOf(on: Connection, orgCode: string, limit: number): Promise<BannerRow[]> {
  const { rows } = await on.query<BannerRow>(
    'select * from banner where org_code = $1 order by active desc, created_at desc, uuid desc limit $2',
    [orgCode, limit],
  );
  return rows;
}

/** A banner of a lender, locked; null when it has no such banner. */
export async function bannerForUpdate(on: PoolClient, orgCode: string, uuid: string): Promise<BannerRow | null> {
  const { rows } = await on.query<BannerRow>('select * from banner where uuid = $1 and org_code = $2 for update', [uuid, orgCode]);
  return rows[0] ?? null;
}

/** Who changed a banner, and when. */
export type BannerChange = Pick<BannerChangeRow, 'id' | 'action' | 'staff_uuid' | 'person' | 'at'>;

/** Stores a banner as it now reads, and who changed it. */
export async function saveBanner(on: PoolClient, banner: BannerRow, change: BannerChange): Promise<void> {
  const { uuid, org_code: orgCode, message, apps, variant, active, created_at: createdAt } = banner;
  await on.query(
    `insert into banner (uuid, org_code, message, apps, variant, active, created_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (uuid) do update set message = excluded.message, apps = excluded.apps, variant = excluded.variant, active = excluded.active`,
    [uuid, orgCode, message, apps, variant, active, createdAt],
  );
  await on.query(
    `insert into banner_change (id, banner_uuid, action, staff_uuid, person, message, apps, variant, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [change.id, uuid, change.action, change.staff_uuid, change.person, message, apps, variant, change.at],
  );
}

/** A page of the changes of a lender's banners, newest first, with the number of all. */
export async function bannerChanges(
  on: Connection,
  orgCode: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: BannerChangeRow[]; readonly total: number }> {
  const { rows } = await on.query<BannerChangeRow>(
    `select c.* from banner_change c join banner b on b.uuid = c.banner_uuid
      where b.org_code = $1 order by c.at desc, c.id desc limit $2 offset $3`,
    [orgCode, limit, offset],
  );
  const counted = await on.query<{ total: number }>(
    'select count(*)::int as total from banner_change c join banner b on b.uuid = c.banner_uuid where b.org_code = $1',
    [orgCode],
  );
  return { rows, total: counted.rows[0]?.total ?? 0 };
}
