import { LENDERS } from './all.ts';
import type { Brand, Lender } from './schema.ts';

/** Logos, drawn in a 32 × 32 box in one color. */
const MARKS: Readonly<Record<Brand['mark'], string>> = {
  arch: '<path d="M16 2.5C8.5 2.5 4 8 4 15v12h6V16.2c0-4.2 2.3-7 6-7s6 2.8 6 7V27h6V15c0-7-4.5-12.5-12-12.5Z"/><rect x="2" y="28" width="28" height="2.5" rx="1.2"/>',
  dome: '<path d="M4 17a12 12 0 0 1 24 0Z"/><rect x="2" y="20" width="28" height="3" rx="1.5"/><rect x="7" y="26" width="18" height="3" rx="1.5"/>',
};

/** Path the logo is served at (B §1.5). */
export function logoPath(orgBrand: string): string {
  return `/apps/frontend-private-label/${orgBrand}/logo.svg`;
}

function draw(lender: Lender): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" fill="${lender.brand.color}"><title>${lender.name}</title>${MARKS[lender.brand.mark]}</svg>`;
}

/** The SVG of a brand's logo, or undefined for an unknown brand. Variants share the logo and name of the lender they are a variant of. */
export function logoSvg(orgBrand: string): string | undefined {
  const found = LENDERS.find((lender) => lender.orgBrand === orgBrand && lender.orgCode === lender.canonicalOrgCode);
  return found && draw(found);
}
