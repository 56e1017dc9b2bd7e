import type { RateSheet } from '@hearthline/rules/offers/types.ts';
import type { RateSheetRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** A rate sheet of a lender, who brought it, and since when it is lent by where it is in force. */
export type LenderSheet = Omit<RateSheetRow, 'sheet'> & {
  readonly sheet: RateSheet;
  readonly person: string | null;
  readonly in_force_since: Date | null;
};

/**
 * The rate sheets of a lender, newest first; or the one of an id. In force is that of the last version in effect at an instant, since the first of the
 * versions in a row that lend by it.
 */
export async function rateSheetsOf(
  on: Queryable,
  orgCode: string,
  { at, id = null, limit = 50 }: { readonly at: Date; readonly id?: string | null; readonly limit?: number },
): Promise<LenderSheet[]> {
  const { rows } = await on.query(
    `with held as (select * from lender_version where org_code = $1 and called_off_at is null and effective_at <= $2),
       now as (select rate_sheet_id from held order by version desc limit 1),
       since as (select min(effective_at) as at from held where version > coalesce(
         (select max(version) from held where rate_sheet_id <> (select rate_sheet_id from now)), 0))
     select s.*, m.name as person, case when s.id = (select rate_sheet_id from now) then (select at from since) end as in_force_since
       from rate_sheet s left join staff_member m on m.uuid = s.staff_uuid
      where s.org_code = $1 and ($3::uuid is null or s.id = $3) order by s.created_at desc, s.id desc limit $4`,
    [orgCode, at, id, limit],
  );
  return rows as LenderSheet[];
}
