import type { ConsentRow } from '@hearthline/database/generated/rows.ts';

/** One answer of a ledger as it is told to the person who gave it. */
export function givenConsent(row: ConsentRow) {
  return {
    consent_type: row.consent_type,
    consent_prompt_uuid: row.prompt_uuid,
    opt_in_out: row.opt_in_out,
    verbiage: row.verbiage,
    org: row.organization_code,
    phone: row.phone,
    email: row.email,
    source: row.source,
    recorded_at: row.recorded_at.toISOString(),
  };
}
