import { messagesAbout } from '@hearthline/database/testing/messages-about.ts';
import { onApplication, signAs, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffAction } from '../../staff/actions/act.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Who = { readonly uuid: string; readonly jwt: string };
const free = async ({ uuid }: Who) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
const ask = async ({ uuid, jwt }: Who, body: object) => lender.call('POST', onApplication(uuid, 'corrections'), { jwt, body });
const listed = async ({ uuid, jwt }: Who) => (await lender.call('GET', onApplication(uuid, 'corrections'), { jwt })).body;
const staff = async ({ uuid }: Who, action: 'accept-correction' | 'refuse-correction', textForBorrower?: string) =>
  staffAction(lender.ctx, uuid, {
    action,
    textForBorrower,
    as: { uuid: '0190a000-0000-7000-8000-0000000000a1', name: 'ada', role: 'underwriter' },
  });
const at = async ({ uuid }: Who) => (await lender.read(uuid)).status;

test('a request holds the application until staff decide; a refused one needs a reason, which the borrower reads', async () => {
  const who = await lender.play('happy', 'APP_SUBMISSION');
  await free(who);
  expect(await listed(who)).toMatchObject({
    open: true,
    answers: { incomePrimary: 144_000, occupancy: 'HOME', ownership: 'SOLE' },
    redone: { NAME: ['SUMMARY'], INCOME: ['SUMMARY', 'OFFERS'] },
    requests: [],
  });
  // The answer that stands is no correction.
  expect((await ask(who, { kind: 'INCOME', incomePrimary: 144_000, incomeOther: 0 })).status).toBe(409);
  expect((await ask(who, { kind: 'INCOME', incomePrimary: 150_000, incomeOther: 0, note: 'A raise.' })).status).toBe(201);
  expect(await at(who)).toBe('UNDERWRITING_REVIEW');
  // Only one at a time, and nothing is signed meanwhile.
  expect((await ask(who, { kind: 'NAME', firstName: 'Gracie', lastName: 'Happy' })).body).toMatchObject({ code: 'out_of_order' });
  await expect(staff(who, 'refuse-correction')).rejects.toMatchObject({ code: 'conflict' });
  await staff(who, 'refuse-correction', 'Your paystub shows 144,000.');
  expect(await at(who)).toBe('APP_SUBMISSION');
  expect(await listed(who)).toMatchObject({ requests: [{ kind: 'INCOME', state: 'REFUSED', reason: 'Your paystub shows 144,000.' }] });
  expect((await lender.call('GET', onApplication(who.uuid), who)).body).toMatchObject({ correction: { kind: 'INCOME', state: 'REFUSED' } });
  const mails = (await messagesAbout(lender.ctx.pool, who.uuid)).map(({ subject }) => subject);
  expect(mails).toContain('We did not change your answer');
  await expect(staff(who, 'accept-correction')).rejects.toMatchObject({ code: 'out_of_order' });
}, 120_000);

test('an accepted name is in the profile, and the summary is prepared and signed anew', async () => {
  const who = await lender.play('happy', 'INCOME_VERIFICATION');
  await free(who);
  await ask(who, { kind: 'NAME', firstName: 'Gracie', lastName: 'Happy' });
  await staff(who, 'accept-correction');
  expect((await lender.call('GET', '/service-profile/api/v1/profile', who)).body).toMatchObject({ name: { firstName: 'Gracie' } });
  expect(await at(who)).toBe('GEN_APP_DISCLOSURES');
  await lender.drain(who.uuid);
  expect(await at(who)).toBe('SUMMARY_DISCLOSURE');
  const { facts } = await lender.read(who.uuid);
  // The hard pull is not repeated.
  expect(facts.verification.hardCredit).not.toBeNull();
  const signed = await signAs(lender, who, 'SUMMARY', { name: 'Gracie Happy' });
  expect(signed.status).toBe(200);
  expect(await at(who)).toBe('INCOME_VERIFICATION');
}, 120_000);

test('an income corrected at the closing is verified again, and no closing document stays that has the old terms', async () => {
  const who = await lender.play('happy', 'NOTE_SIGNING');
  await free(who);
  expect(await listed(who)).toMatchObject({
    redone: { INCOME: ['SUMMARY', 'INCOME', 'OFFERS', 'CLOSING'], ADDRESS: ['SUMMARY', 'CLOSING'] },
  });
  await ask(who, { kind: 'INCOME', incomePrimary: 120_000, incomeOther: 0 });
  await staff(who, 'accept-correction');
  const { facts } = await lender.read(who.uuid);
  expect(facts.created?.incomePrimary).toBe(120_000);
  expect(facts.verification).toMatchObject({ terms: null, accepted: false, income: { monthly: null } });
  expect(Object.keys(facts.verification.packages)).toEqual([]);
  expect(Object.keys(facts.verification.signed)).toEqual([]);
  await lender.drain(who.uuid);
  expect(await at(who)).toBe('SUMMARY_DISCLOSURE');
}, 120_000);

test('a sole owner who owns jointly names the other owner, who then signs; a request can be taken back', async () => {
  const who = await lender.play('happy', 'FINAL_OFFER');
  await free(who);
  expect((await ask(who, { kind: 'OWNERSHIP', ownership: 'JOINT' })).body).toMatchObject({ errors: [{ field: 'firstName' }] });
  const otherOwner = {
    firstName: 'Paula',
    lastName: 'Joint',
    email: `paula+${who.uuid.slice(-8)}@example.com`,
    phone: '6025550143',
    role: 'CO_DEEDER',
    maritalStatus: 'UNMARRIED',
  };
  const asked = await ask(who, { kind: 'OWNERSHIP', ownership: 'JOINT', otherOwner });
  expect(asked.status).toBe(201);
  const one = onApplication(who.uuid, `corrections/${String(asked.body['correctionId'])}`);
  expect((await lender.call('DELETE', one, who)).status).toBe(200);
  expect(await at(who)).toBe('FINAL_OFFER');
  expect(await listed(who)).toMatchObject({ requests: [{ state: 'WITHDRAWN' }] });
  await ask(who, { kind: 'OWNERSHIP', ownership: 'JOINT', otherOwner });
  await staff(who, 'accept-correction');
  expect((await lender.call('GET', onApplication(who.uuid, 'signers'), who)).body).toMatchObject([{ name: 'Paula Joint', state: 'NAMED' }]);
  expect((await lender.read(who.uuid)).facts.ownership).toBe('JOINT');
}, 120_000);
