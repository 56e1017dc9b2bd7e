import type { SEARCHES } from '@hearthline/contract/desk/people.ts';
import type { Queryable } from '../../transaction.ts';

/** A borrower (`subjectUuid` is their identity) or a co-owner (their row among the signers) of one lender. */
export type FoundPerson = {
  readonly subjectUuid: string;
  readonly kind: 'BORROWER' | 'CO_OWNER';
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
};
export type FoundApplication = {
  readonly subjectUuid: string;
  readonly applicationUuid: string;
  readonly loanNumber: string;
  readonly status: string;
  readonly isActive: boolean;
  readonly createdAt: Date;
};

/** A borrower is a lender's by an application there, or by where the account was opened. */
const BORROWER = `select i.uuid as "subjectUuid", 'BORROWER' as kind, p.first_name as "firstName", p.last_name as "lastName", i.email,
    (select number from profile_phone f where f.profile_uuid = p.uuid order by type limit 1) as phone
  from profile p join identity i on i.uuid = p.identity_uuid
  where p.type = 'PRIMARY' and (i.organization_code = $1 or exists (select from application a where a.identity_uuid = i.uuid and a.org_code = $1))`;
const CO_OWNER = `select s.id as "subjectUuid", 'CO_OWNER' as kind, s.first_name as "firstName", s.last_name as "lastName", s.email, s.phone
  from signer s join application a on a.uuid = s.application_uuid and a.org_code = $1 where s.removed_at is null`;

/** An application by its loan number or its id: as a uuid only what is one, so that both are read by an index. */
const NUMBERED = String.raw`(loan_number = $2::text or uuid = case when $2::text ~ '^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$' then $2::text::uuid end)`;

/** What each search compares, of borrowers and of co-owners; each by an index. A co-owner's own account holds their number, so they have no row of it. */
const SEARCH: Readonly<Record<(typeof SEARCHES)[number], readonly [borrower: string, coOwner: string | null]>> = {
  NAME: [`lower(p.first_name || ' ' || p.last_name) like $2`, `lower(s.first_name || ' ' || s.last_name) like $2`],
  EMAIL: ['i.email_key = $2', 'lower(s.email) = $2'],
  PHONE: ['p.uuid in (select profile_uuid from profile_phone where number = $2)', 's.phone = $2'],
  SSN_LAST4: ['p.ssn_last4 = $2', null],
  APPLICATION: [
    `i.uuid in (select identity_uuid from application where org_code = $1 and ${NUMBERED})`,
    `s.application_uuid in (select uuid from application where org_code = $1 and ${NUMBERED})`,
  ],
};

export type PeopleSearch = {
  readonly by: (typeof SEARCHES)[number];
  readonly pattern: string;
  /** The last person of the page before; null for the first page. */
  readonly after: string | null;
  readonly limit: number;
};

/**
 * A page of the people of a lender that match, newest first: ids are of the time they were made (UUID version 7), so a page begins after an id, and a search
 * that thousands match reads no more of them than it shows.
 */
export async function findPeople(on: Queryable, organization: string, { by, pattern, after, limit }: PeopleSearch): Promise<FoundPerson[]> {
  const page = (select: string, compared: string, id: string): string =>
    `(${select} and ${compared}${after === null ? '' : ` and ${id} < $4`} order by ${id} desc limit $3)`;
  const [borrower, coOwner] = SEARCH[by];
  const parts = [page(BORROWER, borrower, 'p.identity_uuid'), ...(coOwner === null ? [] : [page(CO_OWNER, coOwner, 's.id')])];
  const { rows } = await on.query(`select * from (${parts.join(' union all ')}) found order by "subjectUuid" desc limit $3`, [
    organization,
    pattern,
    limit,
    ...(after === null ? [] : [after]),
  ]);
  return rows as FoundPerson[];
}

/** One person of a lender. */
export async function personOf(on: Queryable, organization: string, subjectUuid: string): Promise<FoundPerson | undefined> {
  const { rows } = await on.query(`(${BORROWER} and i.uuid = $2) union all (${CO_OWNER} and s.id = $2) limit 1`, [
    organization,
    subjectUuid,
  ]);
  return rows[0] as FoundPerson | undefined;
}

/** Whether an account belongs to another lender too: to a borrower or a signer of an application there, open or ended, or of whom one was removed. */
export async function hasOtherLender(on: Queryable, identityUuid: string, organization: string): Promise<boolean> {
  const { rows } = await on.query(
    `select exists (select from application where identity_uuid = $1 and org_code <> $2)
       or exists (select from signer s join application a on a.uuid = s.application_uuid where s.identity_uuid = $1 and a.org_code <> $2) as found`,
    [identityUuid, organization],
  );
  return (rows[0] as { found: boolean }).found;
}

/** The applications at a lender of people, newest first. */
export async function applicationsOfPeople(on: Queryable, organization: string, subjects: readonly string[]): Promise<FoundApplication[]> {
  const { rows } = await on.query(
    `select a.identity_uuid as "subjectUuid", a.uuid as "applicationUuid", a.loan_number as "loanNumber", a.status, a.active as "isActive", a.created_at as "createdAt"
       from application a where a.org_code = $1 and a.identity_uuid = any($2)
     union all
     select s.id, a.uuid, a.loan_number, a.status, a.active, a.created_at
       from signer s join application a on a.uuid = s.application_uuid where a.org_code = $1 and s.id = any($2) and s.removed_at is null
     order by "createdAt" desc`,
    [organization, subjects],
  );
  return rows as FoundApplication[];
}
