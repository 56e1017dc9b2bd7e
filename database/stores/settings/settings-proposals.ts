import type { RoomName } from '@hearthline/contract/desk/lender.ts';
import type { SettingsProposalRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** A change of a lender's settings that was asked for, with the names of people as they are now. */
export type SettingsProposal = Omit<SettingsProposalRow, 'changes' | 'room' | 'state'> & {
  readonly room: RoomName;
  readonly changes: Readonly<Record<string, unknown>>;
  readonly state: 'OPEN' | 'PUBLISHED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
  readonly person: string;
  readonly person_role: string;
  readonly second: string | null;
  readonly sheet_name: string | null;
};

const PROPOSAL = `select p.*, a.name as person, a.role as person_role, b.name as second, s.name as sheet_name
  from settings_proposal p join staff_member a on a.uuid = p.person_uuid left join staff_member b on b.uuid = p.second_uuid
    left join rate_sheet s on s.id = p.rate_sheet_id`;

type New = Omit<SettingsProposalRow, 'changes' | 'state' | 'second_uuid' | 'decided_at' | 'refusal' | 'version'> & {
  readonly changes: Readonly<Record<string, unknown>>;
};

/** Stores a proposal until it is decided or expires; false when a change of this room waits already. */
export async function addSettingsProposal(on: Queryable, row: New): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into settings_proposal
       (id, org_code, room, base_version, changes, rate_sheet_id, effective_at, reason, person_uuid, at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (org_code, room) where state = 'OPEN' do nothing`,
    [
      row.id,
      row.org_code,
      row.room,
      row.base_version,
      JSON.stringify(row.changes),
      row.rate_sheet_id,
      row.effective_at,
      row.reason,
      row.person_uuid,
      row.at,
      row.expires_at,
    ],
  );
  return rowCount === 1;
}

/** Ends the open proposals of a lender whose time is over. */
export async function expireSettingsProposals(on: Queryable, orgCode: string, at: Date): Promise<void> {
  await on.query(
    `update settings_proposal set state = 'EXPIRED', decided_at = $2, refusal = 'Nobody decided it in time'
     where org_code = $1 and state = 'OPEN' and expires_at <= $2`,
    [orgCode, at],
  );
}

/** The proposals of a lender: open ones first, then the newest. */
export async function settingsProposals(on: Queryable, orgCode: string, limit: number): Promise<SettingsProposal[]> {
  const { rows } = await on.query(`${PROPOSAL} where p.org_code = $1 order by p.state = 'OPEN' desc, p.at desc, p.id limit $2`, [
    orgCode,
    limit,
  ]);
  return rows as SettingsProposal[];
}

/** A proposal of a lender; null when it has none of that id. */
export async function settingsProposalById(on: Queryable, orgCode: string, id: string): Promise<SettingsProposal | null> {
  const { rows } = await on.query(`${PROPOSAL} where p.org_code = $1 and p.id = $2`, [orgCode, id]);
  return (rows[0] as SettingsProposal | undefined) ?? null;
}

/** The rooms of a lender in which a change waits. */
export async function openRooms(on: Queryable, orgCode: string, at: Date): Promise<RoomName[]> {
  const { rows } = await on.query("select room from settings_proposal where org_code = $1 and state = 'OPEN' and expires_at > $2", [
    orgCode,
    at,
  ]);
  return (rows as { room: RoomName }[]).map(({ room }) => room);
}

/** A proposal of a lender, locked; null when it has none of that id. */
export async function lockSettingsProposal(on: Queryable, orgCode: string, id: string): Promise<SettingsProposal | null> {
  const { rows } = await on.query(`${PROPOSAL} where p.org_code = $1 and p.id = $2 for update of p`, [orgCode, id]);
  return (rows[0] as SettingsProposal | undefined) ?? null;
}

type End = {
  readonly state: Exclude<SettingsProposal['state'], 'OPEN'>;
  readonly second: string | null;
  readonly at: Date;
  readonly refusal: string | null;
  readonly version: number | null;
};

/** Keeps how a proposal ended. */
export async function endSettingsProposal(on: Queryable, id: string, { state, second, at, refusal, version }: End): Promise<void> {
  await on.query('update settings_proposal set state = $2, second_uuid = $3, decided_at = $4, refusal = $5, version = $6 where id = $1', [
    id,
    state,
    second,
    at,
    refusal,
    version,
  ]);
}
