import type { Secrets } from '../../secrets/secrets.ts';
import type { Queryable } from '../../transaction.ts';
import { openBirthDate } from '../person/birth-dates.ts';
import type { AffiliateLeadRow, LoanOfficerRow, OfferCodeRow, ReferralRow } from '../../generated/rows.ts';
import { emailKey } from '../person/identities.ts';

/** A lender's loan officer; another lender's is not found. */
export async function loanOfficerByUuid(on: Queryable, uuid: string, organization: string): Promise<LoanOfficerRow | undefined> {
  const { rows } = await on.query('SELECT * FROM loan_officer WHERE uuid = $1 AND organization_code = $2', [uuid, organization]);
  return rows[0] as LoanOfficerRow | undefined;
}

/** Whether an identity is a broker's or a loan officer's: marked as one, or the account of a person who refers borrowers. A merchant only sells goods. */
export async function isBroker(on: Queryable, identityUuid: string): Promise<boolean> {
  const { rowCount } = await on.query(
    `SELECT 1 FROM identity i WHERE i.uuid = $1
      AND (i.is_broker OR EXISTS (SELECT 1 FROM loan_officer o WHERE o.identity_uuid = i.uuid AND NOT o.merchant))`,
    [identityUuid],
  );
  return rowCount === 1;
}

/** An application as its referrer may see it. The amount in dollars. */
export type ReferredRow = {
  readonly uuid: string;
  readonly loan_number: string;
  readonly status: string;
  readonly overall_status: string;
  readonly active: boolean;
  readonly created_at: Date;
  readonly since: Date;
  readonly first_name: string | null;
  readonly last_initial: string | null;
  readonly city: string | null;
  readonly state: string;
  readonly amount: number | null;
};

/** Those of the officer's own lender, named by the officer's link or by one of their referrals: the first fact says so for good, and has an index. */
const REFERRED = `
  WITH officer AS (SELECT uuid, organization_code FROM loan_officer WHERE identity_uuid = $1 AND NOT merchant),
  named AS (
    SELECT f.application_uuid, o.organization_code FROM officer o
      JOIN fact f ON f.type = 'applicationCreated' AND f.payload ->> 'referrerId' = o.uuid::text
    UNION
    SELECT f.application_uuid, o.organization_code FROM officer o
      JOIN referral r ON r.loan_officer_uuid = o.uuid AND r.organization_code = o.organization_code
      JOIN fact f ON f.type = 'applicationCreated' AND f.payload ->> 'referralId' = r.uuid::text
  ),
  referred AS (SELECT a.* FROM named n JOIN application a ON a.uuid = n.application_uuid AND a.org_code = n.organization_code)`;

/** Applications that an officer referred, newest first, after the one named. */
export async function referredApplications(
  on: Queryable,
  identityUuid: string,
  { isOpen, after, limit }: { readonly isOpen: boolean; readonly after: string | null; readonly limit: number },
): Promise<ReferredRow[]> {
  const { rows } = await on.query(
    `${REFERRED}
     SELECT a.uuid, a.loan_number, a.status, a.overall_status, a.active, a.created_at, a.since, p.first_name, left(p.last_name, 1) AS last_initial,
       h.city, a.facts #>> '{created,state}' AS state, (a.facts #>> '{selection,lineAmount}')::float8 AS amount
     FROM referred a
     LEFT JOIN profile p ON p.identity_uuid = a.identity_uuid
     LEFT JOIN property h ON h.application_uuid = a.uuid AND h.version = (a.facts #>> '{created,propertyVersion}')::integer
     WHERE a.active = $2 AND ($3::uuid IS NULL OR (a.created_at, a.uuid) < (SELECT created_at, uuid FROM referred WHERE uuid = $3))
     ORDER BY a.created_at DESC, a.uuid DESC LIMIT $4`,
    [identityUuid, isOpen, after, limit],
  );
  return rows as ReferredRow[];
}

