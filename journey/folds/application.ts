import { changesTerms } from '../application/material-change.ts';
import type { Facts } from '../facts.ts';
import { NAME_CHANGED } from '../steps/payee.ts';
import type { FactOf } from '../facts/fact.ts';
import { ACCOUNT_KEYS, type AccountRole, type APPLICATION_FACTS } from '../facts/application.ts';
import type { Account, ApplicationPhase, Signer } from '../facts/application-state.ts';
import { again, body, type FoldOf, updateHandled, ifCurrent, updateReceived } from './parts.ts';

/** Changes the application phase. */
function applicationPhase(facts: Facts, change: Partial<ApplicationPhase>): Facts {
  return { ...facts, applicationPhase: { ...facts.applicationPhase, ...change } };
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
  return applicationPhase(facts, { signers: facts.applicationPhase.signers.map((s) => (s.id === id ? { ...s, ...change } : s)) });
}

type Deposits = NonNullable<Account['deposits']>;
/** Changes the two small deposits of an account that waits for them. */
function withDeposits(facts: Facts, role: AccountRole, change: (deposits: Deposits) => Partial<Deposits>): Facts {
  const key = ACCOUNT_KEYS[role];
  const found = facts.applicationPhase[key];
  return found?.deposits
    ? applicationPhase(facts, { [key]: { ...found, deposits: { ...found.deposits, ...change(found.deposits) } } })
    : facts;
}

/** What was approved was the payment to another account. */
const withoutApprovals = (facts: Facts): Facts => ({ ...facts, closing: { ...facts.closing, approvals: [] } });

/** The wait of the account that receives the money is over, by its time or by a call. */
function withWaitEnded(facts: Facts, accountId: string, ended: 'TIME' | 'CALL'): Facts {
  const { disbursement } = facts.applicationPhase;
  return disbursement?.accountId === accountId && disbursement.wait
    ? applicationPhase(facts, { disbursement: { ...disbursement, wait: { ...disbursement.wait, ended } } })
    : facts;
}

/**
 * The terms have to be verified again when their inputs changed, but only once they were verified. Unsigned closing documents have the old
 * terms: they are prepared again.
 */
function reverify(facts: Facts): Facts {
  if (!facts.applicationPhase.terms) return facts;
  const verifiedAgain = again(applicationPhase(facts, { terms: null, accepted: false }), 'final-underwriting');
  return facts.applicationPhase.signed.CLOSING ? verifiedAgain : withoutClosing(verifiedAgain);
}
function withoutClosing(facts: Facts): Facts {
  const { CLOSING, NOTE, ...packages } = facts.applicationPhase.packages;
  return again(
    applicationPhase(facts, { packages }),
    ...(CLOSING ? (['closing-package'] as const) : []),
    ...(NOTE ? (['note-package'] as const) : []),
  );
}

/** A refreshed report counts from then on; the terms are verified again only when it would change them. */
function refreshed(facts: Facts, { attempt: _, answerId: __, type: ___, ...seen }: FactOf<'creditRefreshed'>): Facts {
  const { hardCredit, hardAlertVerified } = facts.applicationPhase;
  if (!hardCredit) return facts;
  const next = applicationPhase(facts, {
    hardCredit: { ...hardCredit, ...seen },
    creditAged: false,
    hardAlertVerified: hardAlertVerified && seen.alerts.every((alert) => hardCredit.alerts.includes(alert)),
  });
  return changesTerms(hardCredit, seen) ? reverify(next) : next;
}

export { applicationPhase, reverify, signer, withoutClosing };

/** The report of an appraiser who was in the home. */
const isReport = ({ product, stage }: FactOf<'valuationProgressed'>): boolean =>
  product === 'ONSITE' && (stage === 'REVIEW' || stage === 'COMPLETE');

/** Another account that receives the money is asked about anew: what was asked of the one before, and answered, is no answer for it. */
const anotherAccount = (f: Facts, role: AccountRole): Facts =>
  role !== 'DISBURSEMENT' || f.openConditions.some(({ category }) => category === ABOUT_ACCOUNT)
    ? f
    : { ...f, askedFor: f.askedFor.filter((category) => category !== ABOUT_ACCOUNT) };
