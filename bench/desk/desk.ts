/** The desk at 100,000 applications of three lenders: a page of its queues with 25,000 open tasks (docs/decisions/0063), a search for a person, and the funnel (docs/decisions/0073). */
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

const FIRST =
  "(array['Grace', 'Paul', 'Tara', 'Sam', 'Rita', 'Carl', 'Nina', 'Lee', 'Dan', 'Will', 'Delia', 'Rex', 'Irma', 'Paige', 'Bess', 'Cole', 'Ada', 'Uma', 'Finn', 'Joy'])[1 + n % 20]";
/** A thousand last names. */
const LAST =
  "(array['Ander', 'Ben', 'Car', 'David', 'Eric', 'Fergu', 'Gib', 'Har', 'Iver', 'John', 'Karl', 'Lar', 'Mor', 'Nel', 'Ol', 'Peter', 'Quin', 'Robert', 'Sam', 'Thom', 'Ull', 'Vin', 'Wil', 'York', 'Zim', 'Ash', 'Brad', 'Clif', 'Dun', 'Ed', 'Ful', 'Green', 'Hamp', 'Ing', 'Jer', 'Kings', 'Long', 'Mill', 'New', 'Ox'])[1 + n / 20 % 40] || (array['son', 'man', 'ton', 'ford', 'well', 'berg', 'ley', 'wick', 'worth', 'dale', 'field', 'stone', 'wood', 'land', 'brook', 'ham', 'by', 'ster', 'kin', 'ner', 'quist', 'ski', 'ez', 'ini', 'eau'])[1 + n / 800 % 25]";
/** Statuses that applications passed, in their order. */
const PASSED = [
  'IN_PROGRESS',
  'WAITING_FOR_SOFT_CREDIT',
  'WAITING_FOR_PROPERTY',
  'WAITING_FOR_AVM',
  'OFFER_SELECTION',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'APP_SUBMISSION',
  'INCOME_VERIFICATION',
  'IDENTITY_VERIFICATION',
  'NOTE_SIGNING',
  'COMPLETE',
] as const;

/** Applications, their people and their tasks, written by SQL; half of the applications are of the lender that is asked. */
const SEEDS: readonly string[] = [
  `insert into identity (uuid, organization_code, email, email_key, password_hash, password_changed_at, created_at, updated_at)
    select ${named(`'i' || n`)}, 'MAIN', 'b' || n || '@example.com', 'b' || n || '@example.com', '-', now(), now(), now() from generate_series(1, $1::integer) n`,
  `insert into profile (uuid, identity_uuid, first_name, last_name, ssn_last4, updated_at)
    select ${named(`'p' || n`)}, ${named(`'i' || n`)}, ${FIRST}, ${LAST}, lpad((n % 10000)::text, 4, '0'), now() from generate_series(1, $1::integer) n`,
  `insert into profile_phone (profile_uuid, type, number)
    select ${named(`'p' || n`)}, 'MOBILE', '602' || lpad((2000000 + n)::text, 7, '0') from generate_series(1, $1::integer) n`,
  `insert into application (uuid, identity_uuid, org_code, loan_number, settings, product, facts, status, overall_status, version, since, head_hash, active, created_at)
    select ${named(`'a' || n`)}, ${named(`'i' || n`)}, (array['MAIN', 'MAIN', 'PLUMFIELD', 'MAIN_NY'])[1 + n % 4], 'B' || n, '{}', '{}',
      jsonb_build_object('created', jsonb_build_object('state', (array['AZ', 'TX', 'NY', 'CA'])[1 + n % 4], 'isCrypto', n % 20 = 0),
        'selection', case when n % 3 > 0 then jsonb_build_object('lineAmount', 20000 + n % 380 * 1000) end),
      (array['UNDERWRITING_REVIEW', 'OFFER_SELECTION', 'INCOME_VERIFICATION', 'NOTE_SIGNING', 'COMPLETE', 'DECLINED', 'FUNDING_DECISION'])[1 + n % 7],
      (array['IN_REVIEW', 'PREQUALIFIED', 'IN_PROGRESS', 'CLOSING', 'FUNDED', 'DECLINED', 'CLOSING'])[1 + n % 7],
      1, now() - (n % 9000) * interval '7 minutes', '-', n % 7 not in (4, 5), now() - (n % 5000) * interval '52 minutes' from generate_series(1, $1::integer) n`,
  // Half of them have a legal day.
  `insert into regulatory_deadline (id, application_uuid, event, started_on, alarm_on, due_on)
    select ${named(`'d' || n`)}, ${named(`'a' || n`)}, 'APPLICATION_COMPLETED', current_date - n % 40, current_date - n % 40 + 25, current_date - n % 40 + 30
    from generate_series(1, $1::integer, 2) n`,
  // Every fifth home has a co-owner.
  `insert into signer (id, application_uuid, role, first_name, last_name, email, phone)
    select ${named(`'s' || n`)}, ${named(`'a' || n`)}, 'CO_DEEDER', ${FIRST}, ${LAST}, 's' || n || '@example.com', null from generate_series(1, $1::integer, 5) n`,
  // Each application came through the statuses of the list up to a point, an hour or a few apart.
  `insert into status_history (application_uuid, seq, status, overall_status, at)
    select ${named(`'a' || n`)}, seq, status, 'IN_REVIEW', now() - (n % 5000) * interval '52 minutes' + seq * (1 + n % 7) * interval '31 minutes'
    from generate_series(1, $1::integer) n, unnest(array['${PASSED.join("','")}']) with ordinality as s (status, seq) where seq <= 3 + n % ${PASSED.length - 2}`,
];
const SEED_TASKS = `insert into staff_task (id, application_uuid, kind, opened_at, promised_at, priority, closed_at)
  select gen_random_uuid(), ${named(`'a' || 1 + n % ${APPLICATIONS}`)}, ($2::text[])[1 + n % cardinality($2::text[])], at, at + (n % 96) * interval '1 hour', 1 + n % 3,
    case when n > $3 then at end
  from (select n, date_trunc('milliseconds', now()) - (n % 4000) * interval '1 minute' as at from generate_series(1, $1::integer) n) made
  on conflict do nothing`;

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

