/** Finds what identifies lenders in a text, of all lenders in one pass, and says what of it a lender may not show. */
import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import type { Exception } from './exceptions.ts';
import { fold, wordsOf } from './fold.ts';
import { type Identifier, identifiersOf, type Sites, type Way } from './identifiers.ts';

/** What the product made: for whom (nobody where the code is empty), what it is, and its text as it was sent. */
export type Surface = { readonly orgCode: string; readonly name: string; readonly text: string };
export type Leak = {
  readonly orgCode: string;
  readonly surface: string;
  /** Codes of the lenders that it identifies. */
  readonly of: readonly string[];
  readonly kind: string;
  readonly text: string;
  /** What stands around it. */
  readonly where: string;
};
type Known = { readonly identifier: Identifier; readonly owners: Set<string> };
type Span = { readonly from: number; readonly to: number };
type Hit = Span & Known;

/** Phrases are looked up by their first characters. */
const HEAD = 4;
const MARKS = 1 << 16;
const marked = (text: string, at: number): number =>
  (text.charCodeAt(at) * 31 + text.charCodeAt(at + 1) * 1021 + text.charCodeAt(at + 2) * 5167 + text.charCodeAt(at + 3) * 12_289) % MARKS;
const WORD = /[a-z0-9]/;
/** Of a host: `ny.localhost` is not in `main-ny.localhost`. */
const HOSTS_WORD = /[a-z0-9.-]/;

