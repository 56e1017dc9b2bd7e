import { WAITLIST_ENDPOINTS } from '@hearthline/contract/waitlist.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appWith } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

let at: TestApp;
beforeAll(async () => {
  at = await appWith(WAITLIST_ENDPOINTS);
});
afterAll(async () => at.close());

const ANSWERS = {
  firstName: 'Wanda',
  lastName: 'Waits',
  dob: '1984-05-17',
  email: 'wanda@example.com',
  income: 85_000,
  street1: '7 Far Rd',
  city: 'Metlakatla',
  state: 'AK',
  zip: '99950',
  consent: true,
};
const join = (change: object = {}, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url: '/waitlist/home-equity-loan-plus', payload: { ...ANSWERS, ...change }, headers });
const entries = async (email: string) =>
  (
    await at.ctx.pool.query('SELECT organization_code, income, zip FROM waitlist_entry WHERE email_key = $1 ORDER BY organization_code', [
      email,
    ])
  ).rows;

test('joining twice keeps one entry per lender, with the newest answers, and does not reveal that it existed', async () => {
  const first = await join();
  const second = await join({ email: ' Wanda@Example.com', income: 90_000 });
  expect([first.statusCode, first.json()]).toEqual([201, { joined: true }]);
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  await join({}, { host: 'plumfield.localhost:4000' });
  expect(await entries('wanda@example.com')).toEqual([
    { organization_code: 'MAIN', income: 90_000, zip: '99950' },
    { organization_code: 'PLUMFIELD', income: 85_000, zip: '99950' },
  ]);
});

const products = async (email: string) =>
  (
    await at.ctx.pool.query('SELECT organization_code AS lender, product FROM waitlist_product WHERE email_key = $1 ORDER BY 1, 2', [email])
  ).rows.map(({ lender, product }) => `${lender as string} ${product as string}`);

test('a person is on the lists of the products they asked for, each once', async () => {
  const plumfield = { host: 'plumfield.localhost:4000' };
  for (const product of ['DSCR_LOAN', 'DSCR_LOAN', 'CRYPTO_HELOC', undefined])
    expect((await join({ email: 'lists@example.com', ...(product && { product }) }, plumfield)).statusCode).toBe(201);
  expect(await products('lists@example.com')).toEqual(['PLUMFIELD CRYPTO_HELOC', 'PLUMFIELD DSCR_LOAN', 'PLUMFIELD HELOC']);
  expect(await entries('lists@example.com')).toHaveLength(1);
});

test.each([
  ['that this lender does not have', 'localhost:4000'],
  ['that is only announced', 'wholesale.localhost:4000'],
])('a product %s has no list', async (_, host) => {
  const answer = await join({ email: 'none@example.com', product: 'DSCR_LOAN' }, { host });
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ field: 'product', message: 'There is no waitlist for this product' }],
  ]);
  expect(await products('none@example.com')).toEqual([]);
});

test.each([
  ['no consent', { consent: false }, 'consent'],
  ['a first name of one letter', { firstName: 'W' }, 'firstName'],
  ['a last name with symbols', { lastName: 'W@its' }, 'lastName'],
  ['a child', { dob: '2020-01-01' }, 'dob'],
  ['an impossible day', { dob: '1984-02-30' }, 'dob'],
  ['an unknown state', { state: 'ZZ' }, 'state'],
  ['too much income', { income: 10_000_000 }, 'income'],
])('%s is refused with the name of the field', async (_what, change, field) => {
  const answer = await join({ email: 'refused@example.com', ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors.map((error: { field: string }) => error.field)).toEqual([field]);
  expect(await entries('refused@example.com')).toEqual([]);
});
