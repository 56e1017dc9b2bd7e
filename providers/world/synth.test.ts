import { describe, expect, test } from 'vitest';
import { round } from './seeded-random.ts';
import { syntheticRecord } from './synth.ts';

const CLEAR_PATH = { street1: '101 Clear Path Lane', city: 'Phoenix', state: 'AZ', zip: '85004' };
const GRACE = { last: 'HAPPY', first: 'GRACE' };

describe('the synthetic record of an address', () => {
  test('equals the sample record of the reference implementation', () => {
    expect(syntheticRecord(CLEAR_PATH, GRACE)).toEqual({
      propertyId: '8565b49e490c',
      key: '101 CLEAR PATH LN||PHOENIX|AZ|85004',
      apn: '652-47-210',
      propertyType: 'SFR',
      livingArea: 2033,
      beds: 3,
      baths: 2,
      yearBuilt: 2009,
      lotSqFt: 5272,
      lastTransfer: { date: '2011-08-18', price: 215_400, docType: 'WARRANTY DEED' },
      vesting: [{ last: 'HAPPY', first: 'GRACE', type: 'PERSON' }],
      assessedValue: 429_140,
      annualTax: 2395,
      avm: { value: 499_000, low: 445_108, high: 552_892, fsd: 0.108, confidence: 81 },
      flood: { zone: 'X', sfha: false },
      liens: [
        {
          position: 1,
          type: 'FIRST_MORTGAGE',
          lenderName: 'First Meadow Bank',
          originationDate: '2011-08-15',
          originalBalance: 158_100,
          currentBalance: 106_928.98,
          rate: 4.384,
          monthlyPI: 790.21,
          monthlyPayment: 1_135.35,
          escrowed: true,
        },
      ],
      preCltv: 21.43,
    });
  });

  test('is the same however the address is spelled', () => {
    const shouted = syntheticRecord(
      { street1: '101 CLEAR PATH LN', street2: undefined, city: 'phoenix', state: 'az', zip: '85004-1234' },
      GRACE,
    );
    expect(shouted).toEqual(syntheticRecord(CLEAR_PATH, GRACE));
  });

  test('differs for another unit', () => {
    const unit = syntheticRecord({ ...CLEAR_PATH, street2: 'Unit 2' });
    expect(unit.propertyId).not.toBe(syntheticRecord(CLEAR_PATH).propertyId);
    expect(unit).toMatchObject({ propertyType: 'CONDO', lotSqFt: 0 });
  });

  // Output of the reference implementation for the same 5,000 addresses, to the last digit.
  test('is distributed as the reference is over 5,000 addresses', () => {
    const world = Array.from({ length: 5000 }, (_, i) =>
      syntheticRecord({ street1: `${i + 1} MAIN ST`, city: 'TOWN', state: 'AZ', zip: `85${String((i + 1) % 1000).padStart(3, '0')}` }),
    );
    const quantiles = (figures: number[], ...at: number[]) => {
      const sorted = figures.toSorted((a, b) => a - b);
      return at.map((share) => sorted[Math.trunc(sorted.length * share)]);
    };
    const share = (holds: (record: (typeof world)[number]) => boolean) => world.filter(holds).length / 5000;
    expect(
      quantiles(
        world.map((r) => r.avm.value),
        0.1,
        0.5,
        0.9,
      ),
    ).toEqual([280_000, 478_000, 802_000]);
    expect(
      quantiles(
        world.map((r) => r.preCltv),
        0.1,
        0.5,
        0.9,
      ),
    ).toEqual([0, 34.42, 76.81]);
    expect(
      quantiles(
        world.map((r) => r.avm.fsd),
        0.5,
        0.9,
      ),
    ).toEqual([0.113, 0.173]);
    expect({
      freeAndClear: share((r) => r.liens.length === 0),
      heloc: share((r) => r.liens.length > 1),
      flooded: share((r) => r.flood.sfha),
      unsure: share((r) => r.avm.fsd > 0.2),
      overlent: share((r) => r.preCltv > 85),
    }).toEqual({ freeAndClear: 0.1792, heloc: 0.0934, flooded: 0.0472, unsure: 0.0388, overlent: 0.0402 });
  });

  // Figures of the reference in other states, where its own short table has them.
  test.each([
    ['7 N Oak Avenue', 'NY'],
    ['7 N Oak Avenue', 'TX'],
    ['7 N Oak Avenue', 'OH'],
  ])('taxes %s, %s by its state', (street1, state) => {
    const rates: Record<string, number> = { NY: 0.014, TX: 0.0158, OH: 0.0136 };
    const record = syntheticRecord({ street1, city: 'Town', state, zip: '10001' });
    expect(record.annualTax).toBe(Math.trunc(record.avm.value * (rates[state] ?? 0)));
  });
});

test('rounding a tie takes the even neighbor of the exact binary value', () => {
  expect([0.125, 0.375, 2.5, 3.5, 1.005].map((value, index) => round(value, index < 2 || index === 4 ? 2 : 0))).toEqual([
    0.12, 0.38, 2, 4, 1,
  ]);
  expect([round(1250, -2), round(1350, -2), round(499_499, -3)]).toEqual([1200, 1400, 499_000]);
});
