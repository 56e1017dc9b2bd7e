import { hash, verify } from '@node-rs/argon2';

/** OWASP's parameters for argon2id, the library's own algorithm: 19 MiB, two passes, one lane. They are written into every hash, so raising them breaks none. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Equal characters, however the keyboard composed them, make equal passwords. */
const normal = (password: string): string => password.normalize('NFKC');

let decoy: Promise<string> | undefined;

/** The PHC string of a password's argon2id hash. */
export async function hashPassword(password: string): Promise<string> {
  return hash(normal(password), COST);
}

/**
 * Whether a password opens an account. Without an account a decoy is checked and the answer is no: an unknown address takes
 * as long as a wrong password (quality S9).
 */
export async function passwordOpens(password: string, passwordHash: string | undefined): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const right = await verify(passwordHash ?? (await decoy), normal(password));
  return right && passwordHash !== undefined;
}
