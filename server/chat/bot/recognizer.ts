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

/** What a corrected text counts beside the text as it was typed. */
const OF_CORRECTED = 0.75;

/** Loads the model; answers what speaks for each target, most first. */
export async function loadRecognizer(): Promise<(text: string) => Promise<readonly Found[]>> {
  const { targets, texts, dimensions, reduce, meanings, meaningScale, says, saysScale } = readModel();
  const likeness = likenessTo(texts);
  const corrected = spellingBy(texts);
  const meaningOf = await loadMeaning();
  const scoresOf = async (text: string): Promise<Float64Array> => {
    const meaning = reduced(await meaningOf(text), reduce, dimensions);
    const alike = new Float32Array(texts.length);
    likeness.addTo(alike, text);
    const scores = new Float64Array(targets.length);
    for (let row = 0; row < texts.length; row += 1) {
      let product = 0;
      for (let i = 0; i < dimensions; i += 1) product += (meaning[i] ?? 0) * (meanings[row * dimensions + i] ?? 0);
      const counts = ((alike[row] ?? 0) + OF_MEANING * (product * meaningScale) ** 2) * saysScale;
      for (let i = 0; i < targets.length; i += 1) (scores[i] as number) += counts * (says[row * targets.length + i] ?? 0);
    }
    return scores;
  };
  return async (text) => {
    const typed = await scoresOf(text);
    const meant = corrected(text);
    const right = meant === null ? typed : await scoresOf(meant);
    return targets
      .map((target, at) => ({ target, score: OF_CORRECTED * (right[at] ?? 0) + (1 - OF_CORRECTED) * (typed[at] ?? 0) }))
      .toSorted((a, b) => b.score - a.score);
  };
}
