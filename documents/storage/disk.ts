import { randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Blobs, requireKey } from './storage.ts';

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Bytes in a folder (HEARTHLINE_DATA/documents) that only its owner may enter, two levels deep to keep directories small. */
export function diskBlobs(folder: string): Blobs {
  const pathOf = (key: string): string => {
    requireKey(key);
    return join(folder, key.slice(0, 2), key.slice(2, 4), key);
  };
  const has = async (key: string): Promise<boolean> => {
    try {
      await access(pathOf(key));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  };
  return {
    has,
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Written to a temporary file, flushed, then renamed: a crash leaves the complete file or none.
      const aside = `${path}.${randomUUID()}`;
      const file = await open(aside, 'wx', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    remove: async (key) => rm(pathOf(key), { force: true }),
  };
}
