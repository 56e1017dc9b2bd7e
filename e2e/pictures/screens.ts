/**
 * `npm run pictures:screens`: the screens between the offer and the money, at 1440 and 390 px, one sheet per part of the journey in docs/pictures.
 * Names of sheets as arguments; `PICTURES_APART=<folder>` writes each picture by itself too.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';
import { sheetOf } from './contact-sheet.ts';
import { play, untilSettled, signInAs } from './studio.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
] as const;
/** Screens side by side in one row of a sheet. */
const IN_A_ROW = 2;

/** A person at a status; `path` names another screen of the application than the one of that status. */
type Shot = { readonly persona: number | string; readonly until: string; readonly modifiers?: readonly string[]; readonly path?: string };
const at = (persona: Shot['persona'], until: string, path?: string, modifiers: readonly string[] = []): Shot => ({
  persona,
  until,
  modifiers,
  ...(path === undefined ? {} : { path }),
});

const SHEETS: Readonly<Record<string, readonly Shot[]>> = {
  'screens-application': [
    at('happy', 'COLLECT_ADDITIONAL_INFO'),
    at('happy', 'HMDA'),
    at('happy', 'APP_SUBMISSION'),
    at('hardy', 'HARD_CREDIT_LOCKED_OR_FROZEN'),
    at('mismatch', 'REVISED_OFFER_SELECTION'),
    at('merchant', 'LIEN_ATTESTATION'),
  ],
  'screens-income': [
    at('happy', 'INCOME_VERIFICATION'),
    at('selfe', 'INCOME_VERIFICATION'),
    at('stubb', 'INCOME_VERIFICATION', 'income/upload/paystub'),
    at('stubb', 'EMPLOYMENT_VERIFICATION'),
  ],
  'screens-bank': [
    at('happy', 'DISBURSEMENT_ACCOUNT'),
    at('happy', 'DISBURSEMENT_ACCOUNT', 'bank/manual-disburse'),
    at('happy', 'AUTOPAY_ACCOUNT'),
    at('happy', 'VERIFIED_AUTOPAY_ACCOUNT'),
  ],
  'screens-identity': [
    at('happy', 'IDENTITY_VERIFICATION'),
    at('stubb', 'IDENTITY_VERIFICATION', 'conditions'),
    at('inquiry', 'IDENTITY_VERIFICATION', 'conditions'),
    at('stubb', 'IDENTITY_VERIFICATION', 'conditions/phone-number'),
  ],
  'screens-valuation': [
    at('houston', 'NAV_BPO_ORDER_REQUEST'),
    at('houston', 'NAV_RESI_EVAL_ORDERED'),
    at('onsite', 'ONSITE_APPRAISAL_PAYMENT'),
    at('payoff', 'PAYOFF_REQUEST_PENDING'),
    at('title', 'FINAL_TITLE_PROCESSING'),
    at('novalue', 'NAV_BPO_ORDER_REQUEST'),
  ],
  'screens-documents': [
    at('york', 'PRE_SOFT_CREDIT_CONSENT'),
    at('happy', 'TRUST_AND_INSURANCE', 'insurance/requirements'),
    at('happy', 'TRUST_AND_INSURANCE'),
    at('flood', 'WAITING_FOR_FLOOD_CERT'),
  ],
  'screens-signing': [
    at('happy', 'FINAL_OFFER'),
    at('happy', 'NOTE_SIGNING'),
    at('happy', 'NOTE_SIGNING', 'signing/sign'),
    at('joint', 'CO_DEED_REQ'),
    at('happy', 'DEED_SIGNING'),
    at('notary', 'MANUAL_DEED_SIGNING'),
  ],
  'screens-closing': [
    at('happy', 'RESCISSION'),
    at('payoff', 'DIRECT_DEBT_PAYOFF'),
    at('happy', 'FUNDING_DECISION'),
    at('happy', 'COMPLETE'),
  ],
};

async function picturesOf(shot: Shot, name: string, browser: Browser, url: string): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  const { path = '', ...part } = shot;
  const who = await play(url, part);
  for (const viewport of WINDOWS) {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', hasTouch: viewport.width < 600 });
    const page = await context.newPage();
    await signInAs(page, who, url, `/account/heloc/${who.uuid}/${path}`);
    await untilSettled(page);
    const picture = await page.screenshot();
    pictures.push(picture);
    const apart = process.env['PICTURES_APART'];
    if (apart !== undefined) {
      mkdirSync(apart, { recursive: true });
      const title = [name, shot.persona, shot.until, path.replaceAll('/', '_'), viewport.width].join('-');
      writeFileSync(join(apart, `${title}.png`), await page.screenshot({ fullPage: true }));
    }
    await context.close();
  }
  return pictures;
}

const running = process.env['HEARTHLINE_URL'];
const product = running === undefined ? await startProduct() : { url: running, stop: () => Promise.resolve() };
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const wanted = process.argv.slice(2);
try {
  for (const [name, shots] of Object.entries(SHEETS).filter(([sheet]) => wanted.length === 0 || wanted.includes(sheet))) {
    const rows: Buffer[][] = [];
    for (const [index, shot] of shots.entries()) {
      const row = Math.floor(index / IN_A_ROW);
      rows[row] = [...(rows[row] ?? []), ...(await picturesOf(shot, name, browser, product.url))];
    }
    const bytes = await sheetOf(rows, join(FOLDER, `${name}.png`));
    console.log(`${name}.png ${Math.round(bytes / 1024)} KB`);
  }
} finally {
  await browser.close();
  await product.stop();
}
