/** Money after its approval: one row for each transfer, one task, and nothing that sends it again. */
import type { MoneyTransfer } from '@hearthline/contract/desk/transfers.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { ACTORS } from '@hearthline/rules/enums.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';
import { sweepAll } from '../../engine/sweep.ts';

let lender: TestLender;
let funder: Hired;
beforeAll(async () => {
  lender = await testLender();
  funder = await hire(lender, 'Fay Fund', 'funder');
});
afterAll(async () => lender.close());

const desk = async (uuid: string, path: string) =>
  (await lender.call('GET', `/desk/api/v1/applications/${uuid}${path}`, { jwt: funder.jwt })).body;
const act = async (uuid: string, body: object) =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: funder.jwt, body });
const transfersOf = async (uuid: string) => (await desk(uuid, '/actions'))['transfers'] as MoneyTransfer[];
const tasksOf = async (uuid: string) =>
  (
    await lender.ctx.pool.query<{ kind: string }>('select kind from staff_task where application_uuid = $1 and closed_at is null', [uuid])
  ).rows.map(({ kind }) => kind);
const listed = async (uuid: string) => {
  const { loanNumber } = await lender.read(uuid);
  const { body } = await lender.call('GET', `/desk/api/v1/applications?which=all&loan=${loanNumber}`, { jwt: funder.jwt });
  return (body['rows'] as { statusText: string; next: string }[])[0];
};
async function approved(persona: string | number): Promise<string> {
  const { uuid } = await lender.play(persona, 'FUNDING_DECISION');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const sheet = (await desk(uuid, '/actions'))['sheet'] as { id: string; net: number };
  const body = { action: 'approve-funding', sheetRead: sheet.id, netTyped: formatMoney(sheet.net) };
  expect((await act(uuid, body)).status).toBe(200);
  // a second click, a second window
  expect((await act(uuid, body)).status).toBe(409);
  return uuid;
}
const REFUSED = expect.stringMatching(/^(APPROVED|NOT_FUNDABLE|SENT_ALREADY)$/);
/** What a person or a job would have to record for money to leave again. */
const again = (payees: readonly string[]): Fact[] => [
  { type: 'fundingApproved', by: 'another', name: 'Finn Fund' },
  ...payees.map((payee): Fact => ({ type: 'transferBegun', payee, key: 'another', at: new Date(0).toISOString() })),
  ...payees.flatMap((debtId): Fact[] =>
    debtId === BORROWER_PARTY ? [] : [{ type: 'payoffProgressed', debtId, stage: 'SENT', transferRef: 'another' }],
  ),
];

test('a line without debts: from the approval one task and one row, until the bank has settled it', async () => {
  const uuid = await approved('happy');
  expect(await tasksOf(uuid)).toEqual(['MONEY_UNDER_WAY']);
  expect(await listed(uuid)).toMatchObject({ statusText: 'Money under way', next: 'OTHERS' });
  expect(await transfersOf(uuid)).toMatchObject([
    { state: 'WAITING', reference: null, to: 'Grace Happy', account: expect.stringContaining('6789') },
  ]);
  await lender.drain(uuid);
  const { disbursement } = (await lender.read(uuid)).facts.closing;
  expect(disbursement?.stage).toBe('SENT');
  const sent = { payee: BORROWER_PARTY, amount: disbursement?.amount, reference: disbursement?.transferRef };
  const [row, ...others] = await transfersOf(uuid);
  expect(row).toMatchObject({ ...sent, state: 'SENT', expectedOn: expect.stringMatching(/^\d{4}-/), endedAt: null });
  expect(others).toEqual([]);
  expect(await desk(uuid, '')).toMatchObject({ statusText: 'Money under way', next: { who: 'OTHERS' } });
  expect(await tasksOf(uuid)).toEqual(['MONEY_UNDER_WAY']);

  const { version } = await lender.read(uuid);
  const actions = ((await desk(uuid, '/actions'))['actions'] as { action: string }[]).map(({ action }) => action);
  expect(actions).not.toContain('approve-funding');
  expect(actions).not.toContain('record-payoff');
  expect((await act(uuid, { action: 'record-payoff', instrumentNo: '1' })).status).toBe(409);
  for (const actor of ACTORS)
    for (const fact of [
      ...again([BORROWER_PARTY]),
      { type: 'disbursementProgressed', attempt: 2, transferRef: 'another', stage: 'SENT', code: null, amount: 1 } satisfies Fact,
    ])
      await expect(
        record(lender.ctx, uuid, { by: { actor, ref: null, source: 'test' }, facts: [fact] }),
        `${actor} ${fact.type}`,
      ).rejects.toMatchObject({ why: REFUSED });
  expect((await lender.read(uuid)).version, 'nothing was recorded').toBe(version);

  await driveTo(lender, uuid, 'COMPLETE');
  expect(await transfersOf(uuid)).toMatchObject([{ ...sent, state: 'SETTLED', endedAt: expect.any(String), todo: 'Nothing.' }]);
  expect(await tasksOf(uuid)).toEqual([]);
  expect(await listed(uuid)).toMatchObject({ statusText: 'Funded' });
});

