import { employmentRecordOf, type EmployedPerson } from '../world/employment.ts';

/** The banks of the vendor's sandbox. A bank with stand-in numbers gives each customer numbers of their own that die with the link. */
export const INSTITUTIONS: Readonly<Record<string, { readonly name: string; readonly routing: string; readonly tokenized: boolean }>> = {
  ins_109508: { name: 'First Platypus Bank', routing: '011401533', tokenized: false },
  ins_109512: { name: 'Houndstooth Bank', routing: '021000021', tokenized: true },
  ins_135858: { name: 'Windowpane Bank', routing: '333333334', tokenized: false },
};
export const DEFAULT_INSTITUTION = 'ins_109508';

/** What a person typed at the bank: `error_ITEM_LOCKED` as a password fails with that code. */
export function signInError(username: string, password: string): string | null {
  const code = /^error_([A-Z_]+)$/.exec(password)?.[1];
  if (code !== undefined) return code;
  return username.startsWith('user_') ? null : 'INVALID_CREDENTIALS';
}

/** "Grace M Happy" → Grace, Happy. */
export function namesOf(legalName: string, email?: string): EmployedPerson {
  const words = legalName.trim().split(/\s+/);
  return { first: words[0] ?? '', last: words.at(-1) ?? '', email };
}

/** Who the bank says owns the account: the applicant, but for the one whose account is somebody else's. */
export function ownerOf(legalName: string): string {
  return employmentRecordOf(namesOf(legalName)).accountOwner ?? legalName;
}

/** How alike two names are, 0–100: the whole name, else the last name alone, else the first alone, else hardly. */
export function nameScore(owner: string, input: string): number {
  const [one, other] = [namesOf(owner.toLowerCase()), namesOf(input.toLowerCase())];
  if (one.first === other.first && one.last === other.last) return 100;
  return one.last === other.last ? 58 : one.first === other.first ? 40 : 8;
}
