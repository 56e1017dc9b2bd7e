import { readdir } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE } from '@hearthline/rules/conditions/upload-limits.ts';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Problem } from '@hearthline/contract/problem.ts';
import { formOf } from '@hearthline/sandbox/actor.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { receive } from './receive.ts';
import { jpeg } from './testing/pictures.ts';

let lender: TestLender;
let file: Played;
let port: number;
beforeAll(async () => {
  lender = await testLender();
  file = await lender.play('happy', 'OFFER_SELECTION');
  await lender.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = lender.app.server.address() as AddressInfo);
});
afterAll(async () => lender.close());

/** A picture padded to `bytes`. */
const picture = (bytes: number) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length, 1)]);

type Answer = { readonly status: number; readonly body: { readonly code?: string; readonly reason?: string } };

/** Sends a body with any headers over a real connection; a reply that arrives while it is being sent counts. */
async function post(pieces: Iterable<Buffer>, headers: Record<string, string | number> = {}): Promise<Answer> {
  const { contentType } = formOf({}, '', Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    let answered = false;
    const request = httpRequest(
      {
        port,
        method: 'POST',
        path: onApplication(file.uuid, 'documents'),
        headers: { host: 'localhost', authorization: `Bearer ${file.jwt}`, 'content-type': contentType, ...headers },
      },
      (response) => {
        answered = true;
        const received: Buffer[] = [];
        const done = () => {
          request.destroy();
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(Buffer.concat(received).toString() || '{}') as Answer['body'] });
        };
        response.on('data', (piece: Buffer) => received.push(piece));
        response.on('end', done);
        response.on('error', done);
      },
    );
    request.on('error', (error) => {
      if (!answered) reject(error);
    });
    const source = pieces[Symbol.iterator]();
    const next = (): void => {
      const { value, done } = source.next();
      if (done || answered) return void request.end();
      request.write(value, () => setImmediate(next));
    };
    next();
  });
}
const whole = (bytes: Buffer) => [formOf({ type: 'SUPPORT' }, 'x.jpg', bytes).payload];
const rows = async () => (await lender.ctx.pool.query('select state from upload where application_uuid = $1', [file.uuid])).rowCount ?? 0;

test('an upload of exactly the limit is accepted, one byte more is refused', async () => {
  expect((await post(whole(picture(MAX_FILE)))).status).toBe(201);
  expect(await post(whole(picture(MAX_FILE + 1)))).toMatchObject({ status: 413, body: { code: 'too_large' } });
  expect(await post(whole(Buffer.alloc(0)))).toMatchObject({ status: 422, body: { reason: 'EMPTY' } });
});

test('an endless body is cut soon after the limit, and nothing of it is stored', async () => {
  const before = await rows();
  const head = whole(jpeg)[0]?.subarray(0, 300) ?? Buffer.alloc(0);
  const piece = Buffer.alloc(262_144, 7);
  let sent = 0;
  function* endless() {
    yield head;
    for (; ; sent += piece.length) yield piece;
  }
  const answer = await post(endless(), { 'transfer-encoding': 'chunked' });
  expect(answer).toMatchObject({ status: 413, body: { code: 'too_large' } });
  // What is on its way when it is refused: the buffers of two sockets, and never a second file.
  expect(sent).toBeLessThan(MAX_FILE * 2);
  expect(await rows()).toBe(before);
});

test('a sender that reads only after it has sent everything reads why it was refused', async () => {
  const { contentType } = formOf({}, '', Buffer.alloc(0));
  const socket = connect(port, '127.0.0.1').pause();
  const failed = Promise.withResolvers<never>();
  failed.promise.catch(() => undefined);
  socket.on('error', failed.reject);
  const send = (piece: Buffer | string) =>
    Promise.race([failed.promise, new Promise<void>((resolve) => socket.write(piece, () => resolve()))]);
  const refused = new Promise<void>((resolve) => {
    lender.app.server.once('request', ({ socket: theirs }: IncomingMessage) => theirs.once('finish', () => resolve()));
  });
  await send(
    `POST ${onApplication(file.uuid, 'documents')} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${file.jwt}\r\n` +
      `content-type: ${contentType}\r\ncontent-length: ${MAX_FILE * 2}\r\n\r\n`,
  );
  // the refusal is on its way, and the server has said that it sends nothing more
  await refused;
  for (let piece = 0; piece < 8; piece += 1) await send(Buffer.alloc(65_536, 7));
  const received: Buffer[] = [];
  for await (const piece of socket as AsyncIterable<Buffer>) received.push(piece);
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 413 [^]*"too_large"/);
});

