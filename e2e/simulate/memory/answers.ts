/** The result of a statement, and inserting a row that must be new. */
import type { Row, Transaction } from './tables.ts';

export type Answer = { readonly rows: Row[]; readonly rowCount: number };
export type Statement = (on: Transaction, values: readonly unknown[], text: string) => Answer | Promise<Answer>;

export const answer = (rows: Row[], rowCount = rows.length): Answer => ({ rows, rowCount });
export const changedRows = (count: number): Answer => answer([], count);

/** PostgreSQL's error for a row that exists already. */
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
