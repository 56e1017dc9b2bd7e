import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLender, testLender } from '@hearthline/sandbox/testing/lender.ts';
import { deliveredAt } from '@hearthline/journey/deliveries.ts';
import { record } from '../../engine/record.ts';
import { sendNotices } from '../notices/send-notices.ts';
import { sendMailings } from './mailings.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const HOUR = 3_600_000;
const letters = () => lender.vendors.mailHouse.ledger().filter(({ kind }) => kind === 'LETTER').length;
/** A declined borrower who wants letters, at the moment the notice is sent. */
async function declinedByMail() {
  const { uuid } = await lender.play('lowfico');
  await record(lender.ctx, uuid, {
    by: { actor: 'borrower', ref: null, source: 'test' },
    facts: [{ type: 'electronicConsentWithdrawn', by: 'borrower' }],
  });
  return uuid;
}
const sent = async (uuid: string) => {
  const { facts } = await lender.read(uuid);
  return facts.deliveries.filter(({ kind }) => kind === 'ADVERSE_ACTION_NOTICE');
};
const pass = async (uuid: string, hours: number) => {
  await lender.ctx.clock.advance(hours * HOUR, uuid);
  await lender.callBack();
  while ((await sendMailings(lender.ctx)) > 0);
};

test('a notice is posted in the account of a person whose consent to electronic records counts, and nothing is printed', async () => {
  const { uuid } = await lender.play('lowfico');
  await sendNotices(lender.ctx);
  while ((await sendMailings(lender.ctx)) > 0);
  expect(await sent(uuid)).toMatchObject([{ to: 'borrower', how: 'ELECTRONIC', mailingId: null }]);
  expect(letters()).toBe(0);
});

test('after the consent is withdrawn the notice goes by mail, once, with the proof of its mailing', async () => {
  const uuid = await declinedByMail();
  await sendNotices(lender.ctx);
  expect(await sent(uuid)).toMatchObject([{ how: 'PAPER', copies: 1, mailing: null }]);
  await pass(uuid, 0);
  expect(letters()).toBe(1);
  await pass(uuid, 5);
  expect(await sent(uuid)).toMatchObject([{ mailing: { stage: 'MAILED', tracking: expect.stringMatching(/^9214\d{12}$/) } }]);
  await pass(uuid, 80);
  const [{ mailing } = { mailing: null }] = await sent(uuid);
  expect(mailing?.stage).toBe('DELIVERED');
  expect(deliveredAt((await lender.read(uuid)).facts, 'borrower', 'ADVERSE_ACTION_NOTICE')).toBe(mailing?.endedAt);
  expect(Date.parse(mailing?.endedAt ?? '') - Date.parse(mailing?.mailedAt ?? '')).toBe(72 * HOUR);
  expect(letters()).toBe(1);
});

test('a letter that comes back opens a task for staff', async () => {
  const uuid = await declinedByMail();
  await lender.ctx.pool.query(
    "update profile_address set street1 = '40 Vacant Lot' where profile_uuid in (select p.uuid from profile p join application a on a.identity_uuid = p.identity_uuid where a.uuid = $1)",
    [uuid],
  );
  await sendNotices(lender.ctx);
  await pass(uuid, 0);
  await pass(uuid, 12 * 24);
  expect(await sent(uuid)).toMatchObject([{ mailing: { stage: 'RETURNED' } }]);
  const { rows } = await lender.ctx.pool.query('select kind, closed_at from staff_task where application_uuid = $1', [uuid]);
  expect(rows).toContainEqual({ kind: 'RETURNED_MAIL', closed_at: null });
});
