import type { PoolClient } from 'pg';
import type { Place } from './sessions.ts';

/** Keeps from where consents were given; the facts say which. The first giving of a version stands. */
export async function saveConsentEvidence(
  client: PoolClient,
  applicationUuid: string,
  consents: readonly { readonly type: string; readonly version: string }[],
  place: Place,
  at: Date,
): Promise<void> {
  await client.query({
    name: 'consent-evidence-keep',
    text: `insert into consent_evidence (application_uuid, consent_type, version, at, ip, user_agent) select $1, type, version, $4, $5, $6 from unnest($2::text[], $3::text[]) as given (type, version) on conflict do nothing`,
    values: [applicationUuid, consents.map((c) => c.type), consents.map((c) => c.version), at, place.ip, place.userAgent],
  });
}
