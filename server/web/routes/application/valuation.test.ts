import { afterAll, beforeAll, expect, test } from 'vitest';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const CARD_FIELD = { kind: 'PAGE', url: 'http://127.0.0.1:4999/v1/card-field' } as const;
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender({ cardField: CARD_FIELD });
}, 60_000);
afterAll(async () => lender.close());

test('what a borrower says about the visit is read back, without phone and gate code', async () => {
  const { uuid, jwt } = await lender.play('houston', 'NAV_BPO_ORDER_REQUEST');
  const read = async () => (await lender.call('GET', onApplication(uuid, 'valuation'), { jwt })).body;
  expect(await read()).toMatchObject({ product: null, stage: null, access: null, appraisal: { paid: null, field: CARD_FIELD } });
  const body = {
    condition: 'GOOD',
    damage: 'Hail last spring, the roof was repaired.',
    occupants: 'OWNER',
    contactName: 'Tex Houston',
    contactPhone: '210-555-0107',
    windows: ['Saturdays, 9 AM to 2 PM'],
    gateCode: '4711',
  };
  expect((await lender.call('POST', onApplication(uuid, 'bpo'), { jwt, body })).status).toBe(200);
  const after = await read();
  expect(after).toMatchObject({ product: 'RESI_EVAL', stage: 'ORDERED', access: { name: 'Tex Houston', windows: body.windows } });
  expect(JSON.stringify(after)).not.toMatch(/4711|555/);
  expect((await lender.read(uuid)).facts.verification.reportedCondition).toBe('GOOD');
}, 60_000);

test('each payoff has its creditor, its amount and its letter', async () => {
  const { uuid, jwt } = await lender.play('payoff', 'PAYOFF_REQUEST_PENDING');
  const { body } = await lender.call('GET', onApplication(uuid, 'payoffs'), { jwt });
  const payoffs = body as unknown as readonly {
    id: string;
    creditor: string;
    amount: number;
    letter: string;
    goodThrough: string | null;
  }[];
  const { selection, verification } = (await lender.read(uuid)).facts;
  expect(payoffs.map(({ id }) => id)).toEqual(selection?.payoffs);
  expect(payoffs.length).toBeGreaterThan(1);
  for (const { id, creditor, amount, letter, goodThrough } of payoffs) {
    const received = verification.payoffs[id];
    expect(creditor).not.toBe('Creditor');
    expect(amount).toBeGreaterThan(0);
    expect([letter, goodThrough]).toEqual(received ? ['RECEIVED', received.goodThrough] : ['ASKED', null]);
    if (received) expect(amount).toBe(received.amount);
  }
  expect(payoffs.map(({ letter }) => letter)).toContain('ASKED');
}, 60_000);

test('another person’s valuation, payoffs and accounts are not found', async () => {
  const { uuid } = await lender.play('happy', 'DISBURSEMENT_ACCOUNT');
  const { jwt } = await lender.play('houston', 'NAV_BPO_ORDER_REQUEST');
  for (const path of ['valuation', 'payoffs', 'accounts'])
    expect((await lender.call('GET', onApplication(uuid, path), { jwt })).status, path).toBe(404);
}, 60_000);
