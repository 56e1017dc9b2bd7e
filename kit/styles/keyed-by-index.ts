/** Keys rows by their index. Only for rows of text without state or identity, which React may safely render in place of one another. */
export function keyedByIndex<T>(rows: readonly T[]): { key: string; row: T; place: number }[] {
  return rows.map((row, place) => ({ key: String(place), row, place }));
}