/** Digits of the United States in any notation: (602) 555-0177, 602.555.0177, +16025550177. */
const PHONES = /(?<!\d)(?:\+?1[ .-]?)?\(?(\d{3})\)?[ ./-]{0,2}(\d{3})[ .-]?(\d{4})(?!\d)/g;
/** Numbers of six to eight digits that are no color, no fraction and no part of an id. */
const NUMBERS = /(?<![\w.,$-])(?<!(?<!nmls ?|id ?)#)\d{6,8}(?![\w-]|[.,]\d)/g;
const HEX_COLORS = /#([0-9a-f]{6})(?![0-9a-f])/g;
const RGB_COLORS = /rgba?\( ?(\d{1,3})[ ,]+(\d{1,3})[ ,]+(\d{1,3})/g;
const CODES = /(?<![A-Za-z0-9_])[A-Z][A-Z_]{2,40}(?![A-Za-z0-9_])/g;

/** A page or a mail as a page: its words are read without the tags as well. */
const HTML = /<\/(?:p|span|b|strong|em|a|div|td)>/i;

const hex = (...parts: readonly (string | undefined)[]): string => parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('');
const within = (inner: Span, outer: Span): boolean => inner.from >= outer.from && inner.to <= outer.to;

/** Whether a phrase stands at a place of a folded text: where it begins or ends with a letter or digit, none stands beside it. */
function stands(text: string, from: number, phrase: string, way: Way, beside: RegExp): boolean {
  if (way === 'verbatim') return true;
  const [before, after] = [text[from - 1] ?? ' ', text[from + phrase.length] ?? ' '];
  return !(WORD.test(phrase[0] ?? '') && beside.test(before)) && !(WORD.test(phrase.at(-1) ?? '') && WORD.test(after));
}

/** What an exception allows a lender. */
type Allowed = {
  readonly exception: Exception;
  readonly where: RegExp | undefined;
  readonly asIs: readonly string[];
  readonly folded: readonly string[];
};
/** Whether the phrase stands in a text so that the place is within it. */
const covers = (text: string, phrase: string, { from, to }: Span): boolean =>
  text.slice(Math.max(0, to - phrase.length), from + phrase.length).includes(phrase);

export type Search = {
  readonly identifiers: number;
  /** What of other lenders a surface shows; says of each exception that applied that it did. */
  readonly leaksIn: (surface: Surface, used?: (exception: Exception) => void) => Leak[];
  /** Adds what is known only once the product runs, such as the application of a lender. */
  readonly add: (orgCode: string, identifier: Identifier) => void;
};

export function searchFor(lenders: readonly Lender[], sites: Sites, exceptions: readonly Exception[]): Search {
  const tables: Record<Way, Map<string, Known[]>> = {
    words: new Map(),
    verbatim: new Map(),
    phone: new Map(),
    number: new Map(),
    color: new Map(),
    code: new Map(),
  };
  const heads = new Map<string, Known[]>();
  /** Which four characters may begin a phrase: most of a text needs no further look. */
  const begins = new Uint8Array(MARKS);
  const byCode = new Map(lenders.map((lender) => [lender.orgCode, lender]));
  let identifiers = 0;

  const add = (orgCode: string, identifier: Identifier): void => {
    const { way, text, kind } = identifier;
    if (text === '') throw new Error(`${orgCode} has an empty ${kind}`);
    const all = tables[way].get(text) ?? [];
    tables[way].set(text, all);
    const same = all.find((one) => one.identifier.kind === kind) ?? all[0];
    if (same) {
      for (const { owners } of all) owners.add(orgCode);
      return;
    }
    const known: Known = { identifier, owners: new Set([orgCode]) };
    all.push(known);
    identifiers += 1;
    if (way !== 'words' && way !== 'verbatim') return;
    if (text.length < HEAD) throw new Error(`${kind} “${text}” of ${orgCode} is too short to be searched for`);
    const head = text.slice(0, HEAD);
    begins[marked(text, 0)] = 1;
    heads.set(head, [...(heads.get(head) ?? []), known]);
  };
  for (const lender of lenders) for (const identifier of identifiersOf(lender, sites)) add(lender.orgCode, identifier);
  // A color of one lender's accent may be the color of a line of another: each may show what its own page is made of.
  for (const { orgCode, brand } of lenders)
    for (const color of Object.values(deriveColors(brand.color)))
      for (const { owners } of tables.color.get(color.slice(1).toLowerCase()) ?? []) owners.add(orgCode);
  // A variant bears the code of the lender that it is a variant of.
  for (const { orgCode, canonicalOrgCode } of lenders)
    for (const { owners } of tables.code.get(canonicalOrgCode) ?? []) owners.add(orgCode);

  const looked = (way: Way, text: string, from: number, length: number): Hit[] =>
    (tables[way].get(text) ?? []).map((known) => ({ ...known, from, to: from + length }));
  const phrasesIn = (text: string): Hit[] => {
    const hits: Hit[] = [];
    for (let from = 0; from + HEAD <= text.length; from += 1) {
      if (begins[marked(text, from)] === 0) continue;
      for (const known of heads.get(text.slice(from, from + HEAD)) ?? []) {
        const { text: phrase, way, kind } = known.identifier;
        if (text.startsWith(phrase, from) && stands(text, from, phrase, way, kind === 'host' ? HOSTS_WORD : WORD))
          hits.push({ ...known, from, to: from + phrase.length });
      }
    }
    return hits;
  };
  const hitsIn = (text: string): Hit[] => [
    ...phrasesIn(text),
    ...[...text.matchAll(PHONES)].flatMap(({ 0: all, 1: a, 2: b, 3: c, index }) => looked('phone', `${a}${b}${c}`, index, all.length)),
    ...[...text.matchAll(NUMBERS)].flatMap(({ 0: all, index }) => looked('number', all, index, all.length)),
    ...[...text.matchAll(HEX_COLORS)].flatMap(({ 0: all, 1: color = '', index }) => looked('color', color, index, all.length)),
    ...[...text.matchAll(RGB_COLORS)].flatMap(({ 0: all, 1: r, 2: g, 3: b, index }) => looked('color', hex(r, g, b), index, all.length)),
  ];
  const codesIn = (text: string): Hit[] =>
    [...text.matchAll(CODES)].flatMap(({ 0: code, index }) => looked('code', code, index, code.length));

  const allowances = new Map<Lender | null, readonly Allowed[]>();
  const allowedTo = (lender: Lender | null): readonly Allowed[] => {
    const known = allowances.get(lender);
    if (known) return known;
    const made = exceptions.map((exception): Allowed => {
      const asIs = exception.phrases(lender, { lenders, sites });
      return { exception, where: exception.where, asIs, folded: asIs.map(fold) };
    });
    allowances.set(lender, made);
    return made;
  };
  const leaksIn: Search['leaksIn'] = ({ orgCode, name, text }, used = () => undefined) => {
    const lender = byCode.get(orgCode) ?? null;
    const read = HTML.test(text) ? `${fold(text)} ${fold(wordsOf(text))}` : fold(text);
    const isOwn = ({ owners }: Hit): boolean => owners.has(orgCode);
    const judged = (hits: readonly Hit[], read: string): Leak[] => {
      const others = hits.filter((hit) => !isOwn(hit));
      if (others.length === 0) return [];
      const own = hits.filter(isOwn);
      // Also what a longer name of another lender contains counts once, as that name.
      const left = others.filter(
        (hit) => !own.some((one) => within(hit, one)) && !others.some((one) => one.to - one.from > hit.to - hit.from && within(hit, one)),
      );
      return left.flatMap((hit) => {
        const by = allowedTo(lender).find(
          (row) => (row.where?.test(name) ?? true) && (read === text ? row.asIs : row.folded).some((phrase) => covers(read, phrase, hit)),
        );
        if (by) used(by.exception);
        if (by) return [];
        const { kind, text: found } = hit.identifier;
        const where = read.slice(Math.max(0, hit.from - 60), hit.to + 40);
        return [{ orgCode, surface: name, of: [...hit.owners].toSorted(), kind, text: found, where }];
      });
    };
    const leaks = [...judged(hitsIn(read), read), ...judged(codesIn(text), text)];
    return [...Map.groupBy(leaks, ({ kind, text: found }) => `${kind} ${found}`).values()].flatMap(([first]) => first ?? []);
  };
  return {
    get identifiers() {
      return identifiers;
    },
    leaksIn,
    add,
  };
}
