/** Every kind of message in each of its forms. */
import type { Lender } from '@hearthline/orgs/schema.ts';
import { MESSAGE_COPY, type NotificationKind } from '@hearthline/server/messages/copy.ts';
import { notification } from '@hearthline/server/messages/outbox.ts';
import { messageSamples } from '@hearthline/server/messages/samples.ts';
import type { Stage } from '../stage.ts';

const KINDS = Object.keys(MESSAGE_COPY) as NotificationKind[];

export function showMessages({ show, sites }: Stage, lender: Lender): void {
  const { origin } = sites(lender);
  const data = messageSamples(lender, origin);
  for (const kind of KINDS) {
    const { subject, body, html, text, inApp } = notification(kind, data[kind], lender, { origin, applicationUuid: 'an-application' });
    show(`mail ${kind} as text`, `${subject}\n${body}`);
    show(`mail ${kind} as a page`, html());
    show(`notice ${kind} in the account`, JSON.stringify(inApp));
    if (text !== null) show(`text message ${kind}`, text);
  }
}
