import type { WebContext } from '../web/context.ts';
import { sandboxSigner, type DocumentSigner } from '@hearthline/documents/seal/signer.ts';
import { requireMatch } from '@hearthline/documents/storage/storage.ts';

/** Generating a key takes a second: one for each test file, and only when something is sealed. */
let made: DocumentSigner | null = null;

/** Document storage in memory, with a test certificate. */
export function testDocuments(): WebContext['documents'] {
  const kept = new Map<string, Buffer>();
  return {
    storage: {
      put: async (key, bytes) => {
        requireMatch(key, bytes);
        kept.set(key, bytes);
      },
      get: async (key) => kept.get(key) ?? null,
      has: async (key) => kept.has(key),
      remove: async (key) => void kept.delete(key),
    },
    get signer() {
      made ??= sandboxSigner('Test Lender', new Date('2026-01-01T00:00:00Z'));
      return made;
    },
  };
}
