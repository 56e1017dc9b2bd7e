import { stepOf } from '@hearthline/journey/checklist.ts';
import { statusKind, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onApplication, statusUrl, testLender, type TestLender } from '../testing/lender.ts';
import { PERSONAS } from './personas.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const file = async (uuid: string) => (await lender.call('GET', `/sandbox/applications/${uuid}`)).body;
const due = async (uuid: string) =>
  (await lender.ctx.pool.query("select step from work where application_uuid = $1 and state = 'DUE'", [uuid])).rows.map((r) => r.step);

describe('every persona, by the same calls a browser makes', () => {
  test.each(PERSONAS.map((p) => [p.key, p] as const))('%s comes to rest where the table says', async (key, { reaches }) => {
    const { uuid, status, jwt } = await lender.play(key);
    expect(status).toBe(reaches.status);
    expect((await lender.call('GET', statusUrl(uuid), { jwt })).body).toMatchObject({ status: reaches.status });
    expect(await file(uuid)).toMatchObject({ chainHolds: true });
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
    'lienz',
    'debts',
    'winback',
    'late',
    'review',
  ];
  test.each(LED_TO_OFFERS)('%s comes to offers when everybody does their part', async (key) => {
    const { uuid, jwt } = await lender.play(key, 'OFFER_SELECTION');
    const { body } = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    expect((body['offersByType'] as { FIXED: unknown[] }).FIXED.length).toBeGreaterThan(0);
  });

  test('what cannot be reached is said, with where the file stands instead', async () => {
    const { status, body } = await lender.call('POST', '/sandbox/applications', { body: { persona: 'lowfico', until: 'OFFER_SELECTION' } });
    expect([status, body['message']]).toEqual([409, 'Lowell Lowfico does not reach OFFER_SELECTION: the file stands at DECLINED']);
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

/** Who is played to each status of phase I. */
const UNTIL: readonly (readonly [status: ChecklistStatus, persona: string, modifiers?: readonly string[]])[] = [
  ['IN_PROGRESS', 'happy'],
  ['GEN_PRE_SOFT_CREDIT_DISCLOSURE', 'happy'],
  ['PRE_SOFT_CREDIT_CONSENT', 'york'],
  ['WAITING_FOR_SOFT_CREDIT', 'happy'],
  ['CREDIT_NO_MATCH', 'ghost'],
  ['CREDIT_NO_MATCH_SSN', 'phantom'],
  ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'locke'],
  ['SOFT_CREDIT_INCORRECT_PIN', 'pinn'],
  ['CREDIT_ERROR', 'timeout'],
  ['UNKNOWN', 'timeout', ['unknown']],
  ['CREDIT_MINOR', 'minor'],
  ['FACTA_REVIEW', 'alert'],
  ['DELINQUENCY_REVIEW', 'late'],
  ['WAITING_FOR_PROPERTY', 'happy'],
  ['NO_PROPERTY_FOUND', 'noland'],
  ['MULTIPLE_PROPERTIES', 'multi'],
  ['PREQUAL_TITLE', 'happy'],
  ['PROPERTY_DATA_REVIEW', 'datatree'],
  ['OWNERSHIP_REVIEW', 'notowner'],
  ['WAITING_FOR_AVM', 'happy'],
  ['NO_AVM_FOUND', 'novalue'],
  ['LIEN_VERIFICATION', 'lienz'],
  ['WAITING_FOR_UNDERWRITING', 'happy'],
  ['ASSETS_PREQUAL', 'debts'],
  ['UNDERWRITING_REVIEW', 'review'],
  ['REQUALIFY', 'winback'],
  ['OFFER_SELECTION', 'happy'],
  ['COLLECT_ADDITIONAL_INFO', 'happy'],
  ['DECLINED', 'debts'],
  ['DECLINED', 'winback'],
  ['DECLINED', 'alert'],
  ['CANCELLED', 'frost'],
];

describe('until', () => {
  test.each(UNTIL.map(([status, persona, modifiers = []]) => [status, persona, modifiers] as const))(
    '%s by %s: the file is kept there, and nothing that would leave it runs',
    async (until, persona, modifiers) => {
      const { uuid, status } = await lender.play(persona, until, modifiers);
      expect(status).toBe(until);
      expect(await due(uuid)).toEqual([]);
      expect(await lender.drain(uuid)).toBe(0);
      expect((await lender.read(uuid)).status).toBe(until);
    },
  );

  const waiting = UNTIL.filter(([status]) => statusKind(status) === 'waiting');
  test('covers every waiting status', () => {
    expect(waiting.map(([status]) => status).toSorted()).toEqual([
      'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
      'IN_PROGRESS',
      'PREQUAL_TITLE',
      'WAITING_FOR_AVM',
      'WAITING_FOR_PROPERTY',
      'WAITING_FOR_SOFT_CREDIT',
      'WAITING_FOR_UNDERWRITING',
    ]);
  });

  const outcomes = waiting
    .flatMap(([status, persona]) => (['finish', 'fail', 'unknown'] as const).map((outcome) => [status, outcome, persona] as const))
    .filter(([status, outcome]) => status !== 'IN_PROGRESS' || outcome === 'finish');
  test.each(outcomes)('%s is left by work that ends with %s', async (until, outcome, persona) => {
    const { uuid } = await lender.play(persona, until);
    const { facts, settings } = await lender.read(uuid);
    const name = stepOf(facts, settings).work ?? 'pre-checks';
    const { status, body } = await lender.call('POST', `/sandbox/applications/${uuid}/work`, { body: { name, outcome } });
    expect(status).toBe(200);
    expect(body['status']).not.toBe(until);
    if (outcome !== 'finish') expect(body['status']).toBe(outcome === 'fail' && name === 'soft-credit' ? 'CREDIT_ERROR' : 'UNKNOWN');
    if (outcome === 'finish') {
      // Let go, the file runs on by itself.
      await lender.drain(uuid);
      expect((await lender.read(uuid)).status).toBe('OFFER_SELECTION');
    }
  });

  test('work the file does not wait for is refused, and the file stays kept', async () => {
    const { uuid } = await lender.play('happy', 'WAITING_FOR_SOFT_CREDIT');
    for (const name of ['underwriting', 'nothing', 'pre-checks']) {
      expect((await lender.call('POST', `/sandbox/applications/${uuid}/work`, { body: { name } })).status).toBe(409);
    }
    expect((await lender.read(uuid)).holdAt).toBe('WAITING_FOR_SOFT_CREDIT');
    expect(await due(uuid)).toEqual([]);
  });
});

describe('modifiers', () => {
  test('stuck: the bureau takes its time, the file waits and nothing has failed', async () => {
    const { uuid, status } = await lender.play('timeout', undefined, ['stuck']);
    expect(status).toBe('WAITING_FOR_SOFT_CREDIT');
    expect(await due(uuid)).toContain('soft-credit');
    await lender.drain(uuid);
    const { rows } = await lender.ctx.pool.query("select state, tries from work where application_uuid = $1 and step = 'soft-credit'", [
      uuid,
    ]);
    expect(rows).toEqual([{ state: 'DUE', tries: 0 }]);
    // Patience has an end: half an hour later "not yet" is a failure.
    await lender.ctx.clock.advance(31 * 60_000, uuid);
    await lender.drain(uuid);
    expect((await lender.read(uuid)).status).toBe('CREDIT_ERROR');
  });

  test('unknown: an answer nobody understands is for a person, at once', async () => {
    const { uuid, status } = await lender.play('timeout', undefined, ['unknown']);
    expect(status).toBe('UNKNOWN');
    expect((await file(uuid))['tasks']).toMatchObject([{ kind: 'UNKNOWN', closed_at: null }]);
  });

  test('cancelled: staff end the file', async () => {
    expect((await lender.play('happy', 'OFFER_SELECTION', ['cancelled'])).status).toBe('CANCELLED');
  });

  test('expired: the offers ran out and are asked for anew', async () => {
    const { uuid, status } = await lender.play('happy', undefined, ['expired']);
    expect(status).toBe('WAITING_FOR_SOFT_CREDIT');
    await lender.drain(uuid);
    expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { offersExpired: 1 } });
  });
});

describe('staff', () => {
  test('an ended file takes no action', async () => {
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
      body: { action: 'add-condition', category: 'GENERIC_DOCUMENT_REQUEST', reason: 'Send the survey.' },
    });
    const listed = await lender.call('GET', `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`, {
      jwt,
    });
    expect(listed.body).toMatchObject([
      { categoryEnum: 'GENERIC_DOCUMENT_REQUEST', notes: 'Send the survey.', xtraData: { numDocsRequired: 1 } },
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
