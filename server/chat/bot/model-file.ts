/**
 * The file of what the bot recognizes, `model.bin`: the phrases, where each stands among the meanings, and how much each says for each target. It is
 * made by `npm run bot-model` from the articles and asked.txt.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { Phrase, Target } from './phrases.ts';

const FILE = join(import.meta.dirname, 'model.bin');

export type Model = {
  /** What it was made of (sourceOf). */
  readonly source: string;
  readonly targets: readonly Target[];
  readonly texts: readonly string[];
  /** How many numbers a meaning is reduced to. */
  readonly dimensions: number;
  /** Reduces a meaning: a row of `dimensions` for each of its numbers. */
  readonly reduce: Float32Array;
  /** The reduced meaning of each text, and by what to multiply it. */
  readonly meanings: Int8Array;
  readonly meaningScale: number;
  /** For each text what it says for each target, and by what to multiply it. */
  readonly says: Int16Array;
  readonly saysScale: number;
};

/** Tells whether a model was made of these phrases. */
export const sourceOf = (phrases: readonly Phrase[]): string =>
  createHash('sha256')
    .update(phrases.map(({ text, target }) => `${target}: ${text}`).join('\n'))
    .digest('hex');

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer => Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);

export function writeModel({ reduce, meanings, says, ...rest }: Model): void {
  const head = Buffer.from(JSON.stringify({ ...rest, reduced: reduce.length }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  writeFileSync(FILE, brotliCompressSync(Buffer.concat([size, head, bytesOf(reduce), bytesOf(meanings), bytesOf(says)])));
}

export function readModel(): Model {
  const bytes = brotliDecompressSync(readFileSync(FILE));
  const start = 4 + bytes.readUInt32LE();
  const { reduced, ...rest } = JSON.parse(bytes.toString('utf8', 4, start)) as Omit<Model, 'reduce' | 'meanings' | 'says'> & {
    reduced: number;
  };
  const copy = (from: number, length: number) => new Uint8Array(bytes.subarray(from, from + length)).buffer;
  const meaningsAt = start + reduced * 4;
  const saysAt = meaningsAt + rest.texts.length * rest.dimensions;
  return {
    ...rest,
    reduce: new Float32Array(copy(start, reduced * 4)),
    meanings: new Int8Array(copy(meaningsAt, rest.texts.length * rest.dimensions)),
    says: new Int16Array(copy(saysAt, rest.texts.length * rest.targets.length * 2)),
  };
}
