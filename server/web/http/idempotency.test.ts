import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListener } from '@hearthline/database/listener.ts';
import { ROUTES, access, changeCounter } from '../../testing/test-endpoints.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ routes: ROUTES, access });
});
afterAll(() => it.close());

describe('idempotency', () => {
  const post = (key: string, payload: object) =>
    it.app.inject({ method: 'POST', url: '/service-test/change', headers: { 'idempotency-key': key }, payload });

  test('the same key and body get the same reply with one effect; another body is refused', async () => {
    const key = randomUUID();
    const before = changeCounter.effects;
    const [first, again] = [await post(key, { amount: 5 }), await post(key, { amount: 5 })];
    expect([first.statusCode, first.body]).toEqual([201, again.body]);
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([201, 'true']);
    expect(changeCounter.effects).toBe(before + 1);
    expect((await post(key, { amount: 6 })).json()).toMatchObject({ status: 422, code: 'key_reused' });
  });

  test('a hundred concurrent requests have one effect', async () => {
    const key = randomUUID();
    const before = changeCounter.effects;
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(key, { amount: 7 })));
    expect(changeCounter.effects).toBe(before + 1);
    expect(answers.every(({ statusCode }) => statusCode === 201 || statusCode === 409)).toBe(true);
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)).size).toBe(1);
  });

  test('while the first is running the second is refused with request_running', async () => {
    const key = randomUUID();
    const first = post(key, { amount: 8, note: 'slow' });
    await expect.poll(async () => (await it.database.pool.query('SELECT 1 FROM idempotency_key WHERE key = $1', [key])).rowCount).toBe(1);
    expect((await post(key, { amount: 8, note: 'slow' })).json()).toMatchObject({ status: 409, code: 'request_running' });
    changeCounter.release();
    expect((await first).statusCode).toBe(201);
  });

  test('the claim of a dead process is taken over once its lease has passed', async () => {
    const key = randomUUID();
    await post(key, { amount: 11 });
    await it.database.pool.query(
      "UPDATE idempotency_key SET state = 'running', claimed_until = now() - interval '1 second', answer = NULL WHERE key = $1",
      [key],
    );
    const before = changeCounter.effects;
    expect((await post(key, { amount: 11 })).statusCode).toBe(201);
    expect(changeCounter.effects).toBe(before + 1);
  });

  test('the claim of a killed process is taken over at once, that of a running one is not', async () => {
    const key = randomUUID();
    await post(key, { amount: 12 });
    const other = openListener(it.database.url, { warn: () => undefined });
    await expect.poll(other.presence).not.toBeNull();
    await it.database.pool.query(
      "UPDATE idempotency_key SET state = 'running', claimed_until = now() + interval '30 seconds', claimed_by = $2, answer = NULL WHERE key = $1",
      [key, other.presence()],
    );
    const before = changeCounter.effects;
    expect((await post(key, { amount: 12 })).json()).toMatchObject({ status: 409, code: 'request_running' });
    await other.close();
    await expect.poll(async () => (await post(key, { amount: 12 })).statusCode).toBe(201);
    expect(changeCounter.effects).toBe(before + 1);
  });

  test('a refusal is stored, a failed validation and an unreachable database are not', async () => {
    const refused = randomUUID();
    const first = await post(refused, { amount: 9, note: 'refuse' });
    expect((await post(refused, { amount: 9, note: 'refuse' })).body).toBe(first.body);
    const invalid = randomUUID();
    expect((await post(invalid, { amount: 0 })).statusCode).toBe(400);
    expect((await post(invalid, { amount: 1 })).statusCode).toBe(201);
    const away = randomUUID();
    await it.app.inject({
      method: 'POST',
      url: '/service-test/broken',
      headers: { 'idempotency-key': away },
      payload: { how: 'database' },
    });
    expect((await it.database.pool.query('SELECT 1 FROM idempotency_key WHERE key = $1', [away])).rowCount).toBe(0);
  });

  test('neither body nor reply is stored in the clear', async () => {
    const key = randomUUID();
    await post(key, { amount: 10, note: 'SEEN-IN-CLEAR' });
    const { rows } = await it.database.pool.query<{ answer: Buffer; body_hash: Buffer }>(
      'SELECT answer, body_hash FROM idempotency_key WHERE key = $1',
      [key],
    );
    expect(rows[0]?.answer.includes('effects')).toBe(false);
    expect(rows[0]?.body_hash).toHaveLength(32);
  });

  test('a malformed key is refused', async () => {
    expect((await post('with space', { amount: 1 })).json()).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key' }] });
  });
});
