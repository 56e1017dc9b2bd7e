/** The first screen beside two lower bounds: loads alternate, so that a busy minute affects all three. */
import { chromium } from 'playwright';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { type Goal, goalText } from '../goals.ts';
import { ratio, table } from '../table.ts';
import { serveFloors } from './floors.ts';
import { measure, medianLoad } from './measure.ts';
import type { Load } from './measure.ts';
import { measureSteps, type Step, summary } from './steps.ts';

/** Each walk through registration takes half a minute, and gives six steps. */
const MOST_WALKS = 5;

/** Prints the table for the product at `url`; `rounds` cold loads of each page. Returns the goals U1 to U9 and U12. */
export async function firstScreen(url: string, rounds: number): Promise<Goal[]> {
  const { floors, stop } = await serveFloors();
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const pages = [
    ...floors.map((floor) => ({ ...floor, react: floor.name !== 'static HTML' })),
    { name: 'first screen', url: `${url}/account/heloc/register-v2`, react: true },
  ];
  const loads = new Map<string, Load[]>(pages.map((page) => [page.name, []]));
  const steps: Step[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const page of pages) loads.get(page.name)?.push(await measure(browser, page.url, page.react));
    }
    for (let round = 0; round < Math.min(rounds, MOST_WALKS); round += 1)
      steps.push(...(await measureSteps(browser, `${url}/account/heloc/register-v2`)));
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
        row('first paint (FCP), ms', 'fcp', ms, 1.2 * still.fcp),
        row('largest paint (LCP), ms', 'lcp', ms, 1000),
        row('first field live, ms', 'ready', ms, 1.5 * bare.ready),
        row('blocking, ms', 'blocking', ms, 300),
        row('load event, ms', 'load', ms, 1700),
        row('layout shift (CLS)', 'cls', (n) => n.toFixed(4), 0.005),
      ],
    ),
  );
  const { median, p95, inTheWay } = summary(steps);
  goals.push(
    { what: 'click to next question: median, ms', value: median, atMost: 120 },
    { what: 'click to next question: p95, ms', value: p95, atMost: 250 },
    { what: 'click to next question: requests in the way', value: inTheWay, atMost: 0 },
  );
  console.log(`\nClick to next question, the same line and processor, ${steps.length} steps`);
  const screens = [...Map.groupBy(steps, ({ from }) => from)];
  console.log(
    table(
      ['', 'median ms', 'most ms', 'requests in the way'],
      [
        ...screens.map(([from, of]) => {
          const all = summary(of);
          return [from, ms(all.median), ms(Math.max(...of.map((step) => step.ms))), String(all.inTheWay)];
        }),
        ['all', ms(median), `${ms(p95)} (p95)`, String(inTheWay)],
        ['goal', goalText({ atMost: 120 }), goalText({ atMost: 250 }), goalText({ atMost: 0 })],
      ],
    ),
  );
  return goals;
}
