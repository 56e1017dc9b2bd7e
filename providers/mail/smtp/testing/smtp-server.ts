import type { AddressInfo } from 'node:net';
import forge from 'node-forge';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** What the server took: the envelope, and the message as it came over the wire. */
export type ReceivedMail = {
  readonly from: string;
  readonly to: readonly string[];
  readonly message: string;
  readonly isSecure: boolean;
  readonly user: string | null;
};

/** What it says instead of taking a mail: after a command, an error with the reply's code. `silence` leaves the client waiting. */
export type Refusal = { readonly at: 'MAIL' | 'RCPT' | 'DATA'; readonly code: number; readonly text: string } | 'silence' | null;

/** A certificate for localhost that nobody else trusts. */
function certificateOfServer(): { readonly key: string; readonly cert: string } {
  const pair = forge.pki.rsa.generateKeyPair(2048);
  const made = forge.pki.createCertificate();
  made.publicKey = pair.publicKey;
  made.serialNumber = '01';
  made.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  made.validity.notAfter = new Date('2046-01-01T00:00:00Z');
  made.setSubject([{ name: 'commonName', value: 'localhost' }]);
  made.setIssuer([{ name: 'commonName', value: 'localhost' }]);
  made.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
  ]);
  made.sign(pair.privateKey, forge.md.sha256.create());
  return { key: forge.pki.privateKeyToPem(pair.privateKey), cert: forge.pki.certificateToPem(made) };
}

export const CERTIFICATE = certificateOfServer();
export const LOGIN = { user: 'relay@example.com', password: 'pass:word/ ü' } as const;

/**
 * A real mail server on a free port of this machine, which keeps what it takes. `mode` is how it is protected; with `login` it takes mail only from who
 * signed in.
 */
export async function startSmtpServer({
  mode = 'starttls',
  login = false,
}: { mode?: 'implicit' | 'starttls' | 'none'; login?: boolean } = {}) {
  const received: ReceivedMail[] = [];
  let refusal: Refusal = null;
  const refused = (at: 'MAIL' | 'RCPT' | 'DATA'): Error | null =>
    refusal === null || refusal === 'silence' || refusal.at !== at
      ? null
      : Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  const options: SMTPServerOptions = {
    ...CERTIFICATE,
    secure: mode === 'implicit',
    authOptional: !login,
    disabledCommands: [...(mode === 'none' ? ['STARTTLS'] : []), ...(login ? [] : ['AUTH'])],
    logger: false,
    onAuth: ({ username, password }, _, callback) =>
      username === LOGIN.user && password === LOGIN.password
        ? callback(null, { user: username })
        : callback(new Error('Authentication failed')),
    onMailFrom: (_, __, callback) => (refusal === 'silence' ? undefined : callback(refused('MAIL'))),
    onRcptTo: (_, __, callback) => callback(refused('RCPT')),
    onData: (stream, session, callback) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const error = refused('DATA');
        if (error === null) {
          const { mailFrom, rcptTo } = session.envelope;
          received.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            message: Buffer.concat(pieces).toString('utf8'),
            isSecure: session.secure,
            user: typeof session.user === 'string' ? session.user : null,
          });
        }
        callback(error);
      });
    },
  };
  const server = new SMTPServer(options);
  // A client that gives up, or does not trust the certificate, is no error of the server.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refuse: (next: Refusal): void => {
      refusal = next;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
