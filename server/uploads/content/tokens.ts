/** The tokens of a PDF outside its streams (ISO 32000-1 §7.2). Strings and comments are skipped; names are returned with `#xx` decoded. */
export type Token =
  | { readonly kind: 'name' | 'word'; readonly value: string; readonly end: number }
  | { readonly kind: 'number'; readonly value: number; readonly end: number }
  | { readonly kind: 'mark'; readonly value: '<<' | '>>' | '[' | ']'; readonly end: number };

const isSpace = (c: number) => c === 32 || c === 10 || c === 13 || c === 9 || c === 12 || c === 0;
/** ( ) < > [ ] { } / % */
const DELIMITERS = new Set([40, 41, 60, 62, 91, 93, 123, 125, 47, 37]);
const isRegular = (c: number) => !isSpace(c) && !DELIMITERS.has(c);

/** The end of a literal string that begins at `at`; parentheses in it balance unless escaped. */
function endOfString(bytes: Buffer, at: number): number {
  let depth = 0;
  for (let i = at; i < bytes.length; i += 1) {
    const c = bytes[i];
    if (c === 92) i += 1;
    else if (c === 40) depth += 1;
    else if (c === 41 && (depth -= 1) === 0) return i + 1;
  }
  return bytes.length;
}

function endOfHex(bytes: Buffer, at: number): number {
  const close = bytes.indexOf(62, at);
  return close === -1 ? bytes.length : close + 1;
}

function endOfRegular(bytes: Buffer, at: number): number {
  let i = at;
  while (i < bytes.length && isRegular(bytes[i] ?? 0)) i += 1;
  return i;
}

/** The token at or after `at`, or null at the end. @param bytes read as Latin-1. */
export function nextToken(bytes: Buffer, at: number): Token | null {
  let i = at;
  while (i < bytes.length) {
    const c = bytes[i] ?? 0;
    if (isSpace(c)) i += 1;
    else if (c === 37) while (i < bytes.length && bytes[i] !== 10 && bytes[i] !== 13) i += 1;
    else if (c === 40) i = endOfString(bytes, i);
    else if (c === 60 && bytes[i + 1] !== 60) i = endOfHex(bytes, i);
    else break;
  }
  if (i >= bytes.length) return null;
  const c = bytes[i] ?? 0;
  if (c === 60 || (c === 62 && bytes[i + 1] === 62)) return { kind: 'mark', value: c === 60 ? '<<' : '>>', end: i + 2 };
  if (c === 91 || c === 93) return { kind: 'mark', value: c === 91 ? '[' : ']', end: i + 1 };
  const from = c === 47 ? i + 1 : i;
  const end = endOfRegular(bytes, from);
  const text = bytes.toString('latin1', from, end);
  if (c === 47) {
    const value = text.replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
    return { kind: 'name', value, end };
  }
  if (/^[+-]?\d+$/.test(text)) return { kind: 'number', value: Number(text), end };
  return { kind: 'word', value: text, end: Math.max(end, i + 1) };
}
