/** Text as it is compared: in small letters, with the characters that HTML, JSON and addresses write otherwise, and every run of spaces as one. */

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', ndash: '–' };

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ');

function entity(whole: string, name: string): string {
  if (name.startsWith('#x') || name.startsWith('#X')) return character(Number.parseInt(name.slice(2), 16));
  if (name.startsWith('#')) return character(Number(name.slice(1)));
  return NAMED[name] ?? whole;
}

/** Bytes that an address writes as %40; what is no UTF-8 stays as it is. */
function decoded(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    return run;
  }
}

/** Hyphens, dashes and the minus sign; quotation marks; what is not seen. */
const HYPHENS = /[‐‑‒–—−]/g;
const APOSTROPHES = /[‘’ʼ`]/g;
const QUOTES = /[“”„]/g;
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

export function fold(text: string): string {
  return text
    .replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => character(Number.parseInt(code, 16)))
    .replaceAll(/\\[nrt]/g, ' ')
    .replaceAll(/\\(["\\/])/g, '$1')
    .replaceAll(/&(#?\w{2,8});/g, entity)
    .replaceAll(/(?:%[0-9a-fA-F]{2})+/g, decoded)
    .normalize('NFKC')
    .replaceAll(UNSEEN, '')
    .replaceAll(HYPHENS, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(QUOTES, '"')
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();
}

/** A page's words without its tags, so that a name whose words stand in several elements is one. */
export const wordsOf = (html: string): string =>
  html.replaceAll(/<\/?(?:a|abbr|b|em|i|mark|span|strong|wbr)\b[^<>]*>/gi, '').replaceAll(/<\/?[a-z][^<>]*>/gi, ' ');