test('a sender that reads nothing and never stops is cut soon after the refusal', async () => {
  const { contentType } = formOf({}, '', Buffer.alloc(0));
  const socket = connect(port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  const cut = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.write(
    `POST ${onApplication(file.uuid, 'documents')} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${file.jwt}\r\n` +
      `content-type: ${contentType}\r\ncontent-length: ${MAX_FILE * 50}\r\n\r\n`,
  );
  let sent = 0;
  const timer = setInterval(() => {
    socket.write(Buffer.alloc(1024, 7));
    sent += 1;
  }, 20);
  await cut;
  clearInterval(timer);
  // a body of this length would take days at this pace
  expect(sent).toBeLessThan(MAX_FILE / 1024);
  expect(socket.destroyed).toBe(true);
});

test('a request sent behind a refused upload on the same connection is not processed', async () => {
  const { contentType } = formOf({}, '', Buffer.alloc(0));
  const before = await rows();
  const request = (payload: Buffer) => [
    Buffer.from(
      `POST ${onApplication(file.uuid, 'documents')} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${file.jwt}\r\n` +
        `content-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`,
    ),
    payload,
  ];
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  for (const piece of request(Buffer.from('no part at all'))) socket.write(piece);
  const received: Buffer[] = [];
  socket.once('data', () => {
    for (const piece of request(whole(jpeg)[0] ?? Buffer.alloc(0))) socket.write(piece);
  });
  socket.on('data', (piece) => received.push(piece));
  await new Promise((resolve) => socket.on('close', resolve));
  expect(Buffer.concat(received).toString()).toMatch(/^HTTP\/1\.1 400 /);
  // the files of one person are examined one after another: with this one, whatever was sent before it is stored too
  expect((await post(whole(jpeg))).status).toBe(201);
  expect(await rows()).toBe(before + 1);
});

test('a declared length above the limit is refused before anything is read', async () => {
  // No byte of it is sent: an answer can come only from the headers.
  expect(await post([], { 'content-length': 10 ** 12 })).toMatchObject({ status: 413, body: { code: 'too_large' } });
});

test('a body cut by too small a declared length is refused', async () => {
  const [payload = Buffer.alloc(0)] = whole(jpeg);
  const head = `POST ${onApplication(file.uuid, 'documents')} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${file.jwt}\r\n`;
  const { contentType } = formOf({}, '', Buffer.alloc(0));
  const before = await rows();
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${head}content-type: ${contentType}\r\ncontent-length: ${payload.length - 60}\r\n\r\n`);
      socket.write(payload);
    });
    const received: Buffer[] = [];
    socket.on('data', (piece) => received.push(piece));
    socket.on('close', () => resolve(Buffer.concat(received).toString('latin1')));
    socket.on('error', reject);
  });
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toMatch(/HTTP\/1\.1 20\d/);
  expect(await rows()).toBe(before);
});

test('a body that stalls and one that arrives too slowly are ended', async () => {
  const app = Fastify();
  await app.register(multipart, { throwFileSizeLimit: false });
  const folder = join(tmpdir(), `hearthline-drip-${process.pid}`);
  const seen = Promise.withResolvers<unknown>();
  app.post('/', async (request, reply) => {
    try {
      await receive(request, reply, folder, { fileBytes: 1000, lookEvery: 100, fewestBytes: 50 });
    } catch (error) {
      seen.resolve(error);
      return reply.code(error instanceof Problem ? error.status : 500).send();
    }
    return reply.send();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port: own } = app.server.address() as AddressInfo;
  const socket = connect(own, '127.0.0.1');
  socket.on('error', () => undefined);
  const { payload, contentType } = formOf({ type: 'SUPPORT' }, 'x.jpg', Buffer.alloc(500));
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\ncontent-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`);
  socket.write(payload.subarray(0, 280));
  const drip = setInterval(() => socket.write('x'), 20);
  expect(await seen.promise).toMatchObject({ code: 'too_slow' });
  clearInterval(drip);
  socket.destroy();
  await app.close();
  expect(await readdir(folder)).toEqual([]);
});

test('a hundred concurrent uploads are all accepted, with little memory', async () => {
  const payload = whole(picture(1_000_000));
  const before = process.memoryUsage().rss;
  let most = before;
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 20);
  const answers = await Promise.all(Array.from({ length: 100 }, async () => post(payload)));
  clearInterval(look);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(100);
  // This process also writes the hundred bodies: their socket buffers count too.
  expect((most - before) / 1_048_576).toBeLessThan(100);
  expect(await readdir(join(lender.ctx.config.dataFolder, 'incoming'))).toEqual([]);
}, 60_000);
