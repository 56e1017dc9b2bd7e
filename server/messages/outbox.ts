/**
 * Messages to borrowers and signers: rendered from the copy in a lender's name, put into the outbox in the transaction of the facts that trigger them
 * (triggers.ts), sent when they are due. A borrower reads each in the account too.
 */
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import {
  claimDueMessages,
  insertNotification,
  markRefused,
  markSent,
  MAX_TRIES,
  notificationById,
  post,
  postpone,
  postSealed,
} from '@hearthline/database/stores/lender/outbox.ts';
import { textConsent } from '@hearthline/database/stores/person/consents.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { picturePath } from '@hearthline/orgs/logos.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { deriveColors } from '@hearthline/orgs/theme/derive-tokens.ts';
import type { Started } from '@hearthline/providers/wire/order.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { phoneDigits } from '@hearthline/rules/phone.ts';
import { type MaySend, maySendText } from '@hearthline/rules/regulation/tcpa.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import { originOf, lenderOf } from '../organizations/organizations.ts';
import { MESSAGE_COPY, type NotificationData, type NotificationKind, type MessageTemplate, type Message } from './copy.ts';
import { safeHtml as safe } from './html.ts';
import { portsOfLender } from '../config/providers.ts';

/** One message in each of its forms. */
export type Notification = {
  readonly subject: string;
  /** Plain text of the email. */
  readonly body: string;
  /** The email as a page. */
  readonly html: () => string;
  /** At most 160 characters; null when there is no text message. */
  readonly text: string | null;
  readonly inApp: { readonly title: string; readonly body: string; readonly path: string | null };
};

/** What links are built from: the origin of the lender's site and the application. */
export type LinkTarget = { readonly origin: string; readonly applicationUuid: string };

export const TEXT_LENGTH = 160;
const SEE_APPLICATION = 'See your application';
const STOP_HINT = ' Reply STOP to stop.';

const render = <D, T>(value: T | ((data: D) => T), data: D): T => (typeof value === 'function' ? (value as (from: D) => T)(data) : value);
const templateOf = <K extends NotificationKind>(kind: K): MessageTemplate<NotificationData[K]> => MESSAGE_COPY[kind];

