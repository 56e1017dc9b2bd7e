import type { HoldCopy } from '@hearthline/journey/status-copy/row.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';

type Kind = {
  readonly document: DocumentType;
  readonly needed: number;
  readonly title: string;
  readonly intro: string;
  /** What makes a document good enough. */
  readonly shows: string;
};

const OTHER: Kind = {
  document: 'AWARD_LETTER',
  needed: 1,
  title: 'Upload what shows your income',
  intro: 'An award letter, a pension statement, a 1099-R, a decree with six months of receipts, or a lease.',
  shows: 'Your name; who pays, how much, and how often; a date within the last 12 months.',
};

/** By the last part of the address: which documents, how many, and what they must show. */
const KINDS: Readonly<Record<string, Kind>> = {
  paystub: {
    document: 'USER_UPLOADED_PAYSTUB',
    needed: 2,
    title: 'Upload your paystubs',
    intro: 'The two most recent ones, all pages. PDF from your payroll site is best; a sharp photo works too.',
    shows: 'Your name and your employer; the pay period and the date; your pay this year.',
  },
  tax: {
    document: 'TAX_RETURN',
    needed: 2,
    title: 'Upload your tax returns',
    intro: 'The last two years, with every schedule.',
    shows: 'Form 1040, all pages; Schedule C, E or K-1; your signature, or proof that it was filed.',
  },
  w2: {
    ...OTHER,
    document: 'W2',
    needed: 2,
    title: 'Upload your W-2s',
    intro: 'Those of the last two years.',
    shows: 'Your name; your employer; Box 1.',
  },
  '1099': {
    ...OTHER,
    document: 'FORM_1099',
    needed: 2,
    title: 'Upload your 1099s',
    intro: 'Those of the last two years.',
    shows: 'Your name; who paid; the amount.',
  },
  asset: {
    ...OTHER,
    document: 'BANK_STATEMENT',
    needed: 2,
    title: 'Upload your statements',
    intro: 'The last two months, all pages.',
    shows: 'Your name; the last four digits of the account; every deposit.',
  },
};
export const kindOf = (type: string): Kind => KINDS[type] ?? OTHER;

/** Copy of the pages for documents that show income. */
export const COPY = {
  loading: 'Loading what is needed',
  shows: 'Each one has to show',
  files: 'Your documents',
  back: 'Back to the ways to verify your income',
  sent: 'Your documents are with our team',
  sentText: 'A person reads them. If something is missing, we email you what it is.',
  next: 'What happens next',
  notChosen: 'Choose this way first',
  notChosenText: 'Documents are read when you choose them as the way to verify your income. The other ways are quicker.',
} as const;

/** Staff read the documents. */
export const READ: HoldCopy = {
  who: 'Our income team',
  whoNote: 'A person reads your documents and counts your income before tax.',
  long: 'One to two business days after the last one arrives',
  longNote: 'We email you the result. If we read less than you stated, you get revised offers before anything is signed.',
};
