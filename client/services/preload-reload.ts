/** How often a page whose code does not arrive reloads itself before it says so (AMB-115). */
export const MAX_RELOADS = 5;
const KEY = 'preloadReloads';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
let reloading = false;

export function isReloading(): boolean {
  return reloading;
}

/** Counts one failed load: true when the page may reload once more, false when it must show the error page instead. */
export function mayReload(store: Store): boolean {
  const count = Number(store.getItem(KEY) ?? 0);
  if (count >= MAX_RELOADS) return false;
  store.setItem(KEY, String(count + 1));
  return true;
}

/** A page that loaded well starts the count again. */
export function loadedWell(store: Store): void {
  store.removeItem(KEY);
}

/** Milliseconds a page must stand: its later parts may still fail, and a count forgotten at once would reload it for ever. */
const STANDS_MS = 10_000;

/** Starts the count again once the page has stood for a while; a reload in between forgets nothing. */
export function loadedWellSoon(page: Window): void {
  page.setTimeout(() => {
    try {
      loadedWell(page.sessionStorage);
    } catch {
      // nothing was counted
    }
  }, STANDS_MS);
}

/** Reloads on the bundler's preload-error event; on the sixth failure the error is thrown to the fallback page. */
export function reloadOnPreloadError(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    try {
      if (!mayReload(page.sessionStorage)) return;
    } catch {
      return;
    }
    event.preventDefault();
    reloading = true;
    page.location.reload();
  });
}
