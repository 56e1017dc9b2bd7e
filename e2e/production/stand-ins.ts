/**
 * The vendors of a production-like product: the sandbox's simulators, each behind https at a host of its own with a key and a secret of its own, and a
 * virus scanner that speaks ClamAV's protocol. Production refuses simulators by their address, their key and plain http; these have none of the three.
 */
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { request as send, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { createServer as createSocketServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { simulatorOf } from '@hearthline/sandbox/simulators.ts';
import { PORT_NAMES, PORTS, vendorRow } from '@hearthline/providers/ports.ts';
import { callbackPath } from '@hearthline/server/config/connect-providers.ts';
import forge from 'node-forge';

export type Certificate = { readonly key: string; readonly cert: string };

/** A certificate that the machine trusts, for the lender's hosts and the vendors'. */
export function certificateOfMachine(): Certificate {
  const pair = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z');
  certificate.validity.notAfter = new Date('2046-01-01T00:00:00Z');
  const subject = [{ name: 'commonName', value: 'Test machine' }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: true, critical: true },
    { name: 'subjectAltName', altNames: ['hearthline.test', '*.hearthline.test', '*.vendors.test'].map((value) => ({ type: 2, value })) },
  ]);
  certificate.sign(forge.pki.privateKeyFromPem(pair.privateKey), forge.md.sha256.create());
  return { key: pair.privateKey, cert: forge.pki.certificateToPem(certificate) };
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Longer than a browser waits between two steps of the journey. */
const KEPT_MS = 600_000;

/** Starts a server with the machine's certificate on a free port. */
export async function listenWithTls(certificate: Certificate, listener: RequestListener): Promise<{ port: number; close: () => void }> {
  // A connection that ends on its own between two requests would fail the second.
  const server = createServer({ ...certificate, keepAliveTimeout: KEPT_MS }, listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: portOf(server),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Passes a request on to a server on this machine, with these headers over its own. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  to: { port: number; path?: string; headers?: Record<string, string> },
): void {
  const onward = send(
    {
      host: '127.0.0.1',
      port: to.port,
      method: incoming.method,
      path: to.path ?? incoming.url,
      headers: { ...incoming.headers, ...to.headers },
    },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
  outgoing.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** ClamAV's INSTREAM: each piece with its length in front; a length of zero ends them. Finds nothing. */
async function startVirusScanner(): Promise<{ port: number; close: () => void }> {
  const server = createSocketServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      for (let at = 10; at + 4 <= received.length;) {
        const length = received.readUInt32BE(at);
        if (length === 0) return void socket.end('stream: OK\0');
        if (at + 4 + length > received.length) return;
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: portOf(server), close: () => server.close() };
}

export type StandIns = {
  /** The block of the environment that names them. */
  readonly env: Readonly<Record<string, string>>;
  /** The port of each vendor's simulator, by its folder. */
  readonly ports: Readonly<Record<string, number>>;
  readonly close: () => Promise<void>;
};

/** Starts every vendor. Callbacks go to `publicUrl`; `now` is the machine's clock. */
export async function startStandIns({
  certificate,
  publicUrl,
  now,
}: {
  certificate: Certificate;
  publicUrl: string;
  now: () => Date;
}): Promise<StandIns> {
  const closing: (() => void | Promise<void>)[] = [];
  const ports: Record<string, number> = {};
  const env: Record<string, string> = {};
  const vendors = await listenWithTls(certificate, (incoming, outgoing) => {
    const port = ports[incoming.headers.host?.split('.')[0] ?? ''];
    if (port === undefined) outgoing.writeHead(404).end();
    else passOn(incoming, outgoing, { port });
  });
  closing.push(vendors.close);
  for (const name of PORT_NAMES) {
    const { prefix, folder } = PORTS[name];
    const { callbacks, pair } = vendorRow(name);
    const [key, secret] = [
      pair ? `id-${folder}:${randomBytes(12).toString('hex')}` : randomBytes(16).toString('hex'),
      randomBytes(24).toString('hex'),
    ];
    const simulator = await simulatorOf(name)({
      key,
      clock: now,
      latencyMs: [20, 80],
      pagesPath: `/sandbox/vendors/${folder}`,
      ...(callbacks && { webhooks: { url: `${publicUrl}${callbackPath(name)}`, ...(callbacks === 'secret' && { secret }) } }),
    });
    closing.push(simulator.close);
    ports[folder] = Number(new URL(simulator.url).port);
    env[`${prefix}_URL`] = `https://${folder}.vendors.test:${vendors.port}`;
    env[`${prefix}_KEY`] = key;
    if (callbacks === 'secret') env[`${prefix}_WEBHOOK_SECRET`] = secret;
  }
  const scanner = await startVirusScanner();
  closing.push(scanner.close);
  return {
    env: { ...env, VIRUS_SCANNER_URL: `tcp://127.0.0.1:${scanner.port}` },
    ports,
    close: async () => {
      for (const close of closing.toReversed()) await close();
    },
  };
}
