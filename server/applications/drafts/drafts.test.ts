import { DRAFT_ENDPOINTS, type DraftData } from '@hearthline/contract/drafts.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { codeMailedTo } from '@hearthline/sandbox/email-code.ts';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf } from '../../messages/outbox.ts';
import { sweepAccess } from '../../identity/access/sweep.ts';
import { appWith } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { deleteOldDrafts } from './drafts.ts';

const DRAFTS = '/service-application/external/api/v1/heloc/drafts';
const DATA: DraftData = {
  step: 'annual-income',
  propertyAddress: { street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004', occupancyType: 'HOME' },
  income: { income: 144_000, otherIncome: null, employmentType: 'FULL_TIME' },
  email: 'draft@example.com',
};

let at: TestApp;
beforeAll(async () => {
  at = await appWith(DRAFT_ENDPOINTS);
});
afterAll(async () => at.close());

type Browser = { cookie?: string };
async function start(data: DraftData = DATA, browser: Browser = {}) {
  const answer = await at.app.inject({
    method: 'POST',
    url: DRAFTS,
    payload: { data },
    headers: { ...(browser.cookie && { cookie: browser.cookie }) },
  });
  const [set] = answer.cookies;
  return { answer, draft: answer.json(), set, browser: { cookie: set ? `${set.name}=${set.value}` : '' } };
}
const read = async (id: string, { cookie = '' }: Browser) => at.app.inject({ url: `${DRAFTS}/${id}`, headers: { cookie } });
const save = async (id: string, { cookie = '' }: Browser, version: number, data: unknown) =>
  at.app.inject({ method: 'PATCH', url: `${DRAFTS}/${id}`, headers: { cookie }, payload: { version, data } as object });

describe('a draft', () => {
  test('is stored and returned to the browser that started it', async () => {
    const { answer, draft, browser, set } = await start();
    expect(answer.statusCode).toBe(201);
    expect(draft).toMatchObject({ version: 1, data: DATA });
    expect(draft.id).toMatch(/^[\w-]{22}$/);
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
    expect((await read(draft.id, browser)).json()).toEqual(draft);
  });

  test('is locked for every other browser, even with the link', async () => {
    const { draft } = await start();
    const stranger = await start();
    for (const browser of [{}, stranger.browser, { cookie: 'draft=short' }]) {
      const answer = await read(draft.id, browser);
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'draft_locked']);
      expect((await save(draft.id, browser, 1, { email: 'thief@example.com' })).statusCode).toBe(403);
      expect(answer.body).not.toContain('Clear Path');
    }
  });

  test('one browser may have several', async () => {
    const first = await start();
    const second = await start({ email: 'second@example.com' }, first.browser);
    expect((await read(first.draft.id, second.browser)).statusCode).toBe(200);
    expect((await read(second.draft.id, first.browser)).json().data).toEqual({ email: 'second@example.com' });
  });

  test('saving replaces the named members and counts the version', async () => {
    const { draft, browser } = await start();
    const saved = (await save(draft.id, browser, 1, { isListedForSale: false, email: 'other@example.com' })).json();
    expect(saved).toMatchObject({ version: 2, data: { ...DATA, isListedForSale: false, email: 'other@example.com' } });
    expect((await read(draft.id, browser)).json()).toEqual(saved);
  });

  test('saving an outdated version replies 409 with the current draft and changes nothing', async () => {
    const { draft, browser } = await start();
    const newer = (await save(draft.id, browser, 1, { dob: '1980-01-01' })).json();
    const stale = await save(draft.id, browser, 1, { dob: '1990-01-01' });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'draft_conflict']);
    expect(stale.json().draft).toEqual(newer);
    expect((await read(draft.id, browser)).json()).toEqual(newer);
  });

  test('of twenty concurrent saves one succeeds and the rest are refused', async () => {
    const { draft, browser } = await start();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => save(draft.id, browser, 1, { step: `s${i}` })));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 409)).toHaveLength(19);
  });

  test.each([
    ['a password', { password: 'Sandbox!2026Pw' }],
    ['an SSN by name', { ssn: '666101001' }],
    ['an SSN in a sentence', { name: { firstName: 'my number is 666-10-1001' } }],
    ['an SSN among attribution', { attribution: { utm_source: '666-10-1001' } }],
  ])('refuses %s', async (_what, data) => {
    const { draft, browser } = await start();
    expect((await save(draft.id, browser, 1, data)).statusCode).toBe(400);
    expect((await at.app.inject({ method: 'POST', url: DRAFTS, payload: { data } })).statusCode).toBe(400);
  });

  test('is deleted when its application is created; another person’s draft in the same browser remains', async () => {
    const mine = await start();
    const theirs = await start({ email: 'other.borrower@example.com' }, mine.browser);
    const other = await start();
    const request = { cookies: { draft: mine.set?.value }, protocol: 'http' } as unknown as FastifyRequest;
    expect(await deleteOldDrafts(at.ctx, request, 'Draft@Example.com')).toBe(1);
    expect((await read(mine.draft.id, mine.browser)).statusCode).toBe(404);
    expect((await read(theirs.draft.id, mine.browser)).statusCode).toBe(200);
    expect((await read(other.draft.id, other.browser)).statusCode).toBe(200);
    expect(await deleteOldDrafts(at.ctx, { cookies: {}, protocol: 'http' } as unknown as FastifyRequest, 'draft@example.com')).toBe(0);
  });

  test('is encrypted in the database', async () => {
    await start();
    const { rows } = await at.ctx.pool.query<{ sealed: Buffer; row: string }>('SELECT sealed, row_to_json(d)::text AS row FROM draft d');
    expect(rows.length).toBeGreaterThan(0);
    for (const { sealed, row } of rows) {
      expect(sealed.toString('latin1')).not.toMatch(/Clear Path|draft@example/);
      expect(row).not.toMatch(/Clear Path|draft@example/);
    }
  });

  test('is deleted thirty days after it was last saved', async () => {
    const { draft, browser } = await start();
    const untouched = await start();
    await at.ctx.clock.advance(29 * 86_400_000);
    await save(draft.id, browser, 1, { step: 'birthdate' });
    await at.ctx.clock.advance(2 * 86_400_000);
    expect((await read(draft.id, browser)).statusCode).toBe(200);
    expect((await read(untouched.draft.id, untouched.browser)).statusCode).toBe(404);
    expect((await sweepAccess(at.ctx)).drafts).toBeGreaterThan(0);
    const { rows } = await at.ctx.pool.query('SELECT id FROM draft');
    expect(rows).toEqual([{ id: draft.id }]);
  });
});

