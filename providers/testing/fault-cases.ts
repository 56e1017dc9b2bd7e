import { createAddressHttp } from '../address/typeahead/http.ts';
import { startAddressSimulator } from '../address/typeahead/simulator.ts';
import { createBankAccountCheckHttp } from '../bank-account-check/account-checks/http.ts';
import { startBankAccountCheckSimulator } from '../bank-account-check/account-checks/simulator.ts';
import { createBankLinkHttp } from '../bank-link/link-tokens/http.ts';
import { startBankLinkSimulator } from '../bank-link/link-tokens/simulator.ts';
import { createCardPaymentsHttp } from '../card-payments/payment-intents/http.ts';
import { startCardPaymentsSimulator } from '../card-payments/payment-intents/simulator.ts';
import { createChecksHttp } from '../checks/check-orders/http.ts';
import { startChecksSimulator } from '../checks/check-orders/simulator.ts';
import { createCreditBureauHttp } from '../credit-bureau/consumer-reports/http.ts';
import { startCreditBureauSimulator } from '../credit-bureau/consumer-reports/simulator.ts';
import { createERecordingHttp } from '../e-recording/recording-packages/http.ts';
import { startERecordingSimulator } from '../e-recording/recording-packages/simulator.ts';
import { createFloodHttp } from '../flood/determinations/http.ts';
import { startFloodSimulator } from '../flood/determinations/simulator.ts';
import { createIdentityDocumentsHttp } from '../identity-documents/inquiries/http.ts';
import { startIdentityDocumentsSimulator } from '../identity-documents/inquiries/simulator.ts';
import { createInsuranceHttp } from '../insurance/evidence/http.ts';
import { startInsuranceSimulator } from '../insurance/evidence/simulator.ts';
import { createMailHttp } from '../mail/email-api/http.ts';
import { startMailSimulator } from '../mail/email-api/simulator.ts';
import { createMoneyMovementHttp } from '../money-movement/transfers/http.ts';
import { startMoneyMovementSimulator } from '../money-movement/transfers/simulator.ts';
import { createNotaryHttp } from '../notary/notary-transactions/http.ts';
import { startNotarySimulator } from '../notary/notary-transactions/simulator.ts';
import { createPayoffLettersHttp } from '../payoff-letters/payoff-requests/http.ts';
import { startPayoffLettersSimulator } from '../payoff-letters/payoff-requests/simulator.ts';
import { createPayrollHttp } from '../payroll/payroll-reports/http.ts';
import { startPayrollSimulator } from '../payroll/payroll-reports/simulator.ts';
import { createPropertyHttp } from '../property/parcel-records/http.ts';
import { startPropertySimulator } from '../property/parcel-records/simulator.ts';
import { createTaxDocumentsHttp } from '../tax-documents/tax-orders/http.ts';
import { startTaxDocumentsSimulator } from '../tax-documents/tax-orders/simulator.ts';
import { createTextHttp } from '../text/text-api/http.ts';
import { startTextSimulator } from '../text/text-api/simulator.ts';
import { createMessageRequestsHttp } from '../text/message-requests/http.ts';
import { startMessageRequestsSimulator } from '../text/message-requests/simulator.ts';
import { createFieldAssignmentsHttp } from '../valuation/field-assignments/http.ts';
import { startFieldAssignmentsSimulator } from '../valuation/field-assignments/simulator.ts';
import { createTitleHttp } from '../title/title-orders/http.ts';
import { startTitleSimulator } from '../title/title-orders/simulator.ts';
import { createValuationHttp } from '../valuation/appraisal-orders/http.ts';
import { startValuationSimulator } from '../valuation/appraisal-orders/simulator.ts';
import { createWalletHttp } from '../wallet/exchange-accounts/http.ts';
import { startWalletSimulator } from '../wallet/exchange-accounts/simulator.ts';
import type { WireOptions } from '../wire/caller.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { Simulator } from '../world/vendor/vendor.ts';

const ADDRESS = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
const GRACE = { first: 'Grace', last: 'Happy' };
const PERSON = { ...GRACE, dob: '1984-05-17', ssn: '666-10-1001', email: 'grace@example.com' };
const PARCEL = { id: '8565b49e490c', address: ADDRESS };
const reference = 'application-1';
const ACCOUNT = { routingNumber: '021000021', accountNumber: '000123456789' };

