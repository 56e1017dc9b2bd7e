/** `npm run pictures:lenders`: one sheet per lender for docs/pictures, registration and dashboard at 1440, 768 and 360 px side by side. Lenders by code as arguments; without any, those that docs/pictures has. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { siteOf } from '@hearthline/orgs/hosts.ts';
import { REPRESENTATIVE } from '@hearthline/orgs/representative.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';
import { choose, pressContinue } from '../pages/controls.ts';
import { person, STEPS } from '../pages/registration.ts';
import type { Person } from '../pages/registration.ts';
import { sheetOf } from './contact-sheet.ts';
import { play, untilSettled, signInAs } from './studio.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 768, height: 900 },
  { width: 360, height: 900 },
] as const;
/** Lenders with brokers accept nobody without a referral (sandbox/seed-reference.ts). */
const REFERRAL = '44444444-4444-4444-8444-444444444444';

const GRACE = person({ first: 'Grace', last: 'Happy', dob: '1958-05-17', email: 'grace.happy@example.com' });
const personOf = ({ newYorkSite }: Lender): Person => (newYorkSite ? { ...GRACE, street: '108 Clear Path Ln', city: 'Albany' } : GRACE);

/** The steps shown, each filled in. */
const SHOWN = ['register-v2', 'annual-income', 'set-password'];

/** The same state in each window. */
async function atEachWidth(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    pictures.push(await page.screenshot());
  }
  return pictures;
}

async function registration(page: Page, lender: Lender, home: URL): Promise<Buffer[][]> {
  const rows: Buffer[][] = [];
  await page.goto(new URL(`/account/heloc/register-v2${lender.wholesale ? `?rid=${REFERRAL}` : ''}`, home).href);
  for (const step of STEPS) {
    await untilSettled(page);
    if (!page.url().includes(step.path)) continue;
    // a broker's referral has prefilled the address
    if (lender.wholesale && step === STEPS[0]) await choose(page, /^Primary/);
    else await step.fill(page, personOf(lender));
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    if (SHOWN.some((name) => step.path.endsWith(name))) rows.push(await atEachWidth(page));
    await page.setViewportSize(WINDOWS[0]);
    if (step === STEPS.at(-1)) break;
    const here = page.url();
    await pressContinue(page);
    await page.waitForURL((url) => url.pathname !== new URL(here).pathname);
  }
  return rows;
}

/** The persona of the dashboard: one this lender may lend to. */
function played({ orgCode, newYorkSite, heloc }: Lender): Parameters<typeof play>[1] {
  if (newYorkSite) return { persona: 'york', until: 'PRE_SOFT_CREDIT_CONSENT' };
  if (heloc.ageRestricted) return { persona: 'retire', until: 'INCOME_VERIFICATION' };
  return { persona: 'happy', until: 'INCOME_VERIFICATION', org: orgCode };
}

async function dashboard(page: Page, lender: Lender, home: URL, url: string): Promise<Buffer[]> {
  await signInAs(page, await play(url, played(lender)), home, '/dashboard');
  await untilSettled(page);
  return atEachWidth(page);
}

async function pictureOf(lender: Lender, browser: Browser, url: string): Promise<string> {
  const home = new URL(siteOf(FILE_LENDERS, lender.orgCode, url));
  const context = await browser.newContext({ viewport: WINDOWS[0], reducedMotion: 'reduce' });
  const page = await context.newPage();
  const rows = [...(await registration(page, lender, home)), await dashboard(page, lender, home, url)];
  await context.close();
  const name = `lender-${lender.orgCode.toLowerCase().replaceAll('_', '-')}.png`;
  const bytes = await sheetOf(rows, join(FOLDER, name));
  return `${name} ${Math.round(bytes / 1024)} KB`;
}

const running = process.env['HEARTHLINE_URL'];
const product = running === undefined ? await startProduct() : { url: running, stop: () => Promise.resolve() };
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const named = process.argv.slice(2);
const wanted = named.length === 0 ? REPRESENTATIVE : named;
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const lender of FILE_LENDERS.all.filter(({ orgCode }) => wanted.includes(orgCode)))
    console.log(await pictureOf(lender, browser, product.url));
} finally {
  await browser.close();
  await product.stop();
}
