/**
 * `npm run restore-drill`: loses a database on purpose and restores it to a point in time (docs/how-to/deploy.md). A product of its own, in temporary folders:
 * archives its write-ahead log, takes a base backup while it runs, goes on, loses a table, and is restored from backup and archive into a second data folder.
 * Ends with 1 unless everything is there: rows of every table, the hash chain of every application, and each document and its evidence, through the product.
 */
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg, { type PoolClient } from 'pg';

import { launchPostgres } from '@hearthline/database/launcher/launcher.ts';
import { logOf } from '@hearthline/database/stores/application/application.ts';
import { chainHolds } from '@hearthline/database/stores/application/chain.ts';
import { startProduct, type Product } from './product.ts';

const TOP = mkdtempSync(join(tmpdir(), 'restore-drill-'));
const folder = (name: string): string => {
  const path = join(TOP, name);
  mkdirSync(path, { recursive: true });
  return path;
};
// PostgreSQL does not run as root: the archive is written by another user.
chmodSync(TOP, 0o755);
const ARCHIVE = folder('archive');
chmodSync(ARCHIVE, 0o777);

const began = performance.now();
const say = (what: string): void => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${what}`);

/** Rows of every table of the product, by name. */
async function countsOf(url: string): Promise<Map<string, number>> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'hmda') order by 1`,
    );
    const counts = new Map<string, number>();
    for (const { name } of rows)
      counts.set(name, (await client.query<{ n: number }>(`select count(*)::integer as n from ${name}`)).rows[0]?.n ?? 0);
    return counts;
  });
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

type Played = { readonly uuid: string; readonly jwt: string; readonly status: string };

async function played({ url }: Product, persona: string, until: string): Promise<Played> {
  const answer = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona, until }),
  });
  if (answer.status !== 201) throw new Error(`${persona} was not played to ${until}: ${await answer.text()}`);
  return (await answer.json()) as Played;
}

/** Applications whose hash chain holds, and facts in them. */
async function chainsOf(url: string): Promise<{ applications: number; facts: number; broken: string[] }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ uuid: string; head: string }>('select uuid, head_hash as head from application');
    const broken: string[] = [];
    let facts = 0;
    for (const { uuid, head } of rows) {
      const log = await logOf(client as unknown as PoolClient, uuid);
      facts += log.length;
      const chain = log.map(({ seq, payload, actor, actor_ref, source, at, hash }) => ({
        seq,
        fact: payload,
        actor,
        actorRef: actor_ref,
        source,
        at: at.toISOString(),
        hash,
      }));
      if (!chainHolds(uuid, chain) || chain.at(-1)?.hash !== head) broken.push(uuid);
    }
    return { applications: rows.length, facts, broken };
  });
}

const ONE = '/service-application/api/v1/application/heloc';
type Listed = { readonly documents: readonly { readonly kind: string; readonly sha256: string }[] };

/** Downloads every document of an application through the product and compares it with the hash that the database has of it; checks the evidence of its signatures. */
async function documentsOf({ url }: Product, { uuid, jwt }: Played): Promise<{ documents: number; signatures: number; wrong: string[] }> {
  const ask = async (path: string): Promise<Response> =>
    fetch(`${url}${ONE}/${uuid}/${path}`, { headers: { authorization: `Bearer ${jwt}`, 'x-org': 'MAIN' } });
  const { documents } = (await (await ask('disclosures')).json()) as Listed;
  const wrong: string[] = [];
  for (const kind of new Set(documents.map((document) => document.kind))) {
    // What was delivered as text is hashed as text; the rest are sealed PDFs.
    const text = await ask(`disclosures/${kind}`);
    const file = text.ok ? text : await ask(`disclosures/${kind}/file`);
    const bytes = text.ok ? ((await text.json()) as { body: string }).body : Buffer.from(await file.arrayBuffer());
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (!documents.some((document) => document.kind === kind && document.sha256 === hash)) wrong.push(`${kind} (${file.status})`);
  }
  const evidence = (await (await ask('evidence')).json()) as { valid: boolean; records: unknown[] };
  if (!evidence.valid) wrong.push('the evidence of signing');
  return { documents: new Set(documents.map(({ kind }) => kind)).size, signatures: evidence.records.length, wrong };
}

/** Lets PostgreSQL archive each segment of its log, which takes a restart. */
async function withArchive(home: string): Promise<Awaited<ReturnType<typeof launchPostgres>>> {
  const first = await launchPostgres({ folder: home });
  await withClient(first.url('postgres'), async (client) => {
    await client.query("alter system set archive_mode = 'on'");
    await client.query(`alter system set archive_command = 'test ! -f ${ARCHIVE}/%f && cp %p ${ARCHIVE}/%f'`);
    await client.query('create database hearthline');
  });
  await first.stop();
  return launchPostgres({ folder: home });
}

/** Files of a data folder that a base backup leaves out: they are of the running server only, or come from the archive. */
const NOT_COPIED = /\/data\/(?:postmaster\.(?:pid|opts)|pg_wal\/.+|pg_replslot\/.+|pg_stat_tmp\/.+)$/;

