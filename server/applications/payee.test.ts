/** The account that receives the money: limits of its checks, who is told of a change, the wait and the call, and a name that differs. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { record } from '../engine/record.ts';
import { sweepTimers } from '../engine/sweep.ts';
import { staffAction } from '../staff/actions/act.ts';

let lender: TestLender;
let pat: Hired;
let cora: Hired;
let fay: Hired;
let agent: Hired;
beforeAll(async () => {
  lender = await testLender();
  pat = await hire(lender, 'Pat Process', 'processor');
  cora = await hire(lender, 'Cora Close', 'compliance');
  fay = await hire(lender, 'Fay Fund', 'funder');
  agent = await hire(lender, 'Abe Agent', 'agent');
}, 60_000);
afterAll(async () => lender.close());

type Who = { readonly uuid: string; readonly jwt: string };
const GOOD = '000123456789';
const OTHER = '000123456780';
const give = async ({ uuid, jwt }: Who, accountNumber: string, role = 'disburse') =>
  lender.call('POST', onApplication(uuid, `${role}-account`), {
    jwt,
    body: { routingNumber: '021000021', accountNumber, accountType: 'CHECKING' },
  });
const desk = async (as: Hired, uuid: string, body: object) =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, {
    jwt: as.jwt,
    body,
    headers: { 'if-match': `"${(await lender.read(uuid)).version}"` },
  });
const seenAtDesk = async (as: Hired, uuid: string) =>
  (await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt })).body as {
    actions: { action: string; twoPeople: string | null; fields: { name: string; required: boolean }[] }[];
    payees: Record<string, unknown>[];
  };
const approve = async (as: Hired, id: unknown) =>
  lender.call('POST', `/desk/api/v1/approvals/${String(id)}/decision`, { jwt: as.jwt, body: { decision: 'APPROVE' } });
const mails = async (uuid: string, subject: string) =>
  (
    await lender.ctx.pool.query<{ body: string; channel: string }>(
      'select body, channel from outbox where application_uuid = $1 and subject = $2 order by id',
      [uuid, subject],
    )
  ).rows;
const hours = async (count: number, uuid: string) => {
  await lender.ctx.clock.advance(count * 3_600_000, uuid);
  await sweepTimers(lender.ctx, uuid);
};

describe('limits', () => {
  test('the sixth account a person has checked in six hours is refused before the vendor is asked; a vendor that is down costs no try', async () => {
    const few = await testLender({ env: { THROTTLE_BANK_CHECKS: '2', THROTTLE_CARD_CHECKS: '1' } });
    try {
      const { uuid, jwt } = await few.play('happy', 'DISBURSEMENT_ACCOUNT');
      const check = async (accountNumber: string) =>
        few.call('POST', onApplication(uuid, 'disburse-account'), {
          jwt,
          body: { routingNumber: '021000021', accountNumber, accountType: 'CHECKING' },
        });
      few.vendors.bankAccountCheck.setFaults({ fail: 503 });
      expect((await check('000123450002')).status).toBe(503);
      few.vendors.bankAccountCheck.setFaults({});
      expect((await check('000123450002')).status).toBe(200);
      expect((await check('000111111113')).status).toBe(200);
      const asked = few.vendors.bankAccountCheck.ledger().length;
      const refused = await check(GOOD);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(5 * 3600);
      expect(few.vendors.bankAccountCheck.ledger()).toHaveLength(asked);
      const { rows } = await few.ctx.pool.query("select bucket from throttle where resets_at > now() + interval '23 hours'");
      expect(rows.length, 'the IP address is counted for a day').toBeGreaterThan(0);
    } finally {
      await few.close();
    }
  }, 60_000);
});

describe('who is told', () => {
  test('each account given, changed or refused is told by email with its last digits, the time with its zone, and what to do', async () => {
    const who = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
    await give(who, GOOD);
    const [first] = await mails(who.uuid, 'A bank account for your money was given');
    expect(first?.body).toMatch(/On \w+day, \w+ \d+, \d+:\d\d [AP]M MST, a bank account ending in 6789 was given for your money\./);
    expect(first?.body).toContain('If this was not you, call us at once');
    expect(first?.body).not.toContain('no money is sent to it before');
    await give(who, OTHER);
    const [changed] = await mails(who.uuid, 'The bank account for your money was changed');
    expect(changed?.body).toContain('from the one ending in 6789 to the one ending in 6780');
    expect(changed?.body).toMatch(/no money is sent to it before \w+day, \w+ \d+, \d+:\d\d [AP]M MST, unless we have called you/);
    await give(who, '000123450002', 'autopay');
    expect((await mails(who.uuid, 'A bank account for your payments was not accepted'))[0]?.body).toContain('Nothing is sent to it.');
    expect(JSON.stringify(await mails(who.uuid, 'The bank account for your money was changed'))).not.toMatch(/000123|021000021/);
  }, 60_000);
});

/** The money came back, and another account was given: everything else is done. */
async function changedAfterReturn(): Promise<Who> {
  const who = await lender.play('happy', 'FUNDING_DECISION', ['achr03']);
  await staffAction(lender.ctx, who.uuid, { action: 'approve-funding' });
  await driveTo(lender, who.uuid, 'DISBURSEMENT_ACCOUNT');
  expect((await give(who, OTHER)).body).toMatchObject({ verification: 'VERIFIED' });
  await lender.call('POST', onApplication(who.uuid, 'autopay-account'), { jwt: who.jwt, body: { sameAsDisbursement: true } });
  await lender.call('PUT', onApplication(who.uuid, 'pay-type'), { jwt: who.jwt, body: { payType: 'MANUAL' } });
  expect((await lender.read(who.uuid)).status).toBe('FUNDABLE');
  return who;
}

