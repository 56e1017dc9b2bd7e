import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { ORGANIZATION_ENDPOINTS } from '@hearthline/contract/organizations.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { SANDBOX, seedSandboxReference } from '@hearthline/sandbox/seed-reference.ts';
import { isOpenAt, lenderZone } from '../../organizations/opening-hours.ts';
import { appWith } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const HELOC = '/service-application/external/api';
const LEADS = '/service-lead-portal/api';
const HOURS = '/service-operating-hours/external/api/v1/hours';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(ORGANIZATION_ENDPOINTS);
  await seedSandboxReference(at.ctx);
  await seedSandboxReference(at.ctx);
});
afterAll(async () => at.close());

const get = async (url: string, headers: Record<string, string> = {}) => at.app.inject({ url, headers });
const of = (organization: string) => ({ 'x-org': organization });

describe('where an organization lends', () => {
  test('has the states, zips and licenses of the organization', async () => {
    expect((await get(`${HELOC}/v2/heloc/states-eligibility`)).json().states).toContain('AZ');
    expect((await get(`${HELOC}/v2/heloc/states-eligibility`, { host: 'ny.localhost:4000' })).json()).toEqual({ states: ['NY'] });
    expect((await get(`${HELOC}/v1/heloc/zip-eligibility`)).json()).toEqual({ excludedZips: ['99950'] });
    expect((await get(`${HELOC}/v1/heloc/state-licenses`, { 'x-org': 'MAIN_NY' })).json()).toEqual([{ abbrev: 'NY' }]);
  });
  test('an x-org that the host may not name is refused, and an unknown host has no organization', async () => {
    expect((await get(`${HELOC}/v1/heloc/state-licenses`, { host: 'plumfield.localhost', 'x-org': 'MAIN' })).json().code).toBe(
      'unknown_organization',
    );
    expect((await get(`${HELOC}/v1/heloc/state-licenses`, { host: 'nobody.example' })).json().code).toBe('unknown_organization');
  });
});

describe('operating hours', () => {
  test('has a week from Monday, in the format of the footer', async () => {
    const { weekdays, timeZone } = (await get(`${HOURS}/OPS_PHONE`)).json();
    expect(timeZone).toBe('America/Los_Angeles');
    expect(weekdays).toHaveLength(7);
    expect(weekdays[0]).toEqual({ weekday: 'MONDAY', weekdayValue: 1, startTime: '06:00', endTime: '18:00', isOpen: true });
    expect(weekdays[6]).toEqual({ weekday: 'SUNDAY', weekdayValue: 7, startTime: null, endTime: null, isOpen: false });
  });
  test('for display are formatted for reading', async () => {
    expect((await get(`${HOURS}/OPS_PHONE?display=true`, { host: 'plumfield.localhost' })).json().weekdays[5]).toMatchObject({
      startTime: '9:00 AM',
      endTime: '1:00 PM',
    });
  });
  test('the chat has its own week, and says whether it is open now', async () => {
    expect((await get(`${HOURS}/OPS_CHAT/week?display=true`)).json()).toEqual((await get(`${HOURS}/OPS_CHAT?display=true`)).json());
    expect((await get(`${HOURS}/OPS_CHAT/openStatus`)).json()).toEqual({ isOpen: expect.any(Boolean) });
  });
  test.each([
    ['2026-11-23T14:00:00Z', true, 'Monday 6:00 in Los Angeles, the first minute'],
    ['2026-11-23T13:59:00Z', false, 'Monday 5:59'],
    ['2026-11-24T02:00:00Z', false, 'Monday 18:00, the first minute after'],
    ['2026-11-23T02:00:00Z', false, 'Sunday evening'],
  ])('at %s: %s (%s)', (at, open) => {
    expect(isOpenAt(MAIN.phoneHours, new Date(at))).toBe(open);
  });
  test('exist for no other department', async () => {
    expect((await get(`${HOURS}/OPS_LAUNDRY`)).statusCode).toBe(400);
  });
});

