/** Conversations at chat vendors (decision 0154). */
import type { ChatAtVendorRow } from '../../generated/rows.ts';
import type { Queryable } from '../../transaction.ts';

/** Notes that a conversation is about to begin at a vendor, and when it was last tried. */
export async function noteAtVendor(on: Queryable, uuid: string, provider: string, at: Date): Promise<void> {
  await on.query(
    'insert into chat_at_vendor (reference, conversation_uuid, provider, began_at) values ($1, $1, $2, $3) on conflict (reference) do update set began_at = excluded.began_at where chat_at_vendor.channel_id is null',
    [uuid, provider, at],
  );
}

/**
 * The vendor has answered: it has begun there under these names, or it may have. One that was ended or erased here meanwhile, though nothing was there yet, is
 * to be closed or erased again.
 */
export async function answeredByVendor(
  on: Queryable,
  { uuid, provider, at }: { readonly uuid: string; readonly provider: string; readonly at: Date },
  begun: { readonly channelId: string; readonly userId: string } | null,
): Promise<void> {
  await on.query(
    `insert into chat_at_vendor (reference, provider, channel_id, user_id, began_at) values ($1, $2, $3, $4, $5)
     on conflict (reference) do update set channel_id = excluded.channel_id, user_id = excluded.user_id, closed_at = null
       where chat_at_vendor.channel_id is null`,
    [uuid, provider, begun?.channelId ?? null, begun?.userId ?? null, at],
  );
}

/** It goes on without the vendor: what began there is erased. */
export async function leaveVendor(on: Queryable, uuid: string): Promise<void> {
  await on.query('update chat_at_vendor set conversation_uuid = null where reference = $1', [uuid]);
}

/** Where a conversation is at its vendor; undefined while it has not begun there. */
export async function atVendor(
  on: Queryable,
  uuid: string,
): Promise<{ readonly provider: string; readonly channelId: string; readonly userId: string } | undefined> {
  const { rows } = await on.query(
    'select provider, channel_id as "channelId", user_id as "userId" from chat_at_vendor where conversation_uuid = $1 and channel_id is not null',
    [uuid],
  );
  return rows[0] as { provider: string; channelId: string; userId: string } | undefined;
}

/** Whether an id is that of a person who has an account here. */
export async function isOfAccount(on: Queryable, uuid: string): Promise<boolean> {
  return (await on.query('select from identity where uuid = $1', [uuid])).rowCount === 1;
}

/**
 * Those whose conversation has ended here and not yet at the vendor, and those that are to be erased there; each is claimed, so that no other process tries
 * it before the same time has passed again.
 */
export async function claimUntidy(
  on: Queryable,
  { now, triedBefore }: { readonly now: Date; readonly triedBefore: Date },
): Promise<ChatAtVendorRow[]> {
  const { rows } = await on.query(
    `update chat_at_vendor set tried_at = $1 where reference in (
       select v.reference from chat_at_vendor v left join chat_conversation c on c.uuid = v.conversation_uuid
       where (c.uuid is null or (c.state = 'ENDED' and v.closed_at is null)) and (v.tried_at is null or v.tried_at <= $2)
       order by v.tried_at nulls first limit 20 for update of v skip locked)
     returning *`,
    [now, triedBefore],
  );
  return rows as ChatAtVendorRow[];
}

export async function closedAtVendor(on: Queryable, reference: string, at: Date): Promise<void> {
  await on.query('update chat_at_vendor set closed_at = $2, tried_at = null where reference = $1', [reference, at]);
}

export async function dropAtVendor(on: Queryable, reference: string): Promise<void> {
  await on.query('delete from chat_at_vendor where reference = $1', [reference]);
}
