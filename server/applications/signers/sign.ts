import type { SigningKind } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { documentsBySha256, documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { addEvidence } from '@hearthline/database/stores/application/evidence.ts';
import { staffChangesOf } from '@hearthline/database/stores/lender/identity-changes.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import type { EvidenceInput } from '@hearthline/documents/esign/evidence.ts';
import type { Signer } from '@hearthline/journey/facts/verification-state.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { SIGNER_ROLES } from '@hearthline/journey/facts/verification.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { nextOf, type SIGNER_STEPS } from '@hearthline/journey/steps/signers.ts';
import type { Context } from '../../config/context.ts';
import { deliverCopiesOf, documentsToSign, sourceKind } from '../../steps/documents/executed-copies.ts';
import { executeDocuments, type SignedDocument, type Signing } from './executed.ts';

type Role = (typeof SIGNER_ROLES)[number];

/** A person who signs the closing documents. */
export type SigningParty = {
  /** 'borrower' or the signer's id. */
  readonly key: string;
  readonly name: string;
  /** Null for the borrower. */
  readonly role: Role | null;
};

/**
 * Refuses to sign what is not what was read: in another version of the application, or a document that is another one or was not read. Throws
 * stale_version, and document_changed with the kinds.
 */
function requireRead({ version, status }: Application, documents: readonly DocumentOf[], { version: seen, documents: read }: Read): void {
  if (seen !== version)
    throw new Problem('stale_version', {
      message: 'The application has changed since you read it. Read it again, then sign. Nothing was signed.',
      extra: { version, applicationStatus: status },
    });
  const changed = documents.filter(({ kind, sha256 }) => !read.some((one) => one.kind === kind && one.sha256 === sha256));
  if (changed.length === 0) return;
  throw new Problem('document_changed', {
    message: 'A document has changed since you read it. Read it again, then sign.',
    errors: changed.map(({ kind }) => ({ field: kind, message: 'Read this document again' })),
  });
}

/** Documents another signer may read. Everyone who may cancel also gets the account disclosures (12 CFR 1026.15(b), 1026.5(d)). */
const READ_BY_SIGNERS: ReadonlySet<string> = new Set([
  'ESIGN_CONSENT',
  'PRIVACY_NOTICE',
  'ACCOUNT_OPENING_DISCLOSURES',
  'LINE_AGREEMENT',
  'CLOSING_PACKAGE',
  'DEED_OF_TRUST',
  'NOTARIZED_DEED',
  'NOTICE_OF_RIGHT_TO_CANCEL',
  'NON_RESCISSION_CONFIRMATION',
  'RESCISSION_RECORD',
  'CREDIT_SCORE_NOTICE',
  'ADVERSE_ACTION_NOTICE',
  'NOTICE_TO_COSIGNER',
  // Each owner of a Texas homestead, and each owner's spouse, gets these (Tex. Const. art. XVI s.50(a)(6)(M), (Q)(v), (Q)(ix), (g)).
  'TEXAS_EQUITY_NOTICE',
  'TEXAS_CLOSING_COSTS',
  'TEXAS_FAIR_MARKET_VALUE',
]);
/** About one person: without an owner it is the borrower's, as older applications have it. */
const PERSONAL: ReadonlySet<string> = new Set(['CREDIT_SCORE_NOTICE', 'ADVERSE_ACTION_NOTICE']);

/**
 * Whether a party may read a document; one with an owner is for its owner and the lender's staff only. What was delivered to a signer they may read,
 * whatever its kind: the application as it was signed, the copies of valuations (journey/steps/copies.ts).
 */
export function mayRead(
  { deliveries }: Pick<Facts, 'deliveries'>,
  party: Party,
  { kind, owner, sha256 }: { readonly kind: string; readonly owner: string | null; readonly sha256: string },
): boolean {
  if (party.kind === 'staff') return true;
  if (party.kind === 'signer')
    return (
      (READ_BY_SIGNERS.has(sourceKind(kind)) && (owner ?? (PERSONAL.has(kind) ? 'borrower' : party.signerId)) === party.signerId) ||
      deliveries.some((one) => one.to === party.signerId && one.sha256 === sha256)
    );
  return owner === null || owner === 'borrower';
}

type DocumentOf = { readonly kind: string; readonly sha256: string };
/** What the signer had before them: the version of the application, and its documents by their hashes. */
export type Read = { readonly version: number; readonly documents: readonly DocumentOf[] };

/** Where in each document, by its sha256, a signature is placed; which one it is; and the documents that were shown to their end. */
export type Placed = {
  readonly fields: Readonly<Record<string, readonly string[]>>;
  readonly signature: NonNullable<EvidenceInput['signature']>;
  readonly shown: readonly string[];
};

/** What is known of a signature before its document. */
export type Signature = Omit<
  EvidenceInput,
  'documentKind' | 'documentSha256' | 'documentVersion' | 'applicationVersion' | 'fields' | 'read' | 'signature'
> & {
  readonly of: Read;
  /** Absent for a name that is typed once for all documents. Asked once what was read is known to be what is there. */
  readonly place?: (() => Promise<Placed>) | undefined;
};

/**
 * Writes one record of evidence for each document, and the person's signature onto its executed copy; returns the last record's id. The one way to
 * sign, whatever is signed and by whom. Throws out_of_order where there is no document, stale_version and document_changed where what was read is not
 * what is there.
 */
export async function signDocuments(
  { ctx, client, application }: Signing,
  party: string,
  documents: readonly DocumentOf[],
  { of, place, ...signature }: Signature,
): Promise<string> {
  let evidenceId: string | null = null;
  requireRead(application, documents, of);
  const placed = await place?.();
  const stored = await documentsBySha256(
    client,
    application.uuid,
    documents.map(({ sha256 }) => sha256),
  );
  const staffChanges = await staffChangesOf(client, application.uuid, party, signature.signer.identityUuid);
  const signed: SignedDocument[] = [];
  for (const { kind, sha256 } of documents) {
    const fields = placed?.fields[sha256] ?? [];
    const { id, hash } = await addEvidence(client, {
      ...signature,
      documentKind: kind,
      documentSha256: sha256,
      ...versionIn(stored, { kind, sha256 }),
      applicationVersion: of.version,
      read: placed?.shown.includes(sha256) ? 'TO_THE_END' : 'CONFIRMED',
      ...(staffChanges.length > 0 && { staffChanges }),
      ...(placed && { fields, signature: placed.signature }),
    });
    evidenceId = id;
    signed.push({ kind, sha256, evidenceHash: hash, fields: placed ? fields : null });
  }
  if (evidenceId === null) throw new Problem('out_of_order', { message: 'There is nothing to sign yet' });
  await executeDocuments({ ctx, client, application }, party, signed, { ...signature, ...(placed && { signature: placed.signature }) });
  return evidenceId;
}

/** The version under which the document was delivered. */
function versionIn(stored: readonly (DocumentOf & { readonly version: string })[], { kind, sha256 }: DocumentOf) {
  const found = stored.find((one) => one.kind === kind && one.sha256 === sha256);
  return found && { documentVersion: found.version };
}

/** Why a signer cannot sign yet, by the step that comes first. */
const FIRST: Partial<Record<(typeof SIGNER_STEPS)[number], string>> = {
  INTRO: 'Accept the invitation first',
  CONSENT: 'Agree to electronic documents first',
  IDENTITY: 'Verify your identity first',
  CREDIT: 'Agree to the credit inquiry first',
  WAIT: 'We are still checking what you sent. Try again in a moment.',
  DONE: 'You have already signed',
};

/** Throws out_of_order when another step of a signer comes before signing. */
export function requireTurn(part: Signer): void {
  const next = nextOf(part);
  if (next !== 'SIGN') throw new Problem('out_of_order', { message: FIRST[next] ?? 'There is something to do first', extra: { next } });
}

/** The facts of another signer's signature on the closing documents. */
export async function signClosing(
  signing: Signing,
  row: Pick<SignerRow, 'id' | 'role'>,
  signature: Signature,
): Promise<{ facts: Fact[]; evidenceId: string }> {
  const documents = documentsToSign('CLOSING', signing.application, { key: row.id, role: row.role }, []);
  const evidenceId = await signDocuments(signing, row.id, documents, signature);
  return { evidenceId, facts: [{ type: 'signerSigned', signerId: row.id, evidenceId }] };
}

type SigningAndSending = Signing & { readonly ctx: Context };

/** Records the receipt of the notice of the right to cancel; it changes no date. @param owner 'borrower' or the signer's id. */
export async function signNotice(
  signing: SigningAndSending,
  owner: string,
  signature: Signature,
): Promise<{ facts: Fact[]; evidenceId: string }> {
  const { facts } = signing.application;
  const by = signature.signer.identityUuid;
  if (facts.closing.rescission?.receivedBy.includes(by)) throw new Problem('out_of_order', { message: 'You have signed already' });
  const { evidenceId, sent } = await signOwn(signing, 'RESCISSION', owner, signature);
  return { evidenceId, facts: [{ type: 'rescissionNoticeReceived', by, evidenceId }, ...sent] };
}

/**
 * Records that a person has not canceled (12 CFR 1026.15(c)). It is worth nothing before the right has ended, so that it is refused until then.
 * @param owner 'borrower' or the signer's id.
 */
export async function signNonRescission(
  signing: SigningAndSending,
  owner: string,
  signature: Signature,
): Promise<{ facts: Fact[]; evidenceId: string }> {
  const { facts } = signing.application;
  const { rescission } = facts.closing;
  if (!rescission || signature.at < rescission.endsAt || facts.verification.packages.CONFIRMATION === undefined)
    throw new Problem('out_of_order', { message: 'You can confirm this only after the days to cancel are over' });
  if (rescission.confirmedBy.includes(owner)) throw new Problem('out_of_order', { message: 'You have confirmed already' });
  const { evidenceId, sent } = await signOwn(signing, 'NON_RESCISSION', owner, signature);
  return { evidenceId, facts: [{ type: 'nonRescissionConfirmed', party: owner, evidenceId }, ...sent] };
}

/** Signs the authorization of automatic payments from an account that was given after the closing (12 CFR 1005.10(b)). */
export async function signAutopay(signing: SigningAndSending, signature: Signature): Promise<{ facts: Fact[]; evidenceId: string }> {
  const { autopay } = signing.application.facts.verification;
  if (autopay === null || autopay.authorized !== false || autopay.verification === 'FAILED_VERIFICATION')
    throw new Problem('out_of_order', { message: 'There is no account whose authorization is to be signed' });
  const { evidenceId, sent } = await signOwn(signing, 'AUTOPAY', 'borrower', signature);
  return { evidenceId, facts: [{ type: 'autopayAuthorized', accountId: autopay.accountId, evidenceId }, ...sent] };
}

/** Signs a person's own document of a signing, and delivers the executed copy to them. */
async function signOwn(
  signing: SigningAndSending,
  kind: SigningKind,
  owner: string,
  signature: Signature,
): Promise<{ evidenceId: string; sent: readonly Fact[] }> {
  const { client, application } = signing;
  const shown = documentsToSign(kind, application, { key: owner, role: null }, await documentsOf(client, [application.uuid]));
  const evidenceId = await signDocuments(signing, owner, shown, signature);
  return { evidenceId, sent: await deliverCopiesOf(signing, [{ to: owner, shown }]) };
}
