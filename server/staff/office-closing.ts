import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsSignedBy, signDocuments } from '../applications/signers/sign.ts';
import { requestedMeeting } from '../applications/notary/appointment.ts';
import { consentText } from '../identity/consents/consent-texts.ts';
import { loadDocumentContext } from '../steps/documents/document-context.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { hasCosts, texasEarliest } from '@hearthline/journey/steps/texas.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';

const OFFICES: Readonly<Record<(typeof CLOSING_OFFICES)[number], string>> = {
  TITLE_COMPANY: 'the office of a title company',
  ATTORNEY: 'the office of an attorney at law',
  LENDER: 'the office of the lender',
};

/**
 * A Texas homestead closes in one meeting at an office of a title company, an attorney or the lender: note, deed and the acknowledgment of the fair
 * market value, by every owner and spouse (Tex. Const. art. XVI s.50(a)(6)(N), (Q)(ix)). Recorded as the office returns it, with evidence for each
 * person and document. Null before the first day on which the line may close.
 */
export async function closedAtOffice(
  application: Application,
  { ctx, client }: { ctx: Context; client: PoolClient },
): Promise<Fact[] | null> {
  const { uuid, facts: f } = application;
  const now = ctx.clock.now(uuid);
  const on = dayAtProperty(f, now);
  const earliest = texasEarliest(f);
  if (earliest === null || earliest > on || !hasCosts(f) || f.applicationPhase.packages.NOTE === undefined) return null;
  const [{ signers, lender }, rows, requested] = await Promise.all([
    loadDocumentContext(ctx, application),
    signersOfApplication(client, uuid),
    requestedMeeting(client, uuid),
  ]);
  const office = requested?.office ?? 'TITLE_COMPANY';
  const at = now.toISOString();
  const consentVersion = consentText('COMMUNICATIONS', lender).version;
  const done: Fact[] = [];
  for (const { party, name } of signers) {
    const row = rows.find(({ id }) => id === party);
    const documents = documentsSignedBy(application, { role: row?.role ?? null });
    const evidenceId = await signDocuments({ ctx, client, application }, party, documents, {
      applicationUuid: uuid,
      signer: { identityUuid: row?.identityUuid ?? (row ? row.id : application.identityUuid), name },
      consentVersion,
      nameTyped: name,
      at,
      ip: 'in person',
      userAgent: `Before a notary at ${OFFICES[office]}`,
      geolocation: null,
    });
    done.push(
      row ? { type: 'signerSigned', signerId: row.id, evidenceId } : { type: 'documentsSigned', signing: 'CLOSING', evidenceId, at },
    );
  }
  return [
    ...(f.applicationPhase.flood?.sfha && !f.closing.floodAcknowledged ? [{ type: 'floodNoticeAcknowledged' } as const] : []),
    ...done,
    { type: 'closedAtOffice', office, on },
  ];
}
