import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { BrandSchema } from '@hearthline/orgs/schema.ts';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inspectLogo } from '../content/inspector.ts';
import { cleanLogo, MOST_LOGO_BYTES } from './clean-logo.ts';
import { SENTENCES } from './refusals.ts';

const svg = (inside: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`;
const clean = (text: string) => cleanLogo(Buffer.from(text, 'utf8'));
const SHAPE = '<path d="M2 2h20v20H2z"/>';

/** Where the ink is: the picture without its color, 128 × 128. */
const inkOf = async (text: string): Promise<Buffer> =>
  sharp(Buffer.from(text, 'utf8'), { density: 300 })
    .resize(128, 128, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();

describe('a logo as editors export it', () => {
  const FOLDER = join(import.meta.dirname, '../testing/logos');
  test.each(readdirSync(FOLDER))('%s is drawn as it looks, in the box of a mark', async (file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const cleaned = clean(text);
    if (!('mark' in cleaned)) throw new Error(cleaned.refused);
    const drawn = svg(cleaned.mark);
    const [before, after] = await Promise.all([inkOf(text), inkOf(drawn)]);
    const ink = before.filter((alpha) => alpha > 128).length;
    expect(ink).toBeGreaterThan(500);
    expect(before.filter((alpha, at) => Math.abs(alpha - (after[at] ?? 0)) > 128).length).toBeLessThan(ink / 200);
    // the same file gives the same mark, and a mark is left as it is
    expect(clean(text)).toEqual(cleaned);
    expect(clean(drawn)).toEqual(cleaned);
    expect(cleaned.mark).toMatch(/^(?:<path d="[^"<>&]+"(?: fill-rule="evenodd")?\/>)+$/);
  });
});

const BOMB = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "ha">${'bcdefghij'
  .split('')
  .map((name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)
  .join('')}]>${svg('<path d="M0 0h9v9z"/><title>&j;</title>')}`;

const HOSTILE: readonly (readonly [name: string, text: string, why: keyof typeof SENTENCES])[] = [
  ['a script', svg(`<script>alert(1)</script>${SHAPE}`), 'PROGRAM'],
  ['a script under another prefix', svg(`<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>${SHAPE}`), 'PROGRAM'],
  ['a script in capitals', svg(`<SCRIPT>alert(1)</SCRIPT>${SHAPE}`), 'PROGRAM'],
  ['a script inside metadata', svg(`<metadata><script>alert(1)</script></metadata>${SHAPE}`), 'PROGRAM'],
  ['an event handler of the root', svg(SHAPE, 'viewBox="0 0 32 32" onload="alert(1)"'), 'PROGRAM'],
  ['an event handler of a shape', svg('<path d="M2 2h20v20z" onClick="alert(1)"/>'), 'PROGRAM'],
  ['a handler in a prefix', svg('<path d="M2 2h20v20z" ev:onfocus="alert(1)" xmlns:ev="http://www.w3.org/2001/xml-events"/>'), 'PROGRAM'],
  ['a link that is a program', svg(`<path xlink:href=" javascript:alert(1)" d="M2 2h20v20z"/>`), 'PROGRAM'],
  ['a program in a style', svg('<path style="width: expr/**/ession(alert(1)); width: expression(alert(1))" d="M2 2h20v20z"/>'), 'PROGRAM'],
  [
    'a page in a drawing',
    svg(`<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><iframe src="https://evil.example"/></body></foreignObject>${SHAPE}`),
    'FOREIGN',
  ],
  ['an animation that sets a handler', svg(`<path d="M2 2h20v20z"><set attributeName="onmouseover" to="alert(1)"/></path>`), 'MOVES'],
  ['an animation of a link', svg(`<path d="M2 2h20v20z"><animate attributeName="href" values="javascript:alert(1)"/></path>`), 'MOVES'],
  ['an animation in a style', svg(`<style>@keyframes k{to{opacity:0}} path{animation:k 1s}</style>${SHAPE}`), 'MOVES'],
  ['a link around a shape', svg(`<a href="https://evil.example">${SHAPE}</a>`), 'OUTSIDE'],
  ['a style sheet from elsewhere', svg(`<style>@import "https://evil.example/x.css";</style>${SHAPE}`), 'OUTSIDE'],
  ['a fill from elsewhere', svg('<path d="M2 2h20v20z" fill="url(https://evil.example/#a)"/>'), 'OUTSIDE'],
  ['a fill from elsewhere in a style', svg('<path d="M2 2h20v20z" style="fill:u\nrl( \'//evil.example/#a\')"/>'), 'OUTSIDE'],
  ['a font from elsewhere', svg(`<style>@font-face{font-family:x;src:url(https://evil.example/x.woff)}</style>${SHAPE}`), 'OUTSIDE'],
  ['a picture of pixels', svg('<image href="https://evil.example/pixel.png" width="9" height="9"/>'), 'PICTURE'],
  ['a picture inside a filter', svg(`<g><feImage href="//evil.example"/></g>${SHAPE}`), 'PICTURE'],
  ['a shape of another file', svg('<use href="https://evil.example/x.svg#a"/>'), 'COPIES'],
  ['copies of copies', svg(`<g id="a">${SHAPE}</g>${'<use href="#a"/>'.repeat(10)}`), 'COPIES'],
  ['a drawing in a drawing', svg(svg(SHAPE)), 'COPIES'],
  ['entities that grow', BOMB, 'ENTITIES'],
  ['an entity from a file', `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg(`<title>&x;</title>${SHAPE}`)}`, 'ENTITIES'],
  ['a doctype in pieces', `<!DOCTYPE svg SYSTEM "a>b" [ <!ENTITY x "y"> ]>${svg(SHAPE)}`, 'ENTITIES'],
  ['words', svg('<text x="2" y="20">Bank</text>'), 'WORDS'],
  ['a gradient', svg(`<linearGradient id="g"/>${SHAPE}`), 'SHADES'],
  ['two colors', svg('<path fill="#fff" d="M2 2h9v9z"/><path fill="#f00" d="M9 9h9v9z"/>'), 'COLORS'],
  [
    'two colors by classes',
    svg('<style>.a{fill:#123}.b{fill:#321}</style><path class="a" d="M2 2h9v9z"/><path class="b" d="M9 9h9v9z"/>'),
    'COLORS',
  ],
  ['a shape that is partly seen', svg('<path opacity=".5" d="M2 2h9v9z"/>'), 'SEE_THROUGH'],
  ['a line', svg('<path fill="none" stroke="#000" d="M2 2h9v9"/>'), 'LINES'],
  ['a cut', svg('<clipPath id="c"><circle cx="9" cy="9" r="4"/></clipPath><path clip-path="url(#c)" d="M2 2h20v20z"/>'), 'CUT'],
  ['shares of the page', svg('<rect width="50%" height="2mm"/>'), 'UNITS'],
  ['a banner', svg(SHAPE, 'viewBox="0 0 320 32"'), 'WIDE'],
  ['nothing', svg(''), 'NOTHING'],
  ['nothing that is seen', svg('<path display="none" d="M2 2h9v9z"/><path fill="none" d="M2 2h9v9z"/>'), 'NOTHING'],
  ['no drawing', '{"not":"svg"}', 'NOT_SVG'],
  ['a page', '<html><body><svg/></body></html>', 'FOREIGN'],
  ['a tag that never closes', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${SHAPE}`, 'NOT_SVG'],
  ['a quotation mark in path data', svg('<path d="M0 0h9v9z&quot;/&gt;&lt;script&gt;alert(1)&lt;/script&gt;"/>'), 'NOT_SVG'],
  ['a quotation mark in a transform', svg(`<g transform="scale(1)&quot; onload=&quot;alert(1)">${SHAPE}</g>`), 'NOT_SVG'],
  ['a box that is endless', svg(SHAPE, 'viewBox="0 0 1e308 1e308"'), 'NOT_SVG'],
  ['no box', svg(SHAPE, ''), 'NOT_SVG'],
  ['no bytes', '', 'EMPTY'],
  ['more than 100 KB', svg(SHAPE + ' '.repeat(MOST_LOGO_BYTES)), 'TOO_LARGE'],
  [
    'more points than a mark may have',
    svg(`<path d="M0 0${Array.from({ length: 9000 }, (_, at) => `L${(at * 7) % 31} ${(at * 13) % 29}`).join('')}z"/>`),
    'TOO_DETAILED',
  ],
  ['groups in groups', svg(`${'<g>'.repeat(300)}${SHAPE}${'</g>'.repeat(300)}`), 'TOO_DETAILED'],
  ['groups without end', svg(`${'<g>'.repeat(9000)}${SHAPE}${'</g>'.repeat(9000)}`), 'NOT_SVG'],
];

describe('a logo that is refused', () => {
  test.each(HOSTILE.map(([name, text, why]) => ({ name, text, why })))('$name: $why', ({ text, why }) => {
    expect(clean(text)).toEqual({ refused: SENTENCES[why] });
  });

  test('text that is not UTF-8, and an element that is not of SVG', () => {
    expect(cleanLogo(Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(svg(SHAPE), 'utf16le')]))).toEqual({
      refused: SENTENCES.NOT_SVG,
    });
    expect(clean(svg(`<portal/>${SHAPE}`))).toEqual({ refused: 'This file contains <portal>, which a logo cannot have.' });
  });

  test('whatever is put into a file, a mark has shapes only', () => {
    const pieces = fc.constantFrom(
      ...HOSTILE.filter(([, text]) => text.length < 600).map(([, text]) => text.replace(/^.*?<svg[^>]*>/s, '').replace('</svg>', '')),
      SHAPE,
      '&lt;',
      ']]>',
      '<![CDATA[<script>]]>',
      '"',
      "'",
      '<g transform="rotate(9)">',
      '</g>',
      '<!--',
      '-->',
      '\u0000',
      '\u202e',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 6 }), (parts) => {
        const cleaned = clean(svg(parts.join('') + SHAPE));
        if ('mark' in cleaned) expect(BrandSchema.shape.mark.safeParse(cleaned.mark).success).toBe(true);
        else expect(cleaned.refused).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a process of its own opens it', () => {
  test('and answers with the mark, or with the sentence', async () => {
    expect(await inspectLogo(Buffer.from(svg(SHAPE), 'utf8'))).toEqual(clean(svg(SHAPE)));
    expect(await inspectLogo(Buffer.from(BOMB, 'utf8'))).toEqual({ refused: SENTENCES.ENTITIES });
  });
  test('one that takes longer than a logo may ends with it, and the next one is opened', async () => {
    const slow = svg(
      `<style>${Array.from({ length: 3500 }, (_, at) => `.c${at} path{fill:#000}`).join('')}</style>${`<g class="c1">${SHAPE}</g>`.repeat(300)}`,
    );
    expect(slow.length).toBeLessThan(MOST_LOGO_BYTES);
    expect(await inspectLogo(Buffer.from(slow, 'utf8'), { processorMs: 30, bytes: 640 * 1_048_576 })).toEqual({
      refused: 'This logo takes too long to read. Simplify it and export it again.',
    });
    expect(await inspectLogo(Buffer.from(svg(SHAPE), 'utf8'))).toHaveProperty('mark');
  });
});
