import { createHash } from 'node:crypto';
import { addressKey, type WorldAddress } from './address-key.ts';
import { gauss, pick, round, uniform } from './seeded-random.ts';
import {
  FLOOD_SHARE,
  HOUSE_PRICE_INDEX,
  MORTGAGE_LENDERS,
  MORTGAGE_RATE_BY_YEAR,
  OTHER_FLOOD_SHARE,
  OTHER_STATE_HOMES,
  STATE_HOMES,
  WORLD_AS_OF,
} from './tables.ts';

export interface FirstMortgage {
  readonly position: 1;
  readonly type: 'FIRST_MORTGAGE';
  readonly lenderName: string;
  readonly originationDate: string;
  readonly originalBalance: number;
  readonly currentBalance: number;
  /** Percent a year. */
  readonly rate: number;
  /** Dollars a month: principal and interest alone, and with escrowed taxes and insurance. */
  readonly monthlyPI: number;
  readonly monthlyPayment: number;
  readonly escrowed: true;
}

export interface OldHeloc {
  readonly position: 2;
  readonly type: 'HELOC';
  readonly lenderName: string;
  readonly creditLimit: number;
  readonly currentBalance: number;
}

export type SyntheticLien = FirstMortgage | OldHeloc;

/** One home of the simulated world: structure, last sale, value and debt. Dollars, square feet, fractions for fsd, percent for preCltv. */
export interface SyntheticRecord {
  readonly propertyId: string;
  readonly key: string;
  readonly apn: string;
  readonly propertyType: 'SFR' | 'CONDO';
  readonly livingArea: number;
  readonly beds: number;
  readonly baths: number;
  readonly yearBuilt: number;
  readonly lotSqFt: number;
  readonly lastTransfer: { readonly date: string; readonly price: number; readonly docType: string };
  readonly vesting: readonly { readonly last: string; readonly first: string; readonly type: 'PERSON' }[];
  readonly assessedValue: number;
  readonly annualTax: number;
  readonly avm: { readonly value: number; readonly low: number; readonly high: number; readonly fsd: number; readonly confidence: number };
  readonly flood: { readonly zone: string; readonly sfha: boolean };
  readonly liens: readonly SyntheticLien[];
  readonly preCltv: number;
}

export interface Owner {
  readonly last: string;
  readonly first: string;
}

const CACHE_SIZE = 2_000;
const cache = new Map<string, SyntheticRecord>();
const two = (n: number) => String(n).padStart(2, '0');

/** The simulated record of an address: the same for every spelling and at any time (lending §6.2). */
export function syntheticRecord(address: WorldAddress, owner: Owner = { last: 'SANDBOX', first: 'OWNER' }): SyntheticRecord {
  const key = addressKey(address);
  let record = cache.get(key);
  if (record === undefined) {
    record = build(key, address);
    // Bounded, oldest out first, so that a long-lived server does not grow with every address.
    if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value ?? '');
    cache.set(key, record);
  }
  return { ...record, vesting: [{ ...owner, type: 'PERSON' }] };
}

