import type { Secrets } from '@hearthline/database/secrets/secrets.ts';
import { sandboxSigner, type DocumentSigner } from '@hearthline/documents/seal/signer.ts';
import type { Blobs } from '@hearthline/documents/storage/storage.ts';
import { sealedDocuments } from '../config/open-documents.ts';
import type { WebContext } from '../web/context.ts';

/** Generating a key takes a second: one for each test file, and only when something is sealed. */
let made: DocumentSigner | null = null;

/** Document storage in memory, encrypted as the product's, with a test certificate. */
export function testDocuments(secrets: Secrets): WebContext['documents'] {
  const kept = new Map<string, Buffer>();
  const blobs: Blobs = {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    has: async (key) => kept.has(key),
    remove: async (key) => void kept.delete(key),
  };
  return {
    storage: sealedDocuments(blobs, secrets),
    blobs,
    get signer() {
      made ??= sandboxSigner('Test Lender', new Date('2026-01-01T00:00:00Z'));
      return made;
    },
  };
}
