import { lenderByCode, PRIMARY } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { phoneDigits } from '@hearthline/rules/phone.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { Started } from '@hearthline/providers/wire/order.ts';
import type { Context } from '../config/context.ts';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { mayStillText } from './may-still-text.ts';
import { bodyOf } from './sealed-body.ts';
import { originOf } from '../organizations/organizations.ts';
import { notificationById } from '@hearthline/database/stores/lender/notifications.ts';
import { markRefused, markSent, MAX_TRIES, postpone, claimDueMessages } from '@hearthline/database/stores/lender/outbox.ts';
import { mailHtml } from './mail.ts';
import type { NotificationKind } from './notification-data.ts';
import { notification } from './notifications.ts';

const e164 = (phone: string): string => `+1${phoneDigits(phone) ?? ''}`;

/** The HTML of an email: of its notification, or of its plain text. */
async function htmlOf(ctx: Context, row: OutboxRow, lender: Lender): Promise<string> {
  const told = row.notification_id === null ? null : await notificationById(ctx.pool, row.notification_id);
  if (told)
    return notification(told.kind as NotificationKind, told.data as never, lender, {
      origin: originOf(ctx.config, lender.orgCode),
      applicationUuid: told.application_uuid ?? '',
    }).html;
  const [help = '', ...lines] = row.body.split('\n\n').slice(0, -1).toReversed();
  return mailHtml({ subject: row.subject, lines: lines.toReversed(), link: null, help }, lender);
}

/** Sends one message through its vendor under the message's own id, so that a repeat is the same message. */
async function deliver(ctx: Context, row: OutboxRow): Promise<ProviderResult<Started>> {
  const lender = lenderByCode(row.org_code ?? '') ?? PRIMARY;
  const options = { idempotencyKey: row.id };
  if (row.channel === 'TEXT')
    return ctx.providers.text.send({ from: e164(lender.supportPhone), to: e164(row.recipient), body: row.body }, options);
  return ctx.providers.mail.send(
    {
      from: `${lender.name} <${lender.supportEmail}>`,
      to: row.recipient,
      subject: row.subject,
      text: row.body,
      html: await htmlOf(ctx, row, lender),
    },
    options,
  );
}

async function sendOne(ctx: Context, row: OutboxRow): Promise<void> {
  if (row.channel === 'TEXT') {
    const may = await mayStillText(ctx, row);
    if (!may.send) return may.why === 'QUIET' ? postpone(ctx.pool, row.id, may.notBefore) : markRefused(ctx.pool, row.id, may.why);
  }
  const { outcome, reasonCode } = await deliver(ctx, { ...row, body: await bodyOf(ctx, row) });
  if (outcome === 'OK') return markSent(ctx.pool, row.id, ctx.clock.now());
  if (outcome !== 'RETRYABLE' || row.tries >= MAX_TRIES) await markRefused(ctx.pool, row.id, reasonCode ?? outcome);
}

/** Sends the messages that are due; returns how many were claimed. Safe in any number of processes. */
export async function sendMessages(ctx: Context): Promise<number> {
  const rows = await claimDueMessages(ctx.pool, ctx.clock.now());
  for (const row of rows)
    try {
      await sendOne(ctx, row);
    } catch (error) {
      ctx.log.warn(
        { message: row.id, channel: row.channel, error: error instanceof Error ? error.message : 'unknown' },
        'a message was not sent',
      );
    }
  return rows.length;
}
