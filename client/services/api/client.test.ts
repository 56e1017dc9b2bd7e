import { describe, expect, test, vi } from 'vitest';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { createApi } from './client.ts';
import { tokenStore, withPrefix } from '../session/token.ts';

type Loose = (operation: string, input?: object) => Promise<unknown>;

function memoryStorage(jwt?: string): Storage {
  const map = new Map<string, string>(jwt === undefined ? [] : [['jwt', jwt]]);
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  } as unknown as Storage;
}

type FakeAnswer = Response | undefined | Error;

function setUp(answers: FakeAnswer | ((request: Request) => FakeAnswer | Promise<FakeAnswer>), jwt?: string, timeOut?: number) {
  const seen: Request[] = [];
  const storage = memoryStorage(jwt);
  const onSignedOut = vi.fn<() => void>();
  const api = createApi({
    base: () => 'http://api.test',
    token: tokenStore(() => storage),
    orgCode: () => 'MAIN',
    origin: () => 'http://lender.localhost',
    onSignedOut,
    ...(timeOut === undefined ? {} : { timeOut }),
    fetch: async (request) => {
      seen.push(request);
      const answer = typeof answers === 'function' ? await answers(request) : answers;
      if (answer instanceof Error) throw answer;
      return answer as Response;
    },
  }) as unknown as Loose;
  return { api, seen, storage, onSignedOut };
}

const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'content-type': 'application/json', ...(init.headers as Record<string, string>) },
  });

