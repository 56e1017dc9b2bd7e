import { streetKey } from '../world/address-key.ts';
import { TRIGGER_STREETS } from '../world/homes.ts';
import { personFor, type Person } from '../world/people.ts';

export interface SeenParty {
  readonly first: string;
  readonly last: string;
}

export interface TitleScenario {
  /** The ownership index does not know the parcel. */
  readonly notIndexed: boolean;
  /** Who the deed names instead of the applicant. */
  readonly owner: SeenParty | null;
  /** Liens indexed besides the parcel's own. */
  readonly moreLiens: NonNullable<Person['moreLiens']>;
  /** How long the search takes before the report is there. */
  readonly searchMs: number;
}

const OTHER_OWNER: SeenParty = { first: 'Margaret', last: 'Elderwood' };

/** By the applicant's last name, else by street (a title plant is told no social security number). */
export function titleScenario(parties: readonly SeenParty[], street1: string): TitleScenario {
  const person = parties.map(({ last }) => personFor({ last })).find((known) => known !== null) ?? null;
  const notIndexed = streetKey(street1) === TRIGGER_STREETS.notIndexed || person?.key === 'datatree';
  return {
    notIndexed,
    owner: person?.key === 'notowner' ? OTHER_OWNER : null,
    moreLiens: person?.moreLiens ?? [],
    searchMs: notIndexed ? 1_500 : 0,
  };
}
