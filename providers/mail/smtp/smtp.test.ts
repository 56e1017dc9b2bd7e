import { createServer, type Server } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createBreaker } from '../../wire/breaker.ts';
import { isSilence } from '../../wire/result.ts';
import type { Mail } from '../port.ts';
import { SMTP } from './row.ts';
import { createSmtp, smtpEndpoint, type SmtpTls } from './smtp.ts';
import { CERTIFICATE, LOGIN, startSmtpServer } from './testing/smtp-server.ts';

const MAIL: Mail = {
  from: 'Hearthline <hello@example.com>',
  to: 'Grace Happy <grace@example.com>',
  subject: 'Your documents — ready',
  text: 'Sign in to read them.',
  html: '<p>Sign in to read them.</p>',
  tag: 'SIGNING_READY',
  attachments: [{ name: 'notice.pdf', contentType: 'application/pdf', bytes: new Uint8Array([37, 80, 68, 70]) }],
};

async function running(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options);
  onTestFinished(async () => server.close());
  return server;
}
type Reached = {
  readonly tls?: SmtpTls;
  readonly login?: { user: string; password: string } | null;
  readonly trusts?: boolean;
  readonly timeoutMs?: number;
};
const portOf = (port: number, { tls = 'starttls', login = null, trusts = true, timeoutMs = 5000 }: Reached = {}) => {
  const { url, key } = smtpEndpoint({ host: 'localhost', port, tls, login });
  return createSmtp({ baseUrl: url, key, timeoutMs, ...(trusts && { ca: CERTIFICATE.cert }) });
};
const KEY = { idempotencyKey: 'message-1' };

test('a mail arrives with its text, its page, its attachment and the headers of a machine', async () => {
  const server = await running();
  const result = await portOf(server.port).send(MAIL, KEY);
  expect(result).toMatchObject({ outcome: 'OK', reasonCode: null, provider: 'mail.smtp' });
  const [mail] = server.received;
  expect(mail).toMatchObject({ from: 'hello@example.com', to: ['grace@example.com'], isSecure: true, user: null });
  const message = mail?.message ?? '';
  expect(message).toContain('From: Hearthline <hello@example.com>');
  expect(message).toContain('To: Grace Happy <grace@example.com>');
  expect(message).toMatch(/Subject: =\?UTF-8\?\w\?.+\?=/);
  expect(message).toMatch(
    /multipart\/alternative[^]*text\/plain[^]*Sign in to read them\.[^]*text\/html[^]*<p>Sign in to read them\.<\/p>/,
  );
  expect(message).toMatch(/application\/pdf; name=notice\.pdf[^]*JVBERg==/);
  expect(message).toContain('Auto-Submitted: auto-generated');
  expect(message).toContain('X-Tag: SIGNING_READY');
  expect(message).toContain(`Message-ID: ${result.data?.ref}`);
});

test('a repeat has the same message id, another message another one, and neither says what its key was', async () => {
  const server = await running();
  const port = portOf(server.port);
  const refs = [];
  for (const idempotencyKey of ['message-1', 'message-1', 'message-2']) refs.push((await port.send(MAIL, { idempotencyKey })).data?.ref);
  expect(refs[0]).toMatch(/^<[\da-f]{32}@example\.com>$/);
  expect(refs[1]).toBe(refs[0]);
  expect(refs[2]).not.toBe(refs[0]);
  expect(server.received.map(({ message }) => /Message-ID: (.+)\r/.exec(message)?.[1])).toEqual(refs);
});

test('a line break in a subject adds no header', async () => {
  const server = await running();
  await portOf(server.port).send({ ...MAIL, subject: 'Hello\r\nBcc: thief@example.com' }, KEY);
  expect(server.received[0]).toMatchObject({ to: ['grace@example.com'] });
  expect(server.received[0]?.message).not.toMatch(/^Bcc:/m);
});

describe('a refusal', () => {
  test.each([
    ['an unknown recipient', { at: 'RCPT', code: 550, text: '5.1.1 No such mailbox' }, 'REJECTED', 'INVALID_RECIPIENT'],
    ['a closed mailbox', { at: 'RCPT', code: 550, text: '5.2.1 Mailbox disabled' }, 'REJECTED', 'INACTIVE_RECIPIENT'],
    ['a sender it does not serve', { at: 'MAIL', code: 553, text: '5.7.1 Not yours' }, 'FATAL', 'REQUEST_REFUSED'],
    ['a message it holds for spam', { at: 'DATA', code: 554, text: '5.7.1 Refused' }, 'FATAL', 'REQUEST_REFUSED'],
    ['a first try of an unknown sender', { at: 'RCPT', code: 450, text: '4.7.1 Greylisted' }, 'RETRYABLE', 'TOO_EARLY'],
    ['a full disk', { at: 'DATA', code: 452, text: '4.3.1 Insufficient storage' }, 'RETRYABLE', 'TOO_EARLY'],
    ['a server that closes down', { at: 'MAIL', code: 421, text: '4.3.2 Closing' }, 'RETRYABLE', 'VENDOR_DOWN'],
  ] as const)('for %s', async (_, refusal, outcome, reasonCode) => {
    const server = await running();
    const port = portOf(server.port);
    server.refuse(refusal);
    const result = await port.send(MAIL, KEY);
    expect(result).toMatchObject({ outcome, reasonCode, data: null });
    expect(isSilence(result)).toBe(outcome === 'RETRYABLE');
    expect(JSON.stringify(result)).not.toMatch(/grace|documents|Sign in/i);
    server.refuse(null);
    expect(await port.send(MAIL, KEY)).toMatchObject({ outcome: 'OK' });
  });

  test('of an address that is none, without asking the server', async () => {
    const server = await running();
    expect(await portOf(server.port).send({ ...MAIL, to: 'nobody' }, KEY)).toMatchObject({
      outcome: 'REJECTED',
      reasonCode: 'INVALID_RECIPIENT',
    });
    expect(server.received).toEqual([]);
  });
});

