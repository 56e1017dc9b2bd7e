import { changesTerms, creditLimits } from '../application/material-change.ts';
import type { Facts } from '../facts.ts';
import { NAME_CHANGED } from '../steps/payee.ts';
import type { FactOf } from '../facts/fact.ts';
import { ACCOUNT_KEYS, type AccountRole, type VERIFICATION_FACTS } from '../facts/verification.ts';
import type { Account, VerificationPhase, Signer } from '../facts/verification-state.ts';
import { workAgain, body, type FoldOf, updateHandled, ifCurrent, updateReceived } from './parts.ts';

/** Changes verification. */
function verification(facts: Facts, change: Partial<VerificationPhase>): Facts {
  return { ...facts, verification: { ...facts.verification, ...change } };
}

const NEW_SIGNER = {
  invited: false,
  signedIn: false,
  consents: {},
  identity: { tries: 0, sessionRef: null },
  identified: null,
  credit: null,
  cleared: false,
  signed: false,
  refused: false,
} as const satisfies Partial<Signer>;

function signer(facts: Facts, id: string, change: Partial<Signer>): Facts {
  return verification(facts, { signers: facts.verification.signers.map((s) => (s.id === id ? { ...s, ...change } : s)) });
}

type Deposits = NonNullable<Account['deposits']>;
/** Changes the two small deposits of an account that waits for them. */
function withDeposits(facts: Facts, role: AccountRole, change: (deposits: Deposits) => Partial<Deposits>): Facts {
  const key = ACCOUNT_KEYS[role];
  const found = facts.verification[key];
  return found?.deposits ? verification(facts, { [key]: { ...found, deposits: { ...found.deposits, ...change(found.deposits) } } }) : facts;
}

/** What was approved was the payment to another account. */
const withoutApprovals = (facts: Facts): Facts => ({ ...facts, closing: { ...facts.closing, approvals: [] } });

/** The wait of the account that receives the money is over, by its time or by a call. */
function withWaitEnded(facts: Facts, accountId: string, ended: 'TIME' | 'CALL'): Facts {
  const { disbursement } = facts.verification;
  return disbursement?.accountId === accountId && disbursement.wait
    ? verification(facts, { disbursement: { ...disbursement, wait: { ...disbursement.wait, ended } } })
    : facts;
}

/**
 * The terms have to be verified again when their inputs changed, but only once they were verified. Unsigned closing documents have the old
 * terms: they are prepared again.
 */
function reverify(facts: Facts): Facts {
  if (!facts.verification.terms) return facts;
  const verifiedAgain = workAgain(verification(facts, { terms: null, accepted: false }), 'final-underwriting');
  return facts.verification.signed.CLOSING ? verifiedAgain : withoutClosing(verifiedAgain);
}
function withoutClosing(facts: Facts): Facts {
  const { CLOSING, NOTE, ...packages } = facts.verification.packages;
  return workAgain(
    verification(facts, { packages }),
    ...(CLOSING ? (['closing-package'] as const) : []),
    ...(NOTE ? (['note-package'] as const) : []),
  );
}

/** A refreshed report counts from then on; the terms are verified again only when it would change them. */
function refreshed(facts: Facts, { attempt: _, answerId: __, type: ___, ...seen }: FactOf<'creditRefreshed'>): Facts {
  const { hardCredit, hardAlertVerified } = facts.verification;
  if (!hardCredit) return facts;
  const next = verification(facts, {
    hardCredit: { ...hardCredit, ...seen },
    creditAged: false,
    hardAlertVerified: hardAlertVerified && seen.alerts.every((alert) => hardCredit.alerts.includes(alert)),
  });
  return changesTerms(hardCredit, seen, creditLimits(facts)) ? reverify(next) : next;
}

export { verification, reverify, signer, withoutClosing };

