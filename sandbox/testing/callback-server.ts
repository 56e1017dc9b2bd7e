import type { FastifyInstance } from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

/** An address on the network where vendors reach an app that does not listen: vendors start before it. */
export async function startCallbackServer(
  appOf: () => FastifyInstance | undefined,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const app = appOf();
      const payload = await textOf(incoming);
      const answer = await app?.inject({
        method: 'POST',
        url: incoming.url ?? '/',
        headers: { ...incoming.headers, host: 'localhost' },
        payload,
      });
      outgoing.writeHead(answer?.statusCode ?? 503).end();
    })().catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
