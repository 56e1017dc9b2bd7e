import { NOT_REFERRED_MESSAGE } from '@hearthline/rules/eligibility.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { v7 } from 'uuid';
import { creationBody } from '@hearthline/sandbox/registration.ts';
import { personaOf } from '@hearthline/sandbox/personas.ts';
import { referredTo } from '@hearthline/sandbox/referred.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { signedUp } from '../../testing/people.ts';

const ORG = 'MAIN_WHOLESALE';
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const happy = () => {
  const persona = personaOf('happy');
  if (!persona) throw new Error('no persona');
  return persona;
};
async function referral(email: string, organization = ORG): Promise<string> {
  const { referralId = '' } = await referredTo(lender.ctx, ORG, happy(), email);
  await lender.ctx.pool.query('update referral set organization_code = $2 where uuid = $1', [referralId, organization]);
  return referralId;
}
const statusOf = async (uuid: string, organization = ORG) =>
  (await lender.call('GET', `/service-application/external/api/v1/heloc/referral-id/${uuid}`, { headers: { 'x-org': organization } })).body[
    'status'
  ];
async function create(email: string, referralId?: string) {
  const { authorization } = await signedUp(lender, email);
  const body = { ...creationBody(happy(), email, ORG), ...(referralId !== undefined && { referralId }) };
  const url = '/service-application/api/v3/application/helocs?state=AZ';
  return lender.call('POST', url, { jwt: authorization.replace('Bearer ', ''), body, headers: { 'x-org': ORG } });
}

test('a wholesale lender accepts a borrower referred by a broker: the referral becomes REGISTERED and admits nobody else', async () => {
  const rid = await referral('wilma@example.com');
  expect(await statusOf(rid)).toBe('OPEN');
  const made = await create('someone.else@example.com', rid);
  expect(made.status).toBe(201);
  expect((await lender.read(String(made.body['uuid']))).facts.created?.referralId).toBe(rid);
  expect(await statusOf(rid)).toBe('REGISTERED');
  const second = await create('second@example.com', rid);
  expect([second.status, second.body['message']]).toEqual([409, NOT_REFERRED_MESSAGE]);
});

test.each([
  ['none', async () => undefined],
  ['not a uuid', async () => 'broker'],
  ['unknown', async () => v7()],
  ['another lender’s referral', async () => referral('other@example.com', 'MAIN')],
  [
    'expired',
    async () => {
      const rid = await referral('over@example.com');
      await lender.ctx.pool.query("update referral set status = 'EXPIRED' where uuid = $1", [rid]);
      return rid;
    },
  ],
])('a wholesale lender refuses an application whose referral is invalid: %s', async (what, make) => {
  const rid = await make();
  const answer = await create(`refused.${what.replaceAll(/\W/g, '')}@example.com`, rid);
  expect([answer.status, answer.body['message']]).toEqual([409, NOT_REFERRED_MESSAGE]);
});

test('opening an account registers the referrals of its email address, and they still admit its borrower', async () => {
  const rid = await referral('Rita.Referred@example.com', 'MAIN');
  await signedUp(lender, 'rita.referred@example.com');
  expect(await statusOf(rid, 'MAIN')).toBe('REGISTERED');
  const { rows } = await lender.ctx.pool.query(
    "select r.uuid from referral r join identity i on i.uuid = r.identity_uuid where i.email_key = 'rita.referred@example.com'",
  );
  expect(rows).toEqual([{ uuid: rid }]);
});
