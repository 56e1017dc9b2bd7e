import type { ApplicationReply } from '@hearthline/contract/application/read.ts';
import { FALLBACK_ROUTES, type FallbackRow } from '@hearthline/journey/fallback-routes.ts';
import type { MachineState } from '@hearthline/journey/machine.ts';
import { refined } from '@hearthline/journey/step-routes.ts';
import { whereNext } from '@hearthline/journey/where-next.ts';
import { CHECKLIST_STATUSES, type ChecklistStatus } from '@hearthline/journey/statuses.ts';
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
  const row: FallbackRow = FALLBACK_ROUTES[state];
  const input = { application, status, machineState: state };
  return { application, profile, state, screen: row.kind === 'wait' ? '…' : refined(row, input) };
}

/** Where a client is led from the first address of an application; "…" where it keeps its place and asks again. */
function ledTo(application: ApplicationReply, status: ApplicationReply['status'], profile: ProfileView): string {
  const start = `/account/heloc/${application.uuid}/`;
  const machineState = settle({ application, profile, status });
  const next = whereNext({ status, machineState, application, currentPath: `${start}product/loading`, retries: 0 });
  if (next.kind !== 'go') return '…';
  return next.path.startsWith(start) ? next.path.slice(start.length).replace(/\?.*/, '') : '/';
}

/** The status as a newer server would name it. */
const renamed = (status: ApplicationReply['status']) => ({ ...status, status: 'A_NEWER_NAME' as ChecklistStatus });

/** Screens that ask the borrower for nothing: true while another acts. */
const HOLDS = ['error/timeout', 'error/flood-cert', 'bpo/hold', 'review-app/uw', 'complete', '…'];

/**
 * The borrower's turn, at a client that does not know the status: another screen than the status's own. `error/timeout` says there to load the newest page;
 * the played borrower typed the numbers of the account that is paid, so those of the other one are typed too (A 184).
 */
const OTHERWISE: Partial<Record<ChecklistStatus, string>> = {
  AUTOPAY_ACCOUNT: 'bank/autopay-manual',
  CREDIT_NO_MATCH: 'error/timeout',
  NO_PROPERTY_FOUND: 'error/timeout',
  MULTIPLE_PROPERTIES: 'error/timeout',
  FINAL_TITLE_COMPLETE: 'error/timeout',
};

const ENDS: ReadonlySet<ChecklistStatus> = new Set(['COMPLETE', 'CANCELLED', 'DECLINED']);

/** By the route a tester uses, with only the status given (lending §5.3). */
test.each(CHECKLIST_STATUSES)(
  '%s is reached and held, no work that would leave it runs, the desk offers what the server takes, and a client that does not know the status, fed by the real answers, leads to its screen or to a page that holds',
  async (until) => {
    const { status: answered, body } = await lender.call('POST', '/sandbox/applications', { body: { until } });
    expect([answered, body['status']], JSON.stringify(body)).toEqual([201, until]);
    const uuid = String(body['uuid']);
    expect(await actionDifferences(lender, uuid)).toEqual([]);
    // After the end there is work that changes no status: what was paid is given back.
    const done = await lender.drain(uuid);
    if (!ENDS.has(until)) expect(done).toBe(0);
    expect(await lender.read(uuid)).toMatchObject({ status: until, active: !ENDS.has(until) });
    const { application, profile } = await machineOn({ uuid, jwt: String(body['jwt']) });
    const { status } = application;
    expect(status.status).toBe(until);
    const own = ledTo(application, status, profile);
    const led = ledTo(application, renamed(status), profile);
    if (status.waiting === null) expect(led).toBe(OTHERWISE[until] ?? own);
    else expect([led, HOLDS.includes(led)]).toEqual([led, true]);
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
