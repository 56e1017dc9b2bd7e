/** A borrower's page that waits: one connection, one request at a time. It asks once without waiting, as a page that opens, and then again and again. */
import { connect, type Socket } from 'node:net';

export type Waiter = {
  /** Answers so far. */
  readonly answers: () => number;
  /** When the next answer has arrived, by `performance.now`, and its body. */
  readonly next: () => Promise<{ at: number; body: string }>;
  readonly stop: () => void;
};

const END_OF_HEAD = '\r\n\r\n';

/** Asks for `first`, then for `path` again and again; a reply that is not 200 is told to `onFailure`. */
export function wait(port: number, first: string, path: string, token: string | null, onFailure: (what: string) => void): Waiter {
  const requestOf = (asked: string) =>
    `GET ${asked} HTTP/1.1\r\nhost: localhost:${port}\r\n${token === null ? '' : `authorization: Bearer ${token}\r\n`}\r\n`;
  const request = requestOf(path);
  let answers = 0;
  let received = '';
  let over = false;
  const expected: ((answer: { at: number; body: string }) => void)[] = [];
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(requestOf(first)));
  socket.setEncoding('utf8');
  socket.on('error', (error) => over || onFailure(error.message));
  socket.on('close', () => over || onFailure('the connection was closed'));
  socket.on('data', (chunk: string) => {
    received += chunk;
    const head = received.indexOf(END_OF_HEAD);
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(received)?.[1] ?? NaN);
    const from = head + END_OF_HEAD.length;
    if (Buffer.byteLength(received.slice(from)) < length) return;
    if (!received.startsWith('HTTP/1.1 200')) onFailure(received.slice(0, 200));
    answers += 1;
    for (const tell of expected.splice(0)) tell({ at: performance.now(), body: received.slice(from) });
    received = '';
    if (!over) socket.write(request);
  });
  return {
    answers: () => answers,
    next: () => new Promise((resolve) => expected.push(resolve)),
    stop: () => {
      over = true;
      socket.destroy();
    },
  };
}
