import type { SmsPromptType } from '@hearthline/rules/words.ts';
import type { Queryable } from '../db/queryable.ts';
import type { ConsentRow } from '../db/schema/consent.ts';

const COLUMNS =
  'uuid, identity_uuid, consent_type, prompt_uuid, verbiage, opt_in_out, organization_code, phone, email, source, product_type, ip, user_agent, recorded_at';

/** Adds one answer to its ledger. Nothing is ever changed there. */
export async function addConsent(on: Queryable, row: ConsentRow): Promise<void> {
  await on.query(`INSERT INTO consent (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`, [
    row.uuid,
    row.identity_uuid,
    row.consent_type,
    row.prompt_uuid,
    row.verbiage,
    row.opt_in_out,
    row.organization_code,
    row.phone,
    row.email,
    row.source,
    row.product_type,
    row.ip,
    row.user_agent,
    row.recorded_at,
  ]);
}

/** The answer that holds now on each ledger: the newest of its type, for a phone when one is given. */
export async function presentConsents(
  on: Queryable,
  who: { identityUuid: string; organization: string; type?: SmsPromptType | undefined; phone?: string | undefined },
): Promise<ConsentRow[]> {
  const { rows } = await on.query(
    `SELECT DISTINCT ON (consent_type) ${COLUMNS} FROM consent
      WHERE identity_uuid = $1 AND organization_code = $2 AND ($3::text IS NULL OR consent_type = $3) AND ($4::text IS NULL OR phone = $4)
      ORDER BY consent_type, recorded_at DESC, uuid DESC`,
    [who.identityUuid, who.organization, who.type ?? null, who.phone ?? null],
  );
  return rows as ConsentRow[];
}
