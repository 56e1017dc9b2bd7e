/** What the desk and the frame in which it previews the borrower's app tell each other by messages. */
import type { Reply } from './api/operation.ts';

type Screens = Reply<'desk-preview-screens'>;
export type PreviewedPerson = Screens['person'];
/** The app of a lender, as one side of a change has it. */
export type PreviewedSite = NonNullable<Screens['after']>;

/** A screen by its path, on one side of a change, for a sample person. */
export type Previewed = {
  readonly kind: 'screen';
  readonly path: string;
  readonly site: PreviewedSite;
  readonly person: PreviewedPerson;
};

/** What the desk sends to a frame: a screen, or the pages of a document with the colors of the brand. */
export type Drawn = Previewed | { readonly kind: 'document'; readonly title: string; readonly file: Uint8Array; readonly css: string };

/** What a frame tells the desk: that it can be sent what to draw, and the lines of text that it shows. */
export type Told = { readonly kind: 'ready' } | { readonly kind: 'shown'; readonly lines: readonly string[] };
