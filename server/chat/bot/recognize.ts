/** Which cues a question meets: in the words of concepts.ts, with typos put right first. */
import { folded, plain } from './fold.ts';
import { type Concept, CONCEPTS } from './concepts.ts';
import { type Cue, CUES } from './cues.ts';

/** Words of a question that are written as another was meant differ in one letter, long ones in two. */
const typosOf = (word: string): number => (word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0);

/** Damerau's distance (a letter more, less, another, or two swapped), as far as `most`. */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}

const literal = (word: string): Concept => ({ words: new Set([word, `${word}s`]), begins: [], phrases: [], forms: [] });
/** Every name that a cue uses, with what it stands for. */
const NAMES = new Map<string, Concept>();
for (const cues of CUES.values())
  for (const { all, none } of cues) for (const name of [...all.flat(), ...none]) NAMES.set(name, CONCEPTS.get(name) ?? literal(name));

const ASKING = new Set('what which where how who when is am are a go see look still want make way day then even only done'.split(' '));

/** In how many articles a name is used: a rare one says more. */
const USED = new Map<string, number>();
for (const cues of CUES.values())
  for (const name of new Set(cues.flatMap(({ all }) => all.flat()))) USED.set(name, (USED.get(name) ?? 0) + 1);
/** A word as it stands, without a concept, says less; one without weight of its own next to nothing. */
const weightOf = (name: string): number => {
  const most = CONCEPTS.has(name) ? 1.5 : folded(name) === null || ASKING.has(name) ? 0.3 : 1.1;
  return Math.max(0.2, most - 0.2 * Math.log2(USED.get(name) ?? 1) * (most > 0.5 ? 1 : 0));
};

const KNOWN = new Set([...NAMES.values()].flatMap(({ words, phrases }) => [...words, ...phrases.flatMap((phrase) => phrase.split(' '))]));
const BEGINS = [...NAMES.values()].flatMap(({ begins }) => begins);
const BY_LETTER = new Map<string, string[]>();
for (const word of KNOWN) if (word.length >= 4) BY_LETTER.set(word[0] ?? '', [...(BY_LETTER.get(word[0] ?? '') ?? []), word]);

/** How well a question meets the cues of an article, and the words of the question that these explain. */
export type Met = { readonly score: number; readonly words: ReadonlySet<string> };
export type Recognizer = (question: string) => ReadonlyMap<string, Met>;

/** Recognizes questions. @param vocabulary words that are no typos, beside those of the cues */
export function recognizerOf(vocabulary: ReadonlySet<string>): Recognizer {
  const corrected = (word: string): string => {
    const most = typosOf(word);
    if (most === 0 || KNOWN.has(word) || vocabulary.has(word) || BEGINS.some((begin) => word.startsWith(begin))) return word;
    let best = word;
    let least = most + 1;
    for (const candidate of BY_LETTER.get(word[0] ?? '') ?? []) {
      const away = distance(word, candidate, Math.min(most, least - 1));
      if (away < least) [best, least] = [candidate, away];
    }
    return best;
  };
  return (question) => {
    const typed = plain(question).split(' ');
    const words = typed.map(corrected);
    const texts = [` ${typed.join(' ')} `, ` ${words.join(' ')} `];
    const met = new Map<string, readonly string[]>();
    /** The words as typed that stand for a name. */
    const wordsFor = (name: string): readonly string[] => {
      const known = met.get(name);
      if (known !== undefined) return known;
      const of = NAMES.get(name) ?? literal(name);
      const isOf = (word: string): boolean =>
        of.words.has(word) || of.begins.some((begin) => word.startsWith(begin)) || of.forms.some((form) => form.test(word));
      const inPhrases = of.phrases
        .filter((phrase) => texts.some((text) => text.includes(phrase)))
        .flatMap((phrase) => phrase.trim().split(' '));
      const found = typed.filter(
        (word, at) => isOf(word) || isOf(words[at] ?? '') || inPhrases.includes(word) || inPhrases.includes(words[at] ?? ''),
      );
      met.set(name, found);
      return found;
    };
    const isMet = (name: string): boolean => wordsFor(name).length > 0;
    const isShort = typed.length <= 3;
    const scoreOf = ({ isShort: onlyShort, all: terms, none }: Cue): number => {
      if ((onlyShort && !isShort) || none.some(isMet)) return 0;
      let score = 0;
      for (const either of terms) {
        const best = Math.max(0, ...either.filter(isMet).map(weightOf));
        if (best === 0) return 0;
        score += best;
      }
      return score;
    };
    const found = new Map<string, Met>();
    for (const [target, cues] of CUES) {
      const scored = cues.map((cue) => ({ cue, score: scoreOf(cue) })).filter(({ score }) => score > 0);
      const [best = 0, second = 0] = scored.map(({ score }) => score).toSorted((a, b) => b - a);
      const explained = scored.flatMap(({ cue }) => cue.all.flat().flatMap(wordsFor));
      if (best > 0) found.set(target, { score: best + 0.15 * second, words: new Set(explained) });
    }
    return found;
  };
}
