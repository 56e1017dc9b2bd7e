import { expect, test } from 'vitest';
import { latenessOf } from '../credit/policy.ts';
import { matchLiens } from '../credit/lien-matching.ts';
import { LOAN_PURPOSES, OCCUPANCY_TYPES } from '../enums.ts';
import { costsFor, flatTotal, texasCounted, texasFeesOf } from '../offers/costs.ts';
import { evaluate } from '../offers/expression.ts';
import { assetDepletionMonthly, monthlyFromPay, PAY_PERIODS, type PayFrequency, selfEmployedMonthly } from '../offers/income.ts';
import { hoepaFeeLimit, hoepaRateLimit, texasMinDraw } from '../offers/limits.ts';
import { debtPayment, lienPayment, lienTotals, monthlyIncomeOf, primaryHousing, propertyCharges } from '../offers/obligations.ts';
import { drawYears, interestOnlyPayment, monthlyPayment, principalFor } from '../offers/payments.ts';
import { payoffStanding } from '../offers/payoff.ts';
import { TERMS } from '../testing/standard-product.ts';
import { DEBT_TYPES, type DebtInput, type LienInput } from '../offers/types.ts';
import { isBusinessPurpose, isReported, purposeCode } from '../regulation/hmda/codes.ts';
import { hoepaTest } from '../regulation/hoepa.ts';
import { textTable } from '../testing/text-table.ts';

/** What is owed, what it costs, and which limits hold, as text: at each limit and a step beyond it. */

const LIEN: LienInput = { id: 'first', balance: 106_928.98, monthlyPayment: 1135.35, original: 150_000 };
const LINE: LienInput = { id: 'line', balance: 20_000, limit: 60_000, monthlyPayment: 200, heloc: true };
const CARD: DebtInput = { id: 'card', creditor: 'Card', type: 'CARD', balance: 9_000, monthlyPayment: 400 };

test('what a debt and a lien cost a month', async () => {
  const debts = DEBT_TYPES.flatMap((type) =>
    [
      { balance: 1_000, monthlyPayment: null },
      { balance: 1_000, monthlyPayment: 0 },
      { balance: 1_000, monthlyPayment: 100 },
      { balance: 1_000.01, monthlyPayment: 100 },
      { balance: 1_000, monthlyPayment: 50, remainingPayments: 10 },
      { balance: 1_000, monthlyPayment: 100, remainingPayments: 11 },
      { balance: 0, monthlyPayment: 100 },
      { balance: 0.01, monthlyPayment: 100 },
      { balance: 1_000, monthlyPayment: 100, payOff: true },
    ].map((debt) => [type, ...Object.values(debt).map(String), debtPayment({ type, ...debt }).toNumber()]),
  );
  const liens = [
    LIEN,
    LINE,
    { ...LINE, limit: null },
    { ...LINE, limit: 10_000 },
    { ...LIEN, monthlyPayment: null },
    { ...LIEN, payOff: true },
    { ...LIEN, limit: 900_000 },
  ].map((lien) => {
    const { all, staying, byLimit } = lienTotals([lien]);
    const charges = [undefined, 0, 6_000].map((annualTax) =>
      propertyCharges({ liens: [lien], debts: [], annualTax, hoaDues: 40, value: 240_000 }).toNumber(),
    );
    return ['lien', lienPayment(lien).toNumber(), all.toNumber(), staying.toNumber(), byLimit.toNumber(), charges.join(' ')];
  });
  const homes = OCCUPANCY_TYPES.flatMap((occupancy) =>
    [[], [{ ...CARD, type: 'MORTGAGE' as const }], [{ ...CARD, type: 'MORTGAGE' as const, balance: 0 }], [CARD]].map((list) => [
      occupancy,
      list.map(({ type, balance }) => `${type} ${balance}`).join(' '),
      primaryHousing({ occupancy, liens: [], debts: list }).toNumber(),
    ]),
  );
  await expect(textTable([...debts, ...liens, ...homes])).toMatchFileSnapshot('obligations.txt');
  // Room for taxes and insurance: to the cent of what principal and interest can be at the least.
  const least = monthlyPayment(100_000, 2.65, 30) + 100;
  const room = (monthlyPaid: number) =>
    propertyCharges({ liens: [{ id: 'a', balance: 100_000, monthlyPayment: monthlyPaid }], debts: [], annualTax: 1_200 }).toNumber();
  expect([room(least), room(least - 0.01)]).toEqual([0, 100]);
});

