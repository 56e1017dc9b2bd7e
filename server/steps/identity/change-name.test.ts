import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mismatches } from '@hearthline/journey/steps/payee.ts';
import { payeesOf } from '../../staff/payees.ts';
import { staffAction } from '../../staff/actions/act.ts';
import { twoPersonRule } from '../../staff/actions/all.ts';
import { fundingSheet } from '../closing/funding-sheet.ts';
import { writeIdentityData } from './identity-data.ts';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
});
afterAll(async () => lender.close());

type Who = { readonly uuid: string; readonly jwt: string; readonly email: string };
/** Happy, whose account was compared under her own name. */
async function compared(): Promise<Who> {
  const who = await lender.play('happy', 'NOTE_SIGNING');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [who.uuid]);
  expect((await lender.read(who.uuid)).facts.verification.disbursement).toMatchObject({ verification: 'VERIFIED' });
  return who;
}
const DOORS: Readonly<Record<string, (who: Who, lastName: string) => Promise<unknown>>> = {
  'staff change it': async ({ uuid }, lastName) =>
    lender.call('POST', `/desk/api/v1/applications/${uuid}/identity-changes`, {
      jwt: await token('processor'),
      body: { party: 'borrower', what: 'NAME', firstName: 'Grace', lastName, reason: 'They called', evidence: 'License' },
    }),
  'staff accept a correction': async ({ uuid, jwt }, lastName) => {
    await lender.call('POST', onApplication(uuid, 'corrections'), { jwt, body: { kind: 'NAME', firstName: 'Grace', lastName } });
    return staffAction(lender.ctx, uuid, {
      action: 'accept-correction',
      as: { uuid: '0190a000-0000-7000-8000-0000000000a1', name: 'Priya', role: 'processor' },
    });
  },
  'the account changes its own': async ({ jwt }, lastName) =>
    lender.call('PUT', '/service-profile/api/v1/profile/name', { jwt, body: { firstName: 'Grace', lastName } }),
  'staff of another application change it': async ({ uuid }, lastName) => {
    const other = await lender.play('happy', 'OFFER_SELECTION');
    const { identityUuid } = await lender.read(uuid);
    const application = await lender.read(other.uuid);
    const body = { party: 'signer', what: 'NAME' as const, firstName: 'Grace', lastName, reason: 'They called', evidence: 'License' };
    return transaction(lender.ctx.pool, async (client) =>
      writeIdentityData(lender.ctx, client, application, { identityUuid, signer: null }, body),
    );
  },
};

test.each(Object.keys(DOORS))('an account that was compared under another name waits for two people: %s', async (door) => {
  const who = await compared();
  await DOORS[door]?.(who, 'Thief');
  const application = await lender.read(who.uuid);
  const { facts } = application;
  expect(facts.verification.disbursement).toMatchObject({ verification: 'PENDING_REVIEW', reason: 'NAME_CHANGED' });
  expect(mismatches(facts).length).toBeGreaterThan(0);
  expect(twoPersonRule('review-account', { ...application, role: 'underwriter' })).toBe('PAYEE_MISMATCH');
  expect((await payeesOf(lender.ctx, application))[0]).toMatchObject({
    applicant: 'Grace Happy',
    nameNow: 'Grace Thief',
    isMismatch: true,
  });
  expect((await fundingSheet(lender.ctx, application))?.payee).toMatchObject({ name: 'Grace Thief', nameCompared: 'Grace Happy' });
  expect(facts.openConditions.map(({ category }) => category)).toContain('BANK_ACCOUNT_FRAUD_REVIEW');
  const told = (await messagesTo(lender.ctx.pool, who.email)).map(({ subject }) => subject);
  expect(told).toContain(door === 'staff accept a correction' ? 'We corrected your answer' : 'Your name was changed');
});

test('a name that is given, and given back, leaves no account behind that was compared between', async () => {
  const who = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [who.uuid]);
  const name = DOORS['the account changes its own'];
  await name?.(who, 'Thief');
  const given = { routingNumber: '021000021', accountNumber: '000123456789', accountType: 'CHECKING' };
  await lender.call('POST', onApplication(who.uuid, 'disburse-account'), { jwt: who.jwt, body: given });
  const before = await lender.read(who.uuid);
  expect(before.facts.verification.disbursement).toMatchObject({ verification: 'VERIFIED' });
  await name?.(who, 'Happy');
  expect((await lender.read(who.uuid)).facts.verification.disbursement).toMatchObject({ verification: 'PENDING_REVIEW' });
});

test('a middle name, and a name that stays, have nothing compared again', async () => {
  const { uuid, jwt } = await compared();
  const body = { firstName: 'Grace', middleName: 'Q', lastName: 'Happy' };
  expect((await lender.call('PUT', '/service-profile/api/v1/profile/name', { jwt, body })).status).toBe(200);
  expect((await lender.read(uuid)).facts.verification.disbursement).toMatchObject({ verification: 'VERIFIED' });
});
