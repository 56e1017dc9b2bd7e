type Cell = string | number | boolean | null | undefined;
const written = (cell: Cell): string => (cell === true ? 'yes' : cell === false ? 'no' : cell === null || cell === '' ? '-' : String(cell));

/** A table as text, a line for each row: a changed rule is a changed line, which its reader judges. */
export const textTable = (rows: readonly (readonly Cell[])[]): string => `${rows.map((row) => row.map(written).join(' | ')).join('\n')}\n`;

/** The days from one to another, both included. ISO days. */
export const daysFromTo = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
