/** Letters to those who get documents on paper. */
import { type Answer, answer, changedRows, insertNew, type Statement } from './answers.ts';
import type { Row, Transaction } from './tables.ts';

const COLUMNS = ['id', 'application_uuid', 'party', 'kind', 'title', 'sha256', 'copies', 'service', 'address', 'ordered_at'];
/** A letter that has arrived, came back or cannot be mailed is not asked about again. */
export const OPEN_LETTERS: ReadonlySet<unknown> = new Set(['ORDERED', 'CREATED', 'MAILED']);
/** Letters of one claim. */
const CLAIMED = 10;
/** Milliseconds that a claim lasts. */
const CLAIM = 60_000;

function change(on: Transaction, id: unknown, by: Row): Answer {
  const row = on.get('mailing', id as string);
  if (row) on.put('mailing', id as string, { ...row, ...by });
  return changedRows(row ? 1 : 0);
}

export const OF_LETTERS: Readonly<Record<string, Statement>> = {
  'mailing-insert': (on, values) => {
    const letter = Object.fromEntries(COLUMNS.map((column, i) => [column, values[i]]));
    const address = letter['address'] === null ? null : (JSON.parse(letter['address'] as string) as unknown);
    insertNew(on, 'mailing', letter['id'] as string, { ...letter, address, state: 'ORDERED', ref: null, tries: 0, not_before: null });
    return changedRows(1);
  },
  'mailing-claim': (on, [now]) => {
    const at = (now as Date).getTime();
    const due = on.where('mailing', (r) => OPEN_LETTERS.has(r['state']) && ((r['not_before'] as Date | null)?.getTime() ?? 0) <= at);
    const claimed = due
      .slice(0, CLAIMED)
      .map((row): Row => ({ ...row, tries: (row['tries'] as number) + 1, not_before: new Date(at + CLAIM) }));
    for (const row of claimed) on.put('mailing', row['id'] as string, row);
    return answer(claimed);
  },
  "update mailing set state = 'created'": (on, [id, ref]) =>
    on.get('mailing', id as string)?.['state'] === 'ORDERED' ? change(on, id, { state: 'CREATED', ref, tries: 0 }) : changedRows(0),
  'mailing-progress': (on, [id, state]) => change(on, id, { state, tries: 0 }),
  'update mailing set not_before = $2': (on, [id, at]) => change(on, id, { not_before: at }),
};
