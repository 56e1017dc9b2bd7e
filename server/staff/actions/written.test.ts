/** Actions that write rows beside their facts, and what a second person's approval rests on: on facts and stored rows that the test names, without a database. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { ACTIONS } from './all.ts';
import { account, at, bound, failed, MOMENT, recording, stopped } from './testing/situations.ts';

const DAY = 86_400_000;
const AS = { uuid: 'p1', name: 'Pat Process', role: 'processor' };
const before = (ms: number) => new Date(MOMENT.now.getTime() - ms);

/** A connection that answers a statement with the rows of the first part of it that is named, and keeps what was written. */
function stored(rows: Readonly<Record<string, readonly object[]>> = {}) {
  const written: string[] = [];
  const query = async (asked: string | { text: string }, values: readonly unknown[] = []) => {
    const text = typeof asked === 'string' ? asked : asked.text;
    const into = /insert into (\w+)|update (\w+)/i.exec(text);
    if (into) written.push([into[1] ?? into[2], ...values.filter((value) => /^[A-Z][A-Z_]+$/.test(String(value)))].join(' '));
    return { rows: Object.entries(rows).find(([part]) => text.includes(part))?.[1] ?? [], rowCount: 1 };
  };
  return { client: { query } as unknown as PoolClient, written };
}

/** The facts in short and what was written, or the code and the field of the refusal. Ids that are drawn are left out. */
async function recorded(action: StaffActionName, application: Application, sent: object = {}, rows = {}): Promise<string> {
  const { client, written } = stored(rows);
  try {
    const facts = await ACTIONS[action].facts(application, { ...MOMENT, client, ...sent } as never);
    const said = facts.map(({ type, ...rest }) =>
      [
        type,
        ...Object.entries(rest).flatMap(([key, value]) => (/^(callId|conditionId|at)$/.test(key) ? [] : `${key}=${String(value)}`)),
      ].join(' '),
    );
    return [...said, ...written.map((line) => `+ ${line}`)].join('; ');
  } catch (error) {
    const { code, errors } = error as Problem;
    return [`! ${code}`, ...(errors ?? []).map(({ field }) => field)].join(' ');
  }
}

const PAID_TO = { verification: { disbursement: account('VERIFIED') } };
const phone = (changedAt: Date | null) => ({ profile_phone: [{ number: '6025550101', changedAt }] });
const CALLED = 'payoutCalled accountId=d1 result=';

test.each<[string, object, object, object, string]>([
  ['the borrower gave the account', PAID_TO, { callResult: 'CONFIRMED' }, phone(null), `${CALLED}CONFIRMED; + payout_call CONFIRMED`],
  [
    'a phone that has just settled',
    PAID_TO,
    { callResult: 'CONFIRMED' },
    phone(before(30 * DAY)),
    `${CALLED}CONFIRMED; + payout_call CONFIRMED`,
  ],
  ['a phone a moment before it settles', PAID_TO, { callResult: 'CONFIRMED' }, phone(before(30 * DAY - 1)), '! conflict'],
  ['nobody at a new phone', PAID_TO, { callResult: 'NO_ANSWER' }, phone(before(1)), `${CALLED}NO_ANSWER; + payout_call NO_ANSWER`],
  ['no phone', PAID_TO, { callResult: 'CONFIRMED' }, {}, '! conflict'],
  ['no account', {}, { callResult: 'CONFIRMED' }, phone(null), ''],
  ['no result', PAID_TO, {}, phone(null), ''],
  [
    'not theirs, before anything is signed',
    PAID_TO,
    { callResult: 'DISOWNED' },
    phone(before(1)),
    `${CALLED}DISOWNED; accountReviewed role=DISBURSEMENT accountId=d1 verification=FAILED_VERIFICATION reason=DISOWNED; + payout_call DISOWNED`,
  ],
  [
    'not theirs, on a signed line',
    bound({}, PAID_TO.verification),
    { callResult: 'DISOWNED' },
    phone(null),
    `${CALLED}DISOWNED; accountReviewed role=DISBURSEMENT accountId=d1 verification=FAILED_VERIFICATION reason=DISOWNED; fundingHeld reason=The borrower did not give the account for the money; + payout_call DISOWNED`,
  ],
  [
    'not theirs, on a held line',
    bound({ heldFor: 'why' }, PAID_TO.verification),
    { callResult: 'DISOWNED' },
    phone(null),
    `${CALLED}DISOWNED; accountReviewed role=DISBURSEMENT accountId=d1 verification=FAILED_VERIFICATION reason=DISOWNED; + payout_call DISOWNED`,
  ],
])('a call about the account: %s', async (_, facts, sent, rows, expected) => {
  expect(await recorded('record-payout-call', at('FUNDABLE', facts), sent, rows)).toBe(expected);
});

