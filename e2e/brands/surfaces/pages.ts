/** Every page of a lender's sites as a browser gets it, with the data in it; what stands beside pages; and what is said where nothing is. */
import {
  APPLICATION_SCREENS,
  accountPages,
  BASE,
  outside,
  REGISTRATION_SCREENS,
  SIGNER_SCREENS,
  signer,
} from '@hearthline/journey/paths.ts';
import { help } from '@hearthline/journey/pages.ts';
import { pictureFolder, PICTURES } from '@hearthline/orgs/logos.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { helpArticles } from '@hearthline/server/config/help-articles.ts';
import { codePage, signInPage } from '@hearthline/server/identity/broker/embedded/pages.ts';
import { type Stage, WITH_FAULT } from '../stage.ts';

const NOBODY = '019a0000-0000-7000-a000-000000000000';
const PAGES: readonly string[] = [
  '/',
  BASE,
  signer.index(),
  help.index(),
  ...REGISTRATION_SCREENS.map((screen) => `${BASE}/${screen}`),
  ...SIGNER_SCREENS.map((screen) => `${BASE}/heloc-signer/${screen}`),
  ...APPLICATION_SCREENS.map((screen) => `${BASE}/${NOBODY}/${screen.replace(':type', 'paystub')}`),
  ...Object.values(outside).map((path) => path()),
  ...Object.values(accountPages).map((path) => path()),
];
/** What browsers, search engines and other programs ask a site for by themselves. */
const BESIDE = [
  '/robots.txt',
  '/favicon.ico',
  '/manifest.webmanifest',
  '/manifest.json',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/apple-touch-icon.png',
];
const NOWHERE = [
  '/there-is-no-such-page',
  `${BASE}/help/there-is-no-such-article`,
  '/service-application/nowhere',
  '/docs/errors',
  '/desk/api/v1/nowhere',
];
const DESK = ['/desk', '/desk/work', '/desk/settings/staff', `/desk/applications/${NOBODY}`];
const HTML = { accept: 'text/html' };

/** `everything`: every address; otherwise one page of each kind, for the short run. */
export async function showPages({ get, show, sites }: Stage, lender: Lender, everything: boolean): Promise<void> {
  const articles = [...helpArticles().keys()].map((slug) => help.article(slug));
  for (const path of everything ? [...PAGES, ...articles] : [...PAGES.slice(0, 6), ...articles.slice(0, 2)]) await get(path, HTML);
  const { hosts } = sites(lender);
  for (const host of hosts) await get(`${BASE}/register-v2`, { ...HTML, host });
  await get(`${BASE}/register-v2?org=${lender.orgCode}`, { ...HTML, host: '127.0.0.1' });
  for (const path of [...DESK, ...NOWHERE, ...BESIDE, ...PICTURES.map((picture) => pictureFolder(lender.orgBrand) + picture)])
    await get(path, HTML);
  await get('/dashboard', { ...HTML, ...WITH_FAULT });
  await get('/dashboard', { ...HTML, host: 'nobody.invalid' });
  await get('/dashboard', { ...HTML, 'x-org': 'NOBODY' });
  for (const screen of ['sign-in', 'sign-up'] as const)
    show(`page broker ${screen}`, signInPage({ screen, lender, uid: 'u', email: '', wrong: null, fonts: '', nonce: 'n' }));
  show('page broker code', codePage({ lender, uid: 'u', challenge: 'c', isWrong: true, fonts: '', nonce: 'n' }));
}
