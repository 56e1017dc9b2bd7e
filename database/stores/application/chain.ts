import { hash } from 'node:crypto';
import { canonical } from '@hearthline/documents/storage/canonical-json.ts';
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

/** SHA-256 (hex) over the previous row's hash and the row itself: changing a row invalidates every later one. */
export function rowHash(previousHash: string, row: LogRow): string {
  return hash('sha256', previousHash + canonical(row));
}

/** The first link of a chain, bound to its application, so that logs cannot be exchanged. */
export function firstHash(applicationUuid: string): string {
  return hash('sha256', applicationUuid);
}

/** Whether the rows, in order, match their stored hashes. */
export function chainHolds(applicationUuid: string, rows: readonly (LogRow & { readonly hash: string })[]): boolean {
  let head = firstHash(applicationUuid);
  return rows.every(({ hash: stored, ...row }, i) => {
    head = rowHash(head, row);
    return row.seq === i + 1 && head === stored;
  });
}
