/** The queues of the desk at 100,000 applications of three lenders with 25,000 open tasks: how long a page of each filter takes (docs/decisions/0063). */
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import { WORK_KIND_CODES } from '@hearthline/journey/work/kinds.ts';
import pg from 'pg';
import { v7 } from 'uuid';
import type { Product } from '../../tools/product.ts';
import type { Goal } from '../goals.ts';
import { table } from '../table.ts';

const APPLICATIONS = 100_000;
const TASKS = 25_000;
/** Requests of each kind; the first tenth warms up. */
const TIMES = 60;
const GOAL_MS = 200;

/** The UUID of a text, in SQL: of version 4, as the contract takes it. */
const named = (text: string): string => `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Applications, their people and their tasks, written by SQL; half of the applications are of the lender that is asked. */
const SEEDS: readonly string[] = [
  `insert into identity (uuid, organization_code, email, email_key, password_hash, password_changed_at, created_at, updated_at)
    select ${named(`'i' || n`)}, 'MAIN', 'b' || n || '@example.com', 'b' || n || '@example.com', '-', now(), now(), now() from generate_series(1, $1::integer) n`,
  `insert into profile (uuid, identity_uuid, first_name, last_name, updated_at)
    select ${named(`'p' || n`)}, ${named(`'i' || n`)}, 'Person', 'Number' || n, now() from generate_series(1, $1::integer) n`,
  `insert into application (uuid, identity_uuid, org_code, loan_number, settings, product, facts, status, overall_status, version, since, head_hash, active, created_at)
    select ${named(`'a' || n`)}, ${named(`'i' || n`)}, (array['MAIN', 'MAIN', 'PLUMFIELD', 'MAIN_NY'])[1 + n % 4], 'B' || n, '{}', '{}',
      jsonb_build_object('created', jsonb_build_object('state', (array['AZ', 'TX', 'NY', 'CA'])[1 + n % 4], 'isCrypto', n % 20 = 0)),
      'UNDERWRITING_REVIEW', 'IN_REVIEW', 1, now(), '-', true, now() - (n % 5000) * interval '1 minute' from generate_series(1, $1::integer) n`,
];
const SEED_TASKS = `insert into staff_task (id, application_uuid, kind, opened_at, promised_at, priority, closed_at)
  select gen_random_uuid(), ${named(`'a' || 1 + n % ${APPLICATIONS}`)}, ($2::text[])[1 + n % cardinality($2::text[])], at, at + (n % 96) * interval '1 hour', 1 + n % 3,
    case when n > $3 then at end
  from (select n, date_trunc('milliseconds', now()) - (n % 4000) * interval '1 minute' as at from generate_series(1, $1::integer) n) made`;

/** A page that staff read, by what they ask. */
const ASKED: Readonly<Record<string, string>> = {
  'all, due first': 'work',
  'one queue': 'work?queue=underwriting',
  'for a role, oldest first': 'work?role=closer&sort=age',
  'most urgent first': 'work?sort=priority',
  late: 'work?overdue=true',
  mine: 'work?who=mine',
  'nobody’s, of a product and a state': 'work?who=unassigned&product=CRYPTO&state=AZ',
  'counts of the queues': 'work-counts',
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

async function seed(pool: pg.Pool): Promise<string> {
  for (const text of SEEDS) await pool.query(text, [APPLICATIONS]);
  // As many again are done: the index has the open ones only.
  await pool.query(SEED_TASKS, [2 * TASKS, WORK_KIND_CODES, TASKS]);
  const [staff, secret] = [v7(), newOneTimeSecret()];
  await pool.query(
    "insert into staff_member (uuid, organization_code, name, email, email_key, role, created_at) values ($1, 'MAIN', 'Bench', 'bench@example.com', 'bench@example.com', 'admin', now())",
    [staff],
  );
  await pool.query(
    "insert into staff_session (uuid, secret_hash, staff_uuid, created_at, seen_at, expires_at, second_step_at, ip, user_agent) values ($1, $2, $3, now(), now(), now() + interval '1 day', now(), '127.0.0.1', 'bench')",
    [v7(), hashOfSecret(secret), staff],
  );
  await pool.query("update staff_task set assigned_to = $1 where closed_at is null and org_code = 'MAIN' and priority = 1", [staff]);
  await pool.query('vacuum analyze');
  return `hearthline-desk=${secret}`;
}

/** Prints the table and returns the goals; throws when a request is refused. */
export async function desk({ url }: Product, databaseUrl: string): Promise<Goal[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, statement_timeout: 0 });
  try {
    const cookie = await seed(pool);
    const { rows } = await pool.query<{ open: number }>(
      "select count(*)::integer as open from staff_task where closed_at is null and org_code = 'MAIN'",
    );
    const ask = async (path: string): Promise<string> => {
      const answer = await fetch(`${url}/desk/api/v1/${path}`, { headers: { cookie, 'x-hearthline-desk': '1' } });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 200)}`);
      return body;
    };
    const { next } = JSON.parse(await ask('work')) as { next: string };
    const asked = { ...ASKED, 'the second page': `work?after=${next}` };
    const all: number[] = [];
    const lines: string[][] = [];
    for (const [what, path] of Object.entries(asked)) {
      const times: number[] = [];
      for (let n = 0; n < TIMES; n += 1) {
        const began = performance.now();
        await ask(path);
        if (n >= TIMES / 10) times.push(performance.now() - began);
      }
      all.push(...times);
      lines.push([what, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]);
    }
    const floor: number[] = [];
    for (let n = 0; n < TIMES; n += 1) {
      const began = performance.now();
      await pool.query("select id from staff_task where org_code = 'MAIN' and closed_at is null order by due_at, id limit 51");
      floor.push(performance.now() - began);
    }
    console.log(
      `\nThe desk: ${APPLICATIONS} applications, ${2 * TASKS} tasks, ${rows[0]?.open} open ones of the lender that is asked; ms over HTTP`,
    );
    console.log(
      table(
        ['', 'p50', 'p95'],
        [...lines, ['the index alone, bare pg', percentile(floor, 0.5).toFixed(1), percentile(floor, 0.95).toFixed(1)]],
      ),
    );
    return [{ what: 'queue of the desk: p95 in ms at 100,000 applications', value: percentile(all, 0.95), atMost: GOAL_MS }];
  } finally {
    await pool.end();
  }
}
