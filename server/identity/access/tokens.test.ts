import { endpoint } from '@hearthline/contract/endpoint.ts';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../web/http/route.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';
import { access } from './access.ts';
import { openAccount } from './open-account.ts';
import { currentKey, publicKeyOf, TOKEN_ALGORITHM } from './signing-keys.ts';
import { SESSION_LIFE_MS, TOKEN_IDLE_MS } from './tokens.ts';

const reply = z.object({ who: z.string() });
const me = endpoint({ id: 'me', service: 'test', method: 'GET', path: '/me', access: 'signed-in', summary: 'Who am I', reply });
const poll = endpoint({
  id: 'poll',
  service: 'test',
  method: 'GET',
  path: '/poll',
  access: 'signed-in',
  poll: true,
  summary: 'Who am I, polled',
  reply,
});

let at: TestApp;
let jwt: string;
let session: { uuid: string; identity_uuid: string };

beforeAll(async () => {
  at = await testApp({
    access,
    routes: [route(me, ({ caller }) => ({ who: caller.identityUuid })), route(poll, ({ caller }) => ({ who: caller.identityUuid }))],
  });
  const account = await openAccount(
    at.ctx,
    { email: 'token@example.com', password: 'Sandbox!2026Pw', phoneNumber: null, organization: 'MAIN' },
    { ip: '127.0.0.1', userAgent: 'test' },
  );
  jwt = account?.jwt ?? '';
  session = (await at.ctx.pool.query('SELECT uuid, identity_uuid FROM session')).rows[0];
});
afterAll(async () => at.close());

const ask = (token: string, url = '/me') => at.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const seconds = (ms: number): number => Math.floor(ms / 1000);

type Made = {
  kid?: string;
  key?: Awaited<ReturnType<typeof currentKey>>['key'];
  agedMs?: number;
  lifeMs?: number;
  sid?: string;
  sub?: string;
  issuer?: string;
  audience?: string;
  header?: Record<string, unknown>;
};

/** A token as the product signs it, except for the given members. */
async function made({ agedMs = 0, lifeMs = TOKEN_IDLE_MS, ...other }: Made = {}): Promise<string> {
  const ours = await currentKey(at.ctx);
  const issued = at.ctx.clock.real().getTime() - agedMs;
  return new SignJWT({ sid: other.sid ?? session.uuid })
    .setProtectedHeader({ alg: TOKEN_ALGORITHM, typ: 'JWT', kid: other.kid ?? ours.kid, ...other.header })
    .setIssuer(other.issuer ?? 'hearthline')
    .setAudience(other.audience ?? 'hearthline-borrower')
    .setSubject(other.sub ?? session.identity_uuid)
    .setIssuedAt(seconds(issued))
    .setExpirationTime(seconds(issued + lifeMs))
    .sign(other.key ?? ours.key);
}

describe('a token whose signature was verified before', () => {
  test('is refused when it has expired, and when its session was revoked', async () => {
    const { clock } = at.ctx;
    const { real } = clock;
    expect((await ask(jwt)).statusCode).toBe(200);
    try {
      Object.assign(clock, { real: () => new Date(real().getTime() + TOKEN_IDLE_MS + 1000) });
      expect((await ask(jwt)).statusCode).toBe(401);
    } finally {
      Object.assign(clock, { real });
    }
    expect((await ask(jwt)).statusCode).toBe(200);
    await at.ctx.pool.query('UPDATE session SET revoked_at = now() WHERE uuid = $1', [session.uuid]);
    expect((await ask(jwt)).statusCode).toBe(401);
    await at.ctx.pool.query('UPDATE session SET revoked_at = NULL WHERE uuid = $1', [session.uuid]);
    expect((await ask(jwt)).statusCode).toBe(200);
  });

  test('with another letter in its signature is verified again, and refused', async () => {
    expect((await ask(jwt)).statusCode).toBe(200);
    const letter = jwt.at(-10) === 'A' ? 'B' : 'A';
    expect((await ask(`${jwt.slice(0, -10)}${letter}${jwt.slice(-9)}`)).json()).toMatchObject({ message: 'invalid signature' });
  });
});

describe('a valid token', () => {
  test('is accepted for thirty minutes', async () => {
    const answer = await ask(jwt);
    expect(answer.json()).toEqual({ who: session.identity_uuid });
    const payload = JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString('utf8')) as JWTPayload;
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(1800);
    expect(Object.keys(payload).toSorted()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
  });

  test('is not renewed in its first half', async () => {
    expect((await ask(await made({ agedMs: TOKEN_IDLE_MS / 2 - 5000 }))).headers['authorization']).toBeUndefined();
  });

  test('is renewed in its second half', async () => {
    const answer = await ask(await made({ agedMs: TOKEN_IDLE_MS / 2 + 5000 }));
    const renewed = /^Bearer (.+)$/.exec(String(answer.headers['authorization']))?.[1];
    expect((await ask(renewed ?? '')).statusCode).toBe(200);
  });

  test('is not renewed by a poll', async () => {
    const answer = await ask(await made({ agedMs: TOKEN_IDLE_MS / 2 + 5000 }), '/poll');
    expect([answer.statusCode, answer.headers['authorization']]).toEqual([200, undefined]);
  });

  test('is never renewed beyond the twelve hours of its session', async () => {
    const soon = new Date(at.ctx.clock.real().getTime() + 60_000);
    const end = async (ends: Date) => at.ctx.pool.query('UPDATE session SET expires_at = $1 WHERE uuid = $2', [ends, session.uuid]);
    await end(soon);
    const answer = await ask(await made({ agedMs: TOKEN_IDLE_MS - 30_000 }));
    const renewed = String(answer.headers['authorization']).split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(renewed, 'base64url').toString('utf8')).exp).toBeLessThanOrEqual(seconds(soon.getTime()));
    await end(new Date(at.ctx.clock.real().getTime() - 1));
    expect((await ask(jwt)).json()).toMatchObject({ status: 401, message: 'unauthenticated' });
    await end(new Date(at.ctx.clock.real().getTime() + SESSION_LIFE_MS));
    expect((await ask(jwt)).statusCode).toBe(200);
  });
});

