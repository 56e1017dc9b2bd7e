import { statusAnswerSchema } from '@hearthline/journey/status-answer.ts';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { mintToken } from '../../../identity/access/tokens.ts';
import { record } from '../../../engine/record.ts';
import { onApplication, statusUrl, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const stopping = new AbortController();
let listening: TestLender;
let deaf: TestLender;
let address: string;
beforeAll(async () => {
  [listening, deaf] = await Promise.all([testLender({ listen: true }), testLender()]);
  address = await listening.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => Promise.all([listening.close(), deaf.close()]));

const touch = async (lender: TestLender, uuid: string) =>
  record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [{ type: 'ownershipStated', ownership: 'SOLE' }] });

/** Counts the requests that wait at a lender, and notes with which version each wait ended; null after a read of all that are waited for. */
function waitsAt({ ctx: { changes } }: TestLender) {
  const { wait } = changes;
  const seen = { begun: 0, ended: [] as (number | null)[] };
  Object.assign(changes, {
    wait: (...asked: Parameters<typeof wait>) => {
      const waiting = wait(...asked);
      seen.begun += 1;
      void waiting.version.then((version) => seen.ended.push(version));
      return waiting;
    },
  });
  onTestFinished(() => void Object.assign(changes, { wait }));
  return { seen, untilBegun: async (requests = 1) => expect.poll(() => seen.begun).toBe(requests) };
}

describe('the status reply', () => {
  test('has exactly the agreed fields, and is sent at once without `after`, with an old `after`, or without `wait`', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    for (const query of ['', '?wait=20', `?after=${version}`, `?after=${version - 1}&wait=20`]) {
      const { status, body } = await listening.call('GET', statusUrl(uuid, query), { jwt });
      expect([status, body['version']]).toEqual([200, version]);
      statusAnswerSchema.parse(body);
    }
  });

  test('brings the application with another version, at that version, and not without one', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    const { body: alone } = await listening.call('GET', onApplication(uuid), { jwt });
    const { body } = await listening.call('GET', statusUrl(uuid, `?after=${version - 1}&wait=20&with=application`), { jwt });
    const { application, ...status } = body as { application: Record<string, unknown> };
    expect({ ...application, status }).toEqual(alone);
    statusAnswerSchema.parse(status);
    expect((await listening.call('GET', statusUrl(uuid, `?after=${version}&with=application`), { jwt })).body).toEqual(status);
    expect((await listening.call('GET', statusUrl(uuid), { jwt })).body).toEqual(status);
  });

  test('says who is waited for and how long it takes', async () => {
    const { uuid, jwt } = await listening.play('happy', 'WAITING_FOR_SOFT_CREDIT');
    expect((await listening.call('GET', statusUrl(uuid), { jwt })).body).toMatchObject({
      status: 'WAITING_FOR_SOFT_CREDIT',
      waiting: { who: 'the credit bureau', typicalSeconds: 4 },
    });
  });

  test.each([['after=x'], ['after=-1'], ['after=1&wait=26'], ['after=1&wait=-1'], ['before=1']])('%s is refused', async (query) => {
    const { uuid, jwt } = await listening.play('happy', 'IN_PROGRESS');
    expect((await listening.call('GET', statusUrl(uuid, `?${query}`), { jwt })).status).toBe(400);
  });

  test('another person’s application and an unknown one get the same reply', async () => {
    const { uuid } = await listening.play('happy', 'IN_PROGRESS');
    const { jwt } = await listening.play('happy', 'IN_PROGRESS');
    const answers = await Promise.all(
      [uuid, '01890000-0000-7000-8000-000000000000', 'nonsense'].map(async (id) =>
        listening.call('GET', statusUrl(id, '?after=1&wait=20'), { jwt }),
      ),
    );
    expect(answers.map((a) => a.status).slice(0, 2)).toEqual([404, 404]);
    expect(answers[2]?.status).toBe(400);
  });
});

