import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Connection } from '../checklist/application.ts';
import type { OutboxRow } from '../db/schema/file.ts';

type Message = { readonly subject: string; readonly body: string };

/** Puts an e-mail to a person's account address into the outbox. */
export async function mailTo(
  client: PoolClient,
  about: { readonly applicationUuid: string; readonly identityUuid: string; readonly at: Date },
  { subject, body }: Message,
): Promise<void> {
  await client.query({
    name: 'outbox-insert',
    text: "insert into outbox (id, application_uuid, recipient, channel, subject, body, at) select $1, $2, email, 'MAIL', $3, $4, $5 from identity where uuid = $6",
    values: [v7(), about.applicationUuid, subject, body, about.at, about.identityUuid],
  });
}

/** The newest 200 messages, to one address or to anybody. */
export async function messagesTo(on: Connection, recipient: string | null): Promise<OutboxRow[]> {
  const { rows } = await on.query<OutboxRow>(
    'select * from outbox where $1::text is null or lower(recipient) = lower($1) order by at desc, id desc limit 200',
    [recipient],
  );
  return rows;
}