test('income by its kinds', () => {
  expect((Object.keys(PAY_PERIODS) as PayFrequency[]).map((frequency) => monthlyFromPay(1_000, frequency))).toEqual([
    4333.33, 2166.67, 2000, 1000, 83.33,
  ]);
  const year = (net: number, addBacks: number) => ({ net, addBacks });
  expect([
    selfEmployedMonthly({ older: year(60_000, 1_200), later: year(61_199.99, 0) }),
    selfEmployedMonthly({ older: year(60_000, 1_200), later: year(61_200, 0) }),
    selfEmployedMonthly({ older: year(60_000, 0), later: year(72_000, 2_400) }),
  ]).toEqual([5100, 5100, 5600]);
  expect([{ cash: 240_000 }, { securities: 240_000 }, { retirement: 240_000 }, {}].map((assets) => assetDepletionMonthly(assets))).toEqual([
    1000, 700, 600, 0,
  ]);
  expect(assetDepletionMonthly({ cash: 120_000 }, 120)).toBe(1000);
  expect(monthlyIncomeOf({ monthlyIncome: 100, assets: { cash: 24_000, otherAnnual: 1_200 } }).toNumber()).toBe(300);
  expect(monthlyIncomeOf({ monthlyIncome: 100, assets: { cash: 24_000 } }).toNumber()).toBe(200);
});

test('payments, and what they carry', () => {
  expect(TERMS.map((term) => [drawYears(term), monthlyPayment(100_000, 8, term), principalFor(1_000, 8, term)])).toEqual([
    [2, 2027.64, 49318],
    [3, 1213.28, 82421],
    [4, 955.65, 104640],
    [5, 733.76, 136283],
  ]);
  expect([
    drawYears(20),
    monthlyPayment(12_000, 0, 10),
    principalFor(0, 8, 10),
    principalFor(-1, 8, 10),
    principalFor(0.01, 0, 10),
  ]).toEqual([2, 100, 0, 0, 1]);
  expect([interestOnlyPayment(120_000, 8), interestOnlyPayment(120_001, 8)]).toEqual([800, 801]);
});

test('the high-cost limits, at each and a step beyond', () => {
  const rates = [...TERMS, 20].flatMap((term) => [true, false].map((first) => hoepaRateLimit(term, first)));
  expect(rates).toEqual([12.4, 14.4, 12.5, 14.5, 12.55, 14.55, 12.9, 14.9, 12.4, 14.4]);
  expect([27_592, 27_591.99, 10_000, 17_250, 17_251].map((line) => hoepaFeeLimit(line))).toEqual([1379.6, 1380, 800, 1380, 1380]);
  const line = { occupancy: 'HOME', rate: 14.5, term: 10, firstLien: false, line: 20_000, pointsAndFees: 1_380 } as const;
  const failed = (change: Partial<Parameters<typeof hoepaTest>[0]>) => hoepaTest({ ...line, ...change }).failed.join(' ');
  const later = (index: number, margin: number, maxRate: number) => failed({ laterDraws: { index, margin, maxRate } });
  expect([
    failed({}),
    failed({ rate: 14.51 }),
    failed({ pointsAndFees: 1_380.01 }),
    failed({ rate: 15, pointsAndFees: 2_000 }),
    failed({ rate: 15, pointsAndFees: 2_000, occupancy: 'SECONDARY' }),
    later(7, 7.5, 14.5),
    later(7, 7.51, 14.5),
    later(7, 7.5, 14.51),
  ]).toEqual(['', 'RATE', 'POINTS_AND_FEES', 'RATE POINTS_AND_FEES', '', '', 'RATE', 'RATE']);
  expect([
    ...[
      [4, 0],
      [2, 0],
      [2, 490],
      [0, 0],
      [0, 490],
      [3, 10],
    ].map(([fee, costs]) => texasMinDraw(fee ?? 0, costs ?? 0)),
    texasMinDraw(2 / 0.98, 0),
  ]).toEqual([null, 0, 1_225_000, 0, 24_500, null, null]);
});