describe('a changed account waits', () => {
  test('nobody approves it before its hours are over; then it takes an approval of its own, and is paid', async () => {
    const { uuid, jwt } = await changedAfterReturn();
    const { facts } = await lender.read(uuid);
    expect(facts.closing.approvals, 'the approval was for another account').toEqual([]);
    const closing = (await lender.call('GET', onApplication(uuid, 'closing'), { jwt })).body;
    expect(closing['payment']).toMatchObject({ waitsUntil: facts.verification.disbursement?.wait?.until });
    const approved = {
      by: { actor: 'staff', ref: 'Fay Fund', source: 'funder:approve-funding' },
      facts: [{ type: 'fundingApproved', by: 'Fay Fund' }],
    } as const;
    await expect(record(lender.ctx, uuid, approved)).rejects.toMatchObject({
      code: 'out_of_order',
      message: expect.stringContaining('waiting time is not over') as string,
    });
    await hours(23, uuid);
    expect((await lender.read(uuid)).status).toBe('FUNDABLE');
    await hours(2, uuid);
    expect((await lender.read(uuid)).status).toBe('FUNDING_DECISION');
    await lender.drain(uuid);
    expect((await lender.read(uuid)).facts.closing.disbursement?.stage, 'no money without a new approval').toBe('RETURNED');
    await staffAction(lender.ctx, uuid, { action: 'approve-funding' });
    await driveTo(lender, uuid, 'COMPLETE');
  }, 120_000);

  test('a call to the phone of record ends the wait; one to a number changed lately does not, and a disowned account is refused and held', async () => {
    const { uuid } = await changedAfterReturn();
    const call = async (callResult: string, as = fay) =>
      desk(as, uuid, { action: 'record-payout-call', callResult, answeredBy: 'Grace Happy' });
    expect((await call('CONFIRMED', agent)).status).toBe(403);
    expect((await desk(fay, uuid, { action: 'record-payout-call', callResult: 'CONFIRMED' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'answeredBy' }],
    });
    const tasks = (await lender.call('GET', '/desk/api/v1/work?limit=100', { jwt: fay.jwt })).body['tasks'] as {
      kind: string;
      applicationUuid: string;
    }[];
    expect(tasks.filter((task) => task.applicationUuid === uuid).map(({ kind }) => kind)).toContain('PAYOUT_CALL');
    expect((await call('NO_ANSWER')).status).toBe(200);
    expect((await lender.read(uuid)).status).toBe('FUNDABLE');
    const phone = async (change: string | null) =>
      lender.ctx.pool.query(
        'update profile_phone set changed_at = $2 where profile_uuid = (select p.uuid from profile p join application a on a.identity_uuid = p.identity_uuid where a.uuid = $1)',
        [uuid, change],
      );
    await phone(new Date(lender.ctx.clock.now(uuid).getTime() - 86_400_000).toISOString());
    expect((await call('CONFIRMED')).body).toMatchObject({ status: 409, message: expect.stringContaining('proves nothing') as string });
    await phone(null);
    const { rows: before } = await lender.ctx.pool.query('select result, person, number from payout_call where application_uuid = $1', [
      uuid,
    ]);
    expect(before).toEqual([{ result: 'NO_ANSWER', person: 'Fay Fund', number: expect.stringMatching(/\d{3}.*\d{4}/) as string }]);
    const second = await changedAfterReturn();
    expect((await desk(pat, second.uuid, { action: 'record-payout-call', callResult: 'DISOWNED', answeredBy: 'Grace Happy' })).status).toBe(
      200,
    );
    const { facts, status } = await lender.read(second.uuid);
    expect([status, facts.closing.heldFor]).toEqual(['DISBURSEMENT_ACCOUNT', 'The borrower did not give the account for the money']);
    expect(facts.verification.disbursement).toMatchObject({ verification: 'FAILED_VERIFICATION', reason: 'DISOWNED' });
    expect((await call('CONFIRMED')).status).toBe(200);
    expect((await lender.read(uuid)).status).toBe('FUNDING_DECISION');
    const parties = (await lender.call('GET', `/desk/api/v1/applications/${uuid}/parties`, { jwt: fay.jwt })).body;
    expect((parties['payoutCalls'] as { result: string }[]).map(({ result }) => result)).toEqual([
      'The borrower gave the account',
      'Nobody answered',
    ]);
  }, 120_000);

  test('the first account of an application waits for nothing', async () => {
    const who = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
    await give(who, GOOD);
    expect((await lender.read(who.uuid)).facts.verification.disbursement?.wait).toBeUndefined();
  });
});

