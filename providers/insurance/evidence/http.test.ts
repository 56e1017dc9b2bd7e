import { afterEach, beforeEach, expect, test } from 'vitest';
import { callbackInbox, type Inbox } from '../../testing/callback-inbox.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '../../world/vendor/vendor.ts';
import { createInsuranceHttp } from './http.ts';
import type { Insured, InsurancePort } from '../port.ts';
import { startInsuranceSimulator } from './simulator.ts';

const CLAUSE = 'Hearthline ISAOA/ATIMA, 1 Hearth Way, Phoenix AZ 85004, loan HL-1';
let now: number;
let inbox: Inbox;
let vendor: Simulator;
let port: InsurancePort;
beforeEach(async () => {
  now = Date.parse('2026-09-14T15:00:00Z');
  inbox = await callbackInbox();
  vendor = await startInsuranceSimulator({ clock: () => new Date(now), webhooks: { url: inbox.url, everyMs: 3_600_000 } });
  port = createInsuranceHttp({ baseUrl: vendor.url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET });
});
afterEach(async () => {
  await vendor.close();
  await inbox.close();
});

const insured = (last: string, street1 = '101 Clear Path Ln', email = `${last}@example.com`): Insured => ({
  first: 'Pat',
  last,
  email,
  address: street1.startsWith('35')
    ? { street1, city: 'Tampa', state: 'FL', zip: '33602' }
    : { street1, city: 'Phoenix', state: 'AZ', zip: '85004' },
});
let n = 0;
const shown = (who: Insured, fileName = 'declarations.pdf') => {
  n += 1;
  const page = { reference: `app-${who.last}`, insured: who, mortgageeClause: CLAUSE, fileName, bytes: new Uint8Array([1]) };
  return port.readDeclarations(page, { idempotencyKey: `page-${n}` });
};

test('a carrier answers within hours, with coverage for the rebuilding cost and the lender as mortgagee', async () => {
  const request = { reference: 'app-1', insured: insured('Happy'), mortgageeClause: CLAUSE };
  const ref = (await port.requestEvidence(request, { idempotencyKey: 'evidence' })).data?.ref ?? '';
  expect(await port.get(ref)).toMatchObject({ outcome: 'RETRYABLE', reasonCode: 'PENDING' });
  now += 3 * 3_600_000;
  const [policy, ...more] = (await port.get(ref)).data?.policies ?? [];
  expect(more).toEqual([]);
  expect(policy).toMatchObject({ type: 'HOMEOWNERS', namedInsured: 'Pat Happy', confidence: 1, mortgagees: ['First Meadow Bank', CLAUSE] });
  expect(policy?.dwellingLimit).toBe(policy?.replacementCost);
  expect(Date.parse(policy?.expiry ?? '')).toBeGreaterThan(now + 30 * 86_400_000);
  await vendor.tick();
  const [taken] = inbox.taken();
  expect(await port.parseWebhook(taken?.raw ?? '', taken?.headers ?? {})).toMatchObject({ ref, event: 'EVIDENCE_READY' });
});

test('a home in a flood hazard area has a flood policy, unless only the homeowners policy is shown', async () => {
  const types = async (fileName: string) =>
    (await shown(insured('Flood', '35 Bayou Bend'), fileName)).data?.policies.map(({ type }) => type);
  expect(await types('both.pdf')).toEqual(['HOMEOWNERS', 'FLOOD']);
  expect(await types('homeowners.pdf')).toEqual(['HOMEOWNERS']);
});

test('+noins: expired, then without the lender, then good', async () => {
  const who = insured('Happy', '101 Clear Path Ln', 'grace+noins@example.com');
  const policies = [];
  for (let tried = 0; tried < 3; tried += 1) policies.push((await shown(who)).data?.policies[0]);
  expect(policies.map((policy) => [Date.parse(policy?.expiry ?? '') > now, policy?.mortgagees.includes(CLAUSE)])).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
});

test('the confidence of a page depends on its file name', async () => {
  expect(await shown(insured('Happy'), 'blurred.jpg')).toMatchObject({ outcome: 'NEEDS_INPUT', reasonCode: 'UNREADABLE' });
  expect(await shown(insured('Happy'), 'scan.pdf')).toMatchObject({
    outcome: 'REVIEW',
    reasonCode: 'LOW_CONFIDENCE',
    data: { policies: [{ confidence: 0.72 }] },
  });
  expect((await shown(insured('Happy'), 'low-coverage.pdf')).data?.policies[0]?.dwellingLimit).toBe(20_000);
});
