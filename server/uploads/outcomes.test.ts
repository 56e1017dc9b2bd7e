import { renderPdf } from '@hearthline/documents/testing/render-pdf.ts';
import { SAMPLES } from '@hearthline/documents/samples/samples.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { inspect } from './content/inspector.ts';
import { labelOf, savedName } from './view.ts';
import { openScanner } from './scan/scanner.ts';
import sharp from 'sharp';
import { OUTCOMES } from './testing/outcomes.ts';
import { hiddenData } from './testing/hostile.ts';
import { pdf } from './testing/pdfs.ts';
import { hugePng, jpeg, withLocation } from './testing/pictures.ts';

const scan = openScanner(null);

test('there are at least sixty planted files, each once', () => {
  expect(OUTCOMES.length).toBeGreaterThanOrEqual(60);
  expect(new Set(OUTCOMES.map(([name]) => name)).size).toBe(OUTCOMES.length);
});

test.each(OUTCOMES.map(([name, bytes, outcome, planted]) => ({ name, bytes, outcome, planted })))(
  '$name: $outcome',
  async ({ bytes, outcome, planted }) => {
    if (planted) expect(bytes.includes(Buffer.from(planted, 'latin1'))).toBe(true);
    const checked = await checkFile(scan, bytes);
    expect(checked.ok ? 'KEPT' : checked.refusal).toBe(outcome);
    if (checked.ok && planted) expect(checked.bytes.includes(Buffer.from(planted, 'latin1'))).toBe(false);
  },
);

const LIMITS = { processorMs: 5000, bytes: 640 * 1_048_576 };
test('a file that takes longer than a file may ends with its process, and the next one is opened', async () => {
  const endless = pdf({ objects: [`null\nendobj\n${'('.repeat(9_000_000)}`] });
  expect(await inspect(endless, 'application/pdf', { ...LIMITS, processorMs: 300 })).toBe('TOO_DENSE');
  expect(await inspect(pdf(), 'application/pdf')).toMatchObject({ pages: 1 });
});

test('a file that needs more memory than a file may ends with its process, and the next one is opened', async () => {
  const large = hugePng(9000, 9000, 9000);
  expect(await inspect(large, 'image/png', { ...LIMITS, bytes: 20 * 1_048_576 })).toBe('TOO_MANY_PIXELS');
  expect(await inspect(pdf(), 'application/pdf')).toMatchObject({ pages: 1 });
});

/** Pages, their text and their drawing operations, as pdf.js reads them. */
async function readingOf(bytes: Buffer) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const page = await document.getPage(i + 1);
    const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : ''));
    return { view: page.view, text, operations: (await page.getOperatorList()).fnArray.filter((operation) => !MARKS.has(operation)) };
  });
  return Promise.all(pages);
}
/** Operations that tag content for other programs and draw nothing. */
const MARKS: ReadonlySet<number> = new Set([OPS.beginMarkedContent, OPS.beginMarkedContentProps, OPS.endMarkedContent]);

test.each(['LINE_AGREEMENT', 'CREDIT_SCORE_NOTICE'] as const)(
  'a %s that is sent back reads as before: the same pages, text and drawing',
  async (kind) => {
    const before = await renderPdf(kind, SAMPLES[kind], MAIN);
    const checked = await checkFile(scan, before);
    const [was, is] = [await readingOf(before), await readingOf(checked.ok ? checked.bytes : Buffer.alloc(0))];
    expect(was[0]?.text.join('').length).toBeGreaterThan(500);
    expect(is).toEqual(was);
  },
);

test('what is stored of a PDF has no object but its pages, and what draws them', async () => {
  const checked = await checkFile(scan, hiddenData(jpeg));
  const stored = checked.ok ? checked.bytes.toString('latin1') : '';
  const names = new Set(stored.match(/\/[A-Za-z][A-Za-z0-9]*/g));
  const drawing =
    'A B BBox BitsPerComponent Catalog ColorSpace Count DCTDecode DeviceRGB Filter FlateDecode Form Height Image Kids Length MediaBox Page Pages Parent Resources Root Size Subtype Type Width XObject';
  expect([...names].map((name) => name.slice(1)).toSorted()).toEqual(drawing.split(' '));
});

test('a picture is turned upright and loses location, device and names', async () => {
  const before = await sharp(withLocation).metadata();
  expect([before.orientation, before.exif !== undefined]).toEqual([6, true]);
  const checked = await checkFile(scan, withLocation);
  const after = await sharp(checked.ok ? checked.bytes : Buffer.alloc(0)).metadata();
  expect(after).toMatchObject({ width: before.height, height: before.width });
  expect([after.exif, after.icc, after.xmp, after.iptc]).toEqual([undefined, undefined, undefined, undefined]);
});

test('an unavailable scanner fails the upload', async () => {
  const away = openScanner('tcp://127.0.0.1:1');
  await expect(checkFile(away, Buffer.from('%PDF-'))).rejects.toThrow();
});

test.each([
  ['paystub march.pdf', 'paystub march.pdf'],
  ['../../../etc/passwd', 'passwd'],
  ['..\\..\\boot.ini', 'boot.ini'],
  ['%2e%2e%2fpasswd', '2e2e2fpasswd'],
  ['a\u0000.pdf.exe', 'a.pdf.exe'],
  ['a\r\nset-cookie: x=1.pdf', 'aset-cookie x1.pdf'],
  ['gpj.\u202Efdp.exe', 'gpj.fdp.exe'],
  ['"; rm -rf ~; ".pdf', 'rm -rf .pdf'],
  ['<img src=x onerror=alert(1)>.png', 'img srcx onerroralert(1).png'],
  ['....//....//x', 'x'],
  ['', 'Document'],
  ['...', 'Document'],
  ['Lohnzettel März.pdf', 'Lohnzettel März.pdf'],
])('the name %j is shown as %j', (given, shown) => expect(labelOf(given)).toBe(shown));

test('a name of 300 characters is cut; the download has a generated name', () => {
  expect(labelOf(`${'x'.repeat(300)}.pdf`)).toHaveLength(80);
  expect(savedName('USER_UPLOADED_PAYSTUB', '01935f6e-7a10-7000-8000-000000001001', 'application/pdf')).toBe(
    'user-uploaded-paystub-00001001.pdf',
  );
});
