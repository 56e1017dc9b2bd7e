import {
  decodePDFRawStream,
  PDFArray,
  PDFBool,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
} from '@cantoo/pdf-lib';
import { constants, createInflate, deflateSync, inflateSync } from 'node:zlib';
import { knownSignature } from '../scan/signatures.ts';
import type { Refusal } from './picture.ts';

/** Most bytes of all streams of one file, and the highest compression ratio of a large one: blank pages compress well, zip bombs far better. */
const MOST_INFLATED = 400 * 1_048_576;
const LARGE = 64 * 1_048_576;
const DENSEST = 300;
/** Most bytes of one stream that is written anew. */
const MOST_REWRITTEN = 128 * 1_048_576;
/** From this size on a stream is deflated fast rather than well. */
const HASTY = 4 * 1_048_576;
/** Up to this size a stream is inflated in one call, which costs a tenth for the many small ones. */
const SMALL = 1_048_576;

/** Ends the inspection with the reason that its sender reads. */
export class Refused extends Error {
  readonly reason: Refusal;
  constructor(reason: Refusal) {
    super(reason);
    this.reason = reason;
  }
}

/** Filters that any stream may have, as which it is written anew; and those of pictures, whose bytes are kept. */
const PACKED = new Set(['FlateDecode', 'LZWDecode', 'ASCII85Decode', 'ASCIIHexDecode', 'RunLengthDecode']);
const PICTURES = new Set(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode']);
const SHORT: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  DCT: 'DCTDecode',
  CCF: 'CCITTFaxDecode',
};

const name = (text: string) => PDFName.of(text);
const list = (value: unknown): readonly unknown[] => {
  if (value instanceof PDFArray) return Array.from({ length: value.size() }, (_, i) => value.lookup(i));
  return value === undefined || value === PDFNull ? [] : [value];
};
const filtersOf = (dict: PDFDict): string[] =>
  list(dict.lookup(name('Filter')) ?? dict.lookup(name('F'))).map((filter) => {
    const text = filter instanceof PDFName ? filter.decodeText() : '';
    return SHORT[text] ?? text;
  });
const parametersOf = (dict: PDFDict) => list(dict.lookup(name('DecodeParms')) ?? dict.lookup(name('DP')));

const bodyOf = (stream: PDFRawStream): Buffer =>
  Buffer.from(stream.contents.buffer, stream.contents.byteOffset, stream.contents.byteLength);

/** Inflates piece by piece, holding none: searches for viruses, and returns the number of bytes. Broken streams end where they break. */
async function measure(body: Buffer, already: number): Promise<number> {
  let total = 0;
  let tail: Buffer = Buffer.alloc(0);
  const unpacked = createInflate({ chunkSize: 65_536 });
  unpacked.end(body);
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      total += piece.length;
      if (knownSignature(Buffer.concat([tail, piece])) !== null) throw new Refused('INFECTED');
      tail = piece.subarray(-128);
      if (already + total > MOST_INFLATED || (total > LARGE && total / body.length > DENSEST)) throw new Refused('TOO_DENSE');
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
  } finally {
    unpacked.destroy();
  }
  return total;
}

/** The bodies of deflated streams, among them those of objects that the parser could not read. */
export function deflatedBodies(objects: readonly PDFObject[]): Buffer[] {
  return objects.flatMap((object) => {
    if (object instanceof PDFRawStream) return filtersOf(object.dict)[0] === 'FlateDecode' ? [bodyOf(object)] : [];
    if (!(object instanceof PDFInvalidObject)) return [];
    const bytes = unreadBytes(object);
    const begins = /stream\r?\n/.exec(bytes.toString('latin1'));
    return begins ? [bytes.subarray(begins.index + begins[0].length)] : [];
  });
}

