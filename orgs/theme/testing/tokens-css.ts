import { type Brand, deriveTokens } from '../derive-tokens.ts';

/** The tokens as one CSS rule, for pages that show the kit without the product: `:root{--accent:#…;…}`. */
export function tokensCss(brand: Brand): string {
  return `:root{${Object.entries(deriveTokens(brand))
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
}
