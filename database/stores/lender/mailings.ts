import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { MailingRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';

/** Orders a letter, in the transaction of the fact that names it. */
export type Ordered = Pick<
  MailingRow,
  'id' | 'application_uuid' | 'party' | 'kind' | 'title' | 'sha256' | 'copies' | 'service' | 'ordered_at'
> & {
  /** Instead of the person's own address. */
  readonly address: PostalAddress | null;
};
export async function orderMailing(on: Connection, letter: Ordered): Promise<void> {
  await on.query({
    name: 'mailing-insert',
    text: 'insert into mailing (id, application_uuid, party, kind, title, sha256, copies, service, address, ordered_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    values: [
      letter.id,
      letter.application_uuid,
      letter.party,
      letter.kind,
      letter.title,
      letter.sha256,
      letter.copies,
      letter.service,
      letter.address && JSON.stringify(letter.address),
      letter.ordered_at,
    ],
  });
}

const AHEAD = "(select coalesce(max(offset_ms), 0) from clock_offset where scope = m.application_uuid::text) * interval '1 millisecond'";
const OPEN = "('ORDERED', 'CREATED', 'MAILED')";

/** Claims letters to be ordered or asked about, by the clock of their application; a claim lasts one minute. */
export async function claimMailings(on: Connection, now: Date): Promise<MailingRow[]> {
  const { rows } = await on.query<MailingRow>({
    name: 'mailing-claim',
    text: `update mailing m set tries = tries + 1, not_before = $1::timestamptz + ${AHEAD} + interval '1 minute'
      where id in (select id from mailing m where state in ${OPEN} and (not_before is null or not_before <= $1::timestamptz + ${AHEAD}) order by ordered_at limit 10 for update skip locked)
      returning *`,
    values: [now],
  });
  return rows;
}

/** The mail house took the order. */
export async function mailingCreated(on: Connection, id: string, ref: string): Promise<void> {
  await on.query("update mailing set state = 'CREATED', ref = $2, tries = 0 where id = $1 and state = 'ORDERED'", [id, ref]);
}

/** How far a letter has come. */
export async function progressMailing(on: Connection, id: string, state: MailingRow['state']): Promise<void> {
  await on.query({ name: 'mailing-progress', text: 'update mailing set state = $2, tries = 0 where id = $1', values: [id, state] });
}

/** Asks about a letter again at an instant. */
export async function askMailingAt(on: Connection, id: string, at: Date): Promise<void> {
  await on.query('update mailing set not_before = $2 where id = $1', [id, at]);
}

/** A callback named a letter: it is asked about at once. */
export async function mailingMoved(on: Connection, ref: string): Promise<void> {
  await on.query(`update mailing set not_before = null where ref = $1 and state in ${OPEN}`, [ref]);
}
