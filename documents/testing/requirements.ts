import { formatApr, formatMoney } from '@hearthline/rules/money.ts';
import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import type { DocumentKind } from '../templates/document-data.ts';
import { type DocumentCase, factsOf } from '../samples/cases.ts';

/** Phrases that a document must contain, the law that asks for them, and where it does; letters and digits are compared. */
type Requirement = {
  readonly law: string;
  readonly phrases: readonly string[];
  /** What it must not say. */
  readonly never?: readonly string[];
  readonly where?: (about: DocumentCase) => boolean;
};
type Row = {
  readonly required: readonly Requirement[];
  /** Figures that have to be printed, computed here from the facts alone. */
  readonly figures?: (about: DocumentCase) => readonly string[];
};

const home = ({ occupancy }: DocumentCase): boolean => occupancy === 'HOME';
const notHome = (about: DocumentCase): boolean => !home(about);
const inTexas = ({ state, occupancy }: DocumentCase): boolean => isTexasHomestead(state, occupancy);
const inNewYork = ({ state }: DocumentCase): boolean => state === 'NY';
const interestOnly = ({ lender }: DocumentCase): boolean => lender.heloc.ageRestricted;

const cents = (value: number): number => Math.round(value * 100) / 100;
/** The line by arithmetic of its own, to compare with the product's: floating point, at most half a cent away. */
function lineFigures(about: DocumentCase) {
  const { draw, feePercent, feeCap, term, apr } = factsOf(about);
  const fee = Math.min(cents(draw * (feePercent / 100)), feeCap ?? Infinity);
  const line = cents(draw + fee);
  const month = apr / 1200;
  const payment = interestOnly(about) ? Math.ceil(cents(line * month)) : cents((line * month) / (1 - (1 + month) ** (-12 * term)));
  return { line: formatMoney(line), fee: formatMoney(fee), draw: formatMoney(draw), payment: formatMoney(payment), apr: formatApr(apr) };
}
/** Two percent of the line, and what a day costs. */
function texasFigures(about: DocumentCase) {
  const { draw, feePercent, feeCap, apr } = factsOf(about);
  const owed = draw + Math.min((draw * feePercent) / 100, feeCap ?? Infinity);
  return { limit: formatMoney(cents(owed * 0.02)), perDay: formatMoney(cents((owed * apr) / 100 / 365.25)) };
}
const line = (about: DocumentCase): string[] => Object.values(lineFigures(about));
const APR_WITHOUT_COSTS: Requirement = {
  law: '12 CFR 1026.40(d)(6), 1026.6(a)(1)(ii)',
  phrases: ['does not include costs other than interest'],
};
const ECOA: Requirement = {
  law: '12 CFR 1002.9(b)(1)',
  phrases: [
    'The federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age',
    'exercised any right under the Consumer Credit Protection Act',
  ],
};
/** The index, how the rate is set, the limits, the payment at the highest rate and when, fifteen years; 2024 is one of them. */
const RATE_OF_LATER_DRAWS: readonly Requirement[] = [
  {
    law: '12 CFR 1026.40(d)(12)(i)–(ix), (xii)',
    phrases: [
      'the index plus the margin',
      'the U.S. Prime Rate that The Wall Street Journal publishes',
      'is not based on an index',
      'On November 24, 2026 the index is 6.75%, in effect since December 11, 2025',
      'Ask us at any time for the current value of the index',
      'Each statement shows the APR of each draw',
    ],
  },
  { law: '12 CFR 1026.40(d)(12)(x)', phrases: ['at the highest rate', 'can be on the day after your line is opened'] },
  { law: '12 CFR 1026.40(d)(12)(xi)', phrases: ['each of the last 15 years', '2012 3.25%', '2024 8.50%', '2026 6.75%'] },
];
const ESIGN: Requirement = { law: '15 USC 7001(c)(1)', phrases: ['on paper', 'withdraw', 'PDF'] };
const IMPORTANT_TERMS: readonly Requirement[] = [
  { law: '12 CFR 1026.40(d)(1)', phrases: ['Keep a copy for your records'] },
  { law: '12 CFR 1026.40(d)(2)', phrases: ['we return every fee you paid', 'If a term changes before your line is opened'] },
  { law: '12 CFR 1026.40(d)(3)', phrases: ['We take a security interest in your home', 'You could lose your home'] },
  { law: '12 CFR 1026.40(d)(4)', phrases: ['commit fraud or make a material misstatement', 'reduce your limit'] },
  { law: '12 CFR 1026.40(d)(9)', phrases: ['you have to pay the whole balance in a single “balloon” payment'], where: interestOnly },
  ...RATE_OF_LATER_DRAWS,
  { law: '12 CFR 1026.40(d)(7)', phrases: ['At closing'] },
  // The lender bears the valuation of a Texas homestead.
  { law: '12 CFR 1026.40(d)(7)', phrases: ['By card before it is ordered'], where: (about) => !inTexas(about) },
  { law: '12 CFR 1026.40(d)(11)', phrases: ['tax adviser'] },
  APR_WITHOUT_COSTS,
];

