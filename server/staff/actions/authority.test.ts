/** What a person decides alone, asked where it is decided: of both people, at that moment, in real transactions. */
import { type Authority, USUAL_AUTHORITY } from '@hearthline/contract/desk/authority.ts';
import { putMemberAuthority, putMemberRole } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { readSheet } from '@hearthline/sandbox/testing/read-sheet.ts';
import { deskToken, hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ACTIONS } from './all.ts';
import { aboveAuthority, creditNeeded, standing } from './authority.ts';

let lender: TestLender;
let people: Record<'una' | 'uri' | 'ugo' | 'fay' | 'finn' | 'cole', Hired>;
const set = async ({ staffUuid }: Hired, authority: Partial<Authority> | null) =>
  putMemberAuthority(lender.ctx.pool, staffUuid, authority && { ...USUAL_AUTHORITY, ...authority });
beforeAll(async () => {
  lender = await testLender();
  people = {
    una: await hire(lender, 'Una Write', 'underwriter'),
    uri: await hire(lender, 'Uri Write', 'underwriter'),
    ugo: await hire(lender, 'Ugo Write', 'underwriter'),
    fay: await hire(lender, 'Fay Fund', 'funder'),
    finn: await hire(lender, 'Finn Fund', 'funder'),
    cole: await hire(lender, 'Cole Comply', 'compliance'),
  };
}, 60_000);
afterAll(async () => lender.close());
beforeEach(async () => {
  for (const one of Object.values(people)) await set(one, null);
});

type Offered = { readonly action: string; readonly twoPeople: string | null };
type Proposal = {
  readonly uuid: string;
  readonly applicationUuid: string;
  readonly mayDecide: boolean;
  readonly whyNot: string | null;
  readonly deciders: readonly string[];
};
const act = async (as: Hired, uuid: string, body: object) =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt, body });
const decide = async (as: Hired, id: unknown, decision = 'APPROVE') =>
  lender.call('POST', `/desk/api/v1/approvals/${String(id)}/decision`, { jwt: as.jwt, body: { decision } });
const offered = async (as: Hired, uuid: string, action: string) =>
  ((await lender.call('GET', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt })).body['actions'] as Offered[]).find(
    (one) => one.action === action,
  );
const waiting = async (as: Hired, uuid: string) =>
  ((await lender.call('GET', '/desk/api/v1/approvals', { jwt: as.jwt })).body['proposals'] as Proposal[]).find(
    (one) => one.applicationUuid === uuid,
  );
const APPROVE = { action: 'approve', decision: { debts: [{ id: 'TL-2', counts: true }] }, note: 'The dispute is settled' };

