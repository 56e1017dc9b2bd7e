import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import serif from '@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url';
import { nextTask } from '../loader/next-task.ts';

export type Faces = readonly (readonly [family: string, url: string])[];

/** The typefaces of the text and of the questions, as tokens.css names them; the second has no rule in a style sheet that an app loads. */
let faces: Faces = [
  ['Source Sans 3 Variable', sans],
  ['Source Serif 4 Variable', serif],
];

/** Takes other typefaces than the product's own; to be called before any is fetched. */
export function setFaces(others: Faces): void {
  faces = others;
}

/** The places of everything in the header and the page's main part. */
const places = (): string =>
  [...document.querySelectorAll('header *, main *')]
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${Math.round(top)} ${Math.round(height)}`;
    })
    .join();

/** Adds a face, unless a line of text would break elsewhere and move the page under the reader. */
function addInPlace(face: FontFace): boolean {
  const before = places();
  document.fonts.add(face);
  if (places() === before) return true;
  document.fonts.delete(face);
  return false;
}

/** The faces that the page does not have yet, loading; `document.fonts.add` puts one to use. */
export function fetchFaces(): Promise<FontFace[]> {
  const known = new Set([...document.fonts].map(({ family }) => family.replaceAll(/["']/g, '')));
  const missing = faces.filter(([family]) => !known.has(family));
  return Promise.all(missing.map(([family, url]) => new FontFace(family, `url(${url}) format('woff2')`, { weight: '200 900' }).load()));
}

let waiting: FontFace[] = [];

/**
 * Loads the typefaces that the page does not have yet. One that would move the page that is being read waits for the next page; until then
 * fonts.css has a fallback scaled to the same width.
 */
export async function loadFonts(): Promise<void> {
  for (const face of await fetchFaces()) {
    // a face lays the whole page out anew: each in a task of its own
    await nextTask();
    if (!addInPlace(face)) waiting.push(face);
  }
}

/** Puts the typefaces to use that waited for another page; to be called when that is rendered, before anything measures it. */
export function addWaitingFonts(): void {
  waiting.forEach((face) => document.fonts.add(face));
  waiting = [];
}
