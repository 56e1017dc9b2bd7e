import type { SimulatorParts } from '@hearthline/server/build-context.ts';
import { startAddressSimulator } from '@hearthline/providers/address/simulator.ts';
import { startBankAccountCheckSimulator } from '@hearthline/providers/bank-account-check/simulator.ts';
import { createBankLinkSandbox } from '@hearthline/providers/bank-link/sandbox.ts';
import { startBankLinkSimulator } from '@hearthline/providers/bank-link/simulator.ts';
import { startCardPaymentsSimulator } from '@hearthline/providers/card-payments/simulator.ts';
import { startChecksSimulator } from '@hearthline/providers/checks/simulator.ts';
import { startCreditBureauSimulator } from '@hearthline/providers/credit-bureau/simulator.ts';
import { startERecordingSimulator } from '@hearthline/providers/e-recording/simulator.ts';
import { startFloodSimulator } from '@hearthline/providers/flood/simulator.ts';
import { startGeocoderSimulator } from '@hearthline/providers/geocoder/simulator.ts';
import { startMarketRatesSimulator } from '@hearthline/providers/market-rates/simulator.ts';
import { startIdentityDocumentsSimulator } from '@hearthline/providers/identity-documents/simulator.ts';
import { startInsuranceSimulator } from '@hearthline/providers/insurance/simulator.ts';
import { startHousingCounselorsSimulator } from '@hearthline/providers/housing-counselors/simulator.ts';
import { startMailHouseSimulator } from '@hearthline/providers/mail-house/simulator.ts';
import { startMailSimulator } from '@hearthline/providers/mail/simulator.ts';
import { startMoneyMovementSimulator } from '@hearthline/providers/money-movement/simulator.ts';
import { startNotarySimulator } from '@hearthline/providers/notary/simulator.ts';
import { startPayoffLettersSimulator } from '@hearthline/providers/payoff-letters/simulator.ts';
import { createPayrollSandbox } from '@hearthline/providers/payroll/sandbox.ts';
import { startPayrollSimulator } from '@hearthline/providers/payroll/simulator.ts';
import { startPropertySimulator } from '@hearthline/providers/property/simulator.ts';
import { createTaxDocumentsSandbox } from '@hearthline/providers/tax-documents/sandbox.ts';
import { startTaxDocumentsSimulator } from '@hearthline/providers/tax-documents/simulator.ts';
import { startTextSimulator } from '@hearthline/providers/text/simulator.ts';
import { startTitleSimulator } from '@hearthline/providers/title/simulator.ts';
import { startValuationSimulator } from '@hearthline/providers/valuation/simulator.ts';
import { startWalletSimulator } from '@hearthline/providers/wallet/simulator.ts';
import type { Simulator, VendorOptions } from '@hearthline/providers/world/vendor/vendor.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET } from '@hearthline/server/config/config.ts';
import { type ProviderName, PROVIDERS } from '@hearthline/server/config/env.ts';
import { callbackPath, type VendorEndpoint, type VendorEndpoints, type Widgets } from '@hearthline/server/config/providers.ts';

/** Milliseconds a simulated vendor takes to reply: long enough to be noticed, short enough not to be waited for. */
const LATENCY = [80, 400] as const;
const QUICK = [5, 30] as const;

/** Every vendor's simulator. */
export const SIMULATORS = {
  creditBureau: startCreditBureauSimulator,
  property: startPropertySimulator,
  title: startTitleSimulator,
  address: startAddressSimulator,
  flood: startFloodSimulator,
  geocoder: startGeocoderSimulator,
  marketRates: startMarketRatesSimulator,
  valuation: startValuationSimulator,
  bankLink: startBankLinkSimulator,
  payroll: startPayrollSimulator,
  taxDocuments: startTaxDocumentsSimulator,
  identityDocuments: startIdentityDocumentsSimulator,
  bankAccountCheck: startBankAccountCheckSimulator,
  notary: startNotarySimulator,
  insurance: startInsuranceSimulator,
  eRecording: startERecordingSimulator,
  moneyMovement: startMoneyMovementSimulator,
  cardPayments: startCardPaymentsSimulator,
  payoffLetters: startPayoffLettersSimulator,
  checks: startChecksSimulator,
  mail: startMailSimulator,
  housingCounselors: startHousingCounselorsSimulator,
  mailHouse: startMailHouseSimulator,
  text: startTextSimulator,
  wallet: startWalletSimulator,
} as const satisfies Record<ProviderName, (options?: VendorOptions) => Promise<Simulator>>;

/** Characters of an application's uuid, which begins every reference that a vendor receives. */
const UUID_LENGTH = 36;

/** Starts a vendor's simulator and returns its endpoint; it is closed with the process. */
export async function startSimulator(name: ProviderName, { config, now, closing }: SimulatorParts): Promise<VendorEndpoint> {
  const folder = join(config.dataFolder, 'simulators');
  mkdirSync(folder, { recursive: true });
  const simulator = await SIMULATORS[name]({
    clock: (reference) => now(reference?.slice(0, UUID_LENGTH)),
    latencyMs: name === 'address' ? QUICK : LATENCY,
    stateFile: join(folder, `${name}.jsonl`),
    pagesPath: `/sandbox/vendors/${PROVIDERS[name].folder}`,
    ...(PROVIDERS[name].callbacks && { webhooks: { url: `${config.publicUrl}${callbackPath(name)}` } }),
  });
  closing.defer(() => simulator.close());
  return { url: simulator.url, key: SANDBOX_KEY, ...(PROVIDERS[name].callbacks === 'secret' && { webhookSecret: SANDBOX_WEBHOOK_SECRET }) };
}

/** Vendors whose simulators have pages for the borrower. */
const PAGED = ['bankLink', 'payroll', 'taxDocuments', 'notary'] as const;
type PagedVendor = (typeof PAGED)[number];

/** The borrower in the pages of the bank, payroll, tax and notary vendors, wherever those are; a vendor's production environment refuses it. */
export const widgetsAt = ({ bankLink, payroll, taxDocuments, notary }: Pick<VendorEndpoints, PagedVendor>): Widgets => ({
  bankLink: createBankLinkSandbox({ ...bankLink, baseUrl: bankLink.url }),
  payroll: createPayrollSandbox({ ...payroll, baseUrl: payroll.url }),
  page: async (vendor, { token, search, form }) => {
    const at = [bankLink, payroll, taxDocuments, notary][PAGED.findIndex((name) => PROVIDERS[name].folder === vendor)];
    if (at === undefined) return new Response(null, { status: 404 });
    const sent = form === null ? {} : { method: 'POST', body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    return fetch(`${at.url}/pages/${token}${search}`, { ...sent, redirect: 'manual' });
  },
  taxDocuments: createTaxDocumentsSandbox({ ...taxDocuments, baseUrl: taxDocuments.url }),
});
