import { lenderOf } from '../../organizations/organizations.ts';
import type { Context } from '../../config/context.ts';
import type { IdentityRow } from '@hearthline/database/generated/rows.ts';
import { profileRow } from '@hearthline/database/stores/person/profiles.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { PASSWORD_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { unmetRules } from '@hearthline/rules/fields/password.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What is said beside the password box, besides the rules that the box lists itself. */
const COPY = {
  common:
    'This password, or one very close to it, is among the most used. Please choose another, such as four words with a number and a sign',
  personal: 'Please choose a password without your name, your email address or the lender’s name',
} as const;

/**
 * The 100,000 most used passwords, and those of the million most used that meet the rules: the first five bytes of the SHA-256 of each in lower
 * case, ascending (`npm run common-passwords`). A stranger's password is taken for one of them once in ten million times. From the 10 million
 * password list of OWASP SecLists (CC BY-SA 3.0).
 */
const LIST = join(import.meta.dirname, 'common-passwords.bin');
export const COMMON_HASH_BYTES = 5;

/** A password's entry in the list. */
export const commonHash = (password: string): Buffer =>
  createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().subarray(0, COMMON_HASH_BYTES);

let list: Buffer | undefined;

/** Whether these characters are in the list; a binary search. */
function isListed(password: string): boolean {
  list ??= readFileSync(LIST);
  const wanted = commonHash(password);
  let [low, high] = [0, list.length / COMMON_HASH_BYTES - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const order = wanted.compare(list, middle * COMMON_HASH_BYTES, (middle + 1) * COMMON_HASH_BYTES);
    if (order === 0) return true;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return false;
}

/** Digits and signs that stand for letters. */
const LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is among the most used, or is one with what the rules demand put around it or in place of letters: `Password123!`,
 * `P@ssw0rd2026!`. What is put around a listed word counts only while the word is at least half of the password.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password.normalize('NFKC').toLowerCase();
  const word = plain.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const words = [word, word.replace(/[013457@$!]/g, (sign) => LETTERS[sign] ?? sign)];
  const withoutSigns = plain.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '');
  return [plain, withoutSigns, ...words.filter((part) => part.length * 2 >= plain.length)].some((part) => part !== '' && isListed(part));
}

/** Whose password it is to be, as far as it is known. */
export type PasswordOwner = {
  readonly email: string;
  /** Name of the lender it is for. */
  readonly lender: string;
  readonly name?: { readonly firstName: string; readonly lastName: string };
};

/** Letters and digits without accents, in lower case. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Words too short to be told from a part of other words. */
const LEAST = 4;

/** Whether a password contains its owner's name, the name or host of their address, or the lender's name. */
export function isPersonalPassword(password: string, { email, lender, name }: PasswordOwner): boolean {
  const [local = '', host = ''] = email.split('@');
  const parts = [
    local,
    ...local.split(/[^\p{L}\p{N}]+/u),
    host.split('.').at(-2) ?? '',
    lender,
    lender.split(' ')[0] ?? '',
    name?.firstName ?? '',
    name?.lastName ?? '',
  ];
  const typed = bare(password);
  return parts.map(bare).some((part) => part.length >= LEAST && typed.includes(part));
}

/** What is wrong with a new password, as a sentence; null for nothing. Each character class is the specification's (AMB-13), so a long passphrase needs them too. */
export function passwordProblem(password: string, owner: PasswordOwner): string | null {
  if (unmetRules(password).length > 0) return PASSWORD_MESSAGES.weak;
  if (isCommonPassword(password)) return COPY.common;
  return isPersonalPassword(password, owner) ? COPY.personal : null;
}

/** Throws invalid_request for a new password that is refused; `field` is the member of the request it came in. */
export function requireStrong(password: string, owner: PasswordOwner, field = 'password'): void {
  const message = passwordProblem(password, owner);
  if (message !== null) throw new Problem('invalid_request', { errors: [{ field, message }] });
}

/** Whose password it is, for the words it must not contain. */
export async function ownerOf(
  ctx: Pick<Context, 'lenders'>,
  on: Queryable,
  { uuid, email, organization_code: organization }: IdentityRow,
): Promise<PasswordOwner> {
  const { first_name: firstName, last_name: lastName } = await profileRow(on, uuid);
  return { email, lender: lenderOf(ctx, organization).name, name: { firstName, lastName } };
}
