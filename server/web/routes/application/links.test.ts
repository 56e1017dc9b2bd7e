import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { noticeOwed } from '@hearthline/journey/application/incompleteness.ts';
import { sweepAll } from '../../../engine/sweep.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let lender: TestLender;
let uuid = '';
let jwt = '';
beforeAll(async () => {
  lender = await testLender();
  ({ uuid, jwt } = await lender.play('happy', 'INCOME_VERIFICATION'));
}, 60_000);
afterAll(async () => lender.close());

const keep = async (link: string) => {
  const { status, body } = await lender.call('PUT', onApplication(uuid, 'full-story-link'), { jwt, body: { link } });
  return [status, ((body['errors'] ?? []) as { field: string }[]).map(({ field }) => field)];
};

test.each([
  'javascript:alert(document.domain)',
  'data:text/html,<script>alert(1)</script>',
  'file:///etc/passwd',
  'http://app.fullstory.com/ui/1',
  'https://evil.example/ui/1',
  'https://app.fullstory.com.evil.example/ui/1',
  'https://app.fullstory.com@evil.example/',
  'https://user:secret@app.fullstory.com/ui/1',
  'https://app.fullstory.com:8443/ui/1',
  '//app.fullstory.com/ui/1',
])('a replay at %s is not stored', async (link) => expect(await keep(link)).toEqual([400, ['link']]));

test('a replay at the vendor is stored', async () => expect(await keep('https://app.fullstory.com/ui/org/session/1')).toEqual([200, []]));

test('a replay is stored as browsers write its address: without slashes it would be a path of this site', async () => {
  const body = { link: 'https:app.fullstory.com/ui/1' };
  expect((await lender.call('PUT', onApplication(uuid, 'full-story-link'), { jwt, body })).body).toEqual({
    link: 'https://app.fullstory.com/ui/1',
  });
});

test.each([
  ['https://evil.example/back', 400],
  ['javascript:alert(1)', 400],
  ['https://localhost/account/heloc', 400],
  ['http://localhost:9999/account/heloc', 400],
  ['http://me@localhost/account/heloc', 400],
  ['http://localhost/account/heloc/income', 200],
])('a vendor sends the borrower back to %s: %i', async (redirectUri, status) => {
  const answer = await lender.call('POST', onApplication(uuid, 'income-sources/link'), {
    jwt,
    body: { method: 'PLAID_TRANSACTIONS', redirectUri },
  });
  expect([answer.status, answer.body['code'] ?? null]).toEqual([status, status === 400 ? 'invalid_request' : null]);
});

