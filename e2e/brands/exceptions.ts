/** What a lender shows of another by design, each with its reason. Whatever else is found is a leak. */
import { registration } from '@hearthline/journey/paths.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { Sites } from './identifiers.ts';

export type Among = { readonly lenders: readonly Lender[]; readonly sites: Sites };
export type Exception = {
  readonly reason: string;
  /** Names of the surfaces on which it may stand; all of them where it is absent. */
  readonly where?: RegExp;
  /** Texts of a lender's surfaces within which an identifier of another lender is no leak; of what is nobody's, the lender is null. */
  readonly phrases: (lender: Lender | null, among: Among) => readonly string[];
};

export const EXCEPTIONS: readonly Exception[] = [
  {
    reason: 'The Hawaii dialog names the partner that lends there, and leads to it (AMB-26); so do the settings at the desk',
    where: /^(page|desk) /,
    phrases: (lender) => {
      const partner = lender?.hawaiiModal;
      if (!partner) return [];
      return Object.entries(partner).flatMap(([name, value]) => [`"${name}":"${value}"`, `${name}: ${value}`]);
    },
  },
  {
    reason: 'The New York dialog leads to the site that lends in New York, and from there back (B §2.2)',
    where: /^page /,
    phrases: (lender, { lenders, sites }) =>
      lenders.flatMap((one) =>
        one.canonicalOrgCode === lender?.canonicalOrgCode ? [`"otherSite":"${sites(one).origin}${registration.legacy()}"`] : [],
      ),
  },
  {
    reason: 'A variant has the brand of the lender that it is a variant of: the name of the brand, and the name in its logo',
    where: /^(page|reply|picture|desk) /,
    phrases: (lender, { lenders }) =>
      lenders
        .filter((one) => one.orgCode === lender?.canonicalOrgCode && one.orgCode !== lender.orgCode)
        .flatMap(({ name, orgBrand }) => [`"orgBrand":"${orgBrand}"`, `orgBrand: ${orgBrand}`, `<title>${name}</title>`]),
  },
  {
    reason: 'A lender says itself which companies are of its group, in its settings (12 CFR 1016.6)',
    where: /^desk /,
    phrases: (lender) => lender?.affiliates.flatMap((name) => [`"${name}"`, `- ${name}`]) ?? [],
  },
  {
    reason: 'Vendors call the product back at the address where it is served, which is that of the primary brand',
    where: /^vendor /,
    phrases: (_, { lenders, sites }) => lenders.map((lender) => `${sites(lender).origin}/webhooks/`),
  },
  {
    reason: 'The product is named Hearthline itself: the name of an element, of a header and of a cookie',
    phrases: () => ['id="hearthline-page"', 'x-hearthline-desk', 'hearthline-desk='],
  },
];
