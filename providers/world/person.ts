import type { WorldAddress } from './address-key.ts';
import { gauss, pick, round, uniform } from './seeded-random.ts';
import { homeLentOn, type HomeLien } from './homes.ts';
import { personFor, type FixedDebt, type Person } from './people.ts';

/** The consumer, as far as a credit bureau knows. */
export interface Subject {
  readonly first: string;
  readonly last: string;
  /** ISO date. */
  readonly dob: string;
  readonly ssn?: string | undefined;
  readonly address: WorldAddress;
}

export interface FileTradeline extends Omit<FixedDebt, 'type' | 'closed' | 'disputed' | 'lates30'> {
  readonly id: string;
  readonly type: FixedDebt['type'] | 'MORTGAGE' | 'HELOC';
  readonly pastDue: number;
  readonly status: 'CURRENT' | 'PAID';
  readonly payHistory24: string;
  readonly securedByProperty: boolean;
  readonly closed: boolean;
  readonly disputed: boolean;
  readonly remainingPayments: number | null;
}

/** One person's simulated credit file, before any bureau's wire format. Dollars; dates ISO. */
export interface CreditFile {
  readonly fileId: string;
  readonly score: number;
  readonly factors: readonly { readonly code: string; readonly text: string }[];
  readonly tradelines: readonly FileTradeline[];
  /** How many days before the report each inquiry was. */
  readonly inquiries: readonly { readonly daysAgo: number; readonly subscriber: string; readonly type: 'CARD' | 'AUTO' | 'MORTGAGE' }[];
  /** Those only a hard pull shows. */
  readonly freshInquiries: readonly { readonly daysAgo: number; readonly subscriber: string; readonly type: 'HELOC' }[];
  readonly collections: NonNullable<Person['collections']>;
  readonly ssnLast4: string | null;
}

const FACTORS = {
  low: [
    { code: '039', text: 'Serious delinquency' },
    { code: '010', text: 'Proportion of balances to credit limits on revolving accounts is too high' },
    { code: '018', text: 'Number of accounts with delinquency' },
    { code: '014', text: 'Length of time accounts have been established is too short' },
  ],
  ordinary: [
    { code: '010', text: 'Proportion of balances to credit limits on revolving accounts' },
    { code: '014', text: 'Length of time accounts have been established' },
    { code: '008', text: 'Too many inquiries in the last 12 months' },
    { code: '003', text: 'Proportion of loan balances to loan amounts' },
  ],
} as const;

const ON_TIME = '0'.repeat(24);

/** Stable key of an ordinary person. */
export function personKey(subject: Subject): string {
  const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');
  return `${letters(subject.last)}|${letters(subject.first)}|${subject.dob}`;
}

/**
 * A person's credit file. Mortgage tradelines are the liens of the home they live in: to the cent for personas, balance within ±2 % for others;
 * then auto, student and card tradelines (lending §6.2). FICO 745 unless set.
 */
export function creditFile(subject: Subject): CreditFile {
  const key = personKey(subject);
  const fixed = personFor({ ssn: subject.ssn, last: subject.last, street1: subject.address.street1 });
  const home = homeLentOn(subject.address);
  const secured =
    fixed === null
      ? home.liens.map((lien) => reported(lien, 1 + (uniform(key, `near${lien.position}`) - 0.5) * 0.04))
      : securedOf(fixed, home.liens);
  const lines = [...secured, ...(fixed?.debts ?? drawnDebts(key)).map(unsecured)];
  return {
    fileId: `CF-${String(Math.trunc(1e9 * uniform(key, 'file'))).padStart(9, '0')}`,
    score: fixed?.score ?? 745,
    factors: (fixed?.score ?? 745) < 640 ? FACTORS.low : FACTORS.ordinary,
    tradelines: lines.map((line, index) => ({ ...line, id: `TL-${index + 1}` })),
    inquiries: inquiriesOf(key),
    freshInquiries: (fixed?.freshInquiries ?? []).map((inquiry) => ({ ...inquiry, type: 'HELOC' as const })),
    collections: fixed?.collections ?? [],
    ssnLast4: fixed?.ssn.slice(-4) ?? subject.ssn?.slice(-4) ?? null,
  };
}

type Line = Omit<FileTradeline, 'id'>;

function reported(lien: HomeLien, factor = 1): Line {
  return {
    creditor: lien.lender,
    type: lien.type === 'HELOC' ? 'HELOC' : 'MORTGAGE',
    opened: lien.recorded,
    highCredit: lien.amount,
    limit: lien.type === 'HELOC' ? lien.amount : null,
    balance: round(lien.balance * factor, 2),
    payment: lien.payment,
    pastDue: 0,
    status: 'CURRENT',
    payHistory24: ON_TIME,
    securedByProperty: true,
    closed: false,
    disputed: false,
    remainingPayments: null,
  };
}