describe('a link that a borrower has opened', () => {
  const redirectUri = 'http://localhost/account/heloc/plaid-oauth-success';
  const pending = async (of = jwt) => (await lender.call('GET', '/service-application/api/v1/pending-link', { jwt: of })).body['link'];
  const linked = (method: string, more: object = {}) =>
    lender.call('POST', onApplication(uuid, 'income-sources'), { jwt, body: { method, ...more } });
  const standing = async (method: string) =>
    ((await lender.call('GET', onApplication(uuid, 'income-sources'), { jwt })).body['methods'] as { method: string }[]).find(
      (one) => one.method === method,
    );

  test('is known to the server until it is finished, and to nobody else', async () => {
    const open = await lender.call('POST', onApplication(uuid, 'income-sources/link'), {
      jwt,
      body: { method: 'TRUV_PAYROLL', redirectUri },
    });
    expect(await pending()).toMatchObject({ applicationUuid: uuid, purpose: 'INCOME', method: 'TRUV_PAYROLL', expired: false });
    expect(await standing('TRUV_PAYROLL')).toMatchObject({ state: 'STARTED', reading: false });
    const other = await lender.play('joint', 'INCOME_VERIFICATION');
    expect(await pending(other.jwt)).toBeNull();

    // the pages, as the product passes them on to the browser
    const token = String(open.body['connectUrl']).split('/').at(-1) ?? '';
    const page = `/sandbox/vendors/payroll/${token}`;
    const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
    const send = async (fields: Record<string, string>) =>
      lender.app.inject({ method: 'POST', url: page, headers, payload: new URLSearchParams({ move: 'next', ...fields }).toString() });
    const first = await lender.app.inject({ url: `${page}?q=cactus`, headers: { host: 'localhost' } });
    expect([first.statusCode, first.body.includes('Cactus Pay'), first.body.includes('Ledgerline')]).toEqual([200, true, false]);
    expect(first.headers['content-security-policy']).toContain("form-action 'self'");
    expect(String(first.headers['content-security-policy'])).not.toContain('script-src');
    await send({ provider: 'cactus' });
    await send({ username: 'goodlogin', password: 'goodpassword' });
    const back = new URL(String((await send({})).headers.location));
    expect(back.origin + back.pathname).toBe(redirectUri);

    const publicToken = new URLSearchParams(back.hash.slice(1)).get('public_token') ?? '';
    expect((await linked('TRUV_PAYROLL', { publicToken })).body).toMatchObject({ outcome: 'PENDING' });
    expect(await pending()).not.toMatchObject({ method: 'TRUV_PAYROLL' });
    expect(await standing('TRUV_PAYROLL')).toMatchObject({ state: 'STARTED', reading: true });
  });

  test('whose report is prepared is with us: no notice says that its proof of income is missing', async () => {
    await lender.drain(uuid);
    const { facts, status } = await lender.read(uuid);
    expect([status, facts.verification.income.awaited, noticeOwed(facts, status)]).toEqual(['INCOME_VERIFICATION', ['TRUV_PAYROLL'], null]);
  });

  test('expires with the vendor’s token', async () => {
    await lender.call('POST', onApplication(uuid, 'income-sources/link'), { jwt, body: { method: 'PLAID_TRANSACTIONS', redirectUri } });
    expect(await pending()).toMatchObject({ method: 'PLAID_TRANSACTIONS', token: expect.stringMatching(/^link-sandbox-/) as string });
    await lender.call('POST', '/sandbox/clock', { body: { advance: '5h', applicationUuid: uuid } });
    expect(await pending()).toMatchObject({ expired: true, token: null });
  });

  test('is read by a job once the service calls back, though the page is closed, also where the sandbox held it', async () => {
    await lender.call('POST', '/sandbox/clock', { body: { advance: '40s', applicationUuid: uuid } });
    await lender.drain(uuid);
    expect((await lender.read(uuid)).status).toBe('INCOME_VERIFICATION');
    await lender.callBack();
    await lender.drain(uuid);
    const { facts, status } = await lender.read(uuid);
    expect(status).toBe('DISBURSEMENT_ACCOUNT');
    expect(facts.verification.income).toMatchObject({ awaited: [], reports: [{ method: 'TRUV_PAYROLL', outcome: 'FULL' }] });
    // a page that is still open learns where the application is
    expect((await linked('TRUV_PAYROLL')).body).toMatchObject({ code: 'out_of_order', applicationStatus: 'DISBURSEMENT_ACCOUNT' });
    await lender.callBack();
    await lender.drain(uuid);
    expect((await lender.log(uuid)).filter(({ type }) => type === 'incomeReported')).toHaveLength(1);
  });

  test('is read by a timer where the call back was lost', async () => {
    const { uuid: id, jwt: own } = await lender.play('happy', 'INCOME_VERIFICATION');
    const link = async () => {
      const open = { method: 'TRUV_PAYROLL', redirectUri };
      const { body } = await lender.call('POST', onApplication(id, 'income-sources/link'), { jwt: own, body: open });
      const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' };
      const url = `/sandbox/vendors/payroll/${String(body['connectUrl']).split('/').at(-1) ?? ''}`;
      const send = async (fields: Record<string, string>) =>
        lender.app.inject({ method: 'POST', url, headers, payload: new URLSearchParams({ move: 'next', ...fields }).toString() });
      await send({ provider: 'cactus' });
      await send({ username: 'goodlogin', password: 'goodpassword' });
      const back = new URL(String((await send({})).headers.location));
      const publicToken = new URLSearchParams(back.hash.slice(1)).get('public_token') ?? '';
      return (await lender.call('POST', onApplication(id, 'income-sources'), { jwt: own, body: { method: 'TRUV_PAYROLL', publicToken } }))
        .body;
    };
    expect(await link()).toMatchObject({ outcome: 'PENDING' });
    await lender.drain(id);
    await lender.ctx.clock.advance(6 * 3_600_000 + 1000, id);
    await sweepAll(lender.ctx, id);
    await lender.drain(id);
    expect((await lender.read(id)).facts.verification.income).toMatchObject({ awaited: [], reports: [{ outcome: 'FULL' }] });
  });

  test('a page that is no vendor’s is not found', async () => {
    for (const vendor of ['bank-link', 'mail', '..'])
      expect((await lender.app.inject({ url: `/sandbox/vendors/${vendor}/_faults`, headers: { host: 'localhost' } })).statusCode).not.toBe(
        200,
      );
  });
});
