import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Lien } from '@hearthline/journey/facts/parts.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentText } from '../../../identity/consents/consent-texts.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, testLender, type ApiReply, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Method = 'GET' | 'POST' | 'PUT';
type Edit = {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly persona: string;
  readonly at: ChecklistStatus;
  readonly body: (application: Played) => Promise<object> | object;
  /** The status right after the edit. */
  readonly then: ChecklistStatus;
};

const HOME = { street1: '117 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
const typed = ({ id, lenderName, originationDate, originalBalance, currentBalance, monthlyPayment }: Lien) => ({
  id,
  lenderName,
  originationDate,
  originalBalance,
  currentBalance,
  monthlyPayment,
});
const liensOf = async ({ uuid }: { uuid: string }) => (await lender.read(uuid)).facts.title?.liens ?? [];

/** Every edit of prequalification, at its step. */
const EDITS: readonly Edit[] = [
  {
    name: 'consents-post',
    method: 'POST',
    path: 'consents',
    persona: 'york',
    at: 'PRE_SOFT_CREDIT_CONSENT',
    body: () => ({ type: 'SOFT_CREDIT', version: consentText('SOFT_CREDIT', MAIN).version }),
    then: 'WAITING_FOR_SOFT_CREDIT',
  },
  {
    name: 'credit-repull',
    method: 'POST',
    path: 'credit/repull',
    persona: 'frost',
    at: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    body: () => ({}),
    then: 'WAITING_FOR_SOFT_CREDIT',
  },
  {
    name: 'property-put an address',
    method: 'PUT',
    path: 'property',
    persona: 'noland',
    at: 'NO_PROPERTY_FOUND',
    body: () => ({ address: HOME }),
    then: 'WAITING_FOR_PROPERTY',
  },
  {
    name: 'property-put a parcel',
    method: 'PUT',
    path: 'property',
    persona: 'multi',
    at: 'MULTIPLE_PROPERTIES',
    body: async ({ uuid }) => ({ propertyId: (await lender.read(uuid)).facts.parcels?.candidates[1] }),
    then: 'WAITING_FOR_PROPERTY',
  },
  {
    name: 'property-put none of these',
    method: 'PUT',
    path: 'property',
    persona: 'multi',
    at: 'MULTIPLE_PROPERTIES',
    body: () => ({ noneOfThese: true }),
    then: 'NO_PROPERTY_FOUND',
  },
  {
    name: 'ownership-put',
    method: 'PUT',
    path: 'property/ownership',
    persona: 'notowner',
    at: 'OWNERSHIP_REVIEW',
    body: () => ({ ownership: 'JOINT', explanation: 'My mother signed it over.' }),
    then: 'OWNERSHIP_REVIEW',
  },
  {
    name: 'estimate-put',
    method: 'PUT',
    path: 'estimate',
    persona: 'novalue',
    at: 'NO_AVM_FOUND',
    body: () => ({ amount: 400_000, source: 'AGENT' }),
    then: 'WAITING_FOR_UNDERWRITING',
  },
  {
    name: 'liens-put',
    method: 'PUT',
    path: 'liens',
    persona: 'lienz',
    at: 'LIEN_VERIFICATION',
    body: async (application) => ({
      liens: (await liensOf(application)).map((l) => ({ ...typed(l), action: l.recordedReleased ? 'PAID_OFF' : 'CONFIRM' })),
    }),
    then: 'WAITING_FOR_UNDERWRITING',
  },
  {
    name: 'assets-put',
    method: 'PUT',
    path: 'asset-depletion',
    persona: 'debts',
    at: 'ASSETS_PREQUAL',
    then: 'WAITING_FOR_UNDERWRITING',
    body: () => ({
      savingsAmount: 400_000,
      annualInvestmentIncome: 0,
      annualRetirementIncome: 0,
      annualBusinessIncome: 0,
      otherAnnualIncome: 0,
      retirementAmount: 0,
      investmentAmount: 0,
      selectedAccountsToPayoff: [],
    }),
  },
  {
    name: 'requalify-post',
    method: 'POST',
    path: 'requalify',
    persona: 'winback',
    at: 'REQUALIFY',
    body: async ({ uuid }) => ({ accept: true, payoffs: (await lender.read(uuid)).facts.underwriting?.suggestedPayoffs ?? [] }),
    then: 'WAITING_FOR_UNDERWRITING',
  },
  {
    name: 'delinquency-post',
    method: 'POST',
    path: 'delinquency',
    persona: 'late',
    at: 'DELINQUENCY_REVIEW',
    body: () => ({ explanation: 'I was in hospital that month.' }),
    then: 'DELINQUENCY_REVIEW',
  },
  {
    name: 'cancel-post',
    method: 'POST',
    path: 'cancel',
    persona: 'happy',
    at: 'OFFER_SELECTION',
    body: () => ({ reason: 'Changed my mind' }),
    then: 'CANCELLED',
  },
];
/** Reads that are allowed at one step only. */
const READS: readonly (readonly [string, string, ChecklistStatus])[] = [
  ['asset-depletion', 'debts', 'ASSETS_PREQUAL'],
  ['requalify', 'winback', 'REQUALIFY'],
  ['delinquency', 'late', 'DELINQUENCY_REVIEW'],
];

const send = async (
  edit: Edit,
  { uuid, jwt }: { uuid: string; jwt: string },
  body: object,
  headers: Record<string, string> = {},
): Promise<ApiReply> => lender.call(edit.method, onApplication(uuid, edit.path), { jwt, body, headers });
/** The application with its facts, without the time it was asked at. */
async function whole(uuid: string): Promise<Record<string, unknown>> {
  const { now: _, ...application } = (await lender.call('GET', `/sandbox/applications/${uuid}`)).body;
  return application;
}

describe.each(EDITS.map((edit) => [edit.name, edit] as const))('%s', (_, edit) => {
  test('at its step: recorded, the reply has the new version, and the application continues', async () => {
    const application = await lender.play(edit.persona, edit.at);
    const { version } = await lender.read(application.uuid);
    const answer = await send(edit, application, await edit.body(application), { 'if-match': `"${version}"` });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    const after = await lender.read(application.uuid);
    expect(after.status).toBe(edit.then);
    expect(answer.body['version']).toBe(after.version);
    expect(after.version).toBeGreaterThan(version);
    expect(await whole(application.uuid)).toMatchObject({ chainHolds: true });
  });

  test('an outdated version: 412 with the current one; an unknown field: 400; another person’s and an unknown application: the same 404; no session: 401. Nothing changes', async () => {
    const application = await lender.play(edit.persona, edit.at);
    const stranger = await lender.play('happy', 'IN_PROGRESS');
    const body = await edit.body(application);
    const before = await whole(application.uuid);
    const { version } = await lender.read(application.uuid);

    const stale = await send(edit, application, body, { 'if-match': String(version - 1) });
    expect([stale.status, stale.body['version'], stale.body['applicationStatus']]).toEqual([412, version, edit.at]);
    const nonsense = await send(edit, application, body, { 'if-match': 'yesterday' });
    expect(nonsense.status).toBe(400);
    const unknown = await send(edit, application, { ...body, status: 'OFFER_SELECTION' });
    expect(unknown.status).toBe(400);

    const foreign = await send(edit, { ...application, jwt: stranger.jwt }, body);
    const absent = await send(edit, { uuid: '01890000-0000-7000-8000-000000000000', jwt: stranger.jwt }, body);
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    const { instance: _a, requestId: _b, traceId: _e, ...one } = foreign.body;
    const { instance: _c, requestId: _d, traceId: _f, ...other } = absent.body;
    expect(one).toEqual(other);
    expect((await lender.call(edit.method, onApplication(application.uuid, edit.path), { body })).status).toBe(401);

    expect(await whole(application.uuid)).toEqual(before);
  });
});

describe('steps out of order', () => {
  const STATES: readonly (readonly [ChecklistStatus, string])[] = [
    ['PRE_SOFT_CREDIT_CONSENT', 'york'],
    ['WAITING_FOR_SOFT_CREDIT', 'happy'],
    ['SOFT_CREDIT_LOCKED_OR_FROZEN', 'frost'],
    ['MULTIPLE_PROPERTIES', 'multi'],
    ['NO_PROPERTY_FOUND', 'noland'],
    ['OWNERSHIP_REVIEW', 'notowner'],
    ['NO_AVM_FOUND', 'novalue'],
    ['LIEN_VERIFICATION', 'lienz'],
    ['ASSETS_PREQUAL', 'debts'],
    ['REQUALIFY', 'winback'],
    ['DELINQUENCY_REVIEW', 'late'],
    ['OFFER_SELECTION', 'happy'],
    ['DECLINED', 'lowfico'],
  ];
  test.each(STATES)(
    'at %s the action of every other step is 409 with the status of the application, and changes nothing',
    async (status, persona) => {
      const application = await lender.play(persona, status);
      const before = await whole(application.uuid);
      const bodies = await Promise.all(EDITS.map(async (edit) => edit.body({ ...application, uuid: application.uuid })));
      for (const [i, edit] of EDITS.entries()) {
        if (
          edit.at === status ||
          edit.path === 'cancel' ||
          (edit.path === 'property' && ['MULTIPLE_PROPERTIES', 'NO_PROPERTY_FOUND'].includes(status))
        )
          continue;
        const body = edit.name === 'property-put a parcel' ? { propertyId: 'p' } : (bodies[i] ?? {});
        const answer = await send(edit, application, body);
        expect([edit.name, answer.status, answer.body['applicationStatus']]).toEqual([edit.name, 409, status]);
      }
      for (const [path, , at] of READS)
        if (at !== status)
          expect((await lender.call('GET', onApplication(application.uuid, path), { jwt: application.jwt })).status).toBe(409);
      expect(await whole(application.uuid)).toEqual(before);
    },
  );

  test.each(READS)('%s can be read at its step', async (path, persona, at) => {
    const { uuid, jwt } = await lender.play(persona, at);
    expect((await lender.call('GET', onApplication(uuid, path), { jwt })).status).toBe(200);
  });

  test('a closed application cannot be withdrawn again', async () => {
    const { uuid, jwt } = await lender.play('lowfico');
    expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt, body: {} })).status).toBe(409);
  });
});

