import { FEE_NAMES } from '@hearthline/rules/offers/costs.ts';
import type { Bureau } from '@hearthline/rules/regulation/adverse-action.ts';
import { FIRST_SHEET } from '@hearthline/rules/offers/pricing.ts';
import { paymentCourse } from '@hearthline/rules/offers/payments.ts';
import { lineDates } from '@hearthline/rules/regulation/first-payment.ts';
import { payOutFrom } from '@hearthline/rules/regulation/funding-dates.ts';
import { rescissionPeriod } from '@hearthline/rules/regulation/rescission.ts';
import { SAMPLE_INDEX, SAMPLE_INDEX_HISTORY } from '@hearthline/rules/regulation/sample-prime-rate.ts';
import type { DocumentBase, DocumentData, LineTerms } from '../templates/document-data.ts';
import { appendEvidence } from '../esign/evidence.ts';

/** One complete document of each kind: the applicant of lending §3.3 and §2.2. For tests, for the page of sample documents, and for the desk's preview. */

const property = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
const base: DocumentBase = {
  on: '2026-11-24',
  loanNumber: 'HL-2026-001001',
  applicants: ['Grace Happy'],
  mailingAddress: property,
  property,
  state: 'AZ',
};

/** The credit bureau of the samples. */
export const SAMPLE_BUREAU: Bureau = {
  name: 'Meridian Credit Bureau',
  lines: ['P.O. Box 1000', 'Sample City, AZ 85004'],
  phone: '800-555-0142',
  site: 'meridian-credit.example',
};

const terms: LineTerms = {
  line: 103_000,
  draw: 100_000,
  originationFee: 3_000,
  feePercent: 3,
  apr: 9.25,
  withoutAutopay: { apr: 9.5, payment: 1_075.55 },
  termYears: 15,
  drawPeriodYears: 4,
  payment: 1_060.07,
  interestOnly: false,
  costs: [
    { label: FEE_NAMES.AVM_FEE, amount: 180, paidBy: 'BORROWER' },
    { label: FEE_NAMES.RECORDING_FEE, amount: 30, paidBy: 'BORROWER' },
    { label: FEE_NAMES.TITLE_FEE, amount: 75, paidBy: 'LENDER' },
  ],
  payoffs: [{ creditor: 'Prairie Auto Finance', mask: '4821', amount: 12_000 }],
  cashToBorrower: 87_790,
  lienPosition: 2,
  minLaterDraw: 500,
  lastPayment: paymentCourse(103_000, 9.25, 15, 1_060.07).last,
  laterDraws: { margin: 2, maxRate: 14.55, index: 6.75, indexFrom: '2025-12-11' },
};
/** Signed on November 24: the right to cancel ends on Saturday, November 28. */
const dates = lineDates(payOutFrom('2026-11-28'), terms);
const score = {
  value: 742,
  model: 'FICO 8',
  low: 300,
  high: 850,
  date: '2026-11-20',
  factors: [
    'Proportion of balances to credit limits is too high on revolving accounts',
    'Length of time accounts have been established',
    'Too many accounts with balances',
    'Time since most recent account opening is too short',
    'Number of recent inquiries on credit report',
  ],
};
const report = { bureau: SAMPLE_BUREAU, score } as const;
const period = rescissionPeriod(
  { opened: '2026-11-24', noticeDelivered: '2026-11-24', disclosuresDelivered: '2026-11-24' },
  'America/Phoenix',
);

const evidence = appendEvidence(null, {
  applicationUuid: '01935f6e-7a10-7000-8000-000000001001',
  signer: { identityUuid: '01935f6e-7a10-7000-8000-000000002002', name: 'Grace Happy' },
  consentVersion: '2026-01',
  documentKind: 'LINE_AGREEMENT',
  documentSha256: 'a3f1'.repeat(16),
  documentVersion: '2026-11 1',
  applicationVersion: 41,
  nameTyped: 'Grace Happy',
  read: 'TO_THE_END',
  at: '2026-11-24T17:12:08.000Z',
  ip: '203.0.113.7',
  userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15',
  geolocation: { latitude: 33.4484, longitude: -112.074, accuracyMeters: 25 },
});

