import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Signing } from '../../applications/signers/executed.ts';
import { signDocuments } from '../../applications/signers/sign.ts';
import { documentsSignedBy } from '../../steps/documents/executed-copies.ts';
import { consentText } from '../../identity/consents/consent-texts.ts';
import { payOutDay } from '../../steps/closing/closing-package.ts';
import { lastPayOutDay } from '@hearthline/rules/regulation/first-payment.ts';
import { loadDocumentContext } from '../../steps/documents/document-context.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { TEXAS_NOTICE_SPANISH } from '@hearthline/journey/steps/copies.ts';
import { texasNotices } from '../../steps/documents/texas-notices.ts';
import { makeDocuments } from '../../steps/documents/make-documents.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { hasClosingDisclosures, isValueAcknowledged, texasEarliest, valueToAcknowledge } from '@hearthline/journey/steps/texas.ts';
import { type Moment, missing, type Row } from './row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { isFloodNoticed } from '@hearthline/journey/deliveries.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';

type Office = (typeof CLOSING_OFFICES)[number];
const OFFICES: Readonly<Record<Office, string>> = {
  TITLE_COMPANY: 'the office of a title company',
  ATTORNEY: 'the office of an attorney at law',
  LENDER: 'the office of the lender',
};

/** The lender's place to sign in a document. */
const LENDER_PARTY = 'lender';

/** Whether the line may close on a day: the notice and the costs have been received for long enough, and the documents are there. */
function mayClose(f: Facts, on: IsoDate): boolean {
  const earliest = texasEarliest(f);
  return earliest !== null && earliest <= on && hasClosingDisclosures(f) && f.verification.packages.NOTE !== undefined;
}

/** Whether everything signed on a day can be recorded, once the value is acknowledged: not so late that the money could not leave before the first payment. */
function mayBeRecorded(f: Facts, on: IsoDate): boolean {
  const { dates } = f.closing;
  const isTooLate = dates?.isFirstPaymentFixed === true && payOutDay(f, on) > lastPayOutDay(dates);
  return mayClose(f, on) && !isTooLate && isFloodNoticed(f, on);
}

/** Whether the meeting in which a Texas homestead closes could be recorded now, but for the value that no officer has acknowledged today. */
export function isBeforeAcknowledgment(f: Facts, now: Date): boolean {
  const on = dayAtProperty(f, now);
  return mayBeRecorded(f, on) && !isValueAcknowledged(f, on);
}
/** Whether that meeting can be recorded now: an officer has acknowledged the value. */
export function mayRecordClosing({ facts: f }: Application, now: Date): boolean {
  const on = dayAtProperty(f, now);
  return mayBeRecorded(f, on) && isValueAcknowledged(f, on);
}

/** Whether an officer may acknowledge the value now, and has not done so today. */
export const mayAcknowledge = ({ facts: f, status }: Application, { now }: Pick<Moment, 'now'>): boolean => {
  const on = dayAtProperty(f, now);
  return (
    isTexas(f) && status === 'MANUAL_DEED_SIGNING' && valueToAcknowledge(f) !== undefined && mayClose(f, on) && !isValueAcknowledged(f, on)
  );
};

/**
 * An officer signs the acknowledgment of the fair market value for the lender, on the day on which the line is made and before the owners' meeting is
 * recorded (Tex. Const. art. XVI s.50(a)(6)(Q)(ix)): a record of evidence, whose number is printed with name, title and time on the executed copy. Throws
 * invalid_request without an officer.
 */
export const acknowledgeValue: Row<'acknowledge-value'>['facts'] = async (application, { ctx, client, now, as, officer }) => {
  const { uuid, facts: f } = application;
  const on = dayAtProperty(f, now);
  const sha256 = valueToAcknowledge(f);
  if (sha256 === undefined) return [];
  if (!officer) throw missing('officer', 'Name the officer who signs for the lender, and their title');
  const { lender } = await loadDocumentContext(ctx, application);
  const by = as?.uuid ?? 'sandbox';
  const evidenceId = await signDocuments({ ctx, client, application }, LENDER_PARTY, [{ kind: 'TEXAS_FAIR_MARKET_VALUE', sha256 }], {
    applicationUuid: uuid,
    of: { version: application.version, documents: [{ kind: 'TEXAS_FAIR_MARKET_VALUE', sha256 }] },
    signer: { identityUuid: by, name: `${officer.name}, ${officer.title}` },
    consentVersion: consentText('COMMUNICATIONS', lender).version,
    nameTyped: officer.name,
    at: now.toISOString(),
    ip: 'staff',
    userAgent: `Staff of ${lender.legalName}: ${as?.role ?? 'sandbox'}`,
    geolocation: null,
  });
  return [{ type: 'valueAcknowledged', by, name: as?.name ?? 'The sandbox', on, documentSha256: sha256, evidenceId }];
};

/** Makes the copy of the notice in Spanish, and delivers it to the borrower and to each owner who has chosen how documents come. */
export async function giveSpanishNotice(
  { ctx, client, application }: Signing & { readonly ctx: Context },
  noted: Fact,
): Promise<readonly Fact[]> {
  const spoken = { ...application, facts: apply(application.facts, noted) };
  const context = await loadDocumentContext(ctx, spoken);
  const notice = texasNotices(spoken, context).filter(({ kind }) => kind === TEXAS_NOTICE_SPANISH);
  return (await makeDocuments(ctx, application.uuid, context.lender, notice)).write(client, spoken);
}

/**
 * A Texas homestead closes in one meeting at an office of a title company, an attorney or the lender: note, deed and the acknowledgment of the fair
 * market value, by every owner and spouse (Tex. Const. art. XVI s.50(a)(6)(N), (Q)(ix)). Recorded as the office returns it, with evidence for each
 * person and document. Throws conflict without the office.
 * @param now the moment for which it was tested that it fits: its day is the recorded one
 */
export async function closedAtOffice(
  application: Application,
  { ctx, client, now, office }: { ctx: Context; client: PoolClient; now: Date; office: Office | undefined },
): Promise<Fact[]> {
  const { uuid, facts: f } = application;
  const on = dayAtProperty(f, now);
  if (office === undefined)
    throw new Problem('conflict', {
      message: 'Say at whose office everything was signed',
      errors: [{ field: 'office', message: 'A title company, an attorney or the lender' }],
    });
  const [{ signers, lender }, rows] = await Promise.all([loadDocumentContext(ctx, application), signersOfApplication(client, uuid)]);
  const at = now.toISOString();
  const consentVersion = consentText('COMMUNICATIONS', lender).version;
  const done: Fact[] = [];
  for (const { party, name } of signers) {
    const row = rows.find(({ id }) => id === party);
    const documents = documentsSignedBy(application, { role: row?.role ?? null });
    const evidenceId = await signDocuments({ ctx, client, application }, party, documents, {
      applicationUuid: uuid,
      of: { version: application.version, documents },
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
  return [...done, { type: 'closedAtOffice', office, on }];
}