describe('the property', () => {
  test('a parcel that was not among those found is refused', async () => {
    const { uuid, jwt } = await lender.play('multi', 'MULTIPLE_PROPERTIES');
    expect((await lender.call('PUT', onApplication(uuid, 'property'), { jwt, body: { propertyId: 'another' } })).status).toBe(409);
  });

  test('an address where the lender does not lend is refused', async () => {
    const { uuid, jwt } = await lender.play('noland', 'NO_PROPERTY_FOUND');
    const answer = await lender.call('PUT', onApplication(uuid, 'property'), {
      jwt,
      body: { address: { street1: '1 Beach Rd', city: 'Honolulu', state: 'HI', zip: '96813' } },
    });
    expect([answer.status, answer.body['message']]).toEqual([422, 'We do not currently offer loans in Hawaii.']);
  });

  test('after none of the parcels was theirs, the borrower sees the list again and may choose one of it', async () => {
    const { uuid, jwt } = await lender.play('multi', 'MULTIPLE_PROPERTIES');
    const list = (await lender.call('GET', onApplication(uuid, 'property'), { jwt })).body as { candidates: { propertyId: string }[] };
    expect(list).toMatchObject({ refused: [] });
    await lender.call('PUT', onApplication(uuid, 'property'), { jwt, body: { noneOfThese: true } });
    expect((await lender.call('GET', onApplication(uuid, 'property'), { jwt })).body).toMatchObject({
      candidates: [],
      refused: list.candidates,
    });
    const propertyId = list.candidates[1]?.propertyId;
    expect((await lender.call('PUT', onApplication(uuid, 'property'), { jwt, body: { propertyId } })).status).toBe(200);
    const after = (await lender.call('GET', onApplication(uuid, 'status'), { jwt })).body as { status: string };
    expect(['NO_PROPERTY_FOUND', 'MULTIPLE_PROPERTIES']).not.toContain(after.status);
  });

  test('after none of the parcels matched, another address is stored beside the first', async () => {
    const { uuid, jwt } = await lender.play('multi', 'MULTIPLE_PROPERTIES');
    await lender.call('PUT', onApplication(uuid, 'property'), { jwt, body: { noneOfThese: true } });
    expect((await lender.call('PUT', onApplication(uuid, 'property'), { jwt, body: { noneOfThese: true } })).status).toBe(409);
    await lender.call('PUT', onApplication(uuid, 'property'), { jwt, body: { address: HOME } });
    expect((await lender.call('GET', onApplication(uuid), { jwt })).body['property']).toMatchObject({
      address: { street1: '117 Clear Path Ln' },
    });
    expect((await lender.ctx.pool.query('select version from property where application_uuid = $1 order by version', [uuid])).rows).toEqual(
      [{ version: 1 }, { version: 2 }],
    );
  });
});

