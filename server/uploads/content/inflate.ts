import { createInflate } from 'node:zlib';

/** Most bytes of all streams of one file, and the highest compression ratio of a large one: blank pages compress well, zip bombs far better. */
const MAX_PARALLEL = 400 * 1_048_576;
const LARGE = 64 * 1_048_576;
const DENSEST = 300;
/** Most bytes of a stream that contains objects. */
const MAX_OBJECTS = 16 * 1_048_576;

/** `DENSE`: too large when inflated. `BROKEN`: it cannot be inflated to the end. */
export type Inflated = { readonly total: number; readonly kept: Buffer; readonly ended: 'WELL' | 'DENSE' | 'BROKEN' };

/**
 * Inflates a stream in pieces and holds no more in memory than it is asked to return. @param look is called with each piece and the end of the one before.
 * @param already bytes inflated from other streams of the file.
 */
export async function inflate(
  body: Buffer,
  { save, already, look }: { readonly save: boolean; readonly already: number; readonly look: (piece: Buffer) => void },
): Promise<Inflated> {
  const kept: Buffer[] = [];
  let total = 0;
  let tail: Buffer = Buffer.alloc(0);
  const unpacked = createInflate({ chunkSize: 65_536 });
  const done = (ended: Inflated['ended']): Inflated => ({ total, kept: Buffer.concat(kept), ended });
  unpacked.end(body);
  try {
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      total += piece.length;
      look(Buffer.concat([tail, piece]));
      tail = piece.subarray(-128);
      if (save) kept.push(piece);
      if (already + total > MAX_PARALLEL || (save && total > MAX_OBJECTS) || (total > LARGE && total / body.length > DENSEST))
        return done('DENSE');
    }
    return done('WELL');
  } catch {
    return done('BROKEN');
  } finally {
    unpacked.destroy();
  }
}
