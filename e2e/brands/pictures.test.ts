/** `npm run brands -- --pictures`: the first screen, the offers and the dashboard of every lender in a browser at two widths, as three sheets, each checked by axe, HTML_CodeSniffer and IBM's engine, and searched for other lenders. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { BASE, outside } from '@hearthline/journey/paths.ts';
import { chromium, type Page } from '@playwright/test';
import { expect, test } from 'vitest';
import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { sheetOf } from '../pictures/contact-sheet.ts';
import { signInAs, untilSettled } from '../pictures/studio.ts';
import { enginesOn, violationsOf } from '../setup/violations.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { ARE_PICTURES, isWanted, linesOf, tellProgress } from './report.ts';
import { type Leak, searchFor } from './search.ts';
import { openStage } from './stage.ts';
import { playBorrower } from './surfaces/replies.ts';

const TOP = join(import.meta.dirname, '..', '..');
const FOLDER = join(TOP, 'test-results', 'brands');
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
] as const;
const SCALE = 0.22;
const A_ROW = 5;
const MINUTES = 60_000;

type Seen = { readonly pictures: Buffer[]; readonly wrong: string[]; readonly html: string[] };

/** The page as it is now in each window. */
async function seen(page: Page, where: string): Promise<Seen> {
  // Before the engines' scripts, which name colors and elements, are in it.
  const all: Seen = { pictures: [], wrong: [], html: [await page.content()] };
  for (const size of WINDOWS) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    all.pictures.push(await page.screenshot());
    const { found, passes } = await violationsOf(page);
    if (passes === 0) all.wrong.push(`${where} at ${size.width}: axe checked nothing`);
    all.wrong.push(...[...found, ...(await enginesOn(page))].map((one) => `${where} at ${size.width}: ${one}`));
  }
  return all;
}

const inRows = (all: readonly Seen[]): Buffer[][] =>
  [...Map.groupBy(all.entries(), ([at]) => Math.floor(at / A_ROW)).values()].map((row) => row.flatMap(([, { pictures }]) => pictures));

test.runIf(ARE_PICTURES)(
  'the first screen, the offers and the dashboard of every lender',
  async () => {
    const lenders = FILE_LENDERS.all.filter(({ orgCode }) => isWanted(orgCode));
    const stage = await openStage(() => undefined, 'nobody', join(TOP, 'client', 'dist'));
    const search = searchFor(FILE_LENDERS.all, stage.sites, EXCEPTIONS);
    const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
    const sheets: { readonly [name: string]: Seen[] } = { 'first-screens': [], offers: [], dashboards: [] };
    const leaks: Leak[] = [];
    const missing: string[] = [];
    const url = await stage.product.app.listen({ port: 0, host: '127.0.0.1' });
    const note = async (lender: Lender, name: string, sheet: string, page: Page) => {
      await untilSettled(page);
      const one = await seen(page, `${lender.orgCode}, ${name}`);
      sheets[sheet]?.push(one);
      leaks.push(...one.html.flatMap((text) => search.leaksIn({ orgCode: lender.orgCode, name: `page ${name} in the browser`, text })));
    };
    try {
      for (const [done, lender] of lenders.entries()) {
        tellProgress(done, lenders.length, lender.orgCode);
        const home = new URL(stage.sites(lender).origin);
        home.port = new URL(url).port;
        const context = await browser.newContext({ viewport: WINDOWS[0], reducedMotion: 'reduce', bypassCSP: true });
        const page = await context.newPage();
        try {
          await page.goto(new URL(`${BASE}/register-v2`, home).href);
          await note(lender, 'first screen', 'first-screens', page);
          await signInAs(page, await playBorrower(stage, lender, 'OFFER_SELECTION'), home);
          await note(lender, 'offers', 'offers', page);
          await page.goto(new URL(outside.dashboard(), home).href);
          await note(lender, 'dashboard', 'dashboards', page);
        } catch (problem) {
          missing.push(`${lender.orgCode}: ${problem instanceof Error ? problem.message.slice(0, 300) : 'unknown'}`);
        }
        await context.close();
      }
      tellProgress(lenders.length, lenders.length, '');
      mkdirSync(FOLDER, { recursive: true });
      for (const [name, sheet] of Object.entries(sheets)) await sheetOf(inRows(sheet), join(FOLDER, `${name}.png`), SCALE);
    } finally {
      await browser.close();
      await stage.close();
    }
    const wrong = Object.values(sheets).flatMap((all) => all.flatMap((one) => one.wrong));
    expect({ wrong, missing, leaks: linesOf(leaks) }).toEqual({ wrong: [], missing: [], leaks: [] });
  },
  60 * MINUTES,
);
