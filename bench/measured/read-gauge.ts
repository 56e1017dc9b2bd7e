/** Reads processor time and memory of a process that loaded `gauge.ts`. */
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** Milliseconds of processor time of all threads so far, bytes of memory, and the process's own clock in milliseconds. */
export type Reading = {
  readonly cpuMs: number;
  readonly rss: number;
  readonly heapUsed: number;
  readonly external: number;
  readonly at: number;
};

/** The NODE_OPTIONS that put the gauge into a process. */
export const GAUGE = `--import=${pathToFileURL(join(import.meta.dirname, 'gauge.ts')).href}`;

export const gaugeSocket = (pid: number): string => join(tmpdir(), `hearthline-gauge-${pid}.sock`);

/** A reading; with `collect` after a garbage collection, for memory that is really held. Rejects when the process has no gauge. */
export async function readGauge(pid: number, collect = false): Promise<Reading> {
  const socket = connect(gaugeSocket(pid));
  socket.write(collect ? 'collect' : 'read');
  return JSON.parse(await text(socket)) as Reading;
}

/** Share of one core, in percent, between two readings. */
export const sharePercent = (from: Reading, to: Reading): number => (100 * (to.cpuMs - from.cpuMs)) / (to.at - from.at);
