import type { CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import type { TitleSnapshot } from '@hearthline/providers/title/port.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { liabilitiesOf } from './prequalification/liabilities.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../config/context.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { softCreditStep } from './prequalification/soft-credit.ts';
import { GiveUp, conclusive, TryLater } from '../engine/step.ts';
import { titleSnapshotStep } from './prequalification/title-snapshot.ts';
import { underwriteInput } from './prequalification/underwriting.ts';
import { replacing } from '../testing/ports.ts';

let lender: TestLender;
let waiting: Application;
let offered: Application;
beforeAll(async () => {
  lender = await testLender();
  waiting = await lender.read((await lender.play('happy', 'PREQUAL_TITLE')).uuid);
  offered = await lender.read((await lender.play('happy')).uuid);
});
afterAll(async () => lender.close());

const signal = new AbortController().signal;
const ok = <D>(data: D): ProviderResult<D> => ({
  outcome: 'OK',
  reasonCode: null,
  data,
  rawRef: null,
  provider: 'test',
  asOf: null,
  latencyMs: 1,
  retryAfterSeconds: null,
});
const withProviders = (providers: object): Context => ({
  ...lender.ctx,
  providers: replacing(lender.ctx.providers, providers),
});

const SNAPSHOT: TitleSnapshot = {
  orderId: 'o',
  vesting: [{ name: 'GRACE HAPPY', first: 'GRACE', last: 'HAPPY', type: 'PERSON', share: 100 }],
  vestingText: 'GRACE HAPPY',
  lastTransfer: { date: '2015-01-01', docType: 'DEED', price: 1 },
  liens: [],
  involuntary: [],
  legalDescription: null,
};
async function titled(given: Partial<TitleSnapshot>) {
  const ctx = withProviders({ title: { snapshot: async () => ok({ ...SNAPSHOT, ...given }) } });
  const [fact] = (await titleSnapshotStep(ctx, waiting, 1, signal)).facts;
  if (fact?.type !== 'titleSnapshotReceived') throw new Error('no snapshot');
  return fact;
}

describe('the title snapshot', () => {
  const person = (first: string, last: string) => ({ name: `${first} ${last}`, first, last, type: 'PERSON' as const, share: 50 });
  test.each([
    ['the applicant', [person('GRACE', 'HAPPY')], 'APPLICANT'],
    ['in the spelling of deeds', [person('Gràce', 'HAP-PY')], 'APPLICANT'],
    ['with a co-owner', [person('GRACE', 'HAPPY'), person('JOHN', 'HAPPY')], 'APPLICANT_AND_OTHERS'],
    ['a trust', [{ name: 'THE HAPPY TRUST', first: null, last: null, type: 'TRUST' as const, share: 100 }], 'TRUST'],
    ['a company', [{ name: 'HAPPY HOMES LLC', first: null, last: null, type: 'LLC' as const, share: 100 }], 'COMPANY'],
    ['another person', [person('OLGA', 'OTHER')], 'OTHER'],
    ['nobody', [], 'OTHER'],
  ])('vested in %s', async (_, vesting, expected) => {
    expect((await titled({ vesting })).vesting).toBe(expected);
  });

  test('tax and judgment liens rank behind the mortgages, match no account, and count in full', async () => {
    const fact = await titled({
      involuntary: [
        { type: 'TAX', amount: 12_000, recorded: '2024-02-01' },
        { type: 'JUDGMENT', amount: 3000, recorded: '2024-03-01' },
      ],
    });
    expect(fact.involuntary).toBe(15_000);
    expect(fact.liens).toMatchObject([
      { kind: 'OTHER', lenderName: 'Tax lien', currentBalance: 12_000, position: 1, debtId: null },
      { lenderName: 'Judgment lien', position: 2 },
    ]);
    const input = underwriteInput({ ...offered, facts: { ...offered.facts, title: { ...fact, attempt: 1 }, liens: null } }, () => '');
    expect(input.liens.reduce((sum, l) => sum + l.balance, 0)).toBe(15_000);
  });
});

describe('the credit report', () => {
  const LINE: Tradeline = {
    id: 't1',
    creditor: 'A bank',
    type: 'MORTGAGE',
    opened: '2019-01-01',
    highCredit: 100_000,
    limit: null,
    balance: 50_000,
    payment: 700,
    pastDue: 0,
    status: 'CURRENT',
    payHistory24: '0'.repeat(24),
    late30: 0,
    late60: 0,
    late90: 0,
    remainingPayments: 200,
    securedByProperty: true,
    closed: false,
    disputed: false,
    ecoa: 'INDIVIDUAL',
  };
  const REPORT: CreditReport = {
    hit: 'HIT',
    fileId: 'f',
    score: 745,
    scoreModel: 'FICO8',
    scoreDate: '2026-01-01',
    factors: [],
    tradelines: [],
    inquiries: [],
    publicRecords: [],
    collections: [],
    alerts: [],
    addressDiscrepancy: false,
    ssnLast4: null,
    bureau: 'A bureau',
    conflicts: [],
  };
  async function debtsOf(tradelines: Tradeline[]) {
    const ctx = withProviders({ creditBureau: { pull: async () => ok({ ...REPORT, tradelines }) } });
    const [fact] = (await softCreditStep(ctx, waiting, 1, signal)).facts;
    return fact?.type === 'softCreditReceived' ? fact.debts : [];
  }

  test('a closed mortgage with late payments counts for the delinquency review and for nothing else', async () => {
    const late = `${'0'.repeat(8)}2${'0'.repeat(15)}`;
    expect(await debtsOf([{ ...LINE, closed: true, payHistory24: late }])).toMatchObject([
      { late: 'ANY_60_IN_24', balance: 0, monthlyPayment: 0, payable: false },
    ]);
  });

  test.each([
    ['a closed account that was never late', { closed: true }],
    ['an account as an authorized user', { ecoa: 'AUTHORIZED_USER' as const }],
  ])('%s is not counted', async (_, change) => {
    expect(await debtsOf([{ ...LINE, ...change }])).toEqual([]);
  });

  test('debts that can be paid off are owed, undisputed, and not secured by the home', async () => {
    const card = { ...LINE, type: 'CARD' as const, securedByProperty: false };
    const debts = await debtsOf([card, { ...card, id: 't2', disputed: true }, { ...LINE, id: 't3' }, { ...card, id: 't4', balance: 0 }]);
    expect(debts.map((d) => d.payable)).toEqual([true, false, false, false]);
  });
});

describe('liabilities that the draw can pay off', () => {
  test('include a lien only if the offer depends on it, marked once the borrower agreed', async () => {
    const [lien] = offered.facts.title?.liens ?? [];
    const { underwriting } = offered.facts;
    if (!lien || !underwriting) throw new Error('persona 1 has a mortgage and offers');
    expect((await liabilitiesOf(lender.ctx, offered)).map((l) => l.id)).not.toContain(lien.id);
    const asked = { ...offered, facts: { ...offered.facts, underwriting: { ...underwriting, suggestedPayoffs: [lien.id] } } };
    expect((await liabilitiesOf(lender.ctx, asked))[0]).toMatchObject({
      id: lien.id,
      creditor: lien.lenderName,
      monetaryBalance: lien.currentBalance,
      payOff: { status: null, eligible: true },
    });
    const agreed = { ...offered, facts: { ...offered.facts, requalify: { accepted: true, payoffs: [lien.id] } } };
    expect((await liabilitiesOf(lender.ctx, agreed))[0]).toMatchObject({ id: lien.id, payOff: { status: 'MARKED_FOR_PAYOFF' } });
    expect(underwriteInput(agreed, () => '').liens).toMatchObject([{ id: lien.id, payOff: true }]);
  });
});

describe('the result of a provider', () => {
  const result = (outcome: ProviderResult<null>['outcome'], reasonCode: string): ProviderResult<null> => ({
    ...ok(null),
    outcome,
    reasonCode,
    retryAfterSeconds: 7,
  });
  test.each([
    ['TIMEOUT', true],
    ['NETWORK', true],
    ['VENDOR_DOWN', true],
    ['CIRCUIT_OPEN', true],
    ['RATE_LIMITED', true],
    ['PENDING', false],
    ['PROCESSING', false],
    ['ABORTED', false],
    ['ANSWER_TOO_LARGE', false],
  ])('RETRYABLE %s: the vendor gave no answer: %s', (reason, isOutage) => {
    try {
      conclusive(result('RETRYABLE', reason));
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({ silent: isOutage ? result('OK', '').provider : null });
    }
  });
  test.each([
    ['PENDING', false],
    ['ABORTED', false],
    ['CIRCUIT_OPEN', false],
    ['TIMEOUT', true],
    ['VENDOR_DOWN', true],
  ])('RETRYABLE %s: counts as a failed try: %s', (reason, counts) => {
    expect(() => conclusive(result('RETRYABLE', reason))).toThrow(TryLater);
    try {
      conclusive(result('RETRYABLE', reason));
    } catch (error) {
      expect(error).toMatchObject({ counts, afterSeconds: 7 });
    }
  });
  test('FATAL is referred to staff; every other outcome is conclusive', () => {
    expect(() => conclusive(result('FATAL', 'UNEXPECTED_ANSWER'))).toThrow(GiveUp);
    for (const outcome of ['OK', 'NO_HIT', 'NEEDS_INPUT', 'REVIEW', 'REJECTED'] as const)
      expect(conclusive(result(outcome, 'X')).outcome).toBe(outcome);
  });
});
