import type { HelocSettings } from '../heloc-settings.ts';
import { lineOf } from './line.ts';

/** No origination fee; small lines cost more. */
export const STONE_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [780, 7.75, 0.5, 400_000, 45, 80, 75, 70],
      [740, 8.1, 0.75, 400_000, 45, 80, 75, 70],
      [720, 8.6, 1.25, 350_000, 43, 80, 70, 65],
      [700, 9.25, 1.75, 250_000, 43, 75, 70, 60],
      [680, 10.1, 2.5, 150_000, 40, 70, 65, 0],
    ],
    cltv: [
      [60, 0],
      [70, 0.25],
      [75, 0.5],
      [80, 0.9],
    ],
    terms: [
      [10, 0],
      [15, 0.25],
      [30, 0.6],
    ],
    fees: [[0, 0]],
    occupancy: { second: 0.5, rental: 1 },
    liensAhead: [0, 0.25],
    lineSizes: [
      [0, 0.25],
      [50_000, 0],
    ],
    duplex: { minScore: 700, maxDti: 43 },
    maxRate: 14.5,
  }),
  prices: { avm: 95, bpo: 120, evaluation: 175, appraisal: 600, notary: 200, recording: 315, recordingTax: 1_400 },
};

/** For the best borrowers only: three tiers, no rentals, large lines at less. */
export const COLUMN_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [760, 7.35, 0.25, 400_000, 43, 75, 70, 0],
      [740, 7.6, 0.5, 400_000, 43, 75, 65, 0],
      [720, 7.95, 0.75, 300_000, 43, 70, 60, 0],
    ],
    cltv: [
      [50, 0],
      [60, 0.1],
      [70, 0.35],
      [75, 0.6],
    ],
    terms: [
      [10, 0],
      [15, 0.2],
      [30, 0.5],
    ],
    fees: [
      [1, 0],
      [0, 0.25],
    ],
    occupancy: { second: 0.4, rental: 0.4 },
    liensAhead: [0, 0.15],
    lineSizes: [
      [0, 0.4],
      [100_000, 0.15],
      [250_000, 0],
    ],
    duplex: { minScore: 740, maxDti: 40 },
    maxRate: 13,
  }),
  minLine: 25_000,
  prices: { avm: 0, bpo: 110, evaluation: 0, appraisal: 650, notary: 150, recording: 250, recordingTax: 1_400 },
};

/** A fee of at most $1,500; second homes, and no rentals. */
export const HARBOR_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [780, 7.9, 0.75, 400_000, 48, 85, 75, 0],
      [760, 8.05, 0.9, 400_000, 48, 85, 75, 0],
      [740, 8.4, 1.25, 350_000, 45, 80, 75, 0],
      [720, 8.9, 1.75, 300_000, 45, 80, 70, 0],
      [700, 9.6, 2.25, 200_000, 43, 75, 65, 0],
      [680, 10.6, 3, 100_000, 43, 70, 0, 0],
    ],
    cltv: [
      [60, 0],
      [70, 0.3],
      [80, 0.85],
      [85, 1.5],
    ],
    terms: [
      [5, 0],
      [10, 0.25],
      [15, 0.5],
      [30, 0.85],
    ],
    fees: [
      [2.5, 0],
      [1.25, 0.4],
      [0, 0.9],
    ],
    occupancy: { second: 0.45, rental: 0.45 },
    liensAhead: [0, 0.2],
    lineSizes: [
      [0, 0.2],
      [75_000, 0],
    ],
    duplex: { minScore: 720, maxDti: 43 },
    maxRate: 15.5,
  }),
  feeCap: 1_500,
  autopayDiscount: 0.3,
};

/** Three tiers, short terms, first and second liens at one rate. */
export const PRAIRIE_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [740, 8.25, 1, 350_000, 45, 80, 70, 65],
      [700, 9.25, 2, 250_000, 43, 75, 65, 60],
      [660, 11, 3.5, 100_000, 40, 70, 0, 0],
    ],
    cltv: [
      [65, 0],
      [75, 0.5],
      [80, 1],
    ],
    terms: [
      [5, 0],
      [10, 0.3],
      [15, 0.55],
    ],
    fees: [
      [1.5, 0],
      [0, 0.7],
    ],
    occupancy: { second: 0.6, rental: 1.1 },
    liensAhead: [0, 0],
    lineSizes: [[0, 0]],
    duplex: { minScore: 700, maxDti: 40 },
    maxRate: 16,
  }),
  minLine: 10_000,
  rescissionMailDays: 4,
};
