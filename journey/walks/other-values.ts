/** Members of the facts given another of their values, at the closing and after an end; and all of them by the application they belong to. */
import { SENT_TRANSFER } from '../application/testing/ending-acts.ts';
import { LATE_EFFECTS, MAILING_STAGES } from '../facts/any-time.ts';
import { NO_CLOSING } from '../facts/closing-state.ts';
import { PAYOFF_STAGES, RECORDING_STAGES, TRANSFER_STAGES } from '../facts/closing.ts';
import { WORK_STEPS } from '../facts/work-steps.ts';
import { SIGNED_APPLICATION, TEXAS_COSTS, TEXAS_NOTICE } from '../steps/copies.ts';
import type { HISTORY } from './history.ts';
import { each, FAILED, PREPARED, PRICED, type Values, VERIFIED, WALLET } from './values-before-closing.ts';

const FUNDABLE: readonly Values[] = [
  ...each('closing.recording.stage', RECORDING_STAGES),
  { 'closing.recording.stage': 'SUBMITTED', 'steps.recording-result.news': true },
  ...each('closing.recording', [null], { 'closing.heldFor': 'counsel' }),
  ...TRANSFER_STAGES.map((stage) => ({ 'closing.disbursement': { ...SENT_TRANSFER, stage } })),
  { 'closing.disbursement': SENT_TRANSFER, 'steps.disbursement-result.news': true },
  ...each('closing.payoffs.a', PAYOFF_STAGES),
  { 'closing.payoffs.a': 'FAILED', 'closing.approvals': ['b'] },
  { 'closing.payoffs.a': 'SENT', 'closing.approvals': ['b'], 'steps.debt-payoff.news': true },
  ...['a', 'borrower'].map((payee) => ({ 'closing.begun': { [payee]: { key: 'k', since: '2026-01-05', at: '2026-01-05' } } })),
  { 'closing.heldFor': 'counsel' },
  { 'closing.letter': 'a' },
  { 'closing.letter': 'a', 'closing.heldFor': 'counsel' },
  { 'closing.approvals': ['b'] },
  { 'closing.approvals': ['c'] },
  { 'closing.approvals': ['c'], 'selection.lineAmount': 250_001 },
  { 'closing.approvals': ['c'], 'verification.disbursement.wait': { until: '2026-01-08T10:00:00.000Z' } },
  { 'closing.finalChecks.clear': false },
  { 'closing.finalChecks': { clear: false, reasons: ['x'], stopped: ['WATCHLIST'], cleared: false } },
  { 'closing.finalChecks': { clear: false, reasons: ['x'], cleared: false } },
  { 'closing.finalChecks': { clear: false, reasons: ['x'], cleared: true } },
  { 'closing.rescission.over': false, 'closing.recording': null },
  { 'closing.rescission.confirmedBy': ['a'] },
  { 'closing.rescission.confirmedBy': [], 'closing.rescission.mailArrived': true },
  { 'closing.rescission.confirmedBy': [], 'closing.rescission.mailUntil': null },
  { 'closing.rescission.endsAt': '2026-01-05T10:00:00.000Z' },
  { 'closing.insurance.accepted': false },
  { 'closing.insurance.accepted': null },
  { ownership: 'TRUST' },
  { ownership: 'TRUST', 'closing.trustCertified': true },
  { 'verification.signers.0.signed': false },
  ...each('verification.hardCredit.score', [639]),
  { openConditions: [{ id: 'b', category: 'ESCALATION_REVIEW' }] },
  ...WORK_STEPS.slice(22).map((step) => ({ [`steps.${step}.failed`]: FAILED })),
  { 'created.isCrypto': true },
  { 'created.isCrypto': true, 'verification.wallet': WALLET },
  { 'created.isCrypto': true, 'verification.wallet': { ended: 'x' } },
  { completed: true },
  ...LATE_EFFECTS.map((effect) => ({ completed: true, lateEffects: [{ id: 'b', effect, settled: false }] })),
  { 'closing.dates.by': 'PAYOUT' },
];

const MEETING = { ...NO_CLOSING.notary, checked: { attempt: 1, eligible: true, transactionRef: 'a', reason: null } };
const SIGNED: readonly Values[] = [
  ...[
    {},
    { checked: null },
    { checked: { ...MEETING.checked, transactionRef: null } },
    { checked: { ...MEETING.checked, transactionRef: null, eligible: false } },
    { checked: { ...MEETING.checked, opensAt: '2026-01-05T16:00:00.000Z' } },
    { kbaFails: 1 },
    { kbaFails: 2 },
    { kbaFails: 2, manual: true },
    { failed: 'NO_NOTARY' },
    { failed: 'NO_NOTARY', manual: true },
    { failed: 'OTHER' },
    { manual: true, reservedAt: '2026-01-08T16:00:00.000Z', reservedUntil: '2026-01-09T16:00:00.000Z' },
    { manual: true, reservedAt: '2026-01-08T16:00:00.000Z', confirmedBy: 'N' },
    { manual: true, isUnconfirmed: true },
  ].map((change) => ({ 'closing.notary': { ...MEETING, ...change } })),
  { 'closing.notary': MEETING, 'steps.notary-result.news': true },
  { 'created.state': 'GA', 'closing.notary': MEETING },
  { 'created.state': 'GA', 'closing.notary': MEETING, 'closing.attorneyApproved': true },
  { 'verification.packages.RESCISSION': { attempt: 1, documents: [] } },
];

