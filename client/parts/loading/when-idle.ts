/** Milliseconds after the first paint, or after the first question, before the app fetches code not needed yet. */
export const AFTER_FIRST_PAINT_MS = 100;

/** Runs once the browser is idle after rendering; returns a function that cancels it. */
export function whenIdle(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 500);
    return () => clearTimeout(timer);
  }
  const waiting = requestIdleCallback(run);
  return () => cancelIdleCallback(waiting);
}
