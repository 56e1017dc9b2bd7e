import { expect, test } from 'vitest';
import { pageText, type TextItem } from './page-text.ts';

const mark = (id: string | null, ...words: string[]): TextItem[] => [
  { type: 'beginMarkedContentProps', id, tag: 'P' },
  ...words.map((str) => ({ str, hasEOL: false })),
  { type: 'endMarkedContent' },
];
const leaf = (role: string, ...ids: string[]) => ({ role, children: ids.map((id) => ({ id })) });

test('a tagged page keeps its headings, lists and tables, in their order', () => {
  const structure = {
    role: 'Root',
    children: [
      {
        role: 'Document',
        children: [
          leaf('H1', 'a'),
          leaf('P', 'b'),
          { role: 'L', children: [{ role: 'LI', children: [{ role: 'LBody', children: [leaf('P', 'c'), leaf('P', 'd')] }] }] },
          { role: 'Table', children: [{ role: 'TBody', children: [{ role: 'TR', children: [leaf('TH', 'e'), leaf('TD', 'f')] }] }] },
        ],
      },
    ],
  };
  const items = [
    ...mark('a', 'Summary'),
    ...mark('b', 'You ', ' pay'),
    ...mark('c', '1.'),
    ...mark('d', 'Monthly'),
    ...mark('e', 'APR'),
    ...mark('f', '8.45%'),
  ];
  expect(pageText(structure, items)).toEqual([
    { kind: 'heading', level: 1, text: 'Summary' },
    { kind: 'paragraph', text: 'You pay' },
    { kind: 'list', items: ['1. Monthly'] },
    {
      kind: 'table',
      rows: [
        [
          { isHead: true, text: 'APR' },
          { isHead: false, text: '8.45%' },
        ],
      ],
    },
  ]);
});

test('of a table and a list that go on at another page, a page has its own rows and items; a cell without text heads nothing', () => {
  const row = (...cells: ReturnType<typeof leaf>[]) => ({ role: 'TR', children: cells });
  const structure = {
    role: 'Root',
    children: [
      { role: 'Table', children: [row(leaf('TH', 'elsewhere'), leaf('TD', 'there')), row(leaf('TH', 'empty'), leaf('TD', 'a'))] },
      { role: 'L', children: [leaf('LI', 'before'), leaf('LI', 'b')] },
      { role: 'Table', children: [row(leaf('TH', 'after'))] },
    ],
  };
  expect(pageText(structure, [...mark('a', '14.55%'), ...mark('b', 'Draw again')])).toEqual([
    {
      kind: 'table',
      rows: [
        [
          { isHead: false, text: '' },
          { isHead: false, text: '14.55%' },
        ],
      ],
    },
    { kind: 'list', items: ['Draw again'] },
  ]);
});

test('decoration, which has no id, is not part of the text', () => {
  const structure = { role: 'Root', children: [leaf('P', 'a')] };
  expect(pageText(structure, [...mark(null, 'Page 1 of 2'), ...mark('a', 'Terms')])).toEqual([{ kind: 'paragraph', text: 'Terms' }]);
});

test('a page without tags is read by paragraphs', () => {
  expect(
    pageText(null, [
      { str: 'One', hasEOL: true },
      { str: 'line', hasEOL: true },
      { str: '', hasEOL: true },
      { str: 'Two', hasEOL: false },
    ]),
  ).toEqual([
    { kind: 'paragraph', text: 'One\nline' },
    { kind: 'paragraph', text: 'Two' },
  ]);
});
