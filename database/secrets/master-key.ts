import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The text of a file that is created once and readable by its owner only. Several processes may start at the same moment, and any may be
 * killed while writing: the file appears complete or not at all, and all of them read the same one.
 */
export function createOnceFile(file: string, make: () => string): string {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) {
    const making = `${file}.${process.pid}.new`;
    writeFileSync(making, make(), { mode: 0o600 });
    try {
      linkSync(making, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(making, { force: true });
    }
  }
  return readFileSync(file, 'utf8');
}

/** Bytes of a master key: AES-256. */
export const MASTER_KEY_BYTES = 32;

/** Reads a base64 or base64url master key; null when it is not exactly 32 bytes. */
export function parseMasterKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === MASTER_KEY_BYTES ? key : null;
}

/** The sandbox's own master key, created at the first start and stored in the data folder, readable by its owner only. */
export function sandboxMasterKey(dataFolder: string): Buffer {
  const file = join(dataFolder, 'master.key');
  const key = parseMasterKey(createOnceFile(file, () => randomBytes(MASTER_KEY_BYTES).toString('base64')).trim());
  if (key === null) throw new Error(`${file} does not hold a master key of ${MASTER_KEY_BYTES} bytes`);
  return key;
}
