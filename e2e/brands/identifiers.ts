/** By what a lender is recognized: what no page, mail, document or row of another lender may contain. */
import { pictureFolder } from '@hearthline/orgs/logos.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { phoneDigits } from '@hearthline/rules/phone.ts';
import { fold } from './fold.ts';

/** How an identifier is found: as words between other words, as digits in any notation, as a color in any notation, or as it stands. */
export type Way = 'words' | 'phone' | 'number' | 'color' | 'code' | 'verbatim';
export type Identifier = {
  readonly kind: string;
  readonly way: Way;
  /** Folded; of a phone or number its digits, of a color `rrggbb`. A code is as it is written. */
  readonly text: string;
};

/** Where the lender's pages are: the hosts of its live, test and short-lived sites. */
export type Sites = (lender: Lender) => { readonly origin: string; readonly hosts: readonly string[] };

/** Colors of the page that say whose it is; neutral and status colors are nearly the same at every lender. */
const TELLING = ['brand', 'accent', 'accent-strong', 'accent-soft', 'accent-line', 'fill', 'fill-hover', 'focus'] as const;

const words = (kind: string, text: string): Identifier => ({ kind, way: 'words', text: fold(text).trim() });
const domainOf = (email: string): string => email.slice(email.indexOf('@') + 1);
/** The paths of the logo; of one that has none, all of it. */
function shapesOf({ brand }: Lender): string[] {
  const paths = [...brand.mark.matchAll(/ d="([^"]{12,})"/g)].map(([, d = '']) => d);
  return paths.length > 0 ? paths : [brand.mark];
}

export function identifiersOf(lender: Lender, sites: Sites): Identifier[] {
  const colors = deriveColors(lender.brand.color);
  const { origin, hosts } = sites(lender);
  return [
    words('name', lender.name),
    words('legal name', lender.legalName),
    { kind: 'organization code', way: 'code', text: lender.orgCode },
    { kind: 'phone', way: 'phone', text: phoneDigits(lender.supportPhone) ?? '' },
    words('email', lender.supportEmail),
    words('domain of email', domainOf(lender.supportEmail)),
    ...lender.staffDomains.map((domain) => words('staff domain', domain)),
    { kind: 'NMLS id', way: 'number', text: lender.nmls },
    { kind: 'NMLS id of the originator', way: 'number', text: lender.originatorNmls },
    { kind: 'LEI', way: 'verbatim', text: fold(lender.lei) },
    words('address', addressLines(lender.address)[0] ?? ''),
    ...lender.trustees.flatMap(({ name, address }) => [
      words('trustee', name),
      words('address of a trustee', addressLines(address)[0] ?? ''),
    ]),
    ...lender.disclaimers.map((sentence) => words('disclaimer', sentence)),
    ...TELLING.map((name): Identifier => ({ kind: `color ${name}`, way: 'color', text: colors[name].slice(1).toLowerCase() })),
    { kind: 'logo', way: 'verbatim', text: fold(pictureFolder(lender.orgBrand)) },
    ...shapesOf(lender).map((shape): Identifier => ({ kind: 'shape of the logo', way: 'verbatim', text: fold(shape) })),
    { kind: 'origin', way: 'words', text: fold(origin) },
    ...hosts.map((host) => words('host', host)),
  ];
}
