import type { Fact, FactType } from '../facts/fact.ts';
import { ANY_TIME_SENTENCES } from './any-time.ts';
import { VERIFICATION_SENTENCES } from './verification.ts';
import { CLOSING_SENTENCES } from './closing.ts';
import { PREQUALIFICATION_SENTENCES } from './prequalification.ts';
import { capitalized, type FactRow, type FactRows, type FactTopic, type Named } from './row.ts';

/** Every kind of fact: its topic, and its sentence for staff. A new kind does not compile until it has a row. */
const SENTENCES: FactRows<FactType> = {
  ...PREQUALIFICATION_SENTENCES,
  ...VERIFICATION_SENTENCES,
  ...CLOSING_SENTENCES,
  ...ANY_TIME_SENTENCES,
};

/** What a fact is about, and what it says, in one sentence without a Social Security or account number. */
export function sayFact<F extends Fact>(fact: F, named: Named): { readonly topic: FactTopic; readonly sentence: string } {
  const [topic, says] = SENTENCES[fact.type] as unknown as FactRow<F['type']>;
  const { type: _, ...body } = fact;
  const sentence = typeof says === 'string' ? says : says(body as never, named);
  return { topic, sentence: capitalized(sentence) };
}
