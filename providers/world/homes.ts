import { streetKey, type WorldAddress } from './address-key.ts';
import { round, uniform } from './seeded-random.ts';
import { syntheticRecord, type SyntheticLien, type SyntheticRecord } from './synth.ts';

/** Debt on a home, as both the recorder and the creditor have it. Dollars; dates ISO. */
export interface HomeLien {
  readonly docNo: string;
  readonly lender: string;
  readonly type: 'FIRST_MORTGAGE' | 'HELOC';
  readonly position: number;
  readonly recorded: string;
  /** Original amount, or the credit limit. */
  readonly amount: number;
  readonly balance: number;
  readonly payment: number;
}

export interface Home {
  readonly address: WorldAddress;
  readonly record: SyntheticRecord;
  readonly liens: readonly HomeLien[];
}

/** Streets that choose an outcome, in any city (lending §5). */
export const TRIGGER_STREETS = {
  noParcel: '404 NOWHERE RD',
  threeParcels: '200 DUPLEX CT',
  notIndexed: '303 UNINDEXED PL',
  noValue: '1140 E MOHAWK DR',
  underwater: '26 UNDERWATER WAY',
  floodplain: '35 BAYOU BEND',
  metes: '36 METES RD',
  rural: '37 RURAL ROUTE',
} as const;

/** Every home on this street gets offers, for load tests and fault runs: one random home in twelve would not. */
const STEADY_STREET = 'STEADY AVE';

const UNITS = ['Unit A', 'Unit B', 'Unit C'] as const;

/** The parcels at an address: usually one; none or several on trigger streets. */
export function homesAt(address: WorldAddress): readonly Home[] {
  const street = streetKey(address.street1);
  if (street === TRIGGER_STREETS.noParcel) return [];
  if (street === TRIGGER_STREETS.threeParcels && (address.street2 ?? '') === '')
    return UNITS.map((street2) => homeOf({ ...address, street2 }));
  return [homeOf(address)];
}

/**
 * The home that secures a person's mortgage. Where the address has several homes it is the second; where it has none, the one the person meant (the
 * sandbox tells them to correct it to 117 Clear Path Ln).
 */
export function homeLentOn(address: WorldAddress): Home {
  const homes = homesAt(address);
  return homes[1] ?? homes[0] ?? homeOf({ street1: '117 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' });
}

function homeOf(address: WorldAddress): Home {
  const record = overridden(syntheticRecord(address));
  return { address, record, liens: record.liens.map((lien) => recordedAs(lien, record)) };
}

function overridden(record: SyntheticRecord): SyntheticRecord {
  const street = record.key.split('|')[0] ?? '';
  if (street === TRIGGER_STREETS.underwater) return { ...record, ...UNDERWATER };
  if (street === TRIGGER_STREETS.floodplain) return { ...record, flood: { zone: 'AE', sfha: true } };
  const fixed = FIXED_HOMES[record.key];
  if (fixed !== undefined)
    return { ...record, ...fixed, preCltv: round((100 * sumOf(record)) / (fixed.avm?.value ?? record.avm.value), 2) };
  return street.endsWith(` ${STEADY_STREET}`) ? steady(record) : record;
}

function sumOf({ liens }: SyntheticRecord): number {
  return liens.reduce((sum, { currentBalance }) => sum + currentBalance, 0);
}

/** Homes of personas whose random value would leave no room for their line. */
const FIXED_HOMES: Readonly<Record<string, Pick<SyntheticRecord, 'avm' | 'assessedValue'>>> = {
  '105 CLEAR PATH LN||TUCSON|AZ|85701': {
    avm: { value: 486_000, low: 437_400, high: 534_600, fsd: 0.1, confidence: 83 },
    assessedValue: 412_000,
  },
  '700 ALAMO ST||SAN ANTONIO|TX|78205': {
    avm: { value: 512_000, low: 462_800, high: 561_200, fsd: 0.096, confidence: 83 },
    assessedValue: 448_000,
  },
  '701 ALAMO ST||SAN ANTONIO|TX|78205': {
    avm: { value: 528_000, low: 475_200, high: 580_800, fsd: 0.1, confidence: 83 },
    assessedValue: 455_000,
  },
  '702 ALAMO ST||SAN ANTONIO|TX|78205': {
    avm: { value: 498_000, low: 448_200, high: 547_800, fsd: 0.1, confidence: 83 },
    assessedValue: 430_000,
  },
};

/** Owes 248,000 on a home worth 250,000. */
const UNDERWATER: Pick<SyntheticRecord, 'avm' | 'assessedValue' | 'liens' | 'preCltv'> = {
  avm: { value: 250_000, low: 227_500, high: 272_500, fsd: 0.09, confidence: 84 },
  assessedValue: 215_000,
  liens: [
    {
      position: 1,
      type: 'FIRST_MORTGAGE',
      lenderName: 'Union Harbor Mortgage',
      originationDate: '2023-09-15',
      originalBalance: 253_500,
      currentBalance: 248_000,
      rate: 6.81,
      monthlyPI: 1_654.4,
      monthlyPayment: 1_827.32,
      escrowed: true,
    },
  ],
  preCltv: 99.2,
};

/** A confident value, and no liens that would prevent an offer. */
function steady(record: SyntheticRecord): SyntheticRecord {
  const { value } = record.avm;
  const burdened = record.preCltv > 60 || record.liens.some((lien) => lien.type === 'FIRST_MORTGAGE' && lien.monthlyPayment > 2_500);
  return {
    ...record,
    avm: { value, low: Math.trunc(value * 0.9), high: Math.trunc(value * 1.1), fsd: 0.1, confidence: 83 },
    ...(burdened ? { liens: [], preCltv: 0 } : {}),
  };
}

function recordedAs(lien: SyntheticLien, record: SyntheticRecord): HomeLien {
  const { key } = record;
  const recorded = lien.type === 'FIRST_MORTGAGE' ? lien.originationDate : helocDate(record);
  const base = {
    docNo: `${recorded.slice(0, 4)}-${String(100_000 + Math.trunc(900_000 * uniform(key, `doc${lien.position}`)))}`,
    lender: lien.lenderName,
    position: lien.position,
    recorded,
    balance: lien.currentBalance,
  };
  if (lien.type === 'FIRST_MORTGAGE') return { ...base, type: lien.type, amount: lien.originalBalance, payment: lien.monthlyPayment };
  // An old HELOC in its draw period: interest only, at a customary 8.5 %.
  return { ...base, type: lien.type, amount: lien.creditLimit, payment: round((lien.currentBalance * 0.085) / 12, 2) };
}

/** A second lien is younger than the purchase. */
function helocDate(record: SyntheticRecord): string {
  const bought = Number(record.lastTransfer.date.slice(0, 4));
  const year = Math.min(2025, bought + 1 + Math.trunc(uniform(record.key, 'hy') * Math.max(0, 2024 - bought)));
  return `${year}-${String(1 + Math.trunc(12 * uniform(record.key, 'hm'))).padStart(2, '0')}-15`;
}
