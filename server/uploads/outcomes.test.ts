import { expect, test } from 'vitest';
import { checkFile } from './check-file.ts';
import { labelOf, savedName } from './view.ts';
import { openScanner } from './scan/scanner.ts';
import sharp from 'sharp';
import { OUTCOMES } from './testing/outcomes.ts';
import { withLocation } from './testing/pictures.ts';

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
