/** Files of a chat: seven types, by their content; checked, downloaded, counted, named once. */
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { type Hired, hire } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { EICAR } from '../uploads/scan/signatures.ts';
import { gif, jpeg, png, withLocation } from '../uploads/testing/pictures.ts';
import { pdf } from '../uploads/testing/pdfs.ts';
import { dropLooseFiles } from './files.ts';

let lender: TestLender;
let dana: Hired;
let sid: string;
let headers: Record<string, string>;
beforeAll(async () => {
  lender = await testLender();
  dana = await hire(lender, 'Dana Desk', 'agent');
}, 60_000);
afterAll(async () => lender.close());

async function begin(): Promise<void> {
  const { body } = await lender.call('POST', '/service-csp/external/api/v1/twilio/initWebChat', {
    body: {
      friendlyName: 'Vera',
      emailAddress: 'v@example.com',
      tag: 'home',
      skill: 'FHEL',
      welcomeMessage: '',
      pageUrl: '/',
      chatMode: 'agent',
    },
  });
  sid = String(body['conversationSid']);
  headers = { 'x-chat-token': String(body['token']) };
}
const of = (rest: string): string => `/service-omni-proxy/insecure/api/v1/conversations/${sid}/${rest}`;

async function send(bytes: Buffer, name = 'note.bin', by = headers) {
  const form = new FormData();
  form.set('file', new Blob([Uint8Array.from(bytes)]), name);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await lender.app.inject({
    method: 'POST',
    url: of('files'),
    headers: { host: 'localhost', 'content-type': request.headers.get('content-type') ?? '', ...by },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}
const say = async (fileUuids: readonly unknown[], body = '') =>
  lender.call('POST', of('messages'), { headers, body: { key: randomUUID(), body, fileUuids } });

const AMR = Buffer.concat([Buffer.from('#!AMR\n'), Buffer.alloc(64, 0x3c)]);
const MP3 = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x64]), Buffer.alloc(400)]);
const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom'), Buffer.alloc(64)]);
const TEXT = Buffer.from('Dear lender,\nmy gate code is blue.\n');

test.each([
  ['image/jpeg', jpeg, 'jpg'],
  ['image/png', png, 'png'],
  ['application/pdf', pdf({}), 'pdf'],
  ['audio/amr', AMR, 'amr'],
  ['audio/mpeg', MP3, 'mp3'],
  ['video/mp4', MP4, 'mp4'],
  ['text/plain', TEXT, 'txt'],
])('%s is kept, sent with a message, and downloaded by both sides', async (contentType, bytes, ending) => {
  await begin();
  const sent = await send(bytes, `From me.${ending}`);
  expect([sent.status, sent.body]).toEqual([
    201,
    { uuid: expect.any(String), label: `From me.${ending}`, contentType, bytes: expect.any(Number) },
  ]);
  const message = await say([sent.body['uuid']]);
  expect(message.body).toMatchObject({ seq: 1, body: '', files: [{ uuid: sent.body['uuid'] }] });
  for (const url of [of(`files/${String(sent.body['uuid'])}`), `/desk/api/v1/chats/${sid}/files/${String(sent.body['uuid'])}`]) {
    const cookie = /^desk \w+ (.+)$/.exec(dana.jwt)?.[1] ?? '';
    const {
      statusCode,
      headers: reply,
      rawPayload,
    } = await lender.app.inject({
      url,
      headers: { host: 'localhost', ...headers, ...(url.startsWith('/desk') && { cookie, 'x-hearthline-desk': '1', 'x-org': 'MAIN' }) },
    });
    expect([statusCode, reply['content-type'], reply['x-content-type-options']]).toEqual([200, contentType, 'nosniff']);
    expect(reply['content-disposition']).toMatch(new RegExp(`^attachment; filename="chat-[\\da-f]{8}\\.${ending}"$`));
    expect(rawPayload.length).toBe(sent.body['bytes']);
    if (contentType.startsWith('audio') || contentType.startsWith('video') || contentType.startsWith('text'))
      expect(rawPayload.equals(bytes)).toBe(true);
  }
});

