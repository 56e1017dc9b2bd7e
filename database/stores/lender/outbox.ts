import { v7 } from 'uuid';
import type { NotificationRow, OutboxRow } from '../../generated/rows.ts';
import type { Connection } from '../application/application.ts';

type Kept = Omit<NotificationRow, 'id' | 'read_at' | 'over_at'>;

/** Stores a notification, once per key; answers its id, or null when it exists already. */
export async function insertNotification(on: Connection, told: Kept): Promise<string | null> {
  const id = v7();
  const { rowCount } = await on.query({
    name: 'notification-insert',
    text: `insert into notification (id, key, application_uuid, identity_uuid, kind, data, title, body, path, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) on conflict (key) do nothing`,
    values: [
      id,
      told.key,
      told.application_uuid,
      told.identity_uuid,
      told.kind,
      JSON.stringify(told.data),
      told.title,
      told.body,
      told.path,
      told.created_at,
    ],
  });
  return rowCount === 1 ? id : null;
}

/**
 * Selects a person's notifications: at most `limit`, older than the one with id `before`; unread, read, or (undefined) both. With `wallet`, the address of
 * their own account at the exchange, also those about it that were sent to another sign-in of theirs.
 */
export type Page = {
  readonly limit: number;
  readonly before: string | null;
  readonly unread: boolean | undefined;
  readonly wallet?: string | undefined;
};
const FIRST: Page = { limit: 50, before: null, unread: undefined };

/** A notification of the person of $1: sent to them, or about their own account at the exchange. */
const OWN = `(identity_uuid = $1 or data ->> 'wallet' = (select i.wallet_account_address from identity i where i.uuid = $1))`;

/** A person's notifications, newest first; empty when `before` is not one of them. */
export async function notificationsOf(
  on: Connection,
  identityUuid: string,
  { limit, before, unread, wallet }: Page = FIRST,
): Promise<NotificationRow[]> {
  // by identity alone the rows come in the order of one index
  const own = wallet === undefined ? 'identity_uuid = $1' : `(identity_uuid = $1 or data ->> 'wallet' = $5)`;
  const { rows } = await on.query<NotificationRow>(
    `select * from notification where ${own}
       and ($2::uuid is null or (created_at, id) < (select n.created_at, n.id from notification n where n.id = $2 and ${own}))
       and ($3::boolean is null or (read_at is null) = $3)
     order by created_at desc, id desc limit $4`,
    [identityUuid, before, unread ?? null, limit, ...(wallet === undefined ? [] : [wallet])],
  );
  return rows;
}

/** Marks a person's notification as read or unread; null when it is not theirs. */
export async function markNotification(
  on: Connection,
  who: { readonly identityUuid: string; readonly id: string },
  readAt: Date | null,
): Promise<NotificationRow | null> {
  const { rows } = await on.query<NotificationRow>(`update notification set read_at = $3 where id = $2 and ${OWN} returning *`, [
    who.identityUuid,
    who.id,
    readAt,
  ]);
  return rows[0] ?? null;
}

/** Marks a person's unread notifications as read, up to one of them and with it. */
export async function markNotificationsThrough(
  on: Connection,
  who: { readonly identityUuid: string; readonly id: string },
  readAt: Date,
): Promise<void> {
  await on.query(
    `update notification set read_at = $3 where ${OWN} and read_at is null
       and (created_at, id) <= (select n.created_at, n.id from notification n where n.id = $2 and ${OWN})`,
    [who.identityUuid, who.id, readAt],
  );
}

/** Ends an application's notifications of these kinds that were told before: what they ask for is over. They count as read. */
export async function endNotifications(on: Connection, applicationUuid: string, kinds: readonly string[], at: Date): Promise<void> {
  await on.query({
    name: 'notifications-end',
    text: `update notification set over_at = $3, read_at = coalesce(read_at, $3)
      where application_uuid = $1 and over_at is null and kind = any($2)`,
    values: [applicationUuid, kinds, at],
  });
}

/** One notification by its id. */
export async function notificationById(on: Connection, id: string): Promise<NotificationRow | null> {
  const { rows } = await on.query<NotificationRow>('select * from notification where id = $1', [id]);
  return rows[0] ?? null;
}

/** Queues an email whose body is stored encrypted; one with `refused`, a code, is never sent. */
export async function postSealed(
  on: Connection,
  {
    id,
    address,
    sealed,
    refused,
    ...message
  }: Omit<Posted, 'to' | 'body' | 'notificationId' | 'channel' | 'notBefore'> & {
    readonly id: string;
    readonly address: string;
    readonly sealed: Buffer;
    readonly refused: string | null;
  },
): Promise<void> {
  await on.query({
    name: 'outbox-insert-sealed',
    text: `insert into outbox (id, application_uuid, org_code, channel, recipient, subject, body, sealed_body, at, refused)
      values ($1, $2, $3, 'MAIL', $4, $5, '', $6, $7, $8)`,
    values: [id, message.applicationUuid, message.orgCode, address, message.subject, sealed, message.at, refused],
  });
}