/** Cut at a word, with an ellipsis, to fit one message; how to opt out is always included. */
function textMessage(name: string, words: string): string {
  const room = TEXT_LENGTH - name.length - 2 - STOP_HINT.length;
  const cut = words.length <= room ? words : `${words.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
  return `${name}: ${cut}${STOP_HINT}`;
}

/** The name borrowers know from the site, and the legal one where it differs. */
export const signatureOf = ({ name, legalName }: Lender): string => (name === legalName ? name : `${name} (${legalName})`);

/** The message of a kind in a lender's name. */
export function notification<K extends NotificationKind>(
  kind: K,
  data: NotificationData[K],
  lender: Lender,
  about: LinkTarget,
): Notification {
  const words = templateOf(kind);
  const subject = render(words.subject, data);
  const lines = words.lines(data);
  const target = render(words.link, data);
  const path = target === null ? null : linkPath(about.applicationUuid, target);
  // an email whose message asks for nothing still leads to the application
  const link =
    path === null || words.button === null
      ? { label: SEE_APPLICATION, url: `${about.origin}${linkPath(about.applicationUuid, '')}` }
      : { label: words.button, url: `${about.origin}${path}` };
  const help = `Questions? Call ${lender.supportPhone} or write to ${lender.supportEmail}.`;
  return {
    subject,
    body: [...lines, `${link.label}: ${link.url}`, help, `${signatureOf(lender)}, NMLS ${lender.nmls}`].join('\n\n'),
    html: () => mailHtml({ subject, lines, link, help }, lender, about.origin),
    text: words.text === null ? null : textMessage(lender.name, words.text(data)),
    inApp: { title: subject, body: lines.join(' '), path },
  };
}

/** Path of a link: a page of the application, or, when it begins with a slash (an invitation), a path of its own. */
export const linkPath = (applicationUuid: string, link: string): string =>
  link.startsWith('/') ? link : `${BASE}/${applicationUuid}${link === '' ? '' : `/${link}`}`;

type Mail = {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly link: { readonly label: string; readonly url: string } | null;
  readonly help: string;
};

/**
 * A branded email as one HTML page: one column and inline styles, so that it looks the same in every mail program and in dark mode. Its one picture is the
 * lender's mark beside the name: with images off nothing is missing, and its address is the same for every recipient, so that it tells nobody who read.
 */
function mailHtml({ subject, lines, link, help }: Mail, lender: Lender, origin: string): string {
  const colors = deriveColors(lender.brand.color);
  const font = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
  const button = link
    ? `<p style="margin:24px 0"><a href="${safe(link.url)}" style="display:inline-block;padding:14px 22px;border-radius:${lender.brand.radius}px;background:${colors.fill};border:1.5px solid ${colors.accent};color:${colors['on-fill']};text-decoration:none;font-weight:600">${safe(link.label)}</a></p>`
    : '';
  const foot = [
    `${signatureOf(lender)}, NMLS ${lender.nmls}, Equal Housing Lender`,
    addressLines(lender.address).join(', '),
    'You get this message because of your application or your account with us. It is not advertising.',
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${safe(subject)}</title></head>
<body style="margin:0;background:${colors.page};color:${colors.ink};${font};font-size:17px;line-height:1.5">
<div role="article" aria-label="${safe(subject)}" style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 24px;font-weight:600;font-size:20px;color:${colors.accent}"><img src="${safe(origin + picturePath(lender, 'mail.png'))}" width="40" height="40" alt="" style="vertical-align:middle;border:0"> ${safe(lender.name)}</p>
<div style="background:${colors.surface};border:1px solid ${colors.line};border-radius:${lender.brand.radius * 1.5}px;padding:28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${safe(subject)}</h1>
${lines.map((line) => `<p style="margin:0 0 12px">${safe(line)}</p>`).join('\n')}
${button}<p style="margin:0;color:${colors['ink-2']};font-size:15px">${safe(help)}</p>
</div>
${foot.map((line) => `<p style="margin:16px 0 0;color:${colors['ink-2']};font-size:14px">${safe(line)}</p>`).join('\n')}
</div></body></html>
`;
}

const contextOf = (id: string) => `outbox:${id}`;

/** The body of a message with a secret link, encrypted for the outbox. */
export const sealBody = async ({ secrets }: Pick<Context, 'secrets'>, id: string, body: string): Promise<Buffer> =>
  secrets.seal('answer', contextOf(id), Buffer.from(body, 'utf8'));

/** The body of a message, decrypted if needed. */
export const bodyOf = async ({ secrets }: Pick<Context, 'secrets'>, { id, body, sealed_body: sealed }: OutboxRow): Promise<string> =>
  sealed === null ? body : (await secrets.open('answer', contextOf(id), sealed)).toString('utf8');

const rendered = (message: Message, lender: Lender, about: { origin: string; applicationUuid: string }): Notification =>
  notification(message.kind, message.data as never, lender, about);

/**
 * Queues a message for the borrower: in their account, by email, and by text if they consented to texts about their application and the message has
 * one. Every message is about the application itself (transactional, 47 CFR 64.1200(f)); the product sends no advertising. @param seq the
 * version of the application that caused it: each trigger sends once.
 */
export async function queueMessage(
  ctx: Context,
  { after, at, client }: { readonly after: Application; readonly at: Date; readonly client: PoolClient },
  message: Message,
  seq: number,
): Promise<void> {
  const { uuid, identityUuid, orgCode } = after;
  const lender = lenderOf(ctx, orgCode);
  const { subject, body, text, inApp } = rendered(message, lender, { origin: originOf(ctx, orgCode), applicationUuid: uuid });
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
  if (text !== null) await postText(client, after, identityUuid, { ...row, body: text });
}

type TextRow = Omit<Parameters<typeof post>[1], 'channel' | 'to' | 'notBefore'>;

/** Queues a text to the phone of a person of an application, where they consented to texts about it, outside the quiet hours at the home. */
async function postText(client: PoolClient, { facts, orgCode }: Application, identityUuid: string, row: TextRow): Promise<void> {
  const consent = await textConsent(client, identityUuid, orgCode);
  if (!consent) return;
  const place = { at: row.at, timeZone: timeZoneAtProperty(facts), state: facts.created?.state ?? '' };
  const may = maySendText('SMS_TRANSACTIONAL', { SMS: null, SMS_TRANSACTIONAL: consent.answer }, place);
  if (may.send || may.why === 'QUIET')
    await post(client, { ...row, channel: 'TEXT', to: { address: consent.phone }, notBefore: may.send ? null : may.notBefore });
}

