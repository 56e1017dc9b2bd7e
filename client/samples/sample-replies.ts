/** What the server of a sample person replies to the reads of every screen. What the lender decides is not here: the desk's preview brings it. */
import type { Reply } from '@hearthline/web/api/operation.ts';
import { sampleAccount, sampleAccounts } from './sample-accounts.ts';
import { sampleClosing } from './sample-closing.ts';
import { sampleCondition } from './sample-condition.ts';
import { SAMPLE_DEBTS } from './sample-debts.ts';
import { sampleFunding } from './sample-funding.ts';
import { sampleInsurance } from './sample-insurance.ts';
import { sampleLien } from './sample-lien.ts';
import { sampleNotary } from './sample-notary.ts';
import { correctionsOf, identityOf, profileOf, recordsOf, signersOf } from './sample-profile.ts';
import type { PreviewedPerson, PreviewedSite } from '@hearthline/web/preview.ts';
import type { Sampled } from './sample-person.ts';

const ONE = 'GET /service-application/api/v1/application/heloc/{uuid}';
const PROFILE = 'GET /service-profile/api/v1/profile';
const SECURE = 'GET /identity/secure/api';

const liens: Reply<'liens-get'> = { liens: [sampleLien({ currentBalance: 120_000 })], homeValue: 499_000, totalOwed: 120_000 };
const income: Reply<'income-get'> = {
  employmentType: 'FULL_TIME',
  statedMonthly: 12_000,
  verifiedMonthly: null,
  paystubsAsked: 2,
  employmentNeeded: true,
  methods: (['TRUV_PAYROLL', 'POINTSERV_PAYROLL', 'PLAID_TRANSACTIONS', 'MANUAL_PAYSTUB'] as const).map((method) => ({
    method,
    state: 'NOT_STARTED',
    monthly: null,
    reading: false,
  })),
};
const valuation: Reply<'valuation-get'> = {
  product: 'BPO',
  stage: 'ORDERED',
  reason: null,
  value: 499_000,
  access: { name: 'Grace Happy', windows: ['Weekdays, 8 AM to noon'] },
  appraisal: { fee: 550, payableFrom: null, paid: null, field: null },
};
const payoffs: Reply<'payoffs-get'> = [
  { id: 'D-1', creditor: 'Silver Plaza Card', kind: 'CARD', amount: 6120.44, letter: 'RECEIVED', goodThrough: '2026-12-22' },
  { id: 'D-2', creditor: 'Copper State Auto Finance', kind: 'AUTO', amount: 12_000, letter: 'ASKED', goodThrough: null },
];
const delinquency: Reply<'delinquency-get'> = {
  accounts: [{ id: 'TL-2', creditor: 'Silver Plaza Card', kind: 'CARD', late: 'CURRENT', pastDue: 120.5 }],
  explained: false,
};
const assets: Reply<'assets-get'> = {
  missingMonthly: 984.97,
  monthlyIncome: 2083.33,
  monthlyDebts: 1400,
  capPercent: 50,
  liabilities: [...SAMPLE_DEBTS],
};
const requalify: Reply<'requalify-get'> = {
  reason: 'MAX_BELOW_MIN_LINE',
  payoffs: SAMPLE_DEBTS.slice(0, 1),
  maxLineNow: 9800,
  maxLineThen: 58_167,
  goodUntil: '2027-02-18',
};
const identityDocument: Reply<'identity-document-get'> = {
  tries: 0,
  triesLeft: 3,
  verification: null,
  pending: false,
  reason: null,
  selfieAsked: false,
};

type Consents = readonly { readonly type: string; readonly text: string }[];

