import type { Clean, Refusal } from './picture.ts';
import { knownSignature } from '../scan/signatures.ts';
import { inflate } from './inflate.ts';
import { countPages, nothingSeen, readObjects, readObjectStream, type Stream } from './objects.ts';

/** Most pages of one file. */
export const MAX_PAGES = 300;

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

/** A name in any notation, with any of its letters as `#xx`. Another reader's table may make an object of a stream's body. */
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
const isArchive = (raw: string) => raw.includes('PK\u0003\u0004') && raw.includes('PK\u0005\u0006');
/** Only white space may follow the end of the file. */
const ENDS = /%%EOF[\s\0]*$/;

const holdsObjects = ({ names }: Stream) => names.includes('First') && names.includes('N');
const filters = ({ names }: Stream) => names.filter((n) => /Decode$|^(Fl|LZW|AHx|A85|RL|CCF|DCT)$/.test(n));

/** Checks a PDF. It is stored unchanged, so anything that could do harm, hide, or crash a reader is refused. */
export async function checkPdf(bytes: Buffer): Promise<Clean | Refusal> {
  const raw = bytes.toString('latin1');
  if (HIDDEN_PROTECTED.test(raw)) return 'PROTECTED';
  if (PAGE.test(raw) || isArchive(raw)) return 'MIXED';
  if (!ENDS.test(raw.slice(-4096))) return raw.includes('%%EOF') ? 'MIXED' : 'DAMAGED';

  const seen = nothingSeen();
  const refusal = await readStreams(bytes, readObjects(bytes, seen), (held, stream) => readObjectStream(held, stream, seen));
  if (refusal) return refusal;
  if (seen.names.has('Encrypt')) return 'PROTECTED';
  if (HIDDEN_ACTIVE.test(raw) || [...ACTIVE, ...ACTIVE_SHORT].some((name) => seen.names.has(name))) return 'ACTIVE';
  const pages = countPages(seen, MAX_PAGES);
  if (pages === null) return 'DAMAGED';
  return pages > MAX_PAGES ? 'TOO_MANY_PAGES' : { bytes, pages };
}

/** Inflates compressed streams: objects are parsed, other streams are only searched. Objects compressed in another way cannot be searched, so they are refused. */
async function readStreams(
  bytes: Buffer,
  streams: readonly Stream[],
  objects: (held: Buffer, stream: Stream) => void,
): Promise<Refusal | null> {
  let already = 0;
  let infected = false;
  for (const stream of streams) {
    const packed = filters(stream);
    const save = holdsObjects(stream);
    const isFlate = packed[0] === 'FlateDecode' || packed[0] === 'Fl';
    if (save && (stream.names.includes('Filter') ? packed.length !== 1 || !isFlate : false)) return 'DAMAGED';
    if (save && stream.names.includes('Predictor')) return 'DAMAGED';
    const body = bytes.subarray(stream.from, stream.to);
    if (save && !isFlate) objects(body, stream);
    if (!isFlate) continue;
    const look = (piece: Buffer) => {
      infected ||= knownSignature(piece) !== null;
    };
    const { total, kept, ended } = await inflate(body, { save, already, look });
    already += total;
    if (infected) return 'INFECTED';
    if (ended === 'DENSE') return 'TOO_DENSE';
    if (save && ended === 'BROKEN') return 'DAMAGED';
    if (save) objects(kept, stream);
  }
  return null;
}
