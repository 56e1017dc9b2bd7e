import { fileOf, QUESTION_FAMILIES, standInRules, TEXT_FAMILIES } from '@hearthline/orgs/theme/families.ts';
import { type Font, openSync } from 'fontkit';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, TOP } from './tree.ts';

/** The package of a family, whose name begins that of its file. */
const packageOf = (file: string): string => file.replace('-latin-wght-normal', '');
const pathOf = (file: string): string => join(TOP, 'node_modules/@fontsource-variable', packageOf(file), 'files', `${file}.woff2`);

describe.each(QUESTION_FAMILIES)('%s', (name) => {
  const file = fileOf(name);
  const font = openSync(pathOf(file)) as Font;
  const shapeOf = (character: string): string => font.glyphForCodePoint(character.codePointAt(0) ?? 0).path.toSVG();

  test('is a pinned package of the kit, under a license that allows it', () => {
    const { dependencies } = JSON.parse(read('kit/package.json')) as { dependencies: Record<string, string> };
    expect(dependencies[`@fontsource-variable/${packageOf(file)}`]).toMatch(/^\d+\.\d+\.\d+$/);
    const license = JSON.parse(read(`node_modules/@fontsource-variable/${packageOf(file)}/package.json`)) as { license: string };
    expect(license.license).toBe('OFL-1.1');
    expect(existsSync(pathOf(file))).toBe(true);
  });

  test('has digits of one width, I, l and 1 that differ, and what money and Spanish need', () => {
    const width = (digits: string) => font.layout(digits, ['tnum', 'lnum']).advanceWidth;
    for (const digit of '023456789') expect([digit, width(digit.repeat(4))]).toEqual([digit, width('1111')]);
    expect(new Set(['I', 'l', '1', '|'].map(shapeOf)).size).toBe(4);
    for (const character of '−$%¢·—’“ñáéíóúü¿¡')
      expect([character, font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)]).toEqual([character, true]);
  });

  test('has stand-ins as high as it is, in its own rules or in those of every page', () => {
    const rules = standInRules([name]) || read('kit/styles/fonts.css');
    const own = [...rules.matchAll(/@font-face\s*\{([^}]*)\}/g)]
      .map(([, rule = '']) => rule)
      .filter((rule) => rule.includes(`'${name.replace(/ \d$/, '')} Fallback`));
    const heights = own.map((rule) => {
      const [size = 0, ascent = 0, descent = 0] = ['size-adjust', 'ascent-override', 'descent-override'].map((property) =>
        Number(new RegExp(`${property}:\\s*([\\d.]+)%`).exec(rule)?.[1]),
      );
      return [(size * ascent) / 10_000, (size * descent) / 10_000];
    });
    expect(heights.length).toBe(TEXT_FAMILIES.includes(name as never) ? 1 : 2);
    for (const [ascent, descent] of heights) {
      expect(Math.abs((ascent ?? 0) - font.ascent / font.unitsPerEm)).toBeLessThan(0.006);
      expect(Math.abs((descent ?? 0) + font.descent / font.unitsPerEm)).toBeLessThan(0.006);
    }
  });
});

test('text is set in one of those without serifs', () => {
  expect(QUESTION_FAMILIES.filter((name) => /Serif|Lora|Bitter/.test(name))).toEqual(
    QUESTION_FAMILIES.filter((name) => !TEXT_FAMILIES.includes(name as never)),
  );
  expect(QUESTION_FAMILIES.length).toBe(8);
});
