import type { DomainChange } from '@hearthline/contract/desk/domains.ts';
import type { PoolClient } from 'pg';
import type { LenderDomainChangeRow, LenderDomainRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** A domain that a lender asked for, with the name of who asked. */
export type LenderDomain = LenderDomainRow & { readonly person: string };
/** A change of a domain that waits for a second person, or was decided, with what it is about. */
export type LenderDomainChange = LenderDomainChangeRow & {
  readonly change: DomainChange;
  readonly org_code: string;
  readonly domain: string;
  readonly person: string;
};
/** Where a lender is served beside its host under the product's domain. */
export type ServedDomain = Pick<LenderDomainRow, 'domain' | 'org_code' | 'is_main'>;

/** Every domain that is served. */
export async function servedDomains(on: Queryable): Promise<ServedDomain[]> {
  const { rows } = await on.query("select domain, org_code, is_main from lender_domain where state = 'SERVED'", []);
  return rows as unknown as ServedDomain[];
}

const DOMAIN = 'select d.*, m.name as person from lender_domain d join staff_member m on m.uuid = d.person_uuid';

/** The domains of a lender but those it gave up, the newest first. */
export async function domainsOf(on: Queryable, orgCode: string): Promise<LenderDomain[]> {
  const { rows } = await on.query(`${DOMAIN} where d.org_code = $1 and d.state <> 'DROPPED' order by d.at desc, d.id desc`, [orgCode]);
  return rows as unknown as LenderDomain[];
}

/** A domain, locked with its name, so that two lenders prove it one after the other; null when there is none, or it was given up. */
export async function lockDomain(on: PoolClient, id: string): Promise<LenderDomain | null> {
  await on.query("select pg_advisory_xact_lock(hashtextextended('lender_domain ' || domain, 0)) from lender_domain where id = $1", [id]);
  const { rows } = await on.query(`${DOMAIN} where d.id = $1 and d.state <> 'DROPPED' for update of d`, [id]);
  return (rows[0] as LenderDomain | undefined) ?? null;
}

/** Whether another lender is served at a domain. */
export async function isServedElsewhere(on: PoolClient, { domain, id }: Pick<LenderDomain, 'domain' | 'id'>): Promise<boolean> {
  const { rows } = await on.query("select 1 from lender_domain where domain = $1 and id <> $2 and state = 'SERVED'", [domain, id]);
  return rows.length > 0;
}

type New = Pick<LenderDomainRow, 'id' | 'org_code' | 'domain' | 'token' | 'person_uuid' | 'at' | 'next_check_at'>;

/** Keeps what a lender asks for; false when it has the domain already. */
export async function addDomain(on: Queryable, row: New): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into lender_domain (id, org_code, domain, token, person_uuid, at, next_check_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (org_code, domain) where state <> 'DROPPED' do nothing`,
    [row.id, row.org_code, row.domain, row.token, row.person_uuid, row.at, row.next_check_at],
  );
  return rowCount === 1;
}

type Checked = Pick<LenderDomainRow, 'state' | 'is_main' | 'proved_at' | 'checked_at' | 'finding' | 'missing_since' | 'next_check_at'>;

/** Keeps what a locked domain is after a look at its record. */
export async function setChecked(on: PoolClient, id: string, to: Checked): Promise<void> {
  await on.query(
    `update lender_domain set state = $2, is_main = $3, proved_at = $4, checked_at = $5, finding = $6, missing_since = $7, next_check_at = $8
     where id = $1`,
    [id, to.state, to.is_main, to.proved_at, to.checked_at, to.finding, to.missing_since, to.next_check_at],
  );
}

/** Takes domains whose record is to be looked at; nobody else takes them until `again`. */
export async function takeDueDomains(on: Queryable, now: Date, again: Date, limit: number): Promise<LenderDomainRow[]> {
  const { rows } = await on.query(
    `update lender_domain set next_check_at = $2 where id in (
       select id from lender_domain where next_check_at <= $1 and state <> 'DROPPED' order by next_check_at limit $3 for update skip locked)
     returning *`,
    [now, again, limit],
  );
  return rows as LenderDomainRow[];
}

/** Gives a locked domain up. */
export async function dropDomain(on: PoolClient, id: string): Promise<void> {
  await on.query("update lender_domain set state = 'DROPPED', is_main = false, next_check_at = null where id = $1", [id]);
}

/** Has the links of a lender lead to a locked domain of it; null: to none. */
export async function setMainDomain(on: PoolClient, orgCode: string, id: string | null): Promise<void> {
  await on.query('update lender_domain set is_main = false where org_code = $1 and is_main and id is distinct from $2', [orgCode, id]);
  if (id !== null) await on.query('update lender_domain set is_main = true where id = $1', [id]);
}

const CHANGE = `select c.*, d.org_code, d.domain, m.name as person from lender_domain_change c
  join lender_domain d on d.id = c.domain_id join staff_member m on m.uuid = c.person_uuid`;

/** The changes of a lender's domains that wait. */
export async function openDomainChanges(on: Queryable, orgCode: string): Promise<LenderDomainChange[]> {
  const { rows } = await on.query(`${CHANGE} where d.org_code = $1 and c.state = 'OPEN'`, [orgCode]);
  return rows as unknown as LenderDomainChange[];
}

/** A change of a lender's domain, locked; null when there is none of that id. */
export async function lockDomainChange(on: PoolClient, orgCode: string, id: string): Promise<LenderDomainChange | null> {
  const { rows } = await on.query(`${CHANGE} where d.org_code = $1 and c.id = $2 for update of c, d`, [orgCode, id]);
  return (rows[0] as LenderDomainChange | undefined) ?? null;
}

type NewChange = Pick<LenderDomainChangeRow, 'id' | 'domain_id' | 'change' | 'reason' | 'person_uuid' | 'at' | 'expires_at'>;

/** Keeps a change until it is decided or expires; false when one of the domain waits already. */
export async function addDomainChange(on: Queryable, row: NewChange): Promise<boolean> {
  const { rowCount } = await on.query(
    `insert into lender_domain_change (id, domain_id, change, reason, person_uuid, at, expires_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (domain_id) where state = 'OPEN' do nothing`,
    [row.id, row.domain_id, row.change, row.reason, row.person_uuid, row.at, row.expires_at],
  );
  return rowCount === 1;
}

type End = Pick<LenderDomainChangeRow, 'second_uuid' | 'decided_at' | 'refusal'> & {
  readonly state: 'APPROVED' | 'REFUSED' | 'WITHDRAWN' | 'EXPIRED';
};

/** Keeps how a change ended. */
export async function endDomainChange(on: Queryable, id: string, { state, second_uuid: second, decided_at: at, refusal }: End) {
  await on.query('update lender_domain_change set state = $2, second_uuid = $3, decided_at = $4, refusal = $5 where id = $1', [
    id,
    state,
    second,
    at,
    refusal,
  ]);
}

/** Ends the open changes of a lender whose time is over, and those of domains that are not served any more. */
export async function expireDomainChanges(on: Queryable, orgCode: string, at: Date): Promise<void> {
  await on.query(
    `update lender_domain_change c set state = 'EXPIRED', decided_at = $2,
        refusal = case when c.expires_at <= $2 then 'Nobody decided it in time' else 'The domain is not served any more' end
      from lender_domain d where d.id = c.domain_id and d.org_code = $1 and c.state = 'OPEN' and (c.expires_at <= $2 or d.state <> 'SERVED')`,
    [orgCode, at],
  );
}
