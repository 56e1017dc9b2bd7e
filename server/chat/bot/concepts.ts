/**
 * Words that mean the same in a question, in English and Spanish, by a name: `name: word, two words, begin*`. Cues (cues.ts) are made of these names, so
 * that a question is recognized in words that no article has.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
/** A line for each name. They are words that people write, not words of ours. */
const TEXT = readFileSync(join(import.meta.dirname, 'concepts.txt'), 'utf8');

export type Concept = {
  readonly words: ReadonlySet<string>;
  readonly begins: readonly string[];
  readonly phrases: readonly string[];
  readonly forms: readonly RegExp[];
};

const conceptOf = (text: string): Concept => {
  const all = text.split(',').map((one) => one.trim());
  return {
    words: new Set(all.filter((one) => /^\w+$/.test(one))),
    begins: all.flatMap((one) => (/^\w+\*$/.test(one) ? one.slice(0, -1) : [])),
    phrases: all.filter((one) => one.includes(' ')).map((one) => (one.endsWith('*') ? ` ${one.slice(0, -1)}` : ` ${one} `)),
    forms: all.flatMap((one) => (one.includes('\\') ? new RegExp(`^${one}$`) : [])),
  };
};

export const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  TEXT.trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at), conceptOf(line.slice(at + 1))];
    }),
);