/** Replies by method and path, those of the lender among them. */
export function sampleReplies(
  site: PreviewedSite,
  person: PreviewedPerson,
  { application, screen, signer }: Sampled,
): Record<string, unknown> {
  const { line, replies } = site;
  const funding = sampleFunding();
  const given = sampleAccount({ owner: person.names[0] ?? '' });
  const consents = (replies[`${PROFILE}/consent-types`] ?? []) as Consents;
  const offers = replies[`${ONE}/offers`] as Reply<'offers-get'>;
  const accounts = { autopay: { ...given, sameAsDisbursement: true, authorized: true }, disbursement: given };
  return {
    ...replies,
    [`${ONE}/offers`]: { ...offers, liabilities: [...SAMPLE_DEBTS] },
    [`${ONE}/liens`]: { ...liens, homeValue: offers.homeValue },
    [`${ONE}/income-sources`]: income,
    [`${ONE}/valuation`]: { ...valuation, value: offers.homeValue },
    [`${ONE}/payoffs`]: payoffs,
    [`${ONE}/delinquency`]: delinquency,
    [`${ONE}/asset-depletion`]: assets,
    [`${ONE}/requalify`]: requalify,
    [`${ONE}/identity-document`]: identityDocument,
    [`${ONE}/property`]: {
      address: { ...person.home, street2: null },
      candidates: [],
      refused: [],
      chosen: null,
    } satisfies Reply<'property-get'>,
    [`${ONE}/accounts`]: sampleAccounts({
      ...(screen === 'bank/confirm' && accounts),
      cashToYou: line.cash,
      terms: {
        AUTOPAY: { rate: line.rate, monthlyPayment: line.payment },
        MANUAL: { rate: line.rateWithoutAutopay, monthlyPayment: line.paymentWithoutAutopay },
      },
    }),
    [`${ONE}/closing-documents`]: sampleClosing({}, { name: person.names[0] ?? '', location: null }),
    [`${ONE}/insurance`]: sampleInsurance(),
    [`${ONE}/notary`]: sampleNotary({
      timeZone: person.timeZone,
      ...(screen === 'notary/reserve-manual' && { way: 'IN_PERSON', signers: [] }),
    }),
    [`${ONE}/signers`]: signersOf(
      screen === 'signing/additional' ? [`${signer.name.firstName} ${signer.name.lastName}`] : person.names.slice(1),
    ),
    [`${ONE}/documents`]: [],
    [`${ONE}/corrections`]: correctionsOf(person),
    [`${ONE}/electronic-records`]: recordsOf(person, consents.find(({ type }) => type === 'COMMUNICATIONS')?.text ?? ''),
    [`${ONE}/closing`]: sampleFunding({
      line: funding.line && { ...funding.line, amount: line.amount, rate: line.rate, term: line.term },
      payment: { ...funding.payment, amount: line.cash },
      firstPayment: { on: '2027-01-01', amount: line.payment, oddDaysInterest: 0 },
    }),
    'GET /service-conditions/external/api/v1/applications/{uuid}/conditions/external-applicants': [
      sampleCondition('GENERIC_DOCUMENT_REQUEST', { uuid: 'sample' }),
      sampleCondition('HELOC_MANUAL_PAYSTUB_UPLOAD', { requestDocuments: ['USER_UPLOADED_PAYSTUB'] }),
      sampleCondition('PROPERTY_OWNERSHIP_FRAUD_REVIEW', { requestDocuments: ['DEED'] }),
    ],
    'GET /service-application/api/v1/application/heloc/all': [application],
    'GET /service-application/api/v1/application/heloc/referred': { applications: [], next: null, counts: { open: 0, closed: 0 } },
    'GET /service-application/api/v1/application/heloc/co-deed/status': { coDeedStatus: 'IN_PROGRESS' },
    'GET /service-notification/secure/api/v1/notifications': [],
    'GET /service-chat-chatbot/external/api/v1/help': [],
    'GET /service-application/external/api/v1/heloc/address-suggestions': [],
    [PROFILE]: profileOf(person),
    [`${SECURE}/v1_1/identity`]: identityOf(person, application.organizationCode),
    'POST /identity/secure/api/v1/email/code': {
      email: person.email,
      isProved: false,
      code: { sentAt: '2026-11-20T17:00:00.000Z', expiresAt: '2099-11-20T17:10:00.000Z', isNew: true },
    } satisfies Reply<'email-code'>,
    'POST /service-comms-prefs/secure/api/v1/consent/user/get': [] satisfies Reply<'consent-user-get'>,
    [`${SECURE}/v1/sessions`]: [] satisfies Reply<'identity-sessions'>,
    [`${SECURE}/v1/security`]: { twoStep: false, recoveryCodesLeft: 0, passkeys: [] } satisfies Reply<'security-get'>,
  };
}
