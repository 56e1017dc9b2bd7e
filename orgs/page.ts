import { numberedDisclosures, pricingDataOf, type PricingPart, pricingOf } from './disclosures.ts';
import { picturePath } from './logos.ts';
import type { HostVariant } from './hosts.ts';
import { highestCltv } from '@hearthline/rules/offers/pricing.ts';
import type { Announcement, WaitlistProduct } from '@hearthline/rules/enums.ts';
import type { HelocSettings } from './heloc-settings.ts';
import type { Lender } from './schema.ts';

/** Company data shown on the page: header, footer, loader, legal lines (B §1.3). */
export type CompanyInfo = {
  readonly name: string;
  readonly legalName: string;
  readonly address: Lender['address'];
  readonly phone: string;
  readonly email: string;
  readonly nmls: string;
  readonly logo: string;
  /** Its logo is at `logo`. */
  readonly brand: Omit<Lender['brand'], 'mark'>;
  readonly links: {
    readonly termsLabel: Lender['termsLabel'];
    readonly terms: string;
    readonly privacy: string;
    readonly communications: string;
    readonly licenses: string;
  };
};

/** HELOC settings that differ by lender. Dollars, percent numbers, years. */
export type ProductInfo = Omit<HelocSettings, 'rateSheet'> & {
  /** At which any score is lent to, percent of the home's value. */
  readonly highestCltv: number;
  readonly licensedStates: Lender['licensedStates'];
  readonly disclosures: readonly string[];
  readonly disclaimers: readonly string[];
  readonly listedForSaleWording: Lender['listedForSaleWording'];
  readonly newYorkSite: boolean;
  readonly hawaiiModal: Lender['hawaiiModal'];
  readonly regulatorReview: boolean;
  readonly loRequired: boolean;
  readonly wholesale: boolean;
  readonly exemptBrokerNmls: readonly string[];
  /** The link of the New York modal: registration on the brand's other site (B §2.2); null where the brand has no other. */
  readonly otherSite: string | null;
};

/** The organization as injected into the page (B §1.3). The server determines it (AMB-73). */
export type Organization = {
  readonly baseUrl: string;
  readonly canonicalOrgCode: string;
  readonly orgBrand: string;
  readonly orgCode: string;
  readonly variant: HostVariant;
  /** Whether this host serves every lender, by `?org=` (AMB-74): then the lender of the page need not be the application's. */
  readonly servesAny: boolean;
  readonly orgMetaData: { readonly companyInfo: CompanyInfo; readonly products: Readonly<Record<string, ProductInfo>> };
  /** Of a lender that takes no new applications. */
  readonly serving?: 'CLOSED';
  /** How products are announced that nobody can apply for here; absent where that is the crypto-backed line by a waitlist, and no other. */
  readonly announced?: Partial<Record<WaitlistProduct, Announcement>>;
  /** A list of objects that the reader merges into one (B §1.3): the disclosures above are made from them. */
  readonly orgPricingData: readonly PricingPart[];
};

/** Only what differs from the usual, so that the page of most lenders carries nothing. */
function announcedBy({ cryptoLine, dscrLoan }: Lender): Pick<Organization, 'announced'> {
  const announced = { ...(cryptoLine !== 'WAITLIST' && { CRYPTO_HELOC: cryptoLine }), ...(dscrLoan && { DSCR_LOAN: dscrLoan }) };
  return Object.keys(announced).length === 0 ? {} : { announced };
}

/** Product key when none is set (B §1.3). */
const DEFAULT_PRODUCT = 'heloc';

type Place = { readonly baseUrl: string; readonly otherSite: string | null; readonly variant: HostVariant; readonly servesAny: boolean };

/** A lender in the form the page gets. `baseUrl` is the origin it is served from, `otherSite` the New York modal's link. */
export function organizationForPage(lender: Lender, place: Place): Organization {
  const { mark: _, ...brand } = lender.brand;
  const { rateSheet, ...heloc } = lender.heloc;
  const orgPricingData = pricingDataOf(heloc);
  return {
    baseUrl: place.baseUrl,
    canonicalOrgCode: lender.canonicalOrgCode,
    orgBrand: lender.orgBrand,
    orgCode: lender.orgCode,
    variant: place.variant,
    servesAny: place.servesAny,
    orgMetaData: {
      companyInfo: {
        name: lender.name,
        legalName: lender.legalName,
        address: lender.address,
        phone: lender.supportPhone,
        email: lender.supportEmail,
        nmls: lender.nmls,
        logo: picturePath(lender, 'logo.svg'),
        brand,
        links: {
          termsLabel: lender.termsLabel,
          terms: '/terms',
          privacy: '/privacy',
          communications: `${place.baseUrl}/communications`,
          licenses: '/licenses',
        },
      },
      products: {
        [DEFAULT_PRODUCT]: {
          ...heloc,
          highestCltv: highestCltv(rateSheet),
          licensedStates: lender.licensedStates,
          disclosures: numberedDisclosures(lender.heloc, pricingOf(orgPricingData)),
          disclaimers: lender.disclaimers,
          listedForSaleWording: lender.listedForSaleWording,
          newYorkSite: lender.newYorkSite,
          hawaiiModal: lender.hawaiiModal,
          regulatorReview: lender.regulatorReview,
          loRequired: lender.loRequired,
          wholesale: lender.wholesale,
          exemptBrokerNmls: lender.exemptBrokerNmls,
          otherSite: place.otherSite,
        },
      },
    },
    ...(lender.serving === 'CLOSED' && { serving: lender.serving }),
    ...announcedBy(lender),
    orgPricingData,
  };
}
