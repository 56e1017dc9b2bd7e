import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Taken {
  readonly raw: string;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

/** An HTTP endpoint for vendors' callbacks in tests; records them. */
export interface Inbox {
  readonly url: string;
  readonly taken: () => readonly Taken[];
  /** Refuses this many callbacks from now on. */
  readonly refuse: (times: number) => void;
  readonly close: () => Promise<void>;
}

export async function callbackInbox(): Promise<Inbox> {
  const taken: Taken[] = [];
  let refusals = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const refusing = refusals > 0;
      if (refusing) refusals -= 1;
      else taken.push({ raw: Buffer.concat(chunks).toString('utf8'), headers: incoming.headers });
      outgoing.writeHead(refusing ? 503 : 204).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/callback`,
    taken: () => taken,
    refuse: (times) => {
      refusals = times;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
