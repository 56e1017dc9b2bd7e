import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { PROFILE_ENDPOINTS } from '@hearthline/contract/identity/profile.ts';
import { changeProfile, profileOf, type ProfileName } from '@hearthline/database/stores/person/profiles.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { appWith, PASSWORD, signedUp } from '../../testing/people.ts';

const REGISTER = '/identity/api/v1/registration/register';
const LOGIN = '/identity/api/v1/login';
const IDENTITY = '/identity/secure/api/v1_1/identity';
const PROFILE = '/service-profile/api/v1/profile';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(PROFILE_ENDPOINTS);
});
afterAll(async () => at.close());

const post = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url, payload: payload as object, headers });
const put = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'PUT', url, payload: payload as object, headers });
const get = (url: string, headers: Record<string, string> = {}) => at.app.inject({ method: 'GET', url, headers });
const person = (email: string) => ({ email, password: PASSWORD, phoneNumber: '(602) 555-0100' });

describe('registering', () => {
  test('the profile says when the account was opened, an attribute for which flags are evaluated', async () => {
    const headers = await signedUp(at, 'opened@example.com');
    const opened = new Date('2026-03-01T12:34:56.789Z');
    await at.ctx.pool.query('update identity set created_at = $1 where email_key = $2', [opened, emailKey('opened@example.com')]);
    expect((await get(PROFILE, headers)).json()).toMatchObject({ createdAt: '2026-03-01T12:34:56.789Z' });
  });

  test('returns a token that gives access to the identity and its profile', async () => {
    const headers = await signedUp(at, 'grace.happy@example.com');
    const identity = (await get(IDENTITY, headers)).json();
    expect(identity).toMatchObject({
      email: 'grace.happy@example.com',
      organizationCode: 'MAIN',
      profileType: 'PRIMARY',
      type: 'PRIMARY',
      isBroker: false,
      passwordExpired: false,
      phoneNumbers: [{ type: 'MOBILE', number: '6025550100' }],
    });
    expect(Object.keys(identity)).toEqual(
      expect.arrayContaining([
        'uuid',
        'updatedAt',
        'isManageable',
        'activeLegacyCustomerOrgs',
        'aliases',
        'emailVerified',
        'twoFactorEnabled',
        'totpVerified',
        'wallet',
        'name',
      ]),
    );
    expect((await get('/identity/secure/api/v1/identity', headers)).json()).toEqual(identity);
    expect((await get(PROFILE, headers)).json()).toMatchObject({
      identityUuid: identity.uuid,
      email: 'grace.happy@example.com',
      ssnLast4: null,
      version: 1,
      name: { uuid: null },
    });
  });

  test('a second account for an email address is refused, regardless of case', async () => {
    await signedUp(at, 'once@example.com');
    const again = await post(REGISTER, person('ONCE@Example.com'));
    expect([again.statusCode, again.json().code]).toEqual([401, 'account_exists']);
  });

  test('of twenty at once exactly one is opened', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post(REGISTER, person('race@example.com'))));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.statusCode === 401)).toHaveLength(19);
    const { rows } = await at.ctx.pool.query(
      "SELECT (SELECT count(*) FROM identity WHERE email_key = 'race@example.com')::int AS identities, (SELECT count(*) FROM profile p JOIN identity i ON i.uuid = p.identity_uuid WHERE i.email_key = 'race@example.com')::int AS profiles",
    );
    expect(rows[0]).toEqual({ identities: 1, profiles: 1 });
  });

  test.each([
    ['a weak password', { password: 'short' }, 'password'],
    ['an invalid email address', { email: 'grace' }, 'email'],
    ['a phone with a country code', { phoneNumber: '1 602 555 0100' }, 'phoneNumber'],
    ['an unknown field', { isBroker: true }, 'isBroker'],
  ])('%s is refused with the name of the field', async (_what, change, field) => {
    const answer = await post(REGISTER, { ...person('wrong@example.com'), ...change });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field);
  });

  test('the organization must be one the host may name; empty means the host’s own', async () => {
    const named = await post(`${REGISTER}?organization=PLUMFIELD`, person('plum@example.com'));
    expect((await get(IDENTITY, { authorization: `Bearer ${named.json().jwt}` })).json().organizationCode).toBe('PLUMFIELD');
    const foreign = await post(`${REGISTER}?organization=MAIN_NY`, person('foreign@example.com'), { host: 'plumfield.localhost:4000' });
    expect([foreign.statusCode, foreign.json().code]).toEqual([400, 'unknown_organization']);
    const hosts = await post(`${REGISTER}?organization=`, person('hosts@example.com'), { host: 'ny.localhost:4000' });
    expect((await get(IDENTITY, { authorization: `Bearer ${hosts.json().jwt}` })).json().organizationCode).toBe('MAIN_NY');
  });

  test('the password is stored as an argon2id hash only', async () => {
    const { rows } = await at.ctx.pool.query<{ password_hash: string }>('SELECT password_hash FROM identity');
    for (const { password_hash: hash } of rows) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('signing in', () => {
  test('succeeds with the right password, regardless of the case of the email address', async () => {
    await signedUp(at, 'signin@example.com');
    const answer = await post(LOGIN, { email: ' SignIn@example.com ', password: PASSWORD });
    expect(answer.statusCode).toBe(200);
    expect((await get(IDENTITY, { authorization: `Bearer ${answer.json().jwt}` })).statusCode).toBe(200);
  });

  test('an unknown address and a wrong password get the same reply', async () => {
    const wrong = await post(LOGIN, { email: 'signin@example.com', password: 'Wrong!2026Password' });
    const unknown = await post(LOGIN, { email: 'nobody@example.com', password: 'Wrong!2026Password' });
    const bare = ({ instance: _, traceId: _trace, ...rest }: Record<string, unknown>) => rest;
    expect(wrong.statusCode).toBe(401);
    expect(bare(unknown.json())).toEqual(bare(wrong.json()));
    expect(wrong.json().code).toBe('wrong_credentials');
  });
});

describe('signing out', () => {
  test('ends this session at once, and no other', async () => {
    const first = await signedUp(at, 'leaver@example.com');
    const second = { authorization: `Bearer ${(await post(LOGIN, { email: 'leaver@example.com', password: PASSWORD })).json().jwt}` };
    const out = await post('/identity/secure/api/v1/logout', {}, first);
    expect([out.statusCode, out.body]).toEqual([204, '']);
    const after = await get(IDENTITY, first);
    expect([after.statusCode, after.json().message]).toEqual([401, 'unauthenticated']);
    expect((await get(IDENTITY, second)).statusCode).toBe(200);
  });

  test('everywhere ends them all', async () => {
    const first = await signedUp(at, 'leaveall@example.com');
    const second = { authorization: `Bearer ${(await post(LOGIN, { email: 'leaveall@example.com', password: PASSWORD })).json().jwt}` };
    await post('/identity/secure/api/v1/logout', { everywhere: true }, first);
    expect((await get(IDENTITY, first)).statusCode).toBe(401);
    expect((await get(IDENTITY, second)).statusCode).toBe(401);
  });
});

describe('the profile', () => {
  test('stores a name, a birth date, an address and a phone, and counts its versions', async () => {
    const headers = await signedUp(at, 'profile@example.com');
    await put(`${PROFILE}/name`, { firstName: ' Zoë ', lastName: 'Muñoz-Li', suffix: 'JR' }, headers);
    await put(
      PROFILE,
      { dob: '1980-02-29', address: { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' } },
      headers,
    );
    const after = await put(`${PROFILE}/phone`, { number: '602-555-0111' }, headers);
    expect(after.json()).toMatchObject({
      version: 4,
      dob: '1980-02-29',
      name: { firstName: 'Zoë', lastName: 'Muñoz-Li', suffix: 'JR', uuid: expect.any(String) },
      phoneNumbers: [{ type: 'MOBILE', number: '6025550111' }],
      addresses: [{ type: 'HOME', street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004' }],
    });
  });

  test('refuses the names that the form refuses', async () => {
    const headers = await signedUp(at, 'names@example.com');
    const answer = await put(`${PROFILE}/name`, { firstName: 'Gr@ce', lastName: 'Happy' }, headers);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ field: 'firstName', message: 'Some of the characters entered are not supported.' }],
    ]);
  });

  test('an edit of an outdated version is refused with the current profile', async () => {
    const headers = await signedUp(at, 'stale@example.com');
    await put(`${PROFILE}/phone`, { number: '602-555-0112' }, { ...headers, 'if-match': '1' });
    const stale = await put(`${PROFILE}/phone`, { number: '602-555-0113' }, { ...headers, 'if-match': '1' });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'stale_version']);
    expect(stale.json().profile).toMatchObject({ version: 2, phoneNumbers: [{ number: '6025550112' }] });
  });

  test('tracking identifiers are set once and not changed', async () => {
    const headers = await signedUp(at, 'tracked@example.com');
    const patch = (payload: object) => at.app.inject({ method: 'PATCH', url: PROFILE, payload, headers });
    await patch({ trackerUuid: 'first' });
    expect((await patch({ trackerUuid: 'second', optimizelyProfileUuid: 'opt' })).json()).toMatchObject({
      trackerUuid: 'first',
      optimizelyProfileUuid: 'opt',
    });
  });

  test('an SSN is returned by its last four digits only, stored encrypted, and replaced as a whole', async () => {
    const headers = await signedUp(at, 'ssn@example.com');
    const { identityUuid } = (await get(PROFILE, headers)).json();
    await put(`${PROFILE}/ssn`, { ssn: '666-10-1001' }, headers);
    const answer = await put(`${PROFILE}/ssn`, { ssn: '666 10 1002' }, headers);
    expect([answer.statusCode, answer.json()]).toEqual([200, { ssnLast4: '1002', version: 3 }]);
    expect((await get(PROFILE, headers)).json().ssnLast4).toBe('1002');
    const [secret = '', ...more] = await at.ctx.secrets.ofSubject('ssn', identityUuid);
    expect([await at.ctx.secrets.get(secret), more]).toEqual(['666101002', []]);
    const { rows } = await at.ctx.pool.query(
      'SELECT row_to_json(p)::text AS row FROM profile p UNION ALL SELECT row_to_json(s)::text FROM secret s',
    );
    for (const { row } of rows as { row: string }[]) expect(row).not.toMatch(/66610100|666-10-100/);
  });

  test.each(['000123456', '123456789', '666101', 'x'])('%s is not accepted as an SSN', async (ssn) => {
    const headers = await signedUp(at, `no-ssn-${ssn.replaceAll(/\D/g, '')}-${ssn.length}@example.com`);
    expect((await put(`${PROFILE}/ssn`, { ssn }, headers)).statusCode).toBe(400);
  });

  test('a name without its optional members keeps those that are stored', async () => {
    await signedUp(at, 'kept.name@example.com');
    const { rows } = await at.ctx.pool.query<{ uuid: string }>("SELECT uuid FROM identity WHERE email_key = 'kept.name@example.com'");
    const uuid = rows[0]?.uuid ?? '';
    const store = async (name: ProfileName) => {
      await changeProfile(at.ctx.pool, at.ctx.secrets, uuid, { name }, at.ctx.clock.now());
      return (await profileOf(at.ctx.pool, at.ctx.secrets, uuid)).name;
    };
    const whole = { firstName: 'Ida', middleName: 'May', lastName: 'Kept', suffix: 'SR' };
    const { uuid: named } = await store(whole);
    expect(await store({ firstName: 'Ada', lastName: 'Kept' })).toEqual({ ...whole, firstName: 'Ada', uuid: named });
    await changeProfile(at.ctx.pool, at.ctx.secrets, uuid, { dob: '1980-02-29' }, at.ctx.clock.now());
    expect(await store({ firstName: 'Ada', middleName: '', lastName: 'Kept', suffix: '' })).toMatchObject({ middleName: '', suffix: '' });
  });

  test('a name sent without a middle name keeps the stored one; an empty one removes it, and a suffix left out is none', async () => {
    const headers = await signedUp(at, 'middle@example.com');
    const name = async (body: object) => (await put(`${PROFILE}/name`, body, headers)).json().name;
    const of = { firstName: 'Grace', lastName: 'Happy' };
    expect(await name({ ...of, middleName: 'Ann', suffix: 'JR' })).toMatchObject({ middleName: 'Ann', suffix: 'JR' });
    expect(await name(of)).toMatchObject({ middleName: 'Ann', suffix: '' });
    expect(await name({ ...of, middleName: '' })).toMatchObject({ middleName: '' });
  });

  test('a phone alias is added to the email alias', async () => {
    const headers = await signedUp(at, 'alias@example.com');
    const answer = await put('/identity/secure/api/v1/identity/alias', { type: 'Phone', value: '(602) 555-0199' }, headers);
    expect(answer.json().aliases).toEqual([
      { type: 'Email', value: 'alias@example.com', verified: true },
      { type: 'Phone', value: '6025550199', verified: false },
    ]);
  });

  test('cannot be read without signing in', async () => {
    for (const url of [PROFILE, IDENTITY]) expect((await get(url)).statusCode).toBe(401);
  });

  test('consent types name the three consents with versions and sentences', async () => {
    const answer = await get(`${PROFILE}/consent-types`);
    expect(answer.json().map((consent: { type: string }) => consent.type)).toEqual(['PRIVACY', 'TERMS', 'COMMUNICATIONS']);
    for (const consent of answer.json())
      expect(consent).toEqual({
        type: expect.any(String),
        version: expect.stringMatching(/./),
        text: expect.stringContaining('Hearthline'),
      });
  });
});

test.each([
  [' Ada@Example.COM ', 'ada@example.com', true],
  ['ada@exa\u0301mple.com', 'ada@exámple.com', true],
  ['ⓐda@example.com', 'ada@example.com', false],
  ['ａda@example.com', 'ada@example.com', false],
])('the addresses %s and %s are one account: %s', (one, other, same) => expect(emailKey(one) === emailKey(other)).toBe(same));