function securedOf(person: Person, liens: readonly HomeLien[]): Line[] {
  const own = liens.map((lien) => reported(lien));
  const more = (person.moreLiens ?? []).map((lien) => {
    const line = reported({ ...lien, balance: lien.bureauBalance ?? 0 });
    return lien.released === null ? line : { ...line, status: 'PAID' as const, closed: true, payment: 0 };
  });
  const [first, ...rest] = [...own, ...more];
  if (person.homePayment === undefined) return first === undefined ? [] : [withLates(first, person), ...rest];
  // A fixed total whatever the parcel: the first mortgage carries what the other liens leave; an unencumbered home becomes an installment loan.
  const others = rest.reduce((sum, line) => sum + (line.payment ?? 0), 0);
  const payment = round(person.homePayment - others, 2);
  return [first === undefined ? instead(payment) : withLates({ ...first, payment }, person), ...rest];
}

function instead(payment: number): Line {
  return unsecured({
    creditor: 'Larkspur Lending',
    type: 'INSTALLMENT',
    opened: '2024-01-20',
    highCredit: 60_000,
    limit: null,
    balance: 52_400,
    payment,
  });
}

function withLates(line: Line, person: Person): Line {
  const months = person.mortgageLates ?? {};
  return { ...line, payHistory24: ON_TIME.replace(/0/g, (_, index: number) => String(months[index] ?? 0)) };
}

function unsecured({ closed, disputed, lates30 = 0, ...debt }: FixedDebt): Line {
  const installment = debt.type !== 'CARD' && debt.payment !== null && debt.payment > 0;
  return {
    ...debt,
    pastDue: 0,
    status: 'CURRENT',
    // Late payments on cards and auto loans are a year and more old, one every other month.
    payHistory24: ON_TIME.replace(/0/g, (_, index: number) => (index >= 13 && index % 2 === 1 && (index - 13) / 2 < lates30 ? '1' : '0')),
    securedByProperty: false,
    closed: closed === true,
    disputed: disputed === true,
    remainingPayments: installment ? Math.ceil(debt.balance / (debt.payment ?? 1)) : null,
  };
}

function drawnDebts(key: string): FixedDebt[] {
  const year = (field: string, from: number, span: number) =>
    `${from + Math.trunc(span * uniform(key, field))}-${String(1 + Math.trunc(12 * uniform(key, `${field}m`))).padStart(2, '0')}-10`;
  const debts: FixedDebt[] = [];
  if (uniform(key, 'auto') < 0.65) {
    const highCredit = round(18_000 + 24_000 * uniform(key, 'autoamt'), -2);
    const creditor = pick(key, 'autolender', ['Copper State Auto Finance', 'Harbor Motor Credit', 'Blue Mesa Credit Union']);
    debts.push({
      creditor,
      type: 'AUTO',
      opened: year('autoy', 2021, 5),
      highCredit,
      limit: null,
      balance: round(highCredit * (0.35 + 0.5 * uniform(key, 'autobal')), -2),
      payment: round(highCredit * 0.0185),
    });
  }
  if (uniform(key, 'student') < 0.28) {
    const highCredit = round(12_000 + 38_000 * uniform(key, 'stuamt'), -2);
    debts.push({
      creditor: 'Beacon Student Servicing',
      type: 'STUDENT',
      opened: year('stuy', 2008, 12),
      highCredit,
      limit: null,
      balance: round(highCredit * (0.3 + 0.6 * uniform(key, 'stubal')), -2),
      payment: round(highCredit * 0.0095),
    });
  }
  const cards = 1 + Math.trunc(3 * uniform(key, 'cards'));
  for (let n = 1; n <= cards; n += 1) {
    const limit = round(4_000 + 14_000 * uniform(key, `limit${n}`), -2);
    const balance = round(limit * Math.min(0.45, Math.abs(0.16 * gauss(key, `use${n}`))), 0);
    const creditor = ['Silver Plaza Card', 'Lantern Store Card', 'Northwind Rewards'][n - 1] ?? 'Silver Plaza Card';
    debts.push({
      creditor,
      type: 'CARD',
      opened: year(`card${n}`, 2009, 15),
      highCredit: Math.max(balance, round(limit * 0.4)),
      limit,
      balance,
      payment: balance === 0 ? 0 : Math.max(25, round(balance * 0.03)),
    });
  }
  return debts;
}

function inquiriesOf(key: string): CreditFile['inquiries'] {
  const count = Math.trunc(3 * uniform(key, 'inq'));
  return Array.from({ length: count }, (_, n) => ({
    daysAgo: 60 + Math.trunc(400 * uniform(key, `inqd${n}`)),
    subscriber: pick(key, `inqs${n}`, ['Northwind Rewards', 'Harbor Motor Credit', 'Cedar Home Loans']),
    type: pick(key, `inqt${n}`, ['CARD', 'AUTO', 'MORTGAGE'] as const),
  }));
}