describe('an invalid token', () => {
  const refused: [string, string, () => Promise<string>][] = [
    ['expired', 'unauthenticated', () => made({ agedMs: TOKEN_IDLE_MS + 2000 })],
    ['of an unknown session', 'unauthenticated', () => made({ sid: '00000000-0000-7000-8000-000000000000' })],
    ['whose session is not a uuid', 'unauthenticated', () => made({ sid: "' OR 1=1 --" })],
    ['of another identity’s session', 'unauthenticated', () => made({ sub: '00000000-0000-7000-8000-000000000000' })],
    ['of another issuer', 'invalid signature', () => made({ issuer: 'elsewhere' })],
    ['for another audience', 'invalid signature', () => made({ audience: 'staff' })],
    ['signed with another key', 'invalid signature', async () => made({ key: (await generateKeyPair(TOKEN_ALGORITHM)).privateKey })],
    ['of an unknown kid', 'invalid signature', async () => made({ kid: '00000000-0000-4000-8000-000000000000' })],
    ['whose kid is a path', 'invalid signature', () => made({ kid: '../../../../dev/null' })],
    ['whose kid is SQL', 'invalid signature', () => made({ kid: "x' UNION SELECT 'AA' --" })],
    [
      'with its own key in the header',
      'invalid signature',
      async () => {
        const { privateKey, publicKey } = await generateKeyPair(TOKEN_ALGORITHM, { extractable: true });
        return made({ key: privateKey, header: { jwk: await exportJWK(publicKey) } });
      },
    ],
    [
      'with a key address in the header',
      'invalid signature',
      async () => made({ key: (await generateKeyPair(TOKEN_ALGORITHM)).privateKey, header: { jku: 'https://evil.example/keys' } }),
    ],
    [
      'without an algorithm',
      'invalid signature',
      async () =>
        new UnsecuredJWT({ sid: session.uuid })
          .setIssuer('hearthline')
          .setAudience('hearthline-borrower')
          .setSubject(session.identity_uuid)
          .setIssuedAt()
          .setExpirationTime('10m')
          .encode(),
    ],
    [
      'without an algorithm, signed by anything',
      'invalid signature',
      async () =>
        `${new UnsecuredJWT({ sid: session.uuid }).setIssuer('hearthline').setAudience('hearthline-borrower').setSubject(session.identity_uuid).setIssuedAt().setExpirationTime('10m').encode()}AAAA`,
    ],
    [
      'signed with the public key as a shared secret',
      'invalid signature',
      async () => {
        const { kid } = await currentKey(at.ctx);
        const { rows } = await at.ctx.pool.query('SELECT public_jwk FROM signing_key WHERE kid = $1', [kid]);
        const header = Buffer.from(JSON.stringify({ alg: 'HS256', typ: 'JWT', kid })).toString('base64url');
        const signed = `${header}.${(await made()).split('.')[1]}`;
        return `${signed}.${createHmac('sha256', JSON.stringify(rows[0].public_jwk)).update(signed).digest('base64url')}`;
      },
    ],
    [
      'with its payload changed',
      'invalid signature',
      async () => {
        const [header, , signature] = (await made()).split('.');
        return `${header}.${(await made({ sub: '00000000-0000-7000-8000-000000000001' })).split('.')[1]}.${signature}`;
      },
    ],
    ['of nonsense', 'invalid signature', async () => 'a.b.c'],
    ['of no parts', 'invalid signature', async () => 'nonsense'],
  ];

  test.each(refused)('%s is refused as %s', async (_what, reason, token) => {
    const answer = await ask(await token());
    expect(answer.json()).toMatchObject({ status: 401, message: reason });
    expect(answer.headers['authorization']).toBeUndefined();
  });
});

describe('signing keys', () => {
  test('are generated once even under concurrent requests, and never stored in the clear', async () => {
    const { rows } = await at.ctx.pool.query('SELECT kid, public_jwk, sealed_private FROM signing_key');
    expect(rows).toHaveLength(1);
    expect(rows[0].public_jwk).not.toHaveProperty('d');
    expect(rows[0].sealed_private.toString('latin1')).not.toContain('"d"');
  });

  test('rotate after thirty days; tokens of the old key remain valid until they expire', async () => {
    const before = await currentKey(at.ctx);
    const old = await made();
    await at.ctx.pool.query("UPDATE signing_key SET created_at = created_at - interval '31 days'");
    const later = { ...at.ctx, clock: { ...at.ctx.clock, real: () => new Date(at.ctx.clock.real().getTime() + 61_000) } };
    const keys = await Promise.all(Array.from({ length: 5 }, async () => currentKey(later)));
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1);
    expect(keys[0]?.kid).not.toBe(before.kid);
    expect((await ask(old)).statusCode).toBe(200);
    expect(await publicKeyOf(at.ctx, before.kid)).toBeDefined();
  });
});
