import { TRIGGER_STREETS, type HomeLien } from './homes.ts';
import { streetKey } from './address-key.ts';

/**
 * The personas of the simulated world, whose credit files are exact: each leads to one path through the product (lending §5). Any other
 * person gets an ordinary credit file derived from name and birth date.
 */
export interface Trigger {
  readonly ssn?: string | undefined;
  readonly last: string;
  readonly street1?: string | undefined;
}

/** A debt that is not secured by the home. Dollars; `payment` null where creditors report none. */
export interface FixedDebt {
  readonly creditor: string;
  readonly type: 'AUTO' | 'STUDENT' | 'CARD' | 'INSTALLMENT';
  readonly opened: string;
  readonly highCredit: number;
  readonly limit: number | null;
  readonly balance: number;
  readonly payment: number | null;
  /** A contradictory tradeline: closed, yet with a balance. */
  readonly closed?: true;
  readonly disputed?: true;
  readonly lates30?: number;
}

export interface Person {
  readonly key: string;
  readonly ssn: string;
  readonly score: number;
  readonly debts: readonly FixedDebt[];
  /** Dollars a month for all debts on the home together, whatever the parcel's record says. */
  readonly homePayment?: number;
  /** Months ago → 1, 2, 3 for 30, 60, 90 days late on the first mortgage. */
  readonly mortgageLates?: Readonly<Record<number, 1 | 2 | 3>>;
  /** Liens the recorder indexes besides the parcel's own; `bureauBalance` is what the creditor reports, null when it was paid off. */
  readonly moreLiens?: readonly (HomeLien & { readonly released: string | null; readonly bureauBalance: number | null })[];
  /** Recent inquiries at other lenders for a home equity line; seen by a hard pull only. */
  readonly freshInquiries?: readonly { readonly daysAgo: number; readonly subscriber: string }[];
  readonly collections?: readonly {
    readonly agency: string;
    readonly opened: string;
    readonly balance: number;
    readonly medical: boolean;
  }[];
}

/** 700 dollars a month. */
const STEADY: readonly FixedDebt[] = [
  {
    creditor: 'Copper State Auto Finance',
    type: 'AUTO',
    opened: '2023-05-10',
    highCredit: 26_400,
    limit: null,
    balance: 18_700,
    payment: 425,
  },
  {
    creditor: 'Beacon Student Servicing',
    type: 'STUDENT',
    opened: '2014-08-25',
    highCredit: 31_000,
    limit: null,
    balance: 16_900,
    payment: 180,
  },
  { creditor: 'Silver Plaza Card', type: 'CARD', opened: '2016-02-03', highCredit: 5_200, limit: 12_000, balance: 3_150, payment: 95 },
];

const person = (key: string, number: string, more: Partial<Omit<Person, 'key' | 'ssn'>> = {}): Person => ({
  key,
  ssn: `666-10-${number}`,
  score: 745,
  debts: STEADY,
  ...more,
});