test.each([
  ['a program', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]), 415, 'UNSUPPORTED'],
  [
    'a web page that calls itself a picture',
    Buffer.concat([Buffer.from([0]), Buffer.from('<script>alert(1)</script>')]),
    415,
    'UNSUPPORTED',
  ],
  ['a picture of another type', gif, 415, 'UNSUPPORTED'],
  ['a virus as text', Buffer.from(EICAR, 'latin1'), 422, 'INFECTED'],
  ['nothing', Buffer.alloc(0), 422, 'EMPTY'],
])('%s is refused, and nothing of it is kept', async (_, bytes, status, reason) => {
  await begin();
  const refused = await send(bytes, 'photo.jpg');
  expect([refused.status, refused.body['reason']]).toEqual([status, reason]);
  expect((await lender.ctx.pool.query('select from chat_file where conversation_uuid = $1', [sid])).rowCount).toBe(0);
});

test('a page of the web sent as text is only ever downloaded as text', async () => {
  await begin();
  const { body } = await send(Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.html');
  expect(body['contentType']).toBe('text/plain');
});

test('a picture loses where it was taken', async () => {
  await begin();
  const { body } = await send(withLocation, 'home.jpg');
  const { rawPayload } = await lender.app.inject({ url: of(`files/${String(body['uuid'])}`), headers: { host: 'localhost', ...headers } });
  expect(rawPayload.includes('Exif')).toBe(false);
});

test('a file belongs to its chat: no other opens or sends it, and one message carries it once', async () => {
  await begin();
  const { body } = await send(TEXT);
  const mine = { sid, headers };
  expect((await say([body['uuid']])).status).toBe(200);
  expect((await say([body['uuid']])).status).toBe(400);
  await begin();
  expect((await say([body['uuid']])).status).toBe(400);
  expect(
    (await lender.app.inject({ url: of(`files/${String(body['uuid'])}`), headers: { host: 'localhost', ...headers } })).statusCode,
  ).toBe(404);
  expect((await send(TEXT, 'a.txt', { 'x-chat-token': 'guessed' })).status).toBe(404);
  expect(mine.sid).not.toBe(sid);
});

test('of a file that comes too late nothing stays in the storage', async () => {
  await begin();
  await lender.call('POST', of('end'), { headers, body: {} });
  const put = vi.spyOn(lender.ctx.documents.blobs, 'put');
  expect((await send(TEXT)).status).toBe(409);
  expect(put.mock.calls).toEqual([]);
});

test('a chat takes twenty files', async () => {
  await begin();
  for (let n = 0; n < 20; n += 1) expect((await send(TEXT)).status).toBe(201);
  expect((await send(TEXT)).status).toBe(409);
});

test('a file that no message named is deleted after a day', async () => {
  await begin();
  const [kept, left] = [await send(TEXT), await send(TEXT)];
  await say([kept.body['uuid']]);
  await lender.ctx.clock.advance(25 * 3_600_000);
  expect(await dropLooseFiles(lender.ctx)).toBeGreaterThan(0);
  const { rows } = await lender.ctx.pool.query('select uuid from chat_file where conversation_uuid = $1', [sid]);
  expect(rows).toEqual([{ uuid: kept.body['uuid'] }]);
  expect(left.status).toBe(201);
});

test('the files of a chat that was erased are deleted with their bytes', async () => {
  await begin();
  const { body } = await send(TEXT);
  await say([body['uuid']]);
  const { rows } = await lender.ctx.pool.query('select storage_key from chat_file where uuid = $1', [body['uuid']]);
  const key = String(rows[0]?.['storage_key']);
  expect(await lender.ctx.documents.storage.get(key)).not.toBeNull();
  await lender.ctx.pool.query('delete from chat_conversation where uuid = $1', [sid]);
  await dropLooseFiles(lender.ctx);
  expect(await lender.ctx.documents.storage.get(key)).toBeNull();
  expect((await lender.ctx.pool.query('select from chat_file where uuid = $1', [body['uuid']])).rowCount).toBe(0);
});
