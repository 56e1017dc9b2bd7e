import type { Queryable } from '../db/queryable.ts';
import type { AffiliateLeadRow, LoanOfficerRow, OfferCodeRow, ReferralRow } from '../db/schema/referral.ts';

export async function loanOfficerByUuid(on: Queryable, uuid: string): Promise<LoanOfficerRow | undefined> {
  const { rows } = await on.query('SELECT * FROM loan_officer WHERE uuid = $1', [uuid]);
  return rows[0] as LoanOfficerRow | undefined;
}

export async function referralByUuid(on: Queryable, uuid: string): Promise<ReferralRow | undefined> {
  const { rows } = await on.query('SELECT * FROM referral WHERE uuid = $1', [uuid]);
  return rows[0] as ReferralRow | undefined;
}

/** An offer code; upper and lower case are one. Dates as yyyy-MM-dd. */
export async function offerByCode(on: Queryable, code: string): Promise<OfferCodeRow | undefined> {
  const { rows } = await on.query(
    'SELECT code, organization_code, first_name, last_name, in_home_date::text AS in_home_date, respond_by_date::text AS respond_by_date, street1, street2, city, state, zip FROM offer_code WHERE code = upper($1)',
    [code],
  );
  return rows[0] as OfferCodeRow | undefined;
}

export async function affiliateLeadByCode(on: Queryable, code: string): Promise<AffiliateLeadRow | undefined> {
  const { rows } = await on.query(
    'SELECT code, first_name, middle_name, last_name, suffix, street1, street2, city, state, zip, dob::text AS dob, email, phone, income, affiliate_list, ab_version FROM affiliate_lead WHERE code = upper($1)',
    [code],
  );
  return rows[0] as AffiliateLeadRow | undefined;
}
