/** Closing phase: closing and funding (lending §1.2, rows 25–41). */
import { z } from 'zod';
import { attempt, dollars, fact, ref, staffMember, WATCH_LIST_DIFFERENCES } from './parts.ts';

export const NOTARY_MODES = ['RON', 'MANUAL'] as const;
/** Who did not come to a meeting in person. */
export const NOTARY_ABSENT = ['SIGNER', 'NOTARY'] as const;
export const RECORDING_STAGES = ['SUBMITTED', 'REJECTED', 'RECORDED'] as const;
export const TRANSFER_STAGES = ['SENT', 'SETTLED', 'RETURNED'] as const;
/** The agreement as it is signed, or the day the money was sent. */
export const DATED_BY = ['AGREEMENT', 'PAYOUT'] as const;
export const PAYOFF_STAGES = ['SENT', 'PAID_OFF', 'FAILED'] as const;
/** What each person with the right to cancel has to get (12 CFR 1026.15(a)(3), (b)): the notice, and the disclosures that open the account. */
export const RESCISSION_DOCUMENTS = ['NOTICE', 'DISCLOSURES'] as const;
/** How a written notice that cancels came to the lender. */
export const RESCISSION_WAYS = ['ONLINE', 'MAIL'] as const;
/** Consents of another signer: electronic signing, and, where they owe the debt too, the hard inquiry. */
export const SIGNER_CONSENTS = ['COMMUNICATIONS', 'HARD_CREDIT'] as const;

/** What Texas law has each owner of a homestead receive before closing: the notice of s.50(g), and the itemized costs of s.50(a)(6)(M)(ii). */
export const TEXAS_DISCLOSURES = ['EQUITY_NOTICE', 'CLOSING_COSTS'] as const;
/** Where a Texas homestead may close (s.50(a)(6)(N)). */
export const CLOSING_OFFICES = ['TITLE_COMPANY', 'ATTORNEY', 'LENDER'] as const;

/** What is checked once more before funding (lending §1.2, row 37). */
export const FINAL_CHECKS = ['WATCHLIST', 'BANKRUPTCY', 'TITLE', 'EMPLOYMENT'] as const;

