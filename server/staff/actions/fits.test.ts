/** Which actions fit which facts: one line for each situation, with its nearest neighbors beside it. */
import { STAFF_ACTIONS, type StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { expect, test } from 'vitest';
import { openActions, requirePossible } from './all.ts';
import { account, at, bound, document, failed, letter, LIEN, MOMENT, recording, SSN, stopped, TEXAS } from './testing/situations.ts';

/** These fit every open application that nothing was paid of. */
const ALERT = { credit: { hit: 'HIT', score: 745, alerts: ['INITIAL_FRAUD'], debts: [], knockOuts: [], conflicts: [] } };
const USUAL: readonly StaffActionName[] = ['request-more', 'add-condition', 'add-conditions', 'reopen-condition', 'withdraw'];
const fits = (application: Application, action: StaffActionName): boolean => {
  try {
    requirePossible(action, application, MOMENT);
    return true;
  } catch {
    return false;
  }
};
/** The actions that fit besides the usual ones; one that no list offers is in brackets; `closed`: no usual one fits, `-withdraw`: only that does not. */
const fitting = (application: Application): string => {
  const offered = openActions(application, MOMENT);
  const usual = USUAL.filter((action) => !fits(application, action));
  return [
    usual.length === USUAL.length ? 'closed' : usual.map((action) => `-${action}`),
    STAFF_ACTIONS.filter((action) => !USUAL.includes(action) && fits(application, action)).map((action) =>
      offered.includes(action) ? action : `(${action})`,
    ),
  ]
    .flat()
    .join(' ');
};
/** A situation, and what fits it. */
const SITUATIONS: readonly (readonly [string, Application, string])[] = [
  ['a blank application', at('IN_PROGRESS'), 'decline cancel'],
  ['an ended one', at('CANCELLED', {}, false), 'closed'],
  ['no match of the number', at('CREDIT_NO_MATCH_SSN'), 'clear'],
  ['a bureau that failed', at('CREDIT_ERROR', failed('soft-credit')), '(clear) decline cancel redrive'],
  ['a bureau at work', at('CREDIT_ERROR'), ''],
  [
    'a step that failed, after the summary',
    at('UNKNOWN', { ...failed('hard-credit'), verification: SSN }),
    '(clear) decline cancel redrive',
  ],
  ['a step that failed, ended', at('CANCELLED', { ...failed('hard-credit'), cancelled: {} }, false), 'closed'],
  ['a refund that failed, ended', at('CANCELLED', { ...failed('rescission-refund'), cancelled: {} }, false), 'closed redrive'],
  ['an alert', at('FACTA_REVIEW', ALERT), 'decline cancel verify-alert'],
  ['no alert at all', at('FACTA_REVIEW'), ''],
  [
    'an alert of the second report',
    at('FACTA_REVIEW', { verification: { ...SSN, hardCredit: { alerts: ['x'] } } }),
    'decline cancel verify-alert',
  ],
  ['a report without alerts', at('FACTA_REVIEW', { verification: { ...SSN, hardCredit: { alerts: [] } } }), ''],
  [
    'an alert, and a name on a watch list',
    at('FACTA_REVIEW', { verification: { ...SSN, hardCredit: { alerts: ['x'] }, checks: stopped('WATCHLIST', 'LISTING') } }),
    'clear decline cancel verify-alert (clear-check)',
  ],
  [
    'an alert that was verified',
    at('FACTA_REVIEW', { verification: { ...SSN, hardAlertVerified: true, hardCredit: { alerts: ['x'] } } }),
    'decline cancel',
  ],
  ['a name on a watch list', at('FACTA_REVIEW', { verification: { ...SSN, checks: stopped('WATCHLIST') } }), 'clear decline cancel'],
  ['delinquencies', at('DELINQUENCY_REVIEW'), 'clear'],
  ['delinquencies, after the summary', at('DELINQUENCY_REVIEW', { verification: SSN }), ''],
  [
    'a review of underwriting',
    at('UNDERWRITING_REVIEW', { underwriting: { decision: 'REVIEW' } }),
    '(clear) approve counteroffer decline cancel suspend',
  ],
  ['underwriting that referred nothing', at('UNDERWRITING_REVIEW'), 'decline cancel suspend'],
  ['the same with nothing to review', at('UNDERWRITING_REVIEW', { verification: SSN }), 'decline cancel suspend'],
  [
    'a job that ended',
    at('UNDERWRITING_REVIEW', { verification: { ...SSN, employment: { employed: false } } }),
    '(clear) approve decline cancel suspend',
  ],
  [
    'a bankruptcy',
    at('UNDERWRITING_REVIEW', { verification: { ...SSN, checks: stopped('BANKRUPTCY') } }),
    '(clear) approve decline cancel suspend (clear-check)',
  ],
  [
    'a bankruptcy elsewhere',
    at('INCOME_VERIFICATION', { verification: { ...SSN, checks: stopped('BANKRUPTCY') } }),
    'clear decline cancel (clear-check)',
  ],
  ['a watch list elsewhere', at('INCOME_VERIFICATION', { verification: { ...SSN, checks: stopped('WATCHLIST') } }), 'decline cancel'],
  ['a merchant', at('MERCHANT_REVIEW'), '(clear) decline cancel review-merchant'],
  ['a merchant’s lien', at('MERCHANT_REVIEW', { liens: [LIEN] }), '(clear) decline cancel review-merchant amend-lien'],
  ['a lien', at('LIEN_VERIFICATION', { liens: [LIEN] }), 'decline cancel'],
  [
    'a correction that is asked for',
    at('NOTE_SIGNING', { corrections: [{ id: 'k', kind: 'NAME', state: 'OPEN' }] }),
    'accept-correction refuse-correction',
  ],
  ['a correction that was refused', at('NOTE_SIGNING', { corrections: [{ id: 'k', kind: 'NAME', state: 'REFUSED' }] }), ''],
  ['an income with a report', at('INCOME_VERIFICATION', { verification: { income: { reports: [{}] } } }), 'decline cancel verify-income'],
  ['an income without one', at('INCOME_VERIFICATION'), 'decline cancel'],
  ['a report of an income, later', at('FINAL_OFFER', { verification: { income: { reports: [{}] } } }), 'decline cancel'],
  [
    'pictures of an identity',
    at('IDENTITY_VERIFICATION', { verification: { identity: { verification: 'PENDING_REVIEW' } } }),
    'decline cancel review-identity',
  ],
  [
    'an identity that is verified',
    at('IDENTITY_VERIFICATION', { verification: { identity: { verification: 'VERIFIED' } } }),
    'decline cancel',
  ],
  ['a valuation', at('NAV_BPO_REVIEW', { verification: { valuation: { last: { value: 400_000 } } } }), 'agree-value'],
  ['a valuation by model', at('NAV_BPO_REVIEW', { valuation: { value: 350_000 } }), 'decline cancel agree-value'],
  ['a valuation by model in Texas', at('NAV_BPO_REVIEW', { ...TEXAS, valuation: { value: 350_000 } }), 'decline cancel note-spanish'],
  [
    'an appraisal without a value',
    at('ONSITE_APPRAISAL_REVIEW', { verification: { valuation: { wanted: 'ONSITE', last: { value: null } } } }),
    'order-again',
  ],
  [
    'an appraisal with one',
    at('ONSITE_APPRAISAL_REVIEW', { verification: { valuation: { wanted: 'ONSITE', last: { value: 1 } } } }),
    'agree-value',
  ],
  ['an appraisal that nobody wants', at('ONSITE_APPRAISAL_REVIEW'), ''],
  [
    'a valuation that was canceled',
    at('NAV_BPO_CANCELLED', { verification: { valuation: { wanted: 'BPO', last: { product: 'BPO', stage: 'CANCELLED', value: null } } } }),
    'decline cancel redrive',
  ],
  [
    'a valuation of another product that was canceled',
    at('NAV_BPO_CANCELLED', {
      verification: { valuation: { wanted: 'BPO', last: { product: 'ONSITE', stage: 'CANCELLED', value: null } } },
    }),
    'decline cancel',
  ],
  ['a title', at('FINAL_TITLE_REVIEW', { verification: { title: { stage: 'REVIEW' } } }), 'decline cancel clear-title'],
  ['a title that is not there', at('FINAL_TITLE_REVIEW'), ''],
  ['a title, later', at('FINAL_TITLE_COMPLETE', { verification: { title: { stage: 'REVIEW' } } }), 'decline cancel'],
  ['a trust', at('TRUST_AND_INSURANCE', { ownership: 'TRUST' }), 'certify-trust'],
  ['a trust that is certified', at('TRUST_AND_INSURANCE', { ownership: 'TRUST', closing: { trustCertified: true } }), ''],
  ['an insurance', at('TRUST_AND_INSURANCE', { ownership: 'SOLE' }), ''],
  ['a trust, earlier', at('NOTE_SIGNING', { ownership: 'TRUST' }), ''],
  ['an attorney', at('ATTORNEY_REVIEW'), 'approve-attorney'],
  ['a deed at the county', at('RECORDING', { closing: { recording: recording('SUBMITTED') } }), 'record'],
  ['a deed that is not there yet', at('RECORDING'), ''],
  ['a deed that was rejected', at('RECORDING', { closing: { recording: recording('REJECTED') } }), 'correct-recording record'],
  [
    'a condition',
    at('FUNDABLE', { openConditions: [{ id: 'c1', category: 'GENERIC_DOCUMENT_REQUEST' }] }),
    'clear-condition waive-condition (change-condition)',
  ],
  ['a file for a condition', at('FUNDABLE', { documents: [document('RECEIVED')] }), 'accept-document reject-document'],
  ['a file of nobody’s condition', at('FUNDABLE', { documents: [document('RECEIVED', null)] }), '(accept-document) (reject-document)'],
  ['a file that was accepted', at('FUNDABLE', { documents: [document('ACCEPTED')] }), '(reject-document)'],
  ['a file that was rejected', at('FUNDABLE', { documents: [document('REJECTED')] }), '(accept-document)'],
  ['a letter that came back, ended', at('DECLINED', { deliveries: [letter('RETURNED')] }, false), 'closed mail-again'],
  ['a letter that arrived', at('FUNDABLE', { deliveries: [letter('DELIVERED')] }), ''],
  ['a meeting by video', at('DEED_SIGNING'), 'schedule'],
  ['a meeting in person', at('MANUAL_DEED_SIGNING'), 'record-manual-deed schedule'],
  [
    'a meeting that is confirmed',
    at('MANUAL_DEED_SIGNING', { closing: { notary: { confirmedBy: 'n' } } }),
    'record-manual-deed schedule notary-no-show',
  ],
  ['a meeting that was confirmed', at('DEED_SIGNING', { closing: { notary: { confirmedBy: 'n' } } }), 'schedule'],
  ['Texas', at('OFFER_SELECTION', TEXAS), 'decline cancel note-spanish'],
  ['Texas in Spanish', at('OFFER_SELECTION', { created: { ...TEXAS.created, language: 'es' } }), 'decline cancel'],
  ['Texas, signed', at('RECORDING', { ...TEXAS, closing: { notary: { signed: {} } } }), ''],
  ['Texas, at the office too early', at('MANUAL_DEED_SIGNING', TEXAS), 'note-spanish schedule'],
  ['an account in review', at('FUNDABLE', { verification: { disbursement: account('PENDING_REVIEW') } }), 'review-account refuse-account'],
  [
    'an account to draw from in review',
    at('FUNDABLE', { verification: { autopay: account('PENDING_REVIEW') } }),
    'review-account refuse-account',
  ],
  ['an account that is verified', at('FUNDABLE', { verification: { disbursement: account('VERIFIED') } }), ''],
  [
    'an account that waits',
    at('FUNDABLE', { verification: { disbursement: { ...account('VERIFIED'), wait: { until: '2026-03-09T00:00:00Z' } } } }),
    'record-payout-call',
  ],
  [
    'an account that has waited',
    at('FUNDABLE', { verification: { disbursement: { ...account('VERIFIED'), wait: { until: '2026-03-09T00:00:00Z', ended: 'TIME' } } } }),
    '',
  ],
  [
    'last checks that stopped',
    at('FUNDABLE', { closing: { finalChecks: { clear: false, cleared: false, reasons: [] } } }),
    'clear-final-checks',
  ],
  ['last checks that were cleared', at('FUNDABLE', { closing: { finalChecks: { clear: false, cleared: true, reasons: [] } } }), ''],
  ['last checks that are clear', at('FUNDABLE', { closing: { finalChecks: { clear: true, cleared: false, reasons: [] } } }), ''],
  ['a line to fund', at('FUNDING_DECISION', bound()), '-withdraw approve-funding hold-funding record-rescission'],
  [
    'the second of two approvals',
    at('FUNDING_DECISION', { ...bound({ approvals: ['f.two'] }), selection: { lineAmount: 250_001 } }),
    '-withdraw approve-funding hold-funding record-rescission',
  ],
  [
    'the same person’s second approval',
    at('FUNDING_DECISION', { ...bound({ approvals: ['f.one'] }), selection: { lineAmount: 250_001 } }),
    '-withdraw hold-funding record-rescission',
  ],
  [
    'a line that is approved',
    at('FUNDING_DECISION', { ...bound({ approvals: ['f.two'] }), selection: { lineAmount: 250_000 } }),
    '-withdraw hold-funding record-rescission',
  ],
  [
    'a debt that was not paid',
    at('DIRECT_DEBT_PAYOFF', { ...bound(), ...failed('debt-payoff', 'LIEN_NOT_PAID') }),
    '-withdraw record-payoff hold-funding record-rescission redrive',
  ],
  [
    'a debt whose payment failed otherwise',
    at('DIRECT_DEBT_PAYOFF', { ...bound(), ...failed('debt-payoff', 'DEAD_LETTER') }),
    '-withdraw hold-funding record-rescission redrive',
  ],
  ['the days to cancel', at('RESCISSION', bound()), '-withdraw hold-funding record-rescission'],
  ['the days to cancel, held', at('RESCISSION', bound({ heldFor: 'why' })), '-withdraw hold-funding release-hold record-rescission'],
  [
    'the days to cancel, with a letter',
    at('RESCISSION', bound({ heldFor: 'why', letter: 'w' })),
    '-withdraw hold-funding record-rescission',
  ],
  ['money that has left', at('COMPLETE', bound({ disbursement: { stage: 'SENT', transferRef: 't' } })), '-withdraw'],
  [
    'money that came back',
    at('DIRECT_DEBT_PAYOFF', bound({ disbursement: { stage: 'RETURNED', transferRef: 't' } })),
    '-withdraw hold-funding record-rescission',
  ],
  ['a second home', at('FUNDABLE', { ...bound(), created: { occupancy: 'SECONDARY', state: 'AZ' } }), 'hold-funding'],
  [
    'a refund that is owed, ended',
    at('CANCELLED', { cancelled: {}, verification: { valuation: { refund: { paymentRef: 'r', amount: 5, given: null } } } }, false),
    'closed record-refund',
  ],
  [
    'a refund that was given, ended',
    at('CANCELLED', { cancelled: {}, verification: { valuation: { refund: { paymentRef: 'r', amount: 5, given: {} } } } }, false),
    'closed',
  ],
  [
    'a canceled line to unwind',
    at(
      'CANCELLED',
      bound(
        { unwinding: { done: false, refunds: [], voided: null, released: null }, recording: recording('SUBMITTED') },
        { valuation: { receipt: { paymentRef: 'r', amount: 5 } } },
      ),
      false,
    ),
    'closed record-refund record-release',
  ],
  [
    'a canceled line that is returned',
    at('CANCELLED', bound({ unwinding: { done: false, refunds: [], voided: 'v', released: null } }), false),
    'closed confirm-unwound',
  ],
  [
    'a canceled line that is unwound',
    at('CANCELLED', bound({ unwinding: { done: true, refunds: [], voided: 'v', released: null } }), false),
    'closed',
  ],
  [
    'a deed to release, ended',
    at('CANCELLED', { cancelled: {}, closing: { release: { instrumentNo: null } } }, false),
    'closed record-release',
  ],
  ['a deed that is released', at('CANCELLED', { cancelled: {}, closing: { release: { instrumentNo: '1' } } }, false), 'closed'],
  [
    'an act after the end',
    at('CANCELLED', { cancelled: {}, lateEffects: [{ id: 'e', effect: 'PULL', settled: false }] }, false),
    'closed settle-after-end',
  ],
  [
    'an act after the end, set right',
    at('CANCELLED', { cancelled: {}, lateEffects: [{ id: 'e', effect: 'PULL', settled: true }] }, false),
    'closed',
  ],
];

test('which actions fit, and which of them the desk offers', () => {
  expect(SITUATIONS.map(([name, application]) => `${name}: ${fitting(application)}`)).toEqual(
    SITUATIONS.map(([name, , expected]) => `${name}: ${expected}`),
  );
});
