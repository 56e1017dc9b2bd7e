import type { deskDocuments } from '@hearthline/contract/desk/application/reads.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { evidenceOf } from '@hearthline/database/stores/application/evidence.ts';
import { filesSent } from '@hearthline/database/stores/application/uploads.ts';
import { memberByUuid } from '@hearthline/database/stores/lender/staff-members.ts';
import type { UploadRow } from '@hearthline/database/generated/rows.ts';
import { verifyEvidence } from '@hearthline/documents/esign/evidence.ts';
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { z } from 'zod';
import type { StaffCaller } from '../../identity/request-parts.ts';
import type { Context } from '../../config/context.ts';
import { signedKind, versionOf, withoutSuperseded } from '../../steps/documents/executed-copies.ts';
import { peopleOf } from '../own.ts';
import { fileName } from './files/names.ts';
import { readingsOf } from './files/readings.ts';

type Documents = z.input<typeof deskDocuments.reply>;

/** The result of the checks a file went through before it was stored, in words. */
const CHECKS: Readonly<Record<UploadRow['state'], string>> = {
  SCANNING: 'Being checked',
  REFUSED: 'Refused',
  RECEIVED: 'No malware found; rewritten',
  ACCEPTED: 'No malware found; rewritten',
  REJECTED: 'No malware found; rewritten',
};
const checkOf = ({ state, reason }: UploadRow): string =>
  state === 'REFUSED' && reason !== null ? `Refused: ${inWords(reason)}. Nothing of it is stored.` : CHECKS[state];

/** Every document and version of an application with its signatures and deliveries, and every file that was sent. */
export async function everyDocument(ctx: Context, application: Application, { role }: StaffCaller): Promise<Documents> {
  const { uuid, facts } = application;
  const [documents, evidence, files, people] = await Promise.all([
    documentsOf(ctx.pool, [uuid]),
    evidenceOf(ctx.pool, uuid),
    filesSent(ctx.pool, uuid),
    peopleOf(ctx, application, role),
  ]);
  // Letters that came by mail are sent in by staff.
  const others = [...new Set(files.map((u) => u.sent_by))].filter((id) => people.byIdentity(id) === null);
  const members = await Promise.all(others.map(async (id) => memberByUuid(ctx.pool, id)));
  const staff = new Map(members.flatMap((member) => (member ? [[member.uuid, member.name] as const] : [])));
  const readings = await readingsOf(ctx, application, files, { signers: people.signers, role });
  const current = new Set(withoutSuperseded(documents));
  const records = evidence.map(({ id: _, ...record }) => record);
  /** An executed copy has the signatures of the document that was shown, which its version names. */
  const signaturesOf = ({ kind, sha256, version }: (typeof documents)[number]) =>
    evidence
      .filter(
        (one) =>
          one.documentSha256 === sha256 || (kind === signedKind(one.documentKind) && version.startsWith(versionOf(one.documentSha256))),
      )
      .map(({ nameTyped, at: signedAt }) => ({ name: nameTyped, at: signedAt }));
  return {
    signaturesIntact: verifyEvidence(uuid, records).valid,
    documents: documents.toReversed().map((d, at, all) => ({
      kind: d.kind,
      name: fileName(d.kind) ?? d.title,
      title: d.title,
      version: d.version,
      sha256: d.sha256,
      pages: d.pages,
      owner: d.owner && people.person(d.owner),
      madeAt: d.deliveredAt.toISOString(),
      latest: current.has(d) && all.findIndex(({ kind, owner }) => kind === d.kind && owner === d.owner) === at,
      signedBy: d.signs ? signaturesOf(d) : [],
      accompanies: d.signs ? [] : signaturesOf(d),
      deliveries: facts.deliveries
        .filter(({ sha256 }) => sha256 === d.sha256)
        .map(({ to, how, at: sentAt, mailing }) => ({
          to: people.person(to),
          how: how === 'PAPER' ? 'by mail' : inWords(how),
          at: sentAt,
          stage: mailing && inWords(mailing.stage),
        })),
    })),
    uploads: files.map((u) => ({
      uuid: u.id,
      type: u.document_type,
      name: fileName(u.document_type) ?? u.label,
      label: u.label,
      state: u.state,
      check: checkOf(u),
      reason: u.state === 'REJECTED' ? u.reason : null,
      contentType: u.content_type,
      bytes: u.bytes ?? u.sent_bytes,
      sha256: u.sha256,
      pages: u.pages,
      conditionUuid: u.condition_uuid,
      sentBy: people.byIdentity(u.sent_by) ?? staff.get(u.sent_by) ?? 'A former signer',
      sentAt: u.sent_at.toISOString(),
      judgedAt: u.judged_at?.toISOString() ?? null,
      read: readings.get(u.id) ?? null,
    })),
  };
}
