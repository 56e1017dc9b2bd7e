import type { WATCH_LIST_DIFFERENCES } from '../facts/parts.ts';
import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import type { SIGNER_ROLES } from '../facts/verification.ts';
import type { Body, FactType } from '../facts/fact.ts';

/** What a fact is about, for staff who look for one. */
export const FACT_TOPICS = {
  ANSWERS: 'Answers and consents',
  PEOPLE: 'People and identity',
  CREDIT: 'Credit and checks',
  HOME: 'Home, title and valuation',
  INCOME: 'Income and accounts',
  DECISION: 'Offers and decisions',
  DOCUMENTS: 'Documents and deliveries',
  CONDITIONS: 'Conditions',
  CLOSING: 'Signing, notary and recording',
  MONEY: 'Money',
  WORK: 'Work and tasks',
} as const;
export type FactTopic = keyof typeof FACT_TOPICS;

/** The names of those whom facts mention by their id: 'borrower' or a signer's id. */
export type Named = { readonly person: (id: string) => string };

/** A topic, and the fact in one plain sentence for staff. */
export type FactRow<T extends FactType> = readonly [FactTopic, string | ((fact: Body<T>, named: Named) => string)];
export type FactRows<T extends FactType> = { readonly [K in T]: FactRow<K> };

/** Dollars with cents, as in `$1,234.50`. */
export const money = (amount: number): string => formatMoney(amount);
export const percent = (value: number): string => formatApr(value);

/** A code in words: `UNDER_REVIEW` reads "under review". Codes that people write in capitals keep them. */
const CAPITALS: ReadonlySet<string> = new Set(['BPO', 'HELOC', 'SSN', 'PIN', 'SCRA', 'RON', 'AVM', 'HMDA', 'W2', 'ID']);
export const inWords = (code: string): string =>
  code
    .split(/[_\s]+/)
    .map((word) => (CAPITALS.has(word) ? word : word.toLowerCase()))
    .join(' ');

/** What differs from the person whom a watch list names, after what was cleared; nothing where staff were not asked. */
export const differencesInWords = (differs: readonly (keyof typeof WATCH_LIST_WORDS)[] | undefined): string =>
  differs === undefined ? '' : `: ${differs.map((one) => WATCH_LIST_WORDS[one]).join(', ')}`;
export const WATCH_LIST_WORDS = {
  NAME: 'another full name',
  BIRTH_DATE: 'another birth date',
  COUNTRY: 'another country or address',
  DOCUMENT: 'another person by their identity document',
  NO_PERSON: 'the entry is a company or a vessel',
  OTHER: 'something else, as the note says',
} as const satisfies Readonly<Record<(typeof WATCH_LIST_DIFFERENCES)[number], string>>;

/** With a capital at its start. */
export const capitalized = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
/** The signers besides the borrower, as the product's words name them. */
export const SIGNER_ROLE_NAMES: Readonly<Record<(typeof SIGNER_ROLES)[number], string>> = {
  CO_DEEDER: 'co-owner',
  CO_SIGNER: 'co-signer',
  SPOUSE: 'spouse',
};

/** "one, two and three"; `none` for an empty list. */
export const listed = (words: readonly string[], none = 'none'): string => {
  const [last, ...others] = words.toReversed();
  if (last === undefined) return none;
  return others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
};
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;
