import { nextToken, type Token } from './tokens.ts';

/** What is collected of a PDF's objects: enough to tell whether it is active, and how many pages it has. */
export type Seen = {
  /** Every name outside streams' bodies. */
  readonly names: Set<string>;
  /** Object number → the objects its /Kids name; the last definition counts. */
  readonly kids: Map<number, readonly number[]>;
  /** The object that the catalog names as its pages. */
  pages: number | null;
};
/** A stream: the names of its dictionary, and the position of its body. */
export type Stream = {
  readonly names: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  readonly from: number;
  readonly to: number;
};

export const nothingSeen = (): Seen => ({ names: new Set(), kids: new Map(), pages: null });

/**
 * Reads bytes from end to end, object by object, ignoring the cross-reference table, so that objects hidden between others are found too. Adds
 * them to `seen` and returns the streams. @param number the object that the bytes are, when they are one (from an object stream).
 */
export function readObjects(bytes: Buffer, seen: Seen, number: number | null = null): Stream[] {
  const streams: Stream[] = [];
  let current = number;
  let names: string[] = [];
  let numbers = new Map<string, number>();
  let before: Token[] = [];
  for (let token = nextToken(bytes, 0); token;) {
    let { end } = token;
    const last = before.at(-1);
    if (token.kind === 'name') {
      names.push(token.value);
      seen.names.add(token.value);
    } else if (token.kind === 'number' && last?.kind === 'name') numbers.set(last.value, token.value);
    else if (token.kind === 'mark' && token.value === '[' && last?.kind === 'name' && last.value === 'Kids' && current !== null) {
      seen.kids.set(current, referencesFrom(bytes, token.end));
    } else if (token.kind === 'word' && token.value === 'R' && before.at(-3)?.kind === 'name' && before.at(-3)?.value === 'Pages') {
      const at = before.at(-2);
      if (at?.kind === 'number') seen.pages = at.value;
    } else if (token.kind === 'word' && token.value === 'obj') {
      const at = before.at(-2);
      current = at?.kind === 'number' ? at.value : null;
      names = [];
      numbers = new Map();
    } else if (token.kind === 'word' && token.value === 'stream') {
      const from = bytes[end] === 13 && bytes[end + 1] === 10 ? end + 2 : end + 1;
      const found = bytes.indexOf('endstream', from, 'latin1');
      const to = found === -1 ? bytes.length : found;
      streams.push({ names, numbers, from, to });
      end = found === -1 ? bytes.length : found + 'endstream'.length;
    }
    before = [...before.slice(-2), token];
    token = nextToken(bytes, end);
  }
  return streams;
}

/** The object numbers of `1 0 R 2 0 R ]`. */
function referencesFrom(bytes: Buffer, at: number): number[] {
  const found: number[] = [];
  const read: number[] = [];
  for (let token = nextToken(bytes, at); token && !(token.kind === 'mark' && token.value === ']'); token = nextToken(bytes, token.end)) {
    if (token.kind === 'number') read.push(token.value);
    else if (token.kind === 'word' && token.value === 'R') found.push(read.at(-2) ?? -1);
    else break;
  }
  return found;
}

/** The objects in an inflated object stream (ISO 32000-1 §7.5.7). */
export function readObjectStream(bytes: Buffer, { numbers }: Stream, seen: Seen): void {
  const [count = 0, first = 0] = [numbers.get('N'), numbers.get('First')];
  const header = bytes.toString('latin1', 0, first).trim().split(/\s+/).map(Number);
  const starts = Array.from(
    { length: Math.min(count, header.length / 2) },
    (_, i) => [header[2 * i] ?? -1, header[2 * i + 1] ?? 0] as const,
  );
  const ordered = starts.toSorted(([, one], [, other]) => one - other);
  for (const [i, [number, offset]] of ordered.entries())
    readObjects(bytes.subarray(first + offset, first + (ordered[i + 1]?.[1] ?? bytes.length)), seen, number);
  // Objects that the header does not list.
  readObjects(bytes, seen);
}

/** The number of pages. Null when there are none, or the tree is circular or implausibly deep; stops counting past `most`. */
export function countPages({ pages, kids }: Seen, most: number): number | null {
  if (pages === null) return null;
  let count = 0;
  const walk = (node: number, above: ReadonlySet<number>): boolean => {
    if (above.has(node) || above.size > 50) return false;
    const below = kids.get(node);
    if (!below) count += 1;
    const path = new Set(above).add(node);
    return count > most || (below ?? []).every((child) => count > most || walk(child, path));
  };
  return kids.has(pages) && walk(pages, new Set()) && count > 0 ? count : null;
}
