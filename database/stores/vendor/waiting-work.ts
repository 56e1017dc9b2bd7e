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

/** The work of one vendor, $2, or what waits for none: a statement each, so that each has its index. */
const AT_VENDOR = { name: 'vendor', text: 'w.waits_for = $2' };
const AT_NONE = { name: 'none', text: 'w.waits_for is null and $2::text is null' };
const at = (vendor: string | null) => (vendor === null ? AT_NONE : AT_VENDOR);

/** Work that was given up at a vendor, the oldest first; without one: that failed for another reason. @param limit null: all of it @param except steps that are left out */
export async function givenUp(
  on: Connection,
  organization: string,
  vendor: string | null,
  { limit, except }: { readonly limit: number | null; readonly except: readonly WorkStep[] },
): Promise<{ readonly applicationUuid: string; readonly step: WorkStep }[]> {
  const { rows } = await on.query<{ applicationUuid: string; step: WorkStep }>({
    name: `vendor-work-given-up-${at(vendor).name}`,
    text: `select w.application_uuid as "applicationUuid", w.step from work w join application a on a.uuid = w.application_uuid
      where a.org_code = $1 and ${at(vendor).text} and w.step <> all($4) and (${GIVEN_UP}) order by w.created_at limit $3`,
    values: [organization, vendor, limit, except],
  });
  return rows;
}

/** How many failed. */
export async function failedSteps(on: Connection, organization: string, vendor: string | null): Promise<number> {
  const { rows } = await on.query<{ failed: number }>({
    name: `vendor-work-failed-${at(vendor).name}`,
    text: `select count(*)::int as failed from work w join application a on a.uuid = w.application_uuid
      where a.org_code = $1 and ${at(vendor).text} and (${GIVEN_UP})`,
    values: [organization, vendor],
  });
  return rows[0]?.failed ?? 0;
}

/** A step that waits for a vendor or failed. @property code why it failed; null while it waits @property tryAt when it is tried next */
export type StoppedStep = {
  readonly applicationUuid: string;
  readonly loanNumber: string;
  readonly step: WorkStep;
  readonly state: 'DUE' | 'FAILED';
  readonly code: string | null;
  readonly tries: number;
  readonly since: Date;
  readonly tryAt: Date | null;
};

/** Waits for a vendor, or was given up there; without a vendor: failed although its vendor answered, or at none. */
const STOPPED = `((w.state = 'DUE' and w.try_at is not null and w.waits_for is not null) or (${GIVEN_UP}))`;

/** The steps that stand, the oldest first, and how many there are. @param vendor null: those that failed for another reason than a silent vendor */
export async function stoppedSteps(
  on: Connection,
  organization: string,
  vendor: string | null,
  limit: number,
): Promise<{ readonly steps: readonly StoppedStep[]; readonly total: number }> {
  const { rows } = await on.query<StoppedStep & { total: number }>({
    name: `vendor-steps-${at(vendor).name}`,
    text: `select w.application_uuid as "applicationUuid", a.loan_number as "loanNumber", w.step, w.state, w.tries,
        case w.state when 'FAILED' then a.facts #>> array['steps', w.step, 'failed', 'code'] end as code,
        coalesce(w.waits_since, w.finished_at, w.created_at) as since, w.try_at as "tryAt", count(*) over ()::int as total
      from work w join application a on a.uuid = w.application_uuid
      where a.org_code = $1 and ${at(vendor).text} and ${STOPPED} order by since, w.application_uuid limit $3`,
    values: [organization, vendor, limit],
  });
  return { steps: rows.map(({ total: _, ...step }) => step), total: rows[0]?.total ?? 0 };
}

/** Steps of a lender that are due and neither done nor waiting for a vendor, by kind, with the instant since which the oldest is; that one first. */
export async function stepsDue(
  on: Connection,
  organization: string,
): Promise<{ readonly step: WorkStep; readonly waiting: number; readonly since: Date }[]> {
  const { rows } = await on.query<{ step: WorkStep; waiting: number; since: Date }>({
    name: 'steps-due',
    text: `select w.step, count(*)::int as waiting, min(w.created_at) as since from work w join application a on a.uuid = w.application_uuid
      where w.state = 'DUE' and w.waits_for is null and w.try_at is null and a.org_code = $1 group by 1 order by 3`,
    values: [organization],
  });
  return rows;
}

/** How many steps failed for another reason than a silent vendor. */
export async function otherFailures(on: Connection, organization: string): Promise<number> {
  return failedSteps(on, organization, null);
}

/** The vendor's waiting work is tried now: all of it, or these steps, each as application and step. Returns how much that is. */
export async function wakeVendorWork(
  on: Connection,
  organization: string,
  vendor: string,
  { now, only }: { readonly now: Date; readonly only: readonly string[] | null },
): Promise<number> {
  const { rowCount } = await on.query({
    name: 'vendor-work-wake',
    text: `update work w set try_at = $3 from application a
      where a.uuid = w.application_uuid and a.org_code = $1 and w.state = 'DUE' and w.waits_for = $2 and w.try_at is not null
        and ($4::text[] is null or w.application_uuid || ' ' || w.step = any($4))`,
    values: [organization, vendor, now, only],
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
