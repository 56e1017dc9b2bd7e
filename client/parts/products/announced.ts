import { outside, queryString } from '@hearthline/journey/paths.ts';
import { type Announcement, WAITLIST_PRODUCTS, type WaitlistProduct } from '@hearthline/rules/enums.ts';
import { organization } from '../../services/organization/organization.ts';

/** The page of each product's waitlist. */
export const WAITLIST_PATHS: Readonly<Record<WaitlistProduct, string>> = {
  HELOC: outside.waitlist(),
  CRYPTO_HELOC: outside.marketingWaitlist(),
  DSCR_LOAN: outside.waitlist() + queryString({ product: 'DSCR_LOAN' }),
};

type Place = { readonly pathname: string; readonly search: object };

/** The product that a waitlist's page, or the page of what is coming, is about: `?product=`, which a lender's own site links to. */
export function productAt({ pathname, search }: Place): WaitlistProduct {
  if (pathname.startsWith(outside.marketingWaitlist())) return 'CRYPTO_HELOC';
  const { product } = search as { readonly product?: string };
  return WAITLIST_PRODUCTS.find((one) => one === product) ?? 'HELOC';
}

/** How a lender announces a product unless it says otherwise. */
const USUALLY: Readonly<Record<WaitlistProduct, Announcement | null>> = { HELOC: 'WAITLIST', CRYPTO_HELOC: 'WAITLIST', DSCR_LOAN: null };

/** How this lender announces a product that nobody can apply for here; null: it has no such product. */
export const announcedAs = (product: WaitlistProduct): Announcement | null => organization().announced?.[product] ?? USUALLY[product];
