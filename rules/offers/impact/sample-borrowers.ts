import type { OccupancyType, StateCode } from '../../enums.ts';
import type { DebtInput, LienInput, UnderwriteInput } from '../types.ts';

/**
 * Invented borrowers, the same for a seed, on whom a change of settings is tried before it is published. How often what occurs is an assumption that
 * is written down here (decision 0161); nobody's data are in it.
 */

export const INCOME_SOURCES = ['WAGES', 'RETIREMENT', 'PUBLIC_ASSISTANCE'] as const;
export type IncomeSource = (typeof INCOME_SOURCES)[number];

export type SampleBorrower = {
  readonly id: number;
  /** 62 or older (12 CFR 1002.2(o)). */
  readonly elderly: boolean;
  readonly incomeSource: IncomeSource;
  /** The home is in a tract whose median income is below 80 % of its area's. */
  readonly lowIncomeArea: boolean;
  /** What is wanted: the first draw in dollars, the term in years, and no or the smallest fee instead of the lowest rate. */
  readonly wanted: { readonly draw: number; readonly term: number; readonly smallestFee: boolean };
  readonly home: Omit<UnderwriteInput, 'product' | 'index' | 'apor' | 'feeThresholds'>;
};

/** People in each state, hundred thousands (census of 2020). */
const PEOPLE: Readonly<Record<StateCode, number>> = {
  AL: 50, AK: 7, AZ: 72, AR: 30, CA: 395, CO: 58, CT: 36, DC: 7, DE: 10, FL: 215, GA: 107, HI: 15, IA: 32, ID: 18, IL: 128, IN: 68, KS: 29, KY: 45, LA: 47,
  MA: 70, MD: 62, ME: 14, MI: 101, MN: 57, MO: 62, MS: 30, MT: 11, NC: 104, ND: 8, NE: 20, NH: 14, NJ: 93, NM: 21, NV: 31, NY: 202, OH: 118, OK: 40, OR: 42,
  PA: 130, RI: 11, SC: 51, SD: 9, TN: 69, TX: 291, UT: 33, VA: 86, VT: 6, WA: 77, WI: 59, WV: 18, WY: 6,
}; // prettier-ignore

/** Lowest score of a range of applicants, and how many of a hundred are in it; a range ends where the next begins. */
const SCORES = [
  [580, 8],
  [620, 5],
  [640, 7],
  [660, 9],
  [680, 11],
  [700, 12],
  [720, 12],
  [740, 12],
  [760, 11],
  [780, 13],
] as const;
const HIGHEST_SCORE = 850;

/** Draws of a random number from 0 to 1, the same for a seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Dice = {
  readonly between: (from: number, to: number) => number;
  readonly happens: (percent: number) => boolean;
  /** One of several, each as often as its weight. */
  readonly pick: <Value>(weighted: readonly (readonly [Value, number])[]) => Value;
  /** About a middle figure, rarely twice or half of it. */
  readonly around: (middle: number, spread: number) => number;
};
function diceOf(seed: number): Dice {
  const random = randomOf(seed);
  const between = (from: number, to: number): number => from + random() * (to - from);
  return {
    between,
    happens: (percent) => random() * 100 < percent,
    pick: (weighted) => {
      let left = random() * weighted.reduce((total, [, weight]) => total + weight, 0);
      const found = weighted.find(([, weight]) => (left -= weight) < 0) ?? weighted.at(-1);
      if (!found) throw new RangeError('Nothing to pick from');
      return found[0];
    },
    // Three uniform draws together are near enough to a bell.
    around: (middle, spread) => middle * Math.exp(spread * (between(-1, 1) + between(-1, 1) + between(-1, 1))),
  };
}

const to = (step: number, amount: number): number => Math.round(amount / step) * step;

/** What a month of a mortgage with escrows, a car, a student loan or a card costs, as a share of what is owed. */
const MONTHLY = { mortgage: 0.0068, heloc: 0.008, car: 0.022, student: 0.011, card: 0.025 } as const;

