/** Work of one lender that waits for a vendor, or was given up because the vendor did not answer. */
import type { WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { Connection } from '../application/application.ts';

export type VendorWork = { readonly vendor: string; readonly waiting: number; readonly failed: number; readonly since: Date | null };

/** Given up, and nothing was started since: the failure is the one that the facts name. */
const GIVEN_UP = `w.state = 'FAILED' and a.active and a.facts #>> array['steps', w.step, 'attempt'] = w.attempt::text
  and jsonb_typeof(a.facts #> array['steps', w.step, 'failed']) = 'object'`;

/** By vendor, the one with most work first. */
export async function vendorWork(on: Connection, organization: string): Promise<VendorWork[]> {
  const { rows } = await on.query<VendorWork>({
    name: 'vendor-work',
    text: `select w.waits_for as vendor, count(*) filter (where w.state = 'DUE')::int as waiting, count(*) filter (where w.state = 'FAILED')::int as failed,
        min(w.waits_since) filter (where w.state = 'DUE') as since
      from work w join application a on a.uuid = w.application_uuid
      where a.org_code = $1 and w.waits_for is not null and ((w.state = 'DUE' and w.try_at is not null) or (${GIVEN_UP}))
      group by 1 order by count(*) desc, 1`,
    values: [organization],
  });
  return rows;
}

/** Work of the vendor that was given up, the oldest first. */
export async function givenUp(
  on: Connection,
  organization: string,
  vendor: string,
  limit: number,
): Promise<{ readonly applicationUuid: string; readonly step: WorkStep }[]> {
  const { rows } = await on.query<{ applicationUuid: string; step: WorkStep }>({
    name: 'vendor-work-given-up',
    text: `select w.application_uuid as "applicationUuid", w.step from work w join application a on a.uuid = w.application_uuid
      where a.org_code = $1 and w.waits_for = $2 and (${GIVEN_UP}) order by w.created_at limit $3`,
    values: [organization, vendor, limit],
  });
  return rows;
}

/** All of the vendor's waiting work is tried now. Returns how much that is. */
export async function wakeVendorWork(on: Connection, organization: string, vendor: string, now: Date): Promise<number> {
  const { rowCount } = await on.query({
    name: 'vendor-work-wake',
    text: `update work w set try_at = $3 from application a
      where a.uuid = w.application_uuid and a.org_code = $1 and w.state = 'DUE' and w.waits_for = $2 and w.try_at is not null`,
    values: [organization, vendor, now],
  });
  return rowCount ?? 0;
}

/** What waits for vendors in the whole installation, by vendor. */
export async function waitingByVendor(on: Pick<Connection, 'query'>): Promise<{ readonly vendor: string; readonly count: number }[]> {
  const { rows } = await on.query<{ vendor: string; count: number }>({
    name: 'vendor-work-waiting',
    text: "select waits_for as vendor, count(*)::int as count from work where state = 'DUE' and waits_for is not null and try_at is not null group by 1",
    values: [],
  });
  return rows;
}
