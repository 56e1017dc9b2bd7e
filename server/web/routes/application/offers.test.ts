import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { totalFromDraw } from '@hearthline/rules/money.ts';
import { monthlyPayment } from '@hearthline/rules/offers/payments.ts';
import { quote, quoteInput } from '@hearthline/rules/offers/quote.ts';
import type { OfferedDebt, PricedOffers } from '@hearthline/rules/offers/types.ts';
import { personaOf } from '@hearthline/sandbox/personas.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { lineTerms } from '../../../steps/documents/document-context.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Offers = PricedOffers<OfferedDebt & { readonly creditor: string }> & {
  readonly offerSetId: string;
  readonly selected: unknown;
  readonly expiresAt: string;
};

const offersOf = async ({ uuid, jwt }: Played) =>
  (await lender.call('GET', onApplication(uuid, 'offers'), { jwt })).body as unknown as Offers;
const select = async ({ uuid, jwt }: Played, body: object) => lender.call('POST', onApplication(uuid, 'offers/select'), { jwt, body });
const choice = (offerSetId: string, more: object = {}) => ({
  type: 'FIXED',
  term: 15,
  draw: 100_000,
  feePercent: 4.99,
  payType: 'AUTOPAY',
  payoffs: [] as string[],
  payoffPreference: 'DEDUCT',
  offerSetId,
  expected: { rate: 8.45, monthlyPayment: 1030.8 },
  ...more,
});

/** lending §5.2: draw 100,000, fee 4.99 %, with autopay. */
const GOLDEN = [
  [5, 7.85, 2121.29],
  [10, 8.2, 1284.94],
  [15, 8.45, 1030.8],
  [30, 8.8, 829.71],
] as const;

describe('persona 1, through bureau, parcel, title and value over HTTP', () => {
  let application: Played;
  let offers: Offers;
  beforeAll(async () => {
    application = await lender.play('happy');
    offers = await offersOf(application);
  });

  test('the figures that the offers are computed from', async () => {
    expect(offers).toMatchObject({ homeValue: 499_000, lienBalance: 106_928.98, selected: null });
    const { facts } = await lender.read(application.uuid);
    expect(facts.underwriting).toMatchObject({ decision: 'SELECT', subDecision: 'UNVERIFIED_OFFER', preDti: 15.29, maxLine: 317_221 });
    expect(facts.credit).toMatchObject({ hit: 'HIT', score: 785 });
    expect(Math.max(...offers.offersByType.FIXED.map((o) => o.max))).toBe(317_221);
    expect(new Set(offers.offersByType.FIXED.map((o) => o.term))).toEqual(new Set([5, 10, 15, 30]));
  });

  test('offers expire thirty days after they were computed', () => {
    const days = (Date.parse(offers.expiresAt) - lender.ctx.clock.now(application.uuid).getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
  });

  test.each(GOLDEN)('%i years: %f %% and %f a month, to the cent', async (term, rate, monthlyPayment) => {
    const { status, body } = await select(application, choice(offers.offerSetId, { term, expected: { rate, monthlyPayment } }));
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body).toMatchObject({ rate, monthlyPayment, originationFee: 4990, lineAmount: 104_990 });
    expect((await offersOf(application)).selected).toMatchObject({ term, rate, monthlyPayment, draw: 100_000, feePercent: 4.99 });
    expect(await lender.read(application.uuid)).toMatchObject({
      status: 'COLLECT_ADDITIONAL_INFO',
      facts: { selection: { term, rate, lineAmount: 104_990 } },
    });
  });
});

