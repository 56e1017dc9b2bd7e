/** Session recordings from their beginning to their deletion, over HTTP on PostgreSQL. */
import { REPLAY_ENDPOINTS } from '@hearthline/contract/services/replay.ts';
import { type SessionKey, TRACKING_ENDPOINTS } from '@hearthline/contract/services/tracking.ts';
import { replayPieces } from '@hearthline/database/stores/lender/replays.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWith } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { openPiece, sweepReplays } from '../../uploads/replays.ts';

const SECRETS = ['666-12-3456', '(602) 555-0199', 'grace@example.com', '000123456789', '101 Clear Path'];
let at: TestApp;
beforeAll(async () => {
  at = await appWith({ ...TRACKING_ENDPOINTS, ...REPLAY_ENDPOINTS }, { env: { REPLAY_SAMPLE_RATE: '100', REPLAY_DAYS: '30' } });
});
afterAll(async () => at.close());

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url, payload, headers });
const visit = async (): Promise<SessionKey> =>
  (await post('/ft/external/session', { platform: 'WEB', libVersion: '1.0.0' })).json().sessionKey;
const begin = async (sessionKey: SessionKey): Promise<string> =>
  (await post('/ft/external/replay', { sessionKey, consent: true })).json().id;
const piece = async (id: string, sessionKey: SessionKey, seq: number, events: object[]) =>
  (await post(`/ft/external/replay/${id}`, { sessionKey, seq, events })).statusCode;
const stored = async (id: string): Promise<string> => {
  const pieces = await replayPieces(at.ctx.pool, id, 0, 100);
  return JSON.stringify(await Promise.all(pieces.map(async ({ seq, sealed }) => openPiece(at.ctx, { id, seq }, sealed))));
};
const count = async (id: string): Promise<number> => (await at.ctx.pool.query('select from replay where id = $1', [id])).rowCount ?? 0;

test('a recording begins only with consent, for a sampled visit, and never against a browser that asks for privacy', async () => {
  const key = await visit();
  expect((await post('/ft/external/replay', { sessionKey: key })).statusCode).toBe(400);
  expect((await post('/ft/external/replay', { sessionKey: key, consent: false })).statusCode).toBe(400);
  for (const header of ['dnt', 'sec-gpc'])
    expect((await post('/ft/external/replay', { sessionKey: key, consent: true }, { [header]: '1' })).statusCode).toBe(403);
  expect((await post('/ft/external/replay', { sessionKey: { ...key, trackerUuid: v7() }, consent: true })).statusCode).toBe(404);
  const { id, url } = (await post('/ft/external/replay', { sessionKey: key, consent: true })).json();
  expect(url).toBe(`http://localhost:80/desk/replays/${id}`);
  const other = await appWith({ ...TRACKING_ENDPOINTS, ...REPLAY_ENDPOINTS });
  const unasked = await other.app.inject({ method: 'POST', url: '/ft/external/replay', payload: { sessionKey: key, consent: true } });
  expect(unasked.statusCode).toBe(403);
  await other.close();
});

test('pieces are masked once more, compressed and encrypted; only the visit adds to its recording', async () => {
  const key = await visit();
  const id = await begin(key);
  const [ssn, phone, email, account, street] = SECRETS;
  const events = [
    { type: 4, timestamp: 1, data: { href: `https://lender.example/account/heloc/register-v2?e=${email}`, width: 390, height: 844 } },
    {
      type: 2,
      timestamp: 2,
      data: {
        node: {
          type: 0,
          id: 1,
          childNodes: [
            { type: 2, id: 2, tagName: 'input', attributes: { value: ssn, class: 'field' }, childNodes: [] },
            { type: 3, id: 3, textContent: `${phone} ${street}` },
          ],
        },
        initialOffset: { left: 0, top: 0 },
      },
    },
    { type: 3, timestamp: 3, data: { source: 5, id: 2, text: account, isChecked: true } },
    {
      type: 3,
      timestamp: 4,
      data: {
        source: 0,
        texts: [],
        removes: [],
        adds: [],
        attributes: [
          {
            id: 2,
            attributes: {
              style: {
                'background-image': [`url(https://bank.example/${account})`, 'important'],
                mask: `url(https://bank.example/${account})`,
              },
            },
          },
        ],
      },
    },
    { type: 5, timestamp: 5, data: { tag: 'note', payload: email } },
  ];
  expect(await piece(id, key, 0, events)).toBe(204);
  expect(await piece(id, key, 0, events)).toBe(204);
  expect(await piece(id, await visit(), 1, events)).toBe(404);
  const text = await stored(id);
  expect(text).toContain('"class":"field"');
  expect(text).toContain('/account/heloc/register-v2');
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([]);
  const { rows } = await at.ctx.pool.query(
    'select pieces, bytes, encode(p.sealed, $2) as raw from replay r join replay_piece p on p.replay_id = r.id where r.id = $1',
    [id, 'escape'],
  );
  expect(rows).toMatchObject([{ pieces: 1, bytes: expect.any(Number) }]);
  expect((rows[0] as { raw: string }).raw).not.toContain('register-v2');
});

test('a recording ends when it has enough, and others go on', async () => {
  const key = await visit();
  const id = await begin(key);
  await at.ctx.pool.query('update replay set bytes = 19999990 where id = $1', [id]);
  expect(await piece(id, key, 0, [{ type: 1, timestamp: 1, data: {} }])).toBe(409);
  const another = await begin(key);
  expect(await piece(another, key, 0, [{ type: 1, timestamp: 1, data: {} }])).toBe(204);
});

test('who stops deletes what was recorded, with the whole key of the visit only', async () => {
  const key = await visit();
  const id = await begin(key);
  await piece(id, key, 0, [{ type: 1, timestamp: 1, data: {} }]);
  const stop = async (tracker: string) =>
    (await at.app.inject({ method: 'DELETE', url: `/ft/external/replay/${id}/${key.uuid}/${tracker}` })).statusCode;
  expect([await stop(v7()), await count(id)]).toEqual([404, 1]);
  expect([await stop(key.trackerUuid), await count(id), await stored(id)]).toEqual([204, 0, '[]']);
});

test('recordings are deleted after REPLAY_DAYS', async () => {
  const key = await visit();
  const [old, recent] = [await begin(key), await begin(key)];
  await at.ctx.pool.query("update replay set consented_at = now() - interval '31 days' where id = $1", [old]);
  expect(await sweepReplays(at.ctx)).toBe(1);
  expect([await count(old), await count(recent)]).toEqual([0, 1]);
});