function debtsOf({ happens, around }: Dice): DebtInput[] {
  const debt = (percent: number, type: 'AUTO' | 'STUDENT' | 'CARD', middle: number, share: number): DebtInput[] => {
    if (!happens(percent)) return [];
    const balance = to(100, around(middle, 0.4));
    return [{ id: type.toLowerCase(), creditor: type, type, balance, monthlyPayment: to(1, balance * share) }];
  };
  return [
    ...debt(55, 'AUTO', 18_000, MONTHLY.car),
    ...debt(20, 'STUDENT', 22_000, MONTHLY.student),
    ...debt(65, 'CARD', 5_500, MONTHLY.card),
  ];
}

function liensOf({ happens, between }: Dice, value: number, elderly: boolean): LienInput[] {
  if (happens(elderly ? 45 : 20)) return [];
  const owed = to(500, value * between(0.1, elderly ? 0.6 : 0.82));
  const first: LienInput = { id: 'first', balance: owed, original: to(500, owed * 1.15), monthlyPayment: to(1, owed * MONTHLY.mortgage) };
  if (!happens(9)) return [first];
  const limit = to(1_000, value * between(0.04, 0.12));
  const balance = to(100, limit * between(0, 1));
  return [first, { id: 'line', heloc: true, balance, limit, monthlyPayment: to(1, balance * MONTHLY.heloc) }];
}

function borrowerOf(dice: Dice, id: number, states: readonly StateCode[], onlyElderly: boolean): SampleBorrower {
  const { between, happens, pick, around } = dice;
  const elderly = onlyElderly || happens(24);
  const lowIncomeArea = happens(25);
  const incomeSource = pick<IncomeSource>(
    elderly
      ? [['RETIREMENT', 65], ['WAGES', 29], ['PUBLIC_ASSISTANCE', 6]]
      : [['WAGES', 95], ['PUBLIC_ASSISTANCE', 5]],
  ); // prettier-ignore
  const from = pick(SCORES.map(([score, weight]) => [score, weight] as const));
  const above = SCORES.find(([score]) => score > from)?.[0] ?? HIGHEST_SCORE + 1;
  const shift = (elderly ? 15 : 0) - (lowIncomeArea ? 15 : 0) - (incomeSource === 'PUBLIC_ASSISTANCE' ? 25 : 0);
  const value = Math.min(2_500_000, Math.max(90_000, to(1_000, around(lowIncomeArea ? 290_000 : 440_000, 0.45))));
  const earned = { WAGES: 1, RETIREMENT: 0.65, PUBLIC_ASSISTANCE: 0.4 }[incomeSource];
  const propertyType = pick([['SFR', 74], ['CONDO', 10], ['TOWNHOUSE', 8], ['PUD', 5], ['DUPLEX', 3]] as const); // prettier-ignore
  return {
    id,
    elderly,
    incomeSource,
    lowIncomeArea,
    wanted: {
      draw: to(1_000, Math.max(15_000, around(62_000, 0.5))),
      term: pick([[5, 10], [10, 25], [15, 25], [30, 40]]), // prettier-ignore
      smallestFee: happens(30),
    },
    home: {
      score: Math.min(HIGHEST_SCORE, Math.max(500, Math.floor(between(from, above)) + shift)),
      value,
      valueFsd: to(0.01, between(0.04, 0.18)),
      occupancy: pick<OccupancyType>([['HOME', 88], ['SECONDARY', 4], ['INVESTMENT', 8]]), // prettier-ignore
      state: pick(states.map((state) => [state, PEOPLE[state]] as const)),
      propertyType,
      annualTax: to(10, value * between(0.006, 0.018)),
      hoaDues: propertyType === 'CONDO' || propertyType === 'PUD' ? to(5, between(80, 420)) : 0,
      liens: liensOf(dice, value, elderly),
      debts: debtsOf(dice),
      monthlyIncome: to(10, around(9_200 * (value / 430_000) ** 0.6 * earned, 0.35)),
      assets: {},
    },
  };
}

/** How many borrowers a change is tried on. */
const COUNT = 500;

/** The borrowers of a seed, in the states where a lender lends; of an age-restricted product all are 62 or older. */
export function sampleBorrowers(seed: number, states: readonly StateCode[], onlyElderly: boolean): SampleBorrower[] {
  const dice = diceOf(seed);
  return Array.from({ length: COUNT }, (_, i) => borrowerOf(dice, i + 1, states, onlyElderly));
}
