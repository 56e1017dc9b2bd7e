import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { expect, test } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { renderPdf } from '../testing/render-pdf.ts';
import { SAMPLES } from '../samples/samples.ts';
import { linkName, piecesOf } from './links.ts';

test.each([
  ['Call 888-819-6388 before noon.', ['tel:+18888196388']],
  ['Call (602) 555-0142, or 1-800-569-4287', ['tel:+16025550142', 'tel:+18005694287']],
  ['See consumerfinance.gov/learnmore. It is free.', ['https://consumerfinance.gov/learnmore']],
  ['https://counsel.example.org', ['https://counsel.example.org']],
  ['Write to help@main.example.com.', ['mailto:help@main.example.com']],
  ['Loan HL2026-437-3692-5830, 666-10-1001, $1,075.55, v1.2, 2026-11-24', []],
  ['', []],
])('%s leads to %j', (words, hrefs) => {
  const pieces = piecesOf(words);
  expect(pieces.map((piece) => piece.words).join('')).toBe(words);
  expect(pieces.flatMap(({ href }) => href ?? [])).toEqual(hrefs);
});

test('telephone numbers and websites of a document are links with a tag and a name, in the letterhead, in tables and in sentences', async () => {
  const { links, roles, text } = await readPdf(await renderPdf('APPLICATION_DISCLOSURES', SAMPLES.APPLICATION_DISCLOSURES, MAIN));
  const { phone, website } = SAMPLES.APPLICATION_DISCLOSURES.counselors.agencies[0] ?? {};
  expect(text).toContain(MAIN.supportPhone);
  const hrefs = [MAIN.supportPhone, MAIN.supportEmail, phone ?? '', website ?? '', 'consumerfinance.gov/find-a-housing-counselor'].flatMap(
    (words) => piecesOf(words).map(({ href = '' }) => href),
  );
  expect(hrefs.length).toBeGreaterThan(3);
  for (const href of hrefs) expect(links, href).toContainEqual({ href, name: linkName(href), isTagged: true });
  expect(links.filter(({ isTagged }) => !isTagged)).toEqual([]);
  expect(roles.filter((role) => role === 'Link').length).toBeGreaterThanOrEqual(hrefs.length);
});

test('a table of facts has a caption for screen readers: the heading above it', async () => {
  const bytes = await renderPdf('CREDIT_SCORE_NOTICE', SAMPLES.CREDIT_SCORE_NOTICE, MAIN);
  const { namelessTables, roles } = await readPdf(bytes);
  expect([namelessTables, roles.filter((role) => role === 'Table').length > 0]).toEqual([0, true]);
  const captions = [...bytes.toString('latin1').matchAll(/\/S \/Caption[^>]*?\/ActualText \(([^)]*)\)/g)].map(([, name]) => name);
  expect(captions.length).toBeGreaterThan(0);
  for (const name of captions) expect(name?.length).toBeGreaterThan(3);
});
