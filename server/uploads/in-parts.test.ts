import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { MAX_BYTES, MAX_FILE, MAX_FILES, MAX_PART } from '@hearthline/rules/conditions/upload-limits.ts';
import { formOf } from '@hearthline/sandbox/actor.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { staffAction } from '../staff/actions/act.ts';
import { dropExpiredParts } from './in-parts.ts';
import { EICAR } from './scan/signatures.ts';
import { jpeg } from './testing/pictures.ts';

let lender: TestLender;
let mine: Played;
let other: Played;
beforeAll(async () => {
  lender = await testLender();
  mine = await lender.play('happy', 'OFFER_SELECTION');
  other = await lender.play('happy', 'OFFER_SELECTION');
  await lender.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => lender.close());

type Body = {
  readonly uuid: string;
  readonly offset: number;
  readonly bytes: number;
  readonly code?: string;
  readonly reason?: string;
  readonly state?: string;
  readonly contentType?: string;
};
type Reply = { readonly status: number; readonly body: Body };
type Sender = { readonly jwt: string; readonly uuid: string };

/** A picture padded to `bytes`; `seed` makes it another file. */
const picture = (bytes: number, seed = 1) => Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length, seed)]);
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const at = (uuid: string, rest = '') => onApplication(uuid, `documents/unfinished${rest}`);

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, { jwt }: Sender, body?: object): Promise<Reply> {
  const answer = await lender.app.inject({
    method,
    url,
    headers: { host: 'localhost', authorization: `Bearer ${jwt}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: (answer.body ? answer.json<Body>() : {}) as Body };
}
const begin = async (file: Buffer, by: Sender = mine, more: object = {}) =>
  call('POST', at(by.uuid), by, { type: 'SUPPORT', name: 'statement.jpg', bytes: file.length, sha256: sha256(file), ...more });
const offset = async (id: string, by: Sender = mine) => call('GET', at(by.uuid, `/${id}`), by);
const finish = async (id: string, by: Sender = mine) => call('POST', at(by.uuid, `/${id}/finish`), by, {});
async function part(id: string, from: number, bytes: Buffer, by: Sender = mine): Promise<Reply> {
  const { payload, contentType } = formOf({ offset: String(from) }, 'part', bytes);
  const answer = await lender.app.inject({
    method: 'PUT',
    url: at(by.uuid, `/${id}/parts`),
    headers: { host: 'localhost', authorization: `Bearer ${by.jwt}`, 'content-type': contentType },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<Body>() };
}
async function sendAll(file: Buffer, size: number, by: Sender = mine): Promise<Reply> {
  const { body } = await begin(file, by);
  for (let from = body.offset; from < file.length; from += size) await part(body.uuid, from, file.subarray(from, from + size), by);
  return finish(body.uuid, by);
}
const count = async (table: string) => (await lender.ctx.pool.query(`select from ${table}`)).rowCount ?? 0;

describe('a file sent in parts', () => {
  test('is stored as one sent whole, and nothing of its parts stays', async () => {
    const file = picture(300_000);
    const stored = await sendAll(file, 100_000);
    expect([stored.status, stored.body.state, stored.body.contentType]).toEqual([201, 'RECEIVED', 'image/jpeg']);
    const listed = await call('GET', onApplication(mine.uuid, 'documents'), mine);
    expect((listed.body as unknown as Body[]).map(({ uuid }) => uuid)).toContain(stored.body.uuid);
    expect([await count('unfinished_upload'), await count('unfinished_upload_part')]).toEqual([0, 0]);
    // finished twice, because the first reply was lost: the same answer, and one file
    expect(await finish(stored.body.uuid)).toEqual(stored);
  });

  test('cut in the middle of a part goes on at the last byte that was kept', async () => {
    const file = picture(400_000, 2);
    const { body } = await begin(file);
    await part(body.uuid, 0, file.subarray(0, 100_000));
    const { payload, contentType } = formOf({ offset: '100000' }, 'part', file.subarray(100_000, 300_000));
    const { port } = lender.app.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.write(
          `PUT ${at(mine.uuid, `/${body.uuid}/parts`)} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${mine.jwt}\r\n` +
            `content-type: ${contentType}\r\ncontent-length: ${payload.length}\r\n\r\n`,
        );
        socket.write(payload.subarray(0, payload.length / 2), () => socket.destroy());
      });
      socket.on('close', () => resolve());
      socket.on('error', () => undefined);
    });
    expect((await offset(body.uuid)).body).toMatchObject({ offset: 100_000, bytes: 400_000 });
    await expect.poll(async () => readdir(join(lender.ctx.config.dataFolder, 'incoming'))).toEqual([]);

    // The page was opened again, and the same file chosen: it is the same upload, for this request only.
    expect((await begin(file)).body).toMatchObject({ uuid: body.uuid, offset: 100_000 });
    expect((await begin(file, mine, { type: 'BANK_STATEMENT' })).body).toMatchObject({ offset: 0 });
    await part(body.uuid, 100_000, file.subarray(100_000));
    expect(await finish(body.uuid)).toMatchObject({ status: 201, body: { uuid: body.uuid, state: 'RECEIVED' } });
  });

  test('takes a part only where the last one ended, and says where that is', async () => {
    const file = picture(50_000, 3);
    const { uuid } = (await begin(file)).body;
    expect(await part(uuid, 10, file.subarray(10, 20))).toMatchObject({ status: 409, body: { code: 'wrong_offset', offset: 0 } });
    await part(uuid, 0, file.subarray(0, 20_000));
    // the reply was lost, and the part is sent again
    expect(await part(uuid, 0, file.subarray(0, 20_000))).toMatchObject({ status: 409, body: { code: 'wrong_offset', offset: 20_000 } });
    expect(await finish(uuid)).toMatchObject({ status: 409, body: { code: 'wrong_offset', offset: 20_000 } });
    const both = await Promise.all([1, 2].map(async () => part(uuid, 20_000, file.subarray(20_000))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await finish(uuid)).status).toBe(201);
  });

  test('is finished once, however many ask at the same time', async () => {
    const file = picture(60_000, 4);
    const { uuid } = (await begin(file)).body;
    await part(uuid, 0, file);
    const replies = await Promise.all(Array.from({ length: 4 }, async () => finish(uuid)));
    expect(replies.filter(({ status, body }) => status !== 201 && body.code !== 'request_running')).toEqual([]);
    const { rows } = await lender.ctx.pool.query('select state from upload where id = $1', [uuid]);
    expect(rows).toEqual([{ state: 'RECEIVED' }]);
    const { facts } = await lender.read(mine.uuid);
    expect(facts.documents.filter(({ id }) => id === uuid)).toHaveLength(1);
  });
});

describe('what is refused', () => {
  test('a file, and a part, that is too large', async () => {
    expect((await begin(picture(1000), mine, { bytes: MAX_FILE + 1 })).body.code).toBe('invalid_request');
    const file = picture(MAX_PART + 10, 5);
    const { uuid } = (await begin(file)).body;
    expect(await part(uuid, 0, file)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    expect(await part(uuid, 0, Buffer.alloc(0))).toMatchObject({ status: 400 });
    await part(uuid, 0, file.subarray(0, MAX_PART));
    expect(await part(uuid, MAX_PART, Buffer.alloc(11))).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  });

  test('another person’s file: it is not there for them', async () => {
    const file = picture(50_000, 6);
    const { uuid } = (await begin(file)).body;
    const theirs = [
      await offset(uuid, { ...other, uuid: mine.uuid }),
      await offset(uuid, other),
      await part(uuid, 0, file, other),
      await finish(uuid, other),
    ];
    expect(theirs.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    await call('DELETE', at(other.uuid, `/${uuid}`), other);
    expect((await offset(uuid)).status).toBe(200);
    expect((await begin(file, other)).body.uuid).not.toBe(uuid);
  });

  test('a file with a virus, one that is no picture, and parts of another file', async () => {
    expect((await sendAll(Buffer.from(EICAR), 40)).body).toMatchObject({ code: 'file_refused', reason: 'INFECTED' });
    expect((await sendAll(Buffer.from('plain words'), 40)).body).toMatchObject({ code: 'unsupported_media_type' });
    const { uuid } = (await begin(picture(40_000, 7))).body;
    await part(uuid, 0, picture(40_000, 8));
    expect((await finish(uuid)).body).toMatchObject({ code: 'file_refused' });
    expect((await finish(uuid)).body).toMatchObject({ code: 'file_refused' });
    expect((await part(uuid, 0, picture(40_000, 7))).status).toBe(404);
  });

  test('one for a request that is not open, one beyond the quota, and any after the application ended', async () => {
    const ended = await lender.play('happy', 'OFFER_SELECTION');
    expect((await begin(picture(900), ended, { conditionUuid: crypto.randomUUID() })).body.code).toBe('conflict');
    await lender.ctx.pool.query(
      `insert into upload (id, application_uuid, document_type, state, label, sent_sha256, sent_bytes, sent_by, sent_at)
       select gen_random_uuid(), $1, 'SUPPORT', 'SCANNING', 'x', 'x', 1, $2, now() from generate_series(1, $3)`,
      [ended.uuid, crypto.randomUUID(), MAX_FILES],
    );
    expect((await begin(picture(900), ended)).body.code).toBe('quota_reached');
    // The file that is added counts too: the last byte that fits, and the first that does not.
    const left = async (bytes: number) =>
      lender.ctx.pool.query(
        'update upload set sent_bytes = case when id = (select min(id::text)::uuid from upload where application_uuid = $1) then $2 else 0 end where application_uuid = $1',
        [ended.uuid, MAX_BYTES - bytes],
      );
    await lender.ctx.pool.query(
      'delete from upload where application_uuid = $1 and id <> (select min(id::text)::uuid from upload where application_uuid = $1)',
      [ended.uuid],
    );
    await left(899);
    expect((await begin(picture(900), ended)).body.code).toBe('quota_reached');
    await left(900);
    const fits = await begin(picture(900), ended);
    expect(fits.body.code).toBeUndefined();
    await call('DELETE', at(ended.uuid, `/${fits.body.uuid}`), ended);
    await lender.ctx.pool.query('delete from upload where application_uuid = $1', [ended.uuid]);
    const { uuid } = (await begin(picture(900), ended)).body;
    await staffAction(lender.ctx, ended.uuid, { action: 'withdraw' });
    expect((await part(uuid, 0, picture(900), ended)).body.code).toBe('out_of_order');
    expect((await call('DELETE', at(ended.uuid, `/${uuid}`), ended)).status).toBe(204);
  });
});

test('an expired file is gone for its sender at once, and from the tables with the next round', async () => {
  const file = picture(50_000, 9);
  const { uuid } = (await begin(file)).body;
  await part(uuid, 0, file.subarray(0, 10_000));
  await lender.ctx.pool.query("update unfinished_upload set expires_at = now() - interval '1 minute' where id = $1", [uuid]);
  expect([(await offset(uuid)).status, (await part(uuid, 10_000, file)).status]).toEqual([404, 404]);
  expect(await dropExpiredParts(lender.ctx)).toBe(1);
  const { rowCount } = await lender.ctx.pool.query('select from unfinished_upload_part where upload_id = $1', [uuid]);
  expect(rowCount).toBe(0);
  expect((await begin(file)).body.offset).toBe(0);
});

test('a person has three files on their way; a canceled one leaves nothing', async () => {
  const begun = [];
  for (let n = 10; n < 14; n += 1) begun.push((await begin(picture(2000, n), other)).body.uuid);
  expect(await Promise.all(begun.map(async (id) => (await offset(id, other)).status))).toEqual([404, 200, 200, 200]);
  expect((await call('DELETE', at(other.uuid, `/${begun[3]}`), other)).status).toBe(204);
  expect((await offset(begun[3] ?? '', other)).status).toBe(404);
});

test('parts lie encrypted in the database', async () => {
  const file = Buffer.concat([jpeg, Buffer.from('PLANTED-SSN 666-12-3456 '.repeat(100))]);
  const { uuid } = (await begin(file, other)).body;
  await part(uuid, 0, file, other);
  const { rows } = await lender.ctx.pool.query<{ sealed: Buffer }>('select sealed from unfinished_upload_part where upload_id = $1', [
    uuid,
  ]);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed.includes('PLANTED-SSN')).toBe(false);
});