const ABOUT_ACCOUNT = 'BANK_ACCOUNT_FRAUD_REVIEW';

export const APPLICATION: FoldOf<(typeof APPLICATION_FACTS)[number]['shape']['type']['value']> = {
  additionalInfoGiven: (f, e) => applicationPhase({ ...f, ownership: e.ownership, ssnSecretId: e.ssnSecretId }, { info: body(e) }),
  signerNamed: (f, e) =>
    applicationPhase(f, {
      signers: [
        ...f.applicationPhase.signers.filter((s) => s.id !== e.signerId),
        {
          ...NEW_SIGNER,
          id: e.signerId,
          role: e.role,
          ...(e.maritalStatus !== undefined && { maritalStatus: e.maritalStatus }),
          ...((e.spouseOf ?? (e.isSpouse === true ? 'BORROWER' : undefined)) && { spouseOf: e.spouseOf ?? 'BORROWER' }),
        },
      ],
    }),
  signerRemoved: (f, e) => applicationPhase(f, { signers: f.applicationPhase.signers.filter((s) => s.id !== e.signerId) }),
  hmdaAnswered: (f) => applicationPhase(f, { hmdaAnswered: true }),
  documentsMade: (f, e) => applicationPhase(f, { packages: { ...f.applicationPhase.packages, [e.package]: body(e) } }),
  documentsSigned: (f, e) => applicationPhase(f, { signed: { ...f.applicationPhase.signed, [e.signing]: body(e) } }),
  hardCreditReceived: (f, e) =>
    ifCurrent(f, 'hard-credit', e, () => ({
      applicationPhase: { ...f.applicationPhase, hardCredit: body(e), creditAged: false, hardAlertVerified: false },
    })),
  creditAged: (f) => again(applicationPhase(f, { creditAged: true }), 'credit-refresh'),
  creditRefreshed: (f, e) => ifCurrent(f, 'credit-refresh', e, () => refreshed(f, e)),
  hardCreditRepullAsked: (f) =>
    again(applicationPhase(reverify(f), { hardCredit: null, creditAged: false, hardAlertVerified: false }), 'hard-credit'),
  hardAlertVerified: (f) => applicationPhase(f, { hardAlertVerified: true }),
  checkMade: (f, e) =>
    applicationPhase(f, { checks: { ...f.applicationPhase.checks, [e.kind]: { clear: e.clear, reason: e.reason, cleared: false } } }),
  checkCleared: (f, e) => {
    const found = f.applicationPhase.checks[e.kind];
    return found ? applicationPhase(f, { checks: { ...f.applicationPhase.checks, [e.kind]: { ...found, cleared: true } } }) : f;
  },
  floodDetermined: (f, e) => updateHandled(applicationPhase(f, { flood: body(e) }), 'flood'),
  incomeMethodChosen: (f, e) =>
    applicationPhase(f, {
      income: {
        ...f.applicationPhase.income,
        methods: [...new Set([...f.applicationPhase.income.methods, e.method])],
        awaited: notAwaited(f, e.method),
      },
    }),
  incomeAwaited: (f, e) =>
    again(
      applicationPhase(f, { income: { ...f.applicationPhase.income, awaited: [...notAwaited(f, e.method), e.method] } }),
      'income-report',
    ),
  incomeLinkEnded: (f, e) =>
    updateHandled(applicationPhase(f, { income: { ...f.applicationPhase.income, awaited: notAwaited(f, e.method) } }), 'income-report'),
  incomeReported: (f, e) =>
    updateHandled(
      applicationPhase(f, {
        income: {
          ...f.applicationPhase.income,
          reports: [...f.applicationPhase.income.reports, body(e)],
          awaited: notAwaited(f, e.method),
        },
      }),
      'income-report',
    ),
  paystubsAsked: (f, e) => applicationPhase(f, { income: { ...f.applicationPhase.income, paystubsAsked: e.count } }),
  incomeVerified: (f, e) => applicationPhase(reverify(f), { income: { ...f.applicationPhase.income, monthly: e.monthly } }),
  employerGiven: (f) =>
    again(applicationPhase(f, { employment: { ...f.applicationPhase.employment, given: true, employed: null } }), 'employment'),
  employmentVerified: (f, e) => updateHandled(applicationPhase(f, { employment: { given: true, employed: e.employed } }), 'employment'),
  accountGiven: (f, e) =>
    applicationPhase(anotherAccount(e.waitsUntil === undefined ? f : withoutApprovals(f), e.role), {
      accountsConfirmed: false,
      [ACCOUNT_KEYS[e.role]]: {
        accountId: e.accountId,
        mask: e.mask,
        verification: e.verification,
        ...(e.reason !== undefined && { reason: e.reason }),
        ...(e.entry && { entry: e.entry }),
        ...(e.deposits && { deposits: { ...e.deposits, tries: 0 } }),
        ...(e.waitsUntil !== undefined && { wait: { until: e.waitsUntil } }),
        ...(e.role === 'AUTOPAY' && f.applicationPhase.signed.CLOSING !== undefined && { authorized: false }),
      },
    }),
  accountReviewed: (f, e) => {
    const key = ACCOUNT_KEYS[e.role];
    const found = f.applicationPhase[key];
    if (!found || (e.accountId !== undefined && e.accountId !== found.accountId)) return f;
    const { deposits: _, reason: __, ...account } = found;
    const reason = e.reason === undefined ? {} : { reason: e.reason };
    // What was approved was the payment to an account of the name before.
    const before = e.reason === NAME_CHANGED ? anotherAccount(withoutApprovals(f), e.role) : f;
    return applicationPhase(before, { [key]: { ...account, verification: e.verification, ...reason } });
  },
  payoutWaitEnded: (f, e) => withWaitEnded(f, e.accountId, 'TIME'),
  payoutCalled: (f, e) => (e.result === 'CONFIRMED' ? withWaitEnded(f, e.accountId, 'CALL') : f),
  depositsArrived: (f, e) => withDeposits(f, e.role, () => ({ arrived: true })),
  depositsMistaken: (f, e) => withDeposits(f, e.role, ({ tries }) => ({ tries: tries + 1 })),
  walletOpened: (f, e) =>
    updateHandled(applicationPhase(f, { wallet: { exchange: e.exchange, address: e.address, ended: null } }), 'wallet'),
  // Terms wait for an account again: a bank account this time.
  walletRefused: (f, e) => updateHandled(applicationPhase(f, { wallet: { ended: e.code } }), 'wallet'),
  payTypeChosen: (f, e) =>
    applicationPhase(
      { ...f, selection: f.selection && { ...f.selection, payType: e.payType, rate: e.rate, monthlyPayment: e.monthlyPayment } },
      { payType: body(e) },
    ),
  accountsConfirmed: (f) => applicationPhase(f, { accountsConfirmed: true }),
  identitySubmitted: (f, e) =>
    again(
      applicationPhase(f, { identity: { tries: e.tryNo, sessionRef: e.sessionRef, verification: null, reason: null } }),
      'identity-result',
    ),
  identityChecked: (f, e) =>
    updateHandled(
      applicationPhase(f, { identity: { ...f.applicationPhase.identity, tries: e.tryNo, verification: e.verification, reason: e.reason } }),
      'identity-result',
    ),
  identityReviewed: (f, e) => applicationPhase(f, { identity: { ...f.applicationPhase.identity, verification: e.verification } }),
  conditionReported: (f, e) => applicationPhase(f, { reportedCondition: e.condition }),
  valuationWanted: (f, e) =>
    again(
      applicationPhase(f, {
        valuation: {
          ...f.applicationPhase.valuation,
          wanted: e.product,
          last: null,
          calledOff: e.product === f.applicationPhase.valuation.wanted ? f.applicationPhase.valuation.calledOff : 0,
        },
      }),
      'valuation-order',
    ),
  valuationProgressed: (f, e) =>
    updateHandled(
      applicationPhase(f, {
        valuation: {
          ...f.applicationPhase.valuation,
          last: body(e),
          ...(isReport(e) && { made: true }),
          calledOff: f.applicationPhase.valuation.calledOff + (e.stage === 'CANCELLED' ? 1 : 0),
        },
      }),
      'valuation-result',
    ),
  // The appraiser's findings count once the appraisal is paid.
  appraisalPaid: (f, e) =>
    updateReceived(
      applicationPhase(f, { valuation: { ...f.applicationPhase.valuation, paid: true, receipt: body(e) } }),
      'valuation-result',
    ),
  appraisalRefundOwed: (f, e) =>
    again(applicationPhase(f, { valuation: { ...f.applicationPhase.valuation, refund: { ...body(e), given: null } } }), 'appraisal-refund'),
  // Another appraisal would be paid for again.
  appraisalRefunded: (f, e) => {
    const { refund } = f.applicationPhase.valuation;
    return refund
      ? applicationPhase(f, { valuation: { ...f.applicationPhase.valuation, paid: false, refund: { ...refund, given: body(e) } } })
      : f;
  },
  valuationAgreed: (f, e) => applicationPhase(reverify(f), { valuation: { ...f.applicationPhase.valuation, agreed: e.value } }),
  titleProgressed: (f, e) => updateHandled(applicationPhase(e.stage === 'COMPLETE' ? reverify(f) : f, { title: body(e) }), 'title-result'),
  payoffAsked: (f, e) => again(applicationPhase(f, { payoffs: { ...f.applicationPhase.payoffs, [e.debtId]: null } }), 'payoff-letters'),
  payoffLetterReceived: (f, e) =>
    updateHandled(applicationPhase(f, { payoffs: { ...f.applicationPhase.payoffs, [e.debtId]: body(e) } }), 'payoff-letters'),
  payoffDropped: (f, e) => {
    const { [e.debtId]: _, ...payoffs } = f.applicationPhase.payoffs;
    const without = <T extends { readonly payoffs: readonly string[] }>(given: T | null) =>
      given && { ...given, payoffs: given.payoffs.filter((id) => id !== e.debtId) };
    // What the offers depended on is no longer paid off: the terms are verified with the debt, and a lien stays ahead.
    const { selection, requalify, assets } = f;
    return applicationPhase(reverify({ ...f, selection: without(selection), requalify: without(requalify), assets: without(assets) }), {
      payoffs,
    });
  },
  termsVerified: (f, e) =>
    ifCurrent(f, 'final-underwriting', e, () => ({
      selection: f.selection && { ...f.selection, ...e.settled },
      applicationPhase: {
        ...f.applicationPhase,
        terms: body(e),
        accepted: false,
        counteroffer: e.decision === 'SELECT' && e.reasons.length > 0 ? e.reasons : null,
      },
    })),
  finalTermsAccepted: (f) => applicationPhase(f, { accepted: true }),
  incomeReopened: (f) =>
    applicationPhase(reverify(f), {
      income: { methods: [], reports: [], awaited: [], paystubsAsked: 0, monthly: null },
      employment: { given: false, employed: null },
    }),
  titleReopened: (f) => again(applicationPhase(reverify(f), { title: null }), 'title-order'),
  valuationReopened: (f) =>
    again(applicationPhase(reverify(f), { valuation: { ...f.applicationPhase.valuation, last: null, agreed: null } }), 'valuation-order'),
  modelValueReopened: (f) => again({ ...reverify(f), valuation: null, noValueFound: false }, 'valuation'),
  employmentReopened: (f) =>
    again(applicationPhase(reverify(f), { employment: { ...f.applicationPhase.employment, employed: null } }), 'employment'),
  verifiedOffersExpired: reverify,
  reminderDue: (f) => f,
};

const notAwaited = ({ applicationPhase: { income } }: Facts, method: string): string[] => income.awaited.filter((one) => one !== method);
