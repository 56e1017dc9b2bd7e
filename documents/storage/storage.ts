import { createHash } from 'node:crypto';

/** Hex SHA-256 of bytes: the key of a document. */
export const sha256Of = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

/** Where bytes lie, in a folder or a bucket: any bytes under 64 hexadecimal digits. Writing replaces what was there, in whole or not at all. */
export type Blobs = {
  readonly put: (key: string, bytes: Buffer) => Promise<void>;
  /** Null when there are none. */
  readonly get: (key: string) => Promise<Buffer | null>;
  readonly has: (key: string) => Promise<boolean>;
  readonly remove: (key: string) => Promise<void>;
};

/** Encrypts what is stored under a key; `open` throws for bytes that were changed or belong to another key. */
export type Cipher = {
  readonly seal: (key: string, bytes: Buffer) => Promise<Buffer>;
  readonly open: (key: string, sealed: Buffer) => Promise<Buffer>;
};

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

/**
 * Content-addressed storage over blobs. With a cipher, what lies in them is encrypted; a key is the hash of what was put all the same. Bytes that lie there as
 * they are can be read too: those of an earlier release, and uploads, which are encrypted before they are put.
 */
export function contentStorage(blobs: Blobs, cipher: Cipher | null = null): DocumentStorage {
  const opened = async (key: string, stored: Buffer): Promise<Buffer> => {
    if (cipher === null || sha256Of(stored) === key) return stored;
    return cipher.open(key, stored).catch(() => stored);
  };
  return {
    has: async (key) => {
      requireKey(key);
      return blobs.has(key);
    },
    put: async (key, bytes) => {
      requireKey(key);
      requireMatch(key, bytes);
      if (!(await blobs.has(key))) await blobs.put(key, cipher ? await cipher.seal(key, bytes) : bytes);
    },
    get: async (key) => {
      requireKey(key);
      const stored = await blobs.get(key);
      if (stored === null) return null;
      const bytes = await opened(key, stored);
      requireMatch(key, bytes);
      return bytes;
    },
    remove: async (key) => {
      requireKey(key);
      await blobs.remove(key);
    },
  };
}

/** Stores bytes under their own hash, and returns it. */
export async function save(storage: DocumentStorage, bytes: Buffer): Promise<string> {
  const key = sha256Of(bytes);
  await storage.put(key, bytes);
  return key;
}
