import type { SimulatorParts } from '@hearthline/server/build-context.ts';
import { startAddressSimulator } from '@hearthline/providers/address/typeahead/simulator.ts';
import { startBankAccountCheckSimulator } from '@hearthline/providers/bank-account-check/account-checks/simulator.ts';
import { createBankLinkSandbox } from '@hearthline/providers/bank-link/link-tokens/sandbox.ts';
import { startBankLinkSimulator } from '@hearthline/providers/bank-link/link-tokens/simulator.ts';
import type { ChatVendor } from '@hearthline/providers/chat/port.ts';
import { CHAT_VENDOR_ROWS } from '@hearthline/providers/chat-vendors.ts';
import { startNiceSimulator } from '@hearthline/providers/chat/nice/simulator.ts';
import { startStreamSimulator } from '@hearthline/providers/chat/stream/simulator.ts';
import { startTalkjsSimulator } from '@hearthline/providers/chat/talkjs/simulator.ts';
import { startTwilioSimulator } from '@hearthline/providers/chat/twilio/simulator.ts';
import type { ChatSimulator } from '@hearthline/providers/world/chat/room.ts';
import { startCardPaymentsSimulator } from '@hearthline/providers/card-payments/payment-intents/simulator.ts';
import { startChecksSimulator } from '@hearthline/providers/checks/check-orders/simulator.ts';
import { startCreditBureauSimulator } from '@hearthline/providers/credit-bureau/consumer-reports/simulator.ts';
import { startERecordingSimulator } from '@hearthline/providers/e-recording/recording-packages/simulator.ts';
import { startFloodSimulator } from '@hearthline/providers/flood/determinations/simulator.ts';
import { startGeocoderSimulator } from '@hearthline/providers/geocoder/census/simulator.ts';
import { startMarketRatesSimulator } from '@hearthline/providers/market-rates/published-rates/simulator.ts';
import { startIdentityDocumentsSimulator } from '@hearthline/providers/identity-documents/inquiries/simulator.ts';
import { startInsuranceSimulator } from '@hearthline/providers/insurance/evidence/simulator.ts';
import { startHousingCounselorsSimulator } from '@hearthline/providers/housing-counselors/counselor-list/simulator.ts';
import { startMailHouseSimulator } from '@hearthline/providers/mail-house/letter-orders/simulator.ts';
import { startMailSimulator } from '@hearthline/providers/mail/email-api/simulator.ts';
import { startMoneyMovementSimulator } from '@hearthline/providers/money-movement/transfers/simulator.ts';
import { startNotarySimulator } from '@hearthline/providers/notary/notary-transactions/simulator.ts';
import { startPayoffLettersSimulator } from '@hearthline/providers/payoff-letters/payoff-requests/simulator.ts';
import { createPayrollSandbox } from '@hearthline/providers/payroll/payroll-reports/sandbox.ts';
import { startPayrollSimulator } from '@hearthline/providers/payroll/payroll-reports/simulator.ts';
import { startPropertySimulator } from '@hearthline/providers/property/parcel-records/simulator.ts';
import { createTaxDocumentsSandbox } from '@hearthline/providers/tax-documents/tax-orders/sandbox.ts';
import { startTaxDocumentsSimulator } from '@hearthline/providers/tax-documents/tax-orders/simulator.ts';
import { startTextSimulator } from '@hearthline/providers/text/text-api/simulator.ts';
import { startMessageRequestsSimulator } from '@hearthline/providers/text/message-requests/simulator.ts';
import { startFieldAssignmentsSimulator } from '@hearthline/providers/valuation/field-assignments/simulator.ts';
import { startTitleSimulator } from '@hearthline/providers/title/title-orders/simulator.ts';
import { startValuationSimulator } from '@hearthline/providers/valuation/appraisal-orders/simulator.ts';
import { startWalletSimulator } from '@hearthline/providers/wallet/exchange-accounts/simulator.ts';
import type { Simulator, VendorOptions } from '@hearthline/providers/world/vendor/vendor.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET } from '@hearthline/server/config/vendors.ts';
import { type PortName, PORTS, usualVendor, vendorRow } from '@hearthline/providers/ports.ts';
import { callbackPath, type ChosenEndpoints, type VendorEndpoint } from '@hearthline/server/config/connect-providers.ts';
import { orderName } from '@hearthline/server/config/providers.ts';
import type { Widgets } from '@hearthline/server/config/widgets.ts';

/** Milliseconds a simulated vendor takes to reply: long enough to be noticed, short enough not to be waited for. */
const LATENCY = [80, 400] as const;
const QUICK = [5, 30] as const;

type Start = (options?: VendorOptions) => Promise<Simulator>;