describe('the liens', () => {
  const put = async (application: Played, liens: object[]) =>
    lender.call('PUT', onApplication(application.uuid, 'liens'), { jwt: application.jwt, body: { liens } });
  const conditions = async (uuid: string) => (await lender.read(uuid)).facts.openConditions.map((c) => c.category);
  const ADDED = {
    id: null,
    action: 'ADD',
    lenderName: 'Corner Credit Union',
    originationDate: '2020-01-01',
    originalBalance: 30_000,
    currentBalance: 20_000,
    monthlyPayment: 300,
  };

  test('liens confirmed as found need no proof', async () => {
    const application = await lender.play('lienz', 'LIEN_VERIFICATION');
    await put(
      application,
      (await liensOf(application)).map((l) => ({ ...typed(l), action: l.recordedReleased ? 'PAID_OFF' : 'CONFIRM' })),
    );
    expect(await conditions(application.uuid)).toEqual([]);
    expect((await lender.read(application.uuid)).facts.liens).toHaveLength(
      (await liensOf(application)).filter((l) => !l.recordedReleased).length,
    );
  });

  test.each([
    ['a balance changed by more than 5 %', (l: Lien) => ({ ...typed(l), action: 'EDIT', currentBalance: l.currentBalance * 0.9 }), true],
    ['a balance changed by less', (l: Lien) => ({ ...typed(l), action: 'EDIT', currentBalance: l.currentBalance * 0.97 }), false],
    ['a lower payment', (l: Lien) => ({ ...typed(l), action: 'EDIT', monthlyPayment: l.monthlyPayment * 0.5 }), true],
    ['paid off although on record', (l: Lien) => ({ ...typed(l), action: 'PAID_OFF' }), true],
  ])('%s', async (_, answer, asks) => {
    const application = await lender.play('lienz', 'LIEN_VERIFICATION');
    const [first, ...rest] = await liensOf(application);
    if (!first) throw new Error('no lien');
    const { status } = await put(application, [
      answer(first),
      ...rest.map((l) => ({ ...typed(l), action: l.recordedReleased ? 'PAID_OFF' : 'CONFIRM' })),
    ]);
    expect(status).toBe(200);
    expect(await conditions(application.uuid)).toEqual(asks ? ['GENERIC_DOCUMENT_REQUEST'] : []);
  });

  test('an added lien counts, and a statement is requested', async () => {
    const application = await lender.play('lienz', 'LIEN_VERIFICATION');
    await put(application, [
      ...(await liensOf(application)).map((l) => ({ ...typed(l), action: l.recordedReleased ? 'PAID_OFF' : 'CONFIRM' })),
      ADDED,
    ]);
    expect((await lender.read(application.uuid)).facts.liens).toContainEqual(
      expect.objectContaining({ lenderName: 'Corner Credit Union', currentBalance: 20_000 }),
    );
    expect(await conditions(application.uuid)).toEqual(['GENERIC_DOCUMENT_REQUEST']);
  });

  test('a lien left out, answered twice, unknown, or added with an id is refused by name', async () => {
    const application = await lender.play('lienz', 'LIEN_VERIFICATION');
    const all = (await liensOf(application)).map((l) => ({ ...typed(l), action: 'CONFIRM' }));
    for (const liens of [
      all.slice(1),
      [...all, ...all.slice(0, 1)],
      [...all, { ...ADDED, id: 'x', action: 'EDIT' }],
      all.map((l) => ({ ...l, action: 'ADD' })),
      [...all, { ...ADDED, action: 'CONFIRM' }],
    ]) {
      const answer = await put(application, liens);
      expect([answer.status, (answer.body['errors'] as unknown[]).length > 0]).toEqual([409, true]);
    }
    expect((await lender.read(application.uuid)).status).toBe('LIEN_VERIFICATION');
  });
});

