import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { STAFF_ACTIONS } from '@hearthline/contract/desk/staff-actions.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { mayDo, rolesFor } from './roles.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const act = async (uuid: string, body: object) => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body });

/** Actions that end the application: tried last, each on the application that is left. */
const ENDING = ['cancel', 'decline', 'withdraw'];

describe('each action in each role', () => {
  let uuid = '';
  beforeAll(async () => {
    ({ uuid } = await lender.play('happy', 'OFFER_SELECTION'));
  });
  const rows = STAFF_ACTIONS.flatMap((action) =>
    STAFF_ROLES.map((role) => ({ action, role, may: rolesFor(action, 'OFFER_SELECTION').includes(role) })),
  );

  test.each(rows.filter(({ may }) => !may))('$action is refused to a $role, and nothing changes', async ({ action, role }) => {
    const { version } = await lender.read(uuid);
    const answer = await act(uuid, { action, as: { name: `a.${role}`, role }, category: 'ESCALATION_REVIEW' });
    expect([answer.status, answer.body['code']]).toEqual([403, 'forbidden']);
    expect((await lender.read(uuid)).version).toBe(version);
  });
  test.each(rows.filter(({ may, action }) => may && !ENDING.includes(action)))(
    '$action is allowed to a $role',
    async ({ action, role }) => {
      expect((await act(uuid, { action, as: { name: `a.${role}`, role }, category: 'ESCALATION_REVIEW', reason: 'Why' })).status).not.toBe(
        403,
      );
    },
  );
  test('an action is recorded as facts with the person and the role, and its reason beside them', async () => {
    expect((await act(uuid, { action: 'withdraw', as: { name: 'a.agent', role: 'agent' }, reason: 'Asked by phone' })).status).toBe(200);
    const { rows: facts } = await lender.ctx.pool.query(
      "select type, actor, actor_ref, source from fact where application_uuid = $1 and type = 'cancelled'",
      [uuid],
    );
    expect(facts).toEqual([{ type: 'cancelled', actor: 'staff', actor_ref: 'a.agent', source: 'agent:withdraw' }]);
    const { rows: kept } = await lender.ctx.pool.query(
      'select action, person, role, reason from staff_action where application_uuid = $1 order by at desc, id desc limit 1',
      [uuid],
    );
    expect(kept).toEqual([{ action: 'withdraw', person: 'a.agent', role: 'agent', reason: 'Asked by phone' }]);
  });
});

test('who may clear a hold depends on its status', () => {
  expect(mayDo({ name: 'a', role: 'processor' }, 'clear', 'FACTA_REVIEW')).toBe(false);
  expect(mayDo({ name: 'a', role: 'compliance' }, 'clear', 'FACTA_REVIEW')).toBe(true);
  expect(mayDo({ name: 'a', role: 'processor' }, 'clear', 'UNDERWRITING_REVIEW')).toBe(false);
  expect(mayDo({ name: 'a', role: 'admin' }, 'co-owners-sign', 'CO_DEED_REQ')).toBe(false);
});

test('a corrected identity has the credit report pulled again', async () => {
  const { uuid } = await lender.play('phantom', 'CREDIT_NO_MATCH_SSN');
  const correction = { firstName: 'Grace', lastName: 'Happy', dob: '1980-04-12' };
  expect((await act(uuid, { action: 'correct-identity', as: { name: 'c.one', role: 'compliance' }, correction })).status).toBe(200);
  expect(await applicantOf(lender.ctx, await lender.read(uuid))).toMatchObject({ first: 'Grace', dob: '1980-04-12' });
});

test('over $250,000 two different people approve the funding', async () => {
  const application = await lender.play('happy', 'OFFER_SELECTION');
  await driveTo(lender, application.uuid, 'FUNDING_DECISION', { extra: { draw: 290_000, term: 30 } });
  const approve = async (name: string) => (await act(application.uuid, { action: 'approve-funding', as: { name, role: 'funder' } })).status;
  expect([await approve('f.one'), await approve('f.one'), await approve('f.two')]).toEqual([200, 409, 200]);
  expect((await lender.read(application.uuid)).facts.closing.approvals).toEqual(['f.one', 'f.two']);
});
