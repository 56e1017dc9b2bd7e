import { createHash } from 'node:crypto';
import type { Fact } from '@hearthline/journey/facts/fact.ts';

/** One row of an application's log. */
export type LogRow = {
  readonly seq: number;
  readonly fact: Fact;
  readonly actor: string;
  readonly actorRef: string | null;
  readonly source: string;
  readonly at: string;
};

/** JSON with the members of every object in alphabetical order: equal content, equal text, whatever the database did to the order. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((v) => canonical(v ?? null)).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `{${members.map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** SHA-256 (hex) over the row before it and the row itself: changing any earlier row breaks every later one. */
export function rowHash(previousHash: string, row: LogRow): string {
  return createHash('sha256').update(previousHash).update(canonical(row)).digest('hex');
}

/** Where a chain starts: bound to its application, so that logs cannot be exchanged. */
export function firstHash(applicationUuid: string): string {
  return createHash('sha256').update(applicationUuid).digest('hex');
}

/** Whether the rows, in order, still hash to what was written. */
export function chainHolds(applicationUuid: string, rows: readonly (LogRow & { readonly hash: string })[]): boolean {
  let head = firstHash(applicationUuid);
  return rows.every(({ hash, ...row }, i) => {
    head = rowHash(head, row);
    return row.seq === i + 1 && head === hash;
  });
}
