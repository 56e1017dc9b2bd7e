import type { Lender } from '@hearthline/orgs/schema.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { formatApr, formatDollars, formatMoney, formatPercent } from '@hearthline/rules/money.ts';
import type { DocumentBase, Signer, SignerCapacity } from './document-data.ts';
import { dayIn, type DocumentLanguage } from '../pdf/languages.ts';
import { ECOA_AGENCIES, ECOA_STATEMENT } from '@hearthline/rules/regulation/adverse-action.ts';
import { box, text, type Block, type Layout } from '../pdf/blocks.ts';

/** A document's template: a pure function of its data. A changed sentence is a new version. */
export type Template<D extends DocumentBase> = {
  readonly version: string;
  readonly layout?: Layout;
  /** English where it is absent. */
  readonly language?: DocumentLanguage;
  readonly title: (data: D, lender: Lender) => string;
  readonly blocks: (data: D, lender: Lender) => readonly Block[];
};

export const money = formatMoney;
export const dollars = formatDollars;
export const apr = formatApr;
/** A percentage as commonly written: 4.99%, 0.25%. */
export const percent = (value: number): string => formatPercent(value, 2);

const WEEKDAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);
/** November 24, 2026. */
export const day = (date: string): string => dayIn('en-US', date);
/** Tuesday, November 24, 2026. */
export const weekdayOf = (date: string): string => WEEKDAY.format(noon(date));

/** 'A', 'A and B', 'A, B and C'. */
export const names = (list: readonly string[]): string =>
  list.length < 2 ? (list[0] ?? '') : `${list.slice(0, -1).join(', ')} and ${list.at(-1)}`;
/** 'Grace Happy, you', or 'You' without a name. */
export const addressed = (applicants: readonly string[]): string => (applicants.length === 0 ? 'You' : `${names(applicants)}, you`);
export const addressOf = (address: DocumentBase['property']): string =>
  address === null ? 'the property of your application' : addressLines(address).join(', ');

/** The lender's contact data, for the end of a letter. */
export const contact = (lender: Lender): string => `Questions? Call ${lender.supportPhone} or write to ${lender.supportEmail}.`;
/** The same inside a sentence. */
export const reach = ({ supportPhone, supportEmail }: Lender): string => `call ${supportPhone} or write to ${supportEmail}`;

/** The equal-credit statement with the agency that supervises this lender (12 CFR 1002.9(b)(1)). */
export function ecoaNotice({ ecoaAgency }: Lender): Block {
  const { name, lines } = ECOA_AGENCIES[ecoaAgency];
  return box(text(ECOA_STATEMENT, 'law'), text(`${name}, ${lines.join(', ')}.`, 'law'));
}

/** Name and mailing address of the person a letter goes to. */
export const addressee = (name: string, { mailingAddress }: DocumentBase): Block => ({
  kind: 'address',
  lines: [name, ...(mailingAddress === null ? [] : addressLines(mailingAddress))],
});

const CAPACITY: Readonly<Record<SignerCapacity, string>> = {
  BORROWER: 'borrower',
  CO_BORROWER: 'co-borrower',
  OWNER: 'owner, pledging the home only',
  TRUSTEE: 'borrower, and as trustee',
  CO_TRUSTEE: 'as trustee, pledging the home only',
  SPOUSE: 'spouse of an owner, joining to give up homestead, dower and community property rights only',
  LENDER: 'lender, by its authorized officer',
};
/** In which capacity a person signs; a trustee with the trust: "borrower, and as trustee of the … Trust dated …". */
export const capacityName = ({ capacity, trust }: Signer): string =>
  trust === undefined ? CAPACITY[capacity] : CAPACITY[capacity].replace('as trustee', `as trustee of the ${trust}`);

/** Whether a person promises to pay: the borrower, also as the trustee of their trust, and a co-borrower. */
export const promises = ({ capacity }: Signer): boolean => !['OWNER', 'CO_TRUSTEE', 'SPOUSE', 'LENDER'].includes(capacity);

/** Lines to sign on. @param what is signed, as the signer reads it. */
export const signatures = (what: string, signers: readonly Signer[]): Block => ({
  kind: 'signatures',
  what,
  lines: signers.map((signer) => ({ name: signer.name, party: signer.party, capacity: capacityName(signer) })),
});