const SOFT = { credit: { hit: 'HIT', alerts: ['INITIAL_FRAUD'] } };
const EXTENDED = { credit: { hit: 'HIT', alerts: ['EXTENDED_FRAUD'] } };
const SECOND = { verification: { hardCredit: { alerts: ['INITIAL_FRAUD'] } } };
const OTHER = { dialed: 'OTHER', otherNumber: '(602) 555-0199', note: 'Listed by the employer' };
test.each<[string, object, object, string]>([
  [
    'by the sandbox',
    SOFT,
    {},
    'alertCalled report=SOFT dialed=ALERT result=CONFIRMED; alertVerified method=CALL; + alert_call SOFT ALERT CONFIRMED',
  ],
  [
    'of the second report',
    SECOND,
    {},
    'alertCalled report=HARD dialed=ALERT result=CONFIRMED; hardAlertVerified method=CALL; + alert_call HARD ALERT CONFIRMED',
  ],
  ['nobody', SOFT, { callResult: 'NO_ANSWER' }, 'alertCalled report=SOFT dialed=ALERT result=NO_ANSWER; + alert_call SOFT ALERT NO_ANSWER'],
  ['denied', SOFT, { callResult: 'DISOWNED' }, 'alertCalled report=SOFT dialed=ALERT result=DISOWNED; + alert_call SOFT ALERT DISOWNED'],
  ['no alert', {}, { callResult: 'CONFIRMED' }, ''],
  ['verified before', { ...SOFT, alertVerified: true }, { callResult: 'CONFIRMED' }, ''],
  ['a person without a result', SOFT, { as: AS, dialed: 'ALERT' }, '! invalid_request callResult'],
  ['a number that is not there', SOFT, { as: AS, dialed: 'ALERT', callResult: 'CONFIRMED' }, '! invalid_request dialed'],
  ['another without it', SOFT, { ...OTHER, otherNumber: '555-0199', callResult: 'CONFIRMED' }, '! invalid_request otherNumber'],
  ['another without a reason', SOFT, { ...OTHER, note: ' ', callResult: 'CONFIRMED' }, '! invalid_request note'],
  [
    'another, where an extended alert has none',
    EXTENDED,
    { ...OTHER, as: AS, callResult: 'CONFIRMED' },
    'alertCalled report=SOFT dialed=OTHER result=CONFIRMED; alertVerified method=CALL; + alert_call SOFT OTHER CONFIRMED',
  ],
])('a call about an alert: %s', async (_, facts, sent, expected) => {
  expect(await recorded('verify-alert', at('FACTA_REVIEW', facts), sent)).toBe(expected);
});

/** The days to cancel end on March 3 at the end of that day, at the home in Arizona; it is March 2. */
const CANCELABLE = bound({
  rescission: { endsAt: '2026-03-04T07:00:00Z', over: false, mailUntil: null, mailArrived: false, confirmedBy: [] },
});
const OVER = bound({ rescission: { endsAt: '2026-03-01T07:00:00Z', over: true, mailUntil: null, mailArrived: false, confirmedBy: [] } });
test.each<[string, object, object, string]>([
  [
    'sent today',
    CANCELABLE,
    { postmark: '2026-03-02' },
    'rescinded by=borrower way=MAIL sentOn=2026-03-02 dueOn=2026-03-22; + explanation RESCISSION',
  ],
  ['without a postmark', CANCELABLE, {}, 'rescinded by=borrower way=MAIL sentOn=2026-03-02 dueOn=2026-03-22; + explanation RESCISSION'],
  ['sent tomorrow', CANCELABLE, { postmark: '2026-03-03' }, '! conflict postmark'],
  ['by nobody who owns', CANCELABLE, { canceledBy: 's9' }, '! conflict'],
  [
    'received before',
    CANCELABLE,
    { receivedOn: '2026-02-27' },
    'rescinded by=borrower way=MAIL sentOn=2026-03-02 dueOn=2026-03-19; + explanation RESCISSION',
  ],
  [
    'sent on the last day',
    OVER,
    { postmark: '2026-02-28' },
    'rescinded by=borrower way=MAIL sentOn=2026-02-28 dueOn=2026-03-22; + explanation RESCISSION',
  ],
  ['sent a day too late', OVER, { postmark: '2026-03-01' }, '! conflict postmark'],
])('a notice to cancel: %s', async (_, facts, sent, expected) => {
  expect(await recorded('record-rescission', at('RESCISSION', facts), sent)).toBe(expected);
});

