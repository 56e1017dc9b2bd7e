/** How often a page whose code fails to load reloads before it shows the error (AMB-115). */
export const MAX_RELOADS = 5;
const KEY = 'preloadReloads';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
let reloading = false;
let prefetching = 0;

export function isReloading(): boolean {
  return reloading;
}

/** Counts one failed load: true when the page may reload again, false when it must show the error page. */
export function mayReload(store: Store): boolean {
  const count = Number(store.getItem(KEY) ?? 0);
  if (count >= MAX_RELOADS) return false;
  store.setItem(KEY, String(count + 1));
  return true;
}

/** Resets the count after a successful load. */
export function resetReloadCount(store: Store): void {
  store.removeItem(KEY);
}

/** Milliseconds a page must survive before the count resets: later chunks may still fail, and an immediate reset would reload forever. */
const STABLE_AFTER_MS = 10_000;

/** Resets the count once the page has survived for a while; a reload before that resets nothing. */
export function resetReloadCountLater(page: Window): void {
  page.setTimeout(() => {
    try {
      resetReloadCount(page.sessionStorage);
    } catch {
      // there was no count
    }
  }, STABLE_AFTER_MS);
}

/** Loads code ahead of its use: a failure changes nothing, and the code is loaded again when it is used. */
export async function prefetch(load: () => Promise<unknown>): Promise<void> {
  prefetching += 1;
  try {
    await load();
  } catch {
    // used later, it is loaded again
  } finally {
    prefetching -= 1;
  }
}

/**
 * Code that is loaded once: from then on its promise is the same, resolved one. A second `import()` of a module that is there costs a task of
 * its own, in which the browser may paint a frame before the next page. A failed load is tried again by the next call.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** A reload helps where a release has replaced the code: not while it is only prefetched, and not without a connection (quality R10). */
export const wouldHelp = (page: { readonly navigator: { readonly onLine: boolean } }): boolean =>
  prefetching === 0 && page.navigator.onLine;

/** Reloads on Vite's preload-error event; on the sixth failure the error is thrown to the error page. */
export function reloadOnPreloadError(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!wouldHelp(page)) return;
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

/** Milliseconds until a style sheet that failed to load is requested again, doubled each time. */
const STYLE_AGAIN_MS = 1000;

/**
 * Requests a style sheet again that failed to load, at once when the connection is back. The loader of code does not: from its second attempt on
 * it takes the link in the page for the style, and the screen would stay without it.
 */
export function requestStylesAgain(page: Window): void {
  const failed = ({ target }: Event): void => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    const tries = Number(target.dataset['tries'] ?? 0);
    const again = (): void => {
      const link = target.cloneNode() as HTMLLinkElement;
      link.dataset['tries'] = String(tries + 1);
      target.replaceWith(link);
    };
    if (page.navigator.onLine) page.setTimeout(again, STYLE_AGAIN_MS * 2 ** tries);
    else page.addEventListener('online', again, { once: true });
  };
  // such an error does not bubble
  page.addEventListener('error', failed, true);
}
