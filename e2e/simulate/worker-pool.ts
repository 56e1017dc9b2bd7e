/** Plays seeds in child processes, each its share, and receives every journey. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Walk } from './bugs/bug.ts';
import { seedsOf } from './shape.ts';
import type { WorkerMessage, Task } from './worker.ts';

export type PlayedJourney = NonNullable<WorkerMessage['played']>;

/** Megabytes for what is young: a journey's facts and tables live as long as it does, and are then let go together instead of being copied along. */
const YOUNG = ['--max-semi-space-size=64'];

/** @param hear called with each journey; true stops all of them. */
export async function play(
  plan: {
    readonly from: number;
    readonly count: number;
    readonly processes: number;
    readonly bug: string | null;
    readonly whole: boolean;
    /** Only journeys of a shape, or of the outage. */
    readonly walk?: Walk | null;
  },
  hear: (played: PlayedJourney) => boolean,
): Promise<void> {
  const { from, count, processes, bug, whole, walk = null } = plan;
  const outage = walk === 'outage';
  const { first, step } = seedsOf(outage ? null : walk, from);
  const children: ChildProcess[] = [];
  let stopped = false;
  const stop = () => {
    stopped = true;
    for (const child of children) child.kill();
  };
  const share = async (n: number) => {
    const task: Task = { from: first + n * step, count: Math.ceil((count - n) / processes), step: processes * step, bug, whole, outage };
    if (task.count <= 0) return;
    const child = fork(join(import.meta.dirname, 'worker.ts'), [JSON.stringify(task)], { execArgv: [...process.execArgv, ...YOUNG] });
    children.push(child);
    await new Promise<void>((resolve, reject) => {
      child.on('message', ({ played }: WorkerMessage) => void (!stopped && played && hear(played) && stop()));
      child.on('exit', (code) => {
        if (code === 0 || stopped) resolve();
        else reject(new Error(`A process of the simulation ended with ${code}`));
      });
    });
  };
  await Promise.all(Array.from({ length: processes }, (_, n) => share(n)));
}
