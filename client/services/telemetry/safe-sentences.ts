/** The source text of the client's copy, read at build time; only the recorder loads it. */
const SOURCES = import.meta.glob<string>(['../../**/copy.ts', '../../**/*-copy.ts'], { query: '?raw', import: 'default', eager: true });

/** A literal in single quotes, as every static sentence of the copy is written; a sentence with a value in it is a template and no match. */
const LITERAL = /'((?:[^'\\\n]|\\.)*)'/g;
/** Fewest words of a sentence that says nothing of who reads it: "Married" and "Yes" are answers too. */
const FEWEST_WORDS = 3;

/** The sentences of a source text that may be shown in a recording. */
export function sentencesOf(source: string): string[] {
  return [...source.matchAll(LITERAL)]
    .map(([, literal = '']) => literal.replace(/\\(.)/g, '$1').trim())
    .filter((sentence) => sentence.split(/\s+/).length >= FEWEST_WORDS && !/[\d@$]/.test(sentence));
}

/** Every sentence of the product's own that a recording shows as it is. */
export const safeSentences = (): ReadonlySet<string> => new Set(Object.values(SOURCES).flatMap(sentencesOf));
