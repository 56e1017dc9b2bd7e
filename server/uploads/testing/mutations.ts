/** Numbers that parsers are seldom ready for. */
const NUMBERS = ['-1', '0', 'x', '1e400', '4294967296', '9007199254740993', '99999999999999999999', '0.0000001', '--5', 'NaN'];

export type Random = () => number;

/** A whole number below `below`. */
const upTo = (random: Random, below: number) => Math.floor(random() * below);
const pick = <T>(random: Random, from: readonly T[]): T => {
  const found = from[upTo(random, from.length)];
  if (found === undefined) throw new RangeError('Nothing to pick from');
  return found;
};
const noise = (random: Random, bytes: number) => Buffer.from(Array.from({ length: bytes }, () => upTo(random, 256)));

type Mutation = (random: Random, file: Buffer, others: readonly Buffer[]) => Buffer;

/** Bytes `from` to `to` replaced. */
const splice = (file: Buffer, from: number, to: number, by: Buffer) => Buffer.concat([file.subarray(0, from), by, file.subarray(to)]);

const MUTATIONS: readonly Mutation[] = [
  // single bits
  (random, file) => {
    const changed = Buffer.from(file);
    for (let n = 1 + upTo(random, 40); n > 0; n -= 1) {
      const at = upTo(random, changed.length);
      changed[at] = (changed[at] ?? 0) ^ (1 << upTo(random, 8));
    }
    return changed;
  },
  (random, file) => file.subarray(0, upTo(random, file.length)),
  (random, file) => {
    const at = upTo(random, file.length);
    return splice(file, at, at, noise(random, 1 + upTo(random, 300)));
  },
  (random, file) => {
    const at = upTo(random, file.length);
    return splice(file, at, at + upTo(random, 300), Buffer.alloc(0));
  },
  // a piece many times over
  (random, file) => {
    const at = upTo(random, file.length);
    const piece = file.subarray(at, at + 1 + upTo(random, 200));
    return splice(file, at, at, Buffer.concat(Array.from({ length: 1 + upTo(random, 400) }, () => piece)));
  },
  // a piece of another file
  (random, file, others) => {
    const other = pick(random, others);
    const [at, from] = [upTo(random, file.length), upTo(random, other.length)];
    return splice(file, at, at + upTo(random, 100), other.subarray(from, from + upTo(random, 4000)));
  },
  // a number, a name or a reference of a PDF
  (random, file) => {
    const found = [...file.toString('latin1').matchAll(/\d+/g)];
    if (found.length === 0) return noise(random, 100);
    const { index, 0: text } = pick(random, found);
    return splice(file, index, index + text.length, Buffer.from(pick(random, NUMBERS)));
  },
  (random, file) => {
    const found = [...file.toString('latin1').matchAll(/\/[A-Za-z]+/g)];
    if (found.length < 2) return noise(random, 100);
    const [one, other] = [pick(random, found), pick(random, found)];
    return splice(file, one.index, one.index + one[0].length, Buffer.from(other[0]));
  },
  (random, file) => {
    const found = [...file.toString('latin1').matchAll(/\d+ 0 R/g)];
    if (found.length < 2) return noise(random, 100);
    const [one, other] = [pick(random, found), pick(random, found)];
    return splice(file, one.index, one.index + one[0].length, Buffer.from(other[0]));
  },
];

/** `file` after one to four random changes. The same numbers from `random` give the same bytes. @param others files of which pieces are taken. */
export function mutated(random: Random, file: Buffer, others: readonly Buffer[]): Buffer {
  let changed = file;
  for (let n = 1 + upTo(random, 4); n > 0; n -= 1)
    changed = changed.length === 0 ? changed : pick(random, MUTATIONS)(random, changed, others);
  return changed;
}
