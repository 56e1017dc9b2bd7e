/**
 * `npm run pictures:walk`: the first persona walks from the address to the money on a phone; docs/pictures/walk-strip.png shows the screens that
 * matter side by side, docs/pictures/walk.gif all of them one after the other. `PICTURES_APART=<folder>` writes each picture by itself too.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium, type Locator } from '@playwright/test';
import sharp from 'sharp';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';
import { workWith } from '../walk/hands.ts';
import { walk } from '../walk/walk.ts';
import { sheetOf } from './contact-sheet.ts';
import { untilSettled } from './studio.ts';

const FOLDER = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const PHONE = { width: 390, height: 844 };

/** A screen just before it is left: what was typed is on it. */
type Frame = { readonly path: string; readonly picture: Buffer };
/** Screens of the strip, in its two rows: each when it was left, or the one of its pictures with that number. */
const STRIP: readonly (readonly (string | readonly [string, number])[])[] = [
  ['register-v2', 'annual-income', 'set-password', 'product/select', 'start/contact', 'start/app-summary', 'income/review', 'identity'],
  [
    'signing/intro',
    ['signing/sign', 1],
    ['signing/sign', 2],
    ['/sandbox/vendors/notary', 2],
    ['/sandbox/vendors/notary', 4],
    'insurance/upload',
    'complete',
    '/dashboard',
  ],
];
const STRIP_SCALE = 0.62;
const GIF = { width: 240, colors: 48, milliseconds: 1100, last: 4000 } as const;

const running = process.env['HEARTHLINE_URL'];
const product = running === undefined ? await startProduct() : { url: running, stop: () => Promise.resolve() };
process.env['HEARTHLINE_URL'] = product.url;
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: PHONE,
    hasTouch: true,
    reducedMotion: 'reduce',
    timezoneId: 'America/Phoenix',
  });
  const page = await context.newPage();
  const frames: Frame[] = [];
  const take = async () => {
    const { pathname } = new URL(page.url());
    const path = pathname.replace(/^\/account\/heloc\/(?:[\da-f]{8}-[\da-f-]{27}\/?)?/, '');
    // a vendor's page without the secret of its address
    frames.push({ path: path.replace(/^(\/sandbox\/vendors\/\w+).*/, '$1'), picture: await page.screenshot() });
  };
  /** Before a button is pressed that sends what is on the page. */
  const beforeSubmit = async (target: Locator) => {
    const isSubmit = await target.evaluate(
      (element) => element instanceof HTMLButtonElement && element.closest('form') !== null && element.type === 'submit',
    );
    if (isSubmit) await take();
  };
  const back = workWith('touch', page, beforeSubmit);
  await walk(
    page,
    { persona: 'happy', ends: 'COMPLETE' },
    {
      onScreen: async () => {
        await untilSettled(page);
        await take();
      },
    },
  );
  back();
  await page.goto(`${product.url}/dashboard`);
  await untilSettled(page);
  await take();
  const apart = process.env['PICTURES_APART'];
  if (apart !== undefined) {
    mkdirSync(apart, { recursive: true });
    for (const [index, { path, picture }] of frames.entries())
      writeFileSync(join(apart, `${String(index).padStart(2, '0')}-${path.replaceAll('/', '_')}.png`), picture);
  }
  const picked = (wanted: string | readonly [string, number]): Buffer | [] => {
    const [path, at] = typeof wanted === 'string' ? [wanted, -1] : wanted;
    return frames.filter((frame) => frame.path.replace('register-v2/', '') === path).at(at)?.picture ?? [];
  };
  const rows = STRIP.map((row) => row.flatMap(picked));
  const strip = await sheetOf(rows, join(FOLDER, 'walk-strip.png'), STRIP_SCALE);
  const small = await Promise.all(frames.map(({ picture }) => sharp(picture).resize({ width: GIF.width }).png().toBuffer()));
  const { size } = await sharp(small, { join: { animated: true } })
    .gif({ colors: GIF.colors, loop: 0, delay: small.map((_, index) => (index === small.length - 1 ? GIF.last : GIF.milliseconds)) })
    .toFile(join(FOLDER, 'walk.gif'));
  console.log(`${frames.length} screens · walk-strip.png ${Math.round(strip / 1024)} KB · walk.gif ${Math.round(size / 1024)} KB`);
} finally {
  await browser.close();
  await product.stop();
}
