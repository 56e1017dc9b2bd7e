import { type Banner, BANNERS_UNREADABLE, readBanners } from '@hearthline/rules/banners.ts';

type BannerState = {
  readonly banners: readonly Banner[];
  /** Why none could be read; null when they were (B §4.2). */
  readonly error: string | null;
};

/** Fetches a list without any cache on the way. */
export type FetchBanners = (url: string) => Promise<Response>;

/** The banners of this page: read once per page load; a failure shows none and is kept. */
export function createBannerStore(addressOf: () => Promise<string>, fetchList: FetchBanners) {
  let state: BannerState = { banners: [], error: null };
  let read: { readonly of: object; readonly done: Promise<void> } | null = null;
  const listeners = new Set<() => void>();

  async function fetchBanners(): Promise<BannerState> {
    try {
      const response = await fetchList(await addressOf());
      if (!response.ok) throw new Error(`The list of banners was answered with ${response.status}`);
      const received: unknown = await response.json().catch(() => {
        throw new Error(BANNERS_UNREADABLE);
      });
      return { banners: readBanners(received), error: null };
    } catch (error) {
      return { banners: [], error: error instanceof Error ? error.message : String(error) };
    }
  }
  return {
    state: (): BannerState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** @param of the lender of the page: its list is read once */
    load(of: object): Promise<void> {
      if (read?.of !== of)
        read = {
          of,
          done: fetchBanners().then((next) => {
            state = next;
            listeners.forEach((listener) => listener());
          }),
        };
      return read.done;
    },
  };
}