const ENDED: readonly Values[] = [
  ...LATE_EFFECTS.flatMap((effect) => each('lateEffects', [[{ id: 'b', effect, settled: false }], [{ id: 'b', effect, settled: true }]])),
  { 'closing.disbursement': SENT_TRANSFER },
  { 'closing.disbursement': { ...SENT_TRANSFER, stage: 'RETURNED' } },
  ...each('closing.payoffs.a', PAYOFF_STAGES),
  {
    'closing.begun': {
      a: { key: 'k', since: '2026-01-05', at: '2026-01-05' },
      borrower: { key: 'b', since: '2026-01-05', at: '2026-01-05' },
    },
  },
  { 'closing.release': { dueOn: '2026-01-25', late: false, instrumentNo: null } },
  { 'closing.release': { dueOn: '2026-01-25', late: true, instrumentNo: null } },
  {
    'closing.release': { dueOn: '2026-01-25', late: true, instrumentNo: null },
    lateEffects: [{ id: 'b', effect: 'RECORDING', settled: false }],
  },
  {
    'closing.release': { dueOn: '2026-01-25', late: true, instrumentNo: '1' },
    lateEffects: [{ id: 'b', effect: 'RECORDING', settled: false }],
  },
  { 'closing.recording': null },
  { 'closing.recording': { attempt: 1, packageRef: 'a', stage: 'REJECTED', instrumentNo: null, reason: null } },
  ...['WITHDRAWN', 'SIGNER_REFUSED', 'RESCINDED', 'APPROVAL_LAPSED', 'INCOMPLETE', 'CANCELLED_BY_LENDER'].map((reason) => ({
    cancelled: { reason, expired: false },
    'verification.terms': null,
    'verification.accepted': false,
  })),
  { openTasks: [{ id: 'b', kind: 'UNKNOWN' }] },
];
const UNWOUND: readonly Values[] = [
  ...ENDED.slice(0, 8),
  { 'closing.unwinding.voided': null },
  { 'closing.unwinding.refunds': [] },
  { 'closing.unwinding.released': null, lateEffects: [{ id: 'b', effect: 'RECORDING', settled: false }] },
  {
    'closing.unwinding.released': null,
    'closing.recording': { attempt: 1, packageRef: 'a', stage: 'RECORDED', instrumentNo: null, reason: null },
  },
  { 'closing.recording': { attempt: 1, packageRef: 'a', stage: 'RECORDED', instrumentNo: null, reason: null } },
  ...each('closing.unwinding.late', ['SOON', 'OVERDUE']),
];

const LETTER = {
  kind: 'FLOOD_NOTICE',
  sha256: 'x',
  copies: 1,
  mailingId: 'a',
  to: 'a',
  how: 'PAPER',
  at: '2026-01-05T10:00:00.000Z',
  mailing: null,
};
const mailing = (stage: string) => ({
  stage,
  tracking: null,
  mailedAt: '2026-01-06T10:00:00.000Z',
  endedAt: stage === 'MAILED' ? null : '2026-01-09T10:00:00.000Z',
});
const BACK = { ...LETTER, mailing: mailing('RETURNED') };
const OPEN: readonly Values[] = [
  ...MAILING_STAGES.map((stage) => ({ deliveries: [{ ...LETTER, mailing: mailing(stage) }] })),
  ...[{}, { to: 'borrower' }, { sha256: 'y' }].map((again) => ({ deliveries: [BACK, { ...LETTER, ...again }] })),
  { deliveries: [LETTER, BACK] },
];
/** Copies of what Texas law has each owner receive: to whom, of what, when. */
const COPY = { ...LETTER, kind: SIGNED_APPLICATION, how: 'ELECTRONIC', mailingId: null };
const TEXAS: readonly Values[] = [
  ...[
    {},
    { to: 'borrower' },
    { kind: 'OTHER' },
    { at: '2026-01-05T09:59:59.999Z' },
    { at: '2026-01-06T10:00:00.000Z' },
    ...MAILING_STAGES.map((stage) => ({ how: 'PAPER', mailing: mailing(stage) })),
    { how: 'PAPER' },
  ].map((copy) => ({ deliveries: [{ ...COPY, ...copy }] })),
  ...['ELECTRONIC', 'PAPER'].flatMap((how) =>
    [null, ...MAILING_STAGES.map(mailing)].map((letter) => ({
      deliveries: ['borrower', 'a'].flatMap((to) =>
        [TEXAS_NOTICE, TEXAS_COSTS, SIGNED_APPLICATION].map((kind) => ({ ...LETTER, to, kind, sha256: kind, how, mailing: letter })),
      ),
    })),
  ),
  { 'created.occupancy': 'SECONDARY' },
  { 'created.language': 'es' },
  { 'closing.waiting.over': false },
  { 'closing.waiting.earliestClosing': '2026-01-18' },
  { 'closing.waiting.earliestClosing': '2026-01-16' },
  { 'verification.flood.sfha': true },
  { 'verification.flood.sfha': true, 'closing.floodAcknowledged': true },
  { 'verification.signers.0.consents': {} },
  { 'verification.signers.0.identity.sessionRef': null, 'verification.signers.0.identified': null },
];

export const OTHER_VALUES: Partial<Readonly<Record<keyof typeof HISTORY, readonly Values[]>>> = {
  priced: PRICED,
  verified: VERIFIED,
  prepared: PREPARED,
  signed: SIGNED,
  fundable: FUNDABLE,
  Texas: TEXAS,
  open: OPEN,
  refused: ENDED,
  unwound: UNWOUND,
};
