import type { TransferRequest } from '@hearthline/providers/money-movement/port.ts';
import type { Body } from '@hearthline/journey/facts/fact.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { disbursementStep } from './disbursement.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const SELECTION: Body<'offerSelected'> = {
  offerSetId: 's',
  offerId: 'o',
  term: 10,
  draw: 50_000,
  lineAmount: 50_000,
  rate: 8,
  feePercent: 0,
  originationFee: 0,
  monthlyPayment: 600,
  cashToYou: 50_000,
  payType: 'MANUAL',
  payoffs: [],
  payoffPreference: 'DEDUCT',
  withoutAutopay: { rate: 8, monthlyPayment: 600 },
  costs: [],
  payoffAmounts: {},
};
const DAY = 86_400_000;

test('a crypto-backed line is paid to the exchange with the borrower’s name and the loan number', async () => {
  const { uuid } = await lender.play('coin', 'OFFER_SELECTION');
  const read = await lender.read(uuid);
  const { facts } = read;
  if (!facts.created) throw new Error('nothing was created');
  const application = { ...read, facts: { ...facts, created: { ...facts.created, isCrypto: true }, selection: SELECTION } };
  const sent: TransferRequest[] = [];
  const { moneyMovement } = lender.ctx.providers;
  const spy = {
    ...moneyMovement,
    start: async (...asked: Parameters<typeof moneyMovement.start>) => {
      sent.push(asked[0]);
      return moneyMovement.start(...asked);
    },
  };
  const ctx = { ...lender.ctx, providers: { ...lender.ctx.providers, moneyMovement: spy } };
  await disbursementStep(ctx, application, 1, new AbortController().signal);
  expect(sent).toMatchObject([
    {
      account: { accountNumber: lender.ctx.config.exchange?.accountNumber },
      holder: { legalName: 'Carl Coin' },
      description: application.loanNumber,
    },
  ]);
});

test('an employer last called more than ten business days ago is called again before funding', async () => {
  const { uuid } = await lender.play('stubb', 'OFFER_SELECTION');
  await driveTo(lender, uuid, 'RESCISSION');
  await lender.ctx.clock.advance(20 * DAY, uuid);
  await driveTo(lender, uuid, 'COMPLETE');
  const calls = lender.vendors.checks.ledger().filter(({ key, kind }) => kind === 'CHECK_EMPLOYER_CALL' && key.startsWith(uuid));
  expect(calls.map(({ key }) => key.split(':')[1])).toEqual(['employment', 'final-checks']);
  expect((await lender.log(uuid)).filter((f) => f.type === 'finalChecksMade')).toMatchObject([{ clear: true }]);
});
