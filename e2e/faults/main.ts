/**
 * `npm run faults`: two web and two worker processes on one database; one of them is killed (SIGKILL, no warning) every five seconds while fifty
 * applicants get from their address to a funded line, or to another end, and their vendors fail in every way. Passes when every acknowledged mutation
 * is stored, every application has ended, and no vendor had one effect twice. Simulators run in this process, which is never killed.
 * `--seed 7 --seconds 60 --people 20` repeats a run's choices, or makes it shorter. `-- chat`: conversations instead of applicants (chat.ts).
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { buildClock } from '@hearthline/database/clock.ts';
import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import { openListener } from '@hearthline/database/listener.ts';
import { migrate, readMigrations } from '@hearthline/database/migrate.ts';
import { openPool } from '@hearthline/database/open-database.ts';

import { newApplicant, type ApplicantRecord } from './applicant.ts';
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { startLoadBalancer } from './load-balancer.ts';
import { freePorts, ROLES, startProcesses } from './processes.ts';
import { applicants } from './applicants.ts';
import { chatFaults } from './chat.ts';
import { startVendors } from './simulators.ts';
import { injectFaults } from './inject-faults.ts';
import { verify } from './verify.ts';
import { playToEnd, type World } from './play-to-end.ts';

const option = (name: string, otherwise: number): number => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const seed = option('seed', Math.floor(performance.timeOrigin) % 100_000);
const seconds = option('seconds', 120);
if (process.argv.includes('chat')) {
  const found = await chatFaults({ seed, seconds: option('seconds', 60), people: option('people', 200) });
  for (const problem of found) console.error(`✗ ${problem}`);
  console.log(found.length === 0 ? `1 passed, 0 failed (seed ${seed})` : `0 passed, 1 failed (seed ${seed}): ${found.length} problems`);
  process.exit(found.length === 0 ? 0 : 1);
}
const KILL_EVERY = 5000;
const FAULT_EVERY = 900;
/** Share of the kill period during which applicants arrive. */
const ARRIVING = 0.75;
/** Seconds within which some status must change after the last kill, and the limit for all. */
const STANDSTILL_S = 60;
const PATIENCE_S = option('patience', 180);

const random = seededRandom(seed);
const people = applicants(random).slice(0, option('people', 50));
const data = mkdtempSync(join(tmpdir(), 'hearthline-faults-'));
const database = await launchPostgres({ folder: join(data, 'postgres') });
const databaseUrl = database.url('postgres');
const quiet = { warn: () => undefined };
const closing = new AsyncDisposableStack();
closing.defer(() => rmSync(data, { recursive: true, force: true }));
closing.defer(() => database.stop());

