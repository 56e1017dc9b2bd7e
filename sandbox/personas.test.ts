import { createAddressHttp } from '@hearthline/providers/address/typeahead/http.ts';
import { startAddressSimulator } from '@hearthline/providers/address/typeahead/simulator.ts';
import { createCreditBureauHttp } from '@hearthline/providers/credit-bureau/consumer-reports/http.ts';
import { startCreditBureauSimulator } from '@hearthline/providers/credit-bureau/consumer-reports/simulator.ts';
import { createPropertyHttp } from '@hearthline/providers/property/parcel-records/http.ts';
import { startPropertySimulator } from '@hearthline/providers/property/parcel-records/simulator.ts';
import { createTitleHttp } from '@hearthline/providers/title/title-orders/http.ts';
import { startTitleSimulator } from '@hearthline/providers/title/title-orders/simulator.ts';
import { SANDBOX_KEY, type Simulator } from '@hearthline/providers/world/vendor/vendor.ts';
import { matchLiens } from '@hearthline/rules/credit/lien-matching.ts';
import { latenessOf } from '@hearthline/rules/credit/policy.ts';
import { STANDARD_PRODUCT } from '@hearthline/rules/testing/standard-product.ts';
import { SAMPLE_INDEX } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import type { AssetsInput, UnderwriteInput } from '@hearthline/rules/offers/types.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { STATES } from '@hearthline/rules/enums.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONAS, personaOf, type Persona } from './personas.ts';

const options = { clock: () => new Date('2026-09-14T15:00:00Z') };
const started = await Promise.all([
  startCreditBureauSimulator(options),
  startPropertySimulator(options),
  startTitleSimulator(options),
  startAddressSimulator(options),
] as const);
afterAll(async () => {
  await Promise.all(started.map((simulator) => simulator.close()));
});
const wire = ({ url: baseUrl }: Simulator) => ({ baseUrl, key: SANDBOX_KEY });
const [bureau, property, title, address] = [
  createCreditBureauHttp(wire(started[0])),
  createPropertyHttp(wire(started[1])),
  createTitleHttp(wire(started[2])),
  createAddressHttp(wire(started[3])),
];

const persona = (which: string): Persona => {
  const found = personaOf(which);
  if (found === undefined) throw new Error(`no persona ${which}`);
  return found;
};

/** What prequalification would receive for a persona who gave the SSN, at the final address of the path. */
async function fetched(who: Persona) {
  const home = who.extra.address ?? { ...who.property, ...(who.extra.unit === undefined ? {} : { street2: who.extra.unit }) };
  const consumer = {
    first: who.first,
    last: who.last,
    dob: who.dob,
    ssn: who.ssn,
    currentAddress: who.property,
    email: `${who.emailLocal}@example.com`,
  };
  const pull = (attempt: number) =>
    bureau.pull(
      {
        purposeCode: 'PREQUAL_SOFT',
        consumer,
        models: ['FICO8'],
        endUserRef: who.key,
        attempt,
        ...(who.extra.pin === undefined ? {} : { freezePin: who.extra.pin }),
      },
      { idempotencyKey: `${who.key}:credit:${attempt}` },
    );
  let credit = await pull(1);
  for (const attempt of [2, 3]) if (credit.outcome === 'NEEDS_INPUT') credit = await pull(attempt);
  const parcel = (await property.find(home, { idempotencyKey: `${who.key}:parcel` })).data?.parcels[0];
  if (parcel === undefined) throw new Error(`${who.key} has no parcel`);
  const valuation = await property.value({ parcel, purpose: 'PREQUALIFICATION', maxFsd: 0.2 }, { idempotencyKey: `${who.key}:value` });
  const snapshot = await title.snapshot(
    {
      externalTrackingId: who.key,
      property: { id: parcel.id, address: parcel.address },
      parties: [{ first: who.first, last: who.last, role: 'BORROWER' }],
    },
    { idempotencyKey: `${who.key}:title` },
  );
  const details = await property.details(parcel, { idempotencyKey: `${who.key}:details` });
  return { credit, parcel, valuation, snapshot, details };
}

