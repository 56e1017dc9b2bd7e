import { v7 } from 'uuid';
import type { Connection } from '../application/application.ts';
import type { OutboxRow } from '../../generated/rows.ts';

/** Puts a mail into the outbox whose words are sealed. */
export async function postSealed(
  on: Connection,
  {
    id,
    address,
    sealed,
    ...message
  }: Omit<Posted, 'to' | 'body' | 'notificationId' | 'channel' | 'notBefore'> & {
    readonly id: string;
    readonly address: string;
    readonly sealed: Buffer;
  },
): Promise<void> {
  await on.query({
    name: 'outbox-insert-sealed',
    text: `insert into outbox (id, application_uuid, org_code, channel, recipient, subject, body, sealed_body, at)
      values ($1, $2, $3, 'MAIL', $4, $5, '', $6, $7)`,
    values: [id, message.applicationUuid, message.orgCode, address, message.subject, sealed, message.at],
  });
}

/** A mail or text that is to leave. `to` is a person's account, whose address is looked up, or an address or ten digits. */
export type Posted = {
  readonly applicationUuid: string | null;
  readonly notificationId: string | null;
  readonly orgCode: string;
  readonly channel: 'MAIL' | 'TEXT';
  readonly to: { readonly identityUuid: string } | { readonly address: string };
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
  readonly notBefore: Date | null;
};

/** Puts a message into the outbox, in the transaction of what it tells. */
export async function post(on: Connection, { to, ...message }: Posted): Promise<void> {
  await on.query({
    name: 'identityUuid' in to ? 'outbox-insert-person' : 'outbox-insert',
    text: `insert into outbox (id, application_uuid, notification_id, org_code, channel, recipient, subject, body, at, not_before)
      select $1::uuid, $2::uuid, $3::uuid, $4, $5, ${'identityUuid' in to ? '(select email from identity where uuid = $6::uuid)' : '$6::text'}, $7, $8, $9, $10`,
    values: [
      v7(),
      message.applicationUuid,
      message.notificationId,
      message.orgCode,
      message.channel,
      'identityUuid' in to ? to.identityUuid : to.address,
      message.subject,
      message.body,
      message.at,
      message.notBefore,
    ],
  });
}

/** The newest 200 messages, to one address or to anybody. */
export async function messagesTo(on: Connection, recipient: string | null): Promise<OutboxRow[]> {
  const { rows } = await on.query<OutboxRow>(
    `select * from outbox ${recipient === null ? '' : 'where lower(recipient) = lower($1)'} order by at desc, id desc limit 200`,
    recipient === null ? [] : [recipient],
  );
  return rows;
}

/** Messages taken in one round. */
const BATCH = 20;
/** Tries after which a message is given up, and the seconds it waits after each. */
export const MAX_TRIES = 8;
const PAUSE = "interval '1 second' * (15 * (2 ^ least(tries, 8)))";
const AHEAD = "(select coalesce(max(offset_ms), 0) from clock_offset where scope = o.application_uuid::text) * interval '1 millisecond'";

/**
 * Takes what may leave now, each for one process: until its pause is over nobody else takes it, so that a process that dies in the middle only delays it.
 * A file that is ahead of the product's clock (sandbox) is judged by its own.
 */
export async function claimDueMessages(on: Connection, now: Date): Promise<OutboxRow[]> {
  const { rows } = await on.query<OutboxRow>({
    name: 'outbox-take',
    text: `update outbox o set tries = tries + 1, not_before = $1::timestamptz + ${AHEAD} + ${PAUSE}
      where id in (select id from outbox o where sent_at is null and refused is null and (not_before is null or not_before <= $1::timestamptz + ${AHEAD}) order by at limit ${BATCH} for update skip locked)
      returning *`,
    values: [now],
  });
  return rows;
}

export async function markSent(on: Connection, id: string, at: Date): Promise<void> {
  await on.query({ name: 'outbox-sent', text: 'update outbox set sent_at = $2 where id = $1', values: [id, at] });
}

/** It never goes out; `why` is a code, such as OPTED_OUT. */
export async function markRefused(on: Connection, id: string, why: string): Promise<void> {
  await on.query('update outbox set refused = $2 where id = $1', [id, why]);
}

/** It may go out from an instant on; the try does not count. */
export async function postpone(on: Connection, id: string, until: Date): Promise<void> {
  await on.query('update outbox set not_before = $2, tries = tries - 1 where id = $1', [id, until]);
}
