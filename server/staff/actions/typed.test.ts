/** What staff typed is what is recorded, as theirs: no value of the product's own, no words put in a borrower's mouth, no signature of another person. */
import { ACTS_FOR_SIGNERS } from '@hearthline/contract/sandbox.ts';
import { STAFF_ACTIONS } from '@hearthline/contract/desk/staff-actions.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';
import { knownLiens } from '@hearthline/journey/selectors.ts';
import { seedSandboxReference } from '@hearthline/sandbox/seed-reference.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../engine/record.ts';
import { bodyOf } from '../../messages/outbox.ts';
import type { IncomeSheet } from '../income-sheet.ts';
import { answersOf } from './fields.ts';

let lender: TestLender;
let people: Record<'pat' | 'clo' | 'ada', Hired>;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
  people = {
    pat: await hire(lender, 'Pat Process', 'processor'),
    clo: await hire(lender, 'Clo Close', 'closer'),
    ada: await hire(lender, 'Ada Admin', 'admin'),
  };
});
afterAll(async () => lender.close());

const atDesk = (uuid: string) => `/desk/api/v1/applications/${uuid}/actions`;
const act = async (as: Hired, uuid: string, body: object) => lender.call('POST', atDesk(uuid), { jwt: as.jwt, body });
type Field = {
  readonly name: string;
  readonly kind: string;
  readonly required: boolean;
  readonly options: { value: string; label: string }[];
};
const fieldsOf = async (as: Hired, uuid: string, action: string) => {
  const { body } = await lender.call('GET', atDesk(uuid), { jwt: as.jwt });
  return (body['actions'] as { action: string; fields: Field[] }[]).find((one) => one.action === action)?.fields ?? [];
};
const explanations = async (uuid: string) =>
  (await lender.ctx.pool.query('select author, kind, body from explanation where application_uuid = $1 order by at', [uuid])).rows;

test('what the sandbox does in the name of other signers is no action of staff: no role has it, and the sandbox’s own staff neither', async () => {
  const { uuid } = await lender.play('joint', 'CO_DEED_REQ');
  const { version } = await lender.read(uuid);
  for (const action of ACTS_FOR_SIGNERS) {
    expect(STAFF_ACTIONS as readonly string[]).not.toContain(action);
    expect([(await act(people.pat, uuid, { action })).status, (await act(people.ada, uuid, { action })).status]).toEqual([400, 403]);
    const named = await lender.call('POST', `/sandbox/applications/${uuid}/staff`, {
      body: { action, as: { name: 'ada', role: 'admin' } },
    });
    expect([named.status, named.body['code']]).toEqual([403, 'forbidden']);
  }
  expect((await lender.read(uuid)).version).toBe(version);
  const { status } = await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'co-owner-unidentified' } });
  expect(status).toBe(200);
  const { rows } = await lender.ctx.pool.query(
    "select distinct actor, source from fact where application_uuid = $1 and type in ('signerIdentified', 'signerIdentitySubmitted')",
    [uuid],
  );
  expect(rows).toEqual([{ actor: 'signer', source: 'sandbox:co-owner-unidentified' }]);
  const { rows: log } = await lender.ctx.pool.query("select 1 from staff_action where application_uuid = $1 and action like 'co-owner%'", [
    uuid,
  ]);
  expect(log).toEqual([]);
});

test('the borrower reads the notary and the place that staff typed; without them no meeting is confirmed', async () => {
  const { uuid, jwt, email } = await lender.play('notary', 'MANUAL_DEED_SIGNING');
  const at = new Date(lender.ctx.clock.now(uuid).getTime() + 86_400_000).toISOString();
  const refused = await act(people.clo, uuid, { action: 'schedule', at });
  expect([refused.status, (refused.body['errors'] as { field: string }[]).map(({ field }) => field)]).toEqual([
    400,
    ['meeting.notary', 'meeting.place'],
  ]);
  const meeting = { notary: 'Nora Seal', place: '12 Main Street, Chandler' };
  expect((await act(people.clo, uuid, { action: 'schedule', at, meeting })).status).toBe(200);
  // typed, told to colleagues and told to the borrower: the home's time, with its zone
  const { facts } = await lender.read(uuid);
  const zone = timeZoneAtProperty(facts);
  const asked = await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: people.clo.jwt });
  expect(asked.body['timeZone']).toBe(zone);
  const field = { name: 'at', label: 'Day and time', hint: null, kind: 'instant' as const, required: true, maxLength: null, options: [] };
  expect(answersOf([field], { at }, 'Pacific/Honolulu')).toEqual([{ label: 'Day and time', value: timeInZone(at, 'Pacific/Honolulu') }]);
  const told = await Promise.all((await messagesTo(lender.ctx.pool, email, uuid)).map(async (mail) => bodyOf(lender.ctx, mail)));
  expect(told.some((text) => text.includes(timeInZone(at, zone, 'long')))).toBe(true);
  const { body } = await lender.call('GET', onApplication(uuid, 'notary'), { jwt });
  expect(body['meeting']).toEqual({ at, ...meeting });
  // a place may be a home: it can be erased, and is not the borrower's own word
  expect(JSON.stringify(await lender.log(uuid))).not.toContain('12 Main Street');
  expect(await explanations(uuid)).toContainEqual({ author: 'staff', kind: 'NOTARY_MEETING', body: meeting.place });
});