describe('the source of a borrower', () => {
  test('a loan officer has the states of their license', async () => {
    expect((await get(`${LEADS}/lo/${SANDBOX.loanOfficer}?organization=MAIN`)).json()).toMatchObject({
      originatorName: 'Dana Mercer',
      nmls: '0000001',
      enforceLicensedStatesForReferral: true,
      merchant: false,
    });
    expect((await get(`${LEADS}/lo/${SANDBOX.loanOfficer}/licensed-states`)).json()).toEqual({ states: ['AZ', 'CO', 'FL', 'TX', 'WA'] });
    expect((await get(`${LEADS}/lo/${SANDBOX.merchant}`)).json().merchant).toBe(true);
    expect((await get(`${LEADS}/lo/${SANDBOX.affiliate}`)).statusCode).toBe(400);
    expect((await get(`${LEADS}/lo/99999999-9999-4999-8999-999999999999`)).statusCode).toBe(404);
  });
  test.each([
    [SANDBOX.registeredReferral, 'REGISTERED', 'MAIN', 404],
    [SANDBOX.expiredReferral, 'EXPIRED', 'MAIN', 404],
    [SANDBOX.wholesaleReferral, 'OPEN', 'MAIN_WHOLESALE', 200],
  ])('referral %s is %s', async (uuid, status, organization, prefill) => {
    expect((await get(`${HELOC}/v1/heloc/referral-id/${uuid}`, of(organization))).json()).toMatchObject({
      status,
      organization,
      email: expect.stringContaining('@example.com'),
    });
    expect((await get(`${LEADS}/referrals/${uuid}`, of(organization))).statusCode).toBe(prefill);
  });
  test('a loan officer or a referral of another lender is not found', async () => {
    const asked = [
      `${LEADS}/lo/${SANDBOX.loanOfficer}`,
      `${LEADS}/lo/${SANDBOX.loanOfficer}/licensed-states`,
      `${HELOC}/v1/heloc/referral-id/${SANDBOX.registeredReferral}`,
    ];
    for (const url of asked)
      expect([(await get(url, of('MAIN'))).statusCode, (await get(url, of('PLUMFIELD'))).statusCode]).toEqual([200, 404]);
    expect((await get(`${LEADS}/referrals/${SANDBOX.wholesaleReferral}`, of('PLUMFIELD'))).statusCode).toBe(404);
  });
  test('an open referral prefills what the broker typed', async () => {
    expect((await get(`${LEADS}/referrals/${SANDBOX.wholesaleReferral}`, of('MAIN_WHOLESALE'))).json()).toMatchObject({
      firstName: 'Willa',
      state: 'AZ',
      zip: '85004',
      wholesaleBrokerNmls: SANDBOX.exemptBrokerNmls,
      referrerUuid: SANDBOX.wholesaleOfficer,
    });
  });
  test('every lender that takes referred borrowers only has a referral of a home where it lends', async () => {
    const referred = FILE_LENDERS.all.filter(({ wholesale, loRequired }) => wholesale || loRequired);
    expect(referred.map(({ orgCode }) => orgCode)).toContain('MAIN_NY_WHOLESALE');
    for (const { orgCode, nmls, licensedStates } of referred) {
      const id = orgCode === 'MAIN_WHOLESALE' ? SANDBOX.wholesaleReferral : `44444444-4444-4444-8444-000000${nmls}`;
      const { state } = (await get(`${LEADS}/referrals/${id}`, of(orgCode))).json();
      expect([orgCode, licensedStates.includes(state)]).toEqual([orgCode, true]);
      expect((await get(`${HELOC}/v1/heloc/referral-id/${id}`, of(orgCode))).json().status).toBe('OPEN');
    }
  });
  test('codes of another lender open nothing', async () => {
    for (const url of [`/offercode/${SANDBOX.wholesaleOfferCode}`, `/a/external/prepop?affiliate=${SANDBOX.wholesaleAffiliate}`])
      expect([(await get(url)).statusCode, (await get(url, of('MAIN_WHOLESALE'))).statusCode]).toEqual([404, 200]);
  });
  test('an offer code is found in any letter case, until it expires', async () => {
    expect((await get(`/offercode/${SANDBOX.offerCode.toLowerCase()}`)).json()).toMatchObject({
      offerCode: SANDBOX.offerCode,
      firstName: 'Grace',
      lastName: 'Happy',
      street1: '101 Clear Path Ln',
      city: 'Phoenix',
      state: 'AZ',
      zip: '85004',
    });
    expect((await get(`/offercode/${SANDBOX.expiredOfferCode}`)).json()).toMatchObject({
      status: 404,
      message: 'This offer has expired. You can still apply without it.',
    });
    expect((await get('/offercode/NOBODY')).statusCode).toBe(404);
    await at.ctx.clock.advance(47 * 86_400_000);
    expect((await get(`/offercode/${SANDBOX.offerCode}`)).statusCode).toBe(404);
  });
  test('a new code has at least 64 random bits, and a shorter one cannot be stored', async () => {
    const { rows } = await at.ctx.pool.query<{ code: string }>('select new_code() as code from generate_series(1, 2000)');
    const codes = rows.map(({ code }) => code);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(new Set(codes).size).toBe(2000);
    // The least that each place contributes: log2 of the different characters seen there.
    const bits = Array.from({ length: 19 }, (_, place) => Math.log2(new Set(codes.map((code) => code[place])).size));
    expect(bits.reduce((sum, one) => sum + one, 0)).toBeGreaterThanOrEqual(79);
    for (const table of ['offer_code', 'affiliate_lead'])
      await expect(at.ctx.pool.query(`update ${table} set code = 'TEST-2026'`)).rejects.toThrow(`${table}_form`);
  });
  test('an open referral and a lead end with their last day', async () => {
    const asked = async () => [
      (await get(`/a/external/prepop?affiliate=${SANDBOX.affiliate}`)).statusCode,
      (await get(`${HELOC}/v1/heloc/referral-id/${SANDBOX.wholesaleReferral}`, of('MAIN_WHOLESALE'))).json().status,
      (await get(`${LEADS}/referrals/${SANDBOX.wholesaleReferral}`, of('MAIN_WHOLESALE'))).statusCode,
    ];
    expect(await asked()).toEqual([200, 'OPEN', 200]);
    for (const table of ['affiliate_lead', 'referral']) await at.ctx.pool.query(`update ${table} set expires_on = expires_on - 100`);
    expect(await asked()).toEqual([404, 'EXPIRED', 404]);
    for (const table of ['affiliate_lead', 'referral']) await at.ctx.pool.query(`update ${table} set expires_on = expires_on + 200`);
  });
  test('the last day of a lead lasts until midnight where the lender is', async () => {
    const lead = async () => (await get(`/a/external/prepop?affiliate=${SANDBOX.affiliate}`)).statusCode;
    const { rows } = await at.ctx.pool.query<{ last: Date }>(
      `update affiliate_lead set expires_on = '2027-03-31' where code = $1 returning (timestamp '2027-04-01 00:00' at time zone $2) as last`,
      [SANDBOX.affiliate, lenderZone(at.ctx, 'MAIN')],
    );
    const now = vi.spyOn(at.ctx.clock, 'now');
    const midnight = rows[0]?.last.getTime() ?? 0;
    const answers: number[] = [];
    for (const ms of [-1, 0]) {
      now.mockReturnValue(new Date(midnight + ms));
      answers.push(await lead());
    }
    now.mockRestore();
    expect(answers).toEqual([200, 404]);
    await at.ctx.pool.query('update affiliate_lead set expires_on = expires_on + 10000');
  });
  test('an affiliate’s lead prefills the registration', async () => {
    expect((await get(`/a/external/prepop?affiliate=${SANDBOX.affiliate}`)).json()).toMatchObject({
      name: { firstName: 'Avery' },
      address: { zip: '85004' },
      dob: '1984-04-09',
      income: 132_000,
      affiliateList: ['HOMEPLUS'],
      abVersion: 'v1',
    });
    expect((await get('/a/external/prepop?affiliate=NOBODY')).statusCode).toBe(404);
  });
});

test('the logo of a brand is served', async () => {
  const answer = await get('/apps/frontend-private-label/plumfield/logo.svg');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(answer.body).toContain('#6d2f6f');
  expect(answer.headers['cache-control']).toBe('public, max-age=30');
  expect((await get('/apps/frontend-private-label/nobody/logo.svg')).statusCode).toBe(404);
});

test('sandbox rows are refused in production', async () => {
  await expect(seedSandboxReference({ ...at.ctx, config: { ...at.ctx.config, production: true } })).rejects.toThrow('production');
});
