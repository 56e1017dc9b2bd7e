import { useSyncExternalStore } from 'react';

/** The width from which the chat is a panel beside the page; below it covers the page (design §6). */
const WIDE = '(min-width: 600px)';

const subscribeToWidth = (changed: () => void): (() => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const subscribeToVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

export const useIsWide = (): boolean => useSyncExternalStore(subscribeToWidth, () => window.matchMedia(WIDE).matches);
export const useIsVisible = (): boolean => useSyncExternalStore(subscribeToVisibility, () => document.visibilityState === 'visible');