describe('a server that does not answer', () => {
  test('is left after the time of a call', async () => {
    const server = await running();
    server.refuse('silence');
    expect(await portOf(server.port, { timeoutMs: 200 }).send(MAIL, KEY)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'TIMEOUT' });
  });

  test('is left when the process stops', async () => {
    const server = await running();
    server.refuse('silence');
    const stop = new AbortController();
    const sending = portOf(server.port).send(MAIL, { ...KEY, signal: stop.signal });
    stop.abort();
    expect(await sending).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'ABORTED' });
  });

  test('and one that hangs up, or is not there, are tried later; after eight failures none is tried', async () => {
    const hangsUp: Server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => hangsUp.listen(0, '127.0.0.1', resolve));
    const { port } = hangsUp.address() as { port: number };
    const { url, key } = smtpEndpoint({ host: 'localhost', port, tls: 'none', login: null });
    const seen: string[] = [];
    const smtp = createSmtp({ baseUrl: url, key, breaker: createBreaker(), observe: ({ result }) => seen.push(result) });
    expect(await smtp.send(MAIL, KEY)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'NETWORK' });
    await new Promise<void>((resolve) => hangsUp.close(() => resolve()));
    for (let n = 1; n < 8; n += 1) await smtp.send(MAIL, KEY);
    const held = await smtp.send(MAIL, KEY);
    expect(held).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'CIRCUIT_OPEN' });
    expect(held.retryAfterSeconds).toBeGreaterThan(0);
    expect(seen).toEqual([...Array.from({ length: 8 }, () => 'NETWORK'), 'CIRCUIT_OPEN']);
  });
});

describe('protection', () => {
  test('TLS from the start', async () => {
    const server = await running({ mode: 'implicit' });
    expect(await portOf(server.port, { tls: 'implicit' }).send(MAIL, KEY)).toMatchObject({ outcome: 'OK' });
    expect(server.received[0]?.isSecure).toBe(true);
  });

  test('a server without TLS gets nothing unless that is set', async () => {
    const server = await running({ mode: 'none' });
    expect(await portOf(server.port).send(MAIL, KEY)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'NETWORK' });
    expect(server.received).toEqual([]);
    expect(await portOf(server.port, { tls: 'none' }).send(MAIL, KEY)).toMatchObject({ outcome: 'OK' });
    expect(server.received[0]?.isSecure).toBe(false);
  });

  test.each(['implicit', 'starttls'] as const)('%s: a server whose certificate is not trusted gets nothing', async (tls) => {
    const server = await running({ mode: tls });
    expect(await portOf(server.port, { tls, trusts: false }).send(MAIL, KEY)).toMatchObject({
      outcome: 'RETRYABLE',
      reasonCode: 'NETWORK',
    });
    expect(server.received).toEqual([]);
  });
});

describe('signing in', () => {
  test('with the password set, whatever characters it has', async () => {
    const server = await running({ login: true });
    expect(await portOf(server.port, { login: LOGIN }).send(MAIL, KEY)).toMatchObject({ outcome: 'OK' });
    expect(server.received[0]?.user).toBe(LOGIN.user);
  });

  test('a wrong password, or none, is for people to look at, and is said nowhere', async () => {
    const server = await running({ login: true });
    const wrong = await portOf(server.port, { login: { ...LOGIN, password: 'hunter2' } }).send(MAIL, KEY);
    expect(wrong).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
    expect(JSON.stringify(wrong)).not.toMatch(/hunter2|relay/);
    expect(await portOf(server.port).send(MAIL, KEY)).toMatchObject({ outcome: 'FATAL' });
    expect(server.received).toEqual([]);
  });

  test('no password is sent over a connection in the open', async () => {
    const server = await running({ mode: 'none' });
    expect(await portOf(server.port, { tls: 'none', login: LOGIN }).send(MAIL, KEY)).toMatchObject({ outcome: 'OK' });
    expect(server.received[0]?.user).toBeNull();
  });
});

test('its settings say how it is reached, and what is wrong with them without any value', () => {
  const { settings } = SMTP;
  expect(settings?.endpointOf({})).toBeNull();
  expect(settings?.endpointOf({ SMTP_HOST: 'mail.example', SMTP_TLS: 'implicit', SMTP_USER: 'a:b', SMTP_PASSWORD: 'c d' })).toEqual({
    url: 'smtp://mail.example:465?tls=implicit',
    key: 'a%3Ab:c%20d',
  });
  expect(settings?.endpointOf({ SMTP_HOST: 'mail.example', SMTP_TLS: 'none', SMTP_PORT: 2525 })?.url).toBe(
    'smtp://mail.example:2525?tls=none',
  );
  const problems = (values: object, production = true) => settings?.problems({ ...values }, production).map((one) => one.split(':')[0]);
  expect(problems({ SMTP_TLS: 'starttls' }, false)).toEqual(['SMTP_HOST']);
  expect(problems({ SMTP_HOST: 'mail.example', SMTP_TLS: 'none' })).toEqual(['SMTP_TLS']);
  expect(problems({ SMTP_HOST: 'mail.example', SMTP_TLS: 'none' }, false)).toEqual([]);
  expect(problems({ SMTP_HOST: 'mail.example', SMTP_TLS: 'starttls', SMTP_USER: 'hunter' })).toEqual(['SMTP_PASSWORD']);
  expect(problems({ SMTP_HOST: 'mail.example', SMTP_TLS: 'none', SMTP_USER: 'a', SMTP_PASSWORD: 'b' }, false)).toEqual(['SMTP_USER']);
});