/** The list of applications, by what is asked of it. */
const LISTED: Readonly<Record<string, string>> = {
  'applications, the newest in their status': 'applications',
  'applications, a page in the middle': 'applications?page=700',
  'applications by line': 'applications?sort=-line',
  'applications by deadline': 'applications?sort=due',
  'applications, the late ones by deadline': 'applications?sort=due&late=true',
  'applications that wait for staff': 'applications?next=STAFF',
  'applications that wait for the borrower, of a state': 'applications?next=BORROWER&state=AZ',
  'applications of a stage, above a line': 'applications?stage=CLOSING&least=250000&sort=-line',
  'applications, open and ended': 'applications?which=all&sort=created',
  'applications that are mine': 'applications?owner=mine',
};

/** What people are searched by; the numbers are those of one that was seeded. */
const SEARCHED: Readonly<Record<string, { readonly by: string; readonly text: string; readonly after?: string }>> = {
  'a last name': { by: 'NAME', text: 'Anderson' },
  'part of a name that thousands have': { by: 'NAME', text: 'son' },
  'part of a name that thousands have, a page in the middle': { by: 'NAME', text: 'son', after: '7fffffff-ffff-4fff-bfff-ffffffffffff' },
  'first and last name': { by: 'NAME', text: 'grace johnson' },
  'a name that nobody has': { by: 'NAME', text: 'Zyzzyva' },
  'an email address': { by: 'EMAIL', text: 'b4712@example.com' },
  'a phone number': { by: 'PHONE', text: '6022004712' },
  'the last four digits of an SSN': { by: 'SSN_LAST4', text: '4712' },
  'a loan number': { by: 'APPLICATION', text: 'B4712' },
  'the id of an application': { by: 'APPLICATION', text: '' },
};
const WHY = { reason: 'QUALITY', note: 'A measurement' };
const FUNNEL: Readonly<Record<string, string>> = {
  'the funnel, every week': 'funnel?part=APPLICATION',
  'the funnel, one device': 'funnel?part=APPLICATION&device=unknown',
};

const percentile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;

