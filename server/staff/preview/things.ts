/** What a sample person gets of a lender: each message and document, made by the product's own code. */
import type { PreviewGroup } from '@hearthline/contract/desk/preview.ts';
import { documentOf, termsOf } from '@hearthline/documents/samples/cases.ts';
import { isMade } from '@hearthline/documents/samples/made-where.ts';
import { letterheadLines } from '@hearthline/documents/pdf/letterhead.ts';
import { plainText } from '@hearthline/documents/plain-text.ts';
import { documentContentOf, renderDocument } from '@hearthline/documents/render.ts';
import type { DocumentData, DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import { TEMPLATES } from '@hearthline/documents/templates.ts';
import { picturePath, tileSvg } from '@hearthline/orgs/logos.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { MESSAGE_COPY, type NotificationData, type NotificationKind } from '../../messages/copy.ts';
import { notification } from '../../messages/outbox.ts';
import { messageSamples } from '../../messages/samples.ts';
import { caseOf, type SamplePerson } from './people.ts';

/** A person with a home in a state, and the lender as one side has it; `origin` of its site. */
export type Whose = { readonly person: SamplePerson; readonly state: StateCode; readonly lender: Lender; readonly origin: string };

export type Thing = {
  readonly group: PreviewGroup;
  readonly kind: string;
  readonly title: string;
  readonly lines: readonly string[];
  readonly html: string | null;
  /** What it looks like beyond its words: two things that agree in it are the same. */
  readonly look: string;
};

/** The person of every sample of a document. */
const SAMPLE_NAME = 'Grace Happy';

/** Data with another name in every text of it. */
function named<T>(data: T, name: string): T {
  if (typeof data === 'string') return data.replaceAll(SAMPLE_NAME, name) as T;
  if (Array.isArray(data)) return data.map((one: unknown) => named(one, name)) as T;
  if (data !== null && typeof data === 'object' && !(data instanceof Date))
    return Object.fromEntries(Object.entries(data).map(([key, one]) => [key, named(one as unknown, name)])) as T;
  return data;
}

function dataOf<K extends DocumentKind>(kind: K, { person, state, lender }: Whose): DocumentData[K] {
  const data = named(documentOf(kind, caseOf(person, state, lender)), person.names[0]);
  const property = { ...person.home, state };
  return { ...data, applicants: person.names, property, ...(person.occupancy === 'HOME' && { mailingAddress: property }) };
}

const linesOf = (words: string): string[] => words.split('\n').filter((line) => line !== '');

function documentThing(kind: DocumentKind, whose: Whose): Thing {
  const { lender } = whose;
  const data = dataOf(kind, whose);
  const { title, layout } = documentContentOf(kind, data, lender);
  const { color, mark } = lender.brand;
  const isLetter = layout === 'letter';
  return {
    group: 'DOCUMENT',
    kind,
    title,
    lines: [...(isLetter ? [lender.name, ...letterheadLines(lender)] : []), ...linesOf(plainText(kind, data, lender))],
    html: null,
    look: isLetter ? color + mark : '',
  };
}

/** Messages with the figures and the home of a person. */
function messagesOf({ person, state, lender, origin }: Whose): NotificationData {
  const samples = messageSamples(lender, origin);
  const { line, draw, feePercent, originationFee, apr, termYears, payment, cashToBorrower } = termsOf(caseOf(person, state, lender));
  return {
    ...samples,
    COUNTEROFFER: { ...samples.COUNTEROFFER, offer: { line, draw, feePercent, originationFee, apr, term: termYears, payment } },
    FUNDED: { ...samples.FUNDED, amount: cashToBorrower },
    SIGNER_INVITED: {
      ...samples.SIGNER_INVITED,
      primary: person.names[0],
      home: addressLines({ ...person.home, street2: null, state }).join(', '),
    },
  };
}

const MESSAGES = Object.keys(MESSAGE_COPY) as NotificationKind[];

function messageThings(kind: NotificationKind, data: NotificationData, { lender, origin }: Whose): Thing[] {
  const { subject, body, html, text, inApp } = notification(kind, data[kind], lender, { origin, applicationUuid: 'sample' });
  const picture = `data:image/svg+xml,${encodeURIComponent(tileSvg(lender, 80))}`;
  // the picture of a version that is not published has no address yet
  const page = html().replace(`${origin}${picturePath(lender, 'mail.png')}`, picture);
  const thing = { kind, title: subject, html: null, look: '' };
  return [
    { ...thing, group: 'MAIL', lines: linesOf(body), html: page, look: page },
    ...(text === null ? [] : [{ ...thing, group: 'TEXT' as const, lines: [text] }]),
    { ...thing, group: 'NOTICE', lines: [inApp.title, inApp.body] },
  ];
}

const documentsOf = ({ person, state, lender }: Whose): DocumentKind[] =>
  (Object.keys(TEMPLATES) as DocumentKind[]).filter((kind) => isMade(kind, caseOf(person, state, lender)));

/** The documents that a person gets. */
export const documentTitles = (whose: Whose): { kind: DocumentKind; title: string }[] =>
  documentsOf(whose).map((kind) => ({ kind, title: documentContentOf(kind, dataOf(kind, whose), whose.lender).title }));

/** Everything that a person gets; of one kind alone where it is named. */
export function thingsOf(whose: Whose, only?: string): Thing[] {
  const isAsked = (kind: string): boolean => only === undefined || kind === only;
  const data = messagesOf(whose);
  return [
    ...MESSAGES.filter(isAsked).flatMap((kind) => messageThings(kind, data, whose)),
    ...documentsOf(whose)
      .filter(isAsked)
      .map((kind) => documentThing(kind, whose)),
  ];
}

/** A document of a person as a PDF, without a seal; null where there is no such document. */
export async function pdfOf(kind: string, whose: Whose): Promise<Buffer | null> {
  const found = documentsOf(whose).find((one) => one === kind);
  if (!found) return null;
  const { bytes } = await renderDocument(found, dataOf(found, whose), whose.lender);
  return bytes;
}
