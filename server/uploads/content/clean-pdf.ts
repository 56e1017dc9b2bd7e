import {
  PDFArray,
  PDFBool,
  PDFContext,
  PDFDict,
  PDFHexString,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
  PDFString,
  PDFWriter,
} from '@cantoo/pdf-lib';
import { knownSignature } from '../scan/signatures.ts';
import { isKnownType, memberShape, type Shape } from './pdf-shapes.ts';
import { deflatedBodies, Refused, requireModest, rewrittenBody, unreadBytes } from './pdf-streams.ts';
import type { Clean, Refusal } from './picture.ts';

/** Most pages of one file. */
const MAX_PAGES = 300;
/** Most nodes of the page tree that are visited, and how deep it may be: a tree may name the same node again and again. */
const MAX_NODES = 3000;
const MAX_DEPTH = 50;
/** Most names, numbers, arrays and dictionaries of one file: some hundred times what a statement of 300 pages has. */
const MAX_PARTS = 2_000_000;
/** Names as written: a file of the largest size has 80,000 slashes by chance, and a statement of 300 pages some ten thousand names. */
const MAX_NAMES = 500_000;
/** Characters of a string: a page needs short ones only, such as the colors of a palette. */
const MAX_STRING = 16_384;

/** Names that make a PDF run or embed something (ISO 32000-1 §7.11, §12.6, §13). Links to web pages and filled-in forms are harmless. */
const ACTIVE = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'Movie',
  'Collection',
] as const;
/** Too short to search for in compressed bytes: searched for as names only. */
const ACTIVE_SHORT = ['JS', 'XFA', 'EF', '3D'] as const;
const ACTIVE_NAMES: ReadonlySet<string> = new Set([...ACTIVE, ...ACTIVE_SHORT]);

/** A name in any notation, with any of its letters as `#xx`. */
const written = (name: string) =>
  `/${Array.from(
    name,
    (c) =>
      `(?:${c}|#${c
        .charCodeAt(0)
        .toString(16)
        .replaceAll(/[a-f]/g, (h) => `[${h}${h.toUpperCase()}]`)})`,
  ).join('')}(?![A-Za-z])`;
const HIDDEN_ACTIVE = new RegExp(ACTIVE.map(written).join('|'));
const HIDDEN_PROTECTED = new RegExp(written('Encrypt'));

/** Another kind of file inside: a page, a script, an archive. */
const PAGE = /<(?:!doctype html|html|script|iframe|object|embed|svg)[\s>]|<\?php/i;
const isMixed = (raw: string) => PAGE.test(raw) || (raw.includes('PK\u0003\u0004') && raw.includes('PK\u0005\u0006'));
/** Only white space may follow the end of the file. */
const ENDS = /%%EOF[\s\0]*$/;

/** Slashes, each of which begins a name; compressed bytes have one in 256 by chance. */
function slashesIn(bytes: Buffer): number {
  let count = 0;
  for (const byte of bytes) if (byte === 0x2f) count += 1;
  return count;
}

const name = (text: string) => PDFName.of(text);

/**
 * Writes a PDF anew, so that what staff open is a file of ours: the pages, and what draws them. A file is refused that had a program, a form or an attachment: its
 * sender has to know that it is not all there. Runs in a process of its own (inspector.ts), because a file may make it loop or grow.
 */
export async function cleanPdf(bytes: Buffer): Promise<Clean | Refusal> {
  try {
    return await rewritten(bytes);
  } catch (error) {
    return error instanceof Refused ? error.reason : 'DAMAGED';
  }
}

