import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SENTENCES } from '../../../uploads/logo/refusals.ts';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
}, 60_000);
afterAll(async () => lender.close());

const LOGO = readFileSync(join(import.meta.dirname, '../../../uploads/testing/logos/figma.svg'), 'utf8');
const send = async (svg: string, role: (typeof STAFF_ROLES)[number] = 'admin') =>
  lender.call('POST', '/desk/api/v1/brand/logo', { jwt: await token(role), body: { svg } });

test('a logo becomes a mark; one that cannot be is refused with the sentence why', async () => {
  expect(await send(LOGO)).toMatchObject({ status: 200, body: { mark: expect.stringMatching(/^<path d="M16 2\.667/) } });
  const refused = await send(LOGO.replace('<g ', '<script>fetch("//evil.example")</script><g '));
  expect(refused).toMatchObject({ status: 422, body: { code: 'file_refused', errors: [{ field: 'svg', message: SENTENCES.PROGRAM }] } });
  expect(JSON.stringify(refused.body)).not.toContain('evil.example');
  expect(await send(`${LOGO}${' '.repeat(150_000)}`)).toMatchObject({ status: 422, body: { message: SENTENCES.TOO_LARGE } });
});

test('only those who change the lender’s settings may send one', async () => {
  for (const role of STAFF_ROLES.filter((one) => one !== 'admin' && one !== 'compliance'))
    expect([role, (await send(LOGO, role)).status]).toEqual([role, 403]);
});
