import type { ApplicationReply } from '@hearthline/contract/application/read.ts';
import { FALLBACK_ROUTES, type FallbackRow } from '@hearthline/journey/fallback-routes.ts';
import type { MachineState } from '@hearthline/journey/machine.ts';
import { refined, rowOf } from '@hearthline/journey/step-routes.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus, statusKind } from '@hearthline/journey/statuses.ts';
import { type ProfileView, settle } from '@hearthline/journey/triggers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { staffOf, takeTurn } from './play.ts';
import { seedSandboxReference } from './seed-reference.ts';
import { actionDifferences } from './testing/action-differences.ts';
import { driveTo, type Turns } from './testing/driver.ts';
import { onApplication, testLender, type TestLender } from './testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
  await seedSandboxReference(lender.ctx);
});
afterAll(async () => lender.close());

const PROFILE = '/service-profile/api/v1/profile';

/** What the API answers the borrower of an application, and where the fallback machine would lead them with it. */
async function machineOn({ uuid, jwt }: { readonly uuid: string; readonly jwt: string }) {
  const application = (await lender.call('GET', onApplication(uuid), { jwt })).body as unknown as ApplicationReply;
  const profile = (await lender.call('GET', PROFILE, { jwt })).body as unknown as ProfileView;
  const { status } = application;
  const state = settle({ application, profile, status });
  const input = { application, status, machineState: state };
  const row: FallbackRow = FALLBACK_ROUTES[state];
  return {
    application,
    state,
    screen: row.kind === 'wait' ? '…' : refined(row, input),
    own: refined(rowOf(status.status), input),
  };
}

/**
 * Statuses whose screen none of the 39 states has (A §4), and the state the machine is in there. Everywhere else the machine leads to the
 * screen of the status itself.
 */
const OTHERWISE: Partial<Record<ChecklistStatus, MachineState>> = {
  // The played borrower typed the numbers of the account that is paid: those of the other one are typed too (A 184).
  AUTOPAY_ACCOUNT: 'manualAutopay',
  // No state for the notices of New York, for what only staff or time ends, for the borrower's own estimate, for a counteroffer.
  PRE_SOFT_CREDIT_CONSENT: 'profile',
  CREDIT_ERROR: 'profile',
  CREDIT_MINOR: 'profile',
  FACTA_REVIEW: 'profile',
  UNKNOWN: 'profile',
  OWNERSHIP_REVIEW: 'liens',
  NO_AVM_FOUND: 'liens',
  REQUALIFY: 'product',
  // No state for accounts to confirm.
  VERIFIED_AUTOPAY_ACCOUNT: 'docVerify',
  // One state for every valuation under way.
  NAV_BPO_ORDERED: 'bpoProcessing',
  NAV_BPO_SCHEDULED: 'bpoProcessing',
  NAV_BPO_FAILED: 'bpoProcessing',
  NAV_BPO_CANCELLED: 'bpoProcessing',
  NAV_RESI_EVAL_ORDERED: 'bpoProcessing',
  NAV_RESI_EVAL_FAILED: 'bpoProcessing',
  ONSITE_APPRAISAL_PAYMENT: 'bpoProcessing',
  ONSITE_APPRAISAL_PENDING: 'bpoProcessing',
  ONSITE_APPRAISAL_REVIEW: 'bpoProcessing',
  // One state from the identity document to the closing documents.
  ORDER_FULL_TITLE: 'waitSign',
  FINAL_TITLE_REQUEST: 'waitSign',
  FINAL_TITLE_REVIEW: 'waitSign',
  FINAL_TITLE_COMPLETE: 'waitSign',
  PAYOFF_REQUEST: 'waitSign',
  PAYOFF_REQUEST_PENDING: 'waitSign',
  FINAL_OFFER: 'waitSign',
  WAITING_FOR_FLOOD_CERT: 'waitSign',
  NOTARY_WAITING_PERIOD: 'waitSign',
  // The reservation is shown once a time was requested (A 301).
  MANUAL_DEED_SIGNING: 'notary',
  // The ends lead to "/" (AMB-36).
  COMPLETE: 'complete',
  CANCELLED: 'declined',
};

/** While automatic work runs the borrower waits where they are; only the state the machine is in can be compared. */
const RUNNING: Partial<Record<ChecklistStatus, MachineState>> = {
  IN_PROGRESS: 'profile',
  GEN_PRE_SOFT_CREDIT_DISCLOSURE: 'profile',
  WAITING_FOR_SOFT_CREDIT: 'profile',
  WAITING_FOR_PROPERTY: 'profile',
  PREQUAL_TITLE: 'liens',
  WAITING_FOR_AVM: 'liens',
  WAITING_FOR_UNDERWRITING: 'liens',
  GEN_APP_DISCLOSURES: 'waitSummary',
  HARD_CREDIT_PULL: 'incomeReview',
  ONSITE_APPRAISAL_REQUEST: 'bpoProcessing',
  GEN_NOTE_SIGNING: 'waitSign',
  WAITING_FOR_NOTARY: 'notary',
};

