import type { Context } from '../config/context.ts';

/** Runs a task every second until stopped, and again at once while it finds something to do. A failure is logged under `what` and tried again. */
export function repeat(ctx: Context, what: string, round: (ctx: Context) => Promise<number>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  const all = async (): Promise<void> => {
    while (!stopped && (await round(ctx)) > 0);
  };
  const timer = setInterval(() => {
    running = running
      .then(all)
      .catch((error: unknown) => ctx.log.error({ what, error: error instanceof Error ? error.message : 'unknown' }, 'a round failed'));
  }, 1000);
  timer.unref();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
