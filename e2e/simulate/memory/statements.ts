/** What each statement of the product does to the tables in memory: those of the engine, by their names. */
import { CREATE, RECORD } from '@hearthline/database/stores/application/log.ts';
import { OF_LETTERS } from './statements-of-letters.ts';
import { OF_WORK } from './statements-of-work.ts';
import { OF_PEOPLE } from './statements-of-people.ts';
import { OF_STAFF } from './statements-of-staff.ts';
import { OF_UPLOADS } from './statements-of-uploads.ts';
import { answer, changedRows, insertNew, NotUnique, type Statement } from './answers.ts';
import type { Row } from './tables.ts';

type Parts = Readonly<Record<string, unknown>>;
/** The parameters of a statement by the names of its parts. */
const partsOf = ({ parts }: typeof RECORD, values: readonly unknown[]): Parts =>
  Object.fromEntries(parts.map((part, index) => [part, values[index]]));

const copyOf = (row: Row | undefined): Row[] => (row ? [{ ...row }] : []);

/** The rows of an insert that takes one array for each column. */
function rowsOf(parts: Parts, columns: Readonly<Record<string, string>>): Row[] {
  const arrays = Object.entries(columns).map(([part, column]) => [column, parts[part] as readonly unknown[]] as const);
  return (arrays[0]?.[1] ?? []).map((_, at) => Object.fromEntries(arrays.map(([column, values]) => [column, values[at]])));
}
/** Columns by the names of the parts of a record that have an array for each. */
const FACT = {
  factSeqs: 'seq',
  factTypes: 'type',
  payloads: 'payload',
  actors: 'actor',
  actorRefs: 'actorRef',
  sources: 'source',
  previousHashes: 'previous_hash',
  hashes: 'hash',
};
const HISTORY = { statusSeqs: 'seq', statuses: 'status', overallStatuses: 'overall_status' };

/** Writes the facts, the history and the row of a record over the row before it. */
function put(on: Parameters<Statement>[0], parts: Parts, before: Row | undefined): void {
  const { uuid, facts, factsVersion, status, overallStatus, version, since, headHash, active, completedAt, at } = parts;
  const key = uuid as string;
  for (const row of rowsOf(parts, FACT)) insertNew(on, 'fact', `${key} ${row['seq'] as number}`, { application_uuid: uuid, at, ...row });
  for (const row of rowsOf(parts, HISTORY))
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
    const parts = partsOf(RECORD, values);
    put(on, parts, on.get('application', parts['uuid'] as string));
    return changedRows(1);
  },
  'application-create': async (on, values) => {
    const parts = partsOf(CREATE, values);
    const { uuid, since, identityUuid, orgCode, loanNumber, settings, product, vendors, holdAt } = parts;
    const { street1, street2, city, state, zip, consentTypes, consentVersions } = parts;
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
      vendors,
      holdAt,
      createdAt: since,
    };
    insertNew(on, 'application', uuid as string, blank);
    await on.lock(`application ${uuid as string}`);
    put(on, parts, blank);
    await OF_PEOPLE['insert into property']?.(on, [uuid, 1, street1, street2, city, state, zip], '');
    await OF_PEOPLE['consent-evidence-keep']?.(on, [uuid, consentTypes, consentVersions, since], '');
    return changedRows(1);
  },
  'select payload from fact': (on, [uuid]) =>
    answer(on.where('fact', (r) => r['application_uuid'] === uuid).map((r) => ({ payload: JSON.parse(r['payload'] as string) }))),
};

const STATEMENTS: Readonly<Record<string, Statement>> = {
  ...OF_APPLICATIONS,
  ...OF_WORK,
  ...OF_LETTERS,
  ...OF_PEOPLE,
  ...OF_UPLOADS,
  ...OF_STAFF,
};
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
