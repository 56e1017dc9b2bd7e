import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from './templates/document-data.ts';
import type { DocumentContent, SignField } from './pdf/blocks.ts';
import { drawDocument } from './pdf/draw.ts';
import { TEMPLATES } from './templates.ts';
import { AROUND, dayIn } from './pdf/languages.ts';
import type { Template } from './templates/template.ts';

/** A kind's template, with the type of its own data. */
const templateOf = <K extends DocumentKind>(kind: K): Template<DocumentData[K]> => TEMPLATES[kind];

/** The version of a kind's wording, stored with each document rendered from it. */
export const templateVersion = (kind: DocumentKind): string => TEMPLATES[kind].version;

/** The document's title, as the borrower reads it. */
export const documentTitle = <K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): string =>
  templateOf(kind).title(data, lender);

/** A document's content before it is drawn. */
export function documentContentOf<K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): DocumentContent {
  const template = templateOf(kind);
  const { language = 'en-US' } = template;
  return {
    language,
    title: template.title(data, lender),
    version: `${kind} ${template.version}`,
    layout: template.layout ?? 'letter',
    meta: template.layout === 'recording' ? [] : [AROUND[language].application(data.loanNumber), dayIn(language, data.on)],
    blocks: template.blocks(data, lender),
  };
}

/** The document as a tagged PDF, with its number of pages and where it is signed. The same data and lender give the same bytes. */
export const renderDocument = <K extends DocumentKind>(
  kind: K,
  data: DocumentData[K],
  lender: Lender,
): Promise<{ bytes: Buffer; pages: number; fields: readonly SignField[] }> =>
  drawDocument(documentContentOf(kind, data, lender), lender, { on: data.on, loanNumber: data.loanNumber });