export const PEOPLE: readonly Person[] = [
  person('joint', '1002'),
  person('trust', '1003'),
  person('happy', '1001', { score: 785 }),
  person('selfe', '1004'),
  person('retire', '1005'),
  person('coin', '1006'),
  person('houston', '1007'),
  person('york', '1008'),
  person('ghost', '1009'),
  person('phantom', '1010'),
  person('frost', '1011'),
  person('locke', '1011'),
  person('pinn', '1012'),
  person('hardy', '1013'),
  person('timeout', '1014'),
  person('minor', '1015'),
  person('alert', '1016'),
  person('noland', '1017'),
  person('multi', '1018'),
  person('datatree', '1019'),
  person('notowner', '1020'),
  person('novalue', '1021'),
  person('lienz', '1022', {
    moreLiens: [
      {
        docNo: '2019-448210',
        lender: 'Granite Credit Union',
        type: 'HELOC',
        position: 2,
        recorded: '2019-06-15',
        amount: 40_000,
        balance: 15_000,
        payment: 106.25,
        released: null,
        bureauBalance: 13_200,
      },
      {
        docNo: '2009-117303',
        lender: 'Old Quarry Savings',
        type: 'FIRST_MORTGAGE',
        position: 3,
        recorded: '2009-03-15',
        amount: 168_000,
        balance: 0,
        payment: 0,
        released: '2025-11-03',
        bureauBalance: null,
      },
    ],
  }),
  // 1,400 a month of a 2,083.33 income: the housing debt alone is above half even when everything else is paid off.
  person('debts', '1023', {
    homePayment: 1_090,
    debts: [
      {
        creditor: 'Copper State Auto Finance',
        type: 'AUTO',
        opened: '2024-02-10',
        highCredit: 12_800,
        limit: null,
        balance: 8_900,
        payment: 215,
      },
      { creditor: 'Silver Plaza Card', type: 'CARD', opened: '2017-07-19', highCredit: 3_900, limit: 5_000, balance: 3_160, payment: 95 },
    ],
  }),
  // Half of 43,214 a year leaves 83.48 a month: 9,800 over 30 years at 9.65 %. Only paying off the auto loan makes room for the smallest line.
  person('winback', '1024', {
    homePayment: 1_280.1,
    debts: [
      {
        creditor: 'Copper State Auto Finance',
        type: 'AUTO',
        opened: '2024-06-12',
        highCredit: 19_500,
        limit: null,
        balance: 12_000,
        payment: 412,
      },
      { creditor: 'Silver Plaza Card', type: 'CARD', opened: '2018-11-02', highCredit: 1_150, limit: 4_000, balance: 480, payment: 25 },
    ],
  }),
  person('lowfico', '1025', {
    score: 598,
    debts: [
      {
        creditor: 'Copper State Auto Finance',
        type: 'AUTO',
        opened: '2022-03-10',
        highCredit: 24_000,
        limit: null,
        balance: 17_200,
        payment: 466,
        lates30: 1,
      },
      {
        creditor: 'Silver Plaza Card',
        type: 'CARD',
        opened: '2020-05-06',
        highCredit: 6_100,
        limit: 6_000,
        balance: 5_870,
        payment: 176,
        lates30: 3,
      },
      {
        creditor: 'Lantern Store Card',
        type: 'CARD',
        opened: '2023-10-21',
        highCredit: 1_500,
        limit: 1_500,
        balance: 1_440,
        payment: 48,
        lates30: 2,
      },
    ],
    collections: [{ agency: 'Tallgrass Recovery', opened: '2024-04-18', balance: 640, medical: false }],
  }),
  person('lateral', '1026'),
  person('late', '1027', { score: 705, mortgageLates: { 9: 1, 8: 2, 7: 1 } }),
  person('review', '1028', {
    debts: STEADY.map((debt) => (debt.type === 'AUTO' ? { ...debt, closed: true as const, disputed: true as const } : debt)),
  }),
  person('merchant', '1029'),
  // 3,200 a month: of the 12,000 stated it leaves 2,800, of the 8,333.33 on the payroll only 966.67.
  person('mismatch', '1030', { homePayment: 2_500 }),
  person('stubb', '1031'),
  person('bankfraud', '1032'),
  person('blurry', '1033'),
  person('inquiry', '1034', {
    freshInquiries: [
      { daysAgo: 6, subscriber: 'Larkspur Lending' },
      { daysAgo: 15, subscriber: 'Granite Credit Union' },
    ],
  }),
  person('flood', '1035'),
  person('title', '1036'),
  person('onsite', '1037'),
  person('payoff', '1038', {
    debts: [
      ...STEADY.filter(({ type }) => type !== 'CARD'),
      { creditor: 'SlowBank', type: 'CARD', opened: '2018-04-11', highCredit: 9_800, limit: 12_000, balance: 8_450, payment: 254 },
      { creditor: 'Lantern Store Card', type: 'CARD', opened: '2020-09-30', highCredit: 3_400, limit: 4_000, balance: 2_960, payment: 89 },
    ],
  }),
  person('notary', '1039'),
  person('attorney', '1040'),
  // A Texas homestead with an equity line that is still open.
  person('bonham', '1041', {
    moreLiens: [
      {
        docNo: '2021-330417',
        lender: 'Granite Credit Union',
        type: 'HELOC',
        position: 2,
        recorded: '2021-06-15',
        amount: 40_000,
        balance: 15_000,
        payment: 106.25,
        released: null,
        bureauBalance: 13_200,
      },
    ],
  }),
  // A Texas homestead whose last equity line closed this spring; it is paid off and released.
  person('crockett', '1042', {
    moreLiens: [
      {
        docNo: '2026-118204',
        lender: 'Old Quarry Savings',
        type: 'HELOC',
        position: 2,
        recorded: '2026-04-15',
        amount: 30_000,
        balance: 0,
        payment: 0,
        released: '2026-10-05',
        bureauBalance: null,
      },
    ],
  }),
];

/** Streets that select their persona when neither SSN nor name did. */
const BY_STREET: Readonly<Record<string, string>> = {
  [TRIGGER_STREETS.noParcel]: 'noland',
  [TRIGGER_STREETS.threeParcels]: 'multi',
  [TRIGGER_STREETS.notIndexed]: 'datatree',
  [TRIGGER_STREETS.noValue]: 'novalue',
  [TRIGGER_STREETS.underwater]: 'lateral',
  [TRIGGER_STREETS.floodplain]: 'flood',
  [TRIGGER_STREETS.metes]: 'title',
  [TRIGGER_STREETS.rural]: 'onsite',
};

/** The persona, by SSN, else last name, else street (lending §5: precedence); null for any other person. */
export function personFor(trigger: Trigger): Person | null {
  const key = trigger.last.toLowerCase().replace(/[^a-z]/g, '');
  const digits = trigger.ssn?.replace(/\D/g, '') ?? '';
  const sameSsn = digits === '' ? [] : PEOPLE.filter((person) => person.ssn.replace(/\D/g, '') === digits);
  // Two personas share one SSN; the name tells them apart.
  const byNumber = sameSsn.find((person) => person.key === key) ?? sameSsn[0];
  const byStreet = trigger.street1 === undefined ? undefined : BY_STREET[streetKey(trigger.street1)];
  return byNumber ?? PEOPLE.find((person) => person.key === key) ?? PEOPLE.find((person) => person.key === byStreet) ?? null;
}
