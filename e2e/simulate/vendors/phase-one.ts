/** The credit bureau, the county's records and the automated valuation. */
import type { CreditPullRequest, CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import type { Parcel, ParcelDetails, ValuationAnswer } from '@hearthline/providers/property/port.ts';
import type { TitleSnapshot } from '@hearthline/providers/title/port.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import { ok, other, type Result } from './ledger.ts';
import { draw } from './random.ts';

type Random = () => number;
const LINE: Tradeline = {
  id: 'm1',
  creditor: 'First Street Bank',
  type: 'MORTGAGE',
  opened: '2019-03-04',
  highCredit: 150_000,
  limit: null,
  balance: 106_928,
  payment: 1134,
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
const CARD: Tradeline = {
  ...LINE,
  id: 'c1',
  creditor: 'Lantern Card',
  type: 'CARD',
  balance: 4000,
  payment: 120,
  securedByProperty: false,
};

function report(random: Random, hit: CreditReport['hit']): CreditReport {
  const late = random() < 0.05;
  const more = draw<Tradeline[]>(random, [
    [6, [CARD]],
    [3, [CARD, { ...CARD, id: 'c2', creditor: 'SlowBank', balance: 9000, payment: 250 }]],
    [2, [{ ...CARD, balance: 30_000, payment: 4000 }]],
    [1, []],
  ]);
  const usable = hit === 'HIT' || hit === 'THIN';
  return {
    hit,
    fileId: 'f',
    score:
      hit === 'HIT'
        ? draw(random, [
            [8, 785],
            [4, 705],
            [1, 655],
            [1, 610],
          ])
        : null,
    scoreModel: 'FICO8',
    scoreDate: '2026-01-05',
    scorePercentile: 50,
    factors: [{ code: '14', text: 'Length of time accounts have been open' }],
    tradelines: usable ? [late ? { ...LINE, payHistory24: `1${'0'.repeat(23)}`, late30: 1 } : LINE, ...more] : [],
    inquiries: random() < 0.1 ? [{ date: '2026-03-01', subscriber: 'Another lender', type: 'HELOC' }] : [],
    publicRecords: random() < 0.02 ? [{ type: 'BK7', filed: '2025-01-01', discharged: null }] : [],
    collections: [],
    alerts: random() < 0.05 ? [{ type: 'INITIAL_FRAUD', phone: '6025550100' }] : [],
    addressDiscrepancy: false,
    ssnLast4: null,
    bureau: 'EXPERIAN',
    conflicts: random() < 0.04 ? ['INCOME'] : [],
  };
}

/** A frozen, missing or wrong credit file is corrected sooner or later: most tries after the first find it. */
export function pull(random: Random, asked: CreditPullRequest): Result<CreditReport> {
  const first = asked.attempt === 1;
  const hit = draw<CreditReport['hit']>(random, [
    [first ? 80 : 160, 'HIT'],
    [2, 'THIN'],
    [5, 'NO_HIT'],
    [5, 'FROZEN'],
    [3, 'LOCKED'],
    [2, 'MINOR'],
    [1, 'DECEASED'],
  ]);
  if ((hit === 'FROZEN' || hit === 'LOCKED') && asked.freezePin !== undefined && random() < 0.6)
    return other('NEEDS_INPUT', 'INCORRECT_PIN', report(random, hit));
  if (hit === 'HIT' || hit === 'THIN') return ok(report(random, hit));
  return other(hit === 'NO_HIT' ? 'NO_HIT' : 'NEEDS_INPUT', hit, report(random, hit));
}

export function find(random: Random, { street1, city, state, zip }: PostalAddress): Result<{ parcels: readonly Parcel[] }> {
  const parcel = (n: number): Parcel => ({
    id: `p${n}`,
    apn: `100-${n}`,
    fullAddress: `${street1} ${n}, ${city}`,
    latitude: 33,
    longitude: -112,
    address: { street1, city, state, zip },
  });
  const found = draw(random, [
    [40, 1],
    [3, 0],
    [4, 3],
  ]);
  return found === 0 ? other('NO_HIT', 'NO_PARCEL', { parcels: [] }) : ok({ parcels: Array.from({ length: found }, (_, n) => parcel(n)) });
}

export function details(random: Random, id: string): Result<ParcelDetails> {
  const type = draw<ParcelDetails['propertyType']>(random, [
    [40, 'SFR'],
    [5, 'CONDO'],
    [1, 'COMMERCIAL'],
  ]);
  return ok({
    id,
    apn: '100-1',
    countyFips: '04013',
    county: 'Maricopa',
    propertyType: type,
    condition: 'AVERAGE',
    lastTransfer: { date: '2015-01-01', price: 300_000, docType: 'DEED' },
    annualTax: 3_200,
    hoaDues: 0,
    listedForSale: false,
  } as ParcelDetails);
}

export function snapshot(random: Random, who: { first: string; last: string }): Result<TitleSnapshot> {
  if (random() < 0.03) return other('NO_HIT', 'NO_RECORD');
  const me = { name: `${who.first} ${who.last}`, first: who.first, last: who.last, type: 'PERSON' as const, share: 100 };
  const vesting = draw<TitleSnapshot['vesting'][number][]>(random, [
    [40, [me]],
    [5, [me, { ...me, name: 'JOHN OTHER', first: 'JOHN', last: 'OTHER' }]],
    [4, [{ ...me, name: 'THE TRUST', first: null, last: null, type: 'TRUST', dated: '2015-03-03', trustees: [who] }]],
    [4, [{ ...me, name: 'OLGA OTHER', first: 'OLGA', last: 'OTHER' }]],
    [1, [{ ...me, name: 'HOMES LLC', first: null, last: null, type: 'LLC' }]],
  ]);
  const lien = {
    docNo: 'd1',
    lender: 'First Street Bank',
    type: 'FIRST_MORTGAGE' as const,
    position: 1,
    recorded: '2019-03-10',
    amount: 150_000,
    estimatedBalance: 106_928,
    status: 'OPEN' as const,
    released: null,
  };
  const liens = draw<TitleSnapshot['liens'][number][]>(random, [
    [40, [lien]],
    [5, [lien, { ...lien, docNo: 'd2', lender: 'Unknown Bank', position: 2, amount: 20_000, estimatedBalance: 15_000 }]],
    [3, [{ ...lien, status: 'RELEASED', released: '2024-01-01' }]],
    [4, []],
  ]);
  return ok({
    orderId: 'o',
    vesting,
    vestingText: vesting.map((v) => v.name).join(' AND '),
    lastTransfer: { date: '2015-01-01', docType: 'DEED', price: 300_000 },
    liens,
    involuntary: random() < 0.04 ? [{ type: 'TAX', amount: 5000, recorded: '2024-02-01' }] : [],
    legalDescription: random() < 0.1 ? null : 'LOT 1',
  });
}

export function value(random: Random): Result<ValuationAnswer> {
  const accepted = {
    value: draw(random, [
      [10, 499_000],
      [4, 950_000],
      [2, 180_000],
    ]),
    low: 450_000,
    high: 1_000_000,
    fsd: 0.1,
    score: 90,
    asOf: '2026-01-05',
    model: 'A',
  };
  return random() < 0.08 ? other('NO_HIT', 'NO_VALUE', { accepted: null, tried: [accepted] }) : ok({ accepted, tried: [accepted] });
}
