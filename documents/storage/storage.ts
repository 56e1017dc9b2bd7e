import { createHash } from 'node:crypto';

/** Hex SHA-256 of bytes: the key of a document. */
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Content-addressed storage: bytes under their SHA-256 in hex. A read returns the stored bytes or throws. */
export type DocumentStorage = {
  /** Stores bytes under their own SHA-256; storing them again changes nothing. Throws when the key is another hash. */
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
  /** The bytes, or null when none are stored. Throws Error when they no longer match their hash. */
  readonly get: (key: string) => Promise<Buffer | null>;
  readonly has: (key: string) => Promise<boolean>;
  /** For retention only: deletes bytes that may be destroyed. */
  readonly remove: (key: string) => Promise<void>;
};

const KEY = /^[0-9a-f]{64}$/;

/** Throws RangeError for anything but a SHA-256 in hex: no key can leave its folder. */
export function requireKey(key: string): void {
  if (!KEY.test(key)) throw new RangeError('A document is known by its sha256');
}

/** Throws when bytes do not match the hash they are stored under. */
export function requireMatch(key: string, bytes: Buffer): void {
  if (sha256Of(bytes) !== key) throw new Error(`The bytes kept under ${key.slice(0, 12)}… are not the ones that were put`);
}

/** Stores bytes under their own hash, and returns it. */
export async function save(storage: DocumentStorage, bytes: Buffer): Promise<string> {
  const key = sha256Of(bytes);
  await storage.put(key, bytes);
  return key;
}
