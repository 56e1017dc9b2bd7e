import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { MAIN_NY } from '@hearthline/orgs/lenders/main-ny.ts';
import { PLUMFIELD } from '@hearthline/orgs/lenders/plumfield.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import { describe, expect, test } from 'vitest';
import { EXCEPTIONS } from './exceptions.ts';
import { identifiersOf } from './identifiers.ts';
import { searchFor } from './search.ts';
import { sitesBelow } from './sites.ts';

const LENDERS = FILE_LENDERS.all;
const sites = sitesBelow('http://localhost:4000');
const { leaksIn, identifiers } = searchFor(LENDERS, sites, EXCEPTIONS);
const found = (text: string, { orgCode }: Lender = PLUMFIELD, name = 'page /') =>
  leaksIn({ orgCode, name, text }).map(({ kind, of }) => `${kind} of ${of.join(', ')}`);

/** Each identifier in a sentence of its own, as it is written by people. */
const WRITTEN: Readonly<Record<string, (text: string) => string>> = {
  color: (text) => `color:#${text};`,
  phone: (text) => `Call (${text.slice(0, 3)}) ${text.slice(3, 6)}-${text.slice(6)}.`,
};

/** A lender shows what it shares with the other: a look, a color of its palette, a domain, a sentence, the code of the lender that it is a variant of. */
const shares = (one: Lender, text: string): boolean =>
  one.canonicalOrgCode === text ||
  Object.values(deriveColors(one.brand.color)).some((color) => color.slice(1).toLowerCase() === text) ||
  identifiersOf(one, sites).some((identifier) => identifier.text === text);

/** Each lender beside its family, and beside every eighth of the others. */
const beside = (owner: Lender, at: number): readonly Lender[] =>
  LENDERS.filter((one, i) => one.canonicalOrgCode === owner.canonicalOrgCode || i % 8 === at % 8);

test('every identifier of every lender is found on the pages of lenders that do not share it', () => {
  let pairs = 0;
  for (const [at, owner] of LENDERS.entries()) {
    const all = identifiersOf(owner, sites);
    const written = all.map(({ way, text }) => `See ${WRITTEN[way]?.(text) ?? text}, please.`).join('\n');
    for (const one of beside(owner, at)) {
      const leaked = new Set(leaksIn({ orgCode: one.orgCode, name: 'page /', text: written }).map(({ text }) => text));
      const alien = new Set(all.map(({ text }) => text).filter((text) => !shares(one, text)));
      expect([...leaked].toSorted(), `of ${owner.orgCode} at ${one.orgCode}`).toEqual([...alien].toSorted());
      pairs += alien.size;
    }
  }
  expect(pairs).toBeGreaterThan(identifiers);
});

test('a lender that says who it is leaks nothing, though its name contains that of another', () => {
  const says = ({ name, legalName, nmls, supportEmail, supportPhone }: Lender) =>
    `${name} (${legalName}), NMLS ${nmls}. Call ${supportPhone} or write to ${supportEmail}.`;
  for (const one of LENDERS) expect(found(says(one), one)).toEqual([]);
  expect(found(says(MAIN_NY), MAIN)).toEqual([
    'name of MAIN_NY',
    'legal name of MAIN_NY',
    'email of MAIN_NY',
    'phone of MAIN_NY',
    'NMLS id of MAIN_NY',
  ]);
});

describe('a shorter name beside a longer one', () => {
  test('is found where it stands alone, not within the name of the page’s own lender', () => {
    expect(found('Hearthline New York sends you a letter.', MAIN_NY)).toEqual([]);
    expect(found('Hearthline sends you a letter.', MAIN_NY)).toEqual(['name of MAIN']);
    expect(found('Hearthline New York and Hearthline', MAIN_NY)).toEqual(['name of MAIN']);
  });
  test('counts once within the longer name of another lender', () => {
    expect(found('Hearthline New York sends you a letter.')).toEqual(['name of MAIN_NY']);
  });
});

test.each([
  ['HTML', 'Hearthline Home&nbsp;Equity,&#32;Inc.', 'legal name of MAIN'],
  ['JSON', String.raw`"Hearthline\u0020Home Equity, Inc."`, 'legal name of MAIN'],
  ['an address of the web', 'mailto:help%40hearthline.example', 'email of MAIN'],
  ['capitals, over two lines', 'HEARTHLINE HOME\nEQUITY, INC.', 'legal name of MAIN'],
  ['several elements of a page', '<p>Hearthline <b>Home Equity</b>, Inc.</p>', 'legal name of MAIN'],
  ['a link for calls', 'tel:+18888196388', 'phone of MAIN'],
  ['periods', '888.819.6388', 'phone of MAIN'],
  ['a label', 'NMLS #000000', 'NMLS id of MAIN'],
  ['JSON of a number', '"nmls":"000000"', 'NMLS id of MAIN'],
  ['decimal color', 'background:rgb(20, 84, 63)', 'color brand of'],
  ['a color within an image', "fill='%2314543F'", 'color brand of'],
  ['an identifier of a loan', 'ULI SANDBOX0HEARTHLINE47ABCDEF12', 'LEI of MAIN'],
])('is found in the notation of %s', (_, text, kind) => expect(found(text)).toContainEqual(expect.stringContaining(kind)));

test.each([
  ['a color is no NMLS id', 'color:#000000'],
  ['nor is a fraction of a second', '2026-11-28T20:10:35.000002Z'],
  ['nor an amount', '$000,000 and 1.000003'],
  ['nor a part of an id', '019a0000-000002-7000'],
  ['the name of the element with the data of the page', '<script id="hearthline-page">'],
  ['a word that contains a host', 'money.localhost'],
])('no false alarm: %s', (_, text) => expect(found(text)).toEqual([]));

test('an exception holds for its own phrase on its own surface only', () => {
  const dialog = '"hawaiiModal":{"partnerName":"Plumfield Credit Union"}';
  expect(found(dialog, MAIN)).toEqual([]);
  expect(found(dialog, MAIN, 'mail FUNDED')).toEqual(['name of PLUMFIELD']);
  expect(found(dialog, MAIN_NY)).toEqual(['name of PLUMFIELD']);
  expect(found(`${dialog} Plumfield Credit Union`, MAIN)).toEqual(['name of PLUMFIELD']);
});
