/**
 * `npm run pictures:documents`: docs/pictures/documents/KIND.png shows the first two pages and the last one of every kind of document, signed where it is
 * signed and notarized where it is notarized; docs/pictures/documents.png twelve pages that matter. Drawn by pdf.js in Chromium, as the product shows them.
 * Kinds as arguments; `PICTURES_APART=<folder>` writes every page by itself too.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { executed } from '@hearthline/documents/esign/execute.ts';
import { renderDocument } from '@hearthline/documents/render.ts';
import type { DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import { TEMPLATES } from '@hearthline/documents/templates.ts';
import { documentOf } from '@hearthline/documents/samples/cases.ts';
import { marksOf } from '@hearthline/documents/testing/examine.ts';
import { SAMPLES } from '@hearthline/documents/samples/samples.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { notarize } from '../documents/notary.ts';
import { sheetOf } from './contact-sheet.ts';

const PICTURES = join(import.meta.dirname, '..', '..', 'docs', 'pictures');
const LIBRARY = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'legacy', 'build');
/** Any address: the browser gets what it asks for there from the library's folder. */
const ORIGIN = 'http://pictures.localhost';
/** Pixels; a page is drawn twice as large and reduced, so that its letters are clear. */
const WIDTH = 620;
const GAP = 14;
/** Type in one color on white, with its edges. */
const COLORS = 12;
const NOTARIZED = 'NOTARIZED_DEED';

/** The pages of the sheet, in its rows: a document and the number of its page, from its end when negative. */
const SHEET: readonly (readonly (readonly [kind: string, page: number])[])[] = [
  [
    ['HELOC_IMPORTANT_TERMS', 1],
    ['SUMMARY_DISCLOSURE', 1],
    ['ACCOUNT_OPENING_DISCLOSURES', 1],
    ['ACCOUNT_OPENING_DISCLOSURES', 2],
  ],
  [
    ['LINE_AGREEMENT', -1],
    ['DEED_OF_TRUST', 1],
    [NOTARIZED, -1],
    ['NOTICE_OF_RIGHT_TO_CANCEL', 1],
  ],
  [
    ['ADVERSE_ACTION_NOTICE', 1],
    ['CREDIT_SCORE_NOTICE', 1],
    ['PRIVACY_NOTICE', 1],
    ['TEXAS_EQUITY_NOTICE', 1],
  ],
];
const SHEET_SCALE = 0.62;

/** A page with pdf.js in it, which draws pages of a PDF. */
async function openDrawer(page: Page): Promise<(pdf: Buffer) => Promise<Buffer[]>> {
  await page.route(
    ({ origin }) => origin === ORIGIN,
    async (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>pdf.js</title>' });
      return route.fulfill({ contentType: 'text/javascript', body: readFileSync(join(LIBRARY, pathname.slice(1))) });
    },
  );
  await page.goto(`${ORIGIN}/`);
  await page.addScriptTag({
    type: 'module',
    content: `
      import * as pdfjs from '/pdf.min.mjs';
      pdfjs.GlobalWorkerOptions.workerSrc = '/pdf.worker.min.mjs';
      window.drawPages = async (base64, width) => {
        const task = pdfjs.getDocument({ data: Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)), verbosity: 0 });
        const pdf = await task.promise;
        const pictures = [];
        for (let number = 1; number <= pdf.numPages; number += 1) {
          const one = await pdf.getPage(number);
          const viewport = one.getViewport({ scale: width / one.getViewport({ scale: 1 }).width });
          const canvas = Object.assign(document.createElement('canvas'), { width: viewport.width, height: viewport.height });
          await one.render({ canvas, viewport }).promise;
          pictures.push(canvas.toDataURL('image/png').split(',')[1]);
        }
        await task.destroy();
        return pictures;
      };`,
  });
  await page.waitForFunction(() => 'drawPages' in window);
  return async (pdf) => {
    const pictures = await page.evaluate(
      async ([base64, width]) =>
        (window as unknown as { drawPages: (base64: string, width: number) => Promise<string[]> }).drawPages(base64, width),
      [pdf.toString('base64'), WIDTH * 2] as const,
    );
    return Promise.all(pictures.map(async (one) => sharp(Buffer.from(one, 'base64')).resize({ width: WIDTH }).png().toBuffer()));
  };
}

/** A document of a kind as it is in the end: signed, where people sign it; and, for the deed, as the notary returns it. */
async function documentsOf(kind: DocumentKind): Promise<(readonly [name: string, pdf: Buffer])[]> {
  const state = kind.startsWith('TEXAS_') ? 'TX' : kind.startsWith('NY_') ? 'NY' : null;
  const data = state === null ? SAMPLES[kind] : documentOf(kind, { lender: MAIN, state, occupancy: 'HOME' });
  const { bytes, fields } = await renderDocument(kind, data as never, MAIN);
  const marks = marksOf(fields);
  if (marks.length === 0) return [[kind, bytes]];
  const signed = await executed(bytes, marks, 'America/Phoenix');
  const places = fields.filter((field) => field.kind === 'NOTARY');
  return [[kind, signed], ...(places.length === 0 ? [] : [[NOTARIZED, (await notarize(signed, places)).bytes] as const])];
}

/** Pages side by side, in few colors. Returns its size in bytes. */
async function strip(pages: readonly Buffer[], file: string): Promise<number> {
  const { height } = await sharp(pages[0]).metadata();
  const { size } = await sharp({
    create: { width: pages.length * (WIDTH + GAP) - GAP, height, channels: 3, background: '#c9ccd1' },
  })
    .composite(pages.map((input, at) => ({ input, left: at * (WIDTH + GAP), top: 0 })))
    .png({ palette: true, colors: COLORS, dither: 0, effort: 10, compressionLevel: 9 })
    .toFile(file);
  return size;
}

const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
const wanted = process.argv.slice(2);
try {
  mkdirSync(join(PICTURES, 'documents'), { recursive: true });
  const draw = await openDrawer(await browser.newPage());
  const apart = process.env['PICTURES_APART'];
  const drawn = new Map<string, readonly Buffer[]>();
  let total = 0;
  const kinds = (Object.keys(TEMPLATES) as DocumentKind[]).filter((kind) => wanted.length === 0 || wanted.includes(kind));
  for (const [name, pdf] of (await Promise.all(kinds.map(documentsOf))).flat()) {
    const pages = await draw(pdf);
    drawn.set(name, pages);
    const shown = pages.filter((_, at) => at < 2 || at === pages.length - 1);
    const size = await strip(shown, join(PICTURES, 'documents', `${name}.png`));
    total += size;
    console.log(`documents/${name}.png ${pages.length} pages, ${Math.round(size / 1024)} KB`);
    if (apart === undefined) continue;
    mkdirSync(apart, { recursive: true });
    for (const [at, page] of pages.entries()) writeFileSync(join(apart, `${name}-${at + 1}.png`), page);
  }
  console.log(`${drawn.size} documents, ${Math.round(total / 1024)} KB`);
  if (wanted.length === 0) {
    const rows = SHEET.map((row) => row.flatMap(([kind, page]) => drawn.get(kind)?.at(page < 0 ? page : page - 1) ?? []));
    const bytes = await sheetOf(rows, join(PICTURES, 'documents.png'), SHEET_SCALE);
    console.log(`documents.png ${Math.round(bytes / 1024)} KB`);
  }
} finally {
  await browser.close();
}