describe('on another device', () => {
  const mail = async (id: string, body: object = {}) => at.app.inject({ method: 'POST', url: `${DRAFTS}/${id}/code`, payload: body });
  const open = async (id: string, code: string, { cookie = '' }: Browser = {}) => {
    const answer = await at.app.inject({ method: 'POST', url: `${DRAFTS}/${id}/open`, headers: { cookie }, payload: { code } });
    const [set] = answer.cookies;
    return { answer, set, browser: { cookie: set ? `${set.name}=${set.value}` : '' } };
  };
  const notThe = (code: string): string => (code === '000000' ? '000001' : '000000');

  test('the mailed code opens a draft, which stays open where it was started; nothing of it is shown before', async () => {
    const email = 'device@example.com';
    const { draft, browser: first } = await start({ ...DATA, email });
    const sent = await mail(draft.id);
    expect(sent.json()).toEqual({ code: { sentAt: expect.any(String) as string, expiresAt: expect.any(String) as string, isNew: true } });
    expect((await mail(draft.id)).json().code.isNew, 'a valid one is not mailed again').toBe(false);
    const code = await codeMailedTo(at.ctx, email);
    const wrong = await open(draft.id, notThe(code));
    expect([wrong.answer.statusCode, wrong.answer.cookies]).toEqual([400, []]);
    expect(`${sent.body}${wrong.answer.body}`).not.toMatch(/Clear Path|device@example/);

    const { answer, set, browser: second } = await open(draft.id, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(answer.json()).toMatchObject({ id: draft.id, data: { ...DATA, email } });
    expect(set).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    expect((await read(draft.id, second)).statusCode).toBe(200);
    expect((await save(draft.id, second, 1, { isListedForSale: false })).statusCode).toBe(200);
    expect((await read(draft.id, first)).json()).toMatchObject({ version: 2, data: { isListedForSale: false } });
    expect((await open(draft.id, code)).answer.json().code, 'once').toBe('code_over');
    expect((await read(draft.id, (await start()).browser)).statusCode, 'a third browser').toBe(403);
  });

  test('a browser that has drafts of its own keeps its cookie, and the application it sends deletes what it opened', async () => {
    const email = 'keeps@example.com';
    const { draft } = await start({ email });
    const own = await start({ email: 'own@example.com' });
    await mail(draft.id);
    const { set } = await open(draft.id, await codeMailedTo(at.ctx, email), own.browser);
    expect(set?.value).toBe(own.set?.value);
    expect((await read(own.draft.id, own.browser)).statusCode).toBe(200);
    const request = { cookies: { draft: own.set?.value }, protocol: 'http' } as unknown as FastifyRequest;
    expect(await deleteOldDrafts(at.ctx, request, email)).toBe(1);
    expect((await read(draft.id, own.browser)).statusCode).toBe(404);
    const { rows } = await at.ctx.pool.query('SELECT 1 FROM draft_browser WHERE draft_id = $1', [draft.id]);
    expect(rows).toEqual([]);
  });

  test('a draft without an address mails nothing; five wrong codes end a code, and a new one may be asked for', async () => {
    const without = await start({ email: 'not complete@' });
    expect((await mail(without.draft.id)).json()).toEqual({ code: null });
    const email = 'guess@example.com';
    const { draft } = await start({ email });
    await mail(draft.id);
    const code = await codeMailedTo(at.ctx, email);
    for (let n = 0; n < 5; n += 1) await open(draft.id, notThe(code));
    expect((await open(draft.id, code)).answer.json().code).toBe('code_over');
    expect((await mail(draft.id, { again: true })).json().code.isNew).toBe(true);
    expect((await open(draft.id, await codeMailedTo(at.ctx, email))).answer.statusCode).toBe(200);
    expect((await mail('x'.repeat(22))).statusCode).toBe(404);
  });

  test('one mailbox gets as many codes in an hour as its limit says, however many drafts and networks they are asked for from', async () => {
    const few = await appWith(DRAFT_ENDPOINTS, { env: { THROTTLE_CODE_MAILS_TO: '2' } });
    const asked: number[] = [];
    for (const [n, email] of ['Victim@example.com', 'victim@example.com', 'victim@EXAMPLE.com'].entries()) {
      const remoteAddress = `203.0.${n}.7`;
      const draft = await few.app.inject({ method: 'POST', url: DRAFTS, payload: { data: { ...DATA, email } }, remoteAddress });
      asked.push(
        (await few.app.inject({ method: 'POST', url: `${DRAFTS}/${draft.json().id}/code`, payload: {}, remoteAddress })).statusCode,
      );
    }
    expect(asked).toEqual([200, 200, 429]);
    await few.close();
  });

  test('the email has the code and no link to the draft', async () => {
    const email = 'mail@example.com';
    const { draft } = await start({ email });
    await mail(draft.id);
    const texts = await Promise.all((await messagesTo(at.ctx.pool, email)).map(async (one) => bodyOf(at.ctx, one)));
    expect(texts).toEqual([expect.stringMatching(/code is \d{6}/)]);
    expect(texts.join('')).not.toContain(draft.id);
  });
});

test('over https the cookie is bound to the host', async () => {
  // PUBLIC_URL says that browsers come over https, whatever the proxy or a client says of one request
  const secure = await appWith(DRAFT_ENDPOINTS, { env: { PUBLIC_URL: 'https://lender.example', TRUST_PROXY: '1' } });
  const headers = { 'x-forwarded-proto': 'http' };
  const answer = await secure.app.inject({ method: 'POST', url: DRAFTS, payload: { data: {} }, headers });
  expect(answer.cookies).toMatchObject([{ name: '__Host-draft', secure: true, httpOnly: true, path: '/' }]);
  expect(answer.cookies[0]).not.toHaveProperty('domain');
  const cookie = `${answer.cookies[0]?.name}=${answer.cookies[0]?.value}`;
  expect((await secure.app.inject({ url: `${DRAFTS}/${answer.json().id}`, headers: { ...headers, cookie } })).statusCode).toBe(200);
  await secure.close();
});