/** The simulators of each port, by the vendor whose API they speak. */
const SIMULATORS: Readonly<Record<PortName, Readonly<Record<string, Start>>>> = {
  creditBureau: { 'consumer-reports': startCreditBureauSimulator },
  property: { 'parcel-records': startPropertySimulator },
  title: { 'title-orders': startTitleSimulator },
  address: { typeahead: startAddressSimulator },
  flood: { determinations: startFloodSimulator },
  geocoder: { census: startGeocoderSimulator },
  marketRates: { 'published-rates': startMarketRatesSimulator },
  valuation: { 'appraisal-orders': startValuationSimulator, 'field-assignments': startFieldAssignmentsSimulator },
  bankLink: { 'link-tokens': startBankLinkSimulator },
  payroll: { 'payroll-reports': startPayrollSimulator },
  taxDocuments: { 'tax-orders': startTaxDocumentsSimulator },
  identityDocuments: { inquiries: startIdentityDocumentsSimulator },
  bankAccountCheck: { 'account-checks': startBankAccountCheckSimulator },
  notary: { 'notary-transactions': startNotarySimulator },
  insurance: { evidence: startInsuranceSimulator },
  eRecording: { 'recording-packages': startERecordingSimulator },
  moneyMovement: { transfers: startMoneyMovementSimulator },
  cardPayments: { 'payment-intents': startCardPaymentsSimulator },
  payoffLetters: { 'payoff-requests': startPayoffLettersSimulator },
  checks: { 'check-orders': startChecksSimulator },
  mail: { 'email-api': startMailSimulator },
  housingCounselors: { 'counselor-list': startHousingCounselorsSimulator },
  mailHouse: { 'letter-orders': startMailHouseSimulator },
  text: { 'text-api': startTextSimulator, 'message-requests': startMessageRequestsSimulator },
  wallet: { 'exchange-accounts': startWalletSimulator },
};

/** The simulator of a vendor. Throws for a vendor without one, which is reached by its settings only. */
export function simulatorOf(name: PortName, vendor: string = usualVendor(name)): Start {
  const start = SIMULATORS[name][vendor];
  if (start === undefined) throw new Error(`${vendor} has no simulator: docs/how-to/configure.md lists the settings that reach it`);
  return start;
}

/** The vendors of a port that have a simulator. */
export const simulatedVendors = (name: PortName): string[] => Object.keys(SIMULATORS[name]);

/** Characters of an application's uuid, which begins every reference that a vendor receives. */
const UUID_LENGTH = 36;

/** Starts a vendor's simulator and returns its endpoint; it is closed with the process. Null: the vendor has none. */
export async function startSimulator(
  name: PortName,
  vendor: string,
  { config, now, closing }: SimulatorParts,
): Promise<VendorEndpoint | null> {
  if (!simulatedVendors(name).includes(vendor)) return null;
  const folder = join(config.dataFolder, 'simulators');
  mkdirSync(folder, { recursive: true });
  const { callbacks } = vendorRow(name, vendor);
  const simulator = await simulatorOf(
    name,
    vendor,
  )({
    clock: (reference) => now(reference?.slice(0, UUID_LENGTH)),
    latencyMs: name === 'address' ? QUICK : LATENCY,
    stateFile: join(folder, `${orderName(name, vendor)}.jsonl`),
    pagesPath: `/sandbox/vendors/${PORTS[name].folder}`,
    ...(callbacks !== null && { webhooks: { url: `${config.publicUrl}${callbackPath(name, vendor)}` } }),
  });
  closing.defer(() => simulator.close());
  return { url: simulator.url, key: SANDBOX_KEY, ...(callbacks === 'secret' && { webhookSecret: SANDBOX_WEBHOOK_SECRET }) };
}

/** The simulators of chat vendors, by the credential that each accepts. */
const CHAT_SIMULATORS: Readonly<Record<ChatVendor, (key: string) => Promise<ChatSimulator>>> = {
  nice: startNiceSimulator,
  stream: startStreamSimulator,
  talkjs: startTalkjsSimulator,
  twilio: startTwilioSimulator,
};

/** Starts a chat vendor's simulator; it is closed with the process. */
export async function startChatSimulator(
  vendor: ChatVendor,
  { closing }: SimulatorParts,
): Promise<{ readonly url: string; readonly key: string }> {
  const key = CHAT_VENDOR_ROWS[vendor].key.map((part) => `sandbox-${part.toLowerCase()}`).join(':');
  const simulator = await CHAT_SIMULATORS[vendor](key);
  closing.defer(simulator.close);
  return { url: simulator.url, key };
}

/** Vendors whose simulators have pages for the borrower. */
const PAGED = ['bankLink', 'payroll', 'taxDocuments', 'notary'] as const;
type PagedVendor = (typeof PAGED)[number];

/** The borrower in the pages of the bank, payroll, tax and notary vendors, wherever those are; a vendor's production environment refuses it. */
export const widgetsAt = ({ bankLink, payroll, taxDocuments, notary }: Pick<ChosenEndpoints, PagedVendor>): Widgets => ({
  bankLink: createBankLinkSandbox({ ...bankLink, baseUrl: bankLink.url }),
  payroll: createPayrollSandbox({ ...payroll, baseUrl: payroll.url }),
  page: async (vendor, { token, search, form }) => {
    const at = [bankLink, payroll, taxDocuments, notary][PAGED.findIndex((name) => PORTS[name].folder === vendor)];
    if (at === undefined) return new Response(null, { status: 404 });
    const sent = form === null ? {} : { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    return fetch(`${at.url}/pages/${token}${search}`, { ...sent, redirect: 'manual' });
  },
  taxDocuments: createTaxDocumentsSandbox({ ...taxDocuments, baseUrl: taxDocuments.url }),
});
