import type { VendorRow } from './wire/row.ts';
import { ACCOUNT_CHECKS } from './bank-account-check/account-checks/row.ts';
import { APPRAISAL_ORDERS } from './valuation/appraisal-orders/row.ts';
import { CENSUS } from './geocoder/census/row.ts';
import { CHECK_ORDERS } from './checks/check-orders/row.ts';
import { CONSUMER_REPORTS } from './credit-bureau/consumer-reports/row.ts';
import { COUNSELOR_LIST } from './housing-counselors/counselor-list/row.ts';
import { DETERMINATIONS } from './flood/determinations/row.ts';
import { EMAIL_API } from './mail/email-api/row.ts';
import { SMTP } from './mail/smtp/row.ts';
import { FIELD_ASSIGNMENTS } from './valuation/field-assignments/row.ts';
import { MESSAGE_REQUESTS } from './text/message-requests/row.ts';
import { EVIDENCE } from './insurance/evidence/row.ts';
import { EXCHANGE_ACCOUNTS } from './wallet/exchange-accounts/row.ts';
import { INQUIRIES } from './identity-documents/inquiries/row.ts';
import { LETTER_ORDERS } from './mail-house/letter-orders/row.ts';
import { LINK_TOKENS } from './bank-link/link-tokens/row.ts';
import { NOTARY_TRANSACTIONS } from './notary/notary-transactions/row.ts';
import { PARCEL_RECORDS } from './property/parcel-records/row.ts';
import { PAYMENT_INTENTS } from './card-payments/payment-intents/row.ts';
import { PAYOFF_REQUESTS } from './payoff-letters/payoff-requests/row.ts';
import { PAYROLL_REPORTS } from './payroll/payroll-reports/row.ts';
import { PUBLISHED_RATES } from './market-rates/published-rates/row.ts';
import { RECORDING_PACKAGES } from './e-recording/recording-packages/row.ts';
import { TAX_ORDERS } from './tax-documents/tax-orders/row.ts';
import { TEXT_API } from './text/text-api/row.ts';
import { TITLE_ORDERS } from './title/title-orders/row.ts';
import { TRANSFERS } from './money-movement/transfers/row.ts';
import { TYPEAHEAD } from './address/typeahead/row.ts';

/** A port: the block of the environment and the folder it has, what its vendors do, and who can serve it. */
type PortRow<Port> = {
  readonly prefix: string;
  /** In `providers/`; also the path of its callbacks. */
  readonly folder: string;
  readonly what: string;
  /** By name, the usual one first. */
  readonly vendors: Readonly<Record<string, VendorRow<Port>>>;
};

