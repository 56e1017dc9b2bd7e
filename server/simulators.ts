import { createAddressHttp } from '@hearthline/providers/address/http.ts';
import { startAddressSimulator } from '@hearthline/providers/address/simulator.ts';
import { createBankAccountCheckHttp } from '@hearthline/providers/bank-account-check/http.ts';
import { startBankAccountCheckSimulator } from '@hearthline/providers/bank-account-check/simulator.ts';
import { createBankLinkHttp } from '@hearthline/providers/bank-link/http.ts';
import { createBankLinkSandbox } from '@hearthline/providers/bank-link/sandbox.ts';
import { startBankLinkSimulator } from '@hearthline/providers/bank-link/simulator.ts';
import { createChecksHttp } from '@hearthline/providers/checks/http.ts';
import { startChecksSimulator } from '@hearthline/providers/checks/simulator.ts';
import { createCreditBureauHttp } from '@hearthline/providers/credit-bureau/http.ts';
import { startCreditBureauSimulator } from '@hearthline/providers/credit-bureau/simulator.ts';
import { createERecordingHttp } from '@hearthline/providers/e-recording/http.ts';
import { startERecordingSimulator } from '@hearthline/providers/e-recording/simulator.ts';
import { createFloodHttp } from '@hearthline/providers/flood/http.ts';
import { startFloodSimulator } from '@hearthline/providers/flood/simulator.ts';
import { createIdentityDocumentsHttp } from '@hearthline/providers/identity-documents/http.ts';
import { startIdentityDocumentsSimulator } from '@hearthline/providers/identity-documents/simulator.ts';
import { createInsuranceHttp } from '@hearthline/providers/insurance/http.ts';
import { startInsuranceSimulator } from '@hearthline/providers/insurance/simulator.ts';
import { createMailHttp } from '@hearthline/providers/mail/http.ts';
import { startMailSimulator } from '@hearthline/providers/mail/simulator.ts';
import { createMoneyMovementHttp } from '@hearthline/providers/money-movement/http.ts';
import { startMoneyMovementSimulator } from '@hearthline/providers/money-movement/simulator.ts';
import { createNotaryHttp } from '@hearthline/providers/notary/http.ts';
import { startNotarySimulator } from '@hearthline/providers/notary/simulator.ts';
import { createPayoffLettersHttp } from '@hearthline/providers/payoff-letters/http.ts';
import { startPayoffLettersSimulator } from '@hearthline/providers/payoff-letters/simulator.ts';
import { createPayrollHttp } from '@hearthline/providers/payroll/http.ts';
import { createPayrollSandbox } from '@hearthline/providers/payroll/sandbox.ts';
import { startPayrollSimulator } from '@hearthline/providers/payroll/simulator.ts';
import { createPropertyHttp } from '@hearthline/providers/property/http.ts';
import { startPropertySimulator } from '@hearthline/providers/property/simulator.ts';
import { createTaxDocumentsHttp } from '@hearthline/providers/tax-documents/http.ts';
import { startTaxDocumentsSimulator } from '@hearthline/providers/tax-documents/simulator.ts';
import { createTextHttp } from '@hearthline/providers/text/http.ts';
import { startTextSimulator } from '@hearthline/providers/text/simulator.ts';
import { createTitleHttp } from '@hearthline/providers/title/http.ts';
import { startTitleSimulator } from '@hearthline/providers/title/simulator.ts';
import { createValuationHttp } from '@hearthline/providers/valuation/http.ts';
import { startValuationSimulator } from '@hearthline/providers/valuation/simulator.ts';
import type { Breaker } from '@hearthline/providers/wire/breaker.ts';
import type { Simulator, VendorOptions } from '@hearthline/providers/world/vendor.ts';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET } from './config/config.ts';
import { type ProviderName, PROVIDERS } from './config/env.ts';
import type { Providers } from './work/providers.ts';

/** Milliseconds a simulated vendor takes: long enough to be seen, short enough not to be waited for. */
const LATENCY = [80, 400] as const;
const QUICK = [5, 30] as const;

