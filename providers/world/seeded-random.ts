import { createHash } from 'node:crypto';

/** Change it to generate a different world. */
const WORLD_VERSION = 'v1';

/**
 * A uniform random number in [0, 1) for one field of one key. Each field has its own, never a shared sequence: adding a field changes no other
 * (lending §6.2).
 */
export function uniform(key: string, field: string): number {
  return createHash('sha256').update(`${WORLD_VERSION}|${key}|${field}`).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** A random number of the standard normal distribution (Box–Muller over two fields). */
export function gauss(key: string, field: string): number {
  const a = Math.max(uniform(key, `${field}a`), 1e-12);
  return Math.sqrt(-2 * Math.log(a)) * Math.cos(2 * Math.PI * uniform(key, `${field}b`));
}

/** One item of a list. */
export function pick<Item>(key: string, field: string, from: readonly [Item, ...Item[]]): Item {
  return from[Math.trunc(from.length * uniform(key, field))] ?? from[0];
}

/** Rounds half to even at `digits` decimals (negative: tens, hundreds …), judging a tie on the exact binary value. */
export function round(value: number, digits = 0): number {
  const scaled = digits <= 0 ? Number(`${value}e${digits}`) : 0;
  if (digits > 0) {
    const [whole = '0', decimals = ''] = value.toFixed(digits + 40).split('.');
    // toFixed rounds ties up; round half to even instead.
    if (!/^50*$/.test(decimals.slice(digits))) return Number(value.toFixed(digits));
    const files = `${whole}.${decimals.slice(0, digits)}`;
    return /[02468]$/.test(files) ? Number(files) : Number(value.toFixed(digits));
  }
  const floor = Math.floor(scaled);
  const rest = scaled - floor;
  const whole = rest > 0.5 || (rest === 0.5 && floor % 2 !== 0) ? floor + 1 : floor;
  return Number(`${whole}e${-digits}`);
}
