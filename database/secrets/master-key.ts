import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createOnceFile } from './create-once-file.ts';

/** Bytes of a master key: AES-256. */
export const MASTER_KEY_BYTES = 32;

/** Reads a base64 or base64url master key; null when it is not exactly 32 bytes. */
export function parseMasterKey(text: string): Buffer | null {
  const key = Buffer.from(text, 'base64');
  return key.length === MASTER_KEY_BYTES ? key : null;
}

/** The sandbox's own master key, made at the first start and kept in the data folder, readable by its owner alone. */
export function sandboxMasterKey(dataFolder: string): Buffer {
  const file = join(dataFolder, 'master.key');
  const key = parseMasterKey(createOnceFile(file, () => randomBytes(MASTER_KEY_BYTES).toString('base64')).trim());
  if (key === null) throw new Error(`${file} does not hold a master key of ${MASTER_KEY_BYTES} bytes`);
  return key;
}
