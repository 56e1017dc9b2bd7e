import type { Secrets } from '../../secrets/secrets.ts';

/** A birth date (yyyy-MM-dd) encrypted for its holder: the identity, or the kind and key of the row, which is the context of the encryption. */
export const sealBirthDate = async (secrets: Secrets, holder: string, dob: string): Promise<Buffer> =>
  secrets.seal('birth-date', holder, Buffer.from(dob));

/** The birth date of a row; null when it has none. */
export const openBirthDate = async (secrets: Secrets, holder: string, sealed: Buffer | null): Promise<string | null> =>
  sealed && (await secrets.open('birth-date', holder, sealed)).toString();
