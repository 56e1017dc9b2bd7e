import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, unlink, type FileHandle } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { MAX_FILE } from '@hearthline/rules/conditions/upload-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '@hearthline/contract/problem.ts';
import { headerOf } from '../identity/request-parts.ts';

/** The largest body, and the slowest. */
export type ReceiveLimits = {
  readonly fileBytes: number;
  /** Milliseconds between two measurements, and the fewest bytes that must arrive between them. */
  readonly lookEvery: number;
  readonly fewestBytes: number;
};
export const RECEIVE_LIMITS: ReceiveLimits = { fileBytes: MAX_FILE, lookEvery: 10_000, fewestBytes: 10_240 };
/** Allowance for boundaries, headers and fields around the file. */
const AROUND = 16_384;

/** A received file. It is on disk without a name, so that a crash leaves nothing of it; `close` releases it. */
export type Incoming = { readonly read: () => Promise<Buffer>; readonly close: () => Promise<void> };
/** Replaces the file in the parsed body: its members are compared when a request is repeated. */
export type FileField = { readonly name: string; readonly sha256: string; readonly bytes: number };
export type Received = { readonly fields: Record<string, string | FileField>; readonly incoming: Incoming };

const tooLarge = (most: number) =>
  new Problem('too_large', {
    message: most < MAX_FILE ? `Send at most ${most} bytes of the file at once` : 'Choose a file of at most 20 MB',
    headers: { connection: 'close' },
  });

/** Writes the stream to a file that no other process can open, and stops at the limit: the parser itself would read to the end of the body. */
async function store(
  folder: string,
  stream: Readable & { readonly truncated?: boolean },
  most: number,
): Promise<{ file: FileHandle; sha256: string; bytes: number }> {
  stream.once('limit', () => stream.destroy(tooLarge(most)));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  const file = await open(path, 'wx+', 0o600);
  try {
    await unlink(path);
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of stream as AsyncIterable<Buffer>) {
      hash.update(piece);
      bytes += piece.length;
      await file.write(piece);
    }
    // The limit may have been reached before anyone listened.
    if (stream.truncated === true) throw tooLarge(most);
    return { file, sha256: hash.digest('hex'), bytes };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** Ends a request whose body stalls or arrives too slowly. Returns a function that stops watching. */
function watchPace(request: FastifyRequest, { lookEvery, fewestBytes }: ReceiveLimits, end: (problem: Problem) => void): () => void {
  let arrived = 0;
  const listen = (piece: Buffer) => {
    arrived += piece.length;
  };
  request.raw.on('data', listen);
  const timer = setInterval(() => {
    if (arrived < fewestBytes) end(new Problem('too_slow', { headers: { connection: 'close' } }));
    arrived = 0;
  }, lookEvery);
  return () => {
    clearInterval(timer);
    request.raw.off('data', listen);
  };
}

/** Milliseconds in which a refused body is still read and thrown away (quality S4: cut within a second). */
const LINGER_MS = 800;

/** Connections that close after a refused upload. */
const CLOSING = new WeakSet<Socket>();

/** Whether a request came behind a refused upload: Node reads on until the connection is closed, and would process it although its reply is lost. */
export const isBehindRefused = (socket: Socket): boolean => CLOSING.has(socket);

/**
 * Ends the connection after the reply with what is still on its way discarded. Node closes it at once: the sender's next write then fails, and
 * it never reads why it was refused (RFC 9112 §9.6).
 */
function closeLate(socket: Socket): void {
  CLOSING.add(socket);
  socket.destroySoon = () => {
    socket.end();
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
    socket.once('close', () => clearTimeout(timer));
  };
}

const wrong = (field: string, message: string) =>
  new Problem('invalid_request', { errors: [{ field, message }], headers: { connection: 'close' } });

/**
 * Receives a multipart body: one `file`, a few short fields, nothing else. Nothing beyond the limit is stored. Throws too_large, too_slow, invalid_request,
 * unsupported_media_type (not multipart).
 */
export async function receive(request: FastifyRequest, reply: FastifyReply, folder: string, limits = RECEIVE_LIMITS): Promise<Received> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type', { message: 'Send the file as multipart/form-data' });
  const announced = Number(headerOf(request.headers['content-length']) ?? 0);
  if (announced > limits.fileBytes + AROUND) {
    closeLate(request.raw.socket);
    throw tooLarge(limits.fileBytes);
  }
  const slow = Promise.withResolvers<never>();
  let arriving: Readable | null = null;
  const stopWatching = watchPace(request, limits, (problem) => {
    arriving?.destroy(problem);
    slow.reject(problem);
  });
  const arrived: FileHandle[] = [];
  const read = async (): Promise<Received> => {
    const fields: Record<string, string | FileField> = {};
    const parts = request.parts({
      limits: { fileSize: limits.fileBytes, files: 1, fields: 5, fieldSize: 200, fieldNameSize: 60, parts: 7, headerPairs: 20 },
    });
    for await (const part of parts) {
      if (part.fieldname in fields) throw wrong(part.fieldname, 'Send it once');
      if (part.type === 'field') {
        if (part.valueTruncated || typeof part.value !== 'string') throw wrong(part.fieldname, 'Too long');
        fields[part.fieldname] = part.value;
      } else {
        if (part.fieldname !== 'file') throw wrong(part.fieldname, 'Unknown field');
        arriving = part.file;
        const { file: handle, ...kept } = await store(folder, part.file, limits.fileBytes);
        arrived.push(handle);
        fields['file'] = { name: part.filename ?? '', ...kept };
      }
    }
    const [handle] = arrived;
    if (!handle) throw wrong('file', 'Choose a file');
    return { fields, incoming: { read: async () => readAll(handle), close: async () => handle.close() } };
  };
  try {
    return await Promise.race([read(), slow.promise]);
  } catch (error) {
    for (const handle of arrived) await handle.close();
    request.raw.unpipe();
    request.raw.resume();
    closeLate(request.raw.socket);
    void reply.header('connection', 'close');
    throw error instanceof Problem ? error : wrong('file', 'The body is cut short or badly formed');
  } finally {
    stopWatching();
    slow.promise.catch(() => undefined);
  }
}

async function readAll(handle: FileHandle): Promise<Buffer> {
  const { size } = await handle.stat();
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  while (at < size) {
    const { bytesRead } = await handle.read(bytes, at, size - at, at);
    if (bytesRead === 0) break;
    at += bytesRead;
  }
  return bytes.subarray(0, at);
}
