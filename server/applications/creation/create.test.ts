import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consentText } from '../../identity/consents/consent-texts.ts';
import { setFlag } from '../../organizations/flags.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { UNLICENSED_OFFICER_MESSAGE } from '@hearthline/rules/eligibility.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { openAccount } from '../../identity/access/open-account.ts';
import { PASSWORD, signedUp } from '../../testing/people.ts';
import { createApplication } from './create.ts';
import { personaOf } from '@hearthline/sandbox/personas.ts';
import { referralBy } from '@hearthline/sandbox/referred.ts';
import { creationBody } from '@hearthline/sandbox/registration.ts';

let lender: TestLender;
let people = 0;
const CLIENT_INFO = { ip: '127.0.0.1', userAgent: 'test' };
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

type Body = ReturnType<typeof creationBody>;

function happyPersona() {
  const persona = personaOf('happy');
  if (!persona) throw new Error('no persona');
  return persona;
}
async function person() {
  people += 1;
  const email = `create${people}@example.com`;
  const { authorization } = await signedUp(lender, email);
  const jwt = authorization.replace('Bearer ', '');
  const body = creationBody(happyPersona(), email, 'MAIN');
  const create = async (given: unknown = body, state: string = body.propertyRequest.state, headers: Record<string, string> = {}) =>
    lender.call('POST', `/service-application/api/v3/application/helocs?state=${state}`, { jwt, body: given, headers });
  return { jwt, body, create };
}
/** A loan officer of a lender, just hired. */
async function officerOf(organization: string): Promise<string> {
  const { rows } = await lender.ctx.pool.query<{ uuid: string }>(
    "insert into loan_officer (uuid, organization_code, originator_name, email, phone_number, nmls) values (gen_random_uuid(), $1, 'An Officer', 'o@example.com', '6025550100', '1') returning uuid",
    [organization],
  );
  return rows[0]?.uuid ?? '';
}
const count = async (table: string) => Number((await lender.ctx.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n);
const at = (body: Body, home: Partial<Body['propertyRequest']>): Body => ({
  ...body,
  propertyRequest: { ...body.propertyRequest, ...home },
});
const errors = (body: Record<string, unknown>) => (body['errors'] as { field: string; message: string }[] | undefined) ?? [];

/** The important terms and the booklet, as the last question of registration shows them. */
const termsOf = async (state: string) =>
  (await lender.call('GET', `/service-application/external/api/v1/heloc/terms?state=${state}&occupancy=HOME`)).body['documents'] as {
    kind: string;
    sha256: string;
    parts: { kind: string }[];
  }[];

describe('create', () => {
  test('important terms and booklet are there before an application is, and the versions shown are recorded with it', async () => {
    const { body, create } = await person();
    const shown = await termsOf('AZ');
    expect(shown.map(({ kind }) => kind)).toEqual(['HELOC_IMPORTANT_TERMS', 'HELOC_BROCHURE']);
    expect(JSON.stringify(shown[0]?.parts)).toContain('You could lose your home');
    expect(shown[0]?.parts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['heading', 'list', 'table']));
    expect(JSON.stringify(shown[1]?.parts)).toContain('Three business days to cancel');
    // New York's own disclosures come before the application, too (3 NYCRR 38.3).
    expect((await termsOf('NY')).at(-1)).toMatchObject({ kind: 'NY_APPLICATION_DISCLOSURES' });
    const sent = shown.map(({ kind, sha256 }) => ({ kind, sha256 }));
    const other = await create({ ...body, termsShown: sent.map((one) => ({ ...one, sha256: '0'.repeat(64) })) });
    expect([other.status, other.body['code']]).toEqual([409, 'document_changed']);
    expect((await create({ ...body, termsShown: sent.slice(0, 1) })).status).toBe(409);
    const { status, body: made } = await create({ ...body, termsShown: sent, language: 'es' });
    expect(status).toBe(201);
    const uuid = String(made['uuid']);
    expect((await lender.log(uuid)).find(({ type }) => type === 'termsShown')).toMatchObject({ documents: sent });
    // On Spanish pages: the notice of a Texas homestead is given in Spanish too.
    expect((await lender.read(uuid)).facts.created?.language).toBe('es');
    await lender.drain(uuid);
    const { package: delivered } = (await lender.read(uuid)).facts;
    expect(delivered?.documents.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['HELOC_IMPORTANT_TERMS', 'HELOC_BROCHURE']));
  });

  test('a complete registration creates an application with its facts, its rows and its first work', async () => {
    const { jwt, body, create } = await person();
    const whole = {
      ...body,
      abVersionsRequest: { versions: [{ name: 'landing', version: '2' }] },
      affiliateAbVersion: 'a',
      affiliateAppIndicator: true,
      affiliateLiveOffers: false,
      marketingTools: { totalExpertOwnerId: 'o', totalExpertContactId: 'c' },
      utmParameters: { CAMPAIGN: 'x', SOURCE: 'cloc' },
      offerCode: { code: 'TEST-2026-7QM3-9KDW', inHomeDate: '2026-01-01', respondByDate: '2026-12-01' },
      optimizelyProfileRequest: { optimizelyProfileUuid: 'p' },
      referrerId: await officerOf('MAIN'),
      referralId: 'not a uuid',
    };
    const { status, body: made } = await create(whole);
    expect(status).toBe(201);
    const application = await lender.read(String(made['uuid']));
    expect(application).toMatchObject({
      orgCode: 'MAIN',
      active: true,
      status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE',
      overallStatus: 'IN_PROGRESS',
    });
    expect(application.loanNumber).toMatch(/^HL\d{16}$/);
    expect(application.facts.created).toMatchObject({
      state: 'AZ',
      occupancy: 'HOME',
      employmentType: 'FULL_TIME',
      employmentAnswer: 'FULL_TIME',
      incomePrimary: 144_000,
      isCrypto: true,
      referrerId: whole.referrerId,
      referralId: null,
    });
    expect(Object.keys(application.facts.consents).toSorted()).toEqual(['COMMUNICATIONS', 'PRIVACY', 'SOFT_CREDIT', 'TERMS']);
    const { rows: given } = await lender.ctx.pool.query(
      'select consent_type, version, ip from consent_evidence where application_uuid = $1',
      [application.uuid],
    );
    expect(given).toHaveLength(4);
    const { rows } = await lender.ctx.pool.query(
      "select details from intake where application_uuid = $1 and details -> 'offerCode' ->> 'code' = 'TEST-2026-7QM3-9KDW'",
      [application.uuid],
    );
    expect(rows).toHaveLength(1);
    const { rows: work } = await lender.ctx.pool.query('select step, attempt, state from work where application_uuid = $1', [
      application.uuid,
    ]);
    expect(work).toEqual([{ step: 'pre-soft-package', attempt: 1, state: 'DUE' }]);
    expect((await lender.call('GET', onApplication(application.uuid), { jwt })).body).toMatchObject({
      uuid: application.uuid,
      isCrypto: true,
      property: { state: 'AZ' },
      consents: [{ type: 'SOFT_CREDIT' }],
    });
  });

  test('names, addresses, birth dates and email addresses are in no fact', async () => {
    const { body, create } = await person();
    const { body: made } = await create();
    const uuid = String(made['uuid']);
    await lender.drain(uuid);
    const log = JSON.stringify(await lender.log(uuid)).toLowerCase();
    for (const secret of [
      body.profileRequest.name.firstName,
      body.profileRequest.name.lastName,
      body.profileRequest.name.dob,
      body.propertyRequest.street1,
      body.profileRequest.email,
    ])
      expect(log).not.toContain(secret.toLowerCase());
  });

  test.each([
    ['no property', (b: Body) => ({ ...b, propertyRequest: undefined }), 'propertyRequest'],
    ['an unknown field', (b: Body) => ({ ...b, status: 'OFFER_SELECTION' }), 'status'],
    ['an unknown field inside', (b: Body) => ({ ...b, income: { ...b.income, verified: true } }), 'income.verified'],
    ['ten million dollars', (b: Body) => ({ ...b, income: { ...b.income, incomePrimary: 10_000_000 } }), 'income.incomePrimary'],
    ['a fraction of a dollar', (b: Body) => ({ ...b, income: { ...b.income, incomePrimary: 1.5 } }), 'income.incomePrimary'],
    ['a co-borrower’s income', (b: Body) => ({ ...b, income: { ...b.income, incomeCoDeeders: 5 } }), 'income.incomeCoDeeders'],
    [
      'an impossible birth date',
      (b: Body) => ({ ...b, profileRequest: { ...b.profileRequest, name: { ...b.profileRequest.name, dob: '1984-02-31' } } }),
      'profileRequest.name.dob',
    ],
    ['a zip of four digits', (b: Body) => at(b, { zip: '8500' }), 'propertyRequest.zip'],
  ])('%s is refused with the name of the field, and nothing is stored', async (_, change, field) => {
    const before = await count('application');
    const { body, create } = await person();
    const answer = await create(change(body));
    expect(answer.status).toBe(400);
    expect(errors(answer.body).map((e) => e.field)).toContain(field);
    expect(await count('application')).toBe(before);
  });

  const called = (b: Body, name: Partial<Body['profileRequest']['name']>): Body => ({
    ...b,
    profileRequest: { ...b.profileRequest, name: { ...b.profileRequest.name, ...name } },
  });
  test.each([
    ['markup', (b: Body) => called(b, { firstName: '<script>alert(1)</script>' }), 'profileRequest.name.firstName'],
    [
      'a line break and a mail header',
      (b: Body) => called(b, { firstName: 'Locked\r\nBcc: x@y.example' }),
      'profileRequest.name.firstName',
    ],
    ['an address of the web', (b: Body) => called(b, { lastName: 'Visit https://evil.example' }), 'profileRequest.name.lastName'],
    ['an email address', (b: Body) => called(b, { lastName: 'a@evil.example' }), 'profileRequest.name.lastName'],
    ['a mark of direction', (b: Body) => called(b, { lastName: 'Va\u202eel' }), 'profileRequest.name.lastName'],
    ['an emoji', (b: Body) => called(b, { middleName: '\u{1f600}' }), 'profileRequest.name.middleName'],
    ['a birth in the year 1', (b: Body) => called(b, { dob: '0001-01-01' }), 'profileRequest.name.dob'],
    ['a birth before 1900', (b: Body) => called(b, { dob: '1899-12-31' }), 'profileRequest.name.dob'],
    ['a birth that has not come', (b: Body) => called(b, { dob: '9999-12-31' }), 'profileRequest.name.dob'],
    ['markup in the street', (b: Body) => at(b, { street1: '1 <b>Main</b> St' }), 'propertyRequest.street1'],
    ['a line break in the street', (b: Body) => at(b, { street1: '1 Main St\nPhoenix' }), 'propertyRequest.street1'],
    ['a mark of direction in the unit', (b: Body) => at(b, { street2: '4\u20667' }), 'propertyRequest.street2'],
    ['digits in the city', (b: Body) => at(b, { city: 'Phoenix 2' }), 'propertyRequest.city'],
    ['a control character in the campaign', (b: Body) => ({ ...b, utmParameters: { CAMPAIGN: 'a\u0007b' } }), 'utmParameters.CAMPAIGN'],
    [
      'an email address with a line break',
      (b: Body) => ({ ...b, profileRequest: { ...b.profileRequest, email: 'a@example.com\nBcc: b@example.com' } }),
      'profileRequest.email',
    ],
  ])('%s is refused as the profile refuses it, and nothing is stored', async (_, change, field) => {
    const before = await count('application');
    const { body, create } = await person();
    const answer = await create(change(body));
    expect([answer.status, errors(answer.body).map((e) => e.field)]).toEqual([400, [field]]);
    expect(await count('application')).toBe(before);
  });

  test('digits in a last name are for the sandbox: production refuses them', async () => {
    const { ctx } = lender;
    const { identityUuid } = (await openAccount(
      ctx,
      { email: 'digits@example.com', password: PASSWORD, phoneNumber: null, organization: 'MAIN' },
      CLIENT_INFO,
    )) ?? { identityUuid: '' };
    const body = called((await person()).body, { lastName: 'Vale 2' });
    const creation = { identityUuid, orgCode: 'MAIN', state: body.propertyRequest.state, body, clientInfo: CLIENT_INFO };
    await expect(createApplication({ ...ctx, config: { ...ctx.config, production: true } }, creation)).rejects.toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'profileRequest.name.lastName' }],
    });
    expect((await createApplication(ctx, creation)).active).toBe(true);
  });

  test('a query with another state than the property is refused', async () => {
    const { create } = await person();
    const answer = await create(undefined, 'CA');
    expect([answer.status, errors(answer.body)[0]?.field]).toEqual([400, 'query.state']);
  });

  test.each([
    ['HI', '96813', 'We do not currently offer loans in Hawaii.'],
    ['NY', '12207', 'We do not currently offer loans in New York.'],
  ] as const)('a home in a state the lender does not lend in is refused: %s', async (state, zip, message) => {
    const before = await count('application');
    const { body, create } = await person();
    const answer = await create(at(body, { state, zip }), state);
    expect([answer.status, answer.body['message']]).toEqual([422, message]);
    expect(errors(answer.body)).toEqual([{ field: 'propertyRequest.state', message }]);
    expect(await count('application')).toBe(before);
  });

  test('a missing consent and an outdated one are refused', async () => {
    const { body, create } = await person();
    const some = body.consentListRequest.consents.filter((c) => c.type !== 'TERMS');
    const missing = await create({ ...body, consentListRequest: { consents: some } });
    expect([missing.status, errors(missing.body)[0]?.field]).toEqual([400, 'consentListRequest.consents.TERMS']);
    for (const old of [
      {
        ...body,
        consentListRequest: {
          consents: body.consentListRequest.consents.map((c) => (c.type === 'PRIVACY' ? { ...c, version: '2019-01' } : c)),
        },
      },
      { ...body, consentRequests: [{ type: 'SOFT_CREDIT', version: '2019-01' }] },
    ])
      expect((await create(old)).body['message']).toBe('A consent is not of the current version');
    expect(consentText('PRIVACY', MAIN).version).not.toBe('2019-01');
  });

  test('without a session: 401, and nothing is stored', async () => {
    const { body } = await person();
    expect((await lender.call('POST', '/service-application/api/v3/application/helocs?state=AZ', { body })).status).toBe(401);
  });

  test.each([
    ['for sale', (b: Body) => ({ ...b, propertyListedForSale: true }), 'LISTED_FOR_SALE'],
    ['without work', (b: Body) => ({ ...b, employmentType: 'UNRECOGNIZED', employmentAnswer: undefined }), 'UNEMPLOYED'],
    [
      'seventeen years old',
      (b: Body) => ({
        ...b,
        profileRequest: {
          ...b.profileRequest,
          name: { ...b.profileRequest.name, dob: `${lender.ctx.clock.now().getUTCFullYear() - 17}-01-01` },
        },
      }),
      'MINOR',
    ],
  ])('%s: the application is ineligible at once, has its notice, and pulls no report', async (_, change, reason) => {
    const { body, create } = await person();
    const { status, body: made } = await create(change(body));
    expect(status).toBe(201);
    const uuid = String(made['uuid']);
    expect(await lender.read(uuid)).toMatchObject({
      status: 'DECLINED',
      active: false,
      facts: { preCheckReasons: [reason], noticeQueued: { reasons: [reason] } },
    });
    expect(await lender.drain(uuid)).toBe(0);
  });
});

