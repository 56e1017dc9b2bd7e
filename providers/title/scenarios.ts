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
  /** The owners on the deed; null: the parties in the request. */
  readonly owners: readonly SeenParty[] | null;
  /** The trust that the deed names instead of persons. */
  readonly trust: { readonly name: string; readonly dated: string } | null;
  /** The deed's legal description is missing from the index. */
  readonly undescribed: boolean;
  /** Liens indexed besides the parcel's own. */
  readonly moreLiens: NonNullable<Person['moreLiens']>;
  /** How long the search takes before the report is available. */
  readonly searchMs: number;
}

const OTHER_OWNER: SeenParty = { first: 'Margaret', last: 'Elderwood' };
const JOINT_OWNERS: readonly SeenParty[] = [
  { first: 'Paul', last: 'Joint' },
  { first: 'Paula', last: 'Joint' },
];

/** By the applicant's last name, else by street (a title plant gets no social security number). */
export function titleScenario(parties: readonly SeenParty[], street1: string): TitleScenario {
  const person = parties.map(({ last }) => personFor({ last })).find((known) => known !== null) ?? null;
  const notIndexed = streetKey(street1) === TRIGGER_STREETS.notIndexed || person?.key === 'datatree';
  return {
    notIndexed,
    owners: person?.key === 'notowner' ? [OTHER_OWNER] : person?.key === 'joint' ? JOINT_OWNERS : null,
    trust: person?.key === 'trust' ? { name: 'THE TARA TRUST REVOCABLE LIVING TRUST', dated: '2015-03-03' } : null,
    undescribed: streetKey(street1) === TRIGGER_STREETS.metes,
    moreLiens: person?.moreLiens ?? [],
    searchMs: notIndexed ? 1_500 : 0,
  };
}