test('two debts, one of which comes back: the borrower gets its money, and each transfer keeps its own row', async () => {
  const uuid = await approved(38);
  await lender.drain(uuid);
  const before = await transfersOf(uuid);
  expect(before.map(({ state }) => state)).toEqual(['SENT', 'SENT', 'WAITING']);
  expect(new Set(before.map(({ reference }) => reference)).size).toBe(3);
  expect(await tasksOf(uuid)).toEqual(['MONEY_UNDER_WAY']);
  const debts = before.flatMap(({ payee }) => (payee === BORROWER_PARTY ? [] : [payee]));
  for (const actor of ACTORS)
    for (const fact of again(debts))
      await expect(record(lender.ctx, uuid, { by: { actor, ref: null, source: 'test' }, facts: [fact] })).rejects.toMatchObject({
        why: REFUSED,
      });
  for (const debtId of debts)
    await expect(
      record(lender.ctx, uuid, {
        by: { actor: 'staff', ref: null, source: 'test' },
        facts: [{ type: 'payoffProgressed', debtId, stage: 'PAID_OFF', transferRef: 'check 1' }],
      }),
      'a check beside a transfer that is out',
    ).rejects.toMatchObject({ why: 'SENT_ALREADY' });

  await driveTo(lender, uuid, 'COMPLETE');
  const after = await transfersOf(uuid);
  expect(after.map(({ state }) => state).toSorted()).toEqual(['RETURNED', 'SETTLED', 'SETTLED']);
  for (const { payee, amount } of before.filter((one) => one.payee !== BORROWER_PARTY))
    expect(after.find((one) => one.payee === payee)?.amount, 'what was sent').toBe(amount);
});

