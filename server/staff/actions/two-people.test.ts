/** Which acts take two people, and that the rule is asked where the act is recorded. */
import { readMigrations } from '@hearthline/database/migrate.ts';
import { endProposal } from '@hearthline/database/stores/lender/proposals.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { NO_FACTS } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { type Change, record, recordWith } from '../../engine/record.ts';
import { actOnPage, staffAction } from './act.ts';
import { twoPersonRule } from './all.ts';
import { CREDIT_AND_REVIEWS } from './credit-and-reviews.ts';
import { mayBeSecond } from './two-person-rules.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let lender: TestLender;
let people: Record<'fay' | 'finn' | 'cora' | 'cole' | 'una' | 'pat', Hired>;
beforeAll(async () => {
  lender = await testLender();
  people = {
    fay: await hire(lender, 'Fay Fund', 'funder'),
    finn: await hire(lender, 'Finn Fund', 'funder'),
    cora: await hire(lender, 'Cora Close', 'compliance'),
    cole: await hire(lender, 'Cole Close', 'compliance'),
    una: await hire(lender, 'Una Write', 'underwriter'),
    pat: await hire(lender, 'Pat Process', 'processor'),
  };
}, 60_000);
afterAll(async () => lender.close());

const act = async (as: Hired, uuid: string, body: object) =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt, body });
const approve = async (as: Hired, id: unknown) =>
  lender.call('POST', `/desk/api/v1/approvals/${String(id)}/decision`, { jwt: as.jwt, body: { decision: 'APPROVE' } });
const clearLast = { action: 'clear-final-checks', differs: ['BIRTH_DATE'], note: 'Forty years older' };

