import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from './disk.ts';
import { s3Storage } from './s3.ts';
import { save, type DocumentStorage, sha256Of } from './storage.ts';

/** The part of the S3 protocol used here: signed PUT, GET, HEAD and DELETE of one bucket, path style. */
function fakeS3(objects: Map<string, Buffer>, asked: { method: string; path: string; headers: Record<string, unknown> }[]): Server {
  return createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname } = new URL(request.url ?? '/', 'http://s3');
      asked.push({ method: request.method ?? '', path: pathname, headers: request.headers });
      const held = objects.get(pathname);
      if (!(request.headers.authorization ?? '').startsWith('AWS4-HMAC-SHA256 Credential=key/')) return void reply.writeHead(403).end();
      if (request.method === 'PUT') {
        objects.set(pathname, Buffer.concat(chunks));
        return void reply.writeHead(200, { ETag: '"1"' }).end();
      }
      if (request.method === 'DELETE') {
        objects.delete(pathname);
        return void reply.writeHead(204).end();
      }
      if (!held)
        return void reply
          .writeHead(404, { 'content-type': 'application/xml' })
          .end(request.method === 'HEAD' ? undefined : '<Error><Code>NoSuchKey</Code><Message>none</Message></Error>');
      return void reply.writeHead(200, { 'content-length': held.length }).end(request.method === 'HEAD' ? undefined : held);
    });
  });
}

let folder: string;
let server: Server;
const objects = new Map<string, Buffer>();
const asked: Parameters<typeof fakeS3>[1] = [];
const storages: Record<'disk' | 's3', DocumentStorage | null> = { disk: null, s3: null };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'documents-'));
  server = fakeS3(objects, asked);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  storages.disk = diskStorage(folder);
  storages.s3 = s3Storage({
    bucket: 'documents',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    endpoint: `http://127.0.0.1:${port}`,
    prefix: 'documents/',
  });
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

/** Every file below the folder. */
const files = async (): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Corrupts the stored bytes directly. */
const spoil: Record<'disk' | 's3', (key: string) => Promise<void>> = {
  disk: async (key) => writeFile((await files()).find((path) => path.endsWith(key)) ?? '', 'spoiled'),
  s3: async (key) => void objects.set(`/documents/documents/${key}`, Buffer.from('spoiled')),
};

describe.each(['disk', 's3'] as const)('storage on %s', (name) => {
  const storage = (): DocumentStorage => storages[name] as DocumentStorage;

  test('returns what was stored, also when stored twice', async () => {
    const bytes = randomBytes(200_000);
    const key = await save(storage(), bytes);
    await save(storage(), bytes);
    expect(key).toBe(sha256Of(bytes));
    expect(await storage().has(key)).toBe(true);
    expect((await storage().get(key))?.equals(bytes)).toBe(true);
    await storage().remove(key);
    expect([await storage().has(key), await storage().get(key)]).toEqual([false, null]);
  });
  test('bytes under another hash than their own are refused', async () => {
    await expect(storage().put('0'.repeat(64), Buffer.from('x'))).rejects.toThrow('not the ones');
    expect(await storage().has('0'.repeat(64))).toBe(false);
  });
  test('a key must be a hash', async () => {
    for (const key of ['../../etc/passwd', 'A'.repeat(64), '', `${'0'.repeat(64)}/x`])
      await expect(storage().get(key)).rejects.toThrow(RangeError);
  });
  test('corrupted bytes are never returned', async () => {
    const key = await save(storage(), Buffer.from(`${name} document`));
    await spoil[name](key);
    await expect(storage().get(key)).rejects.toThrow('not the ones');
  });
});

test('concurrent writers of one document leave one complete file', async () => {
  const bytes = randomBytes(50_000);
  await Promise.all(Array.from({ length: 20 }, async () => save(diskStorage(folder), bytes)));
  expect((await files()).filter((path) => path.includes(sha256Of(bytes)))).toHaveLength(1);
});

test('S3 checks the hash on write and encrypts at rest', async () => {
  const bytes = Buffer.from('sent with its checksum');
  await save(storages.s3 as DocumentStorage, bytes);
  expect(asked.findLast(({ method }) => method === 'PUT')?.headers).toMatchObject({
    'x-amz-checksum-sha256': Buffer.from(sha256Of(bytes), 'hex').toString('base64'),
    'x-amz-server-side-encryption': 'AES256',
  });
});