export const CLOSING_FACTS = [
  fact('floodNoticeAcknowledged', {}),
  // To the borrower, or to another owner or spouse by their id; `attempt` of the package it belongs to.
  fact('texasDisclosureDelivered', { disclosure: z.enum(TEXAS_DISCLOSURES), to: ref, on: z.iso.date(), mailed: z.boolean(), attempt }),
  // An officer of the lender has signed the acknowledgment of the value of a Texas homestead, on the day it closes.
  fact('valueAcknowledged', { ...staffMember, on: z.iso.date(), documentSha256: z.string(), evidenceId: ref }),
  // Everyone has signed the note, the deed and the acknowledgment of the value in one meeting, at this kind of office.
  fact('closedAtOffice', { office: z.enum(CLOSING_OFFICES), on: z.iso.date() }),
  // `why`: absent for Texas.
  fact('waitingPeriodStarted', { earliestClosing: z.string(), why: z.enum(['VALUATION']).optional() }),
  fact('waitingPeriodEnded', {}),
  fact('signerInvited', { signerId: ref }),
  fact('signerSignedIn', { signerId: ref }),
  fact('signerConsented', { signerId: ref, consentType: z.enum(SIGNER_CONSENTS), version: z.string() }),
  fact('signerIdentitySubmitted', { signerId: ref, tryNo: z.number().int(), sessionRef: ref }),
  fact('signerIdentified', { signerId: ref, verified: z.boolean(), reason: z.string().optional() }),
  fact('signerCreditReceived', {
    signerId: ref,
    reportId: ref,
    hit: z.string(),
    score: z.number().int().nullable(),
    alerts: z.array(z.string()),
  }),
  // A co-signer has answered, or left unanswered, the questions of Regulation C; the answers are stored apart.
  fact('signerHmdaAnswered', { signerId: ref }),
  // The name was misspelled; before they signed in.
  fact('signerCorrected', { signerId: ref }),
  // Staff have reviewed their identity, or their credit, and let them sign.
  fact('signerCleared', { signerId: ref }),
  fact('signerSigned', { signerId: ref, evidenceId: ref }),
  fact('signerRefused', { signerId: ref }),
  fact('noteLapsed', {}),
  fact('attorneyApproved', {}),
  // `opensAt`: the instant from which a notary works, where the session was set up outside their hours.
  fact('notaryChecked', {
    attempt,
    eligible: z.boolean(),
    transactionRef: ref.nullable(),
    reason: z.string().nullable(),
    opensAt: z.string().optional(),
  }),
  // Notaries work again: the session that was set up outside their hours can be joined.
  fact('notaryOpened', {}),
  fact('kbaFailed', {}),
  fact('notarySessionFailed', { reason: z.string() }),
  fact('primaryAccepted', {}),
  fact('deedSigned', { mode: z.enum(NOTARY_MODES), recordRef: ref }),
  fact('manualNotaryChosen', {}),
  // `at`: the time preferred; `until`: the last of those that were proposed, absent in older facts.
  fact('manualNotaryReserved', { at: z.string(), until: z.string().optional() }),
  // The notary's office has confirmed a time.
  fact('manualNotaryConfirmed', { at: z.string(), notary: z.string() }),
  fact('manualNotaryMissed', { by: z.enum(NOTARY_ABSENT) }),
  // None of the times was confirmed before the last of them had passed.
  fact('manualNotaryUnconfirmed', {}),
  fact('manualNotaryCanceled', {}),
  // In person was the borrower's own choice, and is taken back.
  fact('onlineNotaryChosen', {}),
  fact('notarySessionReopened', {}),
  fact('insuranceGiven', { documentId: ref }),
  fact('insuranceReviewed', { accepted: z.boolean(), gaps: z.array(z.string()) }),
  fact('trustCertified', {}),
  // `mailUntil`: the end of the wait for notices that were mailed in time.
  fact('rescissionNoticed', { attempt, endsAt: z.string(), mailUntil: z.string().optional() }),
  // A person has opened a document of theirs in their account.
  fact('rescissionOpened', { party: ref, what: z.enum(RESCISSION_DOCUMENTS) }),
  // A person with the right to cancel has confirmed, by signing, receipt of the notice.
  fact('rescissionNoticeReceived', { by: ref, evidenceId: ref }),
  fact('rescissionEnded', {}),
  // A person has confirmed by signing, after the right had ended, that they have not canceled.
  fact('nonRescissionConfirmed', { party: ref, evidenceId: ref }),
  fact('rescissionMailArrived', {}),
  // A written notice to cancel came, and waits for the second person: nothing is recorded or paid, and no hold is released. `letterId`: its file.
  fact('letterReceived', { letterId: ref }),
  // A second person read it: it cancels nothing.
  fact('letterRefused', { letterId: ref, by: ref }),
  // Of any one person, for all. `sentOn`: the day of the postmark; `dueOn`: the promise, the day by which everything is returned.
  fact('rescinded', { by: ref, way: z.enum(RESCISSION_WAYS).optional(), sentOn: z.string().optional(), dueOn: z.string().optional() }),
  // One payment of the consumer was given back: to the card it came from, or by staff.
  fact('rescissionRefunded', { paymentRef: ref, amount: dollars, refundRef: ref }),
  fact('rescissionDeedVoided', { documentKind: z.string(), sha256: z.string() }),
  // An application that the lender refused, or the borrower withdrew, after the county had the deed: its release is due, is late, was recorded.
  fact('lienReleaseDue', { dueOn: z.string() }),
  fact('lienReleaseLate', {}),
  fact('lienReleased', { instrumentNo: z.string() }),
  fact('rescissionDeedReleased', { instrumentNo: z.string() }),
  fact('rescissionRefundLate', { overdue: z.boolean() }),
  fact('rescissionUnwound', staffMember),
  fact('recordingProgressed', {
    attempt,
    packageRef: ref,
    stage: z.enum(RECORDING_STAGES),
    instrumentNo: z.string().nullable(),
    reason: z.string().nullable(),
  }),
  fact('recordingCorrected', {}),
  // `stopped`: which of them did. Absent in older logs, where the reasons alone do not tell.
  fact('finalChecksMade', { attempt, clear: z.boolean(), reasons: z.array(z.string()), stopped: z.array(z.enum(FINAL_CHECKS)).optional() }),
  fact('finalChecksCleared', { differs: z.array(z.enum(WATCH_LIST_DIFFERENCES)).optional() }),
  // `amount` to the borrower, and the funding sheet as it was read; both absent in older logs and of the sandbox.
  fact('fundingApproved', { ...staffMember, amount: dollars.optional(), sheet: z.string().optional() }),
  fact('fundingHeld', { reason: z.string() }),
  // The dates of the line: first as in the documents that are signed, then counted from the day the money was sent (decision record 34).
  fact('lineDated', {
    by: z.enum(DATED_BY),
    payOutOn: z.string(),
    firstPayment: z.string(),
    maturity: z.string(),
    drawPeriodEnd: z.string(),
    oddDaysInterest: dollars,
    perDiem: dollars,
    // Absent in older logs, and where nothing binds the first due date.
    isFirstPaymentFixed: z.boolean().optional(),
  }),
  fact('fundingReleased', {}),
  // Before each call that sends money: its reply may be lost. A payee is a debt or the borrower.
  fact('transferBegun', { payee: ref, key: z.string(), at: z.string() }),
  // No money of it is out: it was not sent, or it came back.
  fact('transferEnded', { payee: ref }),
  // The amount that was sent; absent in older logs, and where nothing was.
  fact('payoffProgressed', { debtId: ref, stage: z.enum(PAYOFF_STAGES), transferRef: ref.nullable(), amount: dollars.optional() }),
  fact('disbursementProgressed', {
    attempt,
    transferRef: ref,
    stage: z.enum(TRANSFER_STAGES),
    code: z.string().nullable(),
    amount: dollars,
    // Where it went; absent for a bank account.
    to: z.literal('EXCHANGE').optional(),
    // Payments were to be drawn from the account that refused the money: that authorization ends with it.
    autopayEnded: z.literal(true).optional(),
  }),
  // The authorization of automatic payments from an account given after the signing (12 CFR 1005.10(b)).
  fact('autopayAuthorized', { accountId: ref, evidenceId: ref }),
] as const;
export type ClosingFact = z.infer<(typeof CLOSING_FACTS)[number]>;
