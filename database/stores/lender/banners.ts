import type { BannerRow } from '../../generated/rows.ts';
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
