/** Keys rows by their index. Only for rows of text without state or identity, which React may safely render in place of one another. */
export function keyedByIndex<T>(rows: readonly T[]): { key: string; row: T }[] {
  return rows.map((row, index) => ({ key: String(index), row }));
}