/** How many of them are open, and how many have ended. */
export async function referredCounts(on: Queryable, identityUuid: string): Promise<{ open: number; closed: number }> {
  const { rows } = await on.query(
    `${REFERRED} SELECT count(*) FILTER (WHERE active)::integer AS open, count(*) FILTER (WHERE NOT active)::integer AS closed FROM referred`,
    [identityUuid],
  );
  return rows[0] as { open: number; closed: number };
}

/** A lender's referral; another lender's is not found. */
export async function referralByUuid(on: Queryable, uuid: string, organization: string): Promise<ReferralRow | undefined> {
  const { rows } = await on.query(`SELECT *, expires_on::text AS expires_on FROM referral WHERE uuid = $1 AND organization_code = $2`, [
    uuid,
    organization,
  ]);
  return rows[0] as ReferralRow | undefined;
}

/** Uses a lender's open referral for a person, once; true as well when it is already theirs. `today` as yyyy-MM-dd. */
export async function claimReferral(
  on: Queryable,
  { uuid, organization, identityUuid, today }: { uuid: string; organization: string; identityUuid: string; today: string },
): Promise<boolean> {
  const { rowCount } = await on.query(
    `UPDATE referral SET status = 'REGISTERED', identity_uuid = $3
      WHERE uuid = $1 AND organization_code = $2 AND ((status = 'OPEN' AND expires_on >= $4::date) OR identity_uuid = $3)`,
    [uuid, organization, identityUuid, today],
  );
  return rowCount === 1;
}

/** Uses every open referral of a lender to an email address: its owner has created their account. */
export async function claimReferralsOf(on: Queryable, email: string, organization: string, identityUuid: string): Promise<void> {
  await on.query(
    "UPDATE referral SET status = 'REGISTERED', identity_uuid = $3 WHERE lower(email) = $1 AND organization_code = $2 AND status = 'OPEN'",
    [emailKey(email), organization, identityUuid],
  );
}

/** A referral created by a loan officer or broker. */
export async function addReferral(on: Queryable, row: ReferralRow): Promise<void> {
  await on.query(
    `INSERT INTO referral (uuid, organization_code, status, loan_officer_uuid, wholesale_broker_nmls, first_name, last_name, suffix,
       street1, street2, city, state, zip, phone_number, email, identity_uuid, expires_on)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
    [
      row.uuid,
      row.organization_code,
      row.status,
      row.loan_officer_uuid,
      row.wholesale_broker_nmls,
      row.first_name,
      row.last_name,
      row.suffix,
      row.street1,
      row.street2,
      row.city,
      row.state,
      row.zip,
      row.phone_number,
      row.email,
      row.identity_uuid,
      row.expires_on,
    ],
  );
}

/** A lender's offer code, case-insensitive. Dates as yyyy-MM-dd. */
export async function offerByCode(on: Queryable, code: string, organization: string): Promise<OfferCodeRow | undefined> {
  const { rows } = await on.query(
    'SELECT code, organization_code, first_name, last_name, in_home_date::text AS in_home_date, respond_by_date::text AS respond_by_date, street1, street2, city, state, zip FROM offer_code WHERE code = upper($1) AND organization_code = $2',
    [code, organization],
  );
  return rows[0] as OfferCodeRow | undefined;
}

/** The lead of a lender's affiliate, by its code in any letter case, with its birth date decrypted. Dates as yyyy-MM-dd. */
export async function affiliateLeadByCode(
  on: Queryable,
  secrets: Secrets,
  { code, organization }: { readonly code: string; readonly organization: string },
): Promise<AffiliateLeadRow | undefined> {
  const { rows } = await on.query(
    'SELECT code, organization_code, expires_on::text AS expires_on, first_name, middle_name, last_name, suffix, street1, street2, city, state, zip, sealed_dob, email, phone, income, affiliate_list, ab_version FROM affiliate_lead WHERE code = upper($1) AND organization_code = $2',
    [code, organization],
  );
  const row = rows[0] as AffiliateLeadRow | undefined;
  return row && { ...row, dob: await openBirthDate(secrets, `affiliate-lead:${row.code}`, row.sealed_dob) };
}
