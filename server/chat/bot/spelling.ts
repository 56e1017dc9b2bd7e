/** Mistyped words as the phrases write them: words that are near by their letters, and nearer when vowels are left out or heard alike. */
import { plain } from './fold.ts';

/** How often the phrases have a word that another may be mistyped for. A word that they have at all is right. */
const OFTEN = 10;
const SHORTEST = 3;
/** What mistakes cost: slips that are made often cost less than others. */
const COST = { other: 1, vowel: 0.5, doubled: 0.4, turned: 0.6, heard: 0.6 } as const;
/** What may be mistaken in a word, by its length: the most for longer ones. */
const MOST = [0, 0, 0, 0.6, 1, 1, 1.2, 1.5, 1.5, 2] as const;
const MOST_LONGER = 2;
/** How much a word that is ten times as frequent may be farther. */
const FOR_FREQUENT = 0.15;
const VOWELS = new Set('aeiouy');
/** Letters that are heard alike, in English or Spanish. */
const HEARD = new Set(['ck', 'kc', 'sz', 'zs', 'cs', 'sc', 'bv', 'vb', 'jg', 'gj', 'qk', 'kq', 'll', 'yl']);

const added = (word: string, at: number): number =>
  word[at] === word[at - 1] ? COST.doubled : VOWELS.has(word[at] ?? '') || word[at] === 'h' ? COST.vowel : COST.other;
const changed = (one: string, other: string): number =>
  one === other ? 0 : VOWELS.has(one) && VOWELS.has(other) ? COST.vowel : HEARD.has(one + other) ? COST.heard : COST.other;

/** What it costs to write one word for another. */
export function mistakes(written: string, meant: string): number {
  let before: number[] = [];
  let last = [0];
  for (let j = 1; j <= meant.length; j += 1) last.push((last[j - 1] as number) + added(meant, j - 1));
  for (let i = 1; i <= written.length; i += 1) {
    const row = [(last[0] as number) + added(written, i - 1)];
    for (let j = 1; j <= meant.length; j += 1) {
      const [one, other] = [written[i - 1] as string, meant[j - 1] as string];
      const isTurned = i > 1 && j > 1 && one !== other && one === meant[j - 2] && written[i - 2] === other;
      row.push(
        Math.min(
          (last[j] as number) + added(written, i - 1),
          (row[j - 1] as number) + added(meant, j - 1),
          (last[j - 1] as number) + changed(one, other),
          isTurned ? (before[j - 2] as number) + COST.turned : Infinity,
        ),
      );
    }
    before = last;
    last = row;
  }
  return last[meant.length] as number;
}

/** Words that are mistyped mostly begin right, or with two letters turned over. */
const beginAlike = (one: string, other: string): boolean => changed(one[0] ?? '', other[0] ?? '') < COST.other || one[0] === other[1];

/** Corrects texts by the words of others; null for a text in which every word is known. */
export function spellingBy(texts: readonly string[]): (text: string) => string | null {
  const times = new Map<string, number>();
  for (const text of texts) for (const word of plain(text).split(' ')) times.set(word, (times.get(word) ?? 0) + 1);
  const known = [...times].filter(([word, count]) => count >= OFTEN && word.length >= SHORTEST);
  const corrected = (word: string): string => {
    if (times.has(word) || word.length < SHORTEST || /\d/.test(word)) return word;
    let [best, least] = [word, Infinity];
    const most = MOST[Math.min(word.length, MOST.length - 1)] as number;
    for (const [meant, count] of known) {
      if (Math.abs(meant.length - word.length) > MOST_LONGER || !beginAlike(word, meant)) continue;
      const cost = mistakes(word, meant);
      const ranked = cost - FOR_FREQUENT * Math.log10(count);
      if (cost <= most && ranked < least) [best, least] = [meant, ranked];
    }
    return best;
  };
  return (text) => {
    const words = plain(text).split(' ');
    const meant = words.map(corrected);
    return meant.some((word, at) => word !== words[at]) ? meant.join(' ') : null;
  };
}
