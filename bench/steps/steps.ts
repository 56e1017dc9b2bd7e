/** Steps that the server decides, after the offer: from the click to the next screen, beside the smallest React page that posts and swaps. */
import { createServer } from 'node:http';

import { type Browser, chromium, type Page } from 'playwright';

import { CHROMIUM_ARGS, ensureChromium } from '../../tools/chromium.ts';
import { type Click, clicksOf } from '../first-screen/clicks.ts';
import { reactPage } from '../first-screen/floors.ts';
import { phone } from '../first-screen/measure.ts';
import { type Step, summary } from '../first-screen/steps.ts';
import { type Goal, goalText } from '../goals.ts';
import { table } from '../table.ts';

/** Milliseconds a borrower looks at a screen before answering it. */
const LOOKS_MS = 2500;

type Screen = { readonly screen: string; readonly answer: (page: Page) => Promise<void> };

/** A borrower of the sandbox who confirms an offer and completes the application. */
export const SCREENS: readonly Screen[] = [
  { screen: 'product/select/confirm', answer: async () => undefined },
  {
    screen: 'start/contact',
    async answer(page) {
      const ssn = page.locator('input[name=ssn]');
      if (await ssn.isVisible()) await ssn.fill('666101001');
      await page.getByRole('radio', { name: /^Unmarried/ }).check({ force: true });
      await page.getByRole('radio', { name: /^Sole owner/ }).check({ force: true });
      await page.locator('select').first().selectOption({ index: 1 });
      await page.getByRole('checkbox', { name: /^I authorize/ }).check({ force: true });
    },
  },
  { screen: 'start/hmda', answer: async () => undefined },
];

type Played = { readonly uuid: string; readonly jwt: string };

export async function played(url: string): Promise<Played> {
  const answer = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 1, until: 'OFFER_SELECTION' }),
  });
  if (!answer.ok) throw new Error(`The sandbox answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Played;
}

/** Plays the steps once in a fresh profile. */
async function walk(browser: Browser, url: string): Promise<Step[]> {
  const who = await played(url);
  const { context, page } = await phone(browser);
  try {
    const click = await clicksOf(page);
    await page.goto(`${url}/healthz`);
    await page.evaluate(([jwt]) => localStorage.setItem('jwt', `Bearer ${jwt}`), [who.jwt] as const);
    await page.goto(`${url}/account/heloc/${who.uuid}/`, { waitUntil: 'load', timeout: 60_000 });
    await page.waitForURL(/product\/select/, { timeout: 60_000 });
    await page.waitForTimeout(LOOKS_MS);
    await page.locator('button[type=submit]').first().click();
    const steps: Step[] = [];
    for (const { screen, answer } of SCREENS) {
      await page.waitForURL(new RegExp(`/${screen}(\\?|$)`), { timeout: 60_000 });
      await page.waitForTimeout(LOOKS_MS);
      await answer(page);
      steps.push({ from: screen, ...(await click()) });
    }
    return steps;
  } finally {
    await context.close();
  }
}

/** Posts, and swaps its heading when the reply has come: what React and one request cost. */
const BARE = `
import { createRoot } from 'react-dom/client';
import { useState } from 'react';
function Page() {
  const [at, setAt] = useState(1);
  const send = async (event) => {
    event.preventDefault();
    const reply = await fetch('/react/step', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ at }) });
    const { next } = await reply.json();
    setAt(next);
  };
  return <main><h1>Question {at}</h1><form onSubmit={send}><label>Answer<input name="answer" /></label><button type="submit">Continue</button></form></main>;
}
createRoot(document.getElementById('root')!).render(<Page />);
`;

async function bare(browser: Browser, clicks: number): Promise<Click[]> {
  const files = await reactPage(BARE);
  const server = createServer((request, reply) => {
    if (request.method === 'POST') {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { at } = JSON.parse(body) as { at: number };
        reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ next: at + 1 }));
      });
      return;
    }
    const file = files.get(request.url ?? '');
    if (file === undefined) reply.writeHead(404).end();
    else reply.writeHead(200, { 'content-type': file.type, 'content-encoding': 'br', 'content-length': file.body.length }).end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { context, page } = await phone(browser);
  try {
    const click = await clicksOf(page);
    await page.goto(`http://localhost:${address.port}/react/`, { waitUntil: 'load', timeout: 60_000 });
    const all: Click[] = [];
    for (let at = 0; at < clicks; at += 1) {
      await page.waitForTimeout(LOOKS_MS / 5);
      all.push(await click());
    }
    return all;
  } finally {
    await context.close();
    server.close();
  }
}

/** Prints the table for the product at `url`; `rounds` walks. Returns goal U10. */
export async function steps(url: string, rounds: number): Promise<Goal[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_ARGS });
  const floor: Click[] = [];
  const ours: Step[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      floor.push(...(await bare(browser, SCREENS.length)));
      ours.push(...(await walk(browser, url)));
    }
  } finally {
    await browser.close();
  }
  const ms = (time: number) => time.toFixed(0);
  const row = (name: string, of: readonly Click[]) => {
    const all = summary(of);
    return [name, ms(all.median), ms(all.p95), ms(Math.max(...of.map((one) => one.ms))), String(all.inTheWay)];
  };
  console.log(`\nClick to next screen over the server, 1.6 Mbit/s, 150 ms, CPU x4, ${ours.length} steps`);
  const screens = [...Map.groupBy(ours, ({ from }) => from)];
  console.log(
    table(
      ['', 'median ms', 'p95', 'most', 'requests in the way'],
      [
        row('bare React: post and swap', floor),
        ...screens.map(([from, of]) => row(from, of)),
        row('all steps', ours),
        ['goal', goalText({ atMost: 250 }), goalText({ atMost: 450 }), '', ''],
      ],
    ),
  );
  for (const [from, of] of screens)
    console.log(`${from}: ${[...new Set(of.flatMap(({ inTheWay }) => inTheWay))].join(', ').replaceAll(/[\da-f-]{36}/g, '{uuid}')}`);
  const { median, p95 } = summary(ours);
  return [
    { what: 'click to next screen over the server: median, ms', value: median, atMost: 250 },
    { what: 'click to next screen over the server: p95, ms', value: p95, atMost: 450 },
  ];
}
