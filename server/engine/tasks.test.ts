/** Tasks of staff: one of a kind on an application, ended by the act that it asks for. */
import { openTask } from '@hearthline/database/stores/lender/staff.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { STEPS } from '@hearthline/journey/checklist.ts';
import { NO_FACTS, type Facts } from '@hearthline/journey/facts.ts';
import { STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { WAIT_OF, workBesides } from '@hearthline/journey/work/items.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAction } from '../staff/actions/act.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const open = async (uuid: string) => {
  const { rows } = await lender.ctx.pool.query<{ kind: string }>(
    'select kind from staff_task where application_uuid = $1 and closed_at is null order by kind',
    [uuid],
  );
  return rows.map(({ kind }) => kind);
};

test('of a kind one is open on an application, however many open it at once; a closed one is followed by another', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const task = (kind: string) => ({ id: v7(), kind, at: new Date(), promisedAt: null, lawOn: null, law: null, priority: 2 });
  const opened = async (kind: string) => transaction(lender.ctx.pool, async (client) => openTask(client, uuid, task(kind)));
  await Promise.all(Array.from({ length: 12 }, async (_, n) => opened(n % 3 === 0 ? 'RETURNED_MAIL' : 'REG_B_INCOMPLETE')));
  expect(await open(uuid)).toEqual(['REG_B_INCOMPLETE', 'RETURNED_MAIL']);
  await lender.ctx.pool.query("update staff_task set closed_at = now() where application_uuid = $1 and kind = 'RETURNED_MAIL'", [uuid]);
  await opened('RETURNED_MAIL');
  expect(await open(uuid)).toEqual(['REG_B_INCOMPLETE', 'RETURNED_MAIL']);
});

test('the task to approve a funding ends with the approval: then the money is on its way, and at the end nothing is open', async () => {
  const { uuid } = await lender.play('happy', 'FUNDING_DECISION');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  expect(await open(uuid)).toEqual(['FUNDING_DECISION']);
  const approve = async () => staffAction(lender.ctx, uuid, { action: 'approve-funding' });
  const tried = await Promise.allSettled([approve(), approve(), approve()]);
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await open(uuid)).toEqual(['MONEY_UNDER_WAY']);
  await lender.drain(uuid);
  expect(await open(uuid)).toEqual(['MONEY_UNDER_WAY']);
  await driveTo(lender, uuid, 'COMPLETE');
  expect(await open(uuid)).toEqual([]);
});

test('a status that is staff’s at one time and held by others at another has a task of another name for the wait', () => {
  const both = [...Map.groupBy(STEPS, ({ status }) => status)].filter(
    ([status, steps]) =>
      STATUS_TABLE[status].kind === 'hold' && steps.some(({ actor }) => actor === 'staff') && steps.some(({ actor }) => actor !== 'staff'),
  );
  // held by open conditions, which are a task of their own beside the status
  const conditions: readonly string[] = ['GEN_CLOSING_DISCLOSURES', 'NOTARY_DISCLOSURE'];
  expect(
    both
      .map(([status]) => status)
      .filter((status) => !conditions.includes(status))
      .toSorted(),
  ).toEqual(
    Object.keys(WAIT_OF)
      .filter((status) => status !== 'DIRECT_DEBT_PAYOFF')
      .toSorted(),
  );
});

test('two letters that came back are one task, which stays until both went out again, also after the end', () => {
  const letter = (sha256: string, stage: 'RETURNED' | 'MAILED') => ({
    kind: 'ADVERSE_ACTION',
    sha256,
    copies: 1,
    mailingId: `${sha256}-${stage}`,
    to: 'borrower',
    how: 'PAPER' as const,
    at: '2026-01-05T10:00:00.000Z',
    mailing: { stage, tracking: null, mailedAt: null, endedAt: null },
  });
  const after = (...deliveries: Facts['deliveries']) =>
    [null, { reason: 'WITHDRAWN', expired: false }].map((cancelled) =>
      workBesides({ ...NO_FACTS, deliveries, cancelled }, 'OFFER_SELECTION', { orgCode: 'MAIN', settingsVersion: 1 }),
    );
  const back = [letter('a', 'RETURNED'), letter('b', 'RETURNED')];
  expect(after(...back)).toEqual([['RETURNED_MAIL'], ['RETURNED_MAIL']]);
  expect(after(...back, letter('a', 'MAILED'))).toEqual([['RETURNED_MAIL'], ['RETURNED_MAIL']]);
  expect(after(...back, letter('a', 'MAILED'), letter('b', 'MAILED'))).toEqual([[], []]);
});
