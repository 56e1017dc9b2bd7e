import type { CompanyInfo, Organization, ProductInfo } from '@hearthline/orgs/page.ts';

/** The default product (B §1.3). */
const DEFAULT_PRODUCT = 'heloc';

let current: Organization | undefined;

/** Set once at start, from the page's data. */
export function setOrganization(organization: Organization): void {
  current = organization;
}

/**
 * The lender this page is served for. The server determines it (AMB-73).
 * @throws Error 'No private label data found' before the page's data is read
 */
export function organization(): Organization {
  if (!current) throw new Error('No private label data found: it was not read yet');
  return current;
}

export function company(): CompanyInfo {
  return organization().orgMetaData.companyInfo;
}

/** The product's settings at this lender; `heloc` is the default product (B §1.3). */
export function product(key: string = DEFAULT_PRODUCT): ProductInfo {
  const found = organization().orgMetaData.products[key];
  if (!found) throw new Error(`No private label data found: ${organization().orgCode} has no product ${key}`);
  return found;
}

/** True on a lender's production host: sandbox and test hosts accept input that production refuses (digits in last names). */
export function isProduction(): boolean {
  return organization().variant === 'live' && !window.location.hostname.endsWith('localhost');
}
