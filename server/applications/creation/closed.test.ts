/** A lender that takes no new applications: none is made, what was typed is kept, and those that exist continue (record 167). */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { actAsCoOwners } from '@hearthline/sandbox/co-owners.ts';
import { personaOf, playedBy, staffOf, takeTurn } from '@hearthline/sandbox/play.ts';
import { referralBy } from '@hearthline/sandbox/referred.ts';
import { creationBody } from '@hearthline/sandbox/registration.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signedUp } from '../../testing/people.ts';

const OPEN = FILE_LENDERS;
const CLOSED = lenderSet(FILE_LENDERS.all.map((one) => (one.orgCode === 'MAIN' ? { ...one, serving: 'CLOSED' as const } : one)));
let served = OPEN;
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender({ lenders: { now: () => served } });
});
beforeEach(() => {
  served = OPEN;
});
afterAll(async () => lender.close());

const DRAFTS = '/service-application/external/api/v1/heloc/drafts';
const count = async () => Number((await lender.ctx.pool.query('select count(*) as n from application')).rows[0]?.n);

test('no application is made, the draft stays and says so; reopened, it is sent as it was', async () => {
  const email = 'closed@example.com';
  const body = creationBody(personaOf('happy'), email, 'MAIN');
  const { authorization } = await signedUp(lender, email);
  const jwt = authorization.replace('Bearer ', '');
  const create = async () =>
    lender.call('POST', `/service-application/api/v3/application/helocs?state=${body.propertyRequest.state}`, { jwt, body });
  const begun = await lender.app.inject({ method: 'POST', url: DRAFTS, payload: { data: { email } } });
  const [set] = begun.cookies;
  const cookie = `${set?.name}=${set?.value}`;
  const draft = begun.json<{ id: string; version: number }>();
  const save = async (version: number, dob: string) =>
    (
      await lender.app.inject({ method: 'PATCH', url: `${DRAFTS}/${draft.id}`, headers: { cookie }, payload: { version, data: { dob } } })
    ).json();
  expect(draft).toMatchObject({ takesApplications: true });

  served = CLOSED;
  const before = await count();
  const refused = await create();
  expect([refused.status, refused.body['code']]).toEqual([409, 'applications_closed']);
  expect(refused.body['message']).toContain('Hearthline takes no new applications');
  expect(await count()).toBe(before);
  expect(await save(1, '1984-05-17')).toMatchObject({ version: 2, takesApplications: false, data: { email, dob: '1984-05-17' } });

  served = OPEN;
  expect(await save(2, '1984-05-18')).toMatchObject({ takesApplications: true, data: { email } });
  expect((await create()).status).toBe(201);
});

test('a broker’s link is not used up by a refusal: reopened, the same link makes the application', async () => {
  const email = 'referred@example.com';
  const persona = personaOf('happy');
  const referralId = await referralBy(lender.ctx.pool, null, { orgCode: 'MAIN', persona, email });
  const { authorization } = await signedUp(lender, email);
  const body = { ...creationBody(persona, email, 'MAIN'), referralId };
  const create = async () =>
    lender.call('POST', `/service-application/api/v3/application/helocs?state=${body.propertyRequest.state}`, {
      jwt: authorization.replace('Bearer ', ''),
      body,
    });
  served = CLOSED;
  expect(await create()).toMatchObject({ status: 409, body: { code: 'applications_closed' } });
  served = OPEN;
  const made = await create();
  expect(made.status).toBe(201);
  expect((await lender.read(String(made.body['uuid']))).facts.created?.referralId).toBe(referralId);
});

test('an invited co-owner opens an account and signs, and the application goes on', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  served = CLOSED;
  const actor = playedBy(lender.ctx, lender.app, {
    persona: personaOf('joint'),
    modifiers: [],
    orgCode: 'MAIN',
    until: 'CLEAR_TO_CLOSE',
    uuid,
    jwt,
  });
  for (let turn = 0; turn < 20 && (await lender.read(uuid)).status === 'CO_DEED_REQ'; turn += 1) {
    await actAsCoOwners(lender.ctx, lender.app, actor);
    await lender.ctx.clock.advance(60_000, uuid);
    while ((await lender.drain(uuid)) > 0);
  }
  const { status, active, facts } = await lender.read(uuid);
  expect([status === 'CO_DEED_REQ', active, facts.verification.signers.map(({ signed }) => signed)]).toEqual([false, true, [true]]);
});

test('an application that was there before continues, by its borrower and by staff, to its end', async () => {
  const { uuid, jwt } = await lender.play('happy', 'OFFER_SELECTION');
  const { ctx, app } = lender;
  served = CLOSED;
  const actor = playedBy(ctx, app, {
    persona: personaOf('happy'),
    modifiers: [],
    orgCode: 'MAIN',
    until: 'IDENTITY_VERIFICATION',
    uuid,
    jwt,
  });
  for (let turn = 0; turn < 60; turn += 1) {
    const application = await actor.read();
    if (application.status === 'IDENTITY_VERIFICATION') break;
    if ((await lender.drain(uuid)) === 0) await takeTurn(actor, application, staffOf(ctx, uuid));
  }
  expect((await lender.read(uuid)).status).toBe('IDENTITY_VERIFICATION');
  expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} })).status).toBe(200);
  expect((await lender.read(uuid)).active).toBe(false);
});
