import { stepOf } from '@hearthline/journey/checklist.ts';
import { PREQUALIFICATION_STEPS } from '@hearthline/journey/steps/prequalification.ts';
import { statusKind, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedSandboxReference } from './seed-reference.ts';
import { onApplication, statusUrl, testLender, type TestLender } from './testing/lender.ts';
import { PERSONAS } from './personas.ts';
import { formOf, senderOf } from './actor.ts';
import type { DocumentType } from '@hearthline/rules/conditions/document-types.ts';
import { jpeg } from '@hearthline/server/uploads/testing/pictures.ts';
import { licenseOf } from './forms.ts';
import { sweepTimers } from '@hearthline/server/engine/sweep.ts';

const DAY = 86_400_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const application = async (uuid: string) => (await lender.call('GET', `/sandbox/applications/${uuid}`)).body;
const due = async (uuid: string) =>
  (await lender.ctx.pool.query("select step from work where application_uuid = $1 and state = 'DUE'", [uuid])).rows.map((r) => r.step);

describe('every persona, by the calls a browser makes', () => {
  test.each(PERSONAS.map((p) => [p.key, p] as const))('%s ends at the status of the table', async (key, { reaches }) => {
    const { uuid, status, jwt } = await lender.play(key);
    expect(status).toBe(reaches.status);
    expect((await lender.call('GET', statusUrl(uuid), { jwt })).body).toMatchObject({ status: reaches.status });
    expect(await application(uuid)).toMatchObject({ chainHolds: true });
  });

  const LED_TO_OFFERS = [
    'york',
    'ghost',
    'frost',
    'locke',
    'pinn',
    'alert',
    'noland',
    'multi',
    'datatree',
    'notowner',
    'novalue',
    'onsite',
    'merchant',
    'lienz',
    'debts',
    'winback',
    'late',
    'review',
  ];
  test.each(LED_TO_OFFERS)('%s gets offers when everyone does their part', async (key) => {
    const { uuid, jwt } = await lender.play(key, 'OFFER_SELECTION');
    const { body } = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    expect((body['offersByType'] as { FIXED: unknown[] }).FIXED.length).toBeGreaterThan(0);
  });

  test('a status that cannot be reached is refused with the status of the application', async () => {
    const { status, body } = await lender.call('POST', '/sandbox/applications', { body: { persona: 'lowfico', until: 'OFFER_SELECTION' } });
    expect([status, body['message']]).toEqual([409, 'Lowell Lowfico does not reach OFFER_SELECTION: the application is at DECLINED']);
  });

  test.each([
    [{ persona: 'nobody' }],
    [{ persona: 'happy', until: 'NOWHERE' }],
    [{ persona: 'happy', org: 'NOBODY' }],
    [{ persona: 'happy', modifiers: ['a b'] }],
    [{ persona: 'happy', more: 1 }],
  ])('%j is refused', async (body) => {
    expect((await lender.call('POST', '/sandbox/applications', { body })).status).toBe(400);
  });
});

/** Final statuses that a borrower or staff choose; every other status is in reach.test.ts. */
const CHOSEN_ENDS: readonly (readonly [status: ChecklistStatus, persona: string])[] = [
  ['DECLINED', 'debts'],
  ['DECLINED', 'winback'],
  ['DECLINED', 'alert'],
  ['CANCELLED', 'frost'],
];

