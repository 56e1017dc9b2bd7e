/**
 * `npm run faults -- chat`: two web processes and a worker on one database, 200 conversations in which both sides write, while a web process is killed
 * (SIGKILL, no warning) every few seconds and the database twice. Passes when no round of a process failed but for the database that was away, every acknowledged message is stored once, each page holds all of its
 * conversation in its order, and the numbers have no gap. `--seed 7 --seconds 40 --people 50` repeats choices, or makes it shorter.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import { migrate, readMigrations } from '@hearthline/database/migrate.ts';
import { openPool } from '@hearthline/database/open-database.ts';
import { type ChatPage, openChatPage } from '@hearthline/sandbox/testing/chat-page.ts';
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { deskCalls } from '@hearthline/sandbox/testing/desk-calls.ts';
import { failedRounds } from './failed-rounds.ts';
import { freePort, type Product, startProduct } from '../../tools/product.ts';

const KILL_EVERY_MS = 6000;
const SAY_EVERY_MS = 2500;
const ANSWER_EVERY_MS = 60;
const UNLIMITED = {
  THROTTLE_CHATS_IP: '100000',
  THROTTLE_CHAT_MESSAGES: '100000',
  THROTTLE_REQUESTS_IP: '1000000',
  THROTTLE_REQUESTS_SESSION: '1000000',
};
const ROLES = ['web', 'web', 'worker'] as const;

export type ChatFaults = { readonly seed: number; readonly seconds: number; readonly people: number };

/** Runs it; prints what it found, and answers the problems. */
export async function chatFaults({ seed, seconds, people }: ChatFaults): Promise<string[]> {
  const random = seededRandom(seed);
  const data = mkdtempSync(join(tmpdir(), 'hearthline-chat-faults-'));
  await using closing = new AsyncDisposableStack();
  closing.defer(() => rmSync(data, { recursive: true, force: true }));
  const database = await launchPostgres({ folder: join(data, 'postgres') });
  closing.defer(() => database.stop());
  const databaseUrl = database.url('postgres');
  await migrate(databaseUrl, readMigrations());
  const pool = openPool(databaseUrl, { max: 4, log: { warn: () => undefined } });
  closing.defer(() => pool.end());

  const ports = await Promise.all(ROLES.map(async () => freePort()));
  const logOf = (which: number): string => join(data, `process-${which}.log`);
  const start = async (which: number): Promise<Product> =>
    startProduct({
      data: join(data, 'data'),
      port: ports[which] ?? 0,
      logFile: logOf(which),
      withoutClient: true,
      seconds: 90,
      env: {
        DATABASE_URL: databaseUrl,
        ROLE: ROLES[which] ?? 'web',
        LOG_LEVEL: 'warn',
        NODE_COMPILE_CACHE: join(data, 'compiled'),
        ...UNLIMITED,
      },
    });
  const running: (Product | null)[] = [];
  for (const which of ROLES.keys()) running.push(await start(which));
  closing.defer(async () => void (await Promise.all(running.map(async (product) => product?.stop({ keep: true })))));

  /** As a supervisor does: a process that finds the database away ends, and is started again. */
  const startAgain = async (which: number): Promise<void> => {
    for (let tries = 1; ; tries += 1) {
      try {
        running[which] = await start(which);
        return;
      } catch (error) {
        if (tries >= 10) throw error;
        await pause(1000);
      }
    }
  };

  /** A web process that runs, another one each time. */
  let turn = 0;
  const placeOf = (): string => {
    turn += 1;
    const up = [0, 1].filter((which) => running[which] !== null);
    return `http://localhost:${ports[up[turn % Math.max(1, up.length)] ?? 0]}`;
  };

  console.log(
    `seed ${seed}: ${people} conversations for ${seconds} s, a web process killed every ${KILL_EVERY_MS / 1000} s, the database twice`,
  );
  const pages: ChatPage[] = [];
  const said = new Map<string, string[]>();
  for (let at = 0; at < people; at += 20)
    pages.push(
      ...(await Promise.all(Array.from({ length: Math.min(20, people - at) }, async (_, n) => openChatPage(placeOf, `Person ${at + n}`)))),
    );
  for (const { sid } of pages) said.set(sid, []);

  const desk = await deskCalls(pool, placeOf);
  const until = performance.now() + seconds * 1000;
  const isOver = (): boolean => performance.now() >= until;
  const talking = pages.map(async (page, n) => {
    await pause(random() * SAY_EVERY_MS);
    for (let m = 1; !isOver(); m += 1) {
      said.get(page.sid)?.push((await page.say(`${n}-${m}`)).key);
      await pause(SAY_EVERY_MS * (0.5 + Math.random()));
    }
  });
  let answers = 0;
  const answering = (async () => {
    for (let n = 0; !isOver(); n += 1) {
      const sid = pages[n % pages.length]?.sid ?? '';
      const key = randomUUID();
      await desk('POST', `/desk/api/v1/chats/${sid}/messages`, { key, body: `answer ${n}`, seen: 1_000_000 });
      said.get(sid)?.push(key);
      answers += 1;
      await pause(ANSWER_EVERY_MS);
    }
  })();

  let [kills, restarts] = [0, 0];
  const returning: Promise<void>[] = [];
  while (!isOver()) {
    await pause(KILL_EVERY_MS);
    const which = kills % 2;
    const product = running[which];
    if (product && running[1 - which]) {
      running[which] = null;
      product.process.kill('SIGKILL');
      kills += 1;
      returning.push(startAgain(which));
    }
    if ((restarts === 0 && performance.now() > until - seconds * 660) || (restarts === 1 && performance.now() > until - seconds * 330)) {
      restarts += 1;
      process.kill(Number(readFileSync(join(data, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    }
  }
  const talked = await Promise.allSettled([...talking, answering, ...returning]);
  const problems = talked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  const stored = await storedOf(pool, [...said.keys()]);
  // What was stored last reaches every page within the longest wait for a lost connection.
  const patience = performance.now() + 30_000;
  while (performance.now() < patience && pages.some(({ sid, held }) => held.length < (stored.get(sid)?.length ?? 0))) await pause(100);
  for (const page of pages) problems.push(...problemsOf(page, said.get(page.sid) ?? [], stored.get(page.sid) ?? []));
  const count = (of: (page: ChatPage) => number): number => pages.reduce((sum, page) => sum + of(page), 0);
  const total = [...said.values()].reduce((sum, keys) => sum + keys.length, 0);
  console.log(
    `${kills} kills, ${restarts} restarts of the database; ${total} acknowledged messages, ${answers} of them answers; ${count(({ held }) => held.length)} held by pages; ${count((page) => page.repeats())} calls repeated, ${count((page) => page.reconnects())} reconnects`,
  );
  if (kills < 2 || restarts < 2 || answers === 0 || count((page) => page.reconnects()) === 0)
    problems.push('Too little went wrong: nothing was tested.');
  for (const page of pages) page.stop();
  for (const which of ROLES.keys()) problems.push(...failedRounds(readFileSync(logOf(which), 'utf8')));
  return problems;
}

type Stored = { readonly seq: number; readonly key: string };

async function storedOf(pool: ReturnType<typeof openPool>, sids: readonly string[]): Promise<Map<string, Stored[]>> {
  for (let tries = 0; ; tries += 1) {
    try {
      const { rows } = await pool.query<Stored & { sid: string }>(
        'select conversation_uuid as sid, seq, key from chat_message where conversation_uuid = any($1::uuid[]) order by seq',
        [sids],
      );
      return Map.groupBy(rows, ({ sid }) => sid);
    } catch (error) {
      if (tries > 100) throw error;
      await pause(200);
    }
  }
}

/** What is wrong with one conversation. */
function problemsOf({ sid, held }: ChatPage, acknowledged: readonly string[], stored: readonly Stored[]): string[] {
  const problems: string[] = [];
  const keys = stored.map(({ key }) => key);
  const lost = acknowledged.filter((key) => !keys.includes(key));
  if (lost.length > 0) problems.push(`${sid}: ${lost.length} acknowledged messages are not stored`);
  if (new Set(keys).size !== keys.length) problems.push(`${sid}: a message is stored twice`);
  if (stored.some(({ seq }, at) => seq !== at + 1)) problems.push(`${sid}: the numbers have a gap`);
  if (held.map(({ key }) => key).join() !== keys.join())
    problems.push(`${sid}: its page holds ${held.length} messages, in another order or not all of ${keys.length}`);
  return problems;
}
