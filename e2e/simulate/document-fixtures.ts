/** Replaces documents/make.ts: a document is identified by its data, and no PDF is rendered. */
import { createHash } from 'node:crypto';
import type { StoredDocumentRef } from '@hearthline/documents/make.ts';

type Kept = { readonly storage: { readonly put: (key: string, bytes: Buffer) => Promise<void> } };

/** What a borrower downloads; no journey does. */
export async function drawSealed(): Promise<never> {
  throw new Error('The simulation draws no document');
}

export async function makeDocument({ storage }: Kept, kind: string, data: unknown, _lender: unknown, at: Date): Promise<StoredDocumentRef> {
  const bytes = Buffer.from(JSON.stringify([kind, data, at]));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage.put(sha256, bytes);
  return { kind, version: '1', title: kind, sha256 } as StoredDocumentRef;
}

/** Signatures on their lines, a copy without the seal, and the notary's return: in the simulation the document stays as it is. */
export async function makeExecuted({ storage }: Kept, before: Uint8Array, marks: unknown): Promise<string> {
  const bytes = Buffer.concat([before, Buffer.from(JSON.stringify(marks))]);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await storage.put(sha256, bytes);
  return sha256;
}
export const toComplete = async (sealed: Uint8Array): Promise<Uint8Array> => sealed;
export async function takeNotarized(
  { storage }: Kept,
  { returned }: { readonly returned: Uint8Array },
): Promise<{ missing: readonly string[]; sha256: string }> {
  const sha256 = createHash('sha256').update(returned).digest('hex');
  await storage.put(sha256, Buffer.from(returned));
  return { missing: [], sha256 };
}
