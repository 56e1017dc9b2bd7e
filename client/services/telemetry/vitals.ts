import type { WebVital } from '@hearthline/rules/tracking.ts';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

type Vital = { readonly name: WebVital; readonly value: number };
type Page = Pick<Window, 'addEventListener' | 'location' | 'document'>;
type Send = (body: { readonly pagePath: string; readonly vitals: Vital[] }) => unknown;

/** Longest time that is told, in milliseconds: a page left open over night is no slow page. */
const MOST = 600_000;

/** The functions of the library that tell one web vital each. */
type Library = readonly ((tell: (metric: Metric) => void) => void)[];
const LIBRARY: Library = [onCLS, onFCP, onINP, onLCP, onTTFB];

/**
 * Tells how fast this page was, when its visitor leaves or hides it: the values are final then. They belong to the page that was loaded, whichever
 * screens followed.
 */
export function watchVitals(page: Page, send: Send, library: Library = LIBRARY): void {
  const { pathname } = page.location;
  const last = new Map<WebVital, number>();
  for (const on of library) on(({ name, value }) => void last.set(name, Math.min(value, MOST)));
  const flush = (): void => {
    if (last.size === 0) return;
    const vitals = [...last].map(([name, value]) => ({ name, value: name === 'CLS' ? value : Math.round(value) }));
    last.clear();
    void send({ pagePath: pathname, vitals });
  };
  // Registered after the library's own listeners, which report on the same event.
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') flush();
  });
  page.addEventListener('pagehide', flush);
}
