/** What open chats cost one web process: while nobody writes, and how soon a message reaches the other side. */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openPool } from '@hearthline/database/open-database.ts';
import { type ChatPage, openChatPage } from '@hearthline/sandbox/testing/chat-page.ts';
import { deskCalls } from '@hearthline/sandbox/testing/desk-calls.ts';
import { startProduct } from '../../tools/product.ts';
import { UNLIMITED } from '../endpoints/load.ts';
import type { Goal } from '../goals.ts';
import { GAUGE, readGauge, sharePercent } from '../measured/read-gauge.ts';
import { table } from '../table.ts';

const OPEN = 2000;
/** Seconds in which nobody writes, and in which they do; messages a second. */
const QUIET_S = 30;
const TALK_S = 20;
const A_SECOND = 50;
const MB = 2 ** 20;

/** Prints the table and returns the goals. */
export async function chats(data: string, databaseUrl: string): Promise<Goal[]> {
  const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', ROLE: 'web', NODE_OPTIONS: GAUGE, ...UNLIMITED };
  const product = await startProduct({ data, withoutClient: true, env });
  const pool = openPool(databaseUrl, { max: 2, log: { warn: () => undefined } });
  const pages: ChatPage[] = [];
  try {
    const pid = product.process.pid ?? 0;
    const placeOf = (): string => product.url;
    const ask = await deskCalls(pool, placeOf);
    const empty = await readGauge(pid, true);
    while (pages.length < OPEN)
      pages.push(...(await Promise.all(Array.from({ length: 40 }, async (_, n) => openChatPage(placeOf, `Person ${pages.length + n}`)))));
    // every page has said hello, and what beginning left behind is collected
    await pause(3000);
    const open = await readGauge(pid, true);
    await pause(QUIET_S * 1000);
    const quiet = await readGauge(pid);

    const took: number[] = [];
    const sending: Promise<void>[] = [];
    const began = performance.now();
    for (let n = 0; n < TALK_S * A_SECOND; n += 1) {
      const page = pages[(n * 7) % OPEN];
      if (!page) continue;
      await pause(Math.max(0, began + (n * 1000) / A_SECOND - performance.now()));
      const at = performance.now();
      sending.push(
        (async () => {
          if (n % 2 === 0) took.push((await page.heard((await page.say(`message ${n}`)).key)) - at);
          else {
            const key = randomUUID();
            const heard = page.heard(key);
            await ask('POST', `/desk/api/v1/chats/${page.sid}/messages`, { key, body: `answer ${n}`, seen: 1_000_000 });
            took.push((await heard) - at);
          }
        })(),
      );
    }
    await Promise.all(sending);
    const talked = await readGauge(pid);
    const sorted = took.toSorted((a, b) => a - b);
    const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;
    const held = (open.heapUsed + open.external - empty.heapUsed - empty.external) / MB;
    const idle = sharePercent(open, quiet);
    console.log(`\n${OPEN} open chats at one web process; ${A_SECOND} messages a second for ${TALK_S} s, half by each side`);
    console.log(
      table(
        ['', 'product'],
        [
          ['% of a core while nobody writes', idle.toFixed(2)],
          ['MB held, after a collection', held.toFixed(0)],
          ['MB of the process (RSS), more than before', ((quiet.rss - empty.rss) / MB).toFixed(0)],
          [`% of a core at ${A_SECOND} messages a second`, sharePercent(quiet, talked).toFixed(0)],
          ['ms from sending to the page that shows it: p50', at(0.5).toFixed(0)],
          ['p99', at(0.99).toFixed(0)],
        ],
      ),
    );
    return [
      { what: `${OPEN} open chats: % of a core while nobody writes`, value: idle, atMost: 5 },
      { what: `${OPEN} open chats: MB of the process, more than before`, value: (quiet.rss - empty.rss) / MB, atMost: 150 },
      { what: `${A_SECOND} messages a second: ms to the other side, p99`, value: at(0.99), atMost: 200 },
      { what: `${A_SECOND} messages a second: messages that did not arrive`, value: TALK_S * A_SECOND - took.length, atMost: 0 },
    ];
  } finally {
    for (const page of pages) page.stop();
    await pool.end();
    await product.stop({ keep: true });
  }
}
