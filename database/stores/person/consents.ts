import type { SmsPromptType } from '@hearthline/rules/enums.ts';
import type { PoolClient } from 'pg';
import type { ConsentRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';
import type { ClientInfo } from './sessions.ts';

const COLUMNS =
  'uuid, identity_uuid, consent_type, prompt_uuid, verbiage, opt_in_out, organization_code, phone, email, source, product_type, ip, user_agent, recorded_at';

/** Appends one answer to its ledger; rows are never changed. */
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

/** The answers in effect: the newest of each type, for a phone when one is given. */
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

/** The answer in effect about texts on an application, with its phone number: the account's newest number where none was named. */
export async function textConsent(
  on: Queryable,
  identityUuid: string,
  organization: string,
): Promise<{ readonly answer: 'OPT_IN' | 'OPT_OUT'; readonly phone: string } | null> {
  const { rows } = await on.query(
    `SELECT c.opt_in_out AS answer, coalesce(c.phone, (SELECT number FROM profile_phone n JOIN profile p ON p.uuid = n.profile_uuid WHERE p.identity_uuid = $1 ORDER BY n.type LIMIT 1)) AS phone
      FROM consent c WHERE c.identity_uuid = $1 AND c.organization_code = $2 AND c.consent_type = 'SMS_TRANSACTIONAL' ORDER BY c.recorded_at DESC, c.uuid DESC LIMIT 1`,
    [identityUuid, organization],
  );
  const row = rows[0] as { answer: 'OPT_IN' | 'OPT_OUT'; phone: string | null } | undefined;
  return row?.phone ? { answer: row.answer, phone: row.phone } : null;
}

/** Newest answers of each ledger for a phone number, of every account and lender. */
export async function consentsOfPhone(on: Queryable, phone: string): Promise<ConsentRow[]> {
  const { rows } = await on.query(
    `SELECT DISTINCT ON (identity_uuid, organization_code, consent_type) ${COLUMNS} FROM consent c
      WHERE phone = $1 OR (phone IS NULL AND EXISTS (SELECT 1 FROM profile_phone n JOIN profile p ON p.uuid = n.profile_uuid WHERE p.identity_uuid = c.identity_uuid AND n.number = $1))
      ORDER BY identity_uuid, organization_code, consent_type, recorded_at DESC, uuid DESC`,
    [phone],
  );
  return rows as ConsentRow[];
}

/** Stores where consents were given from; the facts list which. The first record of a version stays. */
export async function saveConsentEvidence(
  client: PoolClient,
  applicationUuid: string,
  consents: readonly { readonly type: string; readonly version: string }[],
  clientInfo: ClientInfo,
  at: Date,
): Promise<void> {
  await client.query({
    name: 'consent-evidence-keep',
    text: `insert into consent_evidence (application_uuid, consent_type, version, at, ip, user_agent) select $1, type, version, $4, $5, $6 from unnest($2::text[], $3::text[]) as given (type, version) on conflict do nothing`,
    values: [applicationUuid, consents.map((c) => c.type), consents.map((c) => c.version), at, clientInfo.ip, clientInfo.userAgent],
  });
}
