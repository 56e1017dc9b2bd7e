/**
 * Whether a text that was put in other words still says what was found and nothing else. It is a filter, not a judgment: every sentence has to be made of the
 * words of one sentence that was found, with the same words that turn or limit its meaning, so that a model can shorten, join and reorder, and nothing more.
 */

/** Words that may be added or left out: they carry nothing by themselves. */
const FREE = new Set(
  'a an the and of to in on at for by with is are be was were it its this that these those you your yours we our us i me my they their as so then also here there which who what do does did have has had please yes'.split(
    ' ',
  ),
);
/** Words that turn, limit or promise: a sentence has exactly those of the one it comes from. */
const TURNS = new Set(
  'not no never none nobody nothing cannot neither nor without only unless except until before after if when or but may might must can could should would will shall always guarantee guaranteed at-least most least more less than under over up'.split(
    ' ',
  ),
);

const sentencesIn = (text: string): string[] =>
  text
    .split(/(?<=[.!?;])\s+|\n+/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Words of a sentence in lower case: numbers, amounts, addresses and dates as they stand. */
const wordsIn = (sentence: string): string[] =>
  sentence
    .toLowerCase()
    .replaceAll('n’t', ' not')
    .replaceAll("n't", ' not')
    .replaceAll(/[’']s\b/g, '')
    .split(/[\s“”"()]+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}$]+|[^\p{L}\p{N}%]+$/gu, ''))
    .filter((word) => word !== '');

const turnsIn = (words: readonly string[]): string =>
  words
    .filter((word) => TURNS.has(word))
    .toSorted()
    .join(' ');

/** Whether `said` is made of sentences of `found`. At most as long, and not empty. */
export function isFaithful(said: string, found: string): boolean {
  const sources = sentencesIn(found).map((sentence) => {
    const words = wordsIn(sentence);
    return { words: new Set(words), turns: turnsIn(words) };
  });
  const sentences = sentencesIn(said).map(wordsIn);
  const isFrom = (words: readonly string[]): boolean =>
    sources.some((source) => source.turns === turnsIn(words) && words.every((word) => FREE.has(word) || source.words.has(word)));
  return said.length <= found.length && sentences.some((words) => words.length > 2) && sentences.every(isFrom);
}