describe('races', () => {
  test('of twenty equal concurrent edits one is recorded; the others are refused', async () => {
    const { uuid, jwt } = await lender.play('novalue', 'NO_AVM_FOUND');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, i) =>
        lender.call('PUT', onApplication(uuid, 'estimate'), { jwt, body: { amount: 400_000 + i } }),
      ),
    );
    expect(answers.filter((a) => a.status === 200)).toHaveLength(1);
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200, 409]));
    expect((await lender.log(uuid)).filter((f) => f.type === 'valueEstimated')).toHaveLength(1);
    expect(await whole(uuid)).toMatchObject({ chainHolds: true });
  });

  test('twenty concurrent requests with one idempotency key have one effect', async () => {
    const { uuid, jwt } = await lender.play('frost');
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        lender.call('POST', onApplication(uuid, 'credit/repull'), { jwt, body: {}, headers: { 'idempotency-key': 'again' } }),
      ),
    );
    expect(answers.every((a) => a.status === 200 || a.status === 409)).toBe(true);
    expect((await lender.log(uuid)).filter((f) => f.type === 'creditRepullAsked')).toHaveLength(1);
  });

  test('an edit during a job: the result of the job and the edit are both recorded once, in either order', async () => {
    const { uuid, jwt } = await lender.play('novalue', 'NO_AVM_FOUND');
    await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
    const [edited] = await Promise.all([
      lender.call('PUT', onApplication(uuid, 'estimate'), { jwt, body: { amount: 400_000 } }),
      lender.drain(uuid),
      lender.drain(uuid),
    ]);
    await lender.drain(uuid);
    expect(edited.status).toBe(200);
    expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION' });
    expect((await lender.log(uuid)).filter((f) => f.type === 'underwritten')).toHaveLength(1);
    expect(await whole(uuid)).toMatchObject({ chainHolds: true });
  });

  test('concurrent edits of many applications do not exhaust the connections', async () => {
    const files = await Promise.all(Array.from({ length: 14 }, async () => lender.play('debts', 'ASSETS_PREQUAL')));
    const edit = EDITS.find((e) => e.name === 'assets-put');
    if (!edit) throw new Error('no such edit');
    const answers = await Promise.all(files.map(async (application) => send(edit, application, await edit.body(application))));
    expect(answers.map((a) => a.status)).toEqual(files.map(() => 200));
  });
});

