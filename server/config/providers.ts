import type { AddressPort } from '@hearthline/providers/address/port.ts';
import type { BankAccountCheckPort } from '@hearthline/providers/bank-account-check/port.ts';
import type { BankLinkPort } from '@hearthline/providers/bank-link/port.ts';
import { CARD_FIELD_PATH, CARD_SCRIPT, type CardPaymentsPort } from '@hearthline/providers/card-payments/port.ts';
import type { ChecksPort } from '@hearthline/providers/checks/port.ts';
import type { CreditBureauPort } from '@hearthline/providers/credit-bureau/port.ts';
import type { ERecordingPort } from '@hearthline/providers/e-recording/port.ts';
import type { FloodPort } from '@hearthline/providers/flood/port.ts';
import type { GeocoderPort } from '@hearthline/providers/geocoder/port.ts';
import type { MarketRatesPort } from '@hearthline/providers/market-rates/port.ts';
import type { IdentityDocumentsPort } from '@hearthline/providers/identity-documents/port.ts';
import type { InsurancePort } from '@hearthline/providers/insurance/port.ts';
import type { HousingCounselorsPort } from '@hearthline/providers/housing-counselors/port.ts';
import type { MailHousePort } from '@hearthline/providers/mail-house/port.ts';
import type { MailPort } from '@hearthline/providers/mail/port.ts';
import type { MoneyMovementPort } from '@hearthline/providers/money-movement/port.ts';
import type { NotaryPort } from '@hearthline/providers/notary/port.ts';
import type { PayoffLettersPort } from '@hearthline/providers/payoff-letters/port.ts';
import type { PayrollPort } from '@hearthline/providers/payroll/port.ts';
import type { PropertyPort } from '@hearthline/providers/property/port.ts';
import type { TaxDocumentsPort } from '@hearthline/providers/tax-documents/port.ts';
import type { TextPort } from '@hearthline/providers/text/port.ts';
import type { TitlePort } from '@hearthline/providers/title/port.ts';
import type { ValuationPort } from '@hearthline/providers/valuation/port.ts';
import type { WalletPort } from '@hearthline/providers/wallet/port.ts';
import { createAddressHttp } from '@hearthline/providers/address/http.ts';
import { createBankAccountCheckHttp } from '@hearthline/providers/bank-account-check/http.ts';
import { createBankLinkHttp } from '@hearthline/providers/bank-link/http.ts';
import { createCardPaymentsHttp } from '@hearthline/providers/card-payments/http.ts';
import { createChecksHttp } from '@hearthline/providers/checks/http.ts';
import { createCreditBureauHttp } from '@hearthline/providers/credit-bureau/http.ts';
import { createERecordingHttp } from '@hearthline/providers/e-recording/http.ts';
import { createFloodHttp } from '@hearthline/providers/flood/http.ts';
import { createGeocoderHttp } from '@hearthline/providers/geocoder/http.ts';
import { createMarketRatesHttp } from '@hearthline/providers/market-rates/http.ts';
import { createIdentityDocumentsHttp } from '@hearthline/providers/identity-documents/http.ts';
import { createInsuranceHttp } from '@hearthline/providers/insurance/http.ts';
import { createHousingCounselorsHttp } from '@hearthline/providers/housing-counselors/http.ts';
import { createMailHouseHttp } from '@hearthline/providers/mail-house/http.ts';
import { createMailHttp } from '@hearthline/providers/mail/http.ts';
import { createMoneyMovementHttp } from '@hearthline/providers/money-movement/http.ts';
import { createNotaryHttp } from '@hearthline/providers/notary/http.ts';
import { createPayoffLettersHttp } from '@hearthline/providers/payoff-letters/http.ts';
import { createPayrollHttp } from '@hearthline/providers/payroll/http.ts';
import { createPropertyHttp } from '@hearthline/providers/property/http.ts';
import { createTaxDocumentsHttp } from '@hearthline/providers/tax-documents/http.ts';
import { createTextHttp } from '@hearthline/providers/text/http.ts';
import { createTitleHttp } from '@hearthline/providers/title/http.ts';
import { createValuationHttp } from '@hearthline/providers/valuation/http.ts';
import { createWalletHttp } from '@hearthline/providers/wallet/http.ts';
import type { Breaker } from '@hearthline/providers/wire/breaker.ts';
import type { WireOptions } from '@hearthline/providers/wire/caller.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import { circuitIs } from '../monitoring/gauges.ts';
import { took } from '../monitoring/measures.ts';
import type { Config } from './config.ts';
import { type ProviderName, PROVIDERS } from './env.ts';

