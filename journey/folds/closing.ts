import type { Facts } from '../facts.ts';
import type { CLOSING_FACTS } from '../facts/closing.ts';
import type { Closing } from '../facts/closing-state.ts';
import { BORROWER_PARTY } from '../steps/rescission.ts';
import { isChecked } from '../steps/signers.ts';
import { signer } from './verification.ts';
import { workAgain, body, type FoldOf, settledEffects, updateHandled } from './parts.ts';

/** Changes the closing phase. */
function close(facts: Facts, change: Partial<Closing>): Facts {
  return { ...facts, closing: { ...facts.closing, ...change } };
}
const notary = (facts: Facts, change: Partial<Closing['notary']>): Facts =>
  close(facts, { notary: { ...facts.closing.notary, ...change } });

type Part<K extends 'rescission' | 'unwinding'> = NonNullable<Closing[K]>;
/** Changes the right to cancel, once there is one. */
const rescission = (f: Facts, change: (now: Part<'rescission'>) => Partial<Part<'rescission'>>): Facts =>
  f.closing.rescission ? close(f, { rescission: { ...f.closing.rescission, ...change(f.closing.rescission) } }) : f;
/** Changes what is returned after a person has canceled. */
const unwinding = (f: Facts, change: (now: Part<'unwinding'>) => Partial<Part<'unwinding'>>): Facts =>
  f.closing.unwinding ? close(f, { unwinding: { ...f.closing.unwinding, ...change(f.closing.unwinding) } }) : f;

/** The result of a transfer is known. */
const known = (facts: Facts, payee: string): Closing['begun'] =>
  Object.fromEntries(Object.entries(facts.closing.begun).filter(([name]) => name !== payee));

/** No meeting in person is requested. */
const NO_MEETING = { reservedAt: null, reservedUntil: null, confirmedBy: null, missedBy: null, isUnconfirmed: false } as const;

/** One signer's result is recorded; the requests others wait for are made again. */
const restOfSigners = (facts: Facts): Facts =>
  facts.verification.signers.some(isChecked) ? workAgain(facts, 'signer-checks') : updateHandled(facts, 'signer-checks');

