import type { CompanyInfo, Organisation, ProductInfo } from '@hearthline/orgs/page.ts';

/** The product when none is named (B11). */
const DEFAULT_PRODUCT = 'heloc';

let current: Organisation | undefined;

/** Told once at start, with what the page carries. */
export function setOrganisation(organisation: Organisation): void {
  current = organisation;
}

/**
 * The lender this page is served for. The client only reads it; the server decided (AMB-73).
 * @throws Error 'No private label data found' before the page's data was read
 */
export function organisation(): Organisation {
  if (!current) throw new Error('No private label data found: it was not read yet');
  return current;
}

export function company(): CompanyInfo {
  return organisation().orgMetaData.companyInfo;
}

/** The product's settings at this lender; `heloc` is the product when none is named (B11). */
export function product(key: string = DEFAULT_PRODUCT): ProductInfo {
  const found = organisation().orgMetaData.products[key];
  if (!found) throw new Error(`No private label data found: ${organisation().orgCode} has no product ${key}`);
  return found;
}

/** True on a lender's real host: the sandbox and test hosts allow what a person may not type there (B §5, digits in last names). */
export function isProduction(): boolean {
  return organisation().variant === 'live' && !window.location.hostname.endsWith('localhost');
}