/** The third parties behind their ports: a simulator or the vendor, by URL and key alone. */
export type Providers = {
  readonly address: AddressPort;
  readonly bankAccountCheck: BankAccountCheckPort;
  readonly bankLink: BankLinkPort;
  readonly cardPayments: CardPaymentsPort;
  readonly checks: ChecksPort;
  readonly creditBureau: CreditBureauPort;
  readonly eRecording: ERecordingPort;
  readonly flood: FloodPort;
  readonly geocoder: GeocoderPort;
  readonly identityDocuments: IdentityDocumentsPort;
  readonly insurance: InsurancePort;
  readonly mail: MailPort;
  readonly housingCounselors: HousingCounselorsPort;
  readonly mailHouse: MailHousePort;
  readonly marketRates: MarketRatesPort;
  readonly moneyMovement: MoneyMovementPort;
  readonly notary: NotaryPort;
  readonly payoffLetters: PayoffLettersPort;
  readonly payroll: PayrollPort;
  readonly property: PropertyPort;
  readonly taxDocuments: TaxDocumentsPort;
  readonly text: TextPort;
  readonly title: TitlePort;
  readonly valuation: ValuationPort;
  readonly wallet: WalletPort;
  /** The borrower in the vendors' own widgets, played by the sandbox; null in production. */
  readonly widgets: Widgets | null;
  /** Where each vendor is, for the sandbox to change how its simulator behaves; null in production. */
  readonly addresses: Readonly<Record<ProviderName, string>> | null;
};

type Visit<Typed, Result> = (typed: Typed) => Promise<ProviderResult<Result>>;
type SignIn<Typed> = Visit<Typed, { readonly publicToken: string }>;

export type PageRequest = { readonly token: string; readonly search: string; readonly form: string | null };

/** Signs the borrower in at the page of the bank, payroll or tax vendor. Only the sandbox can (sandbox/simulators.ts). */
export type Widgets = {
  readonly bankLink: SignIn<{ readonly linkToken: string }>;
  readonly payroll: SignIn<{ readonly bridgeToken: string }>;
  /** A simulator's page as the borrower's browser gets it. */
  readonly page: (vendor: string, request: PageRequest) => Promise<Response>;
  readonly taxDocuments: Visit<{ readonly orderId: string }, { readonly status: string }>;
};

/** The card vendor's own field: no card number passes through the product. SCRIPT: the vendor's script makes it; PAGE: a page of the simulator. */
export type CardField =
  | { readonly kind: 'SCRIPT'; readonly url: string; readonly publishableKey: string }
  | { readonly kind: 'PAGE'; readonly url: string };

/** Origins that pages need for a card field, by directive of the content security policy. */
export function cardFieldOrigins(field: CardField | null): Readonly<Record<'script' | 'frame' | 'connect', readonly string[]>> {
  if (field?.kind === 'SCRIPT') {
    const { origin } = new URL(field.url);
    return { script: [origin], frame: [origin, 'https://hooks.stripe.com'], connect: ['https://api.stripe.com'] };
  }
  return { script: [], frame: field ? [new URL(field.url).origin] : [], connect: [] };
}

/** How a vendor is reached: URL, credential, and the secret its callbacks are signed with. */
export type VendorEndpoint = { readonly url: string; readonly key: string; readonly webhookSecret?: string; readonly breaker?: Breaker };