async function underwritten(which: string, more: { assets?: AssetsInput; payOff?: 'AUTO' | 'CARD' | 'HELOC'; income?: number } = {}) {
  const who = persona(which);
  const { credit, valuation, snapshot, details } = await fetched(who);
  const lines = credit.data?.tradelines ?? [];
  const open = (snapshot.data?.liens ?? []).filter((lien) => lien.status === 'OPEN');
  const matches = matchLiens(open, lines);
  const secured = new Set(matches.values());
  const value = valuation.data?.accepted;
  const input: UnderwriteInput = {
    index: SAMPLE_INDEX,
    score: credit.data?.score ?? 0,
    value: value?.value ?? who.extra.estimate ?? 0,
    valueFsd: value?.fsd ?? null,
    occupancy: who.occupancy,
    state: who.property.state as StateCode,
    annualTax: details.data?.annualTax,
    hoaDues: details.data?.hoaDues,
    liens: open.map((lien) => {
      const line = lines.find(({ id }) => id === matches.get(lien.docNo));
      return {
        id: lien.docNo,
        balance: line?.balance ?? lien.estimatedBalance ?? lien.amount,
        limit: line?.limit ?? null,
        monthlyPayment: line?.payment ?? null,
        original: lien.amount,
        heloc: lien.type === 'HELOC',
        payOff: more.payOff === 'HELOC' && lien.type === 'HELOC',
      };
    }),
    debts: lines
      .filter(({ id, closed }) => !secured.has(id) && !closed)
      .map(({ id, creditor, type, balance, payment, remainingPayments }) => ({
        id,
        creditor,
        type,
        balance,
        monthlyPayment: payment,
        remainingPayments,
        payOff: type === more.payOff,
      })),
    monthlyIncome: ((more.income ?? who.income) + who.otherIncome) / 12,
    product: STANDARD_PRODUCT,
    assets: more.assets ?? null,
  };
  return { ...underwrite(input), lines, matches, open };
}

describe('the table', () => {
  test('has forty-two people and one more who shares a number, each with their own name, phone number and address', () => {
    const numbers = Array.from({ length: 42 }, (_, n) => n + 1);
    expect(PERSONAS.map(({ number }) => number)).toEqual([...numbers.slice(0, 11), 11, ...numbers.slice(11)]);
    for (const of of ['key', 'emailLocal', 'phone'] as const) expect(new Set(PERSONAS.map((row) => row[of])).size).toBe(PERSONAS.length);
    expect(new Set(PERSONAS.map((row) => row.property.street1 + row.property.city)).size).toBe(PERSONAS.length);
  });

  test('can be typed: SSNs of area 666, unassigned phone numbers, names of letters, known states', () => {
    for (const row of PERSONAS) {
      expect(row.ssn).toMatch(/^666-10-10\d\d$/);
      expect(row.phone).toMatch(/^602-555-01\d\d$/);
      expect(`${row.first}${row.last}`).toMatch(/^[A-Za-z]{2,}$/);
      expect(STATES).toContain(row.property.state);
    }
  });

  test('is found by key and by number', () => {
    expect(personaOf('happy')?.number).toBe(1);
    expect(personaOf(11)?.key).toBe('frost');
    expect(personaOf('24')?.key).toBe('winback');
    expect(personaOf('nobody')).toBeUndefined();
  });

  test.each(PERSONAS.map((row) => [row.key, row] as const))(
    '%s lives at an address that the typeahead suggests',
    async (_, { property: home }) => {
      const found = (await address.suggest(`${home.street1} ${home.city}`)).data ?? [];
      expect(found[0]).toMatchObject({ ...home });
    },
  );
});