async function seed(pool: pg.Pool): Promise<string> {
  for (const text of SEEDS) await pool.query(text, [APPLICATIONS]);
  // As many again are done: the index has the open ones only.
  await pool.query(SEED_TASKS, [2 * TASKS, WORK_KIND_CODES, TASKS]);
  const [staff, secret] = [v7(), newOneTimeSecret()];
  await pool.query(
    "insert into staff_member (uuid, organization_code, name, email, email_key, role, created_at) values ($1, 'MAIN', 'Bench', 'bench@example.com', 'bench@example.com', 'compliance', now())",
    [staff],
  );
  await pool.query(
    "insert into staff_session (uuid, secret_hash, staff_uuid, created_at, seen_at, expires_at, second_step_at, ip, user_agent) values ($1, $2, $3, now(), now(), now() + interval '1 day', now(), '127.0.0.1', 'bench')",
    [v7(), hashOfSecret(secret), staff],
  );
  await pool.query("update staff_task set assigned_to = $1 where closed_at is null and org_code = 'MAIN' and priority = 1", [staff]);
  await pool.query("update application set owner_uuid = $1 where org_code = 'MAIN' and uuid::text < '02'", [staff]);
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
    const ask = async (path: string, sent?: object): Promise<string> => {
      const headers = { cookie, 'x-hearthline-desk': '1', ...(sent && { 'content-type': 'application/json' }) };
      const answer = await fetch(`${url}/desk/api/v1/${path}`, { headers, ...(sent && { method: 'POST', body: JSON.stringify(sent) }) });
      const body = await answer.text();
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${body.slice(0, 200)}`);
      return body;
    };
    const { next } = JSON.parse(await ask('work')) as { next: string };
    /** The times of each question, added to the table; all of them together. */
    const lines: string[][] = [];
    const measured = async (asked: Readonly<Record<string, () => Promise<unknown>>>): Promise<number[]> => {
      const all: number[] = [];
      for (const [what, run] of Object.entries(asked)) {
        const times: number[] = [];
        for (let n = 0; n < TIMES; n += 1) {
          const began = performance.now();
          await run();
          if (n >= TIMES / 10) times.push(performance.now() - began);
        }
        all.push(...times);
        lines.push([what, percentile(times, 0.5).toFixed(1), percentile(times, 0.95).toFixed(1)]);
      }
      return all;
    };
    const reads = (paths: Readonly<Record<string, string>>) =>
      Object.fromEntries(Object.entries(paths).map(([what, path]) => [what, async () => ask(path)]));
    const queues = await measured(reads({ ...ASKED, 'the second page': `work?after=${next}` }));
    await measured({
      'the index alone, bare pg': async () =>
        pool.query("select id from staff_task where org_code = 'MAIN' and closed_at is null order by due_at, id limit 51"),
    });
    const lists = await measured(reads(LISTED));
    await measured({
      'the rows of the lender counted by stage, bare pg': async () =>
        pool.query("select overall_status, count(*) from application where org_code = 'MAIN' and active group by 1"),
    });
    const { rows: ids } = await pool.query<{ uuid: string }>("select uuid from application where loan_number = 'B4712'");
    const searches = await measured(
      Object.fromEntries(
        Object.entries(SEARCHED).map(([what, { by, text, after }]) => [
          `people by ${what}`,
          async () => {
            const asked = { by, text: text || ids[0]?.uuid, ...(after && { after }), ...WHY };
            const { people } = JSON.parse(await ask('people/search', asked)) as { people: unknown[] };
            if ((people.length === 0) !== (text === 'Zyzzyva')) throw new Error(`${people.length} people have ${what}`);
          },
        ]),
      ),
    );
    await measured({
      'one name by its index, bare pg': async () =>
        pool.query("select uuid from profile where lower(first_name || ' ' || last_name) like '%anderson%' limit 26"),
    });
    const began = performance.now();
    // Where no job has counted yet, the first reading counts.
    const { steps } = JSON.parse(await ask('funnel?part=APPLICATION')) as { steps: { reached: number }[] };
    const counted = performance.now() - began;
    if ((steps[0]?.reached ?? 0) === 0) throw new Error('The funnel counted nobody');
    const funnel = await measured(reads(FUNNEL));
    await measured({
      'its rows alone, bare pg': async () =>
        pool.query(
          "select week, step, took, sum(people) from funnel_step where organization_code = 'MAIN' and part = 'APPLICATION' group by 1, 2, 3",
        ),
    });
    console.log(
      `\nThe desk: ${APPLICATIONS} applications, ${2 * TASKS} tasks, ${rows[0]?.open} open ones of the lender that is asked; ms over HTTP. Counting the whole funnel, which a job does: ${counted.toFixed(0)} ms`,
    );
    console.log(table(['', 'p50', 'p95'], lines));
    return [
      { what: 'queue of the desk: p95 in ms at 100,000 applications', value: percentile(queues, 0.95), atMost: GOAL_MS },
      { what: 'list of applications: p95 in ms at 100,000 applications', value: percentile(lists, 0.95), atMost: GOAL_MS },
      { what: 'search for a person: p95 in ms at 100,000 applications', value: percentile(searches, 0.95), atMost: GOAL_MS },
      { what: 'reading the funnel: p95 in ms at 100,000 applications', value: percentile(funnel, 0.95), atMost: GOAL_MS },
    ];
  } finally {
    await pool.end();
  }
}