/** The bytes of an object that the parser could not read. */
export function unreadBytes(object: PDFInvalidObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** Throws Refused when a deflated stream holds a virus, or all of them together are too large when inflated. */
export async function requireModest(bodies: readonly Buffer[]): Promise<void> {
  let already = 0;
  for (const body of bodies) {
    const whole = inflatedOf(body, SMALL);
    if (whole && knownSignature(whole) !== null) throw new Refused('INFECTED');
    already += whole?.length ?? (await measure(body, already));
    if (already > MOST_INFLATED) throw new Refused('TOO_DENSE');
  }
}

/** Null when the bytes are broken, or more than `most`. What is missing at the end is no error: every reader shows what there is. */
function inflatedOf(body: Buffer, most: number): Buffer | null {
  try {
    return inflateSync(body, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

/** The bytes after the first `count` filters. Throws Refused when they cannot be had. */
function unfiltered(stream: PDFRawStream, filters: readonly string[], count: number): Buffer {
  if (count === 0) return bodyOf(stream);
  if (count === 1 && filters[0] === 'FlateDecode') {
    const inflated = inflatedOf(bodyOf(stream), MOST_REWRITTEN);
    if (inflated) return inflated;
  }
  const dict = stream.dict.clone(stream.dict.context);
  dict.set(name('Filter'), stream.dict.context.obj(filters.slice(0, count).map(name)));
  const parameters = parametersOf(stream.dict);
  const some = parameters.slice(0, count).some((given) => given instanceof PDFDict);
  if (some)
    dict.set(
      name('DecodeParms'),
      stream.dict.context.obj(filters.slice(0, count).map((_, i) => (parameters[i] as PDFDict | undefined) ?? PDFNull)),
    );
  else dict.delete(name('DecodeParms'));
  const decoded = decodePDFRawStream(PDFRawStream.of(dict, stream.contents)).decode();
  if (decoded.length > MOST_REWRITTEN) throw new Refused('TOO_DENSE');
  return Buffer.from(decoded.buffer, decoded.byteOffset, decoded.byteLength);
}

/** A JPEG of its pictures' segments only: without comments, what applications added, and what follows its end. Throws Refused when it is none. */
export function bareJpeg(bytes: Buffer): Buffer {
  const start = bytes.indexOf(Buffer.from([0xff, 0xd8]));
  const kept: Buffer[] = [Buffer.from([0xff, 0xd8])];
  let at = start + 2;
  while (start >= 0 && at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) break;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    // APP0 and APP14 tell which colors there are; the other APPn and COM tell what has nothing to do with the picture.
    const isDropped = (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
    let next = end;
    if (marker === 0xda) {
      // What is coded: until a marker that is neither stuffed nor a restart.
      while (next + 1 < bytes.length && (bytes[next] !== 0xff || bytes[next + 1] === 0 || ((bytes[next + 1] ?? 0) & 0xf8) === 0xd0))
        next += 1;
      if (next + 1 >= bytes.length) next = bytes.length;
    }
    if (!isDropped) kept.push(bytes.subarray(at, next));
    at = next;
    if (bytes[at + 1] === 0xd9 || at >= bytes.length) return Buffer.concat([...kept, Buffer.from([0xff, 0xd9])]);
  }
  throw new Refused('DAMAGED');
}

/** Parameters by which a picture's coding is read, all of them numbers or booleans. */
const PARAMETERS = [
  'Predictor',
  'Colors',
  'BitsPerComponent',
  'Columns',
  'Rows',
  'K',
  'EndOfLine',
  'EncodedByteAlign',
  'EndOfBlock',
  'BlackIs1',
  'DamagedRowsBeforeError',
  'ColorTransform',
];

/**
 * The body of a stream anew, with the filters it needs: a picture's coding as it is, everything else deflated, so that nothing is between its objects
 * or behind the end of its data. Throws Refused for a coding that is not known.
 */
export function rewrittenBody(
  stream: PDFRawStream,
  to: PDFContext,
): { readonly body: Buffer; readonly members: readonly (readonly [string, Parameters<PDFDict['set']>[1]])[] } {
  const filters = filtersOf(stream.dict);
  const parameters = parametersOf(stream.dict);
  const last = filters.at(-1) ?? '';
  const isPicture = PICTURES.has(last);
  const packed = isPicture ? filters.slice(0, -1) : filters;
  if (packed.some((filter) => !PACKED.has(filter))) throw new Refused('DAMAGED');
  const given = parameters[filters.length - 1];
  const needed = to.obj({});
  if (given instanceof PDFDict)
    for (const parameter of PARAMETERS) {
      const value = given.lookup(name(parameter));
      if (value instanceof PDFNumber || value instanceof PDFBool) needed.set(name(parameter), value);
    }
  // A prediction that is undone before other filters is not seen in practice, and would be lost.
  if (parameters.slice(0, filters.length - 1).some((earlier) => earlier instanceof PDFDict && predicts(earlier)))
    throw new Refused('DAMAGED');
  const plain = unfiltered(stream, filters, packed.length);
  if (isPicture) {
    if (last === 'JBIG2Decode' && given instanceof PDFDict) {
      const globals = given.lookup(name('JBIG2Globals'));
      if (globals instanceof PDFRawStream)
        needed.set(
          name('JBIG2Globals'),
          to.register(PDFRawStream.of(to.obj({}), unfiltered(globals, filtersOf(globals.dict), filtersOf(globals.dict).length))),
        );
    }
    const body = last === 'DCTDecode' ? bareJpeg(plain) : plain;
    return { body, members: [['Filter', name(last)], ...(needed.keys().length > 0 ? [['DecodeParms', needed] as const] : [])] };
  }
  const keepsPrediction = (last === 'FlateDecode' || last === 'LZWDecode') && predicts(needed);
  return {
    body: deflateSync(plain, { level: plain.length > HASTY ? 1 : 6 }),
    members: [['Filter', name('FlateDecode')], ...(keepsPrediction ? [['DecodeParms', needed] as const] : [])],
  };
}

function predicts(parameters: PDFDict): boolean {
  const predictor = parameters.lookup(name('Predictor'));
  return predictor instanceof PDFNumber && predictor.asNumber() > 1;
}
