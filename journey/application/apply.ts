/** Folds one fact into the application's state. Pure and total: any fact can be applied after any other, so a log always replays. */
import { NO_FACTS, type Facts } from '../facts.ts';
import type { Fact, FactType } from '../facts/fact.ts';
import { ANY_TIME } from '../folds/any-time.ts';
import { APPLICATION } from '../folds/verification.ts';
import { CLOSING } from '../folds/closing.ts';
import type { FoldOf } from '../folds/parts.ts';
import { PREQUALIFICATION } from '../folds/prequalification.ts';

const FOLD: FoldOf<FactType> = { ...PREQUALIFICATION, ...APPLICATION, ...CLOSING, ...ANY_TIME };

/** The state after the fact. Never throws for a valid fact. */
export function apply(facts: Facts, fact: Fact): Facts {
  const fold = FOLD[fact.type] as (facts: Facts, fact: Fact) => Facts;
  return fold(facts, fact);
}

/** The state after a whole log. */
export function replay(log: readonly Fact[]): Facts {
  return log.reduce(apply, NO_FACTS);
}