/** An email or text to send. `to` is a person's account, whose address is looked up, or an address or ten digits. */
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

/** Queues a message, in the transaction of the change it reports. */
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

/** The newest 200 messages: to one address or to all, of one application or of all. */
export async function messagesTo(on: Connection, recipient: string | null, applicationUuid: string | null = null): Promise<OutboxRow[]> {
  const { rows } = await on.query<OutboxRow>(
    `select * from outbox where ($1::text is null or lower(recipient) = lower($1)) and ($2::uuid is null or application_uuid = $2)
      order by at desc, id desc limit 200`,
    [recipient, applicationUuid],
  );
  return rows;
}

/** One message by its id. */
export async function messageById(on: Connection, id: string): Promise<OutboxRow | null> {
  return (await on.query<OutboxRow>('select * from outbox where id = $1', [id])).rows[0] ?? null;
}

/** Messages claimed per round. */
const BATCH = 20;
/** Attempts after which a message is abandoned, and the seconds of delay after each. */
export const MAX_TRIES = 8;
const PAUSE = "interval '1 second' * (15 * (2 ^ least(tries, 8)))";
const AHEAD = "(select coalesce(max(offset_ms), 0) from clock_offset where scope = o.application_uuid::text) * interval '1 millisecond'";

/**
 * Claims due messages, each for one process: none claims it again until its delay is over, so that a crash only delays it. A message of an
 * application ahead of the product's clock (sandbox) is due by that application's own time.
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

/** Marks a message as never to be sent; `why` is a code, such as OPTED_OUT. */
export async function markRefused(on: Connection, id: string, why: string): Promise<void> {
  await on.query('update outbox set refused = $2 where id = $1', [id, why]);
}

/** Postpones a message to an instant; the attempt does not count. */
export async function postpone(on: Connection, id: string, until: Date): Promise<void> {
  await on.query('update outbox set not_before = $2, tries = tries - 1 where id = $1', [id, until]);
}

/** A message of an application that its vendor did not take. The recipient is left out. */
export type Undelivered = {
  readonly id: string;
  readonly applicationUuid: string;
  readonly loanNumber: string;
  readonly channel: 'MAIL' | 'TEXT';
  readonly subject: string;
  readonly code: string;
  readonly at: Date;
};

/** Still to be said: what the message tells of is not over, and it was not written before the application ended. The notice of that end is still owed. */
const STILL_SAID = `a.uuid = o.application_uuid and (a.active or o.at >= a.since)
  and not exists (select 1 from notification n where n.id = o.notification_id and n.over_at is not null)`;

/** Messages of a lender's applications that were given up with one of these codes and are still to be said, the newest first, and how many there are. */
export async function undelivered(
  on: Connection,
  organization: string,
  codes: readonly string[],
  limit: number,
): Promise<{ readonly messages: readonly Undelivered[]; readonly total: number }> {
  const { rows } = await on.query<Undelivered & { total: number }>({
    name: 'outbox-undelivered',
    text: `select o.id, o.application_uuid as "applicationUuid", a.loan_number as "loanNumber", o.channel, o.subject, o.refused as code, o.at,
        count(*) over ()::int as total
      from outbox o join application a on ${STILL_SAID}
      where o.org_code = $1 and o.sent_at is null and o.refused = any($2) order by o.at desc, o.id limit $3`,
    values: [organization, codes, limit],
  });
  return { messages: rows.map(({ total: _, ...message }) => message), total: rows[0]?.total ?? 0 };
}

/** Queues messages again that were given up with one of these codes and are still to be said: who, when and why stays with each. Returns how many. */
export async function sendAgain(
  on: Connection,
  ids: readonly string[],
  {
    organization,
    codes,
    by,
    at,
    reason,
  }: Readonly<{ organization: string; codes: readonly string[]; by: string; at: Date; reason: string }>,
): Promise<number> {
  const { rowCount } = await on.query({
    name: 'outbox-again',
    text: `update outbox o set refused = null, tries = 0, not_before = null, again_by = $4, again_at = $5, again_reason = $6 from application a
      where o.id = any($1) and o.org_code = $2 and o.sent_at is null and o.refused = any($3) and ${STILL_SAID}`,
    values: [ids, organization, codes, by, at, reason],
  });
  return rowCount ?? 0;
}

/** Messages of a lender that are due and not sent, and since when the first of them is. */
export async function messagesDue(
  on: Connection,
  organization: string,
  now: Date,
): Promise<{ readonly waiting: number; readonly since: Date | null }> {
  const { rows } = await on.query<{ waiting: number; since: Date | null }>({
    name: 'outbox-due',
    text: `select count(*)::int as waiting, min(greatest(at, not_before)) as since from outbox
      where org_code = $1 and sent_at is null and refused is null and (not_before is null or not_before <= $2)`,
    values: [organization, now],
  });
  return rows[0] ?? { waiting: 0, since: null };
}
