/** What a person proposed or asked for who is suspended, or has another role, before it is carried out. */
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { putMemberRole, suspendMember } from '@hearthline/database/stores/lender/staff-members.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sweepAll } from '../../engine/sweep.ts';

let lender: TestLender;
let people: Record<'una' | 'uri' | 'pat' | 'cora' | 'cleo', Hired>;
let uuid = '';
beforeAll(async () => {
  lender = await testLender();
  people = {
    una: await hire(lender, 'Una Write', 'underwriter'),
    uri: await hire(lender, 'Uri Write', 'underwriter'),
    pat: await hire(lender, 'Pat Process', 'processor'),
    cora: await hire(lender, 'Cora Close', 'compliance'),
    cleo: await hire(lender, 'Cleo Close', 'compliance'),
  };
}, 60_000);
afterAll(async () => lender.close());
beforeEach(async () => {
  for (const { staffUuid } of Object.values(people)) await suspendMember(lender.ctx.pool, staffUuid, null);
  ({ uuid } = await lender.play('happy', 'OFFER_SELECTION'));
});

const post = async (as: Hired, path: string, body: object) => lender.call('POST', `/desk/api/v1${path}`, { jwt: as.jwt, body });
const suspended = async ({ staffUuid }: Hired) => suspendMember(lender.ctx.pool, staffUuid, new Date());

describe('a proposal', () => {
  const propose = async () =>
    (await post(people.una, `/applications/${uuid}/actions`, { action: 'decline', reasons: ['SCORE_LOW'], note: 'Another person’s' })).body[
      'proposalUuid'
    ];
  const kept = async () =>
    (await lender.ctx.pool.query('select state, reason from staff_proposal where application_uuid = $1', [uuid])).rows;
  const ENDED = { state: 'EXPIRED', reason: 'Who proposed this was suspended or has another role now. Propose it again.' };

  test('of a suspended person is not approved: it has expired, says why, and nothing is done', async () => {
    const id = await propose();
    await suspended(people.una);
    const approved = await post(people.uri, `/approvals/${String(id)}/decision`, { decision: 'APPROVE' });
    expect([approved.status, approved.body['message']]).toEqual([409, ENDED.reason]);
    expect(await kept()).toEqual([ENDED]);
    expect((await lender.read(uuid)).status).toBe('OFFER_SELECTION');
  });

  test('of a person who has another role leaves the list of approvals', async () => {
    await propose();
    await putMemberRole(lender.ctx.pool, people.una.staffUuid, 'compliance');
    const { body } = await lender.call('GET', '/desk/api/v1/approvals', { jwt: people.uri.jwt });
    expect((body['proposals'] as { applicationUuid: string }[]).filter((one) => one.applicationUuid === uuid)).toEqual([]);
    expect(await kept()).toEqual([ENDED]);
    await putMemberRole(lender.ctx.pool, people.una.staffUuid, 'underwriter');
  });
});

describe('a change of identity data', () => {
  const NEW = '6025550177';
  const phone = async () => (await applicantOf(lender.ctx, await lender.read(uuid))).phone;
  const change = async () => {
    const { rows } = await lender.ctx.pool.query('select state, refusal from identity_change where application_uuid = $1', [uuid]);
    return rows as { state: string; refusal: string | null }[];
  };
  const told = async () =>
    (await lender.ctx.pool.query("select 1 from outbox where application_uuid = $1 and subject like 'We were asked to change%'", [uuid]))
      .rowCount;
  const ask = async () =>
    (
      await post(people.pat, `/applications/${uuid}/identity-changes`, {
        party: 'borrower',
        what: 'PHONE',
        phone: NEW,
        reason: 'They called',
        evidence: 'None',
      })
    ).body['changeId'];
  const agree = async (as: Hired, id: unknown) =>
    post(as, `/applications/${uuid}/identity-changes/${String(id)}/decision`, { accept: true });
  const wait = async () => {
    await lender.ctx.clock.advance(48 * 3_600_000 + 1000, uuid);
    await sweepAll(lender.ctx, uuid);
    await lender.drain(uuid);
  };
  const GIVEN_UP = { state: 'NOT_POSSIBLE', refusal: 'Who asked for it was suspended or has another role now. Ask for it again.' };

  test('asked for by a person who is suspended now is not agreed to: it is given up, and its owner is told nothing', async () => {
    const id = await ask();
    await suspended(people.pat);
    const agreed = await agree(people.cora, id);
    expect([agreed.status, agreed.body['message']]).toEqual([409, GIVEN_UP.refusal]);
    expect(await change()).toEqual([GIVEN_UP]);
    expect(await told()).toBe(0);
  });

  test('that waits for its owner is given up when its time comes, where who asked for it was suspended', async () => {
    expect((await agree(people.cora, await ask())).body).toMatchObject({ state: 'WAITING' });
    await suspended(people.pat);
    await wait();
    expect(await change()).toEqual([GIVEN_UP]);
    expect(await phone()).not.toBe(NEW);
  });

  test('that a person agreed to who is suspended now is before a second person again', async () => {
    const id = await ask();
    await agree(people.cora, id);
    await suspended(people.cora);
    await wait();
    expect(await change()).toMatchObject([{ state: 'ASKED' }]);
    expect(await phone()).not.toBe(NEW);
    expect(await told()).toBe(1);
    expect((await agree(people.cleo, id)).body).toMatchObject({ state: 'WAITING' });
    await wait();
    expect(await phone()).toBe(NEW);
  });
});
