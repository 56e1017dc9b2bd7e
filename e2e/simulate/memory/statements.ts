/** What each statement of the product does to the tables in memory: those of the engine, by their names. */
import { OF_LETTERS } from './statements-of-letters.ts';
import { OF_WORK } from './statements-of-work.ts';
import { OF_PEOPLE } from './statements-of-people.ts';
import { answer, changed, insertNew, NotUnique, type Statement } from './answers.ts';
import type { Row } from './tables.ts';

const copyOf = (row: Row | undefined): Row[] => (row ? [{ ...row }] : []);

/** The rows of an insert that takes one array for each column. */
function rowsOf(arrays: readonly unknown[], columns: readonly string[]): Row[] {
  return (arrays[0] as readonly unknown[]).map((_, at) =>
    Object.fromEntries(columns.map((column, i) => [column, (arrays[i] as readonly unknown[])[at]])),
  );
}
const FACT = ['seq', 'type', 'payload', 'actor', 'actorRef', 'source', 'previous_hash', 'hash'];
const HISTORY = ['seq', 'status', 'overall_status'];
/** Parameters of a record: ten of the row, the instant, the facts, the history. */
const RECORDED = 11 + FACT.length + HISTORY.length;

/** Writes the facts, the history and the row of a record over the row before it. */
function put(on: Parameters<Statement>[0], values: readonly unknown[], before: Row | undefined): void {
  const [uuid, facts, factsVersion, status, overallStatus, version, since, headHash, active, completedAt, at, ...columns] = values;
  const key = uuid as string;
  for (const row of rowsOf(columns.slice(0, FACT.length), FACT))
    insertNew(on, 'fact', `${key} ${row['seq'] as number}`, { application_uuid: uuid, at, ...row });
  for (const row of rowsOf(columns.slice(FACT.length, FACT.length + HISTORY.length), HISTORY))
    insertNew(on, 'status_history', `${key} ${row['seq'] as number}`, { application_uuid: uuid, at, ...row });
  on.put('application', key, { ...before, facts, factsVersion, status, overallStatus, version, since, headHash, active, completedAt });
}

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
        .where('application', (r) => r['identityUuid'] === identity)
        .toReversed()
        .flatMap(copyOf),
    ),
  'application-record': (on, values) => {
    const [uuid] = values;
    put(on, values, on.get('application', uuid as string));
    return changed(1);
  },
  'application-create': async (on, values) => {
    const [uuid, , , , , , since] = values;
    const [identityUuid, orgCode, loanNumber, settings, product, holdAt, street1, street2, city, state, zip, types, versions] =
      values.slice(RECORDED);
    await on.lock(`identity ${identityUuid as string}`);
    if (on.where('application', (r) => r['identityUuid'] === identityUuid && r['active'] === true).length > 0)
      throw new NotUnique('application_one_active');
    const blank = {
      uuid,
      identityUuid,
      orgCode,
      loanNumber,
      settings,
      product,
      holdAt,
      createdAt: since,
    };
    insertNew(on, 'application', uuid as string, blank);
    await on.lock(`application ${uuid as string}`);
    put(on, values, blank);
    await OF_PEOPLE['insert into property']?.(on, [uuid, 1, street1, street2, city, state, zip], '');
    await OF_PEOPLE['consent-evidence-keep']?.(on, [uuid, types, versions, since], '');
    return changed(1);
  },
  'select payload from fact': (on, [uuid]) =>
    answer(on.where('fact', (r) => r['application_uuid'] === uuid).map((r) => ({ payload: JSON.parse(r['payload'] as string) }))),
};

const STATEMENTS: Readonly<Record<string, Statement>> = { ...OF_APPLICATIONS, ...OF_WORK, ...OF_LETTERS, ...OF_PEOPLE };
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
