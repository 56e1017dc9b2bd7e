import { expect, test } from 'vitest';
import type { ChatSimulator } from '../../world/chat/room.ts';
import { hs256 } from '../../wire/hs256.ts';
import { createStreamHttp, STREAM_ADDRESS } from './http.ts';
import { startStreamSimulator } from './simulator.ts';

const KEY = 'public:secret';
const NEW = {
  lender: 'MAIN',
  reference: '0198f000-0000-7000-8000-0000000000c1',
  name: 'Vera',
  email: 'v@example.com',
  skill: 'FHEL',
  tag: 'start',
  before: '',
};
const options = { idempotencyKey: 'chat:1' };

async function world<T>(run: (simulator: ChatSimulator) => Promise<T>): Promise<T> {
  const simulator = await startStreamSimulator(KEY);
  try {
    return await run(simulator);
  } finally {
    await simulator.close();
  }
}

test('a channel begins with the person in it, and their pass opens it until its last moment', () =>
  world(async ({ url }) => {
    const port = createStreamHttp({ baseUrl: url, key: KEY });
    const begun = await port.begin(NEW, options);
    expect(begun).toMatchObject({
      outcome: 'OK',
      data: { channelId: NEW.reference, userId: `visitor-${NEW.reference}` },
      provider: 'chat-stream',
    });
    const opens = async (leftMs: number): Promise<number> => {
      const until = new Date(performance.timeOrigin + performance.now() + leftMs);
      const pass = await port.pass({ channelId: NEW.reference, userId: `visitor-${NEW.reference}` }, { name: 'Vera' }, until);
      expect(pass).toMatchObject({ publicKey: 'public', address: url });
      const reply = await fetch(`${url}/channels/messaging/${NEW.reference}/query?api_key=public`, {
        method: 'POST',
        body: '{}',
        headers: { authorization: pass.userToken },
      });
      return reply.status;
    };
    expect([await opens(60_000), await opens(-2000)]).toEqual([200, 401]);
  }));

test('a wrong secret is final, a vendor that is away is not', () =>
  world(async ({ url }) => {
    const stranger = createStreamHttp({ baseUrl: url, key: 'public:other' });
    expect(await stranger.begin(NEW, options)).toMatchObject({ outcome: 'FATAL', reasonCode: 'UNAUTHORIZED' });
    const nobody = createStreamHttp({ baseUrl: 'http://127.0.0.1:1', key: KEY });
    expect(await nobody.begin(NEW, options)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'NETWORK' });
  }));

test('closed and erased twice it stays closed and erased; one that never was counts as gone', () =>
  world(async ({ url }) => {
    const port = createStreamHttp({ baseUrl: url, key: KEY });
    await port.begin(NEW, options);
    for (const end of [port.close, port.erase])
      for (const attempt of ['1', '2']) expect((await end(NEW.reference, { idempotencyKey: attempt })).outcome).toBe('OK');
    expect((await port.close('never-was', { idempotencyKey: '3' })).outcome).toBe('OK');
    // nothing of the person is left there
    const authorization = hs256('secret', { server: true });
    const left = (await (await fetch(`${url}/users?api_key=public`, { headers: { authorization } })).json()) as { users: { id: string }[] };
    expect(left.users.filter(({ id }) => id.startsWith('visitor'))).toEqual([]);
  }));

test('what was said before is told once, also when the beginning is repeated', () =>
  world(async ({ url }) => {
    const port = createStreamHttp({ baseUrl: url, key: KEY });
    for (const attempt of ['1', '2']) await port.begin({ ...NEW, before: 'Vera: Hello' }, { idempotencyKey: attempt });
    const [conversation] = (await (await fetch(`${url}/_conversations`)).json()) as { messages: { body: string }[]; about: object }[];
    expect(conversation?.messages.map(({ body }) => body)).toEqual(['Vera: Hello']);
    // and its end leaves the desk what it was told of the person
    await port.close(NEW.reference, { idempotencyKey: '3' });
    expect(conversation?.about).toMatchObject({ visitor_email: 'v@example.com', lender: 'MAIN', skill: 'FHEL' });
  }));

test('a page is told no address of the vendor’s own service, and a key without its secret is refused', async () => {
  const at = { channelId: 'a', userId: 'b' };
  const pass = await createStreamHttp({ baseUrl: STREAM_ADDRESS, key: KEY }).pass(at, { name: 'Vera' }, new Date(0));
  expect(pass.address).toBeNull();
  expect(() => createStreamHttp({ baseUrl: STREAM_ADDRESS, key: 'public' })).toThrow('key:secret');
});
