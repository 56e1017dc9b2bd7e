import { hash } from 'node:crypto';
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
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  let text = '';
  if (Array.isArray(value)) {
    for (const item of value) text += `${text === '' ? '' : ','}${canonical(item ?? null)}`;
    return `[${text}]`;
  }
  const members = value as Readonly<Record<string, unknown>>;
  for (const name of Object.keys(members).sort()) {
    const member = members[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${canonical(member)}`;
  }
  return `{${text}}`;
}

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
