/** Resolves after `milliseconds`, or rejects with the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** The browser's own page, as it follows. */
export const page = {
  isVisible: (): boolean => document.visibilityState === 'visible',
  isOnline: (): boolean => navigator.onLine,
  onChange(changed: () => void): () => void {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('online', changed);
    window.addEventListener('offline', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('online', changed);
      window.removeEventListener('offline', changed);
    };
  },
  now: (): number => performance.now(),
  pause,
};