describe('waiting', () => {
  test('a change is sent as soon as it is committed', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    const { seen, untilBegun } = waitsAt(listening);
    const waiting = listening.call('GET', statusUrl(uuid, `?after=${version}&wait=20`), { jwt });
    await untilBegun();
    await touch(listening, uuid);
    const { body } = await waiting;
    expect(body['version']).toBe(version + 1);
    // By the notification, which names the version: the read without one, five seconds later, does not.
    expect(seen.ended).toEqual([version + 1]);
  });

  test('without notifications from the database it is found by reading again', async () => {
    const { uuid, jwt } = await deaf.play('happy');
    const { version } = await deaf.read(uuid);
    const { seen, untilBegun } = waitsAt(deaf);
    const waiting = deaf.call('GET', statusUrl(uuid, `?after=${version}&wait=20`), { jwt });
    await untilBegun();
    await touch(deaf, uuid);
    expect((await waiting).body['version']).toBe(version + 1);
    expect(seen.ended).toEqual([null]);
  });

  test('after the wait the same version is returned', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    const { status, body } = await listening.call('GET', statusUrl(uuid, `?after=${version}&wait=0.3`), { jwt });
    expect([status, body['version']]).toEqual([200, version]);
  });

  test('fifty waiting requests all get the change, and no listener remains', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    const { untilBegun } = waitsAt(listening);
    const waiting = Array.from({ length: 50 }, async () => listening.call('GET', statusUrl(uuid, `?after=${version}&wait=20`), { jwt }));
    await untilBegun(50);
    await touch(listening, uuid);
    expect((await Promise.all(waiting)).map((a) => a.body['version'])).toEqual(waiting.map(() => version + 1));
  });

  test('a disconnected client releases its waiting request at once', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    const { seen, untilBegun } = waitsAt(listening);
    const gone = new AbortController();
    const request = fetch(`${address}${statusUrl(uuid, `?after=${version}&wait=20`)}`, {
      headers: { authorization: `Bearer ${jwt}` },
      signal: gone.signal,
    });
    await untilBegun();
    expect(seen.ended).toEqual([]);
    gone.abort();
    await expect(request).rejects.toThrow();
    // long before the end of the wait
    await expect.poll(() => seen.ended, { timeout: 10_000 }).toEqual([version]);
  });

  test('over a real connection the wait is not cut by the end of the request', async () => {
    const { uuid, jwt } = await listening.play('happy');
    const { version } = await listening.read(uuid);
    const { seen, untilBegun } = waitsAt(listening);
    const request = fetch(`${address}${statusUrl(uuid, `?after=${version}&wait=20`)}`, { headers: { authorization: `Bearer ${jwt}` } });
    await untilBegun();
    await touch(listening, uuid);
    const answer = await request;
    expect([answer.status, ((await answer.json()) as { version: number }).version]).toEqual([200, version + 1]);
    expect(seen.ended).toEqual([version + 1]);
  });

  test('a stopping process ends waiting requests with the current status', async () => {
    const lender = await testLender();
    const { uuid, jwt } = await lender.play('happy');
    const { version } = await lender.read(uuid);
    Object.assign(lender.ctx, { stopping: stopping.signal });
    const { untilBegun } = waitsAt(lender);
    const waiting = lender.call('GET', statusUrl(uuid, `?after=${version}&wait=20`), { jwt });
    await untilBegun();
    stopping.abort();
    const { status, body } = await waiting;
    expect([status, body['version']]).toEqual([200, version]);
    await lender.close();
  });

  test('polling does not renew a token; another call does', async () => {
    const { uuid } = await listening.play('happy');
    const { identityUuid } = await listening.read(uuid);
    const { rows } = await listening.ctx.pool.query<{ uuid: string; expires_at: Date }>(
      'select uuid, expires_at from session where identity_uuid = $1',
      [identityUuid],
    );
    const [session] = rows;
    if (!session) throw new Error('no session');
    const twentyMinutesAgo = () => new Date(listening.ctx.clock.real().getTime() - 20 * 60_000);
    const jwt = await mintToken(
      { ...listening.ctx, clock: { ...listening.ctx.clock, real: twentyMinutesAgo } },
      { identityUuid, sessionId: session.uuid, sessionEnds: session.expires_at },
    );
    for (const url of [statusUrl(uuid), `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`]) {
      const { status, headers } = await listening.call('GET', url, { jwt });
      expect([status, headers['authorization']]).toEqual([200, undefined]);
    }
    expect((await listening.call('GET', onApplication(uuid), { jwt })).headers['authorization']).toMatch(/^Bearer /);
  });
});
