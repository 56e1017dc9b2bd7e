import { createHash, randomBytes } from 'node:crypto';

/** A secret for a cookie or an email: 256 random bits, 43 characters that are safe in a URL. */
export const newOneTimeSecret = (): string => randomBytes(32).toString('base64url');

/** The SHA-256 of such a secret, which is stored instead of it: enough to recognize it, not to use it. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
