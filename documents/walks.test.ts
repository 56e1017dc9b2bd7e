import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { MAIN_MARKETS_CREDIT } from '@hearthline/orgs/lenders/main-markets-credit.ts';
import { MAIN_NY } from '@hearthline/orgs/lenders/main-ny.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import { expect, test } from 'vitest';
import type { DocumentKind } from './templates/document-data.ts';
import { plainText } from './plain-text.ts';
import { sandboxSigner } from './seal/signer.ts';
import { TEMPLATES } from './templates.ts';
import { examine, lostCharacters, misplaced, missingIn } from './testing/examine.ts';
import { sampleDocument } from './testing/render-pdf.ts';
import type { DocumentCase } from './samples/cases.ts';
import { isMade } from './samples/made-where.ts';
import { SAMPLES } from './samples/samples.ts';

const kinds = Object.keys(TEMPLATES) as DocumentKind[];

test.each(kinds)('%s reads as reviewed', async (kind) => {
  await expect(`${plainText(kind, SAMPLES[kind], MAIN)}\n`).toMatchFileSnapshot(`walks/${kind}.txt`);
});

test('no walk is left of a kind that is gone', () => {
  const known = new Set(kinds.map((kind) => `${kind}.txt`));
  expect(readdirSync(join(import.meta.dirname, 'walks')).filter((file) => !known.has(file))).toEqual([]);
});

/** Where documents differ most: the Constitution's Texas, New York's own forms, witnesses, payments of interest only, no right to cancel. */
const TELLING: readonly DocumentCase[] = [
  { lender: MAIN, state: 'TX', occupancy: 'HOME' },
  { lender: MAIN_NY, state: 'NY', occupancy: 'HOME' },
  { lender: PLUMFIELD, state: 'FL', occupancy: 'INVESTMENT' },
  { lender: MAIN_MARKETS_CREDIT, state: 'GA', occupancy: 'HOME' },
];
const signer = sandboxSigner('Test Lender', new Date('2026-11-01T00:00:00Z'));

test.each(kinds)(
  '%s has its figures and what the law asks for; its tags, pages, letters and seal are whole, and signatures are on their lines',
  async (kind) => {
    const cases = TELLING.filter((about) => isMade(kind, about));
    expect(cases).not.toEqual([]);
    for (const about of cases)
      expect({ state: about.state, defects: (await examine(kind, about, signer)).defects }).toEqual({ state: about.state, defects: [] });
  },
);

test('a missing phrase, a figure that differs, a lost character and words over others or over the margin are found', async () => {
  const about = { lender: MAIN, state: 'AZ', occupancy: 'HOME' } as const;
  const { found } = await sampleDocument('WELCOME_LETTER', MAIN);
  expect(missingIn('WELCOME_LETTER', about, found.text)).toEqual([expect.stringMatching(/^the facts give \$/)]);
  expect(missingIn('FLOOD_NOTICE', about, 'nothing')).toHaveLength(5);
  expect(lostCharacters({ ...found, text: 'the lender s rules' }, 'the lender’s rules')).toEqual(['the text layer lost 1 of 1 ’']);
  const [one] = found.placed;
  if (!one) throw new Error('The letter has no words');
  expect(misplaced(found)).toEqual([]);
  expect(misplaced({ ...found, placed: [one, { ...one, y: one.y + 1 }, { ...one, x: 400, width: 200 }] })).toEqual([
    expect.stringContaining('is beyond the margin'),
    expect.stringContaining('runs over'),
  ]);
});
