/** Refuses what no logo has, before anything of it is read. What would be left out anyway is named too, so that its sender learns why. */
import type { XastElement, XastRoot } from 'svgo';
import { refuse, RefusedLogo, type SENTENCES } from './refusals.ts';

type Why = keyof typeof SENTENCES;

const REFUSED: ReadonlyMap<string, Why> = new Map(
  (
    [
      ['PROGRAM', 'script handler listener'],
      ['FOREIGN', 'foreignobject iframe object embed audio video canvas body html link meta base'],
      ['MOVES', 'animate animatecolor animatemotion animatetransform set mpath discard'],
      ['OUTSIDE', 'a cursor color-profile'],
      ['PICTURE', 'image feimage'],
      ['WORDS', 'text tspan textpath tref font font-face glyph altglyph'],
      ['COPIES', 'use symbol view'],
      ['SHADES', 'lineargradient radialgradient meshgradient pattern filter mask marker hatch'],
    ] as const
  ).flatMap(([why, names]) => names.split(' ').map((name) => [name, why] as const)),
);
const SHAPES = ['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line'];
const KNOWN = new Set(['svg', 'g', 'switch', 'defs', 'clippath', 'style', 'title', 'desc', 'metadata', ...SHAPES]);

export const localName = (name: string): string => name.slice(name.lastIndexOf(':') + 1).toLowerCase();

/** A style, or the value of an attribute. */
function refuseText(text: string): void {
  const flat = text.replaceAll(/\s+/g, '').toLowerCase();
  if (/(?:java|vb)script:|expression\(|-moz-binding|behavior:/.test(flat)) refuse('PROGRAM');
  if (/@import|@font-face|@namespace|src:|url\((?!["']?#)|image-set\(|^(?:https?:|ftp:|data:|file:|\/\/)/.test(flat)) refuse('OUTSIDE');
  if (/@keyframes|animation|transition:/.test(flat)) refuse('MOVES');
}

function refuseAttributes({ attributes }: XastElement): void {
  for (const [name, value] of Object.entries(attributes)) {
    const local = localName(name);
    if (name === 'xmlns' || name.startsWith('xmlns:')) continue;
    if (local.startsWith('on')) refuse('PROGRAM');
    if (/^(?:href|src|base)$/.test(local) && !value.startsWith('#')) refuse(/^\s*(?:java|vb)script:/i.test(value) ? 'PROGRAM' : 'OUTSIDE');
    refuseText(value);
  }
}

/** Throws a RefusedLogo at the first thing that a logo cannot have. */
export function refuseActive(parent: XastElement | XastRoot): void {
  for (const node of parent.children) {
    if (node.type !== 'element') continue;
    const local = localName(node.name);
    const why = REFUSED.get(local);
    if (why) refuse(why);
    // what an editor keeps for itself, in a namespace of its own, is left out
    if (!KNOWN.has(local) && !node.name.includes(':'))
      throw new RefusedLogo(`This file contains <${local.slice(0, 30)}>, which a logo cannot have.`);
    refuseAttributes(node);
    if (local === 'style') for (const text of node.children) if (text.type === 'text' || text.type === 'cdata') refuseText(text.value);
    refuseActive(node);
  }
}
