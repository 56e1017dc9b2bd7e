/** One cold load of a page under laboratory conditions: what was loaded, when it was painted, when its first field was interactive. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';

/** 1.6 Mbit/s down, 0.75 up, 150 ms round trip, processor four times slower, a phone's window. */
const LINE = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (0.75 * 1024 * 1024) / 8 };
const SLOW_DOWN = 4;
const WINDOW = { width: 412, height: 823 };

export type Load = {
  /** ms from navigation start. */
  fcp: number;
  lcp: number;
  /** The first text field exists and, on a React page, React controls it. */
  ready: number;
  load: number;
  cls: number;
  /** Milliseconds beyond 50 of every long task, from navigation start until 1.5 s after the load. */
  blocking: number;
  /** Until ready: bytes on the wire and requests of all kinds; and the share of script and style. */
  bytes: number;
  requests: number;
  scriptBytes: number;
  styleBytes: number;
  thirdParty: number;
};

type Seen = { fcp: number; lcp: number; cls: number; blocking: number; ready: number; load: number };

/** Runs in the page before any of its code. */
function watch(react: boolean): void {
  const seen: Seen = { fcp: 0, lcp: 0, cls: 0, blocking: 0, ready: 0, load: 0 };
  Object.assign(globalThis, { hearthlineSeen: seen });
  const on = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  on('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  on('layout-shift', (entry) => {
    seen.cls += (entry as PerformanceEntry & { value: number }).value;
  });
  on('longtask', (entry) => {
    seen.blocking += entry.duration - 50;
  });
  addEventListener('load', () => {
    seen.load = performance.now();
  });
  const look = () => {
    const field = [...document.querySelectorAll('input')].find((input) => !['hidden', 'radio', 'checkbox'].includes(input.type));
    if (field !== undefined && (!react || Object.keys(field).some((key) => key.startsWith('__reactProps')))) seen.ready = performance.now();
    else setTimeout(look, 4);
  };
  look();
}

/** A page of a fresh profile under laboratory conditions. */
export async function phone(browser: Browser): Promise<{ context: BrowserContext; page: Page; devtools: CDPSession }> {
  const context = await browser.newContext({ viewport: WINDOW, deviceScaleFactor: 2, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  return { context, page, devtools };
}

/** Loads `url` once in a fresh profile. */
export async function measure(browser: Browser, url: string, react: boolean): Promise<Load> {
  const { context, page, devtools } = await phone(browser);
  try {
    const asked = new Map<string, { at: number; type: string; host: string; bytes: number }>();
    devtools.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }) => {
      if (request.url.startsWith('http'))
        asked.set(requestId, { at: timestamp, type: type ?? '', host: new URL(request.url).host, bytes: 0 });
    });
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const row = asked.get(requestId);
      if (row !== undefined) row.bytes = encodedDataLength;
    });
    await page.addInitScript(watch, react);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    // what is measured ends before the first script of the bench itself, which blocks a slow processor for 100 ms
    await page.waitForTimeout(1500);
    await page.waitForFunction(() => (globalThis as unknown as { hearthlineSeen: Seen }).hearthlineSeen.ready > 0, undefined, {
      timeout: 60_000,
    });
    const seen = await page.evaluate(() => (globalThis as unknown as { hearthlineSeen: Seen }).hearthlineSeen);
    const rows = [...asked.values()];
    const began = Math.min(...rows.map((row) => row.at));
    const before = rows.filter((row) => (row.at - began) * 1000 <= seen.ready);
    const sum = (of: typeof rows) => of.reduce((total, row) => total + row.bytes, 0);
    return {
      ...seen,
      bytes: sum(before),
      requests: before.length,
      scriptBytes: sum(before.filter((row) => row.type === 'Script')),
      styleBytes: sum(before.filter((row) => row.type === 'Stylesheet')),
      thirdParty: before.filter((row) => row.host !== new URL(url).host).length,
    };
  } finally {
    await context.close();
  }
}

/** The median load of several, figure by figure. */
export function medianLoad(loads: readonly Load[]): Load {
  const middle = (key: keyof Load) => loads.map((load) => load[key]).toSorted((a, b) => a - b)[Math.floor(loads.length / 2)] ?? Number.NaN;
  return Object.fromEntries((Object.keys(loads[0] ?? {}) as (keyof Load)[]).map((key) => [key, middle(key)])) as Load;
}
