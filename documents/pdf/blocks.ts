/** Building blocks of a document: templates return them, the renderer draws and tags them. `**words**` in a text are bold. */
import type { DocumentLanguage } from './languages.ts';

/** 1 opens a part of a document with several parts. */
export type HeadingLevel = 1 | 2 | 3;
export type TextStyle = 'body' | 'lead' | 'small' | 'law';

export type Table = {
  readonly kind: 'table';
  /** Printed before the table; also its name for screen readers. */
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** 'right' for amounts. */
  readonly align: readonly ('left' | 'right')[];
  /** Proportions of the width; equal when absent. */
  readonly widths?: readonly number[] | undefined;
  /** The last row is a total: under a rule and bold. */
  readonly total?: boolean | undefined;
};

export type SignatureLine = {
  readonly name: string;
  readonly capacity: string;
  /** Who signs on it: 'borrower' or a signer's id; absent where nobody signs electronically. */
  readonly party?: string | undefined;
};

export type Block =
  | { readonly kind: 'heading'; readonly text: string; readonly level?: HeadingLevel | undefined }
  | { readonly kind: 'text'; readonly text: string; readonly style?: TextStyle | undefined }
  | { readonly kind: 'list'; readonly items: readonly string[]; readonly numbered?: boolean | undefined }
  /** Label at the left, value at the right. */
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [label: string, value: string])[] }
  /** Two to four figures side by side: the document's key figures. */
  | {
      readonly kind: 'figures';
      readonly items: readonly { readonly label: string; readonly value: string; readonly note?: string | undefined }[];
    }
  | Table
  /** A framed part, such as a statutory text. */
  | { readonly kind: 'box'; readonly blocks: readonly Block[] }
  /** What stays on one page, such as a notary's certificate. */
  | { readonly kind: 'together'; readonly blocks: readonly Block[] }
  | { readonly kind: 'address'; readonly lines: readonly string[] }
  /** `what` is signed, as the person who signs reads it. */
  | { readonly kind: 'signatures'; readonly what: string; readonly lines: readonly SignatureLine[] }
  /** Short lines for initials beside a clause. */
  | { readonly kind: 'initials'; readonly what: string; readonly lines: readonly Pick<SignatureLine, 'name' | 'party'>[] }
  /** Labeled lines to fill in by hand, side by side. `notary`: what the notary writes on each, who may fill it in electronically; `height` in points. */
  | { readonly kind: 'fields'; readonly labels: readonly string[]; readonly notary?: readonly NotaryPlace[]; readonly height?: number };
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

/** What the certificate of an acknowledgment holds (Revised Uniform Law on Notarial Acts s.15, s.16), and who witnesses the signing. */
export const NOTARY_PLACES = [
  'STATE',
  'COUNTY',
  'DATE',
  'SIGNATURE',
  'NAME',
  'COMMISSION',
  'EXPIRES',
  'MEANS',
  'SEAL',
  'WITNESS_1',
  'WITNESS_2',
] as const;
export type NotaryPlace = (typeof NOTARY_PLACES)[number];

/** Where one person signs or initials a document. Points of its page, counted from the page's upper left corner. */
export type SignField = {
  /** Unique in its document, in the order of its pages. */
  readonly id: string;
  readonly kind: 'SIGNATURE' | 'INITIALS' | 'NOTARY';
  /** 'borrower', a signer's id, or 'notary'. */
  readonly party: string;
  /** What is signed, as the person who signs reads it; for the notary, which place of the certificate it is. */
  readonly what: string;
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

export type Layout = 'letter' | 'recording';

/** A document ready to be drawn. `layout` 'recording' leaves the recorder's space and has no branding. */
export type DocumentContent = {
  readonly language: DocumentLanguage;
  readonly title: string;
  readonly version: string;
  readonly layout: Layout;
  readonly meta: readonly string[];
  readonly blocks: readonly Block[];
};

export const heading = (text: string, level: HeadingLevel = 2): Block => ({ kind: 'heading', text, level });
export const text = (words: string, style: TextStyle = 'body'): Block => ({ kind: 'text', text: words, style });
export const list = (...items: readonly string[]): Block => ({ kind: 'list', items });
export const facts = (...rows: readonly (readonly [string, string])[]): Block => ({ kind: 'facts', rows });
export const box = (...blocks: readonly Block[]): Block => ({ kind: 'box', blocks });
/** The blocks when a condition holds, else none. */
export const when = (condition: boolean, ...blocks: readonly Block[]): readonly Block[] => (condition ? blocks : []);
