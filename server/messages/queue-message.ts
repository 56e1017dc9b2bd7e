import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { maySendText } from '@hearthline/rules/regulation/tcpa.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../config/context.ts';
import { originOf } from '../organizations/organizations.ts';
import { textConsent } from '@hearthline/database/stores/person/consents.ts';
import { insertNotification } from '@hearthline/database/stores/lender/notifications.ts';
import { post, postSealed } from '@hearthline/database/stores/lender/outbox.ts';
import { notification, type Notification } from './notifications.ts';
import type { Changed, Message } from './triggers.ts';
import { sealBody } from './sealed-body.ts';

const made = (message: Message, lender: Lender, about: { origin: string; applicationUuid: string }): Notification =>
  notification(message.kind, message.data as never, lender, about);

/**
 * Queues a message for the borrower: in their account, by email, and by text if they consented to texts about their application and the message has
 * one. Every message here is about the application itself (transactional, 47 CFR 64.1200(f)); the product sends no advertising. @param seq the
 * version of the application that caused it: each trigger is sent once.
 */
export async function queueMessage(ctx: Context, { after, at, client }: Changed, message: Message, seq: number): Promise<void> {
  const { uuid, identityUuid, orgCode, facts } = after;
  const lender = lenderByCode(orgCode) ?? PRIMARY;
  const { subject, body, text, inApp } = made(message, lender, { origin: originOf(ctx.config, orgCode), applicationUuid: uuid });
  const id = await insertNotification(client, {
    key: `${uuid}:${seq}:${message.kind}`,
    application_uuid: uuid,
    identity_uuid: identityUuid,
    kind: message.kind,
    data: message.data,
    title: inApp.title,
    body: inApp.body,
    path: inApp.path,
    created_at: at,
  });
  if (id === null) return;
  const row = { applicationUuid: uuid, notificationId: id, orgCode, at, subject };
  await post(client, { ...row, channel: 'MAIL', to: { identityUuid }, body, notBefore: null });
  if (text === null) return;
  const consent = await textConsent(client, identityUuid, orgCode);
  if (!consent) return;
  const place = { at, timeZone: timeZoneAtProperty(facts), state: facts.created?.state ?? '' };
  const may = maySendText('SMS_TRANSACTIONAL', { SMS: null, SMS_TRANSACTIONAL: consent.answer }, place);
  if (may.send || may.why === 'QUIET')
    await post(client, {
      ...row,
      channel: 'TEXT',
      to: { address: consent.phone },
      body: text,
      notBefore: may.send ? null : may.notBefore,
    });
}

/**
 * Email not tied to an application, or to a person without an account (a signer invitation). The link is a bearer credential: the body is stored
 * encrypted only.
 */
export async function sendToAddress(
  ctx: Context,
  client: PoolClient,
  { orgCode, applicationUuid, address, at }: { orgCode: string; applicationUuid: string | null; address: string; at: Date },
  message: Message,
): Promise<void> {
  const { subject, body } = made(message, lenderByCode(orgCode) ?? PRIMARY, {
    origin: originOf(ctx.config, orgCode),
    applicationUuid: applicationUuid ?? '',
  });
  const id = v7();
  await postSealed(client, { id, applicationUuid, orgCode, address, subject, sealed: await sealBody(ctx, id, body), at });
}
