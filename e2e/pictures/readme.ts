/** `npm run pictures`: pictures of the running product for the README, as persona 1 sees it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';
import { play, untilSettled, signInAs } from './studio.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const WINDOWS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

type Shot = { readonly name: string; readonly open: (page: Page, url: string) => Promise<void> };

const asPersona =
  (persona: number, until: string): Shot['open'] =>
  async (page, url) =>
    signInAs(page, await play(url, { persona, until }), url);

const SHOTS: readonly Shot[] = [
  { name: 'address', open: async (page, url) => void (await page.goto(`${url}/account/heloc/register-v2`)) },
  { name: 'address-plumfield', open: async (page, url) => void (await page.goto(`${url}/account/heloc/register-v2?org=PLUMFIELD`)) },
  { name: 'offer', open: asPersona(1, 'OFFER_SELECTION') },
  { name: 'liens', open: asPersona(22, 'LIEN_VERIFICATION') },
  { name: 'decline', open: asPersona(25, 'DECLINED') },
];

const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const wanted = process.argv.slice(2);
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, open } of SHOTS.filter((shot) => wanted.length === 0 || wanted.includes(shot.name))) {
    for (const [size, viewport] of Object.entries(WINDOWS)) {
      const page = await (await browser.newContext({ viewport, reducedMotion: 'reduce' })).newPage();
      await open(page, product.url);
      await untilSettled(page);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
      await page.context().close();
      console.log(`${name}-${size}.png`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
