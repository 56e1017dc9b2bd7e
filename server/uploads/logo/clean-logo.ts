import { BrandSchema } from '@hearthline/orgs/schema.ts';
import { optimize, type CustomPlugin, type XastElement } from 'svgo';
import { refuseActive } from './refuse-active.ts';
import { refuse, RefusedLogo, SENTENCES } from './refusals.ts';
import { type Drawing, drawingOf } from './shapes.ts';

/** Shapes for `brand.mark` (orgs/schema.ts), or the sentence why there are none. */
export type CleanLogo = { readonly mark: string } | { readonly refused: string };

export const MOST_LOGO_BYTES = 100 * 1024;
const BOX = 32;
/** Of a mark, how much longer one side may be than the other. */
const LONGEST = 3;

/** Text of an SVG file, without what makes a parser work without end. */
function textOf(bytes: Buffer): string {
  if (bytes.length === 0) refuse('EMPTY');
  if (bytes.length > MOST_LOGO_BYTES) refuse('TOO_LARGE');
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  if (/<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)|<!DOCTYPE[^>]*\[/i.test(text)) refuse('ENTITIES');
  return text;
}

/** Reads a drawing: what is active is refused, styles become attributes, then shapes are collected. */
function readDrawing(text: string): Drawing {
  let drawing: Drawing | null = null;
  const refuseFirst: CustomPlugin = { name: 'refuse-active', fn: (root) => refuseActive(root) };
  const collect: CustomPlugin = {
    name: 'collect',
    fn: (root) => {
      const elements = root.children.filter((child): child is XastElement => child.type === 'element');
      if (elements.length !== 1 || elements[0]?.name !== 'svg') refuse('NOT_SVG');
      drawing = drawingOf(elements[0]);
    },
  };
  optimize(text, {
    plugins: [
      refuseFirst,
      'removeDoctype',
      'removeComments',
      'removeMetadata',
      { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
      'convertStyleToAttrs',
      collect,
    ],
  });
  return drawing ?? refuse('NOT_SVG');
}

/** Outlines as paths of the box that every mark has, transforms applied and rounded. */
function pathsInBox({ box, outlines }: Drawing): string {
  if (Math.max(box.width / box.height, box.height / box.width) > LONGEST) refuse('WIDE');
  const scale = BOX / Math.max(box.width, box.height);
  const [left, top] = [(BOX - box.width * scale) / 2, (BOX - box.height * scale) / 2];
  const into = `translate(${left} ${top}) scale(${scale}) translate(${-box.x} ${-box.y})`;
  const paths: string[] = [];
  const collect: CustomPlugin = {
    name: 'collect-paths',
    fn: () => ({
      element: {
        enter: ({ name, attributes: { d, transform, 'fill-rule': rule } }) => {
          if (name !== 'path' || !d) return;
          if (transform !== undefined) refuse('NOT_SVG');
          paths.push(`<path d="${d}"${rule === undefined ? '' : ' fill-rule="evenodd"'}/>`);
        },
      },
    }),
  };
  const svg = outlines.map(
    ({ d, transform, isEvenOdd }) =>
      `<path d="${d}" transform="${`${into} ${transform}`.trim()}"${isEvenOdd ? ' fill-rule="evenodd"' : ''}/>`,
  );
  optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${BOX}">${svg.join('')}</svg>`, {
    plugins: [{ name: 'convertPathData', params: { floatPrecision: 3, transformPrecision: 9, noSpaceAfterFlags: false } }, collect],
  });
  return paths.join('');
}

/**
 * An uploaded logo as the shapes of a mark: one color, in a box of 32 × 32. Nothing of the file's text is kept but numbers: what is returned was written
 * anew, and is a mark by the schema of a lender's settings.
 */
export function cleanLogo(bytes: Buffer): CleanLogo {
  try {
    const mark = pathsInBox(readDrawing(textOf(bytes)));
    if (mark === '') refuse('NOTHING');
    const { success, error } = BrandSchema.shape.mark.safeParse(mark);
    if (success) return { mark };
    return { refused: error.issues.some(({ code }) => code === 'too_big') ? SENTENCES.TOO_DETAILED : SENTENCES.NOT_SVG };
  } catch (error) {
    return { refused: error instanceof RefusedLogo ? error.message : SENTENCES.NOT_SVG };
  }
}
