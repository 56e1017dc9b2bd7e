import { createHash } from 'node:crypto';

/** Hex sha256 of bytes: what a document is known by. */
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Where bytes are kept, known by their sha256 in hex: what comes back is what was put, or an error. */
export type DocumentStorage = {
  /** Keeps bytes under their own sha256; once more is no harm. Throws when the key is not theirs. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
  /** The bytes, or null when they were never kept. Throws Error when they are no longer the ones that were put. */
  readonly get: (key: string) => Promise<Buffer | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** For retention only: removes what may be destroyed. */
  readonly remove: (key: string) => Promise<void>;
};

const KEY = /^[0-9a-f]{64}$/;

/** Throws RangeError for anything but a sha256 in hex: a key can never leave its folder. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('A document is known by its sha256');
}

/** Throws when bytes do not have the hash they are kept under. */
export function requireMatch(key: string, bytes: Buffer): void {
  if (sha256Of(bytes) !== key) throw new Error(`The bytes kept under ${key.slice(0, 12)}… are not the ones that were put`);
}

/** Puts bytes under their own hash and answers it. */
export async function save(storage: DocumentStorage, bytes: Buffer): Promise<string> {
  const key = sha256Of(bytes);
  await storage.put(key, bytes);
  return key;
}
