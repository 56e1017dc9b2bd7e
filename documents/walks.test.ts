import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { expect, test } from 'vitest';
import type { DocumentKind } from './templates/document-data.ts';
import { plainText } from './plain-text.ts';
import { TEMPLATES } from './templates.ts';
import { lostCharacters, missingIn } from './testing/examine.ts';
import { readPdf } from './testing/read-pdf.ts';
import { renderPdf } from './testing/render-pdf.ts';
import { documentOf } from './testing/cases.ts';
import { SAMPLES } from './testing/samples.ts';
import { REQUIREMENTS } from './testing/requirements.ts';

const kinds = Object.keys(TEMPLATES) as DocumentKind[];

test.each(kinds)('%s reads as reviewed', async (kind) => {
  await expect(`${plainText(kind, SAMPLES[kind], MAIN)}\n`).toMatchFileSnapshot(`walks/${kind}.txt`);
});

test('no walk is left of a kind that is gone', () => {
  const known = new Set(kinds.map((kind) => `${kind}.txt`));
  expect(readdirSync(join(import.meta.dirname, 'walks')).filter((file) => !known.has(file))).toEqual([]);
});

test.each(kinds.filter((kind) => REQUIREMENTS[kind].applies === undefined))(
  '%s of a Texas homestead has its figures and what the law asks for',
  async (kind) => {
    const about = { lender: MAIN, state: 'TX', occupancy: 'HOME' } as const;
    const { text } = await readPdf(await renderPdf(kind, documentOf(kind, about), MAIN));
    expect(missingIn(kind, about, text)).toEqual([]);
  },
);

test('a missing phrase, a figure that differs and a lost character are found', async () => {
  const about = { lender: MAIN, state: 'AZ', occupancy: 'HOME' } as const;
  const found = await readPdf(await renderPdf('WELCOME_LETTER', SAMPLES.WELCOME_LETTER, MAIN));
  expect(missingIn('WELCOME_LETTER', about, found.text)).toEqual([expect.stringMatching(/^the facts give \$/)]);
  expect(missingIn('FLOOD_NOTICE', about, 'nothing')).toHaveLength(5);
  expect(lostCharacters({ ...found, text: 'the lender s rules' }, 'the lender’s rules')).toEqual(['the text layer lost 1 of 1 ’']);
});
