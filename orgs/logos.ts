import type { Lender } from './schema.ts';

/** Path the logo is served at (B §1.5). */
export function logoPath(orgBrand: string): string {
  return `/apps/frontend-private-label/${orgBrand}/logo.svg`;
}

/** The SVG of a lender's logo, in its color. */
export const logoSvg = ({ name, brand }: Pick<Lender, 'name' | 'brand'>): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" fill="${brand.color}"><title>${escaped(name)}</title>${brand.mark}</svg>`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character);