export type VendorEndpoints = Readonly<Record<ProviderName, VendorEndpoint>>;

/** A client for each vendor. */
export function callersOf(endpoints: VendorEndpoints, widgetsAt: ((endpoints: VendorEndpoints) => Widgets) | null): Providers {
  const at = (name: ProviderName) => {
    const { url, ...rest } = endpoints[name];
    const observe: WireOptions['observe'] = ({ result, ms, isCircuitOpen }) => {
      took('provider', ms, { provider: name, result });
      circuitIs(name, isCircuitOpen);
    };
    return { baseUrl: url, observe, ...rest };
  };
  return {
    creditBureau: createCreditBureauHttp(at('creditBureau')),
    property: createPropertyHttp(at('property')),
    title: createTitleHttp(at('title')),
    address: createAddressHttp(at('address')),
    flood: createFloodHttp(at('flood')),
    geocoder: createGeocoderHttp(at('geocoder')),
    marketRates: createMarketRatesHttp(at('marketRates')),
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
    cardPayments: createCardPaymentsHttp(at('cardPayments')),
    payoffLetters: createPayoffLettersHttp(at('payoffLetters')),
    checks: createChecksHttp(at('checks')),
    mail: createMailHttp(at('mail')),
    housingCounselors: createHousingCounselorsHttp(at('housingCounselors')),
    mailHouse: createMailHouseHttp(at('mailHouse')),
    text: createTextHttp(at('text')),
    wallet: createWalletHttp(at('wallet')),
    widgets: widgetsAt?.(endpoints) ?? null,
    addresses:
      widgetsAt === null
        ? null
        : (Object.fromEntries(Object.entries(endpoints).map(([name, { url }]) => [name, url])) as Record<ProviderName, string>),
  };
}

/** The path that receives a vendor's callbacks. */
export const callbackPath = (name: ProviderName): string => `/webhooks/${PROVIDERS[name].folder}`;

/** The sandbox's stand-ins: a simulator for each vendor without an address, and the borrower in the vendors' widgets (sandbox/simulators.ts). */
export type SandboxVendors = {
  readonly start: (name: ProviderName) => Promise<VendorEndpoint>;
  readonly widgetsAt: (endpoints: VendorEndpoints) => Widgets;
};

/** The third parties behind their ports, and where borrowers type a card. Throws for a vendor with neither an address nor a stand-in. */
export async function connectProviders(
  config: Pick<Config, 'providers' | 'cardPublishableKey'>,
  sandboxVendors: SandboxVendors | null,
): Promise<{ readonly providers: Providers; readonly cardField: CardField | null }> {
  const endpointOf = (name: ProviderName): VendorEndpoint | Promise<VendorEndpoint> => {
    const given = config.providers[name];
    if (given !== null) return given;
    if (sandboxVendors === null) throw new Error(`Production refuses the simulator of ${name}`);
    return sandboxVendors.start(name);
  };
  const names = Object.keys(PROVIDERS) as ProviderName[];
  const endpoints = await Promise.all(names.map(async (name) => [name, await endpointOf(name)] as const));
  const found = Object.fromEntries(endpoints) as Record<ProviderName, VendorEndpoint>;
  return { providers: callersOf(found, sandboxVendors?.widgetsAt ?? null), cardField: cardFieldOf(config, found.cardPayments.url) };
}

/** The vendor's script where its publishable key is set, else the simulator's page where the simulator runs. */
function cardFieldOf(config: Pick<Config, 'providers' | 'cardPublishableKey'>, url: string): CardField | null {
  const publishableKey = config.cardPublishableKey;
  if (publishableKey !== null) return { kind: 'SCRIPT', url: CARD_SCRIPT, publishableKey };
  return config.providers.cardPayments === null ? { kind: 'PAGE', url: `${url}${CARD_FIELD_PATH}` } : null;
}
