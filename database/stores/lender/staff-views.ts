import type { ViewReason } from '@hearthline/rules/enums.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { Queryable } from '../../transaction.ts';

export type StaffView = {
  readonly id: string;
  readonly organization: string;
  readonly at: Date;
  readonly staffUuid: string;
  readonly role: StaffRole;
  readonly subjectUuid: string | null;
  readonly applicationUuid: string | null;
  readonly fields: string[];
  readonly reason: ViewReason;
  readonly note: string;
};

export async function addStaffView(on: Queryable, view: StaffView): Promise<void> {
  await on.query(
    `insert into staff_view (id, organization_code, at, staff_uuid, role, subject_uuid, application_uuid, fields, reason, note)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      view.id,
      view.organization,
      view.at,
      view.staffUuid,
      view.role,
      view.subjectUuid,
      view.applicationUuid,
      view.fields,
      view.reason,
      view.note,
    ],
  );
}

/** Whether a member of the staff has a line of these fields that is younger. */
export async function hasViewSince(on: Queryable, staffUuid: string, fields: readonly string[], since: Date): Promise<boolean> {
  const { rowCount } = await on.query('select from staff_view where staff_uuid = $1 and at >= $2 and fields = $3::text[] limit 1', [
    staffUuid,
    since,
    fields,
  ]);
  return rowCount === 1;
}

/**
 * Lines of applications that were opened, one for each that is the lender's and has none yet of this person, part and day.
 * @param openedOn the lender's day
 */
export async function addOpenings(
  on: Queryable,
  view: Pick<StaffView, 'organization' | 'at' | 'staffUuid' | 'role' | 'fields' | 'note'> & {
    readonly applications: readonly string[];
    readonly openedOn: string;
  },
): Promise<void> {
  await on.query({
    name: 'view-opened',
    text: `insert into staff_view (id, organization_code, at, staff_uuid, role, subject_uuid, application_uuid, fields, reason, note, opened_on)
      select gen_random_uuid(), org_code, $3, $4, $5, identity_uuid, uuid, $6, 'WORK', $7, $8 from application where uuid = any($1::uuid[]) and org_code = $2
      on conflict (application_uuid, staff_uuid, opened_on, fields) where opened_on is not null do nothing`,
    values: [view.applications, view.organization, view.at, view.staffUuid, view.role, view.fields, view.note, view.openedOn],
  });
}

export type ViewFilter = {
  readonly staff?: string | undefined;
  readonly subject?: string | undefined;
  readonly reason?: string | undefined;
  /** Instants. */
  readonly from: string | null;
  readonly until: string | null;
};

const MATCHES = `v.organization_code = $1 and ($2::uuid is null or v.staff_uuid = $2) and ($3::uuid is null or v.subject_uuid = $3 or v.application_uuid = $3)
  and ($4::text is null or v.reason = $4) and ($5::timestamptz is null or v.at >= $5) and ($6::timestamptz is null or v.at < $6)`;
const valuesOf = (organization: string, { staff, subject, reason, from, until }: ViewFilter) => [
  organization,
  staff ?? null,
  subject ?? null,
  reason ?? null,
  from,
  until,
];

export type LoggedView = Omit<StaffView, 'organization'> & {
  readonly staffName: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

/** A page of a lender's log of views, newest first, with the number that match. */
export async function staffViews(
  on: Queryable,
  organization: string,
  filter: ViewFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: LoggedView[]; readonly total: number }> {
  const values = valuesOf(organization, filter);
  const { rows } = await on.query(
    `select v.id, v.at, v.staff_uuid as "staffUuid", m.name as "staffName", v.role, v.subject_uuid as "subjectUuid", v.application_uuid as "applicationUuid",
        v.fields, v.reason, v.note, coalesce(p.first_name, s.first_name) as "firstName", coalesce(p.last_name, s.last_name) as "lastName"
      from staff_view v join staff_member m on m.uuid = v.staff_uuid
      left join profile p on p.identity_uuid = v.subject_uuid left join signer s on s.id = v.subject_uuid
      where ${MATCHES} order by v.at desc, v.id desc limit $7 offset $8`,
    [...values, limit, offset],
  );
  const counted = await on.query(`select count(*) as total from staff_view v where ${MATCHES}`, values);
  return { rows: rows as LoggedView[], total: Number(counted.rows[0]?.['total']) };
}