export const CLOSING: FoldOf<(typeof CLOSING_FACTS)[number]['shape']['type']['value']> = {
  floodNoticeAcknowledged: (f) => close(f, { floodAcknowledged: true }),
  texasDisclosureDelivered: (f, e) =>
    close(f, { disclosed: { ...f.closing.disclosed, [e.disclosure]: { ...f.closing.disclosed?.[e.disclosure], [e.to]: body(e) } } }),
  valueAcknowledged: (f, e) => close(f, { valueAcknowledged: body(e) }),
  closedAtOffice: (f, e) => close(f, { office: body(e) }),
  waitingPeriodStarted: (f, e) => close(f, { waiting: { earliestClosing: e.earliestClosing, ...(e.why && { why: e.why }), over: false } }),
  waitingPeriodEnded: (f) => (f.closing.waiting ? close(f, { waiting: { ...f.closing.waiting, over: true } }) : f),
  signerInvited: (f, e) => signer(f, e.signerId, { invited: true }),
  signerSignedIn: (f, e) => signer(f, e.signerId, { signedIn: true }),
  signerConsented: (f, e) => {
    const found = f.verification.signers.find((s) => s.id === e.signerId);
    const next = signer(f, e.signerId, { consents: { ...found?.consents, [e.consentType]: e.version } });
    return e.consentType === 'HARD_CREDIT' ? workAgain(next, 'signer-checks') : next;
  },
  signerIdentitySubmitted: (f, e) =>
    workAgain(signer(f, e.signerId, { identity: { tries: e.tryNo, sessionRef: e.sessionRef }, identified: null }), 'signer-checks'),
  signerIdentified: (f, e) => restOfSigners(signer(f, e.signerId, { identified: e.verified, finding: e.reason ?? null })),
  signerCreditReceived: (f, e) =>
    restOfSigners(signer(f, e.signerId, { credit: { hit: e.hit, score: e.score, alerts: e.alerts }, alertVerified: false })),
  signerHmdaAnswered: (f, e) => signer(f, e.signerId, { hmdaAnswered: true }),
  signerCleared: (f, e) => signer(f, e.signerId, { identified: true, cleared: true }),
  signerCorrected: (f) => f,
  signerSigned: (f, e) => signer(f, e.signerId, { signed: true }),
  signerRefused: (f, e) => signer(f, e.signerId, { refused: true }),
  // Signed too long before the deed: the documents are prepared and signed again, and the notary gets the new deed.
  noteLapsed: (f) => {
    const { NOTE: _, ...packages } = f.verification.packages;
    const { CLOSING: __, ...signed } = f.verification.signed;
    const fresh = notary(close(f, { dates: null }), { checked: null, failed: null, primaryAccepted: false, ...NO_MEETING });
    return workAgain(
      {
        ...fresh,
        verification: {
          ...f.verification,
          packages,
          signed,
          signers: f.verification.signers.map((s) => ({ ...s, signed: false })),
        },
      },
      'note-package',
      'notary-setup',
    );
  },
  attorneyApproved: (f) => close(f, { attorneyApproved: true }),
  notaryChecked: (f, e) => {
    const checked = notary(f, { checked: body(e), manual: f.closing.notary.manual || !e.eligible });
    // Allowed: the session is created next.
    return e.eligible && e.transactionRef === null ? workAgain(checked, 'notary-setup') : checked;
  },
  notaryOpened: (f) => {
    if (f.closing.notary.checked === null) return f;
    const { opensAt: _, ...checked } = f.closing.notary.checked;
    return notary(f, { checked });
  },
  kbaFailed: (f) => notary(updateHandled(f, 'notary-result'), { kbaFails: f.closing.notary.kbaFails + 1 }),
  notarySessionFailed: (f, e) => notary(updateHandled(f, 'notary-result'), { failed: e.reason }),
  primaryAccepted: (f) => notary(f, { primaryAccepted: true, failed: null }),
  deedSigned: (f, e) => notary(updateHandled(f, 'notary-result'), { signed: { mode: e.mode, recordRef: e.recordRef }, failed: null }),
  manualNotaryChosen: (f) => notary(f, { manual: true }),
  manualNotaryReserved: (f, e) => notary(f, { ...NO_MEETING, manual: true, reservedAt: e.at, reservedUntil: e.until ?? e.at }),
  manualNotaryConfirmed: (f, e) => notary(f, { ...NO_MEETING, manual: true, reservedAt: e.at, confirmedBy: e.notary }),
  manualNotaryMissed: (f, e) => notary(f, { ...NO_MEETING, missedBy: e.by }),
  manualNotaryUnconfirmed: (f) => notary(f, { ...NO_MEETING, isUnconfirmed: true }),
  manualNotaryCanceled: (f) => notary(f, NO_MEETING),
  onlineNotaryChosen: (f) => notary(f, { ...NO_MEETING, manual: false, failed: null }),
  notarySessionReopened: (f) => notary(f, { failed: null }),
  insuranceGiven: (f) => close(f, { insurance: { given: f.closing.insurance.given + 1, accepted: null, gaps: [] } }),
  insuranceReviewed: (f, e) => close(f, { insurance: { ...f.closing.insurance, accepted: e.accepted, gaps: e.gaps } }),
  trustCertified: (f) => close(f, { trustCertified: true }),
  rescissionNoticed: (f, e) =>
    close(f, {
      rescission: {
        endsAt: e.endsAt,
        over: false,
        receivedBy: [],
        mailUntil: e.mailUntil ?? null,
        mailArrived: false,
        confirmedBy: [],
        opened: [],
      },
    }),
  rescissionOpened: (f, e) => rescission(f, ({ opened }) => ({ opened: [...new Set([...opened, `${e.party} ${e.what}`])] })),
  rescissionNoticeReceived: (f, e) => rescission(f, ({ receivedBy }) => ({ receivedBy: [...new Set([...receivedBy, e.by])] })),
  // The confirmations that nobody has canceled are prepared next, by another attempt.
  rescissionEnded: (f) =>
    workAgain(
      rescission(f, () => ({ over: true })),
      'rescission-notice',
    ),
  nonRescissionConfirmed: (f, e) => rescission(f, ({ confirmedBy }) => ({ confirmedBy: [...new Set([...confirmedBy, e.party])] })),
  rescissionMailArrived: (f) => rescission(f, () => ({ mailArrived: true })),
  letterReceived: (f, e) => close(f, { letter: e.letterId }),
  letterRefused: (f, e) => (f.closing.letter === e.letterId ? close(f, { letter: null }) : f),
  rescinded: (f, e) =>
    close(
      { ...f, cancelled: { reason: 'RESCINDED', expired: false } },
      {
        letter: null,
        unwinding:
          e.dueOn === undefined
            ? null
            : { sentOn: e.sentOn ?? '', dueOn: e.dueOn, refunds: [], voided: null, released: null, late: null, done: false },
      },
    ),
  rescissionRefunded: (f, e) =>
    unwinding(f, ({ refunds }) => ({ refunds: [...refunds.filter(({ paymentRef }) => paymentRef !== e.paymentRef), body(e)] })),
  rescissionDeedVoided: (f, e) => unwinding(f, () => ({ voided: e.sha256 })),
  lienReleaseDue: (f, { dueOn }) => close(f, { release: { dueOn, late: false, instrumentNo: null } }),
  lienReleaseLate: (f) => close(f, { release: f.closing.release && { ...f.closing.release, late: true } }),
  lienReleased: (f, { instrumentNo }) =>
    settledEffects(close(f, { release: f.closing.release && { ...f.closing.release, instrumentNo } }), ['RECORDING']),
  rescissionDeedReleased: (f, e) =>
    settledEffects(
      unwinding(f, () => ({ released: e.instrumentNo })),
      ['RECORDING'],
    ),
  rescissionRefundLate: (f, e) => unwinding(f, () => ({ late: e.overdue ? 'OVERDUE' : 'SOON' })),
  rescissionUnwound: (f) => unwinding(f, () => ({ done: true })),
  recordingProgressed: (f, e) => updateHandled(close(f, { recording: body(e) }), 'recording-result'),
  recordingCorrected: (f) => workAgain(close(f, { recording: null }), 'recording'),
  finalChecksMade: (f, e) =>
    close(f, { finalChecks: { clear: e.clear, reasons: e.reasons, ...(e.stopped && { stopped: e.stopped }), cleared: false } }),
  finalChecksCleared: (f) => (f.closing.finalChecks ? close(f, { finalChecks: { ...f.closing.finalChecks, cleared: true } }) : f),
  fundingApproved: (f, e) => close(f, { approvals: [...new Set([...f.closing.approvals, e.by])], heldFor: null }),
  fundingHeld: (f, e) => close(f, { heldFor: e.reason }),
  lineDated: (f, e) => close(f, { dates: body(e) }),
  fundingReleased: (f) => close(f, { heldFor: null }),
  transferBegun: (f, { payee, key, at }) =>
    close(f, { begun: { ...f.closing.begun, [payee]: { key, since: f.closing.begun[payee]?.since ?? at, at } } }),
  // One that was sent came back: another may follow.
  transferEnded: (f, { payee }) =>
    close(f, {
      begun: known(f, payee),
      payoffs: Object.fromEntries(Object.entries(f.closing.payoffs).filter(([id, stage]) => id !== payee || stage !== 'SENT')),
    }),
  payoffProgressed: (f, e) => close(f, { begun: known(f, e.debtId), payoffs: { ...f.closing.payoffs, [e.debtId]: e.stage } }),
  disbursementProgressed: (f, e) => {
    // A returned payment needs another account: the old one is cleared, the next payment is another attempt.
    const next = updateHandled(close(f, { begun: known(f, BORROWER_PARTY), disbursement: body(e) }), 'disbursement-result');
    const { wallet } = f.verification;
    const cleared = {
      disbursement: null,
      ...(wallet && { wallet: { ...wallet, ended: wallet.ended ?? e.code ?? 'RETURNED' } }),
      ...(e.autopayEnded && { autopay: null }),
    };
    return e.stage === 'RETURNED' ? workAgain({ ...next, verification: { ...next.verification, ...cleared } }, 'disbursement') : next;
  },
  autopayAuthorized: (f, { accountId }) => {
    const { autopay } = f.verification;
    return autopay?.accountId === accountId ? { ...f, verification: { ...f.verification, autopay: { ...autopay, authorized: true } } } : f;
  },
};