/** The report of an appraiser who was in the home. */
const isReport = ({ product, stage }: FactOf<'valuationProgressed'>): boolean =>
  product === 'ONSITE' && (stage === 'REVIEW' || stage === 'COMPLETE');

/** Another account that receives the money is asked about anew: what was asked of the one before, and answered, is no answer for it. */
const anotherAccount = (f: Facts, role: AccountRole): Facts =>
  role !== 'DISBURSEMENT' || f.openConditions.some(({ category }) => category === ABOUT_ACCOUNT)
    ? f
    : { ...f, askedFor: f.askedFor.filter((category) => category !== ABOUT_ACCOUNT) };
const ABOUT_ACCOUNT = 'BANK_ACCOUNT_FRAUD_REVIEW';

export const APPLICATION: FoldOf<(typeof VERIFICATION_FACTS)[number]['shape']['type']['value']> = {
  additionalInfoGiven: (f, e) => verification({ ...f, ownership: e.ownership, ssnSecretId: e.ssnSecretId }, { info: body(e) }),
  signerNamed: (f, e) =>
    verification(f, {
      signers: [
        ...f.verification.signers.filter((s) => s.id !== e.signerId),
        {
          ...NEW_SIGNER,
          id: e.signerId,
          role: e.role,
          ...(e.maritalStatus !== undefined && { maritalStatus: e.maritalStatus }),
          ...((e.spouseOf ?? (e.isSpouse === true ? 'BORROWER' : undefined)) && { spouseOf: e.spouseOf ?? 'BORROWER' }),
        },
      ],
    }),
  signerRemoved: (f, e) => verification(f, { signers: f.verification.signers.filter((s) => s.id !== e.signerId) }),
  hmdaAnswered: (f) => verification(f, { hmdaAnswered: true }),
  documentsMade: (f, e) => verification(f, { packages: { ...f.verification.packages, [e.package]: body(e) } }),
  documentsSigned: (f, e) => verification(f, { signed: { ...f.verification.signed, [e.signing]: body(e) } }),
  hardCreditReceived: (f, e) =>
    ifCurrent(f, 'hard-credit', e, () => ({
      verification: { ...f.verification, hardCredit: body(e), creditAged: false, hardAlertVerified: false },
    })),
  creditAged: (f) => workAgain(verification(f, { creditAged: true }), 'credit-refresh'),
  creditRefreshed: (f, e) => ifCurrent(f, 'credit-refresh', e, () => refreshed(f, e)),
  hardCreditRepullAsked: (f) =>
    workAgain(verification(reverify(f), { hardCredit: null, creditAged: false, hardAlertVerified: false }), 'hard-credit'),
  hardAlertVerified: (f) => verification(f, { hardAlertVerified: true }),
  checkMade: (f, e) =>
    verification(f, { checks: { ...f.verification.checks, [e.kind]: { clear: e.clear, reason: e.reason, cleared: false } } }),
  checkCleared: (f, e) => {
    const found = f.verification.checks[e.kind];
    return found ? verification(f, { checks: { ...f.verification.checks, [e.kind]: { ...found, cleared: true } } }) : f;
  },
  floodDetermined: (f, e) => updateHandled(verification(f, { flood: body(e) }), 'flood'),
  incomeMethodChosen: (f, e) =>
    verification(f, {
      income: {
        ...f.verification.income,
        methods: [...new Set([...f.verification.income.methods, e.method])],
        awaited: notAwaited(f, e.method),
      },
    }),
  incomeAwaited: (f, e) =>
    workAgain(verification(f, { income: { ...f.verification.income, awaited: [...notAwaited(f, e.method), e.method] } }), 'income-report'),
  incomeLinkEnded: (f, e) =>
    updateHandled(verification(f, { income: { ...f.verification.income, awaited: notAwaited(f, e.method) } }), 'income-report'),
  incomeReported: (f, e) =>
    updateHandled(
      verification(f, {
        income: {
          ...f.verification.income,
          reports: [...f.verification.income.reports, body(e)],
          awaited: notAwaited(f, e.method),
        },
      }),
      'income-report',
    ),
  paystubsAsked: (f, e) => verification(f, { income: { ...f.verification.income, paystubsAsked: e.count } }),
  incomeVerified: (f, e) => verification(reverify(f), { income: { ...f.verification.income, monthly: e.monthly } }),
  employerGiven: (f) =>
    workAgain(verification(f, { employment: { ...f.verification.employment, given: true, employed: null } }), 'employment'),
  employmentVerified: (f, e) => updateHandled(verification(f, { employment: { given: true, employed: e.employed } }), 'employment'),
  accountGiven: (f, e) =>
    verification(anotherAccount(e.waitsUntil === undefined ? f : withoutApprovals(f), e.role), {
      accountsConfirmed: false,
      [ACCOUNT_KEYS[e.role]]: {
        accountId: e.accountId,
        mask: e.mask,
        verification: e.verification,
        ...(e.reason !== undefined && { reason: e.reason }),
        ...(e.entry && { entry: e.entry }),
        ...(e.deposits && { deposits: { ...e.deposits, tries: 0 } }),
        ...(e.waitsUntil !== undefined && { wait: { until: e.waitsUntil } }),
        ...(e.role === 'AUTOPAY' && f.verification.signed.CLOSING !== undefined && { authorized: false }),
      },
    }),
  accountReviewed: (f, e) => {
    const key = ACCOUNT_KEYS[e.role];
    const found = f.verification[key];
    if (!found || (e.accountId !== undefined && e.accountId !== found.accountId)) return f;
    const { deposits: _, reason: __, ...account } = found;
    const reason = e.reason === undefined ? {} : { reason: e.reason };
    // What was approved was the payment to an account of the name before.
    const before = e.reason === NAME_CHANGED ? anotherAccount(withoutApprovals(f), e.role) : f;
    return verification(before, { [key]: { ...account, verification: e.verification, ...reason } });
  },
  payoutWaitEnded: (f, e) => withWaitEnded(f, e.accountId, 'TIME'),
  payoutCalled: (f, e) => (e.result === 'CONFIRMED' ? withWaitEnded(f, e.accountId, 'CALL') : f),
  depositsArrived: (f, e) => withDeposits(f, e.role, () => ({ arrived: true })),
  depositsMistaken: (f, e) => withDeposits(f, e.role, ({ tries }) => ({ tries: tries + 1 })),
  walletOpened: (f, e) => updateHandled(verification(f, { wallet: { exchange: e.exchange, address: e.address, ended: null } }), 'wallet'),
  // Terms wait for an account again: a bank account this time.
  walletRefused: (f, e) => updateHandled(verification(f, { wallet: { ended: e.code } }), 'wallet'),
  payTypeChosen: (f, e) =>
    verification(
      { ...f, selection: f.selection && { ...f.selection, payType: e.payType, rate: e.rate, monthlyPayment: e.monthlyPayment } },
      { payType: body(e) },
    ),
  accountsConfirmed: (f) => verification(f, { accountsConfirmed: true }),
  identitySubmitted: (f, e) =>
    workAgain(
      verification(f, { identity: { tries: e.tryNo, sessionRef: e.sessionRef, verification: null, reason: null } }),
      'identity-result',
    ),
  identityChecked: (f, e) =>
    updateHandled(
      verification(f, { identity: { ...f.verification.identity, tries: e.tryNo, verification: e.verification, reason: e.reason } }),
      'identity-result',
    ),
  identityReviewed: (f, e) => verification(f, { identity: { ...f.verification.identity, verification: e.verification } }),
  conditionReported: (f, e) => verification(f, { reportedCondition: e.condition }),
  valuationWanted: (f, e) =>
    workAgain(
      verification(f, {
        valuation: {
          ...f.verification.valuation,
          wanted: e.product,
          last: null,
          calledOff: e.product === f.verification.valuation.wanted ? f.verification.valuation.calledOff : 0,
        },
      }),
      'valuation-order',
    ),
  valuationProgressed: (f, e) =>
    updateHandled(
      verification(f, {
        valuation: {
          ...f.verification.valuation,
          last: body(e),
          ...(isReport(e) && { made: true }),
          calledOff: f.verification.valuation.calledOff + (e.stage === 'CANCELLED' ? 1 : 0),
        },
      }),
      'valuation-result',
    ),
  // The appraiser's findings count once the appraisal is paid.
  appraisalPaid: (f, e) =>
    updateReceived(verification(f, { valuation: { ...f.verification.valuation, paid: true, receipt: body(e) } }), 'valuation-result'),
  appraisalRefundOwed: (f, e) =>
    workAgain(verification(f, { valuation: { ...f.verification.valuation, refund: { ...body(e), given: null } } }), 'appraisal-refund'),
  // Another appraisal would be paid for again.
  appraisalRefunded: (f, e) => {
    const { refund } = f.verification.valuation;
    return refund ? verification(f, { valuation: { ...f.verification.valuation, paid: false, refund: { ...refund, given: body(e) } } }) : f;
  },
  valuationAgreed: (f, e) => verification(reverify(f), { valuation: { ...f.verification.valuation, agreed: e.value } }),
  titleProgressed: (f, e) => updateHandled(verification(e.stage === 'COMPLETE' ? reverify(f) : f, { title: body(e) }), 'title-result'),
  payoffAsked: (f, e) => workAgain(verification(f, { payoffs: { ...f.verification.payoffs, [e.debtId]: null } }), 'payoff-letters'),
  payoffLetterReceived: (f, e) =>
    updateHandled(verification(f, { payoffs: { ...f.verification.payoffs, [e.debtId]: body(e) } }), 'payoff-letters'),
  payoffDropped: (f, e) => {
    const { [e.debtId]: _, ...payoffs } = f.verification.payoffs;
    const without = <T extends { readonly payoffs: readonly string[] }>(given: T | null) =>
      given && { ...given, payoffs: given.payoffs.filter((id) => id !== e.debtId) };
    // What the offers depended on is no longer paid off: the terms are verified with the debt, and a lien stays ahead.
    const { selection, requalify, assets } = f;
    return verification(reverify({ ...f, selection: without(selection), requalify: without(requalify), assets: without(assets) }), {
      payoffs,
    });
  },
  termsVerified: (f, e) =>
    ifCurrent(f, 'final-underwriting', e, () => ({
      selection: f.selection && { ...f.selection, ...e.settled },
      verification: {
        ...f.verification,
        terms: body(e),
        accepted: false,
        counteroffer: e.decision === 'SELECT' && e.reasons.length > 0 ? e.reasons : null,
      },
    })),
  finalTermsAccepted: (f) => verification(f, { accepted: true }),
  incomeReopened: (f) =>
    verification(reverify(f), {
      income: { methods: [], reports: [], awaited: [], paystubsAsked: 0, monthly: null },
      employment: { given: false, employed: null },
    }),
  titleReopened: (f) => workAgain(verification(reverify(f), { title: null }), 'title-order'),
  valuationReopened: (f) =>
    workAgain(verification(reverify(f), { valuation: { ...f.verification.valuation, last: null, agreed: null } }), 'valuation-order'),
  modelValueReopened: (f) => workAgain({ ...reverify(f), valuation: null, noValueFound: false }, 'valuation'),
  employmentReopened: (f) =>
    workAgain(verification(reverify(f), { employment: { ...f.verification.employment, employed: null } }), 'employment'),
  verifiedOffersExpired: reverify,
  reminderDue: (f) => f,
};

const notAwaited = ({ verification: { income } }: Facts, method: string): string[] => income.awaited.filter((one) => one !== method);
