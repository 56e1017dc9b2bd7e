/** What a statement answers, and how a row is written that must be new. */
import type { Row, Transaction } from './tables.ts';

export type Answer = { readonly rows: Row[]; readonly rowCount: number };
export type Statement = (on: Transaction, values: readonly unknown[], text: string) => Answer | Promise<Answer>;

export const answer = (rows: Row[], rowCount = rows.length): Answer => ({ rows, rowCount });
export const changed = (count: number): Answer => answer([], count);

/** What PostgreSQL says when a row is there already. */
export class NotUnique extends Error {
  readonly code = '23505';
  readonly constraint: string;

  constructor(constraint: string) {
    super(`duplicate key value violates unique constraint "${constraint}"`);
    this.constraint = constraint;
  }
}
export function insertNew(on: Transaction, table: string, key: string, row: Row): void {
  if (on.get(table, key)) throw new NotUnique(`${table}_pkey`);
  on.put(table, key, row);
}