test('the income that counts is what the paystubs show, not what was stated', async () => {
  const { uuid } = await lender.play('stubb', 'INCOME_VERIFICATION');
  await record(lender.ctx, uuid, {
    by: { actor: 'provider', ref: null, source: 'test' },
    facts: [
      { type: 'incomeReported', method: 'PAYROLL', outcome: 'NONE', monthly: 0, employerKnown: false, reportId: 'r1' },
      { type: 'paystubsAsked', count: 2 },
    ],
  });
  const fields = await fieldsOf(people.pat, uuid, 'verify-income');
  expect(fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ['sources', 'income', true],
    ['note', 'lines', true],
  ]);
  const asked = { action: 'verify-income', note: 'Two stubs of June, $4,100 gross every two weeks' };
  expect((await act(people.pat, uuid, asked)).status).toBe(400);
  expect((await act(people.pat, uuid, { ...asked, monthlyIncome: 8883 })).status, 'no total is taken from the page').toBe(400);
  const documentUuid = v7();
  const through = dayAtProperty((await lender.read(uuid)).facts, lender.ctx.clock.now(uuid));
  const figures = { rate: 4100, frequency: 'BIWEEKLY', yearToDate: 98_400, through };
  const sources = [{ kind: 'WAGES', documentUuid, figures }];
  const uploaded = {
    type: 'documentUploaded',
    documentId: documentUuid,
    documentType: 'USER_UPLOADED_PAYSTUB',
    conditionId: null,
  } as const;
  await record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [uploaded] });
  expect((await act(people.pat, uuid, { ...asked, sources })).body, 'a file that nobody accepted').toMatchObject({
    errors: [{ field: 'sources.0.documentUuid' }],
  });
  await record(lender.ctx, uuid, {
    by: { actor: 'staff', ref: null, source: 'test' },
    facts: [{ type: 'documentAccepted', documentId: documentUuid }],
  });
  const broken = [{ ...sources[0], figures: { ...figures, frequency: 'HOURLY' } }];
  expect((await act(people.pat, uuid, { ...asked, sources: broken })).body).toMatchObject({
    errors: [{ field: 'sources.0.figures.hours' }],
  });
  expect((await lender.read(uuid)).facts.verification.income.monthly).toBeNull();
  expect((await act(people.pat, uuid, { ...asked, sources })).status).toBe(200);
  const { income } = (await lender.read(uuid)).facts.verification;
  const kept = await latestAnswer<IncomeSheet>(lender.ctx, uuid, 'income-worksheet');
  expect(kept).toMatchObject({
    total: income.monthly,
    by: people.pat.name,
    sources: [{ documentUuid, figures, steps: expect.any(Array) }],
  });
  expect(income.monthly).toBeLessThanOrEqual(8883.33);
  expect(income.monthly).toBeGreaterThan(7000);
});

test('a merchant’s lien is corrected as staff typed it: balance, payment and position, in a fact of their own', async () => {
  const { uuid } = await lender.play('merchant', 'MERCHANT_REVIEW');
  const before = knownLiens((await lender.read(uuid)).facts) ?? [];
  const [first] = before;
  if (!first) throw new Error('The merchant names no lien');
  const fields = await fieldsOf(people.pat, uuid, 'amend-lien');
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ['lien.id', true],
    ['lien.balance', false],
    ['lien.payment', false],
    ['lien.position', false],
    ['note', true],
  ]);
  const amend = async (lien: object) => act(people.pat, uuid, { action: 'amend-lien', lien, note: 'Statement of June 2' });
  for (const [lien, field] of [
    [{ id: 'another', balance: 1 }, 'lien.id'],
    [{ id: first.id }, 'lien.balance'],
    [{ id: first.id, balance: first.currentBalance }, 'lien.balance'],
    [{ id: first.id, position: '9' }, 'lien.position'],
  ] as const) {
    const { status, body } = await amend(lien);
    expect([status, (body['errors'] as { field: string }[]).map((error) => error.field)]).toEqual([400, [field]]);
  }
  expect((await amend({ id: first.id, balance: 1234, payment: 56 })).status).toBe(200);
  const { facts, status } = await lender.read(uuid);
  expect(knownLiens(facts)).toEqual(
    before.map((lien) => (lien.id === first.id ? { ...lien, currentBalance: 1234, monthlyPayment: 56 } : lien)),
  );
  expect(status).toBe('LIEN_ATTESTATION');
  // the borrower has confirmed nothing yet
  expect((await lender.log(uuid)).map(({ type }) => type)).not.toContain('liensConfirmed');
  const { rows } = await lender.ctx.pool.query("select actor, source from fact where application_uuid = $1 and type = 'merchantReviewed'", [
    uuid,
  ]);
  expect(rows).toEqual([{ actor: 'staff', source: 'processor:amend-lien' }]);
});

test('how staff say that a borrower withdrew is kept as theirs, and the borrower’s own reason as the borrower’s', async () => {
  const told = await lender.play('happy', 'OFFER_SELECTION');
  expect((await act(people.pat, told.uuid, { action: 'withdraw', note: 'Said so by telephone' })).status).toBe(200);
  expect(await explanations(told.uuid)).toEqual([{ author: 'staff', kind: 'WITHDRAWAL', body: 'Said so by telephone' }]);
  const own = await lender.play('happy', 'OFFER_SELECTION');
  await lender.call('POST', onApplication(own.uuid, 'cancel'), { jwt: own.jwt, body: { reason: 'I changed my mind' } });
  expect(await explanations(own.uuid)).toEqual([{ author: 'borrower', kind: 'WITHDRAWAL', body: 'I changed my mind' }]);
});