describe('until', () => {
  test.each(CHOSEN_ENDS)('%s by %s', async (until, persona) => {
    const { uuid, status } = await lender.play(persona, until);
    expect([status, await due(uuid)]).toEqual([until, []]);
  });

  test('a status alone is enough: a persona that reaches it is played', async () => {
    const { status, body } = await lender.call('POST', '/sandbox/applications', { body: { until: 'UNKNOWN' } });
    expect([status, body['status'], body['email']]).toEqual([201, 'UNKNOWN', expect.stringMatching(/^tim\.timeout\+unknown\+/)]);
  });

  const waiting = PREQUALIFICATION_STEPS.map((s) => s.status)
    .filter((status, i, all) => statusKind(status) === 'waiting' && all.indexOf(status) === i)
    .map((status) => [status, 'happy'] as const);
  const outcomes = waiting
    .flatMap(([status, persona]) => (['finish', 'fail', 'unknown'] as const).map((outcome) => [status, outcome, persona] as const))
    .filter(([status, outcome]) => status !== 'IN_PROGRESS' || outcome === 'finish');
  test.each(outcomes)('%s ends with work that ends with %s', async (until, outcome, persona) => {
    const { uuid } = await lender.play(persona, until);
    const { facts, settings } = await lender.read(uuid);
    const name = stepOf(facts, settings).work ?? 'pre-checks';
    const { status, body } = await lender.call('POST', `/sandbox/applications/${uuid}/work`, { body: { name, outcome } });
    expect(status).toBe(200);
    expect(body['status']).not.toBe(until);
    if (outcome !== 'finish') expect(body['status']).toBe(outcome === 'fail' && name === 'soft-credit' ? 'CREDIT_ERROR' : 'UNKNOWN');
    if (outcome === 'finish') {
      // Released, the application continues by itself.
      await lender.drain(uuid);
      expect((await lender.read(uuid)).status).toBe('OFFER_SELECTION');
    }
  });

  test('work that the application does not wait for is refused, and the application stays held', async () => {
    const { uuid } = await lender.play('happy', 'WAITING_FOR_SOFT_CREDIT');
    for (const name of ['underwriting', 'nothing', 'pre-checks']) {
      expect((await lender.call('POST', `/sandbox/applications/${uuid}/work`, { body: { name } })).status).toBe(409);
    }
    expect((await lender.read(uuid)).holdAt).toBe('WAITING_FOR_SOFT_CREDIT');
    expect(await due(uuid)).toEqual([]);
  });
});

test('an application held at the check of the ID checks it when the borrower has sent it, and then goes on', async () => {
  const { uuid, jwt } = await lender.play('blurry', 'IDENTITY_VERIFICATION');
  expect(await due(uuid)).toEqual([]);
  const standings = [];
  for (const _ of [1, 2]) {
    const body = await licenseOf(senderOf(lender.app, jwt, 'MAIN', uuid));
    expect((await lender.call('POST', onApplication(uuid, 'identity-document'), { jwt, body })).status).toBe(200);
    expect(await due(uuid)).toEqual(['identity-result']);
    await lender.ctx.clock.advance(20_000, uuid);
    await lender.drain(uuid);
    standings.push((await lender.call('GET', onApplication(uuid, 'identity-document'), { jwt })).body);
  }
  expect(standings).toMatchObject([
    { tries: 1, triesLeft: 2, verification: 'FAILED_VERIFICATION', reason: 'BLURRY', pending: false, selfieAsked: false },
    { tries: 2, triesLeft: 1, verification: 'PENDING_REVIEW', reason: 'NAME_MISMATCH' },
  ]);
  const { facts } = await lender.read(uuid);
  expect(facts.openConditions.map(({ category }) => category)).toContain('IDENTITY_DOCUMENT_FRAUD_REVIEW');
});

test('a large line held at its funding: the first approval orders nothing, the second one the money, and the line opens', async () => {
  const { uuid } = await lender.play('happy', 'FUNDING_DECISION', ['large']);
  const approve = async () => lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'approve-funding' } });
  expect((await approve()).status).toBe(200);
  expect([(await lender.read(uuid)).status, await due(uuid)]).toEqual(['FUNDING_DECISION', []]);
  expect((await approve()).status).toBe(200);
  expect(await due(uuid)).toEqual(['disbursement']);
  await lender.drain(uuid);
  for (let day = 0; day < 10 && (await lender.read(uuid)).active; day += 1) {
    await lender.ctx.clock.advance(DAY, uuid);
    await sweepTimers(lender.ctx, uuid);
    await lender.drain(uuid);
  }
  const { status, facts } = await lender.read(uuid);
  expect([status, facts.closing.disbursement?.stage]).toEqual(['COMPLETE', 'SETTLED']);
});