/** Every vendor's stand-in. */
export const SIMULATORS = {
  creditBureau: startCreditBureauSimulator,
  property: startPropertySimulator,
  title: startTitleSimulator,
  address: startAddressSimulator,
  flood: startFloodSimulator,
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
  payoffLetters: startPayoffLettersSimulator,
  checks: startChecksSimulator,
  mail: startMailSimulator,
  text: startTextSimulator,
} as const satisfies Record<ProviderName, (options?: VendorOptions) => Promise<Simulator>>;

/** Where a vendor is reached, with what, and how its callbacks are known. */
export type Place = { readonly url: string; readonly key: string; readonly webhookSecret?: string; readonly breaker?: Breaker };

/** A caller for each vendor. */
export function callersOf(places: Readonly<Record<ProviderName, Place>>): Providers {
  const at = (name: ProviderName) => {
    const { url, ...rest } = places[name];
    return { baseUrl: url, ...rest };
  };
  return {
    creditBureau: createCreditBureauHttp(at('creditBureau')),
    property: createPropertyHttp(at('property')),
    title: createTitleHttp(at('title')),
    address: createAddressHttp(at('address')),
    flood: createFloodHttp(at('flood')),
    valuation: createValuationHttp(at('valuation')),
    bankLink: createBankLinkHttp(at('bankLink')),
    payroll: createPayrollHttp(at('payroll')),
    taxDocuments: createTaxDocumentsHttp(at('taxDocuments')),
    identityDocuments: createIdentityDocumentsHttp(at('identityDocuments')),
    bankAccountCheck: createBankAccountCheckHttp(at('bankAccountCheck')),
    notary: createNotaryHttp(at('notary')),
    insurance: createInsuranceHttp(at('insurance')),
    eRecording: createERecordingHttp(at('eRecording')),
    moneyMovement: createMoneyMovementHttp(at('moneyMovement')),
    payoffLetters: createPayoffLettersHttp(at('payoffLetters')),
    checks: createChecksHttp(at('checks')),
    mail: createMailHttp(at('mail')),
    text: createTextHttp(at('text')),
    widgets: { bankLink: createBankLinkSandbox(at('bankLink')), payroll: createPayrollSandbox(at('payroll')) },
  };
}

/** The path a vendor's callbacks come to. */
export const callbackPath = (name: ProviderName): string => `/webhooks/${PROVIDERS[name].room}`;

type Parts = {
  readonly config: Pick<Config, 'providers' | 'dataFolder' | 'production' | 'publicUrl'>;
  /** Product time, of one application where it has its own. */
  readonly now: (applicationUuid?: string) => Date;
  readonly closing: AsyncDisposableStack;
};

/** Characters of an application's uuid, which begins every reference a vendor is given. */
const UUID_LENGTH = 36;

/** Where each provider is reached; those without an address get their simulator, which is closed with the process. */
async function placeOf(name: keyof typeof SIMULATORS, { config, now, closing }: Parts): Promise<Place> {
  const given = config.providers[name];
  if (given !== null) return given;
  if (config.production) throw new Error(`Production refuses the simulator of ${name}`);
  const folder = join(config.dataFolder, 'simulators');
  mkdirSync(folder, { recursive: true });
  const simulator = await SIMULATORS[name]({
    clock: (reference) => now(reference?.slice(0, UUID_LENGTH)),
    latencyMs: name === 'address' ? QUICK : LATENCY,
    stateFile: join(folder, `${name}.jsonl`),
    ...(PROVIDERS[name].callbacks && { webhooks: { url: `${config.publicUrl}${callbackPath(name)}` } }),
  });
  closing.defer(() => simulator.close());
  return { url: simulator.url, key: SANDBOX_KEY, ...(PROVIDERS[name].callbacks && { webhookSecret: SANDBOX_WEBHOOK_SECRET }) };
}

/** The third parties behind their ports: vendors by address and key, or their simulators. */
export async function connectProviders(parts: Parts): Promise<Providers> {
  const names = Object.keys(SIMULATORS) as (keyof typeof SIMULATORS)[];
  const places = await Promise.all(names.map(async (name) => [name, await placeOf(name, parts)] as const));
  return callersOf(Object.fromEntries(places) as Record<keyof typeof SIMULATORS, Place>);
}
