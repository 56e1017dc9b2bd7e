/** Folds one fact into what is known. Pure and total: a fact of the log is applied whatever came before it, so a log always replays. */
import { NO_FACTS, type Facts } from '../facts.ts';
import type { Fact, FactType } from '../facts/fact.ts';
import { ANY_TIME } from '../folds/any-time.ts';
import { APPLICATION } from '../folds/application.ts';
import { CLOSING } from '../folds/closing.ts';
import type { FoldOf } from '../folds/parts.ts';
import { PREQUALIFICATION } from '../folds/prequalification.ts';

const FOLD: FoldOf<FactType> = { ...PREQUALIFICATION, ...APPLICATION, ...CLOSING, ...ANY_TIME };

/** What is known after the fact. Never throws for a valid fact. */
export function apply(facts: Facts, fact: Fact): Facts {
  const fold = FOLD[fact.type] as (facts: Facts, fact: Fact) => Facts;
  return fold(facts, fact);
}

/** What is known after a whole log. */
export function replay(log: readonly Fact[]): Facts {
  return log.reduce(apply, NO_FACTS);
}