async function rewritten(bytes: Buffer): Promise<Clean> {
  const raw = bytes.toString('latin1');
  if (HIDDEN_PROTECTED.test(raw)) throw new Refused('PROTECTED');
  if (isMixed(raw)) throw new Refused('MIXED');
  // Before anything is read: reading them is what takes long.
  if (slashesIn(bytes) > MAX_NAMES) throw new Refused('TOO_DENSE');
  if (!ENDS.test(raw.slice(-4096))) throw new Refused(raw.includes('%%EOF') ? 'MIXED' : 'DAMAGED');
  // What stands between the last table and the end of the file belongs to no object.
  const ends = raw.indexOf('%%EOF', Math.max(0, raw.lastIndexOf('startxref')));
  const from = await PDFParser.forBytesWithOptions(bytes.subarray(0, ends + 5), Infinity).parseDocument();
  const objects = from.enumerateIndirectObjects().map(([, object]) => object);
  await requireModest(deflatedBodies(objects));
  // The parser keeps an object that it cannot read as bytes; of a stream of objects nobody can say what is missing.
  if (objects.some((object) => object instanceof PDFInvalidObject && unreadBytes(object).includes('/ObjStm'))) throw new Refused('DAMAGED');
  if (from.trailerInfo.Encrypt) throw new Refused('PROTECTED');
  if (HIDDEN_ACTIVE.test(raw) || hasActiveName(objects)) throw new Refused('ACTIVE');

  const pages = pagesOf(from);
  const clean = PDFContext.create();
  const copy = copier(from, clean);
  const tree = clean.nextRef();
  const kids = pages.map((page) => clean.register(pageCopy(page, { to: clean, tree, copy })));
  clean.assign(tree, clean.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  clean.trailerInfo.Root = clean.register(clean.obj({ Type: 'Catalog', Pages: tree }));
  const written = Buffer.from(await PDFWriter.forContext(clean, Infinity).serializeToBuffer());
  const seen = written.toString('latin1');
  if (isMixed(seen) || HIDDEN_ACTIVE.test(seen) || knownSignature(written) !== null) throw new Refused('MIXED');
  return { bytes: written, pages: pages.length };
}

/** True when a name that runs or embeds something stands anywhere in the objects, also in those that no page uses. Throws Refused for more parts than any page needs. */
function hasActiveName(objects: readonly PDFObject[]): boolean {
  const waiting = [...objects];
  let parts = 0;
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if ((parts += 1) > MAX_PARTS) throw new Refused('TOO_DENSE');
    if (object instanceof PDFName && ACTIVE_NAMES.has(object.decodeText())) return true;
    const dict = object instanceof PDFStream ? object.dict : object;
    if (dict instanceof PDFDict) for (const pair of dict.entries()) waiting.push(...pair);
    if (object instanceof PDFArray) for (const element of object.asArray()) waiting.push(element);
  }
  return false;
}

/** A page with what it inherits from the nodes above it. */
type Page = { readonly dict: PDFDict; readonly inherited: ReadonlyMap<string, PDFObject> };
const INHERITED = ['Resources', 'MediaBox', 'CropBox', 'Rotate'] as const;

/** The pages in order. Throws Refused when there are none or too many, or the tree is circular or implausible. */
function pagesOf(context: PDFContext): Page[] {
  const catalog = context.lookup(context.trailerInfo.Root);
  const root = catalog instanceof PDFDict ? catalog.lookup(name('Pages')) : undefined;
  const pages: Page[] = [];
  let nodes = 0;
  const walk = (node: unknown, above: readonly PDFDict[]): void => {
    if (!(node instanceof PDFDict) || above.includes(node) || above.length > MAX_DEPTH || (nodes += 1) > MAX_NODES)
      throw new Refused('DAMAGED');
    const path = [...above, node];
    const kids = node.lookup(name('Kids'));
    if (kids instanceof PDFArray) for (const kid of kids.asArray()) walk(context.lookup(kid), path);
    else {
      if (above.length === 0) throw new Refused('DAMAGED');
      if (pages.length === MAX_PAGES) throw new Refused('TOO_MANY_PAGES');
      const inherited = new Map<string, PDFObject>();
      for (const { key, value } of path.flatMap((dict) => INHERITED.map((key) => ({ key, value: dict.get(name(key)) }))))
        if (value !== undefined) inherited.set(key, value);
      pages.push({ dict: node, inherited });
    }
  };
  walk(root, []);
  if (pages.length === 0) throw new Refused('DAMAGED');
  return pages;
}

type Copy = (value: PDFObject | undefined, shape: Shape) => PDFObject | null;

const numbersOf = (value: PDFObject | undefined, context: PDFContext): number[] => {
  const list = context.lookup(value);
  return list instanceof PDFArray
    ? Array.from({ length: list.size() }, (_, i) => list.lookup(i)).flatMap((n) => (n instanceof PDFNumber ? [n.asNumber()] : []))
    : [];
};
const LETTER = [0, 0, 612, 792];

function pageCopy(
  { dict, inherited }: Page,
  { to, tree, copy }: { readonly to: PDFContext; readonly tree: PDFRef; readonly copy: Copy },
): PDFDict {
  const page = to.obj({ Type: 'Page', Parent: tree });
  for (const key of ['Contents', 'Resources', 'Group', 'Rotate', 'UserUnit']) {
    const shape = memberShape('page', key);
    const value = shape && copy(inherited.get(key) ?? dict.get(name(key)), shape);
    if (value) page.set(name(key), value);
  }
  for (const key of ['MediaBox', 'CropBox']) {
    const box = numbersOf(inherited.get(key), dict.context);
    if (box.length === 4) page.set(name(key), to.obj(box));
    else if (key === 'MediaBox') page.set(name(key), to.obj(LETTER));
  }
  const drawn = annotationsOf(dict).flatMap((annotation) => stampOf(annotation, to, copy) ?? []);
  if (drawn.length > 0) page.set(name('Annots'), to.obj(drawn.map((stamp) => to.register(stamp))));
  return page;
}