test('the Texas fees of a line, and whose they are', () => {
  const costs = costsFor({ state: 'TX', occupancy: 'HOME', product: { lenderPaysInTexas: ['NOTARY_FEE'] } });
  expect(costs.map(({ feeType, borrowerPaidAmount }) => [feeType, borrowerPaidAmount])).toEqual([
    ['AVM_FEE', 180],
    ['RECORDING_FEE', 50],
    ['NOTARY_FEE', 0],
  ]);
  const appraisal = { feeType: 'ONSITE_APPRAISAL_FEE', type: 'FLAT', borrowerPaidAmount: 550, jsCriteria: null } as const;
  expect([flatTotal([...costs, appraisal]), texasCounted([...costs, appraisal])]).toEqual([780, 230]);
  const counted = [
    { feeType: 'TITLE_FEE', amount: 900 },
    { feeType: 'BPO_FEE', amount: 100 },
  ] as const;
  expect(texasFeesOf(100_000, 1_900, counted)).toEqual({ counted: 2_000, limit: 2_000, passes: true });
});

test('what bars a payoff, and what it improves', async () => {
  const debt = { kind: 'CARD', balance: 5_000, monthlyPayment: 100, pastDue: 0, matched: true, lien: null, nearlyPaid: false };
  const lien = { position: 1, since: '2025-11-20' };
  const cases: readonly (readonly [string, Partial<Parameters<typeof payoffStanding>[0]>, number | null, boolean])[] = [
    ['a card', {}, 50_000, true],
    ['no balance', { balance: 0 }, 50_000, true],
    ['a cent', { balance: 0.01 }, 50_000, true],
    ['not matched', { matched: false }, 50_000, true],
    ['not matched, no balance', { matched: false, balance: 0 }, 50_000, true],
    ['a mortgage elsewhere', { kind: 'MORTGAGE' }, 50_000, true],
    ['a line elsewhere, not matched', { kind: 'HELOC', matched: false }, 50_000, true],
    ['the state forbids it', {}, 50_000, false],
    ['a lien in such a state', { kind: 'MORTGAGE', lien }, 50_000, false],
    ['as large as the largest line', { balance: 50_000 }, 50_000, true],
    ['a cent larger', { balance: 50_000.01 }, 50_000, true],
    ['no line yet', { balance: 50_000 }, null, true],
    ['no line at all', { balance: 50_000 }, 0, true],
    ['past due', { pastDue: 0.01 }, 50_000, true],
    ['a year old', { kind: 'HELOC', lien }, 50_000, true],
    ['a day younger', { kind: 'HELOC', lien: { position: 1, since: '2025-11-21' } }, 50_000, true],
    ['of unknown age', { kind: 'HELOC', lien: { position: 1, since: null } }, 50_000, true],
    ['nearly paid', { nearlyPaid: true }, 50_000, true],
    ['nothing a month', { monthlyPayment: 0 }, 50_000, true],
    ['unknown a month', { monthlyPayment: null }, 50_000, true],
  ];
  const rows = cases.map(([name, change, maxLine, otherDebts]) => {
    const { reasons, ...credits } = payoffStanding({ ...debt, ...change }, { maxLine, today: '2026-11-20', otherDebts });
    return [name, reasons.join(' '), ...Object.values(credits)];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('payoffs.txt');
});

test('a recorded lien finds its account: same lender and kind, near in time, the nearest first, each once', () => {
  const lien = { docNo: 'D1', lender: 'First Bank, N.A.', type: 'DEED_OF_TRUST', recorded: '2024-05-01' };
  const account = { id: 'T1', creditor: 'FIRST BANK NA', type: 'MORTGAGE', opened: '2024-04-20', closed: false };
  const match = (liens: readonly object[], accounts: readonly object[]) =>
    [
      ...matchLiens(
        liens.map((one) => ({ ...lien, ...one })),
        accounts.map((one) => ({ ...account, ...one })),
      ),
    ].map((pair) => pair.join(' '));
  expect(match([{}], [{}])).toEqual(['D1 T1']);
  expect(match([{}], [{ closed: true }])).toEqual([]);
  expect(match([{}], [{ creditor: 'Second Bank' }])).toEqual([]);
  expect(match([{}], [{ type: 'HELOC' }])).toEqual([]);
  expect(match([{ type: 'HELOC' }], [{ type: 'HELOC' }])).toEqual(['D1 T1']);
  expect([['2024-01-02'], ['2024-01-01'], ['2024-08-29'], ['2024-08-30']].map(([opened]) => match([{}], [{ opened }]).length)).toEqual([
    1, 0, 1, 0,
  ]);
  expect(match([{}, { docNo: 'D2', recorded: '2024-04-21' }], [{ id: 'T2', opened: '2024-05-05' }, {}])).toEqual(['D2 T1', 'D1 T2']);
  expect(match([{}, { docNo: 'D2' }], [{}])).toEqual(['D1 T1']);
});

test('how late an account was', () => {
  const line = { type: 'CARD', securedByProperty: false, pastDue: 0, payHistory24: '0'.repeat(24), closed: false };
  const late = (at: number, by: string) => '0'.repeat(at) + by + '0'.repeat(23 - at);
  const found = ['MORTGAGE', 'HELOC', 'CARD'].flatMap((type) =>
    [true, false].flatMap((securedByProperty) =>
      [late(11, '1'), late(12, '1'), late(23, '2'), late(0, '9')].map((payHistory24) =>
        latenessOf({ ...line, type, securedByProperty, payHistory24 }),
      ),
    ),
  );
  const secured = ['MORTGAGE_30_IN_12', 'NONE', 'ANY_60_IN_24', 'ANY_60_IN_24'];
  const none = ['NONE', 'NONE', 'NONE', 'NONE'];
  expect(found).toEqual([...secured, ...secured, ...secured, ...secured, ...secured, ...none]);
});

test('which applications are reported, by purpose and occupancy', async () => {
  const rows = LOAN_PURPOSES.flatMap((purpose) =>
    OCCUPANCY_TYPES.map((occupancy) => {
      const business = isBusinessPurpose(purpose, occupancy);
      const codes = [true, false].map((pays) => purposeCode(purpose, pays));
      return [purpose, occupancy, business, codes.join(' '), codes.map((code) => isReported(business, code)).join(' ')];
    }),
  );
  await expect(textTable(rows)).toMatchFileSnapshot('reported.txt');
});

test('formulas: each sign, function and mistake', () => {
  const value = (formula: string) => {
    try {
      return evaluate(formula, { line: 1_000, draw: 900 }).toNumber();
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(
    [
      '1 + 2 * 3 - 4 / 2',
      '-(1 - 2)',
      '- -3',
      'min(3, 1, 2)',
      'max(3, 1, 2)',
      'ceil(1.2)',
      'line - draw',
      '.5 * 2',
      '8 / 2 / 2',
      '9 - 3 - 2',
    ].map(value),
  ).toEqual([5, 1, 3, 1, 3, 2, 100, 1, 2, 4]);
  expect(
    ['1 / 0', 'sin(1)', 'toString', 'ceil(1, 2)', '1 2', '(1', '1 +', '1 $ 2', '', ')', 'min(1 2)', 'hasOwnProperty(1)'].map(value),
  ).toEqual([
    'Division by zero in formula',
    "Unknown function 'sin' in formula",
    "Unknown name 'toString' in formula",
    "Wrong number of values for 'ceil'",
    'Unexpected text after formula',
    "Expected ')' in formula",
    'Unexpected end or sign in formula',
    'Unexpected character at 1 in formula',
    'Unexpected end or sign in formula',
    'Unexpected end or sign in formula',
    "Expected ')' in formula",
    "Unknown function 'hasOwnProperty' in formula",
  ]);
  expect([value(`${'1'.padStart(500, ' ')}`), value(`${'1'.padStart(501, ' ')}`)]).toEqual([1, 'Formula is too long']);
});
