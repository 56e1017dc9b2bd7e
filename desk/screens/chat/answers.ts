/** The words of a text in small letters without accents. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/** The questions that have each typed word, or its beginning, in one of the ways they are asked; all of them for no words. */
export function questionsWith<Entry extends { readonly question: string; readonly alsoAsked: readonly string[] }>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] {
  const wanted = wordsOf(typed);
  return entries.filter(({ question, alsoAsked }) => {
    const words = wordsOf([question, ...alsoAsked].join(' '));
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  });
}
