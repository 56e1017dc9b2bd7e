/**
 * What makes a question one for an article: `name: cue; cue`. A cue is met when all its words are: names of concepts.ts, else words as they are; `a/b` is
 * either, `!a` is neither, and `=` before a cue is for messages of few words.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
/** A line for each article, and for each question on one’s own application. */
const TEXT = readFileSync(join(import.meta.dirname, 'cues.txt'), 'utf8');

export type Cue = { readonly isShort: boolean; readonly all: readonly (readonly string[])[]; readonly none: readonly string[] };

const cueOf = (text: string): Cue => {
  const words = text.replace('=', '').trim().split(' ');
  return {
    isShort: text.trim().startsWith('='),
    all: words.filter((word) => !word.startsWith('!')).map((word) => word.split('/')),
    none: words.flatMap((word) => (word.startsWith('!') ? word.slice(1) : [])),
  };
};

export const CUES: ReadonlyMap<string, readonly Cue[]> = new Map(
  TEXT.trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(': ');
      return [
        line.slice(0, at),
        line
          .slice(at + 2)
          .split(';')
          .map(cueOf),
      ];
    }),
);