describe('a refused choice leaves the application unchanged', () => {
  let application: Played;
  let offers: Offers;
  beforeAll(async () => {
    application = await lender.play('happy');
    offers = await offersOf(application);
  });
  const refusals: readonly [string, (o: Offers) => object, number][] = [
    ['a draw above the largest', () => ({ draw: 400_000 }), 422],
    ['a draw below the smallest', (o) => ({ draw: Math.min(...o.offersByType.FIXED.map((f) => f.minDraw)) - 1 }), 422],
    ['a term that is not offered', () => ({ term: 20 }), 422],
    ['a fee that is not offered', () => ({ feePercent: 0.5 }), 422],
    ['a rate the page did not show', () => ({ expected: { rate: 1, monthlyPayment: 1030.8 } }), 422],
    ['a payment that differs by a cent', () => ({ expected: { rate: 8.45, monthlyPayment: 1030.81 } }), 422],
    ['the price without autopay', () => ({ payType: 'MANUAL' }), 422],
    ['another offer set', () => ({ offerSetId: '01890000-0000-7000-8000-000000000000' }), 422],
    ['a type that is not offered', () => ({ type: 'VARIABLE' }), 400],
    ['an unknown debt', () => ({ payoffs: ['another'] }), 422],
    ['a rate of the client’s own', () => ({ rate: 1 }), 400],
    ['a line of the client’s own', () => ({ lineAmount: 500_000 }), 400],
    ['a draw that is not a number', () => ({ draw: '100000' }), 400],
  ];
  test.each(refusals)('%s', async (_, more, wanted) => {
    const { status, body } = await select(application, choice(offers.offerSetId, more(offers)));
    expect(status, JSON.stringify(body)).toBe(wanted);
    expect((body['errors'] as unknown[]).length).toBeGreaterThan(0);
    expect(await lender.read(application.uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { selection: null } });
  });

  test('expired offers are refused before the sweep ran', async () => {
    await lender.ctx.clock.advance(31 * 86_400_000, application.uuid);
    const { status, body } = await select(application, choice(offers.offerSetId));
    expect([status, body['message']]).toEqual([422, 'These offers have expired. We get new ones for you.']);
    // the page that is open tells by it that these are not merely other figures
    expect(body['errors']).toMatchObject([{ field: 'expiresAt' }]);
  });
});

test('on a home in Alaska no first draw under $25,001 is offered, and one of $15,000 is refused', async () => {
  const grace = personaOf('happy');
  if (!grace) throw new Error('no persona 1');
  const { property } = grace;
  let application: Played;
  try {
    Object.assign(grace, { property: { street1: '12 Steady Ave', city: 'Anchorage', state: 'AK', zip: '99501' } });
    application = await lender.play('happy');
  } finally {
    Object.assign(grace, { property });
  }
  const { offerSetId, offersByType } = await offersOf(application);
  expect(Math.min(...offersByType.FIXED.map(({ minDraw }) => minDraw))).toBe(25_001);
  for (const draw of [15_000, 25_000]) {
    const { status, body } = await select(application, choice(offerSetId, { draw }));
    expect([status, body['message']]).toEqual([422, 'Enter $25,001 or more.']);
  }
  expect(await lender.read(application.uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { selection: null } });
  const offer = offersByType.FIXED.find((o) => o.term === 15 && o.originationFee === 4.99 && o.minDraw === 25_001);
  const rate = offer?.rate ?? 0;
  const least = { draw: 25_001, expected: { rate, monthlyPayment: monthlyPayment(totalFromDraw(25_001, 4.99), rate, 15) } };
  expect((await select(application, choice(offerSetId, least))).status).toBe(200);
});

describe('payoffs', () => {
  test('a debt is paid from the draw: cash is less by its balance', async () => {
    const application = await lender.play('happy');
    const offers = await offersOf(application);
    const card = (await lender.read(application.uuid)).facts.credit?.debts.find((d) => d.payable && d.kind === 'CARD');
    if (!card) throw new Error('persona 1 has no card');
    const plain = await select(application, choice(offers.offerSetId));
    const paid = await select(application, choice(offers.offerSetId, { payoffs: [card.id, card.id] }));
    expect(paid.status, JSON.stringify(paid.body)).toBe(200);
    expect(Number(plain.body['cashToYou']) - Number(paid.body['cashToYou'])).toBeCloseTo(card.balance, 2);
    expect((await lender.read(application.uuid)).facts.selection?.payoffs).toEqual([card.id]);
    const marks = (await offersOf(application)).liabilities.map(({ id, payOff }) => [
      id,
      (payOff as { status?: unknown }).status,
      payOff.required,
    ]);
    expect(marks).toEqual(offers.liabilities.map(({ id }) => [id, id === card.id ? 'MARKED_FOR_PAYOFF' : null, false]));
  });

  test('on a home in Texas only liens are paid off: each other debt says so, and choosing one is refused', async () => {
    const application = await lender.play('houston', 'OFFER_SELECTION');
    const { offerSetId, liabilities } = await offersOf(application);
    expect(liabilities.length).toBeGreaterThan(0);
    for (const { payOff } of liabilities) expect(payOff).toMatchObject({ eligible: false, reasons: ['NO_STATE_ELIGIBILITY'] });
    const { status, body } = await select(application, choice(offerSetId, { draw: 50_000, payoffs: [liabilities[0]?.id ?? ''] }));
    expect([status, body['message']]).toEqual([422, 'One of the debts cannot be paid off from the draw.']);
    expect((await lender.read(application.uuid)).status).toBe('OFFER_SELECTION');
  });
  test('an equity line open on a home in Texas is paid off with the first draw, and cannot be left out', async () => {
    const application = await lender.play('bonham', 'OFFER_SELECTION');
    const offers = await offersOf(application);
    const [line, ...others] = offers.liabilities.filter((d) => d.payOff.required);
    expect([line?.creditor, line?.payOff.amount, others]).toEqual(['Granite Credit Union', 13_200, []]);
    expect(Math.min(...offers.offersByType.FIXED.map(({ minDraw }) => minDraw))).toBeGreaterThanOrEqual(13_200);
    const { status, body } = await select(application, choice(offers.offerSetId, { draw: 50_000 }));
    expect([status, body['message']]).toEqual([422, 'Your offers depend on paying off Granite Credit Union.']);
  });
  test('an equity line that closed on the home within a year leaves no offers in Texas, and the notice says why', async () => {
    const { uuid } = await lender.play('crockett', 'DECLINED');
    const { facts } = await lender.read(uuid);
    expect([facts.underwriting?.decision, facts.noticeQueued?.reasons]).toEqual(['DECLINE', ['EQUITY_LOAN_WITHIN_YEAR']]);
  });
  test('a payoff that the offers depend on cannot be left out', async () => {
    const application = await lender.play('winback', 'OFFER_SELECTION');
    const offers = await offersOf(application);
    const needed = offers.liabilities.filter((d) => d.payOff.required);
    expect(needed.length).toBeGreaterThan(0);
    const { status, body } = await select(application, choice(offers.offerSetId));
    expect([status, body['message']]).toEqual([422, `Your offers depend on paying off ${needed.map((d) => d.creditor).join(', ')}.`]);
  });
});