const SIGNERS = { verification: { signers: [{ id: 's1' }] } };
test.each<[string, object, object, string]>([
  ['of the borrower', {}, { category: 'ESCALATION_REVIEW' }, 'conditionAdded category=ESCALATION_REVIEW openedBy=sandbox; + condition'],
  ['by a person', {}, { category: 'ESCALATION_REVIEW', as: AS }, 'conditionAdded category=ESCALATION_REVIEW openedBy=p1; + condition'],
  [
    'with words',
    {},
    { category: 'ESCALATION_REVIEW', textForBorrower: 'x' },
    'conditionAdded category=ESCALATION_REVIEW openedBy=sandbox; + condition; + condition',
  ],
  [
    'of a signer',
    SIGNERS,
    { category: 'GENERIC_DOCUMENT_REQUEST', signerId: 's1' },
    'conditionAdded category=GENERIC_DOCUMENT_REQUEST openedBy=sandbox signerId=s1; + condition',
  ],
  ['of another application’s signer', SIGNERS, { category: 'GENERIC_DOCUMENT_REQUEST', signerId: 's2' }, ''],
  ['for which a signer has no page', SIGNERS, { category: 'MISSING_PHONE_NUMBER', signerId: 's1' }, '! conflict signerId'],
  ['of no category', {}, {}, '! conflict category'],
])('a condition %s', async (_, facts, sent, expected) => {
  expect(await recorded('add-condition', at('FUNDABLE', facts), sent)).toBe(expected);
});

const insured = (accepted: boolean | null) => bound({ heldFor: 'why', insurance: { given: 1, accepted } });
test('an end names one to four reasons that are possible now, and says why where the figures say otherwise', async () => {
  const contradicted = async (sent: object) => recorded('cancel', at('FUNDABLE', insured(true)), sent);
  const canceled = async (sent: object) => recorded('cancel', at('FUNDABLE', insured(null)), sent);
  expect(await canceled({ reasons: ['INSURANCE', 'INSURANCE'] })).toBe(
    'cancelled reason=CANCELLED_BY_LENDER expired=false reasons=INSURANCE',
  );
  expect(await canceled({ reasons: [] })).toBe('! invalid_request reasons');
  expect(await canceled({ reasons: ['INSURANCE', 'BK'] })).toBe('! invalid_request reasons');
  expect([
    await contradicted({ reasons: ['INSURANCE'], as: AS }),
    await contradicted({ reasons: ['INSURANCE'], as: AS, note: ' ' }),
  ]).toEqual(['! invalid_request note', '! invalid_request note']);
});

