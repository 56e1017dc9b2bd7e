import { help } from '@hearthline/journey/pages.ts';
import { APPLICATION_SCREENS, BASE, outside, REGISTRATION_SCREENS, SIGNER_SCREENS } from '@hearthline/journey/paths.ts';

const PATHS = [
  BASE,
  `${BASE}/heloc-signer`,
  ...REGISTRATION_SCREENS,
  ...SIGNER_SCREENS,
  ...APPLICATION_SCREENS,
  ...Object.values(outside).map((path) => path()),
  help.index(),
];
const WORDS = new Set(PATHS.flatMap((path) => path.split('/')).filter((word) => /^[a-z]/.test(word)));

/** A path as it may be stored: words of the product's own paths remain, everything else (ids, typed text) becomes a star. */
export function knownPath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  const parts = bare.split('/').filter((part) => part !== '');
  return `/${parts
    .slice(0, 12)
    .map((part) => (WORDS.has(part) ? part : '*'))
    .join('/')}`;
}

const PAGES = new Set(
  [
    BASE,
    `${BASE}/*`,
    `${BASE}/heloc-signer`,
    ...REGISTRATION_SCREENS.map((path) => `${BASE}/${path}`),
    ...SIGNER_SCREENS.map((path) => `${BASE}/heloc-signer/${path}`),
    ...APPLICATION_SCREENS.map((path) => `${BASE}/*/${path}`),
    ...Object.values(outside).map((path) => path()),
    help.index(),
    help.article('*'),
  ].map(knownPath),
);

/** The page of the product that a path shows; 'other' for none, so that figures by page are as many as there are pages. */
export function pageOf(path: string): string {
  const page = knownPath(path);
  return PAGES.has(page) ? page : 'other';
}
