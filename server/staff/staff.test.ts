import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { STAFF_ACTIONS } from '@hearthline/contract/desk/staff-actions.ts';
import { expectedRoles } from '@hearthline/contract/testing/expected-staff-actions.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf } from '@hearthline/sandbox/staff-acts.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { readSheet } from '@hearthline/sandbox/testing/read-sheet.ts';
import { mayDo, rolesFor } from './actions/all.ts';

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
    STAFF_ROLES.map((role) => ({ action, role, may: expectedRoles(action, 'OFFER_SELECTION').includes(role) })),
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
      expect((await act(uuid, { action, as: { name: `a.${role}`, role }, category: 'ESCALATION_REVIEW', note: 'Why' })).status).not.toBe(
        403,
      );
    },
  );
  test('an action is recorded as facts with the person and the role, and its reason beside them', async () => {
    expect((await act(uuid, { action: 'withdraw', as: { name: 'a.agent', role: 'agent' }, note: 'Asked by phone' })).status).toBe(200);
    const { rows: facts } = await lender.ctx.pool.query(
      "select type, actor, actor_ref, source from fact where application_uuid = $1 and type = 'cancelled'",
      [uuid],
    );
    expect(facts).toEqual([{ type: 'cancelled', actor: 'staff', actor_ref: idOf('a.agent'), source: 'agent:withdraw' }]);
    const { rows: kept } = await lender.ctx.pool.query(
      'select action, person, person_uuid as id, role, reason from staff_action where application_uuid = $1 order by at desc, id desc limit 1',
      [uuid],
    );
    expect(kept).toEqual([{ action: 'withdraw', person: 'a.agent', id: idOf('a.agent'), role: 'agent', reason: 'Asked by phone' }]);
  });
});

test('who may do what at each status is what the copy by hand expects, so that a role is not widened unnoticed', () => {
  const wrong = CHECKLIST_STATUSES.flatMap((status) =>
    STAFF_ACTIONS.flatMap((action) => {
      const [is, expected] = [rolesFor(action, status), expectedRoles(action, status)].map((roles) => roles.toSorted().join(' '));
      return is === expected ? [] : [`${action} at ${status}: ${is}, not ${expected}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test.each(['admin', 'auditor'] as const)('a person in the role %s performs no action on an application, at any status', (role) => {
  expect(CHECKLIST_STATUSES.flatMap((status) => STAFF_ACTIONS.filter((action) => mayDo({ role }, action, status)))).toEqual([]);
});

test('who may clear a hold depends on its status', () => {
  expect(mayDo({ role: 'processor' }, 'clear', 'FACTA_REVIEW')).toBe(false);
  expect(mayDo({ role: 'compliance' }, 'clear', 'FACTA_REVIEW')).toBe(true);
  expect(mayDo({ role: 'processor' }, 'clear', 'UNDERWRITING_REVIEW')).toBe(false);
});

test('no action of a hold changes identity data: a correction has one door', async () => {
  const { uuid } = await lender.play('phantom', 'CREDIT_NO_MATCH_SSN');
  const before = await applicantOf(lender.ctx, await lender.read(uuid));
  const correction = { firstName: 'Grace', lastName: 'Happy', dob: '1980-04-12' };
  expect((await act(uuid, { action: 'correct-identity', as: { name: 'c.one', role: 'compliance' }, correction })).status).toBe(400);
  expect((await act(uuid, { action: 'clear', as: { name: 'c.one', role: 'compliance' }, correction })).status).toBe(400);
  expect((await act(uuid, { action: 'clear', as: { name: 'c.one', role: 'compliance' } })).status).toBe(200);
  expect(await applicantOf(lender.ctx, await lender.read(uuid))).toEqual(before);
  expect((await lender.log(uuid)).map(({ type }) => type)).toContain('identityCorrected');
});

test('over $250,000 two different people approve the funding', async () => {
  const application = await lender.play('happy', 'OFFER_SELECTION');
  await driveTo(lender, application.uuid, 'FUNDING_DECISION', { extra: { draw: 290_000, term: 30 } });
  const approve = async (name: string) =>
    (
      await act(application.uuid, {
        action: 'approve-funding',
        as: { name, role: 'funder' },
        ...(await readSheet(lender.ctx, await lender.read(application.uuid))),
      })
    ).status;
  expect([await approve('f.one'), await approve('f.one'), await approve('f.two')]).toEqual([200, 409, 200]);
  expect((await lender.read(application.uuid)).facts.closing.approvals).toEqual([idOf('f.one'), idOf('f.two')]);
});