export interface FaultCase {
  readonly name: string;
  readonly start: () => Promise<Simulator>;
  /** A call that succeeds when the vendor works; repeated with the same key it is the same effect. */
  readonly call: (wire: WireOptions) => (options: CallOptions) => Promise<ProviderResult<unknown>>;
  /** The vendor's ledger after one such call, however often it was retried. */
  readonly effects: readonly string[];
}

const row = <Port>(
  name: string,
  start: () => Promise<Simulator>,
  create: (wire: WireOptions) => Port,
  call: (port: Port, options: CallOptions) => Promise<ProviderResult<unknown>>,
  ...effects: readonly string[]
): FaultCase => ({
  name,
  start,
  call: (wire) => {
    const port = create(wire);
    return (options) => call(port, options);
  },
  effects,
});

/** Every port with its most consequential call: the one that starts, orders, pays or sends. */
export const FAULT_CASES: readonly FaultCase[] = [
  row(
    'credit-bureau',
    startCreditBureauSimulator,
    createCreditBureauHttp,
    (port, options) =>
      port.pull(
        {
          purposeCode: 'CREDIT_APP_HARD',
          consumer: { ...PERSON, currentAddress: ADDRESS },
          models: ['FICO8'],
          endUserRef: reference,
          attempt: 1,
        },
        options,
      ),
    'HARD_PULL',
  ),
  row('property', startPropertySimulator, createPropertyHttp, (port, options) => port.find(ADDRESS, options), 'PARCEL_SEARCH'),
  row(
    'title',
    startTitleSimulator,
    createTitleHttp,
    (port, options) =>
      port.snapshot({ externalTrackingId: reference, property: PARCEL, parties: [{ ...GRACE, role: 'BORROWER' }] }, options),
    'TITLE_ORDER',
  ),
  row(
    'title, in full',
    startTitleSimulator,
    createTitleHttp,
    (port, options) =>
      port.start({ externalTrackingId: reference, property: PARCEL, parties: [{ ...GRACE, role: 'BORROWER' }], amount: 100_000 }, options),
    'TITLE_SEARCH',
  ),
  row('address', startAddressSimulator, createAddressHttp, (port, options) => port.suggest('101 clear', options)),
  row(
    'flood',
    startFloodSimulator,
    createFloodHttp,
    (port, options) => port.start({ reference, loanNumber: 'HL-1', address: ADDRESS }, options),
    'FLOOD_DETERMINATION',
  ),
  row(
    'valuation',
    startValuationSimulator,
    createValuationHttp,
    (port, options) =>
      port.start(
        { reference, product: 'BPO_EXT', address: ADDRESS, contact: { name: 'Grace', phone: '602-555-0101', windows: [] }, fee: 110 },
        options,
      ),
    'VALUATION_ORDER',
  ),
  row(
    'valuation.field-assignments',
    startFieldAssignmentsSimulator,
    createFieldAssignmentsHttp,
    (port, options) =>
      port.start(
        { reference, product: 'BPO_EXT', address: ADDRESS, contact: { name: 'Grace', phone: '602-555-0101', windows: [] }, fee: 110 },
        options,
      ),
    'VALUATION_ORDER',
  ),
  row(
    'bank-link',
    startBankLinkSimulator,
    createBankLinkHttp,
    (port, options) =>
      port.createLinkToken({ reference, purpose: 'INCOME', person: { legalName: 'Grace Happy' }, clientName: 'Hearthline' }, options),
    'USER',
    'LINK_TOKEN',
  ),
  row(
    'payroll',
    startPayrollSimulator,
    createPayrollHttp,
    (port, options) => port.createSession({ reference, source: 'PAYROLL', person: PERSON }, options),
    'PAYROLL_USER',
    'PAYROLL_TOKEN',
  ),
  row(
    'tax-documents',
    startTaxDocumentsSimulator,
    createTaxDocumentsHttp,
    (port, options) =>
      port.start({ reference, product: 'TAX', person: PERSON, returnUrl: 'http://localhost:4000/back', years: [2025, 2024] }, options),
    'TAX_ORDER',
  ),
  row(
    'identity-documents',
    startIdentityDocumentsSimulator,
    createIdentityDocumentsHttp,
    (port, options) => port.start({ reference, documentType: 'PASSPORT', person: { ...PERSON, address: ADDRESS } }, options),
    'INQUIRY',
  ),
  row(
    'bank-account-check',
    startBankAccountCheckSimulator,
    createBankAccountCheckHttp,
    (port, options) => port.check({ reference, ...ACCOUNT, accountType: 'CHECKING', owner: GRACE }, options),
    'ACCOUNT_CHECK',
  ),
  row('notary', startNotarySimulator, createNotaryHttp, (port, options) =>
    port.eligibility({ address: ADDRESS, county: 'Maricopa' }, options),
  ),
  row(
    'insurance',
    startInsuranceSimulator,
    createInsuranceHttp,
    (port, options) =>
      port.requestEvidence({ reference, insured: { ...PERSON, address: ADDRESS }, mortgageeClause: 'Hearthline ISAOA' }, options),
    'EVIDENCE',
  ),
  row(
    'e-recording',
    startERecordingSimulator,
    createERecordingHttp,
    (port, options) =>
      port.start(
        {
          reference,
          countyFips: '04013',
          returnEmail: PERSON.email,
          documents: [
            {
              name: 'deed.pdf',
              kind: 'DEED_OF_TRUST',
              grantors: ['GRACE HAPPY'],
              grantees: ['HEARTHLINE'],
              amount: 104_990,
              dateOfNote: '2026-09-10',
              parcelId: '652-47-210',
              legalDescription: 'LOT 1',
              pdf: new Uint8Array([37]),
            },
          ],
        },
        options,
      ),
    'PACKAGE',
  ),
  row(
    'money-movement',
    startMoneyMovementSimulator,
    createMoneyMovementHttp,
    (port, options) =>
      port.start(
        {
          reference,
          direction: 'CREDIT',
          network: 'ACH',
          amount: 98_558,
          description: 'HELOC FUNDS',
          account: { ...ACCOUNT, type: 'CHECKING' },
          holder: { legalName: 'Grace Happy' },
        },
        options,
      ),
    'ACCOUNT',
    'AUTHORIZATION',
    'TRANSFER',
  ),
  row(
    'card-payments',
    startCardPaymentsSimulator,
    createCardPaymentsHttp,
    async (port, options) => {
      // Opening has a key of its own, so that the fault hits either call, and both stay one effect.
      const opened = await port.start(
        { reference, amount: 550, description: 'Appraisal' },
        { ...options, idempotencyKey: `${options.idempotencyKey}:open` },
      );
      return opened.data ? port.charge(opened.data.ref, { token: 'tok_visa' }, options) : opened;
    },
    'PAYMENT',
    'CONFIRM',
  ),
  row(
    'payoff-letters',
    startPayoffLettersSimulator,
    createPayoffLettersHttp,
    (port, options) =>
      port.start(
        {
          reference,
          debtId: 'TL-4',
          creditor: 'SlowBank',
          borrower: { ...GRACE, ssnLast4: null },
          reportedBalance: 8_450,
          goodThrough: '2026-10-14',
        },
        options,
      ),
    'PAYOFF_REQUEST',
  ),
  row(
    'checks',
    startChecksSimulator,
    createChecksHttp,
    (port, options) => port.start({ reference, kind: 'WATCHLIST', person: PERSON }, options),
    'CHECK_WATCHLIST',
  ),
  row(
    'wallet',
    startWalletSimulator,
    createWalletHttp,
    (port, options) => port.start({ reference, customer: { id: 'identity-1', ...GRACE, email: PERSON.email } }, options),
    'WALLET_ACCOUNT',
  ),
  row(
    'mail',
    startMailSimulator,
    createMailHttp,
    (port, options) =>
      port.send(
        { from: 'hello@example.com', to: PERSON.email, subject: 'Grace Happy, your notice', text: 'Enclosed.', html: '<p>Enclosed.</p>' },
        options,
      ),
    'MAIL',
  ),
  row(
    'text',
    startTextSimulator,
    createTextHttp,
    (port, options) => port.send({ from: '+16025550100', to: '+16025550101', body: 'Grace Happy, your notary is ready.' }, options),
    'TEXT',
  ),
  row(
    'text.message-requests',
    startMessageRequestsSimulator,
    createMessageRequestsHttp,
    (port, options) => port.send({ from: '+16025550100', to: '+16025550101', body: 'Grace Happy, your notary is ready.' }, options),
    'TEXT',
  ),
];