/** Every port with its vendors. A vendor's row here is all that it needs outside its own folder. */
const TABLE = {
  creditBureau: {
    prefix: 'CREDIT_BUREAU',
    folder: 'credit-bureau',
    what: 'the credit bureau',
    vendors: { 'consumer-reports': CONSUMER_REPORTS },
  },
  property: {
    prefix: 'PROPERTY',
    folder: 'property',
    what: 'property records and valuations',
    vendors: { 'parcel-records': PARCEL_RECORDS },
  },
  title: { prefix: 'TITLE', folder: 'title', what: 'title and ownership', vendors: { 'title-orders': TITLE_ORDERS } },
  address: { prefix: 'ADDRESS', folder: 'address', what: 'address suggestions', vendors: { typeahead: TYPEAHEAD } },
  flood: { prefix: 'FLOOD', folder: 'flood', what: 'flood determinations', vendors: { determinations: DETERMINATIONS } },
  geocoder: { prefix: 'GEOCODER', folder: 'geocoder', what: 'census tracts', vendors: { census: CENSUS } },
  marketRates: {
    prefix: 'MARKET_RATES',
    folder: 'market-rates',
    what: 'published rates and thresholds',
    vendors: { 'published-rates': PUBLISHED_RATES },
  },
  valuation: {
    prefix: 'VALUATION',
    folder: 'valuation',
    what: 'price opinions and appraisals',
    vendors: { 'appraisal-orders': APPRAISAL_ORDERS, 'field-assignments': FIELD_ASSIGNMENTS },
  },
  bankLink: { prefix: 'BANK_LINK', folder: 'bank-link', what: 'bank linking', vendors: { 'link-tokens': LINK_TOKENS } },
  payroll: { prefix: 'PAYROLL', folder: 'payroll', what: 'payroll accounts', vendors: { 'payroll-reports': PAYROLL_REPORTS } },
  taxDocuments: { prefix: 'TAX_DOCUMENTS', folder: 'tax-documents', what: 'tax documents', vendors: { 'tax-orders': TAX_ORDERS } },
  identityDocuments: {
    prefix: 'IDENTITY_DOCUMENTS',
    folder: 'identity-documents',
    what: 'identity documents',
    vendors: { inquiries: INQUIRIES },
  },
  bankAccountCheck: {
    prefix: 'BANK_ACCOUNT_CHECK',
    folder: 'bank-account-check',
    what: 'checks of typed bank accounts',
    vendors: { 'account-checks': ACCOUNT_CHECKS },
  },
  notary: { prefix: 'NOTARY', folder: 'notary', what: 'remote notaries', vendors: { 'notary-transactions': NOTARY_TRANSACTIONS } },
  insurance: { prefix: 'INSURANCE', folder: 'insurance', what: 'hazard insurance', vendors: { evidence: EVIDENCE } },
  eRecording: {
    prefix: 'E_RECORDING',
    folder: 'e-recording',
    what: 'recording with the county',
    vendors: { 'recording-packages': RECORDING_PACKAGES },
  },
  moneyMovement: { prefix: 'MONEY_MOVEMENT', folder: 'money-movement', what: 'transfers of money', vendors: { transfers: TRANSFERS } },
  cardPayments: {
    prefix: 'CARD_PAYMENTS',
    folder: 'card-payments',
    what: 'card payments',
    vendors: { 'payment-intents': PAYMENT_INTENTS },
  },
  payoffLetters: {
    prefix: 'PAYOFF_LETTERS',
    folder: 'payoff-letters',
    what: 'payoff letters',
    vendors: { 'payoff-requests': PAYOFF_REQUESTS },
  },
  checks: {
    prefix: 'CHECKS',
    folder: 'checks',
    what: 'watchlists, registers and calls to employers',
    vendors: { 'check-orders': CHECK_ORDERS },
  },
  mail: { prefix: 'MAIL', folder: 'mail', what: 'e-mail', vendors: { 'email-api': EMAIL_API, smtp: SMTP } },
  housingCounselors: {
    prefix: 'HOUSING_COUNSELORS',
    folder: 'housing-counselors',
    what: 'counselors',
    vendors: { 'counselor-list': COUNSELOR_LIST },
  },
  mailHouse: { prefix: 'MAIL_HOUSE', folder: 'mail-house', what: 'letters on paper', vendors: { 'letter-orders': LETTER_ORDERS } },
  wallet: {
    prefix: 'WALLET',
    folder: 'wallet',
    what: 'accounts at the affiliated exchange',
    vendors: { 'exchange-accounts': EXCHANGE_ACCOUNTS },
  },
  text: { prefix: 'TEXT', folder: 'text', what: 'text messages', vendors: { 'text-api': TEXT_API, 'message-requests': MESSAGE_REQUESTS } },
} as const;

export type PortName = keyof typeof TABLE;

/** The interfaces behind which vendors are used. */
export type Ports = { readonly [Name in PortName]: (typeof TABLE)[Name] extends PortRow<infer Port> ? Port : never };

export const PORTS: { readonly [Name in PortName]: PortRow<Ports[Name]> } = TABLE;

/** Names of all ports, in the order of the table. */
export const PORT_NAMES = Object.keys(PORTS) as PortName[];

/** The vendor that serves a port unless a setting names another. */
export const usualVendor = (name: PortName): string => Object.keys(PORTS[name].vendors)[0] ?? '';

/** The row of a vendor. Throws when the port has no such vendor. */
export function vendorRow<Name extends PortName>(name: Name, vendor: string = usualVendor(name)): VendorRow<Ports[Name]> {
  const row = PORTS[name].vendors[vendor];
  if (row === undefined) throw new Error(`${name} has no vendor ${vendor}`);
  return row;
}