describe('the review of underwriting', () => {
  let uuid: string;
  beforeEach(async () => {
    ({ uuid } = await lender.play('review', 'UNDERWRITING_REVIEW'));
  }, 60_000);

  test('within one’s authority it is decided at once, and without one set it is what the rules allow', async () => {
    const { line = 0, cltv = 0 } = creditNeeded((await lender.read(uuid)).facts);
    expect([line, cltv > 50 && cltv < 100]).toEqual([208_035, true]);
    await set(people.una, { line, cltv: Math.ceil(cltv) });
    expect(await offered(people.una, uuid, 'approve')).toMatchObject({ twoPeople: null });
    expect((await act(people.una, uuid, APPROVE)).body).toMatchObject({ state: 'DONE' });
  }, 60_000);

  test.each([
    [{ line: 200_000 }, 'This is above your authority of $200,000. A colleague with authority decides.'],
    [{ cltv: 50 }, 'This is above your authority of a CLTV of 50%. A colleague with authority decides.'],
  ])(
    'above it, %o, it is proposed: said before, and a colleague whose authority covers it decides',
    async (limits, says) => {
      await set(people.una, limits);
      await set(people.uri, limits);
      expect(await offered(people.una, uuid, 'approve')).toMatchObject({ twoPeople: says });
      const { body } = await act(people.una, uuid, APPROVE);
      expect(body).toMatchObject({ state: 'PROPOSED', status: 'UNDERWRITING_REVIEW' });
      expect(await waiting(people.uri, uuid)).toMatchObject({ mayDecide: false, whyNot: says });
      const theirs = await waiting(people.ugo, uuid);
      expect(theirs).toMatchObject({ mayDecide: true, whyNot: null });
      expect([theirs?.deciders.includes('Ugo Write'), theirs?.deciders.includes('Uri Write')]).toEqual([true, false]);
      expect((await decide(people.una, body['proposalUuid'])).status, 'their own').toBe(403);
      expect((await decide(people.uri, body['proposalUuid'])).body).toMatchObject({ code: 'forbidden', message: says });
      expect((await lender.read(uuid)).status).toBe('UNDERWRITING_REVIEW');
      expect((await decide(people.ugo, body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
      expect((await lender.read(uuid)).status).not.toBe('UNDERWRITING_REVIEW');
    },
    60_000,
  );

  test('no other way on goes around it: the general clearing judges nothing, and is refused', async () => {
    expect(await act(people.una, uuid, { action: 'clear', note: 'The dispute is settled' })).toMatchObject({
      status: 409,
      body: { code: 'out_of_order', message: expect.stringMatching(/^Underwriting is not cleared, it is decided/) as string },
    });
    expect((await lender.read(uuid)).status).toBe('UNDERWRITING_REVIEW');
  }, 60_000);

  test('a line that is larger than was found before, as at lower rates, is asked about once more', async () => {
    await lender.ctx.pool.query(`update application set facts = jsonb_set(facts, '{underwriting,maxLine}', '150000') where uuid = $1`, [
      uuid,
    ]);
    await set(people.una, { line: 150_000 });
    expect((await act(people.una, uuid, APPROVE)).body).toMatchObject({
      code: 'forbidden',
      message: 'This would be above your authority of $150,000. A colleague with authority decides.',
    });
    expect((await lender.read(uuid)).facts.decided).toBeNull();
    expect((await act(people.ugo, uuid, APPROVE)).body).toMatchObject({ state: 'DONE' });
  }, 60_000);

  test.each([
    ['approve', APPROVE],
    ['counteroffer', { ...APPROVE, action: 'counteroffer', counter: { maxLine: 60_000 }, reasons: ['LATES'] }],
  ])(
    '%s: a second person approves what the first one read, and no later report',
    async (_, asked) => {
      await set(people.una, { line: 50_000 });
      const id = (await act(people.una, uuid, asked)).body['proposalUuid'];
      await lender.ctx.pool.query(
        `update application set facts = jsonb_set(facts, '{credit,conflicts}', facts #> '{credit,conflicts}' || '["DISPUTED_DEBT:TL-3"]') where uuid = $1`,
        [uuid],
      );
      expect(await decide(people.ugo, id)).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(/has changed since it was proposed/) as string },
      });
      expect((await lender.read(uuid)).facts.decided).toBeNull();
    },
    60_000,
  );

  test('authority is that of the moment of deciding: lowered while it waits, and raised again', async () => {
    await set(people.una, { line: 200_000 });
    const id = (await act(people.una, uuid, APPROVE)).body['proposalUuid'];
    await set(people.ugo, { line: 100_000 });
    expect((await decide(people.ugo, id)).body).toMatchObject({
      message: 'This is above your authority of $100,000. A colleague with authority decides.',
    });
    await set(people.ugo, { line: 208_035 });
    expect((await decide(people.ugo, id)).status).toBe(200);
  }, 60_000);

  test('two who approve at once: one is done, the other hears that it was decided', async () => {
    await set(people.una, { line: 200_000 });
    const id = (await act(people.una, uuid, APPROVE)).body['proposalUuid'];
    const both = await Promise.all([people.uri, people.ugo].map(async (one) => decide(one, id)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  }, 60_000);

  test('lowered between the reading of the session and the act: it is not done', async () => {
    // the other transaction has lowered it and not committed: the act waits for it at the row of the person
    const lowering = transaction(lender.ctx.pool, async (client) => {
      await putMemberAuthority(client, people.una.staffUuid, { ...USUAL_AUTHORITY, line: 1000 });
      const acting = act(people.una, uuid, APPROVE);
      const isWaiting = async (): Promise<boolean> => {
        const found = await lender.ctx.pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for share%'",
        );
        return found.rows.length > 0;
      };
      while (!(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 20));
      return { acting };
    });
    const done = await (await lowering).acting;
    expect(done.body).toMatchObject({ code: 'conflict' });
    expect((await lender.read(uuid)).status).toBe('UNDERWRITING_REVIEW');
  }, 60_000);

  test('the staff of another lender see and decide nothing of it', async () => {
    await set(people.una, { line: 200_000 });
    const id = (await act(people.una, uuid, APPROVE)).body['proposalUuid'];
    const other = { ...people.ugo, jwt: await deskToken(lender, 'PLUMFIELD', 'underwriter') };
    expect((await decide(other, id)).status).toBe(404);
    expect(await waiting(other, uuid)).toBeUndefined();
  }, 60_000);
});

describe('the funding', () => {
  const read = async (uuid: string) => readSheet(lender.ctx, await lender.read(uuid));
  const decideFunding = async (as: Hired, id: unknown, sheet: object) =>
    lender.call('POST', `/desk/api/v1/approvals/${String(id)}/decision`, { jwt: as.jwt, body: { decision: 'APPROVE', ...sheet } });

  test('above what one funds alone it takes a colleague who funds it alone, and is approved once', async () => {
    const { uuid } = await lender.play('happy', 'FUNDING_DECISION');
    await set(people.fay, { release: 50_000 });
    await set(people.finn, { release: 0 });
    const sheet = await read(uuid);
    expect(await offered(people.fay, uuid, 'approve-funding')).toMatchObject({
      twoPeople: 'This is above your authority of $50,000. A colleague with authority decides.',
    });
    const { body } = await act(people.fay, uuid, { action: 'approve-funding', ...sheet });
    expect(body).toMatchObject({ state: 'PROPOSED' });
    expect((await decideFunding(people.finn, body['proposalUuid'], sheet)).status).toBe(403);
    await set(people.finn, { release: 250_000 });
    expect((await decideFunding(people.finn, body['proposalUuid'], sheet)).body).toMatchObject({ state: 'APPROVED' });
    const { facts } = await lender.read(uuid);
    expect(facts.closing.approvals).toEqual([people.fay.staffUuid]);
  }, 120_000);

  test('a line that takes two people in any case takes one of them with the whole authority', async () => {
    const { uuid } = await lender.play('happy', 'FUNDING_DECISION', ['large']);
    await set(people.fay, { release: 50_000 });
    await set(people.finn, { release: 249_999 });
    const sheet = await read(uuid);
    const { body } = await act(people.fay, uuid, { action: 'approve-funding', ...sheet });
    expect((await decideFunding(people.finn, body['proposalUuid'], sheet)).body).toMatchObject({ code: 'forbidden' });
    await set(people.fay, null);
    expect((await decideFunding(people.finn, body['proposalUuid'], sheet)).body).toMatchObject({ state: 'APPROVED' });
    expect((await lender.read(uuid)).facts.closing.approvals).toEqual([people.fay.staffUuid, people.finn.staffUuid]);
  }, 120_000);

  test('a hold on it is released by two, one of whom would fund the line', async () => {
    const { uuid } = await lender.play('happy', 'RESCISSION');
    await act(people.fay, uuid, { action: 'hold-funding', note: 'An owner called' });
    await set(people.fay, { release: 0 });
    await set(people.cole, { release: 0 });
    const { body } = await act(people.fay, uuid, { action: 'release-hold', note: 'Settled' });
    expect((await decide(people.cole, body['proposalUuid'])).status).toBe(403);
    expect((await decide(people.finn, body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
  }, 120_000);
});

test('the value of the home is agreed on within one’s authority', async () => {
  const { uuid } = await lender.play('houston', 'NAV_RESI_EVAL_REVIEW', ['lowvalue']);
  const { cltv = 0 } = creditNeeded((await lender.read(uuid)).facts);
  await set(people.una, { cltv: Math.floor(cltv) });
  const { body } = await act(people.una, uuid, { action: 'agree-value' });
  expect(body).toMatchObject({ state: 'PROPOSED' });
  expect((await decide(people.ugo, body['proposalUuid'])).body).toMatchObject({ state: 'APPROVED' });
}, 120_000);

test('who has another role has nothing of the authority of the old one, and their own limits end with it', async () => {
  const { una } = people;
  await set(una, { line: 100_000 });
  await putMemberRole(lender.ctx.pool, una.staffUuid, 'funder');
  await transaction(lender.ctx.pool, async (client) => {
    expect(await standing(client, { uuid: una.staffUuid, role: 'funder' })).toMatchObject({ authority: null });
    const old = await standing(client, { uuid: una.staffUuid, role: 'underwriter' });
    expect(aboveAuthority(old, { line: 1 })).toBe('above your authority of $0');
  });
  await putMemberRole(lender.ctx.pool, una.staffUuid, 'underwriter');
});

test('the actions that take authority', () => {
  expect(Object.entries(ACTIONS).flatMap(([name, { needs }]) => (needs ? name : []))).toEqual([
    'clear',
    'approve',
    'counteroffer',
    'clear-check',
    'agree-value',
    'approve-funding',
    'release-hold',
  ]);
});
