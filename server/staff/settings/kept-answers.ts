import { sha256Of } from '../../config/lenders.ts';

/** The most answers of a kind that a process keeps; what 500 borrowers get is about 100 KB. */
const KEPT = 24;

/** A store of answers to what is asked again and again, each by everything that it depends on; the one that was asked for longest ago goes first. */
export function keptAnswers<Asked, Answer>(answer: (asked: Asked) => Promise<Answer>): (asked: Asked) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return async (asked) => {
    const key = sha256Of(asked);
    const found = known.get(key) ?? answer(asked);
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    try {
      return await found;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}
