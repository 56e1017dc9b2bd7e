import { LenderSchema } from '@hearthline/orgs/schema.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { SOURCES, isTest, read } from './tree.ts';

/** What an object of settings is called where it is read: as an expression, and as the type of a parameter. Others are read by their own name. */
const OWNERS: Readonly<Record<string, { readonly expression: string; readonly types?: string }>> = {
  lender: {
    expression: String.raw`\b(?:lender|links|hostLender)|PRIMARY\)?|(?:lenderOf|lenderByCode)\([^()]*\)|\b(?:company|product|organization)\(\)`,
    types: 'Lender',
  },
  brand: { expression: String.raw`\bbrand`, types: 'Brand' },
  heloc: { expression: String.raw`\b(?:heloc|product|settings)\b(?:\(\))?`, types: 'HelocSettings|ProductSettings' },
  laterDraws: { expression: String.raw`\blaterDraws`, types: 'LaterDrawSettings' },
  margins: { expression: String.raw`\b(?:margins\[\w+\]|row)`, types: 'LaterDrawSettings' },
  rateSheet: { expression: String.raw`\b(?:sheet|limits)`, types: 'RateSheet|CreditLimits' },
  tiers: { expression: String.raw`\btier|tierOf\([^()]*\)|tiers\.at\(-1\)\)` },
  ...Object.fromEntries(
    ['cltv', 'terms', 'fees', 'lineSizes'].map((table) => [table, { expression: String.raw`\b${table}\.\w+\([^\n]*\)` }]),
  ),
  prices: { expression: String.raw`\bprices|pricesOf\([^()]*\)`, types: 'PriceList' },
  phoneHours: { expression: String.raw`\bphoneHours`, types: 'Hours' },
  chatHours: { expression: String.raw`\bchatHours`, types: 'Hours' },
  trustees: { expression: String.raw`\btrustee` },
  address: { expression: String.raw`\baddress`, types: 'AddressParts|Address' },
};

/** Every setting as [the object it is in, its key]. */
function settingsOf(schema: z.ZodType, owner: string): (readonly [owner: string, key: string])[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodReadonly) return settingsOf(schema.unwrap() as z.ZodType, owner);
  if (schema instanceof z.ZodArray) return settingsOf(schema.element as z.ZodType, owner);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, inner]) => [
    [owner, key] as const,
    ...settingsOf(inner, key),
  ]);
}

const withoutComments = (text: string): string => text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, '');

/** A member access, a destructuring of the object or of a parameter of its type, a callback over a list, or a key of the price list by name. */
function readsOf(owner: string, key: string): RegExp {
  const { expression, types } = OWNERS[owner] ?? { expression: String.raw`\b${owner}` };
  const taken = String.raw`\{[^{}]*\b${key}\b[^{}]*\}`;
  return new RegExp(
    [
      String.raw`(?:${expression})(?:\?|!)?\.${key}\b`,
      String.raw`${taken} = [^;\n]*?(?:${expression})(?: \?\? PRIMARY)?;`,
      ...(types ? [String.raw`${taken}: (?:Pick<)?(?:${types})\b`] : []),
      String.raw`\b${owner}\.\w+\(\(${taken}`,
      ...(owner === 'prices' ? [`price: '${key}'`] : []),
    ].join('|'),
  );
}

/** Settings that no text reads, as `owner.key`. */
const unread = (schema: z.ZodType, texts: readonly string[]): string[] => {
  const all = texts.map(withoutComments).join('\n');
  return settingsOf(schema, 'lender').flatMap(([owner, key]) => (readsOf(owner, key).test(all) ? [] : [`${owner}.${key}`]));
};

/** orgs/page.ts hands settings on to the client: only what reads them there counts. */
const PRODUCT = SOURCES.filter(
  (file) =>
    /^(?:client|server|documents|rules|orgs|journey)\/.*\.tsx?$/.test(file) &&
    !isTest(file) &&
    !/^orgs\/(?:lenders\/|schema\.ts|page\.ts)/.test(file),
);

test('every setting of a lender is read by the product', () => {
  expect(unread(LenderSchema, PRODUCT.map(read))).toEqual([]);
});

test('a setting that is only in a comment, in a lender’s file or in another object is not read', () => {
  const schema = z.object({ surveyUrl: z.string(), heloc: z.object({ prices: z.object({ wire: z.number() }) }) });
  const others = ['// lender.surveyUrl', 'const lender = { surveyUrl: 1 };', 'answer.surveyUrl', 'const { wire } = fees;', 'fees.wire'];
  expect(unread(schema, [...others, 'lender.heloc.prices'])).toEqual(['lender.surveyUrl', 'prices.wire']);
  expect(unread(schema, ['const { surveyUrl } = lender;', 'productOf(lender.heloc)', 'heloc.prices', 'pricesOf(product).wire'])).toEqual(
    [],
  );
});
