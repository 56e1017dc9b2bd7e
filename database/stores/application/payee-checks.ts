/** What staff know of cards that were refused, and of their calls about a changed account that receives the money. Erased with the accounts. */
import { v7 } from 'uuid';
import type { CallResult } from '@hearthline/journey/facts/parts.ts';
import type { Connection } from './application.ts';

/** Stores why the vendor refused a card. */
export async function insertCardRefusal(on: Connection, applicationUuid: string, reason: string, at: Date): Promise<void> {
  await on.query('insert into card_refusal (id, application_uuid, at, reason) values ($1, $2, $3, $4)', [
    v7(),
    applicationUuid,
    at,
    reason,
  ]);
}

/** The refused cards of an application, the newest first. */
export async function cardRefusalsOf(on: Connection, applicationUuid: string): Promise<{ at: Date; reason: string }[]> {
  const { rows } = await on.query<{ at: Date; reason: string }>({
    name: 'card-refusals-of',
    text: 'select at, reason from card_refusal where application_uuid = $1 order by at desc limit 50',
    values: [applicationUuid],
  });
  return rows;
}

/** A call about the account that receives the money. `number`: the phone of record that was called. */
export type PayoutCall = {
  readonly id: string;
  readonly accountId: string;
  readonly number: string;
  readonly answeredBy: string | null;
  readonly result: CallResult;
  /** Null for the sandbox. */
  readonly staffUuid: string | null;
  readonly person: string;
  readonly role: string;
  readonly at: Date;
};

/** Stores a call. */
export async function insertPayoutCall(on: Connection, applicationUuid: string, call: PayoutCall): Promise<void> {
  const { id, accountId, number, answeredBy, result, staffUuid, person, role, at } = call;
  await on.query(
    'insert into payout_call (id, application_uuid, account_id, number, answered_by, result, staff_uuid, person, role, at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [id, applicationUuid, accountId, number, answeredBy, result, staffUuid, person, role, at],
  );
}

/** The calls about an application's accounts, the newest first. */
export async function payoutCallsOf(on: Connection, applicationUuid: string): Promise<PayoutCall[]> {
  const { rows } = await on.query<PayoutCall>({
    name: 'payout-calls-of',
    text: `select id, account_id as "accountId", number, answered_by as "answeredBy", result, staff_uuid as "staffUuid", person, role, at
      from payout_call where application_uuid = $1 order by at desc`,
    values: [applicationUuid],
  });
  return rows;
}
