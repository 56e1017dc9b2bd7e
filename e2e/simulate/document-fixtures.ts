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
