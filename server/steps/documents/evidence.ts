import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { type EvidenceRecord, verifyEvidence } from '@hearthline/documents/esign/evidence.ts';
import { certificateData } from '@hearthline/documents/templates/notices/certificate.ts';
import { drawSealed } from '@hearthline/documents/make.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import { evidenceNamedInFacts, evidenceOf } from '@hearthline/database/stores/application/evidence.ts';
import { loadDocumentContext } from './document-context.ts';

export type CheckedEvidence = {
  readonly valid: boolean;
  /** Such as `2: HASH`; `MISSING` is a record that the facts name and the chain lacks. */
  readonly faults: readonly string[];
  readonly records: readonly (EvidenceRecord & { readonly id: string })[];
};

/** Hashes of the signed documents that are stored unchanged. The storage throws for changed bytes. */
async function storedDocuments(ctx: Context, records: readonly EvidenceRecord[]): Promise<ReadonlySet<string>> {
  const kept = new Set<string>();
  for (const sha256 of new Set(records.map((r) => r.documentSha256)))
    if ((await ctx.documents.storage.get(sha256).catch(() => null)) !== null) kept.add(sha256);
  return kept;
}

/**
 * Verifies the signing evidence of an application: the chain itself, its documents against the storage, and the facts, whose own chain names the
 * last record of each signing, so that a missing last record is detected.
 */
export async function checkEvidence(ctx: Context, applicationUuid: string): Promise<CheckedEvidence> {
  const records = await evidenceOf(ctx.pool, applicationUuid);
  const chain = records.map(({ id: _, ...record }) => record);
  const { faults } = verifyEvidence(applicationUuid, chain, await storedDocuments(ctx, chain));
  const named = await evidenceNamedInFacts(ctx.pool, applicationUuid);
  const missing = named.filter((id) => !records.some((r) => r.id === id)).map((id) => `${id}: MISSING`);
  const all = [...faults.map((f) => `${f.sequence}: ${f.fault}`), ...missing];
  return { valid: all.length === 0, faults: all, records };
}

/**
 * The certificate of electronic signatures as a sealed PDF; null while nothing is signed. Dated by the last signature, so it is byte for byte the
 * same until there is another.
 */
export async function certificateOf(ctx: Context, application: Application): Promise<Buffer | null> {
  const records = (await evidenceOf(ctx.pool, application.uuid)).map(({ id: _, ...record }) => record);
  const last = records.at(-1);
  if (!last) return null;
  const [{ lender, base }, documents] = await Promise.all([
    loadDocumentContext(ctx, application),
    documentsOf(ctx.pool, [application.uuid]),
  ]);
  const data = certificateData({ ...base, on: last.at.slice(0, 10) }, documents, records);
  return (await drawSealed(ctx.documents.signer, 'ESIGN_CERTIFICATE', data, lender, new Date(last.at))).bytes;
}
