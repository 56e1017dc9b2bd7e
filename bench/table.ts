/** Plain text tables, first column left, the others right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const width = head.map((cell, column) => Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(width[column] ?? 0) : cell.padStart(width[column] ?? 0))).join('  ');
  return [line(head), width.map((count) => '-'.repeat(count)).join('  '), ...rows.map(line)].join('\n');
}

/** `a / b` with two decimals, or a dash if that is not a number. */
export const ratio = (a: number, b: number): string => (b === 0 || !Number.isFinite(a / b) ? '-' : `${(a / b).toFixed(2)}x`);
