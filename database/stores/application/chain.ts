import { createHash } from 'node:crypto';
import type { Fact } from '@hearthline/journey/facts/fact.ts';

/** One row of an application's fact log. */
export type LogRow = {
  readonly seq: number;
  readonly fact: Fact;
  readonly actor: string;
  readonly actorRef: string | null;
  readonly source: string;
  readonly at: string;
};

/** JSON with members in alphabetical order: equal content gives equal text, whatever order the database returns. */
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

/** SHA-256 (hex) over the previous row's hash and the row itself: changing a row invalidates every later one. */
export function rowHash(previousHash: string, row: LogRow): string {
  return createHash('sha256').update(previousHash).update(canonical(row)).digest('hex');
}

/** The first link of a chain, bound to its application, so that logs cannot be exchanged. */
export function firstHash(applicationUuid: string): string {
  return createHash('sha256').update(applicationUuid).digest('hex');
}

/** Whether the rows, in order, match their stored hashes. */
export function chainHolds(applicationUuid: string, rows: readonly (LogRow & { readonly hash: string })[]): boolean {
  let head = firstHash(applicationUuid);
  return rows.every(({ hash, ...row }, i) => {
    head = rowHash(head, row);
    return row.seq === i + 1 && head === hash;
  });
}
