/** What each statement of the product does to the tables in memory: those of the engine, by their names. */
import { OF_WORK } from './statements-of-work.ts';
import { OF_PEOPLE } from './statements-of-people.ts';
import { answer, changed, insertNew, NotUnique, type Statement } from './answers.ts';
import { parsed } from './parsed.ts';
import type { Row } from './tables.ts';

const copyOf = (row: Row | undefined): Row[] => (row ? [{ ...row, facts: parsed(row['facts']) }] : []);

/** The rows of an insert that takes one array for each column. */
function rowsOf(arrays: readonly unknown[], columns: readonly string[]): Row[] {
  return (arrays[0] as readonly unknown[]).map((_, at) =>
    Object.fromEntries(columns.map((column, i) => [column, (arrays[i] as readonly unknown[])[at]])),
  );
}
const FACT = ['seq', 'type', 'payload', 'actor', 'actorRef', 'source', 'previous_hash', 'hash'];
const HISTORY = ['seq', 'status', 'overall_status'];

const OF_APPLICATIONS: Readonly<Record<string, Statement>> = {
  'application-read': (on, [uuid]) => answer(copyOf(on.get('application', uuid as string))),
  // The lock depends on the text, not on the name.
  'application-lock': async (on, [uuid], text) => {
    if (text.includes('for update')) await on.lock(`application ${uuid as string}`);
    return answer(copyOf(on.get('application', uuid as string)));
  },
  'select 1 from application where uuid = $1 for update': async (on, [uuid]) => {
    await on.lock(`application ${uuid as string}`);
    return answer([{}]);
  },
  'application-of-identity': (on, [identity]) =>
    answer(
      on
        .all('application')
        .filter((r) => r['identityUuid'] === identity)
        .toReversed()
        .flatMap(copyOf),
    ),
  'application-record': (
    on,
    [uuid, facts, factsVersion, status, overallStatus, version, since, headHash, active, completedAt, at, ...columns],
  ) => {
    const key = uuid as string;
    for (const row of rowsOf(columns.slice(0, FACT.length), FACT))
      insertNew(on, 'fact', `${key} ${row['seq'] as number}`, { application_uuid: uuid, at, ...row });
    for (const row of rowsOf(columns.slice(FACT.length), HISTORY))
      insertNew(on, 'status_history', `${key} ${row['seq'] as number}`, { application_uuid: uuid, at, ...row });
    const row = {
      ...on.get('application', key),
      facts,
      factsVersion,
      status,
      overallStatus,
      version,
      since,
      headHash,
      active,
      completedAt,
    };
    on.put('application', key, row);
    return changed(1);
  },
  'application-create': async (
    on,
    [
      uuid,
      identityUuid,
      orgCode,
      loanNumber,
      settings,
      product,
      facts,
      status,
      overallStatus,
      since,
      headHash,
      holdAt,
      street1,
      street2,
      city,
      state,
      zip,
      types,
      versions,
    ],
  ) => {
    await on.lock(`identity ${identityUuid as string}`);
    if (on.all('application').some((r) => r['identityUuid'] === identityUuid && r['active'])) throw new NotUnique('application_one_active');
    insertNew(on, 'application', uuid as string, {
      uuid,
      identityUuid,
      orgCode,
      loanNumber,
      settings: JSON.parse(settings as string),
      product: JSON.parse(product as string),
      facts,
      factsVersion: null,
      status,
      overallStatus,
      version: 0,
      since,
      headHash,
      active: true,
      completedAt: null,
      holdAt,
      createdAt: since,
    });
    await on.lock(`application ${uuid as string}`);
    await OF_PEOPLE['insert into property']?.(on, [uuid, 1, street1, street2, city, state, zip], '');
    await OF_PEOPLE['consent-evidence-keep']?.(on, [uuid, types, versions, since], '');
    return changed(1);
  },
  'select payload from fact': (on, [uuid]) =>
    answer(
      on
        .all('fact')
        .filter((r) => r['application_uuid'] === uuid)
        .map((r) => ({ payload: JSON.parse(r['payload'] as string) })),
    ),
};

const STATEMENTS: Readonly<Record<string, Statement>> = { ...OF_APPLICATIONS, ...OF_WORK, ...OF_PEOPLE };
const BEGINNINGS = Object.entries(STATEMENTS).filter(([name]) => name.includes(' '));

const cache = new Map<string, Statement | null>();
/** The statement for a name or text; null for one that only stores what the simulation never reads. */
export function statementOf(name: string | undefined, text: string): Statement | null {
  const key = name?.replace(/-\d+$/, '') ?? text.trim();
  let found = cache.get(key);
  if (found === undefined) {
    const low = key.toLowerCase();
    found = STATEMENTS[key] ?? BEGINNINGS.find(([begins]) => low.startsWith(begins))?.[1] ?? null;
    cache.set(key, found);
  }
  return found;
}