/** Queues the text of a message whose email went to an address (`sendToAddress`); it has no link, as no text has. */
export async function textToPerson(
  ctx: Pick<Context, 'lenders'>,
  client: PoolClient,
  { application, identityUuid, at }: { readonly application: Application; readonly identityUuid: string; readonly at: Date },
  message: Message,
): Promise<void> {
  const { uuid, orgCode } = application;
  const { subject, text } = rendered(message, lenderOf(ctx, orgCode), { origin: '', applicationUuid: uuid });
  if (text !== null)
    await postText(client, application, identityUuid, { applicationUuid: uuid, notificationId: null, orgCode, at, subject, body: text });
}

type Recipient = {
  readonly orgCode: string;
  readonly applicationUuid: string | null;
  readonly address: string;
  readonly at: Date;
  readonly refused?: string | null;
};

/**
 * Email not tied to an application, or to a recipient without an account (a signer invitation). Its link is a bearer credential, so the body is
 * stored encrypted only. With `refused`, a code, it is written like any other and never sent.
 */
export async function sendToAddress(
  ctx: Pick<Context, 'config' | 'lenders' | 'secrets'>,
  client: PoolClient,
  { orgCode, applicationUuid, address, at, refused = null }: Recipient,
  message: Message,
): Promise<void> {
  const { subject, body } = rendered(message, lenderOf(ctx, orgCode), {
    origin: originOf(ctx, orgCode),
    applicationUuid: applicationUuid ?? '',
  });
  const id = v7();
  await postSealed(client, { id, applicationUuid, orgCode, address, subject, sealed: await sealBody(ctx, id, body), at, refused });
}

/** Whether a queued text may be sent now: not after a STOP received meanwhile, and not in the quiet hours at the home. */
export async function mayStillText(ctx: Context, { application_uuid, org_code }: OutboxRow): Promise<MaySend> {
  // The reply to HELP was requested by the customer.
  if (application_uuid === null) return { send: true };
  const application = await readApplication(ctx.pool, application_uuid);
  const consent = application && (await textConsent(ctx.pool, application.identityUuid, org_code ?? application.orgCode));
  if (!consent) return { send: false, why: 'NO_CONSENT' };
  return maySendText(
    'SMS_TRANSACTIONAL',
    { SMS: null, SMS_TRANSACTIONAL: consent.answer },
    {
      at: ctx.clock.now(application.uuid),
      timeZone: timeZoneAtProperty(application.facts),
      state: application.facts.created?.state ?? '',
    },
  );
}

const e164 = (phone: string): string => `+1${phoneDigits(phone) ?? ''}`;

/** The HTML of an email: of its notification, or else of its plain text. */
export async function htmlOf(ctx: Context, row: OutboxRow, lender: Lender): Promise<string> {
  const notice = row.notification_id === null ? null : await notificationById(ctx.pool, row.notification_id);
  if (notice)
    return notification(notice.kind as NotificationKind, notice.data as never, lender, {
      origin: originOf(ctx, lender.orgCode),
      applicationUuid: notice.application_uuid ?? '',
    }).html();
  const [help = '', ...lines] = row.body.split('\n\n').slice(0, -1).toReversed();
  return mailHtml({ subject: row.subject, lines: lines.toReversed(), link: null, help }, lender, originOf(ctx, lender.orgCode));
}

/** Sends one message through its vendor under the message's own id, so that a repeat is the same message. */
async function deliver(ctx: Context, row: OutboxRow): Promise<ProviderResult<Started>> {
  const lender = lenderOf(ctx, row.org_code ?? '');
  const options = { idempotencyKey: row.id };
  const ports = portsOfLender(ctx, lender);
  if (row.channel === 'TEXT') return ports.text.send({ from: e164(lender.supportPhone), to: e164(row.recipient), body: row.body }, options);
  return ports.mail.send(
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