describe('revised offers, after the payoff letters arrived', () => {
  const MINUTES = 120_000;
  const payOff = ({ creditor }: { creditor: string }) => /Lantern/.test(creditor);
  const extra = { payOff: ['Lantern'] };
  const owedOf = async (uuid: string) => {
    const { facts } = await lender.read(uuid);
    const id = facts.selection?.payoffs[0] ?? '';
    return {
      id,
      letter: facts.verification.payoffs[id]?.amount ?? 0,
      reported: facts.credit?.debts.find((d) => d.id === id)?.balance ?? 0,
    };
  };

  test(
    'a debt is offered at the letter’s amount, and the cash shown is the cash recorded and printed',
    async () => {
      const application = await lender.play('payoff', 'OFFER_SELECTION', ['lower']);
      const before = await offersOf(application);
      const lantern = before.liabilities.find((debt) => payOff(debt));
      expect(lantern?.payOff.amount).toBe(lantern?.monetaryBalance);
      await driveTo(lender, application.uuid, 'REVISED_OFFER_SELECTION', { extra });
      const { id, letter, reported } = await owedOf(application.uuid);
      expect(letter).toBeGreaterThan(reported);

      const offers = await offersOf(application);
      expect(offers.liabilities.find((debt) => debt.id === id)).toMatchObject({ monetaryBalance: reported, payOff: { amount: letter } });
      const [offer] = offers.offersByType.FIXED;
      if (!offer) throw new Error('nothing is offered');
      const wanted = {
        draw: offer.maxDraw,
        term: offer.term,
        feePercent: offer.originationFee,
        payType: 'AUTOPAY',
        payoffs: [id],
      } as const;
      const shown = quote(quoteInput(offers, wanted));
      if (!shown.ok) throw new Error(shown.message);
      const { apr: rate, monthlyPayment, cashToYou, payoffTotal } = shown.quote;
      expect(payoffTotal).toBe(letter);

      const byReport = { rate, monthlyPayment, cashToYou: cashToYou + letter - reported };
      const refused = await select(application, choice(offers.offerSetId, { ...wanted, expected: byReport }));
      expect([refused.status, refused.body['message']]).toEqual([422, 'The figures have changed. Check the new payment and continue.']);
      const { status, body } = await select(
        application,
        choice(offers.offerSetId, { ...wanted, expected: { rate, monthlyPayment, cashToYou } }),
      );
      expect([status, body['cashToYou']]).toEqual([200, cashToYou]);
      const { facts } = await lender.read(application.uuid);
      expect(facts.selection).toMatchObject({ cashToYou, payoffAmounts: { [id]: letter } });
      expect(await lineTerms(lender.ctx, await lender.read(application.uuid))).toMatchObject({
        cashToBorrower: cashToYou,
        payoffs: [{ amount: letter }],
        payment: monthlyPayment,
        apr: rate,
      });
    },
    MINUTES,
  );

  test(
    'unchanged terms keep the line, and final underwriting records the cash after the payoff letter',
    async () => {
      const application = await lender.play('payoff', 'OFFER_SELECTION');
      await driveTo(lender, application.uuid, 'INCOME_VERIFICATION', { extra });
      const chosen = (await lender.read(application.uuid)).facts.selection;
      await driveTo(lender, application.uuid, 'FINAL_OFFER');
      const { letter, reported, id } = await owedOf(application.uuid);
      const { selection } = (await lender.read(application.uuid)).facts;
      expect(chosen?.payoffAmounts).toEqual({ [id]: reported });
      expect(selection).toMatchObject({ lineAmount: chosen?.lineAmount, payoffAmounts: { [id]: letter } });
      expect((chosen?.cashToYou ?? 0) - (selection?.cashToYou ?? 0)).toBeCloseTo(letter - reported, 2);
    },
    MINUTES,
  );
});

