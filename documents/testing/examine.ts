import type { Lender } from '@hearthline/orgs/schema.ts';
import type { DocumentData, DocumentKind } from '../templates/document-data.ts';
import type { DocumentLanguage } from '../pdf/languages.ts';
import { TEMPLATES } from '../templates.ts';
import { executed, type SignatureMark } from '../esign/execute.ts';
import { missingInReturn, type NotarialAct } from '../esign/notarized.ts';
import type { SignField } from '../pdf/blocks.ts';
import { linkName, piecesOf } from '../pdf/links.ts';
import { unsealed } from '../pdf/unseal.ts';
import { plainText } from '../plain-text.ts';
import { documentTitle, renderDocument } from '../render.ts';
import { sealPdf } from '../seal/seal.ts';
import type { DocumentSigner } from '../seal/signer.ts';
import { documentOf, type DocumentCase } from '../samples/cases.ts';
import { isMade } from '../samples/made-where.ts';
import { SAMPLES } from '../samples/samples.ts';
import { allCases } from './cases.ts';
import { type Placed, readPdf, type ReadPdf } from './read-pdf.ts';
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

/** Where telephone numbers, addresses of mail and websites of a document lead that stand whole in a run of its letters. */
const hrefsIn = ({ placed }: ReadPdf): string[] => placed.flatMap(({ words }) => piecesOf(words).flatMap(({ href }) => href ?? []));

