/** Calls of staff about alerts on credit reports. Erased with the accounts. */
import type { CallResult } from '@hearthline/journey/facts/parts.ts';
import type { DIALED } from '@hearthline/journey/facts/prequalification.ts';
import type { Connection } from './application.ts';

/** `number`: ten digits; null for the sandbox, where an alert has none. */
export type AlertCall = {
  readonly id: string;
  readonly report: 'SOFT' | 'HARD';
  /** Of another signer's report; null: the borrower's. */
  readonly signerId: string | null;
  readonly dialed: (typeof DIALED)[number];
  readonly number: string | null;
  readonly answeredBy: string | null;
  readonly result: CallResult;
  /** Null for the sandbox. */
  readonly staffUuid: string | null;
  readonly person: string;
  readonly role: string;
  readonly at: Date;
};

/** Stores a call. */
export async function insertAlertCall(on: Connection, applicationUuid: string, call: AlertCall): Promise<void> {
  const { id, report, signerId, dialed, number, answeredBy, result, staffUuid, person, role, at } = call;
  await on.query(
    'insert into alert_call (id, application_uuid, report, dialed, number, answered_by, result, staff_uuid, person, role, at, signer_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    [id, applicationUuid, report, dialed, number, answeredBy, result, staffUuid, person, role, at, signerId],
  );
}

/** The calls about an application's alerts, the newest first. */
export async function alertCallsOf(on: Connection, applicationUuid: string): Promise<AlertCall[]> {
  const { rows } = await on.query<AlertCall>({
    name: 'alert-calls-of',
    text: `select id, report, signer_id as "signerId", dialed, number, answered_by as "answeredBy", result, staff_uuid as "staffUuid", person, role, at
      from alert_call where application_uuid = $1 order by at desc, id desc`,
    values: [applicationUuid],
  });
  return rows;
}
