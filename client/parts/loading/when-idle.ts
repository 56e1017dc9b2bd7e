/** Milliseconds after the first paint, or after the first question, before the app fetches code not needed yet. */
export const AFTER_FIRST_PAINT_MS = 100;

/** Runs once the browser is idle after rendering, at the latest after `within` milliseconds; returns a function that cancels it. */
export function whenIdle(run: () => void, within?: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, within ?? 500);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run, within === undefined ? {} : { timeout: within });
  return () => cancelIdleCallback(waiting);
}

/** Milliseconds behind the next frame, at most, until what need not be part of it is done. */
const BEHIND_MS = 100;

/** Runs soon behind the next frame, in which the person sees what they wait for. A tab that shows no frames runs it too. Returns a function that cancels it. */
export function afterPaint(run: () => void): () => void {
  let cancel = (): void => undefined;
  const soon = (): void => {
    cancel = whenIdle(run, BEHIND_MS);
  };
  if (document.visibilityState === 'hidden') soon();
  else {
    const frame = requestAnimationFrame(soon);
    cancel = () => cancelAnimationFrame(frame);
  }
  return () => cancel();
}
