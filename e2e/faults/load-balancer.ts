/** The load balancer in front of the web processes: a request goes to the next process that accepts it. */
import { Agent, createServer, request as askWeb, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LoadBalancer = {
  readonly url: string;
  /** Requests passed on, and those that got 502 because the process died with them. */
  readonly counts: () => { readonly passed: number; readonly lost: number };
  readonly close: () => Promise<void>;
};

type Outcome = 'answered' | 'refused' | 'lost';

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts before the processes do, because their configuration needs its address. */
export async function startLoadBalancer(ports: readonly number[]): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  let turn = 0;
  let passed = 0;
  let lost = 0;

  const tryOne = (port: number, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse) =>
    new Promise<Outcome>((done) => {
      const { method, url: path, headers } = incoming;
      const passOn = askWeb({ host: 'localhost', port, method, path, headers, agent }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.once('end', () => done('answered'));
        // Half a reply counts as none: the client must notice.
        answer.once('error', () => {
          outgoing.destroy();
          done('answered');
        });
      });
      passOn.once('error', (error: NodeJS.ErrnoException) => done(error.code === 'ECONNREFUSED' ? 'refused' : 'lost'));
      passOn.end(body);
    });

  const server = createServer((incoming, outgoing) => {
    void (async () => {
      const body = await bodyOf(incoming);
      turn += 1;
      for (let tries = 0; tries < ports.length; tries += 1) {
        const outcome = await tryOne(ports[(turn + tries) % ports.length] ?? 0, incoming, body, outgoing);
        if (outcome === 'answered') {
          passed += 1;
          return;
        }
        if (outcome === 'lost') break;
      }
      lost += 1;
      if (!outgoing.headersSent) outgoing.writeHead(502, { 'content-type': 'application/json' }).end('{}');
    })().catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts: () => ({ passed, lost }),
    close: () =>
      new Promise((resolve) => {
        agent.destroy();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
