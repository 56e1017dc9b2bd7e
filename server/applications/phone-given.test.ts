import { transaction } from '@hearthline/database/transaction.ts';
import { writeIdentityData } from '../steps/identity/identity-data.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAction } from '../staff/actions/act.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

test('a phone number given closes the request for one, and no other', async () => {
  const { uuid, jwt } = await lender.play('happy', 'OFFER_SELECTION');
  await staffAction(lender.ctx, uuid, { action: 'add-condition', category: 'MISSING_PHONE_NUMBER' });
  await staffAction(lender.ctx, uuid, { action: 'add-condition', category: 'ESCALATION_REVIEW' });
  const open = async () => (await lender.read(uuid)).facts.openConditions.map(({ category }) => category);
  expect(await open()).toEqual(['MISSING_PHONE_NUMBER', 'ESCALATION_REVIEW']);

  const refused = await lender.call('PUT', '/identity/secure/api/v1/identity/alias', { jwt, body: { type: 'Phone', value: '123' } });
  expect(refused.status).toBe(400);
  expect(await open()).toHaveLength(2);

  const body = { type: 'Phone', value: '(602) 555-0142' };
  const { status } = await lender.call('PUT', '/identity/secure/api/v1/identity/alias', { jwt, body });
  expect(status).toBe(200);
  expect(await open()).toEqual(['ESCALATION_REVIEW']);
});

test('a number that staff change ends what the product asked for, and leaves what a colleague asked for to a colleague', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const application = await lender.read(uuid);
  const asks = (id: string, openedBy?: string) => ({ id, category: 'MISSING_PHONE_NUMBER' as const, ...(openedBy && { openedBy }) });
  const facts = { ...application.facts, openConditions: [asks('product'), asks('colleague', 'staff')] };
  const body = { party: 'borrower', what: 'PHONE' as const, phone: '6025550199', reason: 'They called', evidence: 'License' };
  const person = { identityUuid: application.identityUuid, signer: null };
  const follow = await transaction(lender.ctx.pool, async (client) =>
    writeIdentityData(lender.ctx, client, { ...application, facts }, person, body),
  );
  expect(follow).toEqual([{ type: 'conditionCleared', conditionId: 'product' }]);
});
