import { BASE } from './paths.ts';

/** The help articles: their index, and one page for each. Apart from the other paths, which the first page loads. */
export const help = {
  index: () => `${BASE}/help`,
  article: (slug: string) => `${BASE}/help/${encodeURIComponent(slug)}`,
} as const;

/** True for a page of the help. */
export const isHelpPath = (path: string): boolean => new RegExp(`^${BASE}/help(?:/[a-z0-9-]+)?$`).test(path);