test('a lien whose payment was sent and came back: it is said so, nobody but a funder starts it again, and two people settle it by hand', async () => {
  const { uuid } = await lender.play('lienz', 'REQUALIFY');
  await driveTo(lender, uuid, 'FUNDING_DECISION');
  const [id = ''] = (await lender.read(uuid)).facts.selection?.payoffs ?? [];
  const letter = await latestAnswer<PayoffLetter>(lender.ctx, uuid, `payoff:${id}`);
  if (!letter) throw new Error('There is no letter');
  const data = { ...letter, remit: { ...letter.remit, accountNumber: '111111113' } };
  const plant = await sealedAnswer(lender.ctx, { id: v7(), applicationUuid: uuid, kind: `payoff:${id}`, attempt: 99, data });
  await transaction(lender.ctx.pool, plant);
  const sheet = (await desk(uuid, '/actions'))['sheet'] as { id: string; net: number };
  await act(uuid, { action: 'approve-funding', sheetRead: sheet.id, netTyped: formatMoney(sheet.net) });
  await lender.drain(uuid);
  const lien = async () => (await transfersOf(uuid)).filter(({ payee }) => payee === id);
  expect(await lien()).toMatchObject([{ state: 'SENT' }]);
  const byHand: Fact = { type: 'payoffProgressed', debtId: id, stage: 'PAID_OFF', transferRef: 'Wire 7' };
  const recordedByStaff = async () => record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [byHand] });
  await expect(recordedByStaff(), 'while it is in transit').rejects.toMatchObject({ why: 'SENT_ALREADY' });

  await driveTo(lender, uuid, 'UNKNOWN');
  expect((await lender.read(uuid)).facts.closing.payoffs).toEqual({});
  const cameBack = await lien();
  const reference = cameBack[0]?.reference;
  expect(cameBack).toMatchObject([
    { state: 'RETURNED', stateText: 'Came back', todo: expect.stringContaining('record the number'), endedAt: expect.any(String) },
  ]);
  expect([reference, cameBack[0]?.amount]).toEqual([expect.any(String), expect.any(Number)]);

  const [other, pat] = [await hire(lender, 'Finn Fund', 'funder'), await hire(lender, 'Pat Process', 'processor')];
  const asked = async ({ jwt }: Hired, body: object) => lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt, body });
  const bulk = async (only?: object) =>
    (
      await lender.call('POST', '/desk/api/v1/vendors/other/again', {
        jwt: pat.jwt,
        body: { reason: 'Try them all', ...(only && { only: [only] }) },
      })
    ).body;
  for (const only of [undefined, { applicationUuid: uuid, step: 'debt-payoff' }])
    expect(await bulk(only)).toEqual({ woken: 0, started: 0, left: 1 });
  for (const action of ['redrive', 'clear']) expect((await asked(pat, { action, note: 'Again' })).status, action).toBe(403);
  // it came back: started again, the same transfer is asked for, and none is sent
  expect((await asked(funder, { action: 'redrive', note: 'Again' })).status).toBe(200);
  await driveTo(lender, uuid, 'UNKNOWN');
  expect(await lien()).toMatchObject([{ state: 'RETURNED', reference }]);

  const proposed = await asked(funder, { action: 'record-payoff', instrumentNo: 'Wire 7' });
  expect(proposed.body).toMatchObject({ state: 'PROPOSED' });
  expect((await asked(other, { action: 'redrive', note: 'Again' })).status).toBe(409);
  const decided = await lender.call('POST', `/desk/api/v1/approvals/${String(proposed.body['proposalUuid'])}/decision`, {
    jwt: other.jwt,
    body: { decision: 'APPROVE' },
  });
  expect(decided.body).toMatchObject({ state: 'APPROVED' });
  await driveTo(lender, uuid, 'COMPLETE');
  expect(await lien()).toMatchObject([
    { state: 'RETURNED', reference, todo: expect.stringMatching(/^Nothing/) },
    { state: 'BY_HAND', reference: 'Wire 7', todo: 'Nothing.' },
  ]);
  await expect(recordedByStaff()).rejects.toMatchObject({ why: expect.any(String) });
}, 120_000);

test('a card whose payment its bank refused at once was not sent', async () => {
  const { uuid } = await lender.play(38, 'FUNDING_DECISION');
  const [id = ''] = (await lender.read(uuid)).facts.selection?.payoffs ?? [];
  const letter = await latestAnswer<PayoffLetter>(lender.ctx, uuid, `payoff:${id}`);
  if (!letter) throw new Error('There is no letter');
  const data = { ...letter, remit: { ...letter.remit, routingNumber: '123456789' } };
  await transaction(
    lender.ctx.pool,
    await sealedAnswer(lender.ctx, { id: v7(), applicationUuid: uuid, kind: `payoff:${id}`, attempt: 99, data }),
  );
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const sheet = (await desk(uuid, '/actions'))['sheet'] as { id: string; net: number };
  await act(uuid, { action: 'approve-funding', sheetRead: sheet.id, netTyped: formatMoney(sheet.net) });
  await lender.drain(uuid);
  expect((await lender.read(uuid)).facts.closing.payoffs[id]).toBe('FAILED');
  expect((await transfersOf(uuid)).find(({ payee }) => payee === id)).toMatchObject({
    state: 'NOT_SENT',
    todo: 'Nothing. The borrower gets this money too, and pays the creditor.',
  });
});

test('sent money stays in view while the rest is held, and after its day it is late', async () => {
  const uuid = await approved(38);
  await lender.drain(uuid);
  expect((await act(uuid, { action: 'hold-funding', note: 'A call' })).status).toBe(200);
  expect((await tasksOf(uuid)).toSorted()).toEqual(['FUNDING_DECISION', 'MONEY_UNDER_WAY']);
  await lender.ctx.clock.advance(10 * 86_400_000, uuid);
  expect((await transfersOf(uuid)).map(({ state }) => state).slice(0, 2)).toEqual(['LATE', 'LATE']);
  await sweepAll(lender.ctx, uuid);
});
