let pending: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

/** Queue of toasts: what just happened, shown on the current or next page. */
export const toasts = {
  show: (sentence: string): void => set([...pending, sentence]),
  pending: (): readonly string[] => pending,
  clear: (): void => set([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
