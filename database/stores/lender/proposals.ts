/** Actions that one member of the staff proposed and another decides. */
import type { PoolClient } from 'pg';
import type { Connection } from '../application/application.ts';

export type ProposalRow = {
  readonly id: string;
  readonly applicationUuid: string;
  readonly action: string;
  readonly asked: Readonly<Record<string, unknown>>;
  readonly rule: string;
  readonly status: string;
  /** What it is about, as the first person read it (`basis` of a row in server/staff/actions/). */
  readonly basis: string | null;
  readonly state: 'OPEN' | 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  readonly person: string;
  readonly name: string;
  readonly role: string;
  readonly at: Date;
  readonly loanNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Of the home. */
  readonly parcelZone: string | null;
  readonly homeState: string | null;
};

const PROPOSAL = `select s.id, s.application_uuid as "applicationUuid", s.action, s.asked, s.rule, s.status, s.basis, s.state, s.person, coalesce(m.name, '') as name, s.role, s.at,
    a.loan_number as "loanNumber", coalesce(p.first_name, '') as "firstName", coalesce(p.last_name, '') as "lastName",
    a.facts #>> '{parcel,timeZone}' as "parcelZone", a.facts #>> '{created,state}' as "homeState"
  from staff_proposal s join application a on a.uuid = s.application_uuid left join profile p on p.identity_uuid = a.identity_uuid left join staff_member m on m.uuid = s.person`;

/** Stores a proposal; false when the same action of the application is proposed already. */
export async function insertProposal(
  client: PoolClient,
  p: Pick<ProposalRow, 'id' | 'applicationUuid' | 'action' | 'asked' | 'rule' | 'status' | 'basis' | 'person' | 'role' | 'at'> & {
    readonly organization: string;
    readonly version: number;
  },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into staff_proposal (id, application_uuid, org_code, action, asked, rule, status, version, state, person, role, at, basis)
      values ($1, $2, $3, $4, $5, $6, $7, $8, 'OPEN', $9, $10, $11, $12) on conflict (application_uuid, action) where state = 'OPEN' do nothing`,
    [p.id, p.applicationUuid, p.organization, p.action, p.asked, p.rule, p.status, p.version, p.person, p.role, p.at, p.basis],
  );
  return rowCount === 1;
}

/** Why a proposal ends with the access of the person who made it. */
export const PROPOSER_GONE = 'Who proposed this was suspended or has another role now. Propose it again.';
/** Why a funding that was proposed before its amount was typed cannot be approved. */
export const NOT_TYPED = 'The amount was not typed when this was proposed. Propose it again.';

const UNTYPED = "s.action = 'approve-funding' and s.asked ->> 'netTyped' is null";
/**
 * Ends the open proposals whose application has gone on to another status, and those of a person who is suspended or has another role: they no longer
 * apply. Of one application, or of all of a lender.
 * @param outlasting rules whose proposals wait until the application has ended, also those of a person who is gone
 */
export async function expireProposals(
  on: Connection,
  {
    organization,
    at,
    outlasting,
    applicationUuid = null,
  }: {
    readonly organization: string;
    readonly at: Date;
    readonly outlasting: readonly string[];
    readonly applicationUuid?: string | null;
  },
): Promise<void> {
  await on.query(
    `update staff_proposal s set state = 'EXPIRED', decided_at = $2, reason = case when a.status <> s.status then null when ${UNTYPED} then $6 else $5 end from application a
      where s.org_code = $1 and s.state = 'OPEN' and a.uuid = s.application_uuid and ($3::uuid is null or s.application_uuid = $3)
        and (not a.active or s.rule <> all($4))
        and (a.status <> s.status or (${UNTYPED}) or not exists (
          select 1 from staff_member m where m.uuid = s.person and m.role = s.role and m.suspended_at is null))`,
    [organization, at, applicationUuid, outlasting, PROPOSER_GONE, NOT_TYPED],
  );
}

/** The open proposals of a lender, oldest first; of one application when given. At most 200. */
export async function openProposals(on: Connection, organization: string, applicationUuid: string | null = null): Promise<ProposalRow[]> {
  const { rows } = await on.query<ProposalRow>(
    `${PROPOSAL} where s.org_code = $1 and s.state = 'OPEN' and ($2::uuid is null or s.application_uuid = $2) order by s.at, s.id limit 200`,
    [organization, applicationUuid],
  );
  return rows;
}

/** One proposal of the lender, locked until the transaction ends. */
export async function lockProposal(client: PoolClient, organization: string, id: string): Promise<ProposalRow | null> {
  const { rows } = await client.query<ProposalRow>(`${PROPOSAL} where s.org_code = $1 and s.id = $2 for update of s`, [organization, id]);
  return rows[0] ?? null;
}

/** Ends an open proposal; one that a person has decided stays as they decided it. */
export async function endProposal(
  on: Connection,
  id: string,
  end: {
    readonly state: Exclude<ProposalRow['state'], 'OPEN'>;
    readonly at: Date;
    readonly second?: { readonly uuid: string; readonly role: string };
    readonly reason?: string | undefined;
  },
): Promise<void> {
  await on.query(
    "update staff_proposal set state = $2, decided_at = $3, second_person = $4, second_role = $5, reason = $6 where id = $1 and state = 'OPEN'",
    [id, end.state, end.at, end.second?.uuid ?? null, end.second?.role ?? null, end.reason ?? null],
  );
}

/** The number of the fact that held the funding last; null where nothing did. */
export async function lastHold(on: Connection, applicationUuid: string): Promise<number | null> {
  const { rows } = await on.query<{ seq: number | null }>(
    "select max(seq) as seq from fact where application_uuid = $1 and type = 'fundingHeld'",
    [applicationUuid],
  );
  return rows[0]?.seq ?? null;
}