/** What is wrong with the form of a sealed document: tags, title, language, fonts, seal, pages. */
export function formDefects(bytes: Buffer, found: ReadPdf, title: string, language: DocumentLanguage = 'en-US'): string[] {
  const seal = verifySeal(bytes);
  const levels = found.roles.flatMap((role) => (/^H\d$/.test(role) ? [Number(role.slice(1))] : []));
  const fonts = unembedded(bytes);
  return [
    ...(found.marked && bytes.includes('/StructTreeRoot') && bytes.includes('pdfuaid:part') ? [] : ['not tagged as PDF/UA']),
    ...(found.language === language ? [] : [`language ${found.language}`]),
    ...(found.title === title ? [] : [`title “${found.title}”, not “${title}”`]),
    ...(levels.filter((level) => level === 1).length === 1 ? [] : ['not one heading of level 1']),
    ...(levels.some((level, i) => level > (levels[i - 1] ?? 0) + 1) ? ['a heading level is skipped'] : []),
    ...found.links.flatMap(({ href, name, isTagged }) =>
      isTagged && name === linkName(href) ? [] : [`the link ${href} has no tag or no name`],
    ),
    ...hrefsIn(found).flatMap((href) => (found.links.some((link) => link.href === href) ? [] : [`${href} cannot be pressed`])),
    ...(found.namelessTables === 0 ? [] : [`${found.namelessTables} tables without a caption`]),
    ...(fonts.length === 0 ? [] : [`fonts not embedded: ${fonts.join(', ')}`]),
    ...(seal.sealed && seal.intact && seal.coversAll ? [] : [`seal ${JSON.stringify(seal)}`]),
    ...(/undefined|NaN|\[object|\*\*|\bnull\b/.test(found.text) ? ['a value is missing in a sentence'] : []),
    ...found.fill.flatMap((share, i) => (share < NEAR_EMPTY ? [`page ${i + 1} of ${found.pages} is nearly empty`] : [])),
  ];
}

/** Points from the sides of a page: nothing is drawn nearer. */
const LEAST_MARGIN = 70;
const PAGE_WIDTH = 612;

/** Words that run over the margins of their page, or over other words. */
export function misplaced({ placed }: ReadPdf): string[] {
  const named = ({ words, page }: Placed): string => `“${words.slice(0, 40)}” on page ${page}`;
  const over = placed.filter(({ x, width }) => x < LEAST_MARGIN || x + width > PAGE_WIDTH - LEAST_MARGIN);
  const covers = (one: Placed, other: Placed): boolean =>
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1.5 &&
    Math.abs(one.y - other.y) < Math.min(one.size, other.size) * 0.7;
  return [
    ...over.map((one) => `${named(one)} is beyond the margin`),
    ...[...Map.groupBy(placed, ({ page }) => page).values()].flatMap((here) =>
      here.flatMap((one, i) =>
        here.slice(i + 1).flatMap((other) => (covers(one, other) ? [`${named(one)} runs over “${other.words.slice(0, 40)}”`] : [])),
      ),
    ),
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
      .flatMap(({ law, phrases, never = [] }) => [
        ...phrases.filter((one) => !said.includes(letters(one))).map((one) => `${law}: “${one}”`),
        ...never.filter((one) => said.includes(letters(one))).map((one) => `${law}: not “${one}”`),
      ]),
    ...figures(about)
      .filter((figure) => !text.includes(figure))
      .map((figure) => `the facts give ${figure}`),
  ];
}

/** Every kind for every case in which it is made. */
export const allDocuments = (): { kind: DocumentKind; about: DocumentCase }[] => {
  const kinds = Object.keys(REQUIREMENTS) as DocumentKind[];
  return allCases().flatMap((about) => kinds.filter((kind) => isMade(kind, about)).map((kind) => ({ kind, about })));
};

/** The people of the samples, by the party whose lines they sign; everyone else signs for the lender. */
const NAMES = new Map(SAMPLES.DEED_OF_TRUST.grantors.map(({ party = '', name }) => [party, name]));
const OFFICER = 'Olive Officer';
const EVIDENCE = SAMPLES.ESIGN_CERTIFICATE.records[0]?.hash ?? '';
const SIGNED_AT = '2026-11-24T17:12:08Z';

/** The signatures of everyone who signs a document. */
export const marksOf = (fields: readonly SignField[]): SignatureMark[] =>
  [...Map.groupBy(fields, ({ party }) => party)]
    .filter(([party]) => party !== 'notary')
    .map(([party, mine]) => ({ name: NAMES.get(party) ?? OFFICER, at: SIGNED_AT, evidenceHash: EVIDENCE, drawing: null, fields: mine }));

/** What is written in a field, and beside initials, in the order of its lines. */
const writtenIn = (found: ReadPdf, { page, x, y, width, height, kind }: SignField): string =>
  found.placed
    .filter((one) => one.page === page && one.x >= x - 1 && one.y > y - 3 && one.y <= y + height + 1)
    .filter((one) => kind === 'INITIALS' || one.x + one.width <= x + width + 1)
    .map(({ words }) => words)
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** Signatures, with who, when and the number of the evidence, that are not on their lines. */
const notOnLines = (found: ReadPdf, marks: readonly SignatureMark[]): string[] =>
  marks.flatMap(({ name, evidenceHash, fields }) =>
    fields.flatMap((field) => {
      const [words, verb] = [writtenIn(found, field), field.kind === 'INITIALS' ? 'Initialed' : 'Signed'];
      return [`${verb} electronically by ${name}`, 'November 24, 2026, ', `Evidence ${evidenceHash.slice(0, 16)}`]
        .filter((part) => !words.includes(part))
        .map((part) => `${field.kind.toLowerCase()} of ${field.what}: “${part}” is not on the line of ${name}`);
    }),
  );

/** A document on which a notary has acted, as the notary's platform returns it, and what it says it did. */
export type Notarize = (pdf: Buffer, places: readonly SignField[]) => Promise<{ readonly bytes: Buffer; readonly act: NotarialAct }>;

/** What is wrong with the executed copy of a document, and with the one that the notary returns: everything that is examined before, and what was added. */
async function examineSigned(
  drawn: { readonly bytes: Buffer; readonly fields: readonly SignField[] },
  seal: (bytes: Buffer) => Promise<Buffer>,
  examined: (bytes: Buffer, found: ReadPdf) => readonly string[],
  notarize: Notarize | undefined,
): Promise<string[]> {
  const marks = marksOf(drawn.fields);
  if (marks.length === 0) return [];
  const copy = await seal(await executed(await seal(drawn.bytes), marks, 'America/Phoenix'));
  const found = await readPdf(copy);
  const wrong = [...examined(copy, found), ...notOnLines(found, marks)].map((defect) => `signed: ${defect}`);
  const places = drawn.fields.filter(({ kind }) => kind === 'NOTARY');
  if (!notarize || places.length === 0) return wrong;
  const sent = await unsealed(copy);
  const { bytes, act } = await notarize(sent, places);
  const missing = (
    await missingInReturn(
      sent,
      bytes,
      act,
      marks.map(({ name }) => name),
    )
  ).map((what) => `the return lacks ${what}`);
  const returned = await seal(bytes);
  const read = await readPdf(returned);
  const empty = places.filter((place) => writtenIn(read, place) === '').map(({ what }) => `nothing is written at ${what}`);
  // The letters of the notary's platform are its own.
  const others = examined(returned, read).filter((defect) => !defect.startsWith('fonts not embedded'));
  return [...wrong, ...[...missing, ...empty, ...others, ...notOnLines(read, marks)].map((defect) => `notarized: ${defect}`)];
}

/** Draws, seals and reads a document, as it is shown, as it is signed and as the notary returns it, and says what is wrong with it. */
export async function examine<K extends DocumentKind>(
  kind: K,
  about: DocumentCase,
  signer: DocumentSigner,
  notarize?: Notarize,
): Promise<{ readonly pages: number; readonly defects: readonly string[] }> {
  const { lender } = about;
  const data: DocumentData[K] = documentOf(kind, about);
  const drawn = await renderDocument(kind, data, lender);
  const title = titleOf(kind, data, lender);
  const seal = (bytes: Buffer): Promise<Buffer> => sealPdf(bytes, signer, { at: new Date('2026-11-24T17:00:00Z'), reason: title });
  const words = plainText(kind, data, lender);
  const examined = (bytes: Buffer, found: ReadPdf): readonly string[] => [
    ...formDefects(bytes, found, title, TEMPLATES[kind].language),
    ...misplaced(found),
    ...lostCharacters(found, words),
    ...missingIn(kind, about, found.text),
    ...(found.text.includes(lender.legalName) && found.text.includes(`NMLS ${lender.nmls}`) ? [] : ['the lender is not named']),
  ];
  const sealed = await seal(drawn.bytes);
  const found = await readPdf(sealed);
  return {
    pages: found.pages,
    defects: [...examined(sealed, found), ...(await examineSigned(drawn, seal, examined, notarize))],
  };
}

const titleOf = <K extends DocumentKind>(kind: K, data: DocumentData[K], lender: Lender): string =>
  `${documentTitle(kind, data, lender)} · ${lender.name}`;