async function failure(work: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

describe('headers of every request', () => {
  test('credentials, JSON, organization, origin and the stored token unchanged', async () => {
    const { api, seen } = setUp(json({}), 'Bearer abc');
    await api('POST /thing', { body: { a: 1 } });
    const request = seen[0]!;
    expect(request.credentials).toBe('include');
    expect(request.headers.get('content-type')).toBe('application/json');
    expect(request.headers.get('x-org')).toBe('MAIN');
    expect(request.headers.get('x-origin')).toBe('http://lender.localhost');
    expect(request.headers.get('authorization')).toBe('Bearer abc');
  });

  test('no authorization when signed out', async () => {
    const { api, seen } = setUp(json({}));
    await api('GET /thing');
    expect(seen[0]!.headers.has('authorization')).toBe(false);
  });

  test('arrays are repeated in the query', async () => {
    const { api, seen } = setUp(json({}));
    await api('GET /thing', { query: { a: [1, 2] } });
    expect(new URL(seen[0]!.url).search).toBe('?a=1&a=2');
  });

  test('helpers take header, query and body', async () => {
    const { api, seen } = setUp(json({}));
    await api('PUT /thing/{id}', { path: { id: '7' }, query: { q: 'x' }, header: { 'if-match': '3' }, body: { b: 2 } });
    expect(seen[0]!.url).toBe('http://api.test/thing/7?q=x');
    expect(seen[0]!.headers.get('if-match')).toBe('3');
    expect(await seen[0]!.json()).toEqual({ b: 2 });
  });
});

describe('the token', () => {
  test('is replaced by the authorization header of a reply', async () => {
    const { api, storage } = setUp(json({}, { headers: { authorization: 'Bearer new' } }), 'Bearer old');
    await api('GET /thing');
    expect(storage.getItem('jwt')).toBe('Bearer new');
  });

  test('is sent with the prefix when stored by hand without it', async () => {
    const { api, seen } = setUp(json({}), 'abc');
    await api('GET /thing');
    expect(seen[0]!.headers.get('authorization')).toBe('Bearer abc');
  });

  test.each(['x', 'Bearer x', 'Bearer Bearer x'])('%s is stored with one prefix', (token) => {
    expect(withPrefix(token)).toBe('Bearer x');
  });
});

describe('replies are read by content type', () => {
  test('text', async () => {
    const { api } = setUp(new Response('hello', { headers: { 'content-type': 'text/plain' } }));
    expect(await api('GET /thing')).toBe('hello');
  });

  test('PDF as bytes', async () => {
    const { api } = setUp(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    expect(await api('GET /thing')).toEqual(new TextEncoder().encode('%PDF'));
  });

  test('JSON as a value', async () => {
    const { api } = setUp(json({ a: [1] }));
    expect(await api('GET /thing')).toEqual({ a: [1] });
  });
});

describe('failures', () => {
  test('no reply', async () => {
    const error = await failure(setUp(undefined).api('GET /thing'));
    expect(error.message).toBe('Response was not defined for http://api.test/thing');
  });

  test('a body that is not JSON', async () => {
    const { api } = setUp(new Response('<html>', { headers: { 'content-type': 'application/json' } }));
    const error = await failure(api('GET /thing'));
    expect(error.message).toBe('Response was not convertible to json for http://api.test/thing');
    expect(error.data).toBe('<html>');
  });

  test('the network', async () => {
    const error = await failure(setUp(new TypeError('offline')).api('GET /thing'));
    expect(error).toMatchObject({ status: 0, response: undefined });
  });

  test('a server error carries response, status, message and data, and is not retried', async () => {
    const { api, seen } = setUp(json({ status: 'BROKEN', errors: ['a'] }, { status: 500 }));
    const error = await failure(api('GET /thing'));
    expect(error).toMatchObject({ status: 500, message: 'BROKEN', data: { status: 'BROKEN', errors: ['a'] } });
    expect(error.response?.status).toBe(500);
    expect(seen).toHaveLength(1);
  });

  test('a server error without a message is Error fetching', async () => {
    const error = await failure(setUp(new Response(null, { status: 502 })).api('GET /thing'));
    expect(error.message).toBe('Error fetching');
  });

  test('a call without a reply times out', async () => {
    const hang = (request: Request): Promise<Error> =>
      new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Error('late'))));
    const error = await failure(setUp(hang, undefined, 20).api('GET /thing'));
    expect(error.status).toBe(0);
  });

  test('a call that the page aborted is not a network failure', async () => {
    const stop = new AbortController();
    const hang = (request: Request): Promise<Error> =>
      new Promise((resolve) => request.signal.addEventListener('abort', () => resolve(new Error('stopped'))));
    const call = setUp(hang).api('GET /thing', { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('signing out', () => {
  test.each([
    [401, {}, 1],
    [403, { message: 'unauthenticated' }, 1],
    [403, { message: 'invalid signature' }, 1],
    [403, { message: 'forbidden' }, 0],
    [404, {}, 0],
  ])('%i %o', async (status, body, times) => {
    const { api, onSignedOut } = setUp(json(body, { status }));
    await failure(api('GET /thing'));
    expect(onSignedOut).toHaveBeenCalledTimes(times);
  });

  test.each(['/identity/api/v1/login', '/identity/api/v1/registration/register'])('a 401 from %s does not sign out', async (path) => {
    const { api, onSignedOut } = setUp(json({}, { status: 401 }));
    await failure(api(`POST ${path}`, { body: {} }));
    expect(onSignedOut).not.toHaveBeenCalled();
  });
});

describe('Idempotency-Key', () => {
  test('stays the same for the same body until a reply settles it', async () => {
    let calls = 0;
    const { api, seen } = setUp(() => ((calls += 1) === 1 ? new TypeError('offline') : json({})));
    await failure(api('POST /thing', { body: { a: 1 } }));
    await api('POST /thing', { body: { a: 1 } });
    await api('POST /thing', { body: { a: 1 } });
    const keys = seen.map((request) => request.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('differs for another body; reads have none', async () => {
    const { api, seen } = setUp(new TypeError('offline'));
    await failure(api('POST /thing', { body: { a: 1 } }));
    await failure(api('POST /thing', { body: { a: 2 } }));
    await failure(api('GET /thing'));
    const keys = seen.map((request) => request.headers.get('idempotency-key'));
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBeNull();
  });
});
