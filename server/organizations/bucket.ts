import { createHash } from 'node:crypto';

/** The first six bytes of a hash are the point: 2^48 of them, so that shares are exact to far less than one visitor. */
const BYTES = 6;

/**
 * Where a visitor stands in an experiment, from 0 up to 1: the first 48 bits of SHA-256 over the experiment's key, a line feed and the visitor's
 * tracker id. The same in every process and release; independent of where the visitor stands in another experiment.
 */
export function bucket(experiment: string, trackerId: string): number {
  const hash = createHash('sha256').update(`${experiment}\n${trackerId}`).digest();
  return hash.readUIntBE(0, BYTES) / 2 ** (8 * BYTES);
}
