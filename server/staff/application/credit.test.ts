import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { monthlyDebtsOf, primaryHousing, propertyCharges } from '@hearthline/rules/offers/obligations.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { latestAnswer, saveAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';
import { underwriteInput } from '../../steps/prequalification/underwriting.ts';
import { verifiedInput } from '../../steps/verification/verified-input.ts';
import type { creditOf } from './credit.ts';

type Credit = Awaited<ReturnType<typeof creditOf>>;

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
}, 60_000);
afterAll(async () => lender.close());

const path = (uuid: string) => `/desk/api/v1/applications/${uuid}/credit`;
const read = async (uuid: string, role: StaffRole = 'underwriter', organization = 'MAIN') =>
  lender.call('GET', path(uuid), { jwt: await token(role, organization) });
const creditFor = async (uuid: string): Promise<Credit> => {
  const { orgCode } = await lender.read(uuid);
  const { status, body } = await read(uuid, 'underwriter', orgCode);
  expect(status).toBe(200);
  return body as unknown as Credit;
};
const looks = async (uuid: string): Promise<object[]> =>
  (
    await lender.ctx.pool.query<object>(
      `select fields, role, subject_uuid as subject, reason from staff_view where application_uuid = $1 and 'credit report' = any(fields)`,
      [uuid],
    )
  ).rows;

describe('who reads it', () => {
  test('those who may see borrowers’ data, each time with a line in the log of views; an administrator and another lender may not', async () => {
    const { uuid, jwt } = await lender.play('happy', 'OFFER_SELECTION');
    const { identityUuid } = await lender.read(uuid);
    for (const role of ['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent', 'auditor'] as const)
      expect([role, (await read(uuid, role)).status]).toEqual([role, 200]);
    await read(uuid, 'auditor');
    expect(await looks(uuid)).toHaveLength(8);
    expect((await looks(uuid)).at(-1)).toEqual({ fields: ['credit report'], role: 'auditor', subject: identityUuid, reason: 'WORK' });
    expect((await read(uuid, 'admin')).body).toMatchObject({ code: 'forbidden' });
    expect((await read(uuid, 'underwriter', 'PLUMFIELD')).body).toMatchObject({ code: 'not_found' });
    expect((await lender.call('GET', path(uuid), { jwt })).status).toBe(403);
    expect(await looks(uuid)).toHaveLength(8);
  });

  test('what cannot be recorded is not shown', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const jwt = await token('closer');
    await lender.ctx.pool.query('alter table staff_view rename to staff_view_away');
    try {
      expect((await lender.call('GET', path(uuid), { jwt })).status).toBe(500);
    } finally {
      await lender.ctx.pool.query('alter table staff_view_away rename to staff_view');
    }
  });
});

