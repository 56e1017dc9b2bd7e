import { bodyOf } from '../../../messages/outbox.ts';
import { messagesAbout } from '@hearthline/database/testing/messages-about.ts';
import { INQUIRY_ATTESTATION } from '@hearthline/rules/inquiry.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SANDBOX, seedSandboxReference } from '@hearthline/sandbox/seed-reference.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const PASSWORD = 'Sandbox!2026Pw';
const attestation = (uuid: string) => `${onApplication(uuid)}/inquiry-attestation`;

async function inquiry() {
  const { body } = await lender.call('POST', '/sandbox/inquiries', { body: { persona: 'happy' } });
  const { uuid, email, path } = body as { uuid: string; email: string; path: string };
  return { uuid, email, secret: new URLSearchParams(path.split('?')[1]).get('invitation') ?? '' };
}
const invitation = (secret: string) => `/identity/api/v1/registration/invitation/${secret}`;

describe('an inquiry of a loan officer', () => {
  test('waits for its borrower: a password set once, an attestation stored with its evidence, then it continues', async () => {
    const { uuid, email, secret } = await inquiry();
    await lender.drain(uuid);
    const mails = await messagesAbout(lender.ctx.pool, uuid);
    expect(mails.map((mail) => mail.subject)).toContain('Your application is ready for you');
    expect(JSON.stringify(mails)).not.toContain(secret);
    const said = mails[0] ? await bodyOf(lender.ctx, mails[0]) : '';
    expect(said).toContain(`/account/heloc/register/account-setup?invitation=${secret}`);
    expect(said).toContain('Dana Mercer, your loan officer, started an application');
    const found = await lender.call('GET', invitation(secret));
    expect(found.body).toMatchObject({ email, firstName: 'Grace', officer: { originatorName: 'Dana Mercer' } });

    const weak = await lender.call('POST', invitation(secret), { body: { password: 'short' } });
    expect([weak.status, weak.body['errors']]).toEqual([400, [{ field: 'password', message: 'Password is not strong enough' }]]);
    const set = await lender.call('POST', invitation(secret), { body: { password: PASSWORD } });
    expect(set.body).toMatchObject({ applicationUuid: uuid });
    expect((await lender.call('POST', invitation(secret), { body: { password: PASSWORD } })).status).toBe(404);
    expect((await lender.call('GET', invitation(secret))).status).toBe(404);
    const login = await lender.call('POST', '/identity/api/v1/login', { body: { email, password: PASSWORD } });
    expect(login.status).toBe(200);

    const jwt = String(set.body['jwt']);
    expect((await lender.call('POST', attestation(uuid), { body: { attested: true } })).status).toBe(401);
    for (const status of [200, 409])
      expect((await lender.call('POST', attestation(uuid), { jwt, body: { attested: true } })).status).toBe(status);
    const { rows } = await lender.ctx.pool.query(
      "select version, ip from consent_evidence where application_uuid = $1 and consent_type = 'INQUIRY_ATTESTATION'",
      [uuid],
    );
    expect(rows).toMatchObject([{ version: INQUIRY_ATTESTATION.version }]);
    await lender.drain(uuid);
    expect(await lender.read(uuid)).toMatchObject({ facts: { inquiryAttested: true } });
  });

  test('is in the list of its loan officer, and a merchant has none', async () => {
    const { uuid } = await inquiry();
    const listOf = async (email: string) => {
      const { body } = await lender.call('POST', '/identity/api/v1/login', { body: { email, password: SANDBOX.password } });
      return lender.call('GET', '/service-application/api/v1/application/heloc/referred', { jwt: String(body['jwt']) });
    };
    const own = (await listOf('dana.mercer@example.com')).body as { applications: { uuid: string }[] };
    expect(own.applications.map((row) => row.uuid)).toContain(uuid);
    // sells goods, and has no list
    expect((await listOf('morgan.shaw@example.com')).status).toBe(403);
  });

  test('an application begun by the borrower needs no attestation, and an invitation expires', async () => {
    const { uuid, jwt } = await lender.play('happy', 'OFFER_SELECTION');
    expect((await lender.call('POST', attestation(uuid), { jwt, body: { attested: true } })).status).toBe(409);
    const { secret } = await inquiry();
    await lender.ctx.pool.query('update account_invitation set expires_at = $1', [lender.ctx.clock.now()]);
    expect((await lender.call('GET', invitation(secret))).status).toBe(404);
  });
});
