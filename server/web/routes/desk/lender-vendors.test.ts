import type { DeskLender, DeskSettingsProposal } from '@hearthline/contract/desk/lender.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenLenders, openLenders, seedLenders } from '../../../config/lenders.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

const LENDER = '/desk/api/v1/lender';
let lender: TestLender;
let opened: OpenLenders | undefined;
let ada: string;
let colin: string;
beforeAll(async () => {
  lender = await testLender({ lenders: { now: () => opened?.now() ?? FILE_LENDERS } });
  const { pool, clock, listener, log } = lender.ctx;
  await seedLenders(pool, FILE_LENDERS.all, clock.now());
  opened = await openLenders({ pool, clock, listener, log });
  ada = await deskToken(lender, 'MAIN', 'admin');
  colin = await deskToken(lender, 'MAIN', 'compliance');
}, 60_000);
afterAll(async () => {
  opened?.close();
  await lender.close();
});

const settings = async () => (await lender.call('GET', LENDER, { jwt: ada })).body as unknown as DeskLender;
const ask = async (path: string, vendors: object, more: object = {}) =>
  lender.call('POST', `${LENDER}${path}`, {
    jwt: ada,
    body: { room: 'vendors', base: (await settings()).latest, changes: { vendors }, ...more },
  });
const WHY = { effectiveAt: null, reason: 'The agreement of Monday' };

test('the room says who may serve each port, and which of them this installation is set up with', async () => {
  expect((await settings()).vendors).toEqual([
    { port: 'mail', vendor: 'email-api', ready: true, usual: true },
    { port: 'mail', vendor: 'smtp', ready: false, usual: false },
    { port: 'text', vendor: 'text-api', ready: true, usual: true },
    { port: 'text', vendor: 'message-requests', ready: true, usual: false },
    { port: 'valuation', vendor: 'appraisal-orders', ready: true, usual: true },
    { port: 'valuation', vendor: 'field-assignments', ready: true, usual: false },
  ]);
});

test('a vendor that is not set up, and one that there is not, are refused at their field', async () => {
  const refused = async (vendors: object) => [
    (await ask('/check', vendors)).body['problems'],
    (await ask('/proposals', vendors, WHY)).status,
  ];
  expect(await refused({ mail: 'smtp' })).toEqual([
    [{ field: 'vendors.mail', message: expect.stringContaining('not set up on this installation') as string }],
    400,
  ]);
  expect(await refused({ text: 'pigeon' })).toEqual([
    [{ field: 'vendors.text', message: 'a vendor is one of text-api, message-requests' }],
    400,
  ]);
});

test('another vendor takes two people, one of compliance; then applications begin with it', async () => {
  const before = await lender.play('happy', 'OFFER_SELECTION');
  expect((await ask('/check', { valuation: 'field-assignments' })).body).toMatchObject({ problems: [], people: 'LAW' });
  const { status, body } = await ask('/proposals', { valuation: 'field-assignments' }, WHY);
  expect([status, body['state'], lenderOf(lender.ctx, 'MAIN').vendors]).toEqual([201, 'OPEN', {}]);
  const { id } = body as unknown as DeskSettingsProposal;
  const decided = await lender.call('POST', `${LENDER}/proposals/${id}/decision`, { jwt: colin, body: { decision: 'APPROVE' } });
  expect([decided.status, decided.body['state']]).toEqual([200, 'PUBLISHED']);
  await opened?.refresh();
  const after = await lender.play('happy', 'OFFER_SELECTION');
  const usual = { mail: 'email-api', text: 'text-api' };
  expect((await lender.read(before.uuid)).vendors).toEqual({ ...usual, valuation: 'appraisal-orders' });
  expect((await lender.read(after.uuid)).vendors).toEqual({ ...usual, valuation: 'field-assignments' });
}, 60_000);
