import type { DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import { TEMPLATES } from '@hearthline/documents/templates.ts';
import { allDocuments } from '@hearthline/documents/testing/examine.ts';
import { REQUIREMENTS } from '@hearthline/documents/testing/requirements.ts';
import { expect, test } from 'vitest';

import { FILES, read } from './tree.ts';

const KINDS = Object.keys(TEMPLATES) as DocumentKind[];
/** The deed as the notary returns it has a picture of its own. */
const NOTARIZED = 'NOTARIZED_DEED';
const namesIn = (folder: string, ending: string): string[] =>
  FILES.filter((file) => file.startsWith(folder) && file.endsWith(ending)).map((file) => file.slice(folder.length, -ending.length));

test('every kind of document is made by the product', () => {
  const made = FILES.filter(
    (file) => /^(server|documents)\/.*\.ts$/.test(file) && !/\.test\.|\/(?:testing|samples)\/|templates\.ts|document-data/.test(file),
  )
    .map(read)
    .join('\n');
  expect(KINDS.filter((kind) => !made.includes(`'${kind}'`))).toEqual([]);
});

test('every kind of document is made in at least one case that is examined, for what a law asks for', () => {
  const examined = new Set(allDocuments().map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !examined.has(kind))).toEqual([]);
  const asked = (kind: DocumentKind): number => REQUIREMENTS[kind].required.flatMap(({ phrases }) => phrases).length;
  expect(KINDS.filter((kind) => asked(kind) === 0)).toEqual([]);
});

test('every kind of document has its words in documents/walks and its picture in docs/pictures/documents (npm run pictures:documents); nothing is left of others', () => {
  expect(namesIn('documents/walks/', '.txt').toSorted()).toEqual(KINDS.toSorted());
  expect(namesIn('docs/pictures/documents/', '.png').toSorted()).toEqual([...KINDS, NOTARIZED].toSorted());
});
