import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from '../templates/document-data.ts';
import { plainText } from '../plain-text.ts';
import { documentTitle, renderDocument } from '../render.ts';
import { sealPdf } from '../seal/seal.ts';
import type { DocumentSigner } from '../seal/signer.ts';
import { allCases, documentOf, type DocumentCase } from './cases.ts';
import { readPdf, type ReadPdf } from './read-pdf.ts';
import { REQUIREMENTS } from './requirements.ts';
import { verifySeal } from './verify.ts';

/** A page with less of its text area filled than this looks forgotten. */
const NEAR_EMPTY = 0.15;
/** Signs beside letters and digits that a wrong table of characters in a font would lose. */
const SIGNS = ['’', '“', '”', '−', '–', '·', '%', '$', '/', '@', '&'];

const letters = (words: string): string => words.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase();
const count = (words: string, sign: string): number => words.split(sign).length - 1;

/** Fonts whose letters are not in the file, by name. */
function unembedded(bytes: Buffer): string[] {
  const objects = bytes.toString('latin1').split('endobj');
  return objects.flatMap((one) => {
    if (/\/Subtype \/(Type1|TrueType)\b/.test(one)) return [/\/BaseFont \/(\S+)/.exec(one)?.[1] ?? 'a font without a name'];
    return /\/Type \/FontDescriptor\b/.test(one) && !/\/FontFile[23]? \d/.test(one) ? [/\/FontName \/(\S+)/.exec(one)?.[1] ?? '?'] : [];
  });
}

/** What is wrong with the form of a sealed document: tags, title, language, fonts, seal, pages. */
export function formDefects(bytes: Buffer, found: ReadPdf, title: string): string[] {
  const seal = verifySeal(bytes);
  const levels = found.roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
  const fonts = unembedded(bytes);
  return [
    ...(found.marked && bytes.includes('/StructTreeRoot') && bytes.includes('pdfuaid:part') ? [] : ['not tagged as PDF/UA']),
    ...(found.language === 'en-US' ? [] : [`language ${found.language}`]),
    ...(found.title === title ? [] : [`title “${found.title}”, not “${title}”`]),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one heading of level 1']),
    ...(levels.some((level, i) => level > (levels[i - 1] ?? 0) + 1) ? ['a heading level is skipped'] : []),
    ...(fonts.length === 0 ? [] : [`fonts not embedded: ${fonts.join(', ')}`]),
    ...(seal.sealed && seal.intact && seal.coversAll ? [] : [`seal ${JSON.stringify(seal)}`]),
    ...(/undefined|NaN|\[object|\*\*|\bnull\b/.test(found.text) ? ['a value is missing in a sentence'] : []),
    ...found.fill.flatMap((share, i) => (share < NEAR_EMPTY ? [`page ${i + 1} of ${found.pages} is nearly empty`] : [])),
  ];
}

/** What the text layer lost of the words that were drawn. */
export function lostCharacters(found: ReadPdf, drawn: string): string[] {
  return SIGNS.flatMap((sign) => {
    const [had, has] = [count(drawn, sign), count(found.text, sign)];
    return has < had ? [`the text layer lost ${had - has} of ${had} ${sign}`] : [];
  });
}

/** What the law asks for, or the facts, that the document does not say. */
export function missingIn(kind: DocumentKind, about: DocumentCase, text: string): string[] {
  const { required, figures = () => [] } = REQUIREMENTS[kind];
  const said = letters(text);
  return [
    ...required
      .filter(({ where = () => true }) => where(about))
      .flatMap(({ law, phrases }) => phrases.filter((one) => !said.includes(letters(one))).map((one) => `${law}: “${one}”`)),
    ...figures(about)
      .filter((figure) => !text.includes(figure))
      .map((figure) => `the facts give ${figure}`),
  ];
}

/** Every kind for every case in which it is made. */
export const allDocuments = (): { kind: DocumentKind; about: DocumentCase }[] => {
  const kinds = Object.keys(REQUIREMENTS) as DocumentKind[];
  return allCases().flatMap((about) =>
    kinds.filter((kind) => REQUIREMENTS[kind].applies?.(about) ?? true).map((kind) => ({ kind, about })),
  );
};

/** Draws, seals and reads a document, and says what is wrong with it. */
export async function examine<K extends DocumentKind>(
  kind: K,
  about: DocumentCase,
  signer: DocumentSigner,
): Promise<{ readonly pages: number; readonly defects: readonly string[] }> {
  const { lender } = about;
  const data: DocumentData[K] = documentOf(kind, about);
  const { bytes } = await renderDocument(kind, data, lender);
  const sealed = await sealPdf(bytes, signer, { at: new Date('2026-11-24T17:00:00Z'), reason: titleOf(kind, data, lender) });
  const found = await readPdf(sealed);
  return {
    pages: found.pages,
    defects: [
      ...formDefects(sealed, found, titleOf(kind, data, lender)),
      ...lostCharacters(found, plainText(kind, data, lender)),
      ...missingIn(kind, about, found.text),
      ...(found.text.includes(lender.legalName) && found.text.includes(`NMLS ${lender.nmls}`) ? [] : ['the lender is not named']),
    ],
  };
}

const titleOf = <K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): string =>
  `${documentTitle(kind, data, lender)} · ${lender.name}`;