test('the statuses without a screen of their own to compare are those of automatic work', () => {
  expect(Object.keys(RUNNING).toSorted()).toEqual(CHECKLIST_STATUSES.filter((status) => statusKind(status) === 'waiting').toSorted());
});

const ENDS: ReadonlySet<ChecklistStatus> = new Set(['COMPLETE', 'CANCELLED', 'DECLINED']);

/** By the route a tester uses, with only the status given (lending §5.3). */
test.each(CHECKLIST_STATUSES)(
  '%s is reached and held, no work that would leave it runs, the desk offers what the server takes, and the fallback machine, fed by the real answers, is where the status is',
  async (until) => {
    const { status: answered, body } = await lender.call('POST', '/sandbox/applications', { body: { until } });
    expect([answered, body['status']], JSON.stringify(body)).toEqual([201, until]);
    const uuid = String(body['uuid']);
    expect(await actionDifferences(lender, uuid)).toEqual([]);
    // After the end there is work that changes no status: what was paid is given back.
    const done = await lender.drain(uuid);
    if (!ENDS.has(until)) expect(done).toBe(0);
    expect(await lender.read(uuid)).toMatchObject({ status: until, active: !ENDS.has(until) });
    const { application, state, screen, own } = await machineOn({ uuid, jwt: String(body['jwt']) });
    expect(application.status.status).toBe(until);
    const otherwise = RUNNING[until] ?? OTHERWISE[until];
    if (otherwise) expect(state).toBe(otherwise);
    else expect([state, screen]).toEqual([state, own]);
    // What is not needed as an exception may not stand among them.
    if (OTHERWISE[until]) expect(screen).not.toBe(own);
  },
);

test('verified terms that differ, limited or not, lead back to the offers', async () => {
  for (const [persona, modifiers, sub] of [
    ['houston', ['newdebt'], 'VERIFIED_DTI_LIMITED'],
    ['debts', ['reserve'], 'VERIFIED_RESERVE_LIMITED'],
  ] as const) {
    const { application, state, screen } = await machineOn(await lender.play(persona, 'REVISED_OFFER_SELECTION', modifiers));
    expect(application).toMatchObject({ term: 0, amount: 0, rate: 0, status: { subDecision: sub } });
    expect([state, screen]).toEqual(['product', 'product/select']);
  }
});

test('paystubs requested by hand lead to their upload', async () => {
  const played = await lender.play('stubb', 'INCOME_VERIFICATION');
  expect((await machineOn(played)).application.manualPaystub).toBeUndefined();
  const asked: MachineState[] = [];
  const turns: Turns = {
    INCOME_VERIFICATION: async (actor, application) => {
      if (application.facts.verification.income.paystubsAsked > 0) asked.push((await machineOn(played)).state);
      await takeTurn(actor, application, staffOf(lender.ctx, played.uuid));
    },
  };
  await driveTo(lender, played.uuid, 'EMPLOYMENT_VERIFICATION', { turns });
  expect(asked[0]).toBe('manualPaystubUpload');
  expect((await machineOn(played)).state).toBe('emplVerify');
});

test('no answer shows a digit of the routing number', async () => {
  const { application } = await machineOn(await lender.play('happy', 'IDENTITY_VERIFICATION'));
  expect(application.disburseAccount?.routingNumber).toMatch(/^•{9}$/);
  expect(JSON.stringify(application)).not.toContain('021000021');
});

test('an owner with an account is a signer by the list of signers, and nobody is before', async () => {
  const happy = (await machineOn(await lender.play('happy', 'NOTE_SIGNING'))).application;
  expect([happy.additionalSignerVersion, happy.helocSigners]).toEqual([null, []]);
  const played = await lender.play('joint', 'NOTARY_DISCLOSURE');
  const { application } = await machineOn(played);
  const { rows } = await lender.ctx.pool.query<{ uuid: string }>(
    'select i.uuid from identity i join signer s on s.identity_uuid = i.uuid where s.application_uuid = $1',
    [played.uuid],
  );
  expect(rows).toHaveLength(1);
  expect(application.additionalSignerVersion).toBe('v1');
  expect(application.helocSigners).toEqual(rows.map(({ uuid }) => ({ identityUuid: uuid })));
});
