import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../context.ts';
import type { Application } from './application.ts';

type Message = { readonly subject: string; readonly body: string };

/** A message for reaching a status; sent only when the borrower was waiting for somebody else, so never for a step they are on now. */
const ON_REACHING: Partial<Record<ChecklistStatus, Message>> = {
  OFFER_SELECTION: { subject: 'Your offers are ready', body: 'We have finished our checks. Sign in to see your offers and choose one.' },
  DECLINED: { subject: 'About your application', body: 'We cannot offer you a line of credit on this application. We send you a notice with the reasons within 30 days.' },
  CANCELLED: { subject: 'Your application is closed', body: 'Your application has been closed. You can start a new one at any time.' },
  CREDIT_NO_MATCH_SSN: { subject: 'We could not find your credit file', body: 'A person on our team looks into it. You do not have to do anything now.' },
  FACTA_REVIEW: { subject: 'We have to verify your identity', body: 'Your credit file carries an alert. We call you at the number in the alert before we go on.' },
  OWNERSHIP_REVIEW: { subject: 'We have a question about who owns the home', body: 'The county records name another owner. Sign in to answer, or wait for our call.' },
};
/** Reached while the borrower sits on the page and is told there: no message unless somebody else moved the file. */
const MOVED_BY_US: ReadonlySet<ChecklistStatus> = new Set(['FACTA_REVIEW', 'CREDIT_ERROR', 'CREDIT_MINOR', 'CREDIT_NO_MATCH_SSN', 'DELINQUENCY_REVIEW', 'UNDERWRITING_REVIEW', 'PROPERTY_DATA_REVIEW', 'OWNERSHIP_REVIEW', 'UNKNOWN']);
const ALWAYS: ReadonlySet<ChecklistStatus> = new Set(['DECLINED', 'CANCELLED', 'CREDIT_NO_MATCH_SSN', 'FACTA_REVIEW', 'OWNERSHIP_REVIEW']);

/** Puts the message of a newly reached status into the outbox, in the same transaction. The recipient is the profile's e-mail. */
export async function notifyOf(_ctx: Context, client: PoolClient, before: Application, after: Application, at: Date): Promise<void> {
  const message = ON_REACHING[after.status];
  if (!message || before.status === after.status || !(ALWAYS.has(after.status) || MOVED_BY_US.has(before.status) || (await wasHeld(client, after)))) return;
  await client.query({
    name: 'outbox-insert',
    text: "insert into outbox (id, application_uuid, recipient, channel, subject, body, at) select $1, $2, email, 'MAIL', $3, $4, $5 from identity where uuid = $6",
    values: [v7(), after.uuid, message.subject, message.body, at, after.identityUuid],
  });
}

/** Whether a person had the file at any time before: then the borrower has left the page. */
async function wasHeld(client: PoolClient, { uuid }: Application): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'was-held', text: 'select 1 from staff_task where application_uuid = $1 limit 1', values: [uuid] });
  return (rowCount ?? 0) > 0;
}