test('what is recorded without a choice', async () => {
  expect(await recorded('withdraw', at('IN_PROGRESS'), { note: 'by phone' })).toMatch(/^cancelled .*; \+ explanation WITHDRAWAL$/);
  expect(await recorded('withdraw', at('IN_PROGRESS'))).toMatch(/^cancelled [^+]*$/);
  expect(await recorded('clear-final-checks', at('FUNDABLE'))).toBe('finalChecksCleared');
  expect(await recorded('release-hold', at('RESCISSION'))).toBe('fundingReleased');
  expect(await recorded('correct-recording', at('RECORDING'))).toBe('recordingCorrected');
  expect(await recorded('settle-after-end', at('CANCELLED', { lateEffects: [{ id: 'e', effect: 'PULL', settled: false }] }))).toBe(
    'lateEffectsSettled effects=PULL',
  );
  const meeting = { notary: 'Nora Seal', place: '12 Main Street' };
  expect(await recorded('schedule', at('DEED_SIGNING'), { meeting })).toBe('');
  expect(await recorded('schedule', at('DEED_SIGNING', { closing: { notary: { reservedAt: 't' } } }))).toBe('! invalid_request meeting');
  expect(await recorded('schedule', at('DEED_SIGNING', { closing: { notary: { reservedAt: 't' } } }), { meeting })).toBe(
    'manualNotaryChosen; manualNotaryConfirmed notary=Nora Seal; + explanation NOTARY_MEETING',
  );
  expect(await recorded('schedule', at('MANUAL_DEED_SIGNING', { closing: { notary: { manual: true } } }), { meeting, at: 't' })).toBe(
    'manualNotaryConfirmed notary=Nora Seal; + explanation NOTARY_MEETING',
  );
});

const HELD = bound({ heldFor: 'why' });
/** Each pair differs in what the first person read: the second one approves that and nothing else. */
test.each<[StaffActionName, object, object, object?, object?]>([
  ['clear', { verification: { checks: stopped('WATCHLIST') } }, { verification: { checks: stopped('WATCHLIST', 'LISTING') } }],
  ['clear-check', { verification: { checks: stopped('LISTING') } }, { verification: { checks: stopped('BANKRUPTCY') } }],
  [
    'review-account',
    { verification: { disbursement: account('PENDING_REVIEW') } },
    { verification: { disbursement: { ...account('PENDING_REVIEW'), accountId: 'd2' } } },
  ],
  [
    'review-account',
    { verification: { disbursement: account('PENDING_REVIEW') } },
    { verification: { disbursement: account('PENDING_REVIEW', 'NAME_UNSURE') } },
  ],
  ['clear-final-checks', { closing: { finalChecks: { reasons: ['A'] } } }, { closing: { finalChecks: { reasons: ['B'] } } }],
  ['clear-final-checks', { steps: { 'final-checks': { attempt: 1 } } }, { steps: { 'final-checks': { attempt: 2 } } }],
  [
    'correct-recording',
    { closing: { recording: recording('REJECTED') } },
    { closing: { recording: { ...recording('REJECTED'), packageRef: 'p2' } } },
  ],
  [
    'correct-recording',
    { closing: { recording: recording('REJECTED') } },
    { closing: { recording: { ...recording('REJECTED'), reason: 'other' } } },
  ],
  ['record-payoff', failed('debt-payoff'), { steps: { 'debt-payoff': { attempt: 2 } } }],
  [
    'record-refund',
    { verification: { valuation: { receipt: { paymentRef: 'r', amount: 5 } } } },
    { verification: { valuation: { receipt: { paymentRef: 'q', amount: 5 } } } },
  ],
  ['record-refund', { verification: { valuation: { refund: { paymentRef: 'r', amount: 5, given: null } } } }, {}],
  ['release-hold', HELD, bound({ heldFor: 'other' })],
  ['release-hold', HELD, HELD, { fundingHeld: [{ seq: 4 }] }, { fundingHeld: [{ seq: 5 }] }],
  ['release-hold', HELD, HELD, {}, { staff_proposal: [{ id: 'x', action: 'record-rescission' }] }],
])('a second person approves what the first one read: %s %#', async (action, one, other, rows = {}, otherRows = {}) => {
  const basis = async (facts: object, kept: object) =>
    JSON.stringify(await ACTIONS[action].basis?.(at('FUNDABLE', facts), stored(kept as never).client));
  expect(await basis(one, rows)).toBe(await basis(one, rows));
  expect(await basis(one, rows)).not.toBe(await basis(other, otherRows));
});
test('a proposal of another act is no letter that a release waits for', async () => {
  const rows = { staff_proposal: [{ id: 'x', action: 'record-refund' }] };
  expect(await ACTIONS['release-hold'].basis?.(at('RESCISSION', HELD), stored(rows).client)).toEqual(['why', null, []]);
});