describe('reads and decisions before the offers', () => {
  test('assets: the missing monthly income is shown, savings of 400,000 lead to offers, and none to a decline for debt', async () => {
    const application = await lender.play('debts');
    const { body } = await lender.call('GET', onApplication(application.uuid, 'asset-depletion'), { jwt: application.jwt });
    expect(Number(body['missingMonthly'])).toBeGreaterThan(0);
    expect(Number(body['monthlyDebts'])).toBe(1400);
    const declined = await lender.play('debts', 'DECLINED');
    const view = (await lender.call('GET', onApplication(declined.uuid), { jwt: declined.jwt })).body;
    expect(view).toMatchObject({ status: { dtiDecline: true, decision: 'DECLINE' }, adverseAction: { kind: 'INCOME' }, active: false });
  });

  test('a counteroffer says what it requires, how long it is valid, and what it offers', async () => {
    const application = await lender.play('winback');
    const { body } = await lender.call('GET', onApplication(application.uuid, 'requalify'), { jwt: application.jwt });
    expect(body).toMatchObject({ reason: 'MAX_BELOW_MIN_LINE', maxLineNow: 9800, goodUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((body['payoffs'] as { monetaryBalance: number }[]).map((d) => d.monetaryBalance)).toEqual([12_000]);
    expect(Number(body['maxLineThen'])).toBeGreaterThan(15_000);
    const half = await lender.call('POST', onApplication(application.uuid, 'requalify'), {
      jwt: application.jwt,
      body: { accept: true, payoffs: [] },
    });
    expect(half.status).toBe(409);
  });

  test('a counteroffer that the borrower declines is told from a decline of ours', async () => {
    const { uuid, jwt } = await lender.play('winback');
    expect((await lender.call('GET', onApplication(uuid), { jwt })).body).toMatchObject({ counterofferDeclined: false });
    await lender.call('POST', onApplication(uuid, 'requalify'), { jwt, body: { accept: false, payoffs: [] } });
    expect((await lender.call('GET', onApplication(uuid), { jwt })).body).toMatchObject({
      counterofferDeclined: true,
      status: { status: 'DECLINED' },
    });
  });

  test('offers on the borrower’s own estimate charge neither an automated valuation nor the broker’s price opinion, which we pay', async () => {
    const { uuid, jwt } = await lender.play('novalue', 'OFFER_SELECTION');
    const { body } = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    const kinds = (body['costs'] as { feeType: string }[]).map(({ feeType }) => feeType);
    expect([kinds.includes('BPO_FEE'), kinds.includes('AVM_FEE')]).toEqual([false, false]);
  });

  test('a low score is declined, its notice is queued with the reason, and the view says which kind', async () => {
    const application = await lender.play('lowfico');
    const view = (await lender.call('GET', onApplication(application.uuid), { jwt: application.jwt })).body;
    expect(view).toMatchObject({ status: { creditScoreDecline: true }, adverseAction: { kind: 'CREDIT' } });
    const { facts } = await lender.read(application.uuid);
    expect(facts.credit?.factors).toHaveLength(4);
    expect(facts.noticeQueued?.reasons).toEqual(['SCORE_LOW']);
  });

  test('offers cannot be read before they are computed', async () => {
    const { uuid, jwt } = await lender.play('happy', 'WAITING_FOR_UNDERWRITING');
    expect((await lender.call('GET', onApplication(uuid, 'offers'), { jwt })).status).toBe(409);
  });
});