test('a match on the watch list of the last checks is cleared by two people, one of them of compliance', async () => {
  const { uuid } = await lender.play('happy', 'FUNDABLE', ['ofac']);
  await driveTo(lender, uuid, 'FUNDABLE');
  const checks = async () => (await lender.read(uuid)).facts.closing.finalChecks;
  expect(await checks()).toMatchObject({ clear: false, stopped: ['WATCHLIST'], cleared: false });
  const first = await act(people.fay, uuid, clearLast);
  expect(first.body).toMatchObject({ state: 'PROPOSED', status: 'FUNDABLE' });
  expect((await approve(people.finn, first.body['proposalUuid'])).status, 'two funders are not enough').toBe(403);
  expect(await checks()).toMatchObject({ cleared: false });
  expect((await approve(people.cora, first.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
  expect(await checks()).toMatchObject({ cleared: true });
}, 120_000);

test('a match on the watch list at its own hold is no check that an underwriter clears: two of compliance clear the hold', async () => {
  const { uuid } = await lender.play('happy', 'FACTA_REVIEW', ['ofac']);
  const { version, ...application } = await lender.read(uuid);
  const bankrupt: Fact = { type: 'checkMade', kind: 'BANKRUPTCY', attempt: 1, clear: false, reason: 'HIT' };
  const both = { ...application, version, facts: apply(application.facts, bankrupt) };
  expect(CREDIT_AND_REVIEWS['clear-check'].facts(both)).toEqual([{ type: 'checkCleared', kind: 'BANKRUPTCY' }]);
  for (const as of [people.una, people.cora])
    expect((await act(as, uuid, { action: 'clear-check', note: 'Another birth date' })).body).toMatchObject({ code: 'out_of_order' });
  expect((await lender.ctx.pool.query('select 1 from staff_proposal where application_uuid = $1', [uuid])).rows).toEqual([]);
  expect((await lender.read(uuid)).version).toBe(version);
  const words = { action: 'clear', note: 'Forty years older' };
  expect((await act(people.cora, uuid, words)).body).toMatchObject({ errors: [{ field: 'differs' }] });
  const clear = { ...words, differs: ['BIRTH_DATE', 'COUNTRY'] };
  expect((await act(people.una, uuid, clear)).status).toBe(403);
  const first = await act(people.cora, uuid, clear);
  expect(first.body).toMatchObject({ state: 'PROPOSED', status: 'FACTA_REVIEW' });
  const { body } = await lender.call('GET', '/desk/api/v1/approvals', { jwt: people.cole.jwt });
  expect(body['proposals']).toMatchObject([
    { details: [{ label: 'Why it is another person', value: 'Another birth date; Another country or address' }, { label: 'Why' }] },
  ]);
  expect((await approve(people.una, first.body['proposalUuid'])).status).toBe(403);
  expect((await approve(people.cole, first.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
  expect((await lender.read(uuid)).facts.verification.checks.WATCHLIST).toMatchObject({ clear: false, cleared: true });
}, 60_000);

test('whose two people they are: one of compliance, whichever; last checks that something else stopped take one', () => {
  const rule = (made: Partial<Fact & { type: 'finalChecksMade' }>) => {
    const fact: Fact = { type: 'finalChecksMade', attempt: 1, clear: false, reasons: ['HIT'], ...made };
    return twoPersonRule('clear-final-checks', { facts: apply(NO_FACTS, fact), status: 'FUNDABLE', role: 'funder' });
  };
  expect(rule({ stopped: ['BANKRUPTCY', 'TITLE'] })).toBeNull();
  expect(rule({ stopped: ['WATCHLIST', 'TITLE'] })).toBe('WATCH_LIST');
  expect(rule({}), 'older checks do not say which of them stopped').toBe('WATCH_LIST');
  expect(mayBeSecond('WATCH_LIST', 'funder', 'compliance')).toBe(true);
  expect(mayBeSecond('WATCH_LIST', 'compliance', 'funder')).toBe(true);
  expect(mayBeSecond('WATCH_LIST', 'funder', 'funder')).toBe(false);
});

test('what takes two people by the time that the act is recorded is not done by one, although it took one when it was asked', async () => {
  const { ctx } = lender;
  const { uuid } = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
  const given = (reason: string): Change => ({
    by: { actor: 'borrower', ref: null, source: 'test' },
    facts: [{ type: 'accountGiven', role: 'DISBURSEMENT', accountId: v7(), mask: '6789', verification: 'PENDING_REVIEW', reason }],
  });
  await record(ctx, uuid, given('CONTROL_ONLY'));
  const { pat } = people;
  const as = { uuid: pat.staffUuid, name: pat.name, role: 'processor' } as const;
  const held = await transaction(ctx.pool, async (client) => {
    await recordWith(ctx, client, uuid, given('NAME_MISMATCH'));
    const reviewed = staffAction(ctx, uuid, { action: 'review-account', as, note: 'Deposits', evidence: 'Deposits' }).then(
      () => 'DONE',
      (error: unknown) => (error instanceof Problem ? error.code : error),
    );
    // it asks for the lock that the borrower's request holds
    const waits = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await ctx.pool.query(waits)).rowCount, { timeout: 20_000 }).toBeGreaterThan(0);
    return { reviewed };
  });
  expect(await held.reviewed).toBe('conflict');
  expect((await lender.read(uuid)).facts.verification.disbursement?.verification).toBe('PENDING_REVIEW');
}, 60_000);

describe('two people agree on what the first one read', () => {
  const ANOTHER = 'What this is about has changed since it was proposed. Look at it again, then propose it again.';
  const read = async (uuid: string) => ({ 'if-match': `"${(await lender.read(uuid)).version}"` });
  const refused = async (id: unknown) => {
    const { status, body } = await approve(people.cora, id);
    return [status, body['message']];
  };

  test('of an account: another one given meanwhile is not accepted, and nobody decides about an account without the version read', async () => {
    const { uuid } = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
    const give = async () => {
      const accountId = v7();
      await record(lender.ctx, uuid, {
        by: { actor: 'borrower', ref: null, source: 'test' },
        facts: [
          { type: 'accountGiven', role: 'DISBURSEMENT', accountId, mask: '6789', verification: 'PENDING_REVIEW', reason: 'NAME_MISMATCH' },
        ],
      });
      return accountId;
    };
    const asked = { action: 'review-account', note: 'A statement', evidence: 'The statement' };
    const first = await give();
    for (const body of [asked, { action: 'refuse-account', note: asked.note }])
      expect((await act(people.pat, uuid, body)).status).toBe(428);
    const path = `/desk/api/v1/applications/${uuid}/actions`;
    const proposed = await lender.call('POST', path, { jwt: people.pat.jwt, body: asked, headers: await read(uuid) });
    expect(proposed.body).toMatchObject({ state: 'PROPOSED' });
    await give();
    expect(await refused(proposed.body['proposalUuid'])).toEqual([409, ANOTHER]);
    const account = async () => (await lender.read(uuid)).facts.verification.disbursement;
    expect((await account())?.verification).toBe('PENDING_REVIEW');
    const { rows } = await lender.ctx.pool.query('select state, reason from staff_proposal where application_uuid = $1', [uuid]);
    expect(rows).toEqual([{ state: 'EXPIRED', reason: ANOTHER }]);
    const { facts } = await lender.read(uuid);
    const late: Fact = { type: 'accountReviewed', role: 'DISBURSEMENT', accountId: first, verification: 'VERIFIED' };
    expect(apply(facts, late), 'a review of the first is not of the second').toEqual(facts);
  }, 60_000);

  test('of a hold: a proposal to release one never releases another', async () => {
    const { uuid } = await lender.play('happy', 'RESCISSION');
    const hold = async (note: string) => staffAction(lender.ctx, uuid, { action: 'hold-funding', note });
    await hold('An owner called');
    const { proposalUuid } = (await act(people.fay, uuid, { action: 'release-hold', note: 'Settled' })).body;
    await hold('Counsel');
    expect(await refused(proposalUuid)).toEqual([409, ANOTHER]);
    expect((await lender.read(uuid)).facts.closing.heldFor).toBe('Counsel');
    const again = await act(people.fay, uuid, { action: 'release-hold', note: 'Settled too' });
    expect((await approve(people.cora, again.body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
  }, 60_000);
});

test('the note of a proposal that the release before stored is read and recorded, and that release reads the note of this one', async () => {
  const { uuid } = await lender.play('happy', 'RESCISSION');
  const { pool } = lender.ctx;
  await staffAction(lender.ctx, uuid, { action: 'hold-funding', note: 'An owner called' });
  const { proposalUuid } = (await act(people.fay, uuid, { action: 'release-hold', note: 'Settled' })).body;
  const stored = async () => (await pool.query('select asked from staff_proposal where id = $1', [proposalUuid])).rows[0]?.asked as object;
  expect(await stored()).toMatchObject({ note: 'Settled', reason: 'Settled' });
  const asBefore = async () =>
    pool.query(`update staff_proposal set asked = asked - 'note' || '{"reason": "As before"}' where id = $1`, [proposalUuid]);
  await asBefore();
  await pool.query(readMigrations().find(({ name }) => name.startsWith('0865'))?.sql ?? '');
  expect(await stored()).toMatchObject({ note: 'As before', reason: 'As before' });
  await asBefore();
  const { body } = await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: people.cora.jwt });
  expect(body['proposals']).toMatchObject([{ uuid: proposalUuid, reason: 'As before' }]);
  expect((await approve(people.cora, proposalUuid)).body).toMatchObject({ state: 'APPROVED' });
  const { rows } = await pool.query("select reason from staff_action where application_uuid = $1 and action = 'release-hold'", [uuid]);
  expect(rows).toEqual([{ reason: 'As before' }]);
}, 60_000);

test('a proposal that was decided is not ended again by who came later; a page that only says done does nothing that takes two', async () => {
  const { ctx } = lender;
  const { uuid } = await lender.play('happy', 'RESCISSION');
  await staffAction(ctx, uuid, { action: 'hold-funding', note: 'An owner called' });
  const asked = { action: 'release-hold', note: 'Settled' } as const;
  const fay = { ...people.fay, kind: 'staff', sessionId: v7(), role: 'funder', organization: 'MAIN' } as const;
  await expect(actOnPage(ctx, fay, uuid, asked, () => undefined)).rejects.toMatchObject({ code: 'conflict' });
  const proposals = async () =>
    (await ctx.pool.query('select state, second_person as second, reason from staff_proposal where application_uuid = $1', [uuid])).rows;
  expect(await proposals()).toEqual([]);
  const id = String((await act(people.fay, uuid, asked)).body['proposalUuid']);
  await lender.call('POST', `/desk/api/v1/approvals/${id}/decision`, {
    jwt: people.cora.jwt,
    body: { decision: 'REFUSE', reason: 'Not settled' },
  });
  await endProposal(ctx.pool, id, { state: 'EXPIRED', at: ctx.clock.now(), reason: 'It has gone on' });
  expect(await proposals()).toEqual([{ state: 'REFUSED', second: people.cora.staffUuid, reason: 'Not settled' }]);
}, 60_000);