/** What each kind of document has to contain, by law. A kind without a row does not compile. */
export const REQUIREMENTS: Readonly<Record<DocumentKind, Row>> = {
  HELOC_IMPORTANT_TERMS: { required: IMPORTANT_TERMS },
  ESIGN_CONSENT: { required: [ESIGN] },
  HELOC_BROCHURE: {
    required: [
      {
        law: '12 CFR 1026.40(e)',
        phrases: [
          'draw period',
          'Index',
          'Margin',
          'Cap',
          'balloon',
          'lower your limit',
          'Three business days to cancel',
          'you could lose it',
        ],
      },
    ],
  },
  PRIVACY_NOTICE: {
    required: [
      {
        law: '12 CFR 1016 app. A',
        phrases: [
          'Rev.',
          'Federal law gives consumers the right to limit some but not all sharing',
          'the reasons financial companies can share their customers’ personal information',
          'For our everyday business purposes',
          'For our marketing purposes',
          'For joint marketing with other financial companies',
          'information about your transactions and experiences',
          'information about your creditworthiness',
          'For our affiliates to market to you',
          'For nonaffiliates to market to you',
          'Who is providing this notice?',
          'Why can’t I limit all sharing?',
          'Companies related by common ownership or control',
          'Companies not related by common ownership or control',
          'A formal agreement between nonaffiliated financial companies',
        ],
      },
    ],
  },
  SOFT_PULL_AUTHORIZATION: { required: [{ law: '15 USC 1681b(a)(2)', phrases: ['in writing', 'consumer reporting agency'] }] },
  NY_CONSUMER_REPORT_NOTICE: {
    required: [
      { law: 'N.Y. Gen. Bus. Law 380-b(b)', phrases: ['A consumer report may be requested', 'name and address of the agency'] },
      { law: '3 NYCRR 38.3', phrases: ['It is a crime to intentionally falsify information on this application'] },
    ],
  },
  NY_APPLICATION_DISCLOSURES: {
    required: [
      {
        law: '3 NYCRR 38.3',
        phrases: [
          'before it takes your application or any fee',
          'Application fee None',
          'Credit report fee None',
          'Origination fee, as you choose',
          'when you choose an offer',
          'New York State Department of Financial Services',
          'It is a crime to intentionally falsify information on this application',
        ],
      },
      { law: 'N.Y. Tax Law 253(1-a)(a)', phrases: ['we pay the special additional tax'] },
    ],
  },
  NY_MORTGAGE_PAMPHLET: {
    required: [{ law: 'N.Y. Banking Law 35', phrases: ['What Mortgage Applicants Need to Know', 'dfs.ny.gov', 'on paper'] }],
  },
  CREDIT_SCORE_NOTICE: {
    required: [
      { law: '15 USC 1681g(g)(1)(D)', phrases: ['Notice to the home loan applicant', 'the lender must disclose to you the score'] },
      { law: '12 CFR 1022.74(d)(1)(ii)', phrases: ['742', '300 to 850', '58 percent'] },
    ],
  },
  SUMMARY_DISCLOSURE: { required: [APR_WITHOUT_COSTS, { law: '18 USC 1014', phrases: ['18 USC 1014'] }], figures: line },
  APPLICATION_DISCLOSURES: {
    required: [
      { law: '12 CFR 1024.20', phrases: ['approved by the U.S. Department of Housing and Urban Development'] },
      { law: '12 CFR 1002.5(d)(2)', phrases: ['alimony, child support or separate maintenance income'] },
      { law: '3 NYCRR 38.3', phrases: ['It is a crime to intentionally falsify information on this application'], where: inNewYork },
    ],
    figures: line,
  },
  TEXAS_EQUITY_NOTICE: {
    required: [
      {
        law: 'Tex. Const. art. XVI s.50(g)',
        phrases: [
          'commonly known as equity loans',
          'more than 80 percent',
          'may not exceed 2 percent',
          'at least $4,000',
          'may not close before 12 days after',
          'only a summary of your rights under the Texas Constitution',
        ],
      },
    ],
  },
  TEXAS_EQUITY_NOTICE_ES: {
    required: [
      {
        law: 'Tex. Const. art. XVI s.50(g), in Spanish',
        phrases: [
          'mayor que el 80 por ciento',
          'no pueden exceder el 2 por ciento',
          'al menos $4,000',
          'antes de que pasen 12 días',
          'solo un resumen de sus derechos conforme a la Constitución de Texas',
        ],
      },
    ],
  },
  TEXAS_CLOSING_COSTS: {
    required: [
      {
        law: 'Tex. Const. art. XVI s.50(a)(6)(M)(ii)',
        phrases: ['actual fees, points, interest, costs and charges', 'one business day', 'A copy of your application'],
      },
    ],
    figures: (about) => [...line(about), ...Object.values(texasFigures(about))],
  },
  TEXAS_FAIR_MARKET_VALUE: {
    required: [
      {
        law: 'Tex. Const. art. XVI s.50(a)(6)(Q)(ix), (h)',
        phrases: ['acknowledge in writing', 'fair market value', '$512,000', 'attached to this acknowledgment by reference'],
        never: ['price opinion'],
      },
    ],
  },
  ACCOUNT_OPENING_DISCLOSURES: {
    required: [
      { law: '12 CFR 1026.6(a)(4)', phrases: ['lien on the home named above'] },
      { law: '12 CFR 1026.6(a)(5), app. G-3', phrases: ['Your billing rights', '60 days', 'the first $50'] },
      { law: '12 CFR 1026.6(a)(3)(ii)', phrases: ['may end the line', 'reduce the limit'] },
      ...RATE_OF_LATER_DRAWS,
      {
        law: '12 CFR 1026.6(a)(3)(vii)',
        phrases: ['at most 16.50%'],
        where: ({ lender, occupancy }) => lender.orgCode === 'PLUMFIELD' && occupancy !== 'HOME',
      },
      {
        law: '12 CFR 1026.32(a)(1)(i)(A), (a)(3)',
        phrases: ['at most 14.55%'],
        where: (about) => home(about) && factsOf(about).term === 15 && about.lender.heloc.laterDraws.maxRate > 14.55,
      },
      { law: '12 CFR 1026.6(a)(1)(iv)', phrases: ['The last payment may be higher or lower'] },
      {
        law: '12 CFR 1026.6(a)(1), 1026.15(c)',
        phrases: ['Monday, November 30, 2026, the first day we can'],
        where: home,
      },
      { law: '12 CFR 1026.6(a)(3)(iii), 1026.40(d)(5)(ii)', phrases: ['You make a balloon payment'], where: interestOnly },
      APR_WITHOUT_COSTS,
    ],
    figures: line,
  },
  LINE_AGREEMENT: {
    required: [
      { law: '12 CFR 1026.40(f)(2)', phrases: ['committed fraud or made a material misstatement'] },
      { law: '12 CFR 1026.15(a)', phrases: ['three business days'], where: home },
      { law: '12 CFR 1026.15(a)', phrases: ['gives no right to cancel'], where: notHome },
      {
        law: 'Tex. Const. art. XVI s.50(a)(6)(Q)(vi)',
        phrases: ['This is a loan defined by Section 50(a)(6), Article XVI, of the Texas Constitution'],
        where: inTexas,
      },
      {
        law: 'Tex. Const. art. XVI s.50(t)(8)',
        phrases: ['from January 24, 2027', 'to begin within two months after its closing', 'by January 8, 2027'],
        where: inTexas,
      },
    ],
    figures: line,
  },
  AUTOPAY_AUTHORIZATION: {
    required: [
      { law: '12 CFR 1005.10(b), (d), (e)', phrases: ['You do not have to pay automatically to get this line', 'at least 10 days before'] },
    ],
    figures: (about) => [lineFigures(about).payment],
  },
  DEED_OF_TRUST: {
    required: [
      { law: 'recording acts: who, what, where', phrases: ['Łukasz Happy', 'Grace Happy', 'Lot 210', '652-47-210', 'Maricopa County'] },
      { law: 'recording acts: the maturity of the agreement it secures', phrases: ['or the later date that the agreement sets'] },
      { law: 'state acts on acknowledgments', phrases: ['acknowledged before me', 'Commission'] },
      {
        law: 'O.C.G.A. 44-14-60',
        phrases: ['This is a deed passing title under the laws of Georgia'],
        where: ({ state }) => state === 'GA',
      },
      {
        law: 'Tex. Const. art. XVI s.50(a)(6)(C), (D), (Q)(vi)',
        phrases: [
          'secures an extension of credit that is the type of credit defined by Section 50(a)(6), Article XVI, of the Texas Constitution',
          'may be foreclosed upon only by a court order',
          'without recourse for personal liability',
        ],
        never: ['in court', 'if the property is a homestead'],
        where: inTexas,
      },
      { law: 'Tex. Const. art. XVI s.50(a)(6): a homestead only', phrases: [], never: ['Article XVI'], where: (about) => !inTexas(about) },
    ],
    figures: (about) => [lineFigures(about).line],
  },
  NON_RESCISSION_CONFIRMATION: {
    required: [{ law: '12 CFR 1026.15(c)', phrases: ['I have not canceled the account', 'You do not have to sign'] }],
  },
  RESCISSION_RECORD: {
    required: [
      { law: '12 CFR 1026.15(d)(1)', phrases: ['The security interest is void', 'No interest, fee or other charge'] },
      { law: '12 CFR 1026.15(d)(2)', phrases: ['20 calendar days after we received the notice'] },
    ],
  },
  NOTICE_OF_RIGHT_TO_CANCEL: {
    required: [
      {
        law: '12 CFR 1026.15(b), app. G-5',
        phrases: [
          'You have a legal right under federal law to cancel the account, without cost',
          'the date you received your Truth in Lending disclosures',
          'the date you received this notice of your right to cancel',
          'Within 20 calendar days',
          'you may keep it without further obligation',
          'Keep one copy of this notice no matter how you notify us',
          'or midnight of the third business day following the latest of the three events listed above',
          'I wish to cancel',
          'Saturday, November 28, 2026',
        ],
      },
    ],
  },
  ADVERSE_ACTION_NOTICE: {
    required: [
      ECOA,
      { law: '12 CFR 1002.9(a)(2)', phrases: ['Excessive obligations in relation to income', 'Limited credit experience'] },
      {
        law: '15 USC 1681m(a)',
        phrases: ['Meridian Credit Bureau', '800-555-0142', 'took no part in our decision', 'within 60 days', '598'],
      },
      { law: 'N.Y. Banking Law 6-d', phrases: ['New York Banking Law 6-d'], where: inNewYork },
    ],
  },
  COUNTEROFFER: {
    required: [
      ECOA,
      { law: '12 CFR 1002.9(a)(1)(iv)', phrases: ['We offer you a line on the terms below instead', 'Monday, February 22, 2027'] },
      {
        law: '12 CFR 1002.9(a)(2), (b)(2)',
        phrases: ['Income insufficient for amount of credit requested', '$50,000.00', '9.60%', '$540.90'],
      },
      { law: '15 USC 1681m(a)', phrases: ['Meridian Credit Bureau', 'took no part in our decision', 'within 60 days', '712'] },
      { law: 'N.Y. Banking Law 6-d', phrases: ['New York Banking Law 6-d'], where: inNewYork },
    ],
  },
  VALUATION_COPY: {
    required: [
      { law: '12 CFR 1002.14(a)(1)', phrases: ['This is your copy', 'even if your line is not opened', 'three business days'] },
      { law: '12 CFR 1002.14(a)(3)', phrases: ['pay nothing for the copy'] },
      { law: '12 CFR 1002.14(b)(3)', phrases: ['$612,000', 'November 20, 2026', 'Broker price opinion', '14 Sample St', 'Roof'] },
    ],
  },
  NOTICE_TO_COSIGNER: {
    required: [
      {
        law: '16 CFR 444.3(c)',
        phrases: [
          'You are being asked to guarantee this debt',
          'without first trying to collect from the borrower',
          'not the contract that makes you liable',
        ],
      },
    ],
  },
  NOTICE_OF_INCOMPLETENESS: {
    required: [
      ECOA,
      {
        law: '12 CFR 1002.9(c)(2)',
        phrases: ['Your two most recent paystubs', 'Thursday, December 24, 2026', 'we cannot consider your application further'],
      },
    ],
  },
  FLOOD_NOTICE: {
    required: [
      { law: '42 USC 4104a(a)(3)', phrases: ['special flood hazard', 'National Flood Insurance Program', 'Private insurers', 'disaster'] },
      { law: '42 USC 4104b(e)', phrases: ['within 45 days'] },
    ],
  },
  WELCOME_LETTER: { required: [{ law: '12 CFR 1026.39', phrases: ['within 30 days'] }], figures: (about) => [lineFigures(about).payment] },
  ESIGN_CERTIFICATE: { required: [{ law: '15 USC 7001(d)', phrases: ['sha256', 'Grace Happy', '203.0.113.7'] }] },
};
