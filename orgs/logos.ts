import type { Lender } from './schema.ts';
import { contrastRatio } from './theme/contrast.ts';
import { deriveColors } from './theme/derive-tokens.ts';

/** What is drawn from a lender's mark, by the name of its file. */
export const PICTURES = [
  'logo.svg',
  'logo-on-dark.svg',
  'logo-in-one-color.svg',
  'favicon.svg',
  'favicon.png',
  'share.png',
  'mail.png',
] as const;
export type Picture = (typeof PICTURES)[number];

type Look = Pick<Lender, 'name' | 'brand'>;

/** Names one version of one lender in the address of a picture, so that a page has the pictures of its own version. */
export const pictureVersion = ({ orgCode, version }: Pick<Lender, 'orgCode' | 'version'>): string => `${orgCode}.${version}`;

/** Where the pictures of a brand are (B §1.5). */
export const pictureFolder = (orgBrand: string): string => `/apps/frontend-private-label/${orgBrand}/`;

/** Path of a picture of a version. */
export const picturePath = (lender: Pick<Lender, 'orgBrand' | 'orgCode' | 'version'>, picture: Picture): string =>
  `${pictureFolder(lender.orgBrand)}${picture}?v=${pictureVersion(lender)}`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (character) => ENTITIES[character] ?? character);

const drawn = ({ name, brand }: Look, color: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32" role="img" fill="${color}"><title>${escaped(name)}</title>${brand.mark}</svg>`;

/** The first of these colors that is seen on a ground: a logo needs 3 here, as a control does. */
const seenOn = (ground: string, color: string, otherwise: string): string => (contrastRatio(color, ground) >= 3 ? color : otherwise);

/** The SVG of a lender's logo on a light ground: in its color, or in its accent where that is too bright to be seen. */
export function logoSvg(lender: Look): string {
  const { page, accent } = deriveColors(lender.brand.color);
  return drawn(lender, seenOn(page, lender.brand.color, accent));
}

/** The logo on a dark ground, such as the text's color. */
export function logoOnDarkSvg(lender: Look): string {
  const { ink, 'accent-line': bright } = deriveColors(lender.brand.color);
  return drawn(lender, seenOn(ink, lender.brand.color, bright));
}

/** The logo for print and fax. */
export const logoInOneColorSvg = (lender: Look): string => drawn(lender, '#000000');

/** The mark in the words' color of a button, on a tile of the button's: seen on light and on dark. `size`: pixels of one side. */
export function tileSvg({ brand }: Look, size: number): string {
  const { fill, 'on-fill': front } = deriveColors(brand.color);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" rx="${brand.radius / 2}" fill="${fill}"/><g fill="${front}" transform="translate(5 5) scale(.6875)">${brand.mark}</g></svg>`;
}

export const SHARE = { width: 1200, height: 630 } as const;

/** The picture that a link to the lender's pages is shown with. `name`: its outline and width at a size of 1, which no machine's fonts change. */
export function shareSvg({ brand }: Look, name: { readonly d: string; readonly width: number }): string {
  const { fill, 'on-fill': front } = deriveColors(brand.color);
  const size = Math.min(96, 720 / name.width);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE.width}" height="${SHARE.height}"><rect width="100%" height="100%" fill="${fill}"/><g fill="${front}"><g transform="translate(100 205) scale(6.875)">${brand.mark}</g><path transform="translate(380 ${315 + size * 0.33}) scale(${size})" d="${name.d}"/></g></svg>`;
}
