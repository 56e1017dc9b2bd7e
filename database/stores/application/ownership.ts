import type { Pool } from 'pg';

/** An identity's relation to one application. */
export type Party = { readonly kind: 'borrower' | 'officer' | 'staff' } | { readonly kind: 'signer'; readonly signerId: string };

/**
 * One row per relation of an identity to an application: its borrower (who is also a signer), and the loan officer of its lender who referred it. An
 * officer of another lender is nobody to it, whatever its facts name: the borrower sends the officer's id (quality S1).
 */
const PARTY = {
  name: 'application-party',
  text: `select case when a.identity_uuid = $2 then 'borrower' when s.id is not null then 'signer' else 'officer' end as kind, s.id as "signerId"
    from application a
    left join signer s on s.application_uuid = a.uuid and s.identity_uuid = $2 and s.removed_at is null
    left join loan_officer o on o.identity_uuid = $2 and o.organization_code = a.org_code and o.uuid::text in (
      a.facts #>> '{created,referrerId}', (select r.loan_officer_uuid::text from referral r where r.uuid::text = a.facts #>> '{created,referralId}' and r.organization_code = a.org_code))
    where a.uuid = $1 and (a.identity_uuid = $2 or s.id is not null or o.uuid is not null) limit 1`,
};
const OF_LENDER = { name: 'application-of-lender', text: 'select 1 from application where uuid = $1 and org_code = $2' };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** An identity's relation to an application; null for none, and for an application that does not exist (AMB-119). */
export async function partyOfIdentity(pool: Pool, identityUuid: string, applicationUuid: string): Promise<Party | null> {
  if (!UUID.test(applicationUuid)) return null;
  const { rows } = await pool.query<Party>({ ...PARTY, values: [applicationUuid, identityUuid] });
  return rows[0] ?? null;
}

/** Whether an application belongs to this lender. */
export async function ownsApplication(pool: Pool, organization: string, applicationUuid: string): Promise<boolean> {
  if (!UUID.test(applicationUuid)) return false;
  const { rowCount } = await pool.query({ ...OF_LENDER, values: [applicationUuid, organization] });
  return (rowCount ?? 0) > 0;
}
