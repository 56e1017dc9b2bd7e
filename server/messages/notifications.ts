import { linkPath } from './links.ts';
import { mailHtml } from './mail.ts';
import type { NotificationData, NotificationKind } from './notification-data.ts';
import { MESSAGE_COPY, type Words } from './message-copy.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';

/** One message in each of its forms. */
export type Notification = {
  readonly subject: string;
  /** Plain text of the email. */
  readonly body: string;
  readonly html: string;
  /** At most 160 characters; null when there is no text message. */
  readonly text: string | null;
  readonly inApp: { readonly title: string; readonly body: string; readonly path: string | null };
};

/** What links are built from: the origin of the lender's site, and the application. */
export type About = { readonly origin: string; readonly applicationUuid: string };

export const TEXT_LENGTH = 160;
const STOP_HINT = ' Reply STOP to stop.';

const said = <D, T>(value: T | ((data: D) => T), data: D): T => (typeof value === 'function' ? (value as (from: D) => T)(data) : value);
const wordsOf = <K extends NotificationKind>(kind: K): Words<NotificationData[K]> => MESSAGE_COPY[kind];

/** Cut at a word, with an ellipsis, to fit one message; the way to stop is always included. */
function textMessage(name: string, words: string): string {
  const room = TEXT_LENGTH - name.length - 2 - STOP_HINT.length;
  const cut = words.length <= room ? words : `${words.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;
  return `${name}: ${cut}${STOP_HINT}`;
}

/** The message of a kind in a lender's name. */
export function notification<K extends NotificationKind>(kind: K, data: NotificationData[K], lender: Lender, about: About): Notification {
  const words = wordsOf(kind);
  const subject = said(words.subject, data);
  const lines = words.lines(data);
  const place = said(words.place, data);
  const path = place === null ? null : linkPath(about.applicationUuid, place);
  const link = path === null || words.button === null ? null : { label: words.button, url: `${about.origin}${path}` };
  const help = `Questions? Call ${lender.supportPhone} or write to ${lender.supportEmail}.`;
  return {
    subject,
    body: [...lines, ...(link ? [`${link.label}: ${link.url}`] : []), help, `${lender.legalName}, NMLS ${lender.nmls}`].join('\n\n'),
    html: mailHtml({ subject, lines, link, help }, lender),
    text: words.text === null ? null : textMessage(lender.name, words.text(data)),
    inApp: { title: subject, body: lines.join(' '), path },
  };
}
