/** Two web and two worker processes on one database behind one load balancer; any of them can be killed and restarts on the same port. */
import { setTimeout as pause } from 'node:timers/promises';

import { freePort, startProduct } from '../../tools/product.ts';
import type { Product } from '../../tools/product.ts';

export const ROLES = ['web', 'web', 'worker', 'worker'] as const;
export type Role = (typeof ROLES)[number];

export type Processes = {
  /** Kills that process without warning and starts it again; resolves once it is ready. */
  readonly kill: (which: number) => Promise<void>;
  readonly isUp: (which: number) => boolean;
  /** Milliseconds the slowest start took. */
  readonly slowestStart: () => number;
  readonly stop: () => Promise<void>;
};

export const freePorts = async (): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < ROLES.length) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  return ports;
};

/** All four start at once, as in a deployment: the first one migrates and creates the keys. */
export async function startProcesses(ports: readonly number[], data: string, env: Record<string, string>): Promise<Processes> {
  let slowest = 0;
  const start = async (which: number): Promise<Product> => {
    const began = performance.now();
    const product = await startProduct({
      data,
      port: ports[which] ?? 0,
      withoutClient: true,
      seconds: 90,
      env: { ...env, ROLE: ROLES[which] ?? 'web' },
    });
    slowest = Math.max(slowest, performance.now() - began);
    return product;
  };
  const running: (Product | null)[] = await Promise.all(ROLES.map((_, which) => start(which)));
  const stop = async () => {
    await Promise.all(running.map(async (product) => product?.stop({ keep: true })));
  };
  return {
    kill: async (which) => {
      const product = running[which];
      if (!product) return;
      running[which] = null;
      product.process.kill('SIGKILL');
      running[which] = await start(which).catch(async () => {
        // A busy machine may be slow: one more try, then it is a failure.
        await pause(1000);
        return start(which);
      });
    },
    isUp: (which) => running[which] !== null,
    slowestStart: () => slowest,
    stop,
  };
}
