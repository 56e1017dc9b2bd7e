/** The second step of a sign-in by authenticator app (RFC 6238) and by recovery codes: pure, the same for borrowers and staff. What is stored is in second-step.ts. */
import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** 160 bits, as RFC 4226 §4 recommends for HMAC-SHA-1, which every authenticator app knows. */
const SECRET_BYTES = 20;
/** Seconds a code is shown for, and how many of them earlier and later are taken: a phone's clock may be wrong, and typing takes time (RFC 6238 §5.2). */
const PERIOD_S = 30;
const WINDOW = 1;

/** The secret of a new authenticator, in base32 as a person may type it. */
export const newAuthenticatorSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

const totpOf = (secret: string, named?: { readonly issuer: string; readonly account: string }): TOTP =>
  new TOTP({
    ...(named && { issuer: named.issuer, label: named.account }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });

/** The `otpauth://` address that the QR code holds; apps show the issuer and the account beside the code. */
export const authenticatorUri = (secret: string, named: { readonly issuer: string; readonly account: string }): string =>
  totpOf(secret, named).toString();

/** The code an app shows at a moment. */
export const codeAt = (secret: string, now: Date): string => totpOf(secret).generate({ timestamp: now.getTime() });

/** What a person types, without the spaces and hyphens that apps and printouts show. */
const typedCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/**
 * The time step (RFC 6238's T) that a code is of; null for a wrong one and for one of a step up to `lastStep`: a code counts once, so one that was
 * read over a shoulder or by a false page is worth nothing after it was used (RFC 6238 §5.2).
 */
export function stepOfCode(secret: string, code: string, now: Date, lastStep: number | null): number | null {
  const typed = typedCode(code);
  if (!/^\d{6}$/.test(typed)) return null;
  const delta = totpOf(secret).validate({ token: typed, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return null;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
  return lastStep !== null && step <= lastStep ? null : step;
}

export const RECOVERY_CODES = 10;
/** Letters and digits that are not taken for one another: 32 of them, five bits each. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 bits: a hash of one cannot be reversed by trying, so no key is needed. */
const RECOVERY_LENGTH = 16;

/** Codes for a lost phone, in four groups of four; each opens one sign-in. They are shown once and stored as hashes. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    [...randomBytes(RECOVERY_LENGTH)]
      .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${ALPHABET[byte % ALPHABET.length] ?? ''}`)
      .join(''),
  );
}

/** Whether what was typed has the form of a recovery code. */
export const isRecoveryCode = (code: string): boolean => typedCode(code).length === RECOVERY_LENGTH;

export const recoveryHash = (code: string): Buffer =>
  createHash('sha256')
    .update(`recovery code\0${typedCode(code)}`)
    .digest();
