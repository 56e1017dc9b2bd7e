/**
 * What a message asks, by what is known of thousands of phrases: a kernel ridge regression over how alike they are in letters (likeness.ts) and in
 * meaning (meaning.ts). Its weights are made once, by `npm run bot-model`.
 */
import { likenessTo } from './likeness.ts';
import { loadMeaning } from './meaning.ts';
import { readModel } from './model-file.ts';
import type { Target } from './phrases.ts';
import { spellingBy } from './spelling.ts';

/** A target and how much speaks for it: near 1 for its own phrases, near 0 for what is about something else. */
export type Found = { readonly target: Target; readonly score: number };

/** What likeness in meaning counts, squared, beside that in letters. */
export const OF_MEANING = 4;

/** Reduces a meaning to fewer numbers. */
export function reduced(meaning: readonly number[], reduce: Float32Array, dimensions: number): Float32Array {
  const to = new Float32Array(dimensions);
  for (const [row, value] of meaning.entries())
    for (let i = 0; i < dimensions; i += 1) (to[i] as number) += value * (reduce[row * dimensions + i] ?? 0);
  return to;
}

/** What the letters of a corrected text count beside those as they were typed. What it means is read from the corrected text alone. */
const OF_CORRECTED = 0.75;

/** Loads the model; answers what speaks for each target, most first. */
export async function loadRecognizer(): Promise<(text: string) => Promise<readonly Found[]>> {
  const { targets, texts, dimensions, reduce, meanings, meaningScale, says, saysScale } = readModel();
  const likeness = likenessTo(texts);
  const corrected = spellingBy(texts);
  const meaningOf = await loadMeaning();
  return async (text) => {
    const meant = corrected(text);
    const letters = new Float32Array(texts.length);
    likeness.addTo(letters, text, meant === null ? 1 : 1 - OF_CORRECTED);
    if (meant !== null) likeness.addTo(letters, meant, OF_CORRECTED);
    const meaning = reduced(await meaningOf(meant ?? text), reduce, dimensions);
    const scores = new Float64Array(targets.length);
    for (let row = 0; row < texts.length; row += 1) {
      let product = 0;
      for (let i = 0; i < dimensions; i += 1) product += (meaning[i] as number) * (meanings[row * dimensions + i] as number);
      const counts = ((letters[row] as number) + OF_MEANING * (product * meaningScale) ** 2) * saysScale;
      for (let i = 0; i < targets.length; i += 1) (scores[i] as number) += counts * (says[row * targets.length + i] as number);
    }
    return targets.map((target, at) => ({ target, score: scores[at] ?? 0 })).toSorted((one, other) => other.score - one.score);
  };
}