describe('a name that differs (Bess Bankfraud)', () => {
  test('staff see the bank’s answer beside the applicant’s name; accepting takes reason, evidence and two people; refusing asks for another', async () => {
    const who = await lender.play('bankfraud', 'DISBURSEMENT_ACCOUNT');
    const given = await give(who, GOOD);
    expect(given.body).toMatchObject({ verification: 'PENDING_REVIEW' });
    const own = (await lender.call('GET', onApplication(who.uuid, 'accounts'), { jwt: who.jwt })).body;
    expect(JSON.stringify([given.body, own]), 'the borrower learns neither reason nor name').not.toMatch(/MISMATCH|Barnaby|score/i);
    const { payees, actions } = await seenAtDesk(pat, who.uuid);
    expect(payees).toMatchObject([
      {
        applicant: 'Bess Bankfraud',
        nameAtBank: 'Barnaby Bankfraud',
        nameScore: 58,
        finding: 'The bank shows another owner',
        isMismatch: true,
        mask: '6789',
      },
    ]);
    const { rows } = await lender.ctx.pool.query(
      "select count(*)::int as n from fact where application_uuid = $1 and payload::text like '%Barnaby%'",
      [who.uuid],
    );
    expect(rows, 'the name is not in the log').toEqual([{ n: 0 }]);
    const accept = actions.find(({ action }) => action === 'review-account');
    expect(accept?.twoPeople).toContain('another person’s');
    expect(accept?.fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(['note', 'evidence']);
    expect((await desk(pat, who.uuid, { action: 'review-account', note: 'Her brother’s' })).body).toMatchObject({
      status: 400,
      errors: [{ field: 'evidence' }],
    });
    const body = { action: 'review-account', note: 'She uses her first name Barnaby', evidence: 'Statement of November with both names' };
    const proposed = await desk(pat, who.uuid, body);
    expect(proposed.body).toMatchObject({ state: 'PROPOSED' });
    expect((await lender.read(who.uuid)).facts.verification.disbursement?.verification, 'one person changes nothing').toBe(
      'PENDING_REVIEW',
    );
    expect((await approve(pat, proposed.body['proposalUuid'])).status).toBe(403);
    const [card] = (await lender.call('GET', '/desk/api/v1/approvals', { jwt: cora.jwt })).body['proposals'] as {
      payees: object[];
      details: object[];
    }[];
    expect(card).toMatchObject({
      payees: [{ nameAtBank: 'Barnaby Bankfraud' }],
      details: [{ value: body.note }, { value: body.evidence }],
    });
    expect((await approve(cora, proposed.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
    expect((await lender.read(who.uuid)).facts.verification.disbursement?.verification).toBe('VERIFIED');

    const other = await lender.play('bankfraud', 'DISBURSEMENT_ACCOUNT');
    await give(other, GOOD);
    expect((await desk(pat, other.uuid, { action: 'refuse-account', note: 'A stranger’s account' })).body).toMatchObject({
      state: 'DONE',
      status: 'DISBURSEMENT_ACCOUNT',
    });
    expect((await mails(other.uuid, 'We need another bank account'))[0]?.body).toContain('ending in 6789');
    // what the borrower reads is true: refused, and nobody asks for a statement of it any more; another account is asked about anew
    const shown = async () => {
      const { body } = await lender.call('GET', onApplication(other.uuid, 'accounts'), { jwt: other.jwt });
      const { openConditions } = (await lender.read(other.uuid)).facts;
      return [(body['disbursement'] as { verification: string }).verification, openConditions.map(({ category }) => category)];
    };
    expect(await shown()).toEqual(['FAILED_VERIFICATION', []]);
    expect((await give(other, OTHER)).body).toMatchObject({ verification: 'PENDING_REVIEW' });
    expect(await shown()).toEqual(['PENDING_REVIEW', ['BANK_ACCOUNT_FRAUD_REVIEW']]);
  }, 120_000);

  test('the engine refuses a mismatch that one member of the staff accepts, and one that two accept without proof', async () => {
    const who = await lender.play('bankfraud', 'DISBURSEMENT_ACCOUNT');
    await give(who, GOOD);
    const as = { uuid: pat.staffUuid, name: pat.name, role: 'processor' } as const;
    await expect(staffAction(lender.ctx, who.uuid, { action: 'review-account', as }), 'one person').rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(
      staffAction(lender.ctx, who.uuid, { action: 'review-account', as }, { uuid: cora.staffUuid, name: cora.name, role: 'compliance' }),
      'without proof',
    ).rejects.toMatchObject({ code: 'invalid_request' });
  }, 60_000);
});
