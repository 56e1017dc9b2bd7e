/** Messages that tell a story, one sentence of which asks: what they ask by the whole and by their sentences together. */
import type { Found } from './recognizer.ts';

/** Sentences with fewer words say too little. */
export const FEWEST_IN_STORY = 4;
/** What the whole counts, and what the sentence that says most for a target. */
const OF_WHOLE = 0.7;
const OF_SENTENCE = 0.7;
/** What a sentence counts that does not ask. */
const OF_STATEMENT = 0.5;

/** Words with which people ask, in both languages. */
const ASKS =
  /\b(?:what|how|when|where|who|why|which|can|do|does|did|is|are|will|should|could|would|tell me|que|como|cuando|donde|quien|cual|puedo|pueden|hay)\b/i;

/** How many sentences of a story are looked up: each costs as much as a message. */
const MOST_SENTENCES = 3;

/** The sentences of a story that are looked up: those that ask before those that tell. */
export const lookedUp = (sentences: readonly string[]): readonly string[] =>
  [...sentences.filter((one) => ASKS.test(one)), ...sentences.filter((one) => !ASKS.test(one))].slice(0, MOST_SENTENCES);

export const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

/** Sentences, and what is joined to them as a thought of its own. */
export const sentencesOf = (message: string): readonly string[] =>
  message
    .split(/[?¿!.;\n]+|\b(?:and also|also|another question|y tambi[eé]n|adem[aá]s)\b|,\s*(?:and|y|but|so|pero)\s+/iu)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What speaks for each target in the whole of a story and in its sentences. */
export function together(whole: readonly Found[], sentences: readonly string[], found: readonly (readonly Found[])[]): readonly Found[] {
  const most = new Map<string, number>();
  for (const [at, sentence] of sentences.entries()) {
    const counts = ASKS.test(sentence) ? 1 : OF_STATEMENT;
    for (const { target, score } of found[at] ?? []) most.set(target, Math.max(most.get(target) ?? -Infinity, counts * score));
  }
  return whole
    .map(({ target, score }) => ({ target, score: OF_WHOLE * score + OF_SENTENCE * (most.get(target) ?? 0) }))
    .toSorted((a, b) => b.score - a.score);
}
