/** Every citation in the code and the docs (`lending §2.2`, `lending §1.2, row 22`, `A §5.3`, `AMB-20`, `quality R3`, `design §7` …) has an anchor in docs/. */
import { expect, test } from 'vitest';

import { FILES, SOURCES, read } from './tree.ts';

const pages = FILES.filter((file) => /^docs\/.*\.md$/.test(file));
const PAGES_OF = (folder: string) =>
  pages
    .filter((file) => file.startsWith(folder))
    .map(read)
    .join('\n');

const ids = (folder: string, pattern: RegExp): string[] => [...PAGES_OF(folder).matchAll(pattern)].map(([, id]) => id ?? '');

/** What may be cited: headings, rules and table rows that begin with an id. */
const anchors = new Set([
  ...ids('docs/', /^#+ ((?:lending|quality|design|architecture|A|B) §\d+(?:\.\d+)*|AMB-\d+)/gm),
  ...ids('docs/spec/', /^- \*\*([AB] §[\d.]+)\*\*/gm),
]);
for (const [, id = ''] of read('docs/quality.md').matchAll(/^\| ([URSBA]\d+) \|/gm)) anchors.add(`quality ${id}`);
/** Rows of the steps in lending §1.2, and personas of lending §5, by their first cell. */
const rowsOf = (file: string) => new Set([...read(file).matchAll(/^\| ?(\d+\w*) ?\|/gm)].map(([, row]) => row ?? ''));
const steps = rowsOf('docs/lending/origination.md');
const personas = rowsOf('docs/lending/personas.md');

/** The ids that a text cites. */
function cited(text: string): string[] {
  const sections = [
    ...text.matchAll(/\b(lending|quality|design|architecture|A|B) (§\d+(?:\.\d+)*(?:(?:, | and |–)§\d+(?:\.\d+)*)*)/g),
  ].flatMap(([, of = '', list = '']) => [...list.matchAll(/§[\d.]*\d/g)].map(([section]) => `${of} ${section}`));
  const decisions = [...text.matchAll(/\bAMB-\d+/g)].map(([id]) => id);
  const goals = [...text.matchAll(/\bquality ([URSBA]\d+)/g)].map(([, id]) => `quality ${id}`);
  const rows = [...text.matchAll(/lending §1\.2,? rows? (\d+\w*)/g)].map(([, row]) => `row ${row}`);
  const people = [...text.matchAll(/lending §5, persona (\d+)/g)].map(([, row]) => `persona ${row}`);
  return [...sections, ...decisions, ...goals, ...rows, ...people];
}

const hasAnchor = (id: string): boolean =>
  id.startsWith('row ') ? steps.has(id.slice(4)) : id.startsWith('persona ') ? personas.has(id.slice(8)) : anchors.has(id);

/** The text of a migration is fixed by its checksum; older ones cite former file names of these pages. */
const text = (file: string): string =>
  file.includes('/migrations/') ? read(file).replaceAll('domain.md §', 'lending §').replaceAll('house.md §', 'architecture §') : read(file);

const cites = FILES.filter(
  (file) => /\.(ts|tsx|cjs|mjs|css|sql|md|json|html)$/.test(file) && !/package-lock|schema\.d\.ts$|\/walks\/|checks\/references/.test(file),
);

test('every citation has an anchor in docs', () => {
  const all = cites.flatMap((file) => cited(text(file)).map((id) => ({ file, id })));
  expect(all.length).toBeGreaterThan(500);
  expect(all.filter(({ id }) => !hasAnchor(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
});

/** Of source: comments and the sentences of the API; of any other file the whole. */
const prose = (file: string): string =>
  /\.(ts|tsx|cjs|mjs)$/.test(file)
    ? (text(file).match(/\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|(?:summary|describe)[^\n]*/g) ?? []).join('\n')
    : text(file);

test('every named page exists', () => {
  const named = cites.flatMap((file) =>
    [...prose(file).matchAll(/(?<![\w/*<>{}.-])((?:[\w-]+\/)*[\w-]+\.md)\b/g)].map(([, page = '']) => ({ file, page })),
  );
  const known = new Set(FILES.flatMap((file) => [file, file.split('/').at(-1) ?? '']));
  expect(
    named.filter(({ page }) => !known.has(page) && !known.has(page.split('/').at(-1) ?? '')).map(({ file, page }) => `${file}: ${page}`),
  ).toEqual([]);
});

/** Zones of a flood map, and a filter of PDF, look like line numbers. */
const NO_LINE = new Set(['A99', 'A85']);

test('nothing is cited by line number', () => {
  const comments = (file: string) => read(file).match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|(?:summary|describe)[^\n]*/g) ?? [];
  const lines = SOURCES.flatMap((file) =>
    comments(file)
      .flatMap((comment) => comment.match(/\b[AB]\d{2,3}\b|\bGAP-\d+/g) ?? [])
      .filter((id) => !NO_LINE.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(lines).toEqual([]);
});

test('a citation without an anchor is found', () => {
  expect(['lending §9.9', 'AMB-130', 'A §5.99', 'quality R99', 'row 99'].filter(hasAnchor)).toEqual([]);
  expect(cited('(lending §1.2, rows 22–23; AMB-34, B §5.12)')).toEqual(['lending §1.2', 'B §5.12', 'AMB-34', 'row 22']);
});
