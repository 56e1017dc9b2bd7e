/** The sample people whose mails, texts, documents and screens the desk shows before a change is published: invented, and none of them is a borrower. */
import type { Choice, DocumentCase } from '@hearthline/documents/samples/cases.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { OccupancyType, StateCode } from '@hearthline/rules/enums.ts';

export type SamplePerson = {
  readonly id: string;
  /** As on documents, the first borrower first. */
  readonly names: readonly [string, ...string[]];
  /** What is particular about them, as in a list. */
  readonly about: string;
  readonly email: string;
  readonly home: { readonly street1: string; readonly city: string; readonly zip: string };
  /** Where the home is: the first of these in which the lender lends, or else any of its states. */
  readonly states: readonly StateCode[];
  /** Only there: without a license in one of the states they are not shown. */
  readonly isBoundToState?: true;
  readonly occupancy: OccupancyType;
  readonly choice: Choice;
};

const USUAL: Choice = { draw: 100_000, fee: 4.99, term: 15, score: 785, cltv: 45, isMember: false };

export const SAMPLE_PEOPLE: readonly SamplePerson[] = [
  {
    id: 'HOME',
    names: ['Grace Happy'],
    about: 'owns her home alone',
    email: 'grace@example.com',
    home: { street1: '101 Clear Path Ln', city: 'Sampleton', zip: '85004' },
    states: ['AZ'],
    occupancy: 'HOME',
    choice: USUAL,
  },
  {
    id: 'COOWNER',
    names: ['Paul Joint', 'Paula Joint'],
    about: 'own their home together',
    email: 'paul@example.com',
    home: { street1: '114 Duo Ln', city: 'Pairfield', zip: '78701' },
    states: ['TX', 'FL'],
    occupancy: 'HOME',
    choice: { ...USUAL, draw: 140_000, score: 745, cltv: 62 },
  },
  {
    id: 'OLDER',
    names: ['Walter Ripe'],
    about: 'is 62, draws over the longest term',
    email: 'walter@example.com',
    home: { street1: '62 Elder Ct', city: 'Longview', zip: '33101' },
    states: ['FL', 'CA'],
    occupancy: 'HOME',
    choice: { ...USUAL, draw: 60_000, term: 30, score: 812, cltv: 25 },
  },
  {
    id: 'MEMBER',
    names: ['Uma Unison'],
    about: 'has the discount of members',
    email: 'uma@example.com',
    home: { street1: '7 Guild St', city: 'Memberton', zip: '97201' },
    states: ['OR', 'WA'],
    occupancy: 'HOME',
    choice: { ...USUAL, draw: 45_000, fee: 1.99, term: 10, score: 705, cltv: 70, isMember: true },
  },
  {
    id: 'NEWYORK',
    names: ['Nina Hudson'],
    about: 'has the forms of New York',
    email: 'nina@example.com',
    home: { street1: '12 Ferry St', city: 'Upstate', zip: '12201' },
    states: ['NY'],
    isBoundToState: true,
    occupancy: 'HOME',
    choice: { ...USUAL, draw: 120_000, score: 765, cltv: 55 },
  },
  {
    id: 'BROKER',
    names: ['Ben Referred'],
    about: 'comes from a broker, with a home that is rented out',
    email: 'ben@example.com',
    home: { street1: '88 Tenant Way', city: 'Rentville', zip: '30301' },
    states: ['GA', 'NC'],
    occupancy: 'INVESTMENT',
    choice: { ...USUAL, draw: 35_000, fee: 2.99, term: 20, score: 725, cltv: 58 },
  },
];

/** Where a person's home is, at a lender; undefined where it lends in none of the states that they need. */
export function stateOf({ states, isBoundToState }: SamplePerson, { licensedStates }: Lender): StateCode | undefined {
  return states.find((state) => licensedStates.includes(state)) ?? (isBoundToState ? undefined : licensedStates[0]);
}

/** A person who borrows of a lender in a state. */
export const caseOf = ({ occupancy, choice }: SamplePerson, state: StateCode, lender: Lender): DocumentCase => ({
  lender,
  state,
  occupancy,
  choice,
});