function build(key: string, address: WorldAddress): SyntheticRecord {
  const state = address.state.toUpperCase();
  const unit = address.street2 ?? '';
  const homes = STATE_HOMES[state] ?? OTHER_STATE_HOMES;

  const livingArea = Math.trunc(Math.min(5200, Math.max(720, 1850 * Math.exp(0.32 * gauss(key, 'gla')))));
  const beds = Math.max(1, Math.min(6, round(livingArea / 620 + 0.4 * gauss(key, 'bed'))));
  const baths = Math.max(1, round((beds * 0.72 + 0.5 * gauss(key, 'bath')) * 2) / 2);
  const yearBuilt = Math.trunc(1905 + 118 * uniform(key, 'yr') ** 0.6);
  const lot = Math.trunc(3000 + uniform(key, 'lot') ** 2.2 * 38000);
  const neighbourhood = 0.65 + uniform(`${state}|${address.zip.slice(0, 3)}`, 'zipmult');
  const perSqFt =
    ((homes.medianThousands * 1000) / 1850) * neighbourhood * (1 + 0.1 * gauss(key, 'ppsf')) * (1 - (0.0012 * (2025 - yearBuilt)) / 2);
  const value = round(Math.max(60000, perSqFt * livingArea), -3);
  const fsd = round(Math.min(0.45, 0.07 + 0.06 * Math.abs(gauss(key, 'fsd')) + (beds > 5 ? 0.05 : 0)), 3);

  const bought = 2003 + Math.trunc(23 * uniform(key, 'py') ** 0.75);
  const boughtMonth = 1 + Math.trunc(12 * uniform(key, 'pm'));
  const boughtDay = 1 + Math.trunc(28 * uniform(key, 'pd'));
  const price = round(((value * (HOUSE_PRICE_INDEX[bought] ?? 100)) / 100) * (1 + 0.04 * gauss(key, 'px')), -2);
  const liens = liensOf(key, { value, price, bought, boughtMonth, taxRate: homes.taxRate });

  const flooded = uniform(key, 'zone') < (FLOOD_SHARE[state] ?? OTHER_FLOOD_SHARE);
  const zone = flooded ? (uniform(key, 'zone2') < 0.85 ? 'AE' : 'VE') : 'X';
  return {
    propertyId: createHash('sha256').update(key).digest('hex').slice(0, 12),
    key,
    apn: [
      100 + Math.trunc(900 * uniform(key, 'a1')),
      10 + Math.trunc(90 * uniform(key, 'a2')),
      100 + Math.trunc(900 * uniform(key, 'a3')),
    ].join('-'),
    propertyType: unit === '' ? 'SFR' : 'CONDO',
    livingArea,
    beds,
    baths,
    yearBuilt,
    lotSqFt: unit === '' ? lot : 0,
    lastTransfer: { date: `${bought}-${two(boughtMonth)}-${two(boughtDay)}`, price, docType: 'WARRANTY DEED' },
    vesting: [],
    assessedValue: Math.trunc(value * 0.86),
    annualTax: Math.trunc(value * homes.taxRate),
    avm: {
      value,
      low: Math.trunc(value * (1 - fsd)),
      high: Math.trunc(value * (1 + fsd)),
      fsd,
      confidence: Math.trunc(100 - fsd * 170),
    },
    flood: { zone, sfha: flooded },
    liens,
    preCltv: round((100 * liens.reduce((sum, lien) => sum + lien.currentBalance, 0)) / value, 2),
  };
}

function liensOf(
  key: string,
  home: { readonly value: number; readonly price: number; readonly bought: number; readonly boughtMonth: number; readonly taxRate: number },
): SyntheticLien[] {
  if (uniform(key, 'free') <= 0.18) return [];
  let [year, month, base] = [home.bought, home.boughtMonth, home.price * (0.7 + 0.25 * uniform(key, 'ltv'))];
  if (home.bought < 2020 && uniform(key, 'refi') < 0.45) {
    year = 2020 + Math.trunc(2 * uniform(key, 'refiy'));
    month = 1 + Math.trunc(12 * uniform(key, 'refim'));
    base = Math.min(base * 0.92, home.value * 0.75);
  }
  const rate = (MORTGAGE_RATE_BY_YEAR[year] ?? 0) + round((uniform(key, 'spr') - 0.5) * 0.75, 3);
  const paid = (WORLD_AS_OF.year - year) * 12 + WORLD_AS_OF.month - month;
  const original = round(base, -2);
  const i = rate / 1200;
  const payment = (original * i) / (1 - (1 + i) ** -360);
  const balance = Math.max(0, original * (1 + i) ** paid - (payment * ((1 + i) ** paid - 1)) / i);
  const first: FirstMortgage = {
    position: 1,
    type: 'FIRST_MORTGAGE',
    lenderName: pick(key, 'l1', MORTGAGE_LENDERS),
    originationDate: `${year}-${two(month)}-15`,
    originalBalance: original,
    currentBalance: round(balance, 2),
    rate: round(rate, 3),
    monthlyPI: round(payment, 2),
    monthlyPayment: round(payment + (home.value * home.taxRate) / 12 + (home.value * 0.0035) / 12, 2),
    escrowed: true,
  };
  if (uniform(key, 'heloc') >= 0.12) return [first];
  const heloc: OldHeloc = {
    position: 2,
    type: 'HELOC',
    lenderName: 'Granite Credit Union',
    creditLimit: Math.trunc(20000 + 60000 * uniform(key, 'hl')),
    currentBalance: Math.trunc(30000 * uniform(key, 'hb')),
  };
  return [first, heloc];
}
