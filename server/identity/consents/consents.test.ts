import { CONSENT_ENDPOINTS } from '@hearthline/contract/consents.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appWith, signedUp } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { isCurrentVersion } from './consent-texts.ts';

const USER = '/service-comms-prefs/secure/api/v1/consent/user';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(CONSENT_ENDPOINTS);
});
afterAll(async () => at.close());

const prompt = async (type: string, headers: Record<string, string> = {}, scope = 'external') =>
  at.app.inject({ url: `/service-comms-prefs/${scope}/api/v1/consent/prompt/${type}`, headers });
const post = async (url: string, payload: object, headers: Record<string, string>) =>
  at.app.inject({ method: 'POST', url, payload, headers });
const answers = (uuid: string, answer: string, org = 'MAIN') => ({
  source: 'REGISTRATION',
  org,
  phone: '(602) 555-0100',
  email: 'c@example.com',
  product_type: 'HELOC',
  consents: [{ consent_prompt_uuid: uuid, opt_in_out: answer }],
});

describe('prompts', () => {
  test('both types have a uuid, a sentence in the lender’s name and the four resources', async () => {
    const [marketing, transactional] = [(await prompt('SMS')).json(), (await prompt('SMS_TRANSACTIONAL')).json()];
    expect(marketing.uuid).not.toBe(transactional.uuid);
    expect(marketing.verbiage).toContain('Consent is not a condition of approval');
    for (const one of [marketing, transactional])
      expect(one.resources.map(({ type }: { type: string }) => type).toSorted()).toEqual([
        'ADD_VERBIAGE',
        'Privacy Policy',
        'TITLE',
        'Terms of Service',
      ]);
    const plumfield = (await prompt('SMS', { host: 'plumfield.localhost' })).json();
    expect(plumfield.verbiage).toContain('Plumfield Credit Union');
    expect(plumfield.resources).toContainEqual({ type: 'Terms of Service', name: 'Terms of Use', value: '/terms' });
  });
  test('no other type exists', async () => {
    expect((await prompt('EMAIL')).statusCode).toBe(400);
  });
  test('the secure route needs a signed-in caller and returns the same', async () => {
    expect((await prompt('SMS', {}, 'secure')).statusCode).toBe(401);
    expect((await prompt('SMS', await signedUp(at, 'secure@example.com'), 'secure')).json()).toEqual((await prompt('SMS')).json());
  });
});

describe('the two ledgers', () => {
  test('are independent, store the text that was read, and only the newest answer counts', async () => {
    const headers = await signedUp(at, 'ledger@example.com');
    const [marketing, transactional] = [(await prompt('SMS')).json(), (await prompt('SMS_TRANSACTIONAL')).json()];
    await post(USER, answers(marketing.uuid, 'OPT_IN'), headers);
    await post(USER, answers(transactional.uuid, 'OPT_IN'), headers);
    await post(USER, answers(marketing.uuid, 'OPT_OUT'), headers);

    const present = (await post(`${USER}/get`, {}, headers)).json();
    expect(present.map((row: { consent_type: string; opt_in_out: string }) => [row.consent_type, row.opt_in_out])).toEqual([
      ['SMS', 'OPT_OUT'],
      ['SMS_TRANSACTIONAL', 'OPT_IN'],
    ]);
    expect(present[0].verbiage).toContain(marketing.verbiage);
    expect(present[0].phone).toBe('6025550100');
    expect(
      (
        await post(
          `${USER}/get`,
          { consent_type: 'SMS_TRANSACTIONAL', org: 'MAIN', phone: '602 555 0100', email: 'c@example.com' },
          headers,
        )
      ).json(),
    ).toHaveLength(1);
    const { rows } = await at.ctx.pool.query(
      "SELECT count(*)::int AS n FROM consent c JOIN identity i ON i.uuid = c.identity_uuid WHERE i.email_key = 'ledger@example.com'",
    );
    expect(rows[0].n).toBe(3);
  });

  test('are separate for each lender and person', async () => {
    const headers = await signedUp(at, 'own@example.com');
    const { uuid } = (await prompt('SMS')).json();
    await post(USER, answers(uuid, 'OPT_IN', 'PLUMFIELD'), headers);
    expect((await post(`${USER}/get`, {}, headers)).json()).toEqual([]);
    expect((await post(`${USER}/get`, { org: 'PLUMFIELD' }, headers)).json()).toHaveLength(1);
    expect((await post(`${USER}/get`, { org: 'PLUMFIELD' }, await signedUp(at, 'else@example.com'))).json()).toEqual([]);
  });

  test('refuse an unknown prompt, a lender the host may not name, and other callers', async () => {
    const headers = await signedUp(at, 'refused@example.com');
    const { uuid } = (await prompt('SMS')).json();
    expect((await post(USER, answers('00000000-0000-4000-8000-000000000000', 'OPT_IN'), headers)).statusCode).toBe(404);
    expect((await post(USER, answers(uuid, 'OPT_IN', 'MAIN'), { ...headers, host: 'plumfield.localhost' })).json().code).toBe(
      'unknown_organization',
    );
    expect((await post(USER, answers(uuid, 'OPT_IN'), {})).statusCode).toBe(401);
  });

  test('an idempotency key records an answer once', async () => {
    const headers = { ...(await signedUp(at, 'twice@example.com')), 'idempotency-key': 'one-key-for-both' };
    const { uuid } = (await prompt('SMS')).json();
    const [first, second] = [await post(USER, answers(uuid, 'OPT_IN'), headers), await post(USER, answers(uuid, 'OPT_IN'), headers)];
    expect(second.json()).toEqual(first.json());
    const { rows } = await at.ctx.pool.query(
      "SELECT count(*)::int AS n FROM consent c JOIN identity i ON i.uuid = c.identity_uuid WHERE i.email_key = 'twice@example.com'",
    );
    expect(rows[0].n).toBe(1);
  });

  test('cannot be changed or deleted', async () => {
    await expect(at.ctx.pool.query("UPDATE consent SET opt_in_out = 'OPT_IN'")).rejects.toThrow('only ever added');
    await expect(at.ctx.pool.query('DELETE FROM consent')).rejects.toThrow('only ever added');
  });
});

test('credit consents have versions; only the present one counts', async () => {
  const types = (await at.app.inject({ url: '/service-application/api/v1/application/heloc/consent-types' })).json();
  expect(types.map(({ type }: { type: string }) => type)).toEqual(['SOFT_CREDIT', 'HARD_CREDIT']);
  expect(isCurrentVersion('SOFT_CREDIT', types[0].version)).toBe(true);
  expect(isCurrentVersion('SOFT_CREDIT', '1999-01')).toBe(false);
});
