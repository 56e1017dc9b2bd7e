import type { HelocSettings } from '../heloc-settings.ts';
import { lineOf } from './line.ts';

/** One price for members, down to a score of 620. */
export const COMMON_BOND_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [780, 7.25, 0.25, 400_000, 50, 90, 80, 75],
      [740, 7.5, 0.5, 400_000, 50, 90, 80, 75],
      [700, 8.25, 1, 300_000, 50, 85, 75, 70],
      [660, 9.9, 2.25, 150_000, 45, 80, 70, 0],
      [620, 12.25, 4, 75_000, 43, 70, 0, 0],
    ],
    cltv: [
      [70, 0],
      [80, 0.4],
      [85, 0.8],
      [90, 1.3],
    ],
    terms: [
      [5, 0],
      [10, 0.2],
      [15, 0.4],
      [30, 0.7],
    ],
    fees: [[0, 0]],
    occupancy: { second: 0.25, rental: 0.75 },
    liensAhead: [0, 0],
    lineSizes: [[0, 0]],
    duplex: { minScore: 660, maxDti: 45 },
    maxRate: 15.9,
  }),
  minLine: 10_000,
};

/** A small fee or none; a home of two units from 640. */
export const SCHOOLHOUSE_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [760, 7.6, 0.5, 300_000, 47, 80, 75, 0],
      [720, 8.05, 0.9, 300_000, 47, 80, 75, 0],
      [680, 9.1, 1.75, 200_000, 45, 80, 70, 0],
      [640, 11.2, 3.25, 80_000, 43, 70, 60, 0],
    ],
    cltv: [
      [60, 0],
      [70, 0.2],
      [80, 0.7],
    ],
    terms: [
      [5, 0],
      [10, 0.15],
      [15, 0.35],
    ],
    fees: [
      [1.99, 0],
      [0, 0.5],
    ],
    occupancy: { second: 0.35, rental: 0.35 },
    liensAhead: [0, 0.1],
    lineSizes: [
      [0, 0],
      [150_000, 0.1],
    ],
    duplex: { minScore: 640, maxDti: 43 },
    maxRate: 16,
  }),
  prices: { avm: 60, bpo: 90, evaluation: 150, appraisal: 480, notary: 125, recording: 200, recordingTax: 600 },
};

/** For farms and their towns: rentals at little more, lines from $5,000. */
export const HARVEST_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [770, 7.8, 0.75, 350_000, 48, 85, 80, 75],
      [730, 8.2, 1, 300_000, 48, 80, 75, 70],
      [690, 9.3, 1.75, 200_000, 45, 75, 70, 65],
      [650, 11.4, 3, 100_000, 43, 65, 60, 0],
    ],
    cltv: [
      [50, 0],
      [65, 0.25],
      [75, 0.6],
      [85, 1.2],
    ],
    terms: [
      [5, 0],
      [10, 0.25],
      [15, 0.45],
      [30, 0.8],
    ],
    fees: [
      [2, 0],
      [1, 0.3],
      [0, 0.65],
    ],
    occupancy: { second: 0.2, rental: 0.5 },
    liensAhead: [0, 0.1, 0.35],
    lineSizes: [
      [0, 0.35],
      [25_000, 0],
    ],
    duplex: { minScore: 690, maxDti: 43 },
    maxRate: 16.5,
  }),
  minLine: 5_000,
  autopayDiscount: 0.2,
};

/** For dear homes: low CLTV, long terms. */
export const ISLAND_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [760, 7.5, 0.5, 400_000, 45, 75, 65, 60],
      [720, 7.95, 0.9, 400_000, 45, 75, 65, 60],
      [680, 9, 1.9, 300_000, 43, 70, 60, 0],
    ],
    cltv: [
      [40, 0],
      [55, 0.2],
      [65, 0.5],
      [75, 0.95],
    ],
    terms: [
      [10, 0],
      [15, 0.25],
      [30, 0.55],
    ],
    fees: [
      [2.99, 0],
      [0, 0.95],
    ],
    occupancy: { second: 0.6, rental: 1.2 },
    liensAhead: [0, 0.2],
    lineSizes: [
      [0, 0.3],
      [100_000, 0],
    ],
    duplex: { minScore: 720, maxDti: 43 },
    maxRate: 14.9,
  }),
  minLine: 25_000,
};
