import type { HelocSettings } from '../heloc-settings.ts';
import { lineOf } from './line.ts';

/** Eight tiers down to 640, three liens, four fees. */
export const RIDGE_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [780, 8.25, 1.75, 400_000, 50, 85, 80, 75],
      [760, 8.5, 2, 400_000, 50, 85, 80, 75],
      [740, 8.9, 2.25, 400_000, 50, 85, 75, 70],
      [720, 9.5, 2.75, 350_000, 50, 80, 75, 70],
      [700, 10.3, 3.5, 250_000, 48, 80, 70, 65],
      [680, 11.5, 4.5, 175_000, 45, 75, 65, 60],
      [660, 12.9, 5.5, 125_000, 45, 70, 60, 0],
      [640, 13.9, 6.5, 75_000, 43, 60, 0, 0],
    ],
    cltv: [
      [50, 0],
      [60, 0.1],
      [70, 0.35],
      [75, 0.65],
      [80, 1.05],
      [85, 1.7],
    ],
    terms: [
      [5, 0],
      [10, 0.3],
      [15, 0.55],
      [30, 0.9],
    ],
    fees: [
      [4.99, 0],
      [2.99, 0.55],
      [1.99, 0.8],
      [0, 1.45],
    ],
    occupancy: { second: 0.45, rental: 0.9 },
    liensAhead: [0, 0.2, 0.6],
    lineSizes: [
      [0, 0.15],
      [50_000, 0],
    ],
    duplex: { minScore: 700, maxDti: 43 },
    maxRate: 17,
  }),
  prices: { avm: 175, bpo: 115, evaluation: 185, appraisal: 575, notary: 300, recording: 315, recordingTax: 1_400 },
};

/** Five tiers and three fees of at most $6,000. */
export const GABLE_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [760, 8.05, 1.25, 400_000, 48, 85, 75, 70],
      [730, 8.6, 1.9, 400_000, 48, 80, 75, 70],
      [700, 9.6, 2.9, 300_000, 45, 80, 70, 65],
      [670, 11.2, 4.2, 150_000, 43, 75, 65, 0],
      [650, 12.6, 5.25, 100_000, 43, 65, 0, 0],
    ],
    cltv: [
      [60, 0],
      [70, 0.3],
      [80, 0.95],
      [85, 1.55],
    ],
    terms: [
      [5, 0],
      [10, 0.35],
      [15, 0.6],
      [30, 0.95],
    ],
    fees: [
      [3.99, 0],
      [1.99, 0.6],
      [0, 1.2],
    ],
    occupancy: { second: 0.5, rental: 1 },
    liensAhead: [0, 0.3],
    lineSizes: [
      [0, 0],
      [200_000, 0.1],
    ],
    duplex: { minScore: 700, maxDti: 45 },
    maxRate: 16.5,
  }),
  feeCap: 6_000,
};

/** Two short terms, the lowest rates for those who repay soon. */
export const SPRINT_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [780, 7.4, 1, 300_000, 45, 80, 75, 70],
      [740, 7.9, 1.4, 300_000, 45, 80, 75, 70],
      [700, 9, 2.5, 200_000, 43, 75, 70, 60],
      [660, 11.5, 4.25, 100_000, 40, 65, 0, 0],
    ],
    cltv: [
      [55, 0],
      [65, 0.25],
      [75, 0.7],
      [80, 1.15],
    ],
    terms: [
      [5, 0],
      [10, 0.5],
    ],
    fees: [
      [4.5, 0],
      [3, 0.45],
      [1.5, 0.9],
      [0, 1.4],
    ],
    occupancy: { second: 0.55, rental: 1.15 },
    liensAhead: [0, 0.25],
    lineSizes: [
      [0, 0.2],
      [60_000, 0],
    ],
    duplex: { minScore: 680, maxDti: 43 },
    maxRate: 16.9,
  }),
  autopayDiscount: 0.5,
};

/** For those of 62 or older: low CLTV, three tiers. */
export const SENIOR_LINE: HelocSettings = {
  ...lineOf({
    tiers: [
      [760, 7.7, 0.75, 350_000, 43, 65, 55, 0],
      [720, 8.3, 1.25, 300_000, 43, 65, 55, 0],
      [680, 9.6, 2.25, 200_000, 40, 60, 0, 0],
    ],
    cltv: [
      [40, 0],
      [50, 0.15],
      [60, 0.45],
      [65, 0.7],
    ],
    terms: [
      [10, 0],
      [15, 0.2],
    ],
    fees: [
      [1.99, 0],
      [0, 0.7],
    ],
    occupancy: { second: 0.4, rental: 0.4 },
    liensAhead: [0, 0.25],
    lineSizes: [
      [0, 0.1],
      [100_000, 0],
    ],
    duplex: { minScore: 720, maxDti: 40 },
    maxRate: 14.5,
  }),
  minLine: 25_000,
};

/** For lenders behind brokers: four fees, seven tiers, up to three liens. */
export const PARTNER_LINE: HelocSettings = lineOf({
  tiers: [
    [780, 8.15, 1.5, 400_000, 50, 85, 80, 75],
    [760, 8.4, 1.75, 400_000, 50, 85, 80, 75],
    [740, 8.8, 2.1, 400_000, 50, 85, 75, 70],
    [720, 9.4, 2.6, 350_000, 48, 80, 75, 70],
    [700, 10.2, 3.3, 250_000, 48, 80, 70, 65],
    [680, 11.4, 4.4, 150_000, 45, 75, 65, 0],
    [650, 13.4, 6, 75_000, 43, 65, 0, 0],
  ],
  cltv: [
    [55, 0],
    [65, 0.2],
    [75, 0.6],
    [80, 1],
    [85, 1.65],
  ],
  terms: [
    [5, 0],
    [10, 0.35],
    [15, 0.6],
    [30, 0.95],
  ],
  fees: [
    [4.99, 0],
    [3.5, 0.4],
    [1.99, 0.85],
    [0, 1.5],
  ],
  occupancy: { second: 0.5, rental: 1.05 },
  liensAhead: [0, 0.15, 0.5],
  lineSizes: [[0, 0]],
  duplex: { minScore: 680, maxDti: 45 },
  maxRate: 17.2,
});
