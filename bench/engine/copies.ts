/** Many applications: the played ones, copied by SQL. Every uuid becomes a new one, the same in all tables, so that references hold. */
import type { Pool } from 'pg';

/** Tables with one row for all applications, or without rows of an application: not copied. */
const NOT_COPIED = [
  'clock_offset',
  'webhook_event',
  'idempotency_key',
  'key_store',
  'signing_key',
  'flag',
  'throttle',
  'offer_code',
  'loan_officer',
];

type Column = {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly unique: boolean;
  readonly generated: boolean;
};

const COLUMNS = `select n.nspname as schema, c.relname as table, a.attname as column, format_type(a.atttypid, null) as type,
    exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = i.indkey[i.indnkeyatts - 1]) as unique,
    a.attgenerated <> '' or a.attidentity <> '' or coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false) as generated
  from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss', 'played') order by c.relname, a.attnum`;

/** How a column of the `k`th copy is written. Unique text gets the number of the copy. */
const written = ({ column, type, unique }: Column): string => {
  if (type === 'uuid') return `md5("${column}"::text || ':' || k)::uuid`;
  if (unique && (type === 'text' || type === 'character varying')) return `"${column}" || ':' || k`;
  if (unique && type === 'bytea') return `"${column}" || convert_to(k::text, 'UTF8')`;
  return `"${column}"`;
};

const tablesOf = async (pool: Pool): Promise<[name: string, table: string, columns: Column[]][]> => {
  const { rows } = await pool.query<Column>(COLUMNS);
  return [...Map.groupBy(rows, ({ schema, table }) => `${schema}.${table}`)]
    .map(([name, columns]): [string, string, Column[]] => [name, `${PLAYED}.${columns[0]?.schema}_${columns[0]?.table}`, columns])
    .filter(([name, , columns]) => !NOT_COPIED.some((not) => name.endsWith(`.${not}`)) && columns.some(({ type }) => type === 'uuid'));
};

/** Schema with the original rows of the played applications, from which copies are made. */
export const PLAYED = 'played';

/** Saves the current applications as originals. */
export async function savePlayed(pool: Pool): Promise<void> {
  await pool.query(`create schema ${PLAYED}`);
  for (const [name, kept] of await tablesOf(pool)) await pool.query(`create table ${kept} as select * from ${name}`);
}

/** Adds copies of the originals, numbered from `from`, and updates the planner's statistics. */
export async function copyApplications(pool: Pool, from: number, copies: number): Promise<void> {
  const tables = await tablesOf(pool);
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Copies bypass foreign keys, the guard of the log and the statement timeout.
    await client.query(
      "set local session_replication_role = 'replica'; set local statement_timeout = 0; set local synchronous_commit = off",
    );
    for (const [name, kept, columns] of tables) {
      const some = columns.filter(({ generated }) => !generated);
      const text = `insert into ${name} (${some.map(({ column }) => `"${column}"`).join(', ')})
        select ${some.map(written).join(', ')} from ${kept}, generate_series($1::int, $2::int) as k`;
      await client.query({ text, values: [from, from + copies - 1] });
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  await pool.query('vacuum analyze');
}