const annotationsOf = (page: PDFDict): PDFDict[] => {
  const all = page.lookup(name('Annots'));
  return all instanceof PDFArray ? Array.from({ length: all.size() }, (_, i) => all.lookup(i)).filter((one) => one instanceof PDFDict) : [];
};

/** Hidden, or not shown on a screen (ISO 32000-1 §12.5.3). */
const NOT_SHOWN = 2 | 32;
/** Annotations that are read on the page, and so may not be lost. */
const READ = new Set(['FreeText', 'Stamp', 'Ink']);

/**
 * What an annotation or a filled-in field looks like, as a picture on the page; null for one that shows nothing. Throws Refused when it shows something that only a
 * reader with forms would draw.
 */
function stampOf(annotation: PDFDict, to: PDFContext, copy: Copy): PDFDict | null {
  const kind = annotation.lookup(name('Subtype'));
  const flags = annotation.lookup(name('F'));
  if (flags instanceof PDFNumber && (flags.asNumber() & NOT_SHOWN) !== 0) return null;
  const subtype = kind instanceof PDFName ? kind.decodeText() : '';
  if (subtype === 'Popup' || subtype === 'Link') return null;
  const appearances = annotation.lookup(name('AP'));
  let normal = appearances instanceof PDFDict ? appearances.get(name('N')) : undefined;
  const states = annotation.context.lookup(normal);
  if (states instanceof PDFDict && !(states instanceof PDFStream)) {
    const state = annotation.lookup(name('AS'));
    normal = state instanceof PDFName ? states.get(state) : undefined;
    // A box that is not checked has nothing to show.
    if (normal === undefined) return null;
  }
  if (!(annotation.context.lookup(normal) instanceof PDFRawStream)) {
    if (READ.has(subtype) || (subtype === 'Widget' && isFilled(annotation))) throw new Refused('ACTIVE');
    return null;
  }
  const form = copy(normal, 'xobject');
  const rect = numbersOf(annotation.get(name('Rect')), annotation.context);
  return form && rect.length === 4 ? to.obj({ Type: 'Annot', Subtype: 'Stamp', Rect: rect, F: 4, AP: { N: form } }) : null;
}

/** True for a text field or a choice with a value, its own or its parent's. */
function isFilled(widget: PDFDict): boolean {
  const parent = widget.lookup(name('Parent'));
  const member = (key: string) => widget.lookup(name(key)) ?? (parent instanceof PDFDict ? parent.lookup(name(key)) : undefined);
  const [kind, value] = [member('FT'), member('V')];
  return (kind === name('Tx') || kind === name('Ch')) && value !== undefined && value !== PDFNull;
}

/** Copies objects by their shape from one file into another; an object that is named twice is copied once. */
function copier(from: PDFContext, to: PDFContext): Copy {
  const copied = new Map<string, PDFRef>();
  const membersOf = (dict: PDFDict, shape: Shape): PDFDict => {
    const made = to.obj({});
    const type = dict.lookup(name('Type'));
    if (type instanceof PDFName && isKnownType(type.decodeText())) made.set(name('Type'), type);
    for (const [key, value] of dict.entries()) {
      const next = memberShape(shape, key.decodeText());
      const kept = next && copy(value, next);
      if (kept) made.set(key, kept);
    }
    return made;
  };
  const copyObject = (object: PDFObject, shape: Shape): PDFObject | null => {
    if (object instanceof PDFNumber || object instanceof PDFBool || object instanceof PDFName) return object;
    if (object instanceof PDFString || object instanceof PDFHexString) return object.sizeInBytes() > MAX_STRING ? null : object;
    // A gap in an array has to stay one, or what follows it would move up.
    if (object instanceof PDFArray) return to.obj(object.asArray().map((one) => copy(one, shape) ?? PDFNull));
    if (object instanceof PDFRawStream) {
      const made = membersOf(object.dict, shape);
      const { body, members } = rewrittenBody(object, to);
      for (const [key, value] of members) made.set(name(key), value);
      return PDFRawStream.of(made, body);
    }
    if (object instanceof PDFInvalidObject) throw new Refused('DAMAGED');
    return object instanceof PDFDict ? membersOf(object, shape) : null;
  };
  const copy: Copy = (value, shape) => {
    if (value === undefined) return null;
    if (!(value instanceof PDFRef)) return copyObject(value, shape);
    const key = `${shape} ${value.tag}`;
    const before = copied.get(key);
    if (before) return before;
    const object = from.lookup(value);
    if (object === undefined || object === PDFNull) return null;
    // Named before it is copied: an object may name itself.
    const made = to.nextRef();
    copied.set(key, made);
    const kept = copyObject(object, shape);
    if (kept) to.assign(made, kept);
    return made;
  };
  return copy;
}
