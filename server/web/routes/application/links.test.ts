import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

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
