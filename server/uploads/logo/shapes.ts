/** What a logo is drawn from, read out of an SVG whose styles are attributes: outlines with where they stand, in one color. */
import type { XastElement } from 'svgo';
import { localName } from './refuse-active.ts';
import { refuse } from './refusals.ts';

/** One outline: path data, the transforms that apply to it, outermost first, and whether its holes are found by even and odd. */
export type Outline = { readonly d: string; readonly transform: string; readonly isEvenOdd: boolean };
type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
export type Drawing = { readonly box: Box; readonly outlines: readonly Outline[] };

type Inherited = {
  readonly transform: string;
  readonly fill: string;
  readonly rule: string;
  readonly stroke: string;
  readonly isVisible: boolean;
};

const PATH = /^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]*$/;
const TRANSFORM = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\s*\([\d\s.,eE+-]*\)[\s,]*)*$/;
/** Nested groups that are followed; those of an editor are a dozen. */
const DEEPEST = 100;

function numberOf(value: string | undefined, otherwise = 0): number {
  if (value === undefined || value === 'auto') return otherwise;
  const found = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(px)?\s*$/i.exec(value);
  return found ? Number(found[1]) : refuse('UNITS');
}

function roundedRect({ x, y, width: w, height: h }: Box, given: { rx?: string | undefined; ry?: string | undefined }): string {
  const [one, other] = [given.rx ?? given.ry, given.ry ?? given.rx];
  const [rx, ry] = [Math.min(numberOf(one), w / 2), Math.min(numberOf(other), h / 2)];
  if (rx <= 0 || ry <= 0) return `M${x} ${y}h${w}v${h}h${-w}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${w - 2 * rx}${corner(rx, ry)}v${h - 2 * ry}${corner(-rx, ry)}h${2 * rx - w}${corner(-rx, -ry)}v${2 * ry - h}${corner(rx, -ry)}z`;
}

const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z` : '';

const boxOf = ({ x, y, width, height }: Record<string, string>): Box => ({
  x: numberOf(x),
  y: numberOf(y),
  width: numberOf(width),
  height: numberOf(height),
});

/** The outline of a shape as path data; empty for one that has no area. */
function dataOf(local: string, given: Record<string, string>): string {
  const at = (name: string) => numberOf(given[name]);
  if (local === 'rect') {
    const box = boxOf(given);
    return box.width > 0 && box.height > 0 ? roundedRect(box, { rx: given['rx'], ry: given['ry'] }) : '';
  }
  if (local === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'));
  if (local === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
  if (local === 'polygon' || local === 'polyline') return given['points']?.trim() ? `M${given['points'].trim()}z` : '';
  return local === 'path' ? (given['d'] ?? '') : '';
}

const SAME: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', currentcolor: '#000000' };
function colorOf(fill: string): string {
  const flat = fill.trim().toLowerCase();
  if (flat.startsWith('url(')) refuse('SHADES');
  return SAME[flat] ?? flat.replace(/^#([\da-f])([\da-f])([\da-f])$/, '#$1$1$2$2$3$3');
}
const isNone = (fill: string): boolean => /^(?:none|transparent)$/i.test(fill.trim());

/** Whether a clipping path leaves everything: some editors cut every drawing to its own box. */
function keepsAll(clip: XastElement | undefined, box: Box): boolean {
  const [only, ...more] = clip?.children.filter((child) => child.type === 'element') ?? [];
  if (!only || more.length > 0 || localName(only.name) !== 'rect' || only.attributes['transform'] !== undefined) return false;
  const { x, y, width, height } = boxOf(only.attributes);
  return x <= box.x && y <= box.y && x + width >= box.x + box.width && y + height >= box.y + box.height;
}

function frameOf({ attributes }: XastElement): Box {
  const [x = 0, y = 0, width = 0, height = 0] = (attributes['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((part) => numberOf(part || undefined));
  const box =
    width > 0 ? { x, y, width, height } : { x: 0, y: 0, width: numberOf(attributes['width']), height: numberOf(attributes['height']) };
  return box.width > 0 && box.height > 0 && Number.isFinite(box.width * box.height) ? box : refuse('NOT_SVG');
}

function clipsOf(node: XastElement, found = new Map<string, XastElement>()): ReadonlyMap<string, XastElement> {
  for (const child of node.children)
    if (child.type === 'element') {
      if (localName(child.name) === 'clippath') found.set(child.attributes['id'] ?? '', child);
      clipsOf(child, found);
    }
  return found;
}

/** Reads the outlines of a drawing. Throws a RefusedLogo where it could not be drawn in one color as it looks. */
export function drawingOf(root: XastElement): Drawing {
  const box = frameOf(root);
  const clips = clipsOf(root);
  const outlines: Outline[] = [];
  const colors = new Set<string>();

  const refuseMixed = (given: Record<string, string>): boolean => {
    const shares = ['opacity', 'fill-opacity'].map((name) => (given[name] === undefined ? 1 : Number(given[name].replace('%', 'e-2'))));
    if (shares.some((share) => !(share >= 1) && share !== 0)) refuse('SEE_THROUGH');
    const clip = /^url\(["']?#([^"')]*)["']?\)$/.exec((given['clip-path'] ?? '').trim())?.[1];
    if (clip !== undefined && !keepsAll(clips.get(clip), box)) refuse('CUT');
    return !shares.includes(0);
  };
  const walk = (node: XastElement, from: Inherited, depth: number): void => {
    if (depth > DEEPEST) refuse('TOO_DETAILED');
    for (const child of node.children) {
      if (child.type !== 'element' || child.name.includes(':')) continue;
      const [local, given] = [localName(child.name), child.attributes];
      const isGroup = local === 'g' || local === 'switch';
      if (local === 'svg') refuse('COPIES');
      const d = isGroup ? '' : dataOf(local, given);
      const own = given['transform'] ?? '';
      if (!TRANSFORM.test(own) || !PATH.test(d)) refuse('NOT_SVG');
      const at: Inherited = {
        transform: `${from.transform} ${own}`.trim(),
        fill: given['fill'] ?? from.fill,
        rule: given['fill-rule'] ?? from.rule,
        stroke: given['stroke-width'] === '0' ? 'none' : (given['stroke'] ?? from.stroke),
        isVisible:
          refuseMixed(given) && from.isVisible && given['display'] !== 'none' && !/hidden|collapse/.test(given['visibility'] ?? ''),
      };
      if (isGroup) walk(child, at, depth + 1);
      if (!at.isVisible || (d === '' && local !== 'line')) continue;
      if (!isNone(at.stroke)) refuse('LINES');
      if (isNone(at.fill) || d === '') continue;
      colors.add(colorOf(at.fill));
      outlines.push({ d, transform: at.transform, isEvenOdd: at.rule === 'evenodd' });
    }
  };
  const given = root.attributes;
  const isVisible = refuseMixed(given);
  walk(
    root,
    {
      transform: '',
      fill: given['fill'] ?? '#000000',
      rule: given['fill-rule'] ?? 'nonzero',
      stroke: given['stroke'] ?? 'none',
      isVisible,
    },
    0,
  );
  if (outlines.length === 0) refuse('NOTHING');
  if (colors.size > 1) refuse('COLORS');
  return { box, outlines };
}
