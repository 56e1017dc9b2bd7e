import { employmentRecordOf, type EmployedPerson } from '../world/employment.ts';

/** Banks in the vendor's sandbox. A bank with tokenized numbers gives each customer numbers of their own, valid as long as the link exists. */
export const INSTITUTIONS: Readonly<Record<string, { readonly name: string; readonly routing: string; readonly tokenized: boolean }>> = {
  ins_109508: { name: 'First Platypus Bank', routing: '011401533', tokenized: false },
  ins_109512: { name: 'Houndstooth Bank', routing: '021000021', tokenized: true },
  ins_135858: { name: 'Windowpane Bank', routing: '333333334', tokenized: false },
};
export const DEFAULT_INSTITUTION = 'ins_109508';

/** Errors requested by the password typed at the bank: `error_ITEM_LOCKED` fails with that code. */
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

/** Who owns the account according to the bank: the applicant, except in the bank fraud scenario. */
export function ownerOf(legalName: string): string {
  return employmentRecordOf(namesOf(legalName)).accountOwner ?? legalName;
}

/** Similarity of two names, 0–100: full name, else last name only, else first name only, else near zero. */
export function nameScore(owner: string, input: string): number {
  const [one, other] = [namesOf(owner.toLowerCase()), namesOf(input.toLowerCase())];
  if (one.first === other.first && one.last === other.last) return 100;
  return one.last === other.last ? 58 : one.first === other.first ? 40 : 8;
}