describe('one active application per person', () => {
  test('a second one is refused until the first has ended', async () => {
    const { jwt, create } = await person();
    const { body: first } = await create();
    const second = await create();
    expect([second.status, second.body['message']]).toEqual([409, 'Active application already exists.']);
    const ability = async () =>
      (await lender.call('GET', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application', { jwt })).body;
    expect(await ability()).toEqual({
      canStartApplication: false,
      organizationsWithActiveApplication: ['MAIN'],
      activeApplicationUuid: first['uuid'],
      waitUntil: null,
    });
    await lender.call('POST', onApplication(String(first['uuid']), 'cancel'), { jwt, body: {} });
    expect(await ability()).toMatchObject({ canStartApplication: true, activeApplicationUuid: null });
    expect((await create()).status).toBe(201);
  });

  test('as many a day are begun by one account as its limit says, also when each is withdrawn', async () => {
    const { jwt, create } = await person();
    const { applications } = lender.ctx.config.throttles;
    Object.assign(lender.ctx.config.throttles, { applications: 2 });
    try {
      for (let i = 0; i < 2; i += 1) {
        const { body } = await create();
        await lender.call('POST', onApplication(String(body['uuid']), 'cancel'), { jwt, body: {} });
      }
      const third = await create();
      expect([third.status, third.body['code']]).toEqual([429, 'too_many_requests']);
    } finally {
      Object.assign(lender.ctx.config.throttles, { applications });
    }
    expect((await create()).status).toBe(201);
  });

  test('of twenty concurrent requests exactly one creates an application', async () => {
    const { create } = await person();
    const before = await count('application');
    const answers = await Promise.all(Array.from({ length: 20 }, async () => create()));
    expect(answers.map((a) => a.status).toSorted()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await count('application')).toBe(before + 1);
  });

  test('the same idempotency key and body return the same reply; another body with the key is refused', async () => {
    const { body, create } = await person();
    const headers = { 'idempotency-key': 'create-once' };
    const first = await create(body, 'AZ', headers);
    const again = await create(body, 'AZ', headers);
    expect(again.body).toEqual(first.body);
    expect(again.headers['idempotent-replayed']).toBe('true');
    expect((await create({ ...body, propertyListedForSale: true }, 'AZ', headers)).status).toBe(422);
  });

  test('an officer or a referral of another lender is not kept, and sees nothing of the application', async () => {
    const { body, create } = await person();
    const outsider = await officerOf('PLUMFIELD');
    const { authorization } = await signedUp(lender, 'outsider@example.com');
    await lender.ctx.pool.query(
      "update loan_officer set identity_uuid = (select uuid from identity where email_key = 'outsider@example.com') where uuid = $1",
      [outsider],
    );
    const referralId = await referralBy(lender.ctx.pool, null, {
      orgCode: 'PLUMFIELD',
      persona: happyPersona(),
      email: 'of.plumfield@example.com',
    });
    const { status, body: made } = await create({ ...body, referrerId: outsider, referralId });
    expect(status).toBe(201);
    const uuid = String(made['uuid']);
    expect((await lender.read(uuid)).facts.created).toMatchObject({ referrerId: null, referralId: null });
    const seen = await lender.call('GET', onApplication(uuid), { jwt: authorization.replace('Bearer ', '') });
    expect([seen.status, seen.body['code']]).toEqual([404, 'not_found']);
  });

  test('a lender that requires a loan officer accepts one of its own, and no other lender’s', async () => {
    const { create, body } = await person();
    const settings = MAIN as { loRequired: boolean };
    settings.loRequired = true;
    try {
      const answers = [];
      for (const organization of ['PLUMFIELD', 'MAIN'])
        answers.push((await create({ ...body, referrerId: await officerOf(organization) })).status);
      expect(answers).toEqual([409, 201]);
    } finally {
      settings.loRequired = false;
    }
  });

  test('a loan officer limited to licensed states cannot refer a borrower from another state', async () => {
    const { body, create } = await person();
    const officer = '99999999-9999-4999-8999-999999999999';
    await lender.ctx.pool.query(
      "insert into loan_officer (uuid, organization_code, originator_name, email, phone_number, nmls, enforce_licensed_states, licensed_states, merchant) values ($1, 'MAIN', 'An Officer', 'o@example.com', '6025550100', '1', true, '{CA}', false) on conflict do nothing",
      [officer],
    );
    const refused = await create({ ...body, referrerId: officer });
    expect([refused.status, refused.body['message']]).toEqual([409, UNLICENSED_OFFICER_MESSAGE]);
    await lender.ctx.pool.query("update loan_officer set licensed_states = '{CA,AZ}' where uuid = $1", [officer]);
    const { body: made } = await create({ ...body, referrerId: officer });
    expect((await lender.read(String(made['uuid']))).facts.created?.referrerId).toBe(officer);
  });

  test('New York: a soft-inquiry consent sent with the registration counts only with its flag', async () => {
    const york = { state: 'NY', city: 'Albany', zip: '12207' } as const;
    const made = async () => {
      const { body, create } = await person();
      const home = { ...body.profileRequest.homeAddress, ...york };
      const answer = await create({ ...at(body, york), profileRequest: { ...body.profileRequest, homeAddress: home } }, 'NY', {
        'x-org': 'MAIN_NY',
      });
      const { facts, uuid } = await lender.read(String(answer.body['uuid']));
      const { rows } = await lender.ctx.pool.query('select consent_type from consent_evidence where application_uuid = $1', [uuid]);
      return ['SOFT_CREDIT' in facts.consents, rows.some((row) => row['consent_type'] === 'SOFT_CREDIT')];
    };
    expect(await made()).toEqual([false, false]);
    await setFlag(lender.ctx, { key: 'fe-heloc-ny-fcra', enabled: true });
    expect(await made()).toEqual([true, true]);
  });

  test('45 days after a HELOC the next is refused, on day 46 it is created', async () => {
    const { jwt, create } = await person();
    const uuid = String((await create()).body['uuid']);
    await lender.ctx.pool.query(
      "update application set active = false, completed_at = $2::timestamptz - interval '45 days' where uuid = $1",
      [uuid, lender.ctx.clock.now()],
    );
    const blocked = await create();
    expect([blocked.status, blocked.body['message']]).toEqual([
      409,
      'It looks like you have received a HELOC from us within the last 45 days.',
    ]);
    const ability = (await lender.call('GET', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application', { jwt })).body;
    expect(ability).toMatchObject({ canStartApplication: false, waitUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    await lender.ctx.pool.query("update application set completed_at = completed_at - interval '1 day' where uuid = $1", [uuid]);
    expect((await create()).status).toBe(201);
  });
});
