import type { PreviewedPerson, PreviewedSite } from '../samples/sample-person.ts';

/** A screen by its path, on one side of a change, for a sample person. */
export type Previewed = {
  readonly kind: 'screen';
  readonly path: string;
  readonly site: PreviewedSite;
  readonly person: PreviewedPerson;
};

/** What the desk sends to a frame: a screen, or the pages of a document with the colors of the brand. */
export type Drawn = Previewed | { readonly kind: 'document'; readonly title: string; readonly file: Uint8Array; readonly css: string };

/** What a frame tells the desk: that it can be sent a screen, and the lines of text that it shows. */
type Told = { readonly kind: 'ready' } | { readonly kind: 'shown'; readonly lines: readonly string[] };

/** Everyone may read it: the frame has no origin of its own by which the desk could be named, and no page but the desk may hold it. */
export const toDesk = (told: Told): void => window.parent.postMessage(told, '*');

/** Calls back with the first drawing that the page around this one sends, and with no other's. */
export function fromDesk(show: (drawn: Drawn) => void): void {
  let isShown = false;
  window.addEventListener('message', ({ source, data }: MessageEvent<Drawn>) => {
    if (source !== window.parent || isShown) return;
    isShown = true;
    show(data);
  });
}