console.log(`seed ${seed}: ${people.length} applicants, ${ROLES.join(', ')}; a kill every ${KILL_EVERY / 1000} s for ${seconds} s`);
const everybody: ApplicantRecord[] = [];
const problems: string[] = [];
try {
  // The simulators use the product's clock, which is in the database: it must exist before them.
  await migrate(databaseUrl, readMigrations());
  const pool = openPool(databaseUrl, { max: 12, log: quiet });
  closing.defer(() => pool.end());
  const listener = openListener(databaseUrl, quiet);
  closing.defer(listener.close);
  const clock = await buildClock({ pool, listener, movable: true });
  const ports = await freePorts();
  const callbackUrl = await startLoadBalancer(ports.filter((_, at) => ROLES[at] === 'web'));
  closing.defer(callbackUrl.close);
  const vendors = await startVendors(join(data, 'vendors'), callbackUrl.url, clock);
  closing.defer(vendors.stop);
  const processes = await startProcesses(ports, join(data, 'data'), {
    ...vendors.env,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: callbackUrl.url,
    LOG_LEVEL: 'warn',
    // Restarting a killed process takes about half of this time.
    NODE_COMPILE_CACHE: join(data, 'compiled'),
  });
  closing.defer(processes.stop);

  const patience = new AbortController();
  const world: World = { url: callbackUrl.url, pool, clock, vendors, until: patience.signal };
  const faults = injectFaults(vendors, seededRandom(seed + 1), FAULT_EVERY);
  const began = performance.now();
  let done = 0;
  const journeys = people.map(async (applicant, number) => {
    await pause((seconds * 1000 * ARRIVING * number) / people.length);
    const record = newApplicant(seed.toString(36), number, applicant);
    everybody.push(record);
    await playToEnd(world, record).catch((problem: unknown) => {
      problems.push(`${record.email}: ${problem instanceof Error ? problem.message : String(problem)}`);
    });
    done += 1;
  });

  let kills = 0;
  let inside = 0;
  let inJourneys = 0;
  const killed = { web: 0, worker: 0 };
  const restarts: Promise<unknown>[] = [];
  while (performance.now() - began < seconds * 1000) {
    await pause(KILL_EVERY);
    // The last running process of a role is not killed: the next kill needs work to interrupt.
    const standing = ROLES.map((_, which) => which).filter((which) => processes.isUp(which));
    const candidates = standing.filter((which) => standing.some((other) => other !== which && ROLES[other] === ROLES[which]));
    const which = candidates[Math.floor(random() * candidates.length)];
    if (which === undefined) continue;
    const { rows } = await pool.query<{ active: number }>("select count(*)::int as active from pgboss.job where state = 'active'");
    inside += rows[0]?.active ?? 0;
    inJourneys += everybody.length - done;
    kills += 1;
    killed[ROLES[which] ?? 'web'] += 1;
    restarts.push(processes.kill(which));
    process.stdout.write(`${kills} (${ROLES[which]}, ${done} of ${everybody.length} done) · `);
  }
  await Promise.all(restarts);
  await faults.end();
  console.log(`\nlast kill after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  const since = performance.now();
  let [moved, before] = [since, ''];
  const watch = setInterval(() => {
    const now = everybody.map(({ status }) => status).join();
    if (now !== before) [moved, before] = [performance.now(), now];
    if (performance.now() - moved > STANDSTILL_S * 1000 || performance.now() - since > PATIENCE_S * 1000) patience.abort();
  }, 1000);
  await Promise.all(journeys);
  clearInterval(watch);
  const took = (performance.now() - began) / 1000;
  console.log(`all journeys ended after ${took.toFixed(0)} s`);
  // Jobs still running for applications that just ended may finish.
  await pause(2000);

  const checked = await verify(callbackUrl.url, pool, everybody, vendors.ledger());
  problems.push(...checked.problems);
  const list = (counts: Readonly<Record<string, number>>) =>
    Object.entries(counts)
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  const repeats = everybody.reduce((sum, { clientLog }) => sum + clientLog.repeats, 0);
  const doubt = everybody.reduce((sum, { clientLog }) => sum + clientLog.unconfirmed.length, 0);
  const longest = Math.max(...everybody.map(({ clientLog }) => clientLog.longest));
  const { rows: failed } = await pool.query<{ count: number }>("select count(*)::int as count from fact where type = 'workFailed'");
  const troubled = Object.values(faults.counts()).reduce((sum, count) => sum + count, 0);
  console.log(
    [
      `${kills} kills (${list(killed)}) in ${inJourneys} journeys in progress and ${inside} running jobs; slowest start ${(processes.slowestStart() / 1000).toFixed(1)} s`,
      `${troubled} faults of vendors: ${list(faults.counts())}; ${failed[0]?.count ?? 0} jobs given up and restarted by staff`,
      `${callbackUrl.counts().passed} replies, ${callbackUrl.counts().lost} lost with a process, ${repeats} calls repeated (longest ${(longest / 1000).toFixed(1)} s until answered), ${doubt} done though the answer was lost`,
      `${checked.applications} closed applications: ${list(checked.ends)}`,
      `${checked.answers} replies requested again, ${checked.mutations} mutations found in ${checked.facts} facts`,
      `effects at vendors: ${list(checked.effects)}`,
    ].join('\n'),
  );
  if (kills === 0 || inside === 0 || troubled === 0) problems.push('No fault was injected: nothing was tested.');
  if (checked.applications === 0 || checked.mutations === 0 || Object.keys(checked.effects).length === 0)
    problems.push('The checker found nothing to check.');
} finally {
  await closing.disposeAsync();
}
for (const problem of problems) console.error(`✗ ${problem}`);
console.log(problems.length === 0 ? `1 passed, 0 failed (seed ${seed})` : `0 passed, 1 failed (seed ${seed}): ${problems.length} problems`);
process.exit(problems.length === 0 ? 0 : 1);
