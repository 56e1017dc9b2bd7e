/** The full-screen loader after a registration is submitted: it outlives the screen that started it. Milliseconds. */
export const MIN_SHOWN_MS = 1000;
export const HIDE_DELAY_MS = 300;

let shownAt: number | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function set(at: number | null): void {
  shownAt = at;
  listeners.forEach((listener) => listener());
}

/** One loader per page: shown by the final step of registration, hidden when the next screen is ready. */
export const loader = {
  isShown: (): boolean => shownAt !== null,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  show(): void {
    clearTimeout(timer);
    timer = undefined;
    if (shownAt === null) set(performance.now());
  },
  /** Hides it 300 ms from now, but not before it was visible for a second. */
  hide(): void {
    if (shownAt === null || timer !== undefined) return;
    const left = MIN_SHOWN_MS - (performance.now() - shownAt);
    timer = setTimeout(
      () => {
        timer = undefined;
        set(null);
      },
      Math.max(HIDE_DELAY_MS, left),
    );
  },
} as const;
