import { REASON_CODES } from '@hearthline/rules/enums.ts';
import { REASONS } from '@hearthline/rules/reasons.ts';
import { describe, expect, test } from 'vitest';
import type { Fact } from '../facts/fact.ts';
import { contradicted, figureOf, TOLD_APART } from './reason-figures.ts';
import { refusalReasons } from './refusal.ts';
import { CARD, FIRST_LIEN, foldedFacts, MORTGAGE, some } from './testing/sample-facts.ts';

const offered = [
  some('applicationCreated'),
  some('preChecksMade'),
  some('softCreditReceived'),
  some('parcelDetailed'),
  some('titleSnapshotReceived'),
  some('valuationReceived'),
  some('underwritten'),
];
const chosen = [...offered, some('offerSelected', { dti: 21.33 })];
const changed = (type: Fact['type'], given: object): Fact[] => offered.map((fact) => (fact.type === type ? { ...fact, ...given } : fact));

describe('the figure beside a reason, and whether it speaks against it', () => {
  test.each([
    ['DTI_OVER', offered, 'DTI 15.29% of at most 50%, before a line', true],
    ['DTI_OVER', chosen, 'DTI 21.33% of at most 50%', true],
    ['DTI_OVER', changed('underwritten', { preDti: 50.01 }), 'DTI 50.01% of at most 50%, before a line', false],
    ['DTI_OVER', changed('underwritten', { preDti: 50 }), 'DTI 50.00% of at most 50%, before a line', true],
    ['DTI_OVER', changed('underwritten', { dtiDecline: true }), 'DTI 15.29% of at most 50%, before a line', false],
    ['SCORE_LOW', offered, 'Score 785 of at least 640', true],
    ['SCORE_LOW', changed('softCreditReceived', { score: 639 }), 'Score 639 of at least 640', false],
    ['SCORE_LOW', changed('applicationCreated', { occupancy: 'SECONDARY' }), 'Score 785 of at least 660', true],
    ['CLTV_OVER', offered, 'CLTV 21.43% of at most 85%, before a line, at a value of $499,000', true],
    ['CLTV_OVER', chosen, 'CLTV 42.47% of at most 85%, at a value of $499,000', true],
    [
      'CLTV_OVER',
      changed('valuationReceived', { value: 120_000 }),
      'CLTV 89.11% of at most 85%, before a line, at a value of $120,000',
      false,
    ],
    ['LATES', offered, 'Accounts late or past due: 0', true],
    [
      'LATES',
      changed('softCreditReceived', { debts: [MORTGAGE, { ...CARD, late: 'ANY_60_IN_24' }] }),
      'Accounts late or past due: 1',
      false,
    ],
    ['BK', offered, 'None on record that excludes the borrower', true],
    ['LIENS_AHEAD', offered, 'Loans ahead of the line: 1 of at most 1', true],
    [
      'LIENS_AHEAD',
      changed('titleSnapshotReceived', { liens: [FIRST_LIEN, { ...FIRST_LIEN, id: 'l2', position: 2 }] }),
      'Loans ahead of the line: 2 of at most 1',
      false,
    ],
    ['INCOME_UNVERIFIED', offered, 'Not verified', false],
    ['INCOME_UNVERIFIED', [...offered, { type: 'incomeVerified', monthly: 12_000 } as const], 'Verified: $12,000 a month', true],
    ['LISTED_FOR_SALE', offered, 'No listing found', true],
  ] as const)('%s %#', (code, log, says, contradicts) => {
    expect(figureOf(foldedFacts(...log), code)).toEqual({ says, contradicts });
  });

  test('what the rules themselves named is never contradicted', () => {
    const f = foldedFacts(...changed('underwritten', { reasons: ['DTI_OVER'] }));
    expect(contradicted(f, ['DTI_OVER', 'SCORE_LOW'])).toEqual(['SCORE_LOW']);
  });

  test('another signer owes the debt too: the borrower’s own report contradicts nothing then', () => {
    const f = foldedFacts(
      ...offered,
      { type: 'signerNamed', signerId: 's1', role: 'CO_SIGNER' },
      { type: 'signerCreditReceived', signerId: 's1', reportId: 'r2', hit: 'HIT', score: 600, alerts: [] },
    );
    expect(contradicted(foldedFacts(...offered), ['SCORE_LOW', 'LATES', 'BK'])).toEqual(['SCORE_LOW', 'LATES', 'BK']);
    expect(contradicted(f, ['SCORE_LOW', 'LATES', 'BK'])).toEqual([]);
  });
});

test('reasons that print the same sentence are told apart by words, and every row can be asked of an empty file', () => {
  const label = (code: (typeof REASON_CODES)[number]) => `${REASONS[code].text}${TOLD_APART[code] ?? ''}`;
  expect(new Set(REASON_CODES.map(label)).size).toBe(REASON_CODES.length);
  for (const code of REASON_CODES) expect(() => figureOf(foldedFacts(), code)).not.toThrow();
});

test('a signed agreement binds the lender: what ends it is fraud or harm to the security, never the credit decision again', () => {
  const held: Fact[] = [
    ...chosen,
    { type: 'documentsSigned', signing: 'CLOSING', evidenceId: 'e', at: '2026-02-02T17:00:00.000Z' },
    { type: 'deedSigned', mode: 'RON', recordRef: 'd' },
    { type: 'rescissionNoticed', endsAt: '2026-02-06T07:00:00.000Z' } as Fact,
    { type: 'fundingHeld', reason: 'Counsel' },
  ];
  const reasons = refusalReasons(foldedFacts(...held), 'RESCISSION', 'cancel');
  expect(reasons).toContain('OWNERSHIP_UNVERIFIED');
  for (const credit of ['DTI_OVER', 'SCORE_LOW', 'CLTV_OVER', 'LATES'] as const) expect(reasons).not.toContain(credit);
  expect(refusalReasons(foldedFacts(...held), 'RESCISSION', 'decline')).toEqual([]);
});
