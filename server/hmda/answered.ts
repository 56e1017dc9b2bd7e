import type { hmdaPost } from '@hearthline/contract/application/info.ts';
import { type DemographicCodes, demographicCodes, ETHNICITIES, RACES, SEXES } from '@hearthline/rules/regulation/hmda/codes.ts';
import type { z } from 'zod';

export type Answers = z.infer<typeof hmdaPost.body>;

/** The names of codes, in the order they were given. */
const named = <N extends string>(codes: Readonly<Record<N, number>>, given: readonly number[]): N[] =>
  given.flatMap((code) => (Object.keys(codes) as N[]).filter((name) => codes[name] === code));

/** Answers as they were sent, as the register's columns; null, nothing was ever answered, is a refusal by internet (12 CFR 1003 app. B). */
export const columnsOf = (answers: Answers | null): DemographicCodes =>
  demographicCodes({
    ethnicities: named(ETHNICITIES, answers?.ethnicities ?? []),
    ethnicityText: answers?.otherEthnicity ?? '',
    ethnicityRefused: answers?.ethnicityRefused ?? false,
    races: named(RACES, answers?.races ?? []),
    tribeText: answers?.tribe ?? '',
    asianText: answers?.otherAsian ?? '',
    pacificText: answers?.otherPacificIslander ?? '',
    raceRefused: answers?.raceRefused ?? false,
    sexes: named(SEXES, answers?.sexes ?? []),
    sexRefused: answers?.sexRefused ?? false,
  });
