/** Why an application waits: the reasons of every kind of work that is staff's or law's, on applications that the sandbox plays. */
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { startDeadline } from '@hearthline/database/stores/lender/notices.ts';
import { closeTasksOf, openTask, openTasksOf } from '@hearthline/database/stores/lender/staff.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { STEPS } from '@hearthline/journey/checklist.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { WORK_KIND_CODES, WORK_KINDS, type WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import { REG_B_EVENTS, type RegBEvent } from '@hearthline/rules/regulation/reg-b.ts';
import { failed, having, letter, type Some } from '@hearthline/server/staff/actions/testing/situations.ts';
import { reasonsOf } from '@hearthline/server/staff/application/why/reasons.ts';
import type { StaffCaller } from '@hearthline/server/identity/request-parts.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REACH } from './reach.ts';
import { seedSandboxReference } from './seed-reference.ts';
import { AS } from './testing/action-differences.ts';
import { startAtNoon, testLender, type TestLender } from './testing/lender.ts';

let lender: TestLender;
let funded: Application;
beforeAll(async () => {
  lender = await testLender();
  await startAtNoon(lender);
  await seedSandboxReference(lender.ctx);
  funded = await lender.read((await lender.play('happy', 'FUNDING_DECISION')).uuid);
});
afterAll(async () => lender.close());

const CALLER: StaffCaller = {
  kind: 'staff',
  staffUuid: AS.uuid,
  sessionId: 's',
  organization: 'MAIN',
  role: 'underwriter',
  name: AS.name,
};
type Reasons = Awaited<ReturnType<typeof reasonsOf>>;
const textsOf = (reasons: Reasons) =>
  reasons.flatMap(({ text, figures, limit }) => [text, ...figures.flatMap(({ label, value }) => [label, value]), limit ?? '']);

/** The kinds that were looked at. */
const seen = new Set<string>();
/** The reasons of the tasks that are open, or of one kind that is opened for it. Each has a figure, a person, a document or a step, and no code. */
async function reasons(application: Application, kind?: WorkKindCode): Promise<Reasons> {
  const { ctx } = lender;
  const { uuid } = application;
  const kinds = (await openTasksOf(ctx.pool, uuid)).map((task) => task.kind);
  if (kind !== undefined && !kinds.includes(kind)) {
    const task = { id: v7(), kind, at: ctx.clock.now(uuid), promisedAt: null, lawOn: null, law: null, priority: 1 };
    await transaction(ctx.pool, async (client) => openTask(client, uuid, task));
  }
  const all = await reasonsOf(ctx, application, CALLER);
  if (kind !== undefined && !kinds.includes(kind))
    await transaction(ctx.pool, async (client) => closeTasksOf(client, uuid, [kind], ctx.clock.now(uuid)));
  const found = kind === undefined ? all : all.filter(({ work }) => work === WORK_KINDS[kind].title);
  for (const one of kind === undefined ? kinds : [kind]) seen.add(one);
  for (const { text, figures, work } of found) {
    expect([text, figures.length > 0, text.startsWith(`${work}.`)]).toEqual([text, true, false]);
    expect(text).toMatch(/^["A-Z0-9$].*\.$/);
  }
  for (const text of textsOf(found)) expect(text).not.toMatch(/undefined|null|NaN|\[object|[A-Z0-9]+_[A-Z]/);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

const STAFF_STATUSES = [...new Set(STEPS.filter(({ actor }) => actor === 'staff').map(({ status }) => status))];
/** Statuses that are the borrower's or others' on the usual path, and staff's on another, which a situation below stands for. */
const STAFF_ELSEWHERE: readonly ChecklistStatus[] = [
  'CO_DEED_REQ',
  'NAV_BPO_CANCELLED',
  'GEN_CLOSING_DISCLOSURES',
  'NOTARY_DISCLOSURE',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
];

test.each(STAFF_STATUSES.filter((status) => !STAFF_ELSEWHERE.includes(status)))(
  '%s, as the sandbox reaches it, has reasons in words',
  async (status) => {
    const { persona, modifiers } = REACH[status];
    const { uuid } = await lender.play(persona, status, modifiers);
    await reasons(await lender.read(uuid));
  },
);

test('a contradiction in the credit file names creditor, amounts and the DTI without and with the debt, by the rules', async () => {
  const { uuid } = await lender.play('review', 'UNDERWRITING_REVIEW');
  expect(await reasons(await lender.read(uuid))).toMatchObject([
    {
      text: 'Auto loan of Copper State Auto Finance, $18,700 at $425 a month: reported closed, but still owed; disputed by the borrower.',
      figures: [
        { label: 'DTI without it', value: '13.84%' },
        { label: 'DTI with it', value: '17.38%' },
        { label: 'Largest line without it', value: '$208,035' },
        { label: 'Largest line with it', value: '$208,035' },
      ],
      limit: 'DTI at most 50.00%, with the line',
      section: 'credit',
    },
  ]);
});

test('late payments name the loan, how late it was, and the months', async () => {
  const { uuid } = await lender.play('late', 'DELINQUENCY_REVIEW');
  const [reason] = await reasons(await lender.read(uuid));
  expect(reason?.text).toBe('Mortgage of Cedar Home Loans: 60 days or more late within 24 months, on a home.');
  expect(reason?.figures.find(({ label }) => label === 'Late months')?.value).toMatch(/^\w{3} \d{4}: 30 days, \w{3} \d{4}: 60 days and/);
});

test.each([
  ['happy', 'UNDERWRITING_REVIEW', 'bankrupt', 'Bankruptcy court records: an open bankruptcy.'],
  ['happy', 'UNDERWRITING_REVIEW', 'listed', 'Listing for sale: the home is listed for sale.'],
  ['happy', 'FACTA_REVIEW', 'ofac', 'Watch list: a possible match with Grace Happy.'],
  [
    'stubb',
    'UNDERWRITING_REVIEW',
    'fired',
    'Saguaro Works was asked about Paige Stubb: the employer says that the borrower does not work there.',
  ],
  ['joint', 'CO_DEED_REQ', 'signererror', 'Identity document of Paula Joint (co-owner): the name on the document is another one.'],
] as const)('%s at %s with +%s says what was found', async (persona, status, modifier, text) => {
  const { uuid } = await lender.play(persona, status, [modifier]);
  const found = await reasons(await lender.read(uuid));
  expect(found.map((one) => one.text)).toEqual([text]);
});

test('a line that two people approve says which approval it waits for, and what is paid to whom', async () => {
  const { uuid } = await lender.play('happy', 'FUNDING_DECISION', ['large']);
  const [reason] = await reasons(await lender.read(uuid));
  expect(reason?.text).toMatch(/^\$[\d,.]+ to Grace Happy at Copper State Bank waits for approval 1 of 2\.$/);
  expect(reason?.limit).toBe('Two people approve a line above $250,000');
});

const notary = (change: object): Some => ({ closing: { notary: { signed: null, reservedAt: '2026-12-05T21:00:00.000Z', ...change } } });
const unwinding = {
  closing: { unwinding: { sentOn: '2026-12-01', dueOn: '2026-12-21', refunds: [], voided: null, released: null, late: null, done: false } },
};
const late = (effect: string): Some => ({ lateEffects: [{ id: 'T-1', effect, settled: false }] });
const released = { closing: { release: { dueOn: '2026-12-21', late: false, instrumentNo: null } } };
const asked = (stage: 'SIGNING' | 'CLOSING'): Some => ({
  openConditions: [{ id: v7(), category: 'GENERIC_DOCUMENT_REQUEST', kind: 'TAX_RETURNS', stage }],
});
/** What is different from the application that waits for its funding, and what its reason says. */
const SITUATIONS: readonly (readonly [WorkKindCode, Some, RegExp])[] = [
  ['CREDIT_ERROR', failed('soft-credit', 'TIMEOUT'), /^Soft credit report failed: the vendor did not answer in time/],
  ['UNKNOWN', failed('title-result', 'NO_REPORT'), /^Result of the title search failed: the title company sent no report/],
  [
    'IDENTITY_CHANGE_STOPPED',
    { identityChanges: [{ id: 'c', party: 'borrower', what: 'PHONE', appliesAt: '', state: 'STOPPED' }] },
    /^Grace Happy stopped a correction of the phone number/,
  ],
  [
    'IDENTITY_REVIEW',
    { verification: { identity: { verification: 'PENDING_REVIEW', reason: 'TAMPERED', tries: 3 } } },
    /^Identity document of Grace Happy: the document seems altered/,
  ],
  [
    'UNDERWRITING_REVIEW',
    { created: { state: 'TX' }, credit: { debts: [{ id: 'x', kind: 'HELOC', balance: 12_500, monthlyPayment: null }] } },
    /^Home equity line on the credit report, and not on record: this home may secure it/,
  ],
  ['CORRECTION_REVIEW', { corrections: [{ id: 'k', kind: 'INCOME', state: 'OPEN' }] }, /^Grace Happy asks to correct the income/],
  [
    'NAV_BPO_CANCELLED',
    {
      verification: {
        valuation: {
          wanted: 'BPO',
          agreed: null,
          calledOff: 2,
          last: { product: 'BPO', stage: 'CANCELLED', value: null, reason: 'NO_ACCESS' },
        },
      },
    },
    /^Broker price opinion: nobody let the valuer in/,
  ],
  [
    'DOCUMENT_REVIEW',
    { documents: [{ id: 'u', type: 'USER_UPLOADED_PAYSTUB', conditionId: 'c', state: 'RECEIVED' }] },
    /^Paystub of Grace Happy, not read yet/,
  ],
  ['SIGNING_CONDITIONS', asked('SIGNING'), /^A condition is open: Tax returns, last two years, all schedules\.$/],
  ['CLOSING_CONDITIONS', asked('CLOSING'), /^A condition is open: Tax returns, last two years, all schedules\.$/],
  [
    'INCOME_REVIEW',
    {
      verification: {
        income: {
          monthly: null,
          paystubsAsked: 2,
          reports: [{ method: 'TRUV_PAYROLL', outcome: 'PARTIAL', monthly: 9000, employerKnown: false }],
        },
      },
    },
    /^Payroll account: \$9,000 a month, in part, of \$12,000 stated/,
  ],
  [
    'ACCOUNT_REVIEW',
    { verification: { disbursement: { verification: 'PENDING_REVIEW', reason: 'NAME_MISMATCH' } } },
    /^Account ending in 6789 at Copper State Bank \(receives the money\): The bank shows another owner/,
  ],
  ['NOTARY_APPOINTMENT', notary({ confirmedBy: null, failed: 'KBA_FAILED' }), /^Grace Happy proposed times to meet a notary/],
  ['NOTARY_TIMES_PASSED', notary({ isUnconfirmed: true, failed: 'NO_NOTARY' }), /none was confirmed/],
  ['DEED_RETURN', notary({ confirmedBy: 'Sam Inkwell' }), /^Sam Inkwell meets Grace Happy on Dec 5, 2026, 2:00 PM MST/],
  ['TRUST_REVIEW', { ownership: 'TRUST' }, /^The home is held in trust/],
  ['RECORDING', { closing: { recording: { stage: 'REJECTED', reason: 'NAME' } } }, /^The county rejected the deed: a name does not match/],
  ['RETURNED_MAIL', { deliveries: [{ ...letter('RETURNED'), to: 'borrower' }] }, /^"A document" to Grace Happy came back/],
  ['RESCISSION', { closing: { heldFor: 'Counsel: lien found' } }, /^The funding is held.*: Counsel: lien found\.$/],
  [
    'PAYOUT_CALL',
    { verification: { disbursement: { wait: { until: '2026-12-09T00:00:00.000Z' } } } },
    /changed to one ending in 6789: nothing is sent to it before Dec 8, 2026/,
  ],
  [
    'FUNDABLE',
    { closing: { finalChecks: { clear: false, cleared: false, reasons: ['TITLE_CHANGED'], stopped: ['TITLE'] } } },
    /^Title before funding: a lien was recorded on the home/,
  ],
  [
    'APPRAISAL_REFUND',
    { verification: { valuation: { refund: { paymentRef: 'p', amount: 650, dueOn: '2026-12-21', given: null } } } },
    /^\$650 for an appraisal that is not made/,
  ],
  ['RESCISSION_UNWIND', unwinding, /^The line was canceled on Dec 1, 2026/],
  ['RESCISSION_REFUND_SOON', unwinding, /by Dec 21, 2026\.$/],
  ['RESCISSION_REFUND_OVERDUE', unwinding, /by Dec 21, 2026\.$/],
  ['LIEN_RELEASE', released, /its release is due by Dec 21, 2026/],
  ['LIEN_RELEASE_LATE', released, /its release is due by Dec 21, 2026/],
  ['ENDED_TRANSFER', late('TRANSFER'), /money was sent after the application had ended/],
  ['ENDED_PULL', late('PULL'), /a credit report was pulled after the application had ended/],
  ['ENDED_ORDER', late('ORDER'), /an order was placed after the application had ended/],
  ['ENDED_RECORDING', late('RECORDING'), /the county has the deed after the application had ended/],
];

test.each(SITUATIONS)('%s says what it is about', async (kind, facts, text) => {
  const found = await reasons({ ...funded, facts: having(facts, funded.facts) }, kind);
  expect(found.map((one) => one.text)).toContainEqual(expect.stringMatching(text));
});

const kindOfEvent = (event: RegBEvent): WorkKindCode => `REG_B_${event}`;
test.each(REG_B_EVENTS)('the deadline %s of Regulation B names its last day and how many are left', async (event) => {
  const { uuid } = funded;
  await startDeadline(lender.ctx.pool, uuid, event, '2026-12-01');
  const [reason] = await reasons(funded, kindOfEvent(event));
  expect(reason?.text).toMatch(/the last day is \w{3} \d+, 202\d\.$/);
  expect(reason?.figures.map(({ label }) => label)).toContain('Days left');
});

test('the value by the valuer stands beside the automated one, each with the CLTV that it makes', async () => {
  const { uuid } = await lender.play('houston', 'NAV_RESI_EVAL_REVIEW', ['lowvalue']);
  expect(await reasons(await lender.read(uuid))).toMatchObject([
    {
      text: 'Evaluation of $401,000 is 21.68% below the automated value.',
      figures: [
        { label: 'Evaluation', value: '$401,000' },
        { label: 'Its range', value: '$381,000 to $421,000' },
        { label: 'CLTV by the evaluation', value: '81.24%' },
        { label: 'Automated valuation (AVM)', value: '$512,000' },
        { label: 'CLTV by the automated valuation', value: '63.62%' },
      ],
      limit: 'CLTV at most 80.00%',
    },
  ]);
});

test('names on the title stand beside the owners of the application', async () => {
  const { uuid } = await lender.play('notowner', 'FINAL_TITLE_REVIEW');
  const [reason] = await reasons(await lender.read(uuid));
  expect(reason?.figures).toEqual([
    { label: 'Owners on record', value: 'MARGARET ELDERWOOD' },
    { label: 'As on the deed', value: 'MARGARET ELDERWOOD, SOLE OWNER' },
    { label: 'Owners in the application', value: 'Owen Notowner' },
  ]);
});

test('what others are waited for is said too, and where nothing waits there is no reason', async () => {
  const { uuid } = await lender.play('happy', 'RESCISSION');
  expect(await reasons(await lender.read(uuid))).toMatchObject([
    { work: 'Days to cancel', figures: [{ label: 'Ends', value: expect.stringMatching(/^Dec \d+, 2026/) }] },
  ]);
  const { uuid: offers } = await lender.play('happy', 'OFFER_SELECTION');
  expect(await reasonsOf(lender.ctx, await lender.read(offers), CALLER)).toEqual([]);
});

test('every kind of work that is staff’s or law’s was looked at here', () => {
  expect(WORK_KIND_CODES.filter((kind) => WORK_KINDS[kind].queue !== 'vendors' && !seen.has(kind))).toEqual([]);
});