test('after a face that was not recognized, a picture of the face is required', async () => {
  const { uuid, jwt } = await lender.play('happy', 'IDENTITY_VERIFICATION');
  const send = async (type: DocumentType, name: string): Promise<string> => {
    const { payload, contentType } = formOf({ type }, name, jpeg);
    const headers = { 'content-type': contentType };
    const { body } = await lender.call('POST', onApplication(uuid, 'documents'), { jwt, body: payload, headers });
    return String(body['uuid']);
  };
  const submit = async (body: object) => lender.call('POST', onApplication(uuid, 'identity-document'), { jwt, body });
  const documentType = 'PASSPORT';
  expect((await submit({ documentType, front: await send('PASSPORTFRONT', 'other-face.jpg') })).status).toBe(200);
  await lender.ctx.clock.advance(20_000, uuid);
  await lender.drain(uuid);
  const standing = await lender.call('GET', onApplication(uuid, 'identity-document'), { jwt });
  expect(standing.body).toMatchObject({ reason: 'FACE_MISMATCH', selfieAsked: true });

  const front = await send('PASSPORTFRONT', 'passport.jpg');
  expect(await submit({ documentType, front })).toMatchObject({ status: 409, body: { errors: [{ field: 'selfie' }] } });
  expect((await submit({ documentType, front, selfie: await send('SELFIE', 'face.jpg') })).status).toBe(200);
});

describe('modifiers', () => {
  test('stuck: the bureau is slow, the application waits and nothing has failed', async () => {
    const { uuid, status } = await lender.play('timeout', undefined, ['stuck']);
    expect(status).toBe('WAITING_FOR_SOFT_CREDIT');
    expect(await due(uuid)).toContain('soft-credit');
    await lender.drain(uuid);
    const { rows } = await lender.ctx.pool.query("select state, tries from work where application_uuid = $1 and step = 'soft-credit'", [
      uuid,
    ]);
    expect(rows).toEqual([{ state: 'DUE', tries: 0 }]);
    // Patience is limited: after half an hour "not yet" counts as a failure.
    await lender.ctx.clock.advance(31 * 60_000, uuid);
    await lender.drain(uuid);
    expect((await lender.read(uuid)).status).toBe('CREDIT_ERROR');
  });

  test('unknown: a reply in an unknown format is referred to staff at once', async () => {
    const { uuid, status } = await lender.play('timeout', undefined, ['unknown']);
    expect(status).toBe('UNKNOWN');
    expect((await application(uuid))['tasks']).toMatchObject([{ kind: 'UNKNOWN', closed_at: null }]);
  });

  test('cancelled: staff close the application', async () => {
    for (const until of [undefined, 'OFFER_SELECTION', 'CANCELLED'])
      expect((await lender.play('happy', until, ['cancelled'])).status).toBe('CANCELLED');
  });

  test('expired: the offers expire and are computed again', async () => {
    const { uuid, status } = await lender.play('happy', undefined, ['expired']);
    expect(status).toBe('WAITING_FOR_SOFT_CREDIT');
    await lender.drain(uuid);
    expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { offersExpired: 1 } });
  });
});

describe('staff', () => {
  test('a closed application accepts no action', async () => {
    const { uuid } = await lender.play('lowfico');
    for (const action of ['clear', 'decline', 'cancel', 'redrive', 'add-condition']) {
      const answer = await lender.call('POST', `/sandbox/applications/${uuid}/staff`, {
        body: { action, category: 'MISSING_PHONE_NUMBER' },
      });
      expect([action, answer.status]).toEqual([action, 409]);
    }
  });

  test('conditions are added in their own words and cleared', async () => {
    const { uuid, jwt } = await lender.play('happy');
    await lender.call('POST', `/sandbox/applications/${uuid}/staff`, {
      body: { action: 'add-condition', category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: 'Send the survey.' },
    });
    const listed = await lender.call('GET', `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`, {
      jwt,
    });
    expect(listed.body).toMatchObject([
      { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', commentsToBorrower: 'Send the survey.', xtraData: { numDocsRequired: 1 } },
    ]);
    expect((await lender.call('GET', statusUrl(uuid), { jwt })).body).toMatchObject({
      status: 'OFFER_SELECTION',
      condition: 'GENERIC_DOCUMENT_REQUEST',
    });
    const [{ uuid: conditionUuid }] = listed.body as unknown as [{ uuid: string }];
    expect(
      (await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'clear-condition', conditionUuid } })).status,
    ).toBe(200);
    expect(
      (await lender.call('GET', `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`, { jwt })).body,
    ).toEqual([]);
  });

  test('a declined alert: the reason is that identity could not be verified, the notice is due in 30 days, the task is closed', async () => {
    const { uuid } = await lender.play('alert', 'DECLINED');
    expect(await lender.read(uuid)).toMatchObject({
      active: false,
      facts: { declinedBy: { reasons: ['FACTA'] }, noticeQueued: { reasons: ['FACTA'] }, openTasks: [] },
    });
  });
});
