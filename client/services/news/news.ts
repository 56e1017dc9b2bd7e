let waiting: readonly string[] = [];
const listeners = new Set<() => void>();

function set(next: readonly string[]): void {
  waiting = next;
  listeners.forEach((listener) => listener());
}

/** Sentences to show as toasts: what just happened, said on whatever page comes next. */
export const news = {
  tell: (sentence: string): void => set([...waiting, sentence]),
  waiting: (): readonly string[] => waiting,
  shown: (): void => set([]),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