describe('before the report', () => {
  test('the documents of the package can be read, word for word as they were hashed', async () => {
    const { uuid, jwt } = await lender.play('york', 'PRE_SOFT_CREDIT_CONSENT');
    const { body } = await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt });
    const documents = body['documents'] as { kind: string; sha256: string }[];
    expect(documents.map((d) => d.kind).toSorted()).toEqual([
      'ESIGN_CONSENT',
      'HELOC_BROCHURE',
      'HELOC_IMPORTANT_TERMS',
      'NY_APPLICATION_DISCLOSURES',
      'NY_CONSUMER_REPORT_NOTICE',
      'NY_MORTGAGE_PAMPHLET',
      'PRIVACY_NOTICE',
      'SOFT_PULL_AUTHORIZATION',
    ]);
    expect(body['consentNeeded']).toMatchObject({ type: 'SOFT_CREDIT' });
    const { createHash } = await import('node:crypto');
    for (const { kind, sha256 } of documents) {
      const text = (await lender.call('GET', onApplication(uuid, `disclosures/${kind}`), { jwt })).body['body'];
      expect(createHash('sha256').update(String(text)).digest('hex')).toBe(sha256);
    }
    expect((await lender.call('GET', onApplication(uuid, 'disclosures/NOTHING'), { jwt })).status).toBe(404);
    expect(lender.vendors.creditBureau.ledger().filter((entry) => JSON.stringify(entry).includes(uuid))).toEqual([]);
  });

  test('a consent to an outdated sentence is refused', async () => {
    const { uuid, jwt } = await lender.play('york', 'PRE_SOFT_CREDIT_CONSENT');
    expect(
      (await lender.call('POST', onApplication(uuid, 'consents'), { jwt, body: { type: 'SOFT_CREDIT', version: '2019-01' } })).status,
    ).toBe(400);
    expect(
      (
        await lender.call('POST', onApplication(uuid, 'consents'), {
          jwt,
          body: { type: 'HARD_CREDIT', version: consentText('HARD_CREDIT', MAIN).version },
        })
      ).status,
    ).toBe(409);
  });
});
