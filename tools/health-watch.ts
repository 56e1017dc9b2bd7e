/**
 * Asks `GET /healthz` without a pause and reads the server's memory, in a thread of its own: what the sending thread does meanwhile must not
 * look like a slow server.
 */
import { readFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

type Watched = {
  readonly waits: readonly number[];
  readonly failed: number;
  readonly latestMs: number;
  readonly firstBytes: number;
  readonly mostBytes: number;
};

/** Milliseconds between two questions. */
const EVERY_MS = 10;
/** A question that was not answered in this time counts as failed. */
const PATIENCE_MS = 60_000;

/** Resident bytes of a process; 0 where /proc does not exist (macOS, Windows). */
function residentBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Starts to watch; `end` stops and says what was seen. `latestMs` is how late a timer of the watching thread was at most: the machine then had no time for anybody. */
export async function watchHealth(url: string, pid: number) {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, pid } });
  await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  return {
    end: async (limitMs: number) => {
      const ended = new Promise<Watched>((resolve, reject) => worker.once('message', resolve).once('error', reject));
      worker.postMessage('end');
      const { waits, failed, latestMs, firstBytes, mostBytes } = await ended;
      await worker.terminate();
      return {
        asked: waits.length,
        failed,
        latestMs,
        longestMs: waits.reduce((a, b) => Math.max(a, b), 0),
        slowOnes: waits.filter((ms) => ms > limitMs).length,
        grownBytes: mostBytes - firstBytes,
      };
    },
  };
}

async function watch({ url, pid }: { readonly url: string; readonly pid: number }): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<boolean>((resolve) => {
      const request = get(`${url}/healthz`, { agent, timeout: PATIENCE_MS }, (reply) => {
        reply.resume().on('end', () => resolve(reply.statusCode === 200));
      });
      request.on('timeout', () => request.destroy(new Error('no answer')));
      request.on('error', () => resolve(false));
    });
  const firstBytes = residentBytes(pid);
  const seen = { waits: [] as number[], failed: 0, latestMs: 0, firstBytes, mostBytes: firstBytes };
  const state = { ended: false };
  parentPort?.on('message', () => {
    state.ended = true;
  });
  await ask();
  parentPort?.postMessage('watching');
  while (!state.ended) {
    const began = performance.now();
    if (!(await ask())) seen.failed += 1;
    seen.waits.push(performance.now() - began);
    seen.mostBytes = Math.max(seen.mostBytes, residentBytes(pid));
    const paused = performance.now();
    await pause(EVERY_MS);
    seen.latestMs = Math.max(seen.latestMs, performance.now() - paused - EVERY_MS);
  }
  parentPort?.postMessage(seen);
}

if (!isMainThread && workerData !== null) await watch(workerData as { url: string; pid: number });
