/** The first screen beside two lower bounds: loads alternate, so that a busy minute affects all three. */
import { chromium } from 'playwright';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { type Goal, goalText } from '../goals.ts';
import { ratio, table } from '../table.ts';
import { serveFloors } from './floors.ts';
import { measure, medianLoad } from './measure.ts';
import type { Load } from './measure.ts';

/** Prints the table for the product at `url`; `rounds` cold loads of each page. Returns the goals U1 to U12. */
export async function firstScreen(url: string, rounds: number): Promise<Goal[]> {
  const { floors, stop } = await serveFloors();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const pages = [
    ...floors.map((floor) => ({ ...floor, react: floor.name !== 'static HTML' })),
    { name: 'first screen', url: `${url}/account/heloc/register-v2`, react: true },
  ];
  const loads = new Map<string, Load[]>(pages.map((page) => [page.name, []]));
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) loads.get(page.name)?.push(await measure(browser, page.url, page.react));
    }
  } finally {
    await browser.close();
    stop();
  }
  const [still, bare, ours] = pages.map((page) => medianLoad(loads.get(page.name) ?? []));
  if (still === undefined || bare === undefined || ours === undefined) throw new Error('nothing was measured');
  const kB = (bytes: number) => (bytes / 1000).toFixed(1);
  const ms = (time: number) => time.toFixed(0);
  const goals: Goal[] = [];
  const row = (what: string, key: keyof Load, shown: (n: number) => string, atMost: number, unit = 1) => {
    goals.push({ what: `first screen: ${what}`, value: ours[key] / unit, atMost: atMost / unit });
    return [
      what,
      shown(still[key]),
      shown(bare[key]),
      shown(ours[key]),
      ratio(ours[key], still[key]),
      ratio(ours[key], bare[key]),
      goalText({ atMost: atMost / unit }, atMost / unit < 1 && atMost > 0 ? 3 : 0),
    ];
  };
  console.log(`\nFirst screen, cold, 1.6 Mbit/s, 150 ms, CPU x4, median of ${rounds}`);
  console.log(
    table(
      ['', 'static HTML', 'bare React', 'first screen', '/ static', '/ React', 'goal'],
      [
        row('script, kB on the wire', 'scriptBytes', kB, 105_000, 1000),
        row('style, kB on the wire', 'styleBytes', kB, 10_000, 1000),
        row('all bytes until ready, kB', 'bytes', kB, 180_000, 1000),
        row('requests until ready', 'requests', String, 8),
        row('third-party requests', 'thirdParty', String, 0),
        row('first paint (FCP), ms', 'fcp', ms, 950),
        row('largest paint (LCP), ms', 'lcp', ms, 1000),
        row('first field live, ms', 'ready', ms, 1.8 * bare.ready),
        row('load event, ms', 'load', ms, 1700),
        row('layout shift (CLS)', 'cls', (n) => n.toFixed(4), 0.005),
      ],
    ),
  );
  return goals;
}
