import { z } from 'zod';
import { ANY_TIME_FACTS } from './any-time.ts';
import { VERIFICATION_FACTS } from './verification.ts';
import { CLOSING_FACTS } from './closing.ts';
import { PREQUALIFICATION_FACTS } from './prequalification.ts';

/** Every kind of fact. A new kind is a row of its phase and a line of its fold; none is ever changed or removed. */
export const factSchema = z.discriminatedUnion('type', [
  ...PREQUALIFICATION_FACTS,
  ...VERIFICATION_FACTS,
  ...CLOSING_FACTS,
  ...ANY_TIME_FACTS,
]);
export type Fact = z.infer<typeof factSchema>;
export type FactType = Fact['type'];
export type FactOf<T extends FactType> = Extract<Fact, { type: T }>;
/** A fact without its name. */
export type Body<T extends FactType> = Omit<FactOf<T>, 'type'>;
