import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { Signer } from '@hearthline/journey/facts/application-state.ts';
import { nextOf, type SIGNER_STEPS } from '@hearthline/journey/steps/signers.ts';
import type { PoolClient } from 'pg';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { EvidenceInput } from '@hearthline/documents/esign/evidence.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { signersOwnDocument } from '@hearthline/database/stores/application/documents.ts';
import { addEvidence } from '@hearthline/database/stores/application/evidence.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { SIGNED_BY } from './documents.ts';

/** What is known of a signature before it is said of which paper. */
export type Signature = Omit<EvidenceInput, 'documentKind' | 'documentSha256'>;
type PaperOf = { readonly kind: string; readonly sha256: string };

/** One record of evidence for each paper; answers the last one's id. Throws out_of_order when there is none. */
export async function signDocuments(client: PoolClient, documents: readonly PaperOf[], signature: Signature): Promise<string> {
  let evidenceId: string | null = null;
  for (const { kind, sha256 } of documents)
    evidenceId = await addEvidence(client, { ...signature, documentKind: kind, documentSha256: sha256 });
  if (evidenceId === null) throw new Problem('out_of_order', { message: 'There is nothing to sign yet' });
  return evidenceId;
}

/** Why a signer cannot sign yet, by what comes first. */
const FIRST: Partial<Record<(typeof SIGNER_STEPS)[number], string>> = {
  INTRO: 'Take the invitation up first',
  CONSENT: 'Agree to electronic documents first',
  IDENTITY: 'Verify your identity first',
  CREDIT: 'Agree to the credit inquiry first',
  WAIT: 'We are still checking what you sent. Try again in a moment.',
  DONE: 'You have signed already',
};

/** What another signer's signature under the closing records. Throws out_of_order when something comes first. */
export async function signClosing(
  client: PoolClient,
  { facts }: Application,
  row: SignerRow,
  part: Signer,
  signature: Signature,
): Promise<{ facts: Fact[]; evidenceId: string }> {
  const next = nextOf(part);
  if (next !== 'SIGN') throw new Problem('out_of_order', { message: FIRST[next] ?? 'There is something to do first', extra: { next } });
  const documents = (facts.full.packages.NOTE?.documents ?? []).filter(({ kind }) => SIGNED_BY[row.role].includes(kind));
  const evidenceId = await signDocuments(client, documents, signature);
  return { evidenceId, facts: [{ type: 'signerSigned', signerId: row.id, evidenceId }] };
}

/** Says that the notice of the right to cancel came; it moves nothing, the days count anyway. @param owner 'borrower' or the signer's id. */
export async function signNotice(
  client: PoolClient,
  { uuid, facts }: Application,
  owner: string,
  signature: Signature,
): Promise<{ facts: Fact[]; evidenceId: string }> {
  const by = signature.signer.identityUuid;
  if (facts.closing.rescission?.receivedBy.includes(by)) throw new Problem('out_of_order', { message: 'You have signed already' });
  const notice = await signersOwnDocument(client, uuid, 'NOTICE_OF_RIGHT_TO_CANCEL', owner);
  const evidenceId = await signDocuments(client, notice ? [notice] : [], signature);
  return { evidenceId, facts: [{ type: 'rescissionNoticeReceived', by, evidenceId }] };
}
