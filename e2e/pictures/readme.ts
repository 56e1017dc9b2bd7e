/** `npm run pictures`: pictures of the running product for the README, as persona 1 sees it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const WINDOWS = { wide: { width: 1280, height: 900 }, narrow: { width: 390, height: 844 } };

type Played = { uuid: string; jwt: string };
type Shot = { readonly name: string; readonly open: (page: Page, url: string) => Promise<void> };

async function play(url: string, persona: number, until: string): Promise<Played> {
  const answer = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona, until }),
  });
  if (!answer.ok) throw new Error(`persona ${persona} until ${until}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Played;
}

const asPersona =
  (persona: number, until: string): Shot['open'] =>
  async (page, url) => {
    const { uuid, jwt } = await play(url, persona, until);
    await page.goto(`${url}/healthz`);
    await page.evaluate(
      ([token, application]) => {
        localStorage.setItem('jwt', `Bearer ${token}`);
        localStorage.setItem('helocApplicationUuid', application);
      },
      [jwt, uuid] as const,
    );
    await page.goto(`${url}/account/heloc/${uuid}/`);
  };

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
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
      await page.context().close();
      console.log(`${name}-${size}.png`);
    }
  }
} finally {
  await browser.close();
  await product.stop();
}
