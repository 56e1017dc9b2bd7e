/**
 * `npm run pictures:desk`: the lender's desk at 1440 and 390 px, in one sheet in docs/pictures: a queue, an application, feedback. `PICTURES_APART=<folder>`
 * writes each picture by itself too.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { chromium } from '@playwright/test';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { startProduct } from '../../tools/product.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { sheetOf } from './contact-sheet.ts';
import { play, untilSettled } from './studio.ts';

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'pictures', 'desk.png');
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 900 },
] as const;
const SCALE = 0.56;

/** Applications that wait for staff, one in each queue or so. */
const WAITING = [
  { persona: 'late', until: 'DELINQUENCY_REVIEW' },
  { persona: 'alert', until: 'FACTA_REVIEW' },
  { persona: 'notowner', until: 'OWNERSHIP_REVIEW' },
  { persona: 'attorney', until: 'ATTORNEY_REVIEW' },
  { persona: 'happy', until: 'FUNDING_DECISION' },
  { persona: 'merchant', until: 'MERCHANT_REVIEW' },
] as const;
const SAID = [
  { topic: 'IMPROVE', message: 'Why am I asked for the address twice? Once for the home, once for me.' },
  { topic: 'COMPLIMENT', message: 'Quick, and in words I understand.' },
] as const;
const LEFT = ['PRICE', 'LATER', 'LATER'] as const;

/** Sends something as that borrower. Throws with the refusal. */
async function send(url: string, jwt: string, path: string, body: object): Promise<void> {
  const answer = await fetch(`${url}/service-application/api/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
}

const running = process.env['HEARTHLINE_URL'];
const product = running === undefined ? await startProduct() : { url: running, stop: () => Promise.resolve() };
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
try {
  for (const part of WAITING) await play(product.url, part);
  const { uuid, jwt } = await play(product.url, { persona: 'review', until: 'UNDERWRITING_REVIEW' });
  for (const said of SAID)
    await send(product.url, jwt, 'feedback', {
      ...said,
      applicationUuid: uuid,
      marketingConsent: false,
      pathname: `/account/heloc/${uuid}/`,
      productType: 'HELOC',
    });
  for (const reason of LEFT) await send(product.url, jwt, 'leave-survey', { screen: 'product/select', reason, comment: '' });

  const page = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  await signInAtDesk(page, 'compliance', { origin: product.url });
  const rows: Buffer[][] = [];
  for (const path of ['work', `applications/${uuid}`, 'feedback']) {
    const row: Buffer[] = [];
    for (const viewport of WINDOWS) {
      await page.setViewportSize(viewport);
      await page.goto(`${product.url}/desk/${path}`);
      await untilSettled(page);
      row.push(await page.screenshot());
      const apart = process.env['PICTURES_APART'];
      if (apart === undefined) continue;
      mkdirSync(apart, { recursive: true });
      writeFileSync(join(apart, `desk-${path.split('/')[0]}-${viewport.width}.png`), await page.screenshot({ fullPage: true }));
    }
    rows.push(row);
  }
  console.log(`desk.png ${Math.round((await sheetOf(rows, FILE, SCALE)) / 1024)} KB`);
} finally {
  await browser.close();
  await product.stop();
}
