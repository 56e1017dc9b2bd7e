/**
 * Rows with a key: their place. For rows that are only words, hold no state and have nothing else to be told apart by,
 * so that React may redraw one in the place of another.
 */
export function byPlace<T>(rows: readonly T[]): { key: string; row: T; place: number }[] {
  return rows.map((row, place) => ({ key: String(place), row, place }));
}