/** Percent over the index, highest score tier first. */
const MARGINS = [1.5, 1.75, 2, 2.5, 3.25, 4.5, 5.5, 7];
const product = {
  minLine: 15_000,
  maxLine: 400_000,
  feePercents: FIRST_SHEET.fees.map(({ percent }) => percent),
  terms: FIRST_SHEET.terms.map(({ years }) => years),
  ageRestricted: false,
  autopayDiscount: 0.25,
  membershipDiscountSize: 0,
  laterDraws: {
    margins: FIRST_SHEET.tiers.map(({ score: least }, i) => ({ score: least, margin: MARGINS[i] ?? 0 })),
    maxRate: 17.2,
  },
};

const opening: DocumentData['LINE_AGREEMENT'] = {
  ...base,
  use: 'TO_SIGN',
  terms,
  closing: '2026-11-24',
  dates,
  signers: [{ name: 'Grace Happy', capacity: 'BORROWER', party: 'borrower' }],
  rescindable: true,
  indexHistory: SAMPLE_INDEX_HISTORY,
  disbursement: { bank: 'First Platypus Bank', mask: '1111', isExchange: false },
  autopay: { bank: 'First Platypus Bank', mask: '1111', dueDay: 1 },
};

export const SAMPLES: DocumentData = {
  HELOC_IMPORTANT_TERMS: { ...base, product, minLaterDraw: 500, mainHome: true, index: SAMPLE_INDEX, indexHistory: SAMPLE_INDEX_HISTORY },
  ESIGN_CONSENT: { ...base, email: 'grace@example.com' },
  HELOC_BROCHURE: base,
  PRIVACY_NOTICE: base,
  SOFT_PULL_AUTHORIZATION: base,
  NY_CONSUMER_REPORT_NOTICE: { ...base, state: 'NY' },
  NY_APPLICATION_DISCLOSURES: { ...base, state: 'NY', product },
  NY_MORTGAGE_PAMPHLET: { ...base, state: 'NY' },
  CREDIT_SCORE_NOTICE: { ...base, applicant: 'Grace Happy', use: 'OFFERS', report, percentBelow: 58 },
  SUMMARY_DISCLOSURE: {
    ...base,
    terms,
    applied: '2026-11-20',
    statedIncome: 144_000,
    purpose: 'Home improvement',
    occupancy: 'Primary home',
  },
  APPLICATION_DISCLOSURES: {
    ...base,
    terms,
    counselors: {
      zip: '85004',
      on: base.on,
      agencies: ['Valley Housing Counsel', 'Desert Home Advisers'].map((name, at) => ({
        name,
        phone: `602-555-014${at + 1}`,
        address: '12 Sample Ave, Phoenix, AZ 85004',
        website: 'https://counsel.example.org',
        languages: ['English', 'Spanish'],
        services: ['Financial Management/Budget Counseling'],
        miles: 1.4 + at,
      })),
    },
  },
  TEXAS_EQUITY_NOTICE: { ...base, owners: ['Łukasz Happy', 'Grace Happy'] },
  TEXAS_EQUITY_NOTICE_ES: { ...base, owners: ['Łukasz Happy', 'Grace Happy'] },
  TEXAS_CLOSING_COSTS: {
    ...base,
    owners: ['Łukasz Happy', 'Grace Happy'],
    terms: {
      ...terms,
      line: 101_500,
      feePercent: 1.5,
      originationFee: 1_500,
      costs: [
        { label: FEE_NAMES.RECORDING_FEE, amount: 30, paidBy: 'BORROWER' },
        { label: FEE_NAMES.TITLE_FEE, amount: 75, paidBy: 'BORROWER' },
      ],
      cashToBorrower: 87_895,
    },
    lenderPays: ['Home valuation (AVM)', 'Notary'],
    counted: 1_530,
    limit: 2_030,
    perDay: 22.56,
    applied: '2026-11-20',
    earliest: '2026-12-08',
  },
  TEXAS_FAIR_MARKET_VALUE: {
    ...base,
    value: 512_000,
    basis: 'Residential evaluation with an exterior inspection',
    valuedOn: '2026-11-22',
    reference: 'VAL-7000417',
    signers: opening.signers,
  },
  ACCOUNT_OPENING_DISCLOSURES: opening,
  LINE_AGREEMENT: opening,
  AUTOPAY_AUTHORIZATION: opening,
  DEED_OF_TRUST: {
    ...base,
    dated: '2026-11-24',
    line: 103_000,
    maturity: '2041-12-01',
    county: 'Maricopa County',
    vesting: 'GRACE HAPPY AND ŁUKASZ HAPPY, JOINT TENANTS',
    parcelId: '652-47-210',
    legalDescription:
      'Lot 210, CLEAR PATH ESTATES UNIT 2, according to the plat of record in the office of the County Recorder of Maricopa County, Arizona, in Book 652 of Maps, page 47.',
    grantors: [
      { name: 'Grace Happy', capacity: 'BORROWER', party: 'borrower', marital: 'UNMARRIED' },
      { name: 'Łukasz Happy', capacity: 'OWNER', party: '01935f6e-7a10-7000-8000-000000003003', marital: 'SEPARATED' },
    ],
    trustee: { name: 'Saguaro Example Title Agency', address: { street1: '7 Sample Plaza', city: 'Phoenix', state: 'AZ', zip: '85003' } },
    isTexasHomestead: false,
  },
  NON_RESCISSION_CONFIRMATION: { ...base, owner: 'Grace Happy', opened: '2026-11-24', endsOn: period.endsOn, mailUntil: '2026-12-02' },
  RESCISSION_RECORD: {
    ...base,
    owners: ['Grace Happy', 'Łukasz Happy'],
    sentOn: '2026-11-27',
    receivedOn: '2026-11-30',
    dueOn: '2026-12-20',
    instrument: 'deed of trust',
    isRecorded: false,
    refunds: [{ what: 'Appraisal of the home', amount: 650, on: '2026-12-01' }],
  },
  NOTICE_OF_RIGHT_TO_CANCEL: { ...base, owner: 'Grace Happy', opened: '2026-11-24', endsOn: period.endsOn, days: period.days },
  ADVERSE_ACTION_NOTICE: {
    ...base,
    applied: '2026-11-20',
    cause: 'DECLINED',
    reasons: ['Excessive obligations in relation to income', 'Limited credit experience'],
    report: { bureau: SAMPLE_BUREAU, score: { ...score, value: 598 } },
    outside: ['an automated valuation of the home', 'the employer'],
  },
  COUNTEROFFER: {
    ...base,
    applied: '2026-11-20',
    reasons: ['Income insufficient for amount of credit requested'],
    report: { bureau: SAMPLE_BUREAU, score: { ...score, value: 712 } },
    outside: ['the payroll service'],
    instead: [
      { term: 10, line: 41_200, draw: 40_000, feePercent: 3, originationFee: 1_200, apr: 9.45, payment: 531.75 },
      { term: 15, line: 51_500, draw: 50_000, feePercent: 3, originationFee: 1_500, apr: 9.6, payment: 540.9 },
    ],
    interestOnly: false,
    until: '2027-02-22',
    payOff: ['Prairie Auto Finance'],
  },
  VALUATION_COPY: {
    ...base,
    what: 'OPINION',
    by: 'AZ-BR-554201',
    value: 612_000,
    low: 588_000,
    high: 634_000,
    asOf: '2026-11-20',
    report: {
      condition: 'Good',
      repairs: [{ what: 'Roof', cost: 2400 }],
      comparables: [
        {
          address: '14 Sample St, Phoenix, AZ 85004',
          price: 605_000,
          soldOn: '2026-08-14',
          livingArea: 1940,
          distance: 0.4,
          adjustment: -4000,
        },
        {
          address: '22 Sample St, Phoenix, AZ 85004',
          price: 618_500,
          soldOn: '2026-09-02',
          livingArea: 2010,
          distance: 0.7,
          adjustment: 6500,
        },
      ],
    },
  },
  NOTICE_TO_COSIGNER: { ...base, cosigner: 'Paula Joint' },
  NOTICE_OF_INCOMPLETENESS: {
    ...base,
    applied: '2026-10-25',
    missing: [
      { what: 'Your two most recent paystubs', how: 'Sign in and upload them under “Documents we need”.' },
      { what: 'Proof of home insurance', how: 'Upload the declarations page, or ask your agent to email it.' },
    ],
    respondBy: '2026-12-24',
    inquiry: 'SOFT',
  },
  FLOOD_NOTICE: {
    ...base,
    state: 'FL',
    zone: 'AE',
    community: 'City of Tampa, 120114',
    panel: '12057C0354J',
    panelDate: '2021-10-07',
    determinedOn: '2026-11-20',
    participation: 'REGULAR',
    coverage: 250_000,
  },
  WELCOME_LETTER: {
    ...base,
    terms,
    dates,
    disbursement: { bank: 'First Platypus Bank', mask: '1111', isExchange: false },
    autopay: true,
  },
  ESIGN_CERTIFICATE: {
    ...base,
    documents: [{ title: 'Home equity line of credit agreement and note', sha256: evidence.documentSha256 }],
    records: [evidence],
  },
};
