let pending: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  pending = next;
  listeners.forEach((listener) => listener());
}

/** Sentences to show as toasts: what just happened, shown on whatever page comes next. */
export const toasts = {
  show: (sentence: string): void => set([...pending, sentence]),
  pending: (): readonly string[] => pending,
  clear: (): void => set([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
