/** A question as the search of the help reads it. */
export type Searched = { readonly question: string; readonly alsoAsked: readonly string[] };

/** Words that nearly every question has, in English and Spanish. */
const COMMON = new Set(
  'a an and are as at can de do does el es for have how i if in is it la me mi my of on or que se the this to un una we what when where which why will with you your'.split(
    ' ',
  ),
);

/** The words of a text in small letters without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** How many letters have to be changed, added or left out to make one word of another (Levenshtein). */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [row, letter] of one.split('').entries()) {
    const line = [row + 1];
    for (const [at, its] of other.split('').entries())
      line.push(Math.min((above[at] ?? 0) + (letter === its ? 0 : 1), (above[at + 1] ?? 0) + 1, (line[at] ?? 0) + 1));
    above = line;
  }
  return above.at(-1) ?? 0;
}

/** Letters from which a word may have one typing error, and from which two. */
const LONG = 5;
const LONGER = 8;

/** How well a word of a search fits one of a text: 1 when it begins it, less for each typing error, 0 when it does not. */
function fitOf(typed: string, word: string): number {
  if (word.startsWith(typed)) return 1;
  const errors = typed.length >= LONGER ? 2 : typed.length >= LONG ? 1 : 0;
  for (let error = 1; error <= errors; error++)
    for (let more = -error; more <= error; more++) if (distance(typed, word.slice(0, typed.length + more)) === error) return 0.5 / error;
  return 0;
}

const bestIn = (typed: string, texts: readonly string[]): number =>
  Math.max(0, ...texts.flatMap((text) => wordsOf(text).map((word) => fitOf(typed, word))));

/** The questions that have all words of a search, in one of the ways they are asked; those with them in the question itself first. All of them for no words. */
export function searchQuestions<Entry extends Searched>(entries: readonly Entry[], search: string): readonly Entry[] {
  const all = wordsOf(search);
  const telling = all.filter((word) => !COMMON.has(word));
  const words = telling.length > 0 ? telling : all;
  if (words.length === 0) return entries;
  return entries
    .flatMap((entry) => {
      const fits = words.map((word) => Math.max(2 * bestIn(word, [entry.question]), bestIn(word, entry.alsoAsked)));
      return fits.includes(0) ? [] : [{ entry, fit: fits.reduce((sum, fit) => sum + fit, 0) }];
    })
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry);
}
