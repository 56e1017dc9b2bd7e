let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  if (next === isOpen) return;
  isOpen = next;
  listeners.forEach((listener) => listener());
}

/** Whether the chat is open on this page. It opens from the header, from a link of a page, or by the query parameter pop-webchat. */
export const launcher = {
  isOpen: (): boolean => isOpen,
  open: (): void => set(true),
  close: (): void => set(false),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