describe('the data of the vendors supports the path', () => {
  let happy: Awaited<ReturnType<typeof underwritten>>;
  beforeAll(async () => {
    happy = await underwritten('happy');
  });

  test('Grace Happy has the golden figures', () => {
    expect(happy).toMatchObject({
      decision: 'SELECT',
      preDti: 15.29,
      preCltv: 21.43,
      maxLine: 317_221,
      lienTotal: 106_928.98,
      monthlyDebts: 1_835.35,
    });
    expect(happy.offers.find((offer) => offer.term === 15 && offer.originationFee === 4.99)?.rate).toBe(8.45);
  });

  test('her mortgage matches the recorded lien exactly, so there is no question about it', () => {
    expect(happy.matches.size).toBe(happy.open.length);
    const [lien] = happy.open;
    expect(happy.lines[0]).toMatchObject({
      creditor: lien?.lender,
      opened: lien?.recorded,
      highCredit: lien?.amount,
      balance: lien?.estimatedBalance,
    });
  });

  test.each(PERSONAS.filter(({ passes }) => passes.length > 0).map(({ key }) => key))(
    '%s gets offers and continues from there',
    async (which) => {
      const result = await underwritten(which);
      expect(result).toMatchObject({ decision: 'SELECT', requalifyReason: null });
      expect(result.maxLine).toBeGreaterThan(persona(which).extra.draw ?? 25_000);
    },
  );

  test.each(['york', 'ghost', 'frost', 'locke', 'pinn', 'alert', 'noland', 'multi', 'novalue', 'late'])(
    '%s gets offers once the obstacle is removed',
    async (which) => {
      const result = await underwritten(which);
      expect(result).toMatchObject({ decision: 'SELECT', requalifyReason: null });
      expect(result.offers.length).toBeGreaterThan(0);
    },
  );

  test('Dan Debts: 67 % of income, won back by savings only', async () => {
    expect(await underwritten('debts')).toMatchObject({ decision: 'ASSET_DEPLETION', preDti: 67.2, monthlyDebts: 1_400 });
    expect(await underwritten('debts', { assets: { cash: 0 } })).toMatchObject({ decision: 'DECLINE', dtiDecline: true });
    const saved = await underwritten('debts', { assets: { cash: 400_000 } });
    expect(saved).toMatchObject({ decision: 'SELECT', monthlyIncome: 3_750, requalifyReason: null });
    expect(saved.monthlyIncome * 0.5 - saved.monthlyDebts).toBe(475);
  });

  test('Will Winback: 9,800 until the auto loan of 12,000 is paid off, which alone helps', async () => {
    const before = await underwritten('winback');
    const auto = before.lines.find((line) => line.type === 'AUTO');
    expect(auto?.balance).toBe(12_000);
    expect(before).toMatchObject({
      decision: 'SELECT',
      requalifyReason: 'MAX_BELOW_MIN_LINE',
      maxLine: 9_800,
      offers: [],
      suggestedPayoffs: [auto?.id],
    });
    expect((await underwritten('winback', { payOff: 'CARD' })).offers).toEqual([]);
    expect((await underwritten('winback', { payOff: 'AUTO' })).offers.length).toBeGreaterThan(0);
  });

  test('Irma Mismatch: a line of 150,000 fits her stated income but not her payroll, which supports less', async () => {
    const line = (persona('mismatch').extra.draw ?? 0) * 1.0499;
    const said = await underwritten('mismatch');
    expect(said.monthlyDebts).toBe(3_200);
    expect(said.maxLine).toBeGreaterThan(line);
    const verified = await underwritten('mismatch', { income: 100_000 });
    expect(verified).toMatchObject({ decision: 'SELECT', requalifyReason: null });
    expect(verified.maxLine).toBeLessThan(line);
    expect(verified.offers.length).toBeGreaterThan(0);
  });

  test('Lowell Lowfico and Cole Lateral: declined for score, and for the home', async () => {
    expect(await underwritten('lowfico')).toMatchObject({ decision: 'DECLINE', creditScoreDecline: true, reasons: ['SCORE_LOW'] });
    expect(await underwritten('lateral')).toMatchObject({
      decision: 'DECLINE',
      creditScoreDecline: false,
      preCltv: 99.2,
      reasons: ['CLTV_OVER'],
    });
  });

  test('only Delia Late was late on a debt that counts, and only Rex Review’s credit report contradicts itself', async () => {
    const files = await Promise.all(
      PERSONAS.filter(({ key }) => !['timeout', 'phantom', 'noland'].includes(key)).map(async (who) => ({
        key: who.key,
        credit: (await fetched(who)).credit.data,
      })),
    );
    expect(files.filter(({ credit }) => credit?.tradelines.some((line) => latenessOf(line) !== 'NONE')).map(({ key }) => key)).toEqual([
      'late',
    ]);
    expect(files.filter(({ credit }) => (credit?.conflicts.length ?? 0) > 0).map(({ key }) => key)).toEqual(['review']);
  });

  test('every persona holds title except Tara (her trust does), Owen Notowner, and Dora Datatree (parcel not indexed)', async () => {
    const titles = await Promise.all(PERSONAS.map(async (who) => ({ who, snapshot: (await fetched(who)).snapshot })));
    const holds = ({ who, snapshot }: (typeof titles)[number]) => snapshot.data?.vesting[0]?.last === who.last.toUpperCase();
    expect(titles.filter((row) => !holds(row)).map(({ who }) => who.key)).toEqual(['trust', 'datatree', 'notowner']);
  });

  test('Lee Lienz: the bureau reports less on the second lien, and nothing on the released one', async () => {
    const { lines, open, matches } = await underwritten('lienz');
    expect(open.length).toBe(2);
    const second = lines.find(({ id }) => id === matches.get(open[1]?.docNo ?? ''));
    expect([open[1]?.estimatedBalance, second?.balance]).toEqual([15_000, 13_200]);
    expect(await underwritten('lienz')).toMatchObject({ offers: [], requalifyReason: 'THIRD_LIEN', suggestedPayoffs: [open[1]?.docNo] });
    expect((await underwritten('lienz', { payOff: 'HELOC' })).offers.length).toBeGreaterThan(0);
    expect(lines.filter(({ status }) => status === 'PAID')).toMatchObject([{ creditor: 'Old Quarry Savings', balance: 0, closed: true }]);
  });
});
