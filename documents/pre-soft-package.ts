import type { Lender } from '@hearthline/orgs/schema.ts';
import { smallestLaterDraw } from '@hearthline/rules/offers/limits.ts';
import type { ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { IndexYear, PrimeRate } from '@hearthline/rules/regulation/prime-rate.ts';
import { isState, type OccupancyType } from '@hearthline/rules/enums.ts';
import type { DocumentBase, DocumentKind } from './templates/document-data.ts';
import { plainText } from './plain-text.ts';
import { documentContentOf, documentTitle, templateVersion } from './render.ts';
import { partOf } from './templates/pre-application/agreements.ts';

export type PackageDocument = { readonly kind: string; readonly version: string; readonly title: string; readonly body: string };
type About = {
  readonly lender: Lender;
  readonly state: string;
  readonly occupancy: OccupancyType;
  readonly loanNumber: string;
  readonly day: string;
  readonly product: ProductSettings;
  /** The index on that day, and the years of the historical example, from the table of published rates. */
  readonly index: PrimeRate;
  readonly indexHistory: readonly IndexYear[];
  /** Average prime offer rates of that day, by term in years, percent. */
  readonly apor?: Readonly<Record<number, number>> | undefined;
  /** Full names and the primary applicant's email, where known. */
  readonly applicants?: readonly string[] | undefined;
  readonly email?: string | undefined;
  /** The code of the consent to electronic records, in the PDF of one person. */
  readonly code?: string | undefined;
};

/** The documents of the package and their data (lending §2.3). */
export function packageData(about: About) {
  const { lender } = about;
  const base: DocumentBase = {
    on: about.day,
    loanNumber: about.loanNumber,
    applicants: about.applicants ?? [],
    mailingAddress: null,
    property: null,
    state: isState(about.state) ? about.state : lender.address.state,
  };
  const kinds = [
    'ESIGN_CONSENT',
    'PRIVACY_NOTICE',
    'HELOC_IMPORTANT_TERMS',
    'HELOC_BROCHURE',
    'SOFT_PULL_AUTHORIZATION',
    ...(about.state === 'NY' ? (['NY_CONSUMER_REPORT_NOTICE', 'NY_APPLICATION_DISCLOSURES', 'NY_MORTGAGE_PAMPHLET'] as const) : []),
  ] as const satisfies readonly DocumentKind[];
  const minLaterDraw = smallestLaterDraw(base.state, about.occupancy);
  return {
    lender,
    kinds,
    data: {
      ...base,
      email: about.email ?? '',
      code: about.code,
      product: about.product,
      minLaterDraw,
      mainHome: about.occupancy === 'HOME',
      index: about.index,
      indexHistory: about.indexHistory,
      apor: about.apor,
    },
  };
}

/** The documents delivered before the soft pull, as text, for this lender and state (lending §2.3); the PDF has the same words. */
export function packageDocuments(about: About): PackageDocument[] {
  const { lender, kinds, data } = packageData(about);
  return kinds.map((kind) => ({
    kind,
    version: templateVersion(kind),
    title: documentTitle(kind, data, lender),
    body: plainText(kind, data, lender),
  }));
}

/** What comes with the application form itself, before anything is sent (12 CFR 1026.40(b), (e); 3 NYCRR 38.3): shown where the borrower agrees to apply. */
export function documentsWithApplication(about: Omit<About, 'loanNumber'>) {
  const { lender, data } = packageData({ ...about, loanNumber: '' });
  const ofNewYork = about.state === 'NY' ? (['NY_APPLICATION_DISCLOSURES'] as const) : [];
  return (['HELOC_IMPORTANT_TERMS', 'HELOC_BROCHURE', ...ofNewYork] as const).map((kind) => ({
    kind,
    version: templateVersion(kind),
    title: documentTitle(kind, data, lender),
    parts: documentContentOf(kind, data, lender).blocks.map(partOf),
  }));
}