describe('what counts in DTI is what underwriting counted', () => {
  test.each([
    ['happy', 'OFFER_SELECTION'],
    ['debts', 'ASSETS_PREQUAL'],
    ['review', 'UNDERWRITING_REVIEW'],
    ['winback', 'REQUALIFY'],
    ['payoff', 'OFFER_SELECTION'],
    ['lienz', 'OFFER_SELECTION'],
  ] as const)('%s', async (persona, until) => {
    const { uuid } = await lender.play(persona, until);
    const { reports } = await creditFor(uuid);
    const [report] = reports;
    const application = await lender.read(uuid);
    const input = underwriteInput(application, (id) => id);
    const { debts = 0, liens = 0 } = report?.totals ?? {};
    expect(debts + liens).toBeGreaterThan(0);
    expect(debts + liens + propertyCharges(input).toNumber() + primaryHousing(input).toNumber()).toBeCloseTo(
      monthlyDebtsOf(input).toNumber(),
      2,
    );
    const lines = report?.tradelines ?? [];
    expect(
      lines
        .filter(({ dti }) => dti.as === 'DEBT')
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(
      input.debts
        .filter(({ balance, payOff }) => balance > 0 && !payOff)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  test('the hard report counts as the final underwriting counts it', async () => {
    const { uuid } = await lender.play('happy', 'FINAL_OFFER');
    const { reports } = await creditFor(uuid);
    expect(reports.map(({ kind }) => kind)).toEqual(['HARD', 'SOFT']);
    const input = verifiedInput(await lender.read(uuid), (id) => id);
    const { debts = 0, liens = 0 } = reports[0]?.totals ?? {};
    expect(debts + liens + propertyCharges(input).toNumber()).toBeCloseTo(monthlyDebtsOf(input).toNumber(), 2);
  });
});

test('a closed and disputed loan stands first, with what contradicts itself in words', async () => {
  const { uuid } = await lender.play('review', 'UNDERWRITING_REVIEW');
  const { reports } = await creditFor(uuid);
  const [first, second] = reports[0]?.tradelines ?? [];
  expect(first).toMatchObject({
    type: 'AUTO',
    closed: true,
    disputed: true,
    conflicts: ['Reported closed, but still owed', 'Disputed by the borrower'],
    dti: { as: null, why: 'CLOSED', monthly: 0 },
  });
  expect(first?.balance).toBeGreaterThan(0);
  expect(second?.conflicts).toEqual([]);
});

test('late payments: the months, newest first, and what the rules say of the loan', async () => {
  const { uuid } = await lender.play('late', 'DELINQUENCY_REVIEW');
  const [report] = (await creditFor(uuid)).reports;
  const line = report?.tradelines.find(({ lateness }) => lateness !== 'NONE');
  expect(line).toMatchObject({ type: 'MORTGAGE', lateness: 'ANY_60_IN_24', late30: 2, late60: 1, late90: 0 });
  expect(line?.history).toHaveLength(24);
  expect(line?.history.slice(7, 10).map(({ late }) => late)).toEqual([30, 60, 30]);
  expect(line?.history[0]?.month).toBe(report?.pulledAt.slice(0, 7));
  expect(line?.history[12]?.month.slice(5)).toBe(line?.history[0]?.month.slice(5));
});

test('score, factors, inquiries and an alert: its number is masked', async () => {
  const { uuid } = await lender.play('alert', 'FACTA_REVIEW');
  const { reports, none } = await creditFor(uuid);
  expect(none).toBeNull();
  const [report] = reports;
  expect(report).toMatchObject({ kind: 'SOFT', party: 'borrower', name: 'Alice Alert', hit: 'HIT', scoreModel: 'FICO8' });
  expect(report?.factors.length).toBeGreaterThan(0);
  expect(report?.alerts).toEqual([{ type: 'INITIAL_FRAUD', hasPhone: true, phone: '(•••) •••-0116' }]);
  expect(JSON.stringify(reports)).not.toContain('555-0116');
});

test('a co-signer’s report is theirs: none of it counts, and the look is a line of each person', async () => {
  const { uuid } = await lender.play('joint', 'FINAL_OFFER');
  const { ctx } = lender;
  const application = await lender.read(uuid);
  const { identityUuid } = application;
  const [signer] = application.facts.verification.signers;
  const data = await latestAnswer(ctx, uuid, 'soft-credit');
  const signerId = signer?.id ?? '';
  const reportId = v7();
  await saveAnswer(ctx, ctx.pool as never, { id: reportId, applicationUuid: uuid, kind: `signer-credit:${signerId}`, attempt: 1, data });
  await record(ctx, uuid, {
    by: { actor: 'provider', ref: null, source: 'test' },
    facts: [{ type: 'signerCreditReceived', signerId, reportId, hit: 'HIT', score: 700, alerts: [] }],
  });
  const { reports } = await creditFor(uuid);
  const theirs = reports.filter(({ kind }) => kind === 'SIGNER');
  expect(theirs.map(({ party, name }) => [party, name])).toEqual([[signerId, 'Paula Joint']]);
  expect(theirs[0]?.tradelines.length).toBeGreaterThan(0);
  expect(theirs[0]?.tradelines.every(({ dti }) => dti.as === null && dti.why === 'NOT_THE_BORROWER')).toBe(true);
  expect(theirs[0]?.totals).toMatchObject({ debts: 0, liens: 0 });
  expect((await looks(uuid)).map((line) => (line as { subject: string }).subject).toSorted()).toEqual([identityUuid, signerId].toSorted());
});

test('no report, and why', async () => {
  const { uuid } = await lender.play('york', 'PRE_SOFT_CREDIT_CONSENT');
  expect(await creditFor(uuid)).toEqual({ none: 'The borrower has not agreed to a credit report yet.', reports: [], alertCalls: [] });
  const { uuid: waits } = await lender.play('timeout', 'CREDIT_ERROR');
  expect(await creditFor(waits)).toEqual({
    none: 'The credit bureau has been asked and has not answered yet.',
    reports: [],
    alertCalls: [],
  });
  const { uuid: ended } = await lender.play('happy', 'OFFER_SELECTION');
  await lender.ctx.pool.query('delete from provider_answer where application_uuid = $1', [ended]);
  expect((await creditFor(ended)).none).toBe('The report was erased: the time to keep it is over.');
});
