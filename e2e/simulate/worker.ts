/** One process of the simulation: plays every nth seed and reports each to its parent. */
import { enableCompileCache } from 'node:module';
import { BUGS } from './bugs.ts';
import { prepare } from './hooks.ts';
import type { Played } from './journey.ts';

export type Task = {
  readonly from: number;
  readonly count: number;
  readonly step: number;
  readonly bug: string | null;
  readonly whole: boolean;
  /** Every vendor that a job calls is down for six hours. */
  readonly outage?: boolean;
};
/** Requests are counted by outcome. The trace is sent for a journey that failed, or that was requested alone. */
export type WorkerMessage = {
  readonly played?: Omit<Played, 'requests'> & {
    readonly requests: Readonly<Record<string, number>>;
    /** Milliseconds of processor time: of this journey, and of the process until now. */
    readonly processor: number;
    readonly spent: number;
  };
};

const task = JSON.parse(process.argv[2] ?? '') as Task;
// Refusals are thrown by the thousand; where one came from is shown when the journey is played alone.
if (task.count > 1) Error.stackTraceLimit = 0;
// Each planted bug has a process of its own: what they have in common is compiled once.
enableCompileCache();
prepare(BUGS.find((b) => b.name === task.bug) ?? null);
const { play, playOutage } = await import('./journey.ts');

const tell = (told: WorkerMessage) => new Promise<void>((resolve) => void process.send?.(told, undefined, {}, () => resolve()));
for (let n = 0; n < task.count; n += 1) {
  const before = process.cpuUsage();
  const seed = task.from + n * task.step;
  const played = task.outage ? await playOutage(seed) : await play(seed, task.whole);
  const requests: Record<string, number> = {};
  for (const { ending } of played.requests) requests[ending] = (requests[ending] ?? 0) + 1;
  const trace = played.wrong.length > 0 || task.count === 1 ? played.trace : [];
  const of = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;
  await tell({ played: { ...played, requests, trace, processor: of(process.cpuUsage(before)), spent: of(process.cpuUsage()) } });
}
process.disconnect?.();
