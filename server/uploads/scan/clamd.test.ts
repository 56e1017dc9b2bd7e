import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScanner } from './scanner.ts';

/** A daemon that speaks INSTREAM: reports a virus for content with VIRUS, and an error for content with BROKEN. */
let daemon: Server;
let url: string;
beforeAll(async () => {
  daemon = createServer((socket) => {
    let received = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      received = Buffer.concat([received, piece]);
      if (!received.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return void socket.destroy();
      const body: Buffer[] = [];
      for (let at = 10; at + 4 <= received.length;) {
        const length = received.readUInt32BE(at);
        if (length === 0) {
          const text = Buffer.concat(body).toString('latin1');
          const said = text.includes('VIRUS')
            ? 'stream: Win.Test.Virus FOUND\0'
            : text.includes('BROKEN')
              ? 'INSTREAM size limit exceeded. ERROR\0'
              : 'stream: OK\0';
          return void socket.end(said);
        }
        if (at + 4 + length > received.length) return;
        body.push(received.subarray(at + 4, at + 4 + length));
        at += 4 + length;
      }
    });
  });
  await new Promise<void>((resolve) => daemon.listen(0, '127.0.0.1', resolve));
  url = `tcp://127.0.0.1:${(daemon.address() as AddressInfo).port}`;
});
afterAll(() => new Promise<void>((resolve) => daemon.close(() => resolve())));

test('the daemon scans the whole file and its verdict counts; an error of the daemon fails the scan', async () => {
  const scan = openScanner(url);
  const large = Buffer.alloc(300_000, 'a');
  expect(await scan(large)).toBeNull();
  expect(await scan(Buffer.concat([large, Buffer.from('VIRUS')]))).toBe('Win.Test.Virus');
  await expect(scan(Buffer.from('BROKEN'))).rejects.toThrow('could not scan');
});
