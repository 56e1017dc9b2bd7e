import { afterAll, beforeAll, expect, test } from 'vitest';
import { senderOf } from '@hearthline/sandbox/actor.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
let file: Played;
beforeAll(async () => {
  lender = await testLender();
  file = await lender.play('happy', 'TRUST_AND_INSURANCE');
});
afterAll(async () => lender.close());

const day = (days: number) => new Date(lender.ctx.clock.now(file.uuid).getTime() + days * 86_400_000).toISOString().slice(0, 10);
const give = async (rest: object) =>
  lender.call('PUT', onApplication(file.uuid, 'insurance'), {
    jwt: file.jwt,
    body: {
      carrier: 'Dry Creek Mutual',
      policyNumber: 'DC-1',
      dwellingCoverage: 1000,
      effective: day(-90),
      expires: day(275),
      ...rest,
    },
  });

test('what has to be covered is told before and after the policies are given', async () => {
  const other = await lender.play('happy', 'TRUST_AND_INSURANCE');
  const read = async () => (await lender.call('GET', onApplication(other.uuid, 'insurance'), { jwt: other.jwt })).body;
  const before = await read();
  expect(before).toMatchObject({ given: null, accepted: null, gaps: [], trust: 'NONE', floodZone: 'X' });
  const required = before['required'] as Record<string, number>;
  expect(required['dwelling']).toBe(
    Math.ceil(Math.min(Number(required['line']) + Number(required['seniorLiens']), Number(required['value']))),
  );
  expect(required['flood']).toBeNull();
  expect(String(before['mortgageeClause']).split('\n').at(-1)).toBe(`Loan number ${String(before['loanNumber'])}`);
  const policy = {
    carrier: 'Dry Creek Mutual',
    policyNumber: 'DC-2',
    dwellingCoverage: 1000,
    effective: '2026-01-01',
    expires: '2026-01-02',
  };
  await lender.call('PUT', onApplication(other.uuid, 'insurance'), { jwt: other.jwt, body: policy });
  expect(await read()).toMatchObject({
    given: policy,
    accepted: false,
    gaps: expect.arrayContaining(['COVERAGE_TOO_LOW', 'EXPIRES_SOON']),
  });
});

test('insufficient coverage is reported; the policy may refer to the upload of it, and to no other', async () => {
  expect((await give({})).body).toMatchObject({ accepted: false, gaps: [expect.any(String)] });
  const send = senderOf(lender.app, file.jwt, 'MAIN', file.uuid);
  const [policy, other] = [await send('HAZARD_INSURANCE'), await send('BANK_STATEMENT')];
  const stranger = await lender.play('happy', 'OFFER_SELECTION');
  const theirs = await senderOf(lender.app, stranger.jwt, 'MAIN', stranger.uuid)('HAZARD_INSURANCE');
  for (const documentUuid of [other, theirs]) {
    const refused = await give({ dwellingCoverage: 5_000_000, documentUuid });
    expect([refused.status, refused.body['errors']]).toEqual([409, [{ field: 'documentUuid', message: 'is no policy you sent' }]]);
  }
  expect((await give({ dwellingCoverage: 5_000_000, documentUuid: policy })).body).toMatchObject({ accepted: true, gaps: [] });
  expect(await lender.log(file.uuid)).toContainEqual(expect.objectContaining({ type: 'insuranceGiven', documentId: policy }));
});
