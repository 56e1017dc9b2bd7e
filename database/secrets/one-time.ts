import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or a mail: 256 random bits, 43 characters that may stand in an address. */
export const newOneTimeSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of such a secret (SHA-256): enough to know it again, not to use it. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