/** A base backup of a running server, as pg_basebackup takes it: its files between two calls, and the label that says where recovery begins. */
async function baseBackup(url: string, from: string, to: string): Promise<void> {
  await withClient(url, async (client) => {
    await client.query("select pg_backup_start('drill', fast => true)");
    cpSync(from, to, { recursive: true, filter: (path) => !NOT_COPIED.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(wait_for_archive => true)');
    writeFileSync(join(to, 'data', 'backup_label'), rows[0]?.labelfile ?? '');
  });
}

/** Closes the current segment of the log and waits until it is in the archive. */
async function archiveAll(url: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment');
    const segment = join(ARCHIVE, rows[0]?.segment ?? '');
    for (let tries = 0; !existsSync(segment); tries += 1) {
      if (tries > 300) throw new Error(`${segment} was not archived`);
      await pause(100);
    }
  });
}

/** Waits until a restored server has recovered and takes writes. */
async function recovered(url: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    const isDone = await withClient(url, async (client) => {
      const { rows } = await client.query<{ waits: boolean }>('select pg_is_in_recovery() as waits');
      return rows[0]?.waits === false;
    }).catch(() => false);
    if (isDone) return;
    await pause(100);
  }
  throw new Error('The restored server did not leave recovery');
}

const megabytes = (path: string): string => {
  const bytes = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return `${(bytes / 1_048_576).toFixed(0)} MB`;
};

const closing = new AsyncDisposableStack();
closing.defer(() => rmSync(TOP, { recursive: true, force: true }));
let isGood = true;
try {
  // 1. A product in use.
  const source = await withArchive(folder('source'));
  closing.defer(source.stop);
  const database = source.url('hearthline');
  const data = folder('files');
  const product = await startProduct({ data, withoutClient: true, env: { DATABASE_URL: database } });
  closing.defer(async () => product.stop({ keep: true }));
  const people = [await played(product, 'happy', 'COMPLETE'), await played(product, 'happy', 'OFFER_SELECTION')];
  say(`a product with ${people.length} applications: ${people.map(({ status }) => status).join(', ')}`);

  // 2. The base backup, while the product runs, and life after it: only the archived log has that.
  const copy = join(TOP, 'restored');
  await baseBackup(database, join(TOP, 'source'), copy);
  say(`base backup taken while it runs: ${megabytes(copy)}`);
  people.push(await played(product, 'joint', 'RECORDING'));
  say(`after the backup one more application, ${people.at(-1)?.status ?? ''}`);

  // 3. The moment to return to, and then the mistake.
  await product.stop({ keep: true });
  const counts = await countsOf(database);
  const at = await withClient(
    database,
    async (client) => (await client.query<{ at: string }>('select now()::text as at')).rows[0]?.at ?? '',
  );
  await pause(1000);
  await withClient(database, async (client) => client.query('drop table esign_evidence cascade'));
  await archiveAll(database);
  await source.stop();
  rmSync(join(TOP, 'source'), { recursive: true, force: true });
  say(`the table of signing evidence dropped, and the whole server lost; archive: ${megabytes(ARCHIVE)}`);

  // 4. The restore: the backup, the archive, and the moment.
  const lost = performance.now();
  appendFileSync(
    join(copy, 'data', 'postgresql.auto.conf'),
    `restore_command = 'cp ${ARCHIVE}/%f "%p"'\nrecovery_target_time = '${at}'\nrecovery_target_action = 'promote'\narchive_mode = 'off'\n`,
  );
  writeFileSync(join(copy, 'data', 'recovery.signal'), '');
  const restored = await launchPostgres({ folder: copy });
  closing.defer(restored.stop);
  const again = restored.url('hearthline');
  await recovered(again);
  say(`restored to the second before the mistake, in ${((performance.now() - lost) / 1000).toFixed(1)} s`);

  // 5. Is everything there?
  const found = await countsOf(again);
  const differ = [...counts]
    .filter(([name, count]) => found.get(name) !== count)
    .map(([name, count]) => `${name}: ${count}, now ${found.get(name) ?? 'gone'}`);
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  say(`rows: ${rows} in ${counts.size} tables, ${differ.length === 0 ? 'all there' : `DIFFERENT: ${differ.join('; ')}`}`);
  const { applications, facts, broken } = await chainsOf(again);
  say(`hash chains: ${applications} applications, ${facts} facts, ${broken.length === 0 ? 'all hold' : `BROKEN: ${broken.join(', ')}`}`);
  isGood = differ.length === 0 && broken.length === 0;

  // 6. The product on the restored database, with the same files and master key.
  const revived = await startProduct({ data, withoutClient: true, env: { DATABASE_URL: again } });
  closing.defer(async () => revived.stop({ keep: true }));
  for (const person of people) {
    const { documents, signatures, wrong } = await documentsOf(revived, person);
    say(
      `${person.status}: ${documents} documents, ${signatures} signatures, ${wrong.length === 0 ? 'each as its hash says' : `WRONG: ${wrong.join(', ')}`}`,
    );
    if (wrong.length > 0 || documents === 0) isGood = false;
  }
  say(isGood ? 'the drill succeeded' : 'THE DRILL FAILED');
} finally {
  await closing.disposeAsync();
}
process.exitCode = isGood ? 0 : 1;
