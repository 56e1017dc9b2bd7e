/** What each statement of the product does to the tables in memory: those of the engine, by their names. */
import { OF_WORK } from './statements-of-work.ts';
import { OF_PEOPLE } from './statements-of-people.ts';
import { answer, changed, insertNew, NotUnique, type Statement } from './answers.ts';
import { parsed } from './parsed.ts';
import type { Row } from './tables.ts';

const copyOf = (row: Row | undefined): Row[] => (row ? [{ ...row, facts: parsed(row['facts']) }] : []);

/** The rows of one multi-row insert. */
function rowsOf(values: readonly unknown[], columns: readonly string[]): Row[] {
  return Array.from({ length: values.length / columns.length }, (_, at) =>
    Object.fromEntries(columns.map((column, i) => [column, values[at * columns.length + i]])),
  );
}
const FACT = ['application_uuid', 'seq', 'type', 'payload', 'actor', 'actorRef', 'source', 'at', 'previous_hash', 'hash'];
const HISTORY = ['application_uuid', 'seq', 'status', 'overall_status', 'at'];

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
  'application-update': (on, [uuid, facts, factsVersion, status, overallStatus, version, since, headHash, active, completedAt]) => {
    const key = uuid as string;
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
  'insert into application (': async (
    on,
    [uuid, identityUuid, orgCode, loanNumber, settings, product, facts, status, overallStatus, since, headHash, holdAt],
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
    return changed(1);
  },
  'fact-insert': (on, values) => {
    for (const row of rowsOf(values, FACT)) insertNew(on, 'fact', `${row['application_uuid'] as string} ${row['seq'] as number}`, row);
    return changed(1);
  },
  'status_history-insert': (on, values) => {
    for (const row of rowsOf(values, HISTORY))
      insertNew(on, 'status_history', `${row['application_uuid'] as string} ${row['seq'] as number}`, row);
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
