import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskBlobs } from './disk.ts';
import { s3Blobs } from './s3.ts';
import { type Cipher, contentStorage, save, type DocumentStorage, sha256Of } from './storage.ts';

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
  storages.disk = contentStorage(diskBlobs(folder));
  const bucket = s3Blobs({
    bucket: 'documents',
    region: 'us-east-1',
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    endpoint: `http://127.0.0.1:${port}`,
    prefix: 'documents/',
  });
  storages.s3 = contentStorage(bucket);
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
  await Promise.all(Array.from({ length: 20 }, async () => save(contentStorage(diskBlobs(folder)), bytes)));
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

/** Turns every byte around, and knows whose they are. */
const CIPHER: Cipher = {
  seal: async (key, bytes) => Buffer.concat([Buffer.from(key.slice(0, 8)), bytes.map((byte) => byte ^ 255)]),
  open: async (key, sealed) => {
    if (sealed.toString('latin1', 0, 8) !== key.slice(0, 8)) throw new Error('Another key');
    return Buffer.from(sealed.subarray(8).map((byte) => byte ^ 255));
  },
};

test('with a cipher, what lies in the folder is encrypted, and what was put is read', async () => {
  const blobs = diskBlobs(folder);
  const storage = contentStorage(blobs, CIPHER);
  const bytes = Buffer.from('%PDF-1.7 a notice with a credit score');
  const key = await save(storage, bytes);
  expect(key).toBe(sha256Of(bytes));
  expect((await blobs.get(key))?.includes('a credit score')).toBe(false);
  expect((await storage.get(key))?.equals(bytes)).toBe(true);
  await blobs.put(key, Buffer.from('spoiled'));
  await expect(storage.get(key)).rejects.toThrow('not the ones');
});

test('with a cipher, what an earlier release stored as it is can still be read', async () => {
  const bytes = Buffer.from('%PDF-1.7 of an earlier release');
  const key = await save(contentStorage(diskBlobs(folder)), bytes);
  expect((await contentStorage(diskBlobs(folder), CIPHER).get(key))?.equals(bytes)).toBe(true);
});

test('only the owner of the folder may enter what is made in it', async () => {
  const own = join(folder, 'own');
  await save(contentStorage(diskBlobs(own)), Buffer.from('private'));
  const modes = await Promise.all(
    [own, ...(await readdir(own)).map((name) => join(own, name))].map(async (path) => (await stat(path)).mode & 0o777),
  );
  expect(modes).toEqual([0o700, 0o700]);
});
