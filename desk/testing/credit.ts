/** Credit reports of stories. */
import type { Credit, Line, Report } from '../screens/application/credit/types.ts';

const MONTHS = Array.from({ length: 24 }, (_, ago) => new Date(Date.UTC(2026, 10 - ago)).toISOString().slice(0, 7));
/** A history from marks as a bureau writes them, newest first: 0 on time, 1 to 3 late, - not reported. */
const history = (marks: string): Line['history'] =>
  MONTHS.slice(0, marks.length).map((month, at) => ({ month, late: marks[at] === '-' ? null : Number(marks[at]) * 30 }));

const line = (id: string, creditor: string, more: Partial<Line> = {}): Line => ({
  id,
  creditor,
  type: 'AUTO',
  opened: '2023-05-14',
  highCredit: 28_000,
  limit: null,
  balance: 11_240,
  payment: 312,
  pastDue: 0,
  status: 'CURRENT',
  history: history('0'.repeat(24)),
  late30: 0,
  late60: 0,
  late90: 0,
  remainingPayments: 36,
  ecoa: 'INDIVIDUAL',
  securedByHome: false,
  closed: false,
  disputed: false,
  lateness: 'NONE',
  conflicts: [],
  dti: { as: 'DEBT', why: null, monthly: 312, share: null },
  ...more,
});
const none = (why: NonNullable<Line['dti']['why']>): Line['dti'] => ({ as: null, why, monthly: 0, share: null });

export const CONFLICT: Line = line('TL-2', 'Summit Auto Finance', {
  closed: true,
  disputed: true,
  conflicts: ['Closed, but a balance is still owed', 'The borrower disputes it, and a balance is owed'],
  dti: none('CLOSED'),
});
const LINES: readonly Line[] = [
  line('TL-1', 'Desert Home Mortgage', {
    type: 'MORTGAGE',
    securedByHome: true,
    opened: '2019-03-01',
    highCredit: 240_000,
    balance: 182_540,
    payment: 1490.55,
    remainingPayments: null,
    ecoa: 'JOINT',
    history: history('000000012100000-00000000'),
    late30: 2,
    late60: 1,
    lateness: 'ANY_60_IN_24',
    dti: { as: 'LIEN', why: null, monthly: 1490.55, share: null },
  }),
  line('TL-3', 'Silver Plaza Card', {
    type: 'CARD',
    limit: 12_000,
    balance: 3160,
    payment: null,
    remainingPayments: null,
    dti: { as: 'DEBT', why: null, monthly: 158, share: 0.05 },
  }),
  line('TL-4', 'Copper State Auto Finance', { balance: 2400, remainingPayments: 8, dti: none('FEW_PAYMENTS') }),
  line('TL-5', 'Lantern Store Card', {
    type: 'CARD',
    status: 'LATE',
    pastDue: 96,
    limit: 1500,
    balance: 1440,
    payment: 48,
    remainingPayments: null,
    history: history('10000'),
    late30: 1,
    lateness: 'CURRENT',
    dti: { as: 'DEBT', why: null, monthly: 48, share: null },
  }),
  line('TL-6', 'Meadow Family Card', {
    type: 'CARD',
    ecoa: 'AUTHORIZED_USER',
    limit: 5000,
    balance: 900,
    payment: 27,
    dti: none('AUTHORIZED_USER'),
  }),
];

const report = (more: Partial<Report> = {}): Report => ({
  kind: 'SOFT',
  party: 'borrower',
  name: 'Rex Review',
  pulledAt: '2026-11-20T16:15:00.000Z',
  bureau: 'Meridian Credit Bureau',
  hit: 'HIT',
  score: 712,
  scoreModel: 'FICO8',
  scoreDate: '2026-11-20',
  scorePercentile: 39,
  factors: ['Late payment on a mortgage', 'Balances are high against limits', 'Too many accounts with balances'],
  tradelines: [...LINES],
  inquiries: [
    { date: '2026-11-02', subscriber: 'Copper State Bank', type: 'HELOC' },
    { date: '2026-06-18', subscriber: 'Silver Plaza', type: 'CARD' },
  ],
  publicRecords: [],
  collections: [],
  alerts: [],
  addressDiscrepancy: false,
  totals: { debts: 206, liens: 1490.55, balance: 190_440, pastDue: 96 },
  ...more,
});

const credit = (...reports: Report[]): Credit => ({ none: null, reports, alertCalls: [] });

/** With a hard report beside the earlier soft one, and everything that a report may have. */
export const FULL = credit(
  report({
    kind: 'HARD',
    pulledAt: '2026-11-27T18:40:00.000Z',
    score: 698,
    scoreDate: '2026-11-27',
    tradelines: [...LINES, line('TL-9', 'Harbor Boat Finance', { type: 'INSTALLMENT', opened: '2026-11-25', balance: 18_000 })],
    publicRecords: [
      { type: 'BK13', filed: '2021-02-11', discharged: null },
      { type: 'JUDGMENT', filed: '2019-08-30', discharged: '2020-01-15' },
    ],
    collections: [{ agency: 'Tallgrass Recovery', opened: '2024-04-18', balance: 640, medical: true }],
    totals: { debts: 518, liens: 1490.55, balance: 208_440, pastDue: 96 },
  }),
  report(),
);
export const WITH_CONFLICT = credit(report({ tradelines: [CONFLICT, ...LINES] }));
export const THIN = credit(
  report({
    hit: 'THIN',
    score: null,
    scoreModel: null,
    scoreDate: null,
    scorePercentile: null,
    factors: [],
    tradelines: LINES.slice(1, 2),
    inquiries: [],
  }),
);
export const NO_HIT = credit(
  report({
    hit: 'NO_HIT',
    score: null,
    scoreModel: null,
    scoreDate: null,
    scorePercentile: null,
    factors: [],
    tradelines: [],
    inquiries: [],
    totals: { debts: 0, liens: 0, balance: 0, pastDue: 0 },
  }),
);
export const WITH_ALERT: Credit = {
  ...credit(
    report({
      name: 'Alice Alert',
      alerts: [
        { type: 'INITIAL_FRAUD', hasPhone: true, phone: '(•••) •••-0116' },
        { type: 'ACTIVE_DUTY', hasPhone: false, phone: null },
      ],
      addressDiscrepancy: true,
    }),
  ),
  alertCalls: [
    {
      number: '(•••) •••-0116',
      dialed: 'ALERT',
      answeredBy: 'Nobody',
      result: 'NO_ANSWER',
      by: 'Cora Finch',
      at: '2026-11-20T17:00:00.000Z',
    },
    { number: '(•••) •••-0199', dialed: 'OTHER', answeredBy: null, result: 'DISOWNED', by: 'Cora Finch', at: '2026-11-20T16:40:00.000Z' },
  ],
};
export const NOTHING: Credit = { none: 'The borrower has not agreed to a credit report yet.', reports: [], alertCalls: [] };
