/** Milliseconds of a wait that is hurried: what a person is told of after a while. Shorter ones are polls; longer ones bound how long a test waits. */
const HURRIED = { from: 1000, below: 10_000 } as const;
const TIMES_AS_FAST = 20;

/** In a story's `beforeEach`: a screen's waits of one to ten seconds pass twenty times as fast, until the story ends. */
export function hurry(): () => void {
  const { setTimeout: timeout, setInterval: interval } = globalThis;
  const hurried = (after = 0): number => (after >= HURRIED.from && after < HURRIED.below ? after / TIMES_AS_FAST : after);
  const faster =
    (timer: typeof timeout | typeof interval) =>
    (run: TimerHandler, after?: number, ...given: unknown[]) =>
      (timer as (run: TimerHandler, after?: number, ...given: unknown[]) => number)(run, hurried(after), ...given);
  Object.assign(globalThis, { setTimeout: faster(timeout), setInterval: faster(interval) });
  return () => void Object.assign(globalThis, { setTimeout: timeout, setInterval: interval });
}
