import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { answersOf, endedAnswer, okAnswer, type AnswerParts } from '../../wire/answer.ts';
import { createBreaker } from '../../wire/breaker.ts';
import type { WireOptions } from '../../wire/caller.ts';
import type { Started } from '../../wire/order.ts';
import type { Mail, MailPort } from '../port.ts';

const PROVIDER = 'mail.smtp';

/** How the connection is protected: TLS from the start, TLS asked for before anything else is said, or none. */
export const SMTP_TLS = ['implicit', 'starttls', 'none'] as const;
export type SmtpTls = (typeof SMTP_TLS)[number];

/** What reaches an SMTP server. */
export type SmtpSettings = {
  readonly host: string;
  readonly port: number;
  readonly tls: SmtpTls;
  /** Null where the server takes mail from this network without a password. */
  readonly login: { readonly user: string; readonly password: string } | null;
};

/** The settings as every vendor is reached: by a URL, and by a key that alone is secret. */
export function smtpEndpoint({ host, port, tls, login }: SmtpSettings): { readonly url: string; readonly key: string } {
  const key = login === null ? '' : `${encodeURIComponent(login.user)}:${encodeURIComponent(login.password)}`;
  return { url: `smtp://${host}:${port}?tls=${tls}`, key };
}

/** What SMTP's own failures are; those of a connection mean that the mail was not taken. */
type Failure = { readonly code?: string; readonly responseCode?: number; readonly response?: string; readonly command?: string };

/** The server's reply by its code (RFC 5321 §4.2.1, RFC 3463): 4xx may be tried again, 5xx is final, and at RCPT TO it is about the recipient. */
function replyMeans({ code, responseCode = 0, response = '', command }: Failure): AnswerParts<never> {
  if (responseCode === 421) return endedAnswer('RETRYABLE', 'VENDOR_DOWN', null);
  if (responseCode < 500) return endedAnswer('RETRYABLE', 'TOO_EARLY', null);
  if (code === 'EAUTH') return endedAnswer('FATAL', 'UNAUTHORIZED', null);
  if (command !== 'RCPT TO') return endedAnswer('FATAL', 'REQUEST_REFUSED', null);
  return endedAnswer('REJECTED', /\b5\.2\.1\b/.test(response) ? 'INACTIVE_RECIPIENT' : 'INVALID_RECIPIENT', null);
}

function failureOf(error: Failure, isTimedOut: boolean, isAborted: boolean): AnswerParts<never> {
  if (isAborted) return endedAnswer('RETRYABLE', 'ABORTED', null);
  if (isTimedOut || error.code === 'ETIMEDOUT') return endedAnswer('RETRYABLE', 'TIMEOUT', null);
  if (error.responseCode !== undefined && error.code !== 'ETLS') return replyMeans(error);
  // Refused before a server was asked: there is no address to send to.
  if (error.code === 'EENVELOPE') return endedAnswer('REJECTED', 'INVALID_RECIPIENT', null);
  return endedAnswer('RETRYABLE', 'NETWORK', null);
}

/** The same for every try, so that who receives a mail twice sees it once: SMTP itself has no idempotency keys. */
const messageIdOf = (idempotencyKey: string, from: string): string =>
  `<${createHash('sha256').update(idempotencyKey).digest('hex').slice(0, 32)}@${/@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'}>`;

/**
 * Sends mail by SMTP (url and key as `smtpEndpoint` makes them), one connection for each. Logs nothing; a failed result has nothing of what was sent.
 * @param options `ca` is a certificate trusted beside the machine's own
 */
export function createSmtp(options: WireOptions & { readonly ca?: string }): MailPort {
  const { timeoutMs = 10_000, breaker = createBreaker(), observe, ca } = options;
  const { hostname: host, port, searchParams } = new URL(options.baseUrl);
  const tls = searchParams.get('tls') as SmtpTls | null;
  const [user = '', pass = ''] = options.key.split(':').map(decodeURIComponent);
  const transport = createTransport({
    host,
    port: Number(port),
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    // Without TLS a password would travel in the open.
    ...(user !== '' && tls !== 'none' && { auth: { user, pass } }),
    tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const answer = answersOf(PROVIDER);

  const sent = async (mail: Mail, messageId: string, signal: AbortSignal | undefined): Promise<AnswerParts<Started>> => {
    const waitMs = breaker.waitMs();
    if (waitMs > 0) return { ...endedAnswer('RETRYABLE', 'CIRCUIT_OPEN', null), retryAfterSeconds: Math.ceil(waitMs / 1000) };
    const timeout = AbortSignal.timeout(timeoutMs);
    const { from, to, subject, text, html, tag, attachments = [] } = mail;
    try {
      await transport.sendMail({
        from,
        to,
        subject,
        text,
        html,
        messageId,
        // RFC 3834: no automatic reply answers it. The tag is the notification's kind, for the server's statistics.
        headers: { 'Auto-Submitted': 'auto-generated', ...(tag !== undefined && { 'X-Tag': tag }) },
        attachments: attachments.map(({ name, contentType, bytes }) => ({ filename: name, contentType, content: Buffer.from(bytes) })),
        signal: signal === undefined ? timeout : AbortSignal.any([timeout, signal]),
      });
      breaker.succeeded();
      return okAnswer({ ref: messageId }, messageId);
    } catch (error) {
      const failure = failureOf(error as Failure, timeout.aborted, signal?.aborted === true);
      if (failure.reasonCode === 'ABORTED') breaker.released();
      else if (['TIMEOUT', 'NETWORK', 'VENDOR_DOWN'].includes(failure.reasonCode ?? '')) breaker.failed();
      else breaker.succeeded();
      return failure;
    }
  };

  return {
    send: async (mail, { idempotencyKey, signal }) => {
      const started = performance.now();
      const parts = await sent(mail, messageIdOf(idempotencyKey, mail.from), signal);
      const ms = performance.now() - started;
      observe?.({ result: parts.reasonCode ?? 'OK', ms, isCircuitOpen: breaker.isOpen() });
      return answer(Math.round(ms), parts);
    },
  };
}
