import { changesTerms } from '../application/material-change.ts';
import type { Facts } from '../facts.ts';
import type { FactOf } from '../facts/fact.ts';
import type { APPLICATION_FACTS } from '../facts/application.ts';
import type { FullApplication, Signer } from '../facts/application-state.ts';
import { again, body, type FoldOf, heard, ifCurrent, told } from './parts.ts';

/** Changes the application phase. */
function full(facts: Facts, change: Partial<FullApplication>): Facts {
  return { ...facts, full: { ...facts.full, ...change } };
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
  return full(facts, { signers: facts.full.signers.map((s) => (s.id === id ? { ...s, ...change } : s)) });
}

/**
 * The terms have to be verified again when their inputs changed, but only once they were verified. Unsigned closing documents were made from the
 * old terms: they are made again.
 */
function reverify(facts: Facts): Facts {
  if (!facts.full.terms) return facts;
  const anew = again(full(facts, { terms: null, accepted: false }), 'final-underwriting');
  return facts.full.signed.CLOSING ? anew : withoutClosing(anew);
}
function withoutClosing(facts: Facts): Facts {
  const { CLOSING, NOTE, ...packages } = facts.full.packages;
  return again(full(facts, { packages }), ...(CLOSING ? (['closing-package'] as const) : []), ...(NOTE ? (['note-package'] as const) : []));
}

/** A refreshed report counts from then on; the terms are verified again only when it would change them. */
function refreshed(facts: Facts, { attempt: _, answerId: __, type: ___, ...seen }: FactOf<'creditRefreshed'>): Facts {
  const { hardCredit, hardAlertVerified } = facts.full;
  if (!hardCredit) return facts;
  const next = full(facts, {
    hardCredit: { ...hardCredit, ...seen },
    creditAged: false,
    hardAlertVerified: hardAlertVerified && seen.alerts.every((alert) => hardCredit.alerts.includes(alert)),
  });
  return changesTerms(hardCredit, seen) ? reverify(next) : next;
}

export { full, reverify, signer };

export const APPLICATION: FoldOf<(typeof APPLICATION_FACTS)[number]['shape']['type']['value']> = {
  additionalInfoGiven: (f, e) => full({ ...f, ownership: e.ownership, ssnSecretId: e.ssnSecretId }, { info: body(e) }),
  signerNamed: (f, e) =>
    full(f, {
      signers: [...f.full.signers.filter((s) => s.id !== e.signerId), { ...NEW_SIGNER, id: e.signerId, role: e.role }],
    }),
  signerRemoved: (f, e) => full(f, { signers: f.full.signers.filter((s) => s.id !== e.signerId) }),
  hmdaAnswered: (f) => full(f, { hmdaAnswered: true }),
  documentsMade: (f, e) => full(f, { packages: { ...f.full.packages, [e.package]: body(e) } }),
  documentsSigned: (f, e) => full(f, { signed: { ...f.full.signed, [e.signing]: body(e) } }),
  hardCreditReceived: (f, e) =>
    ifCurrent(f, 'hard-credit', e, () => ({ full: { ...f.full, hardCredit: body(e), creditAged: false, hardAlertVerified: false } })),
  creditAged: (f) => again(full(f, { creditAged: true }), 'credit-refresh'),
  creditRefreshed: (f, e) => ifCurrent(f, 'credit-refresh', e, () => refreshed(f, e)),
  hardCreditRepullAsked: (f) => again(full(reverify(f), { hardCredit: null, creditAged: false, hardAlertVerified: false }), 'hard-credit'),
  hardAlertVerified: (f) => full(f, { hardAlertVerified: true }),
  checkMade: (f, e) => full(f, { checks: { ...f.full.checks, [e.kind]: { clear: e.clear, reason: e.reason, cleared: false } } }),
  checkCleared: (f, e) => {
    const found = f.full.checks[e.kind];
    return found ? full(f, { checks: { ...f.full.checks, [e.kind]: { ...found, cleared: true } } }) : f;
  },
  floodDetermined: (f, e) => heard(full(f, { flood: body(e) }), 'flood'),
  incomeMethodChosen: (f, e) => full(f, { income: { ...f.full.income, methods: [...new Set([...f.full.income.methods, e.method])] } }),
  incomeReported: (f, e) => full(f, { income: { ...f.full.income, reports: [...f.full.income.reports, body(e)] } }),
  paystubsAsked: (f, e) => full(f, { income: { ...f.full.income, paystubsAsked: e.count } }),
  incomeVerified: (f, e) => full(reverify(f), { income: { ...f.full.income, monthly: e.monthly } }),
  employerGiven: (f) => again(full(f, { employment: { ...f.full.employment, given: true, employed: null } }), 'employment'),
  employmentVerified: (f, e) => heard(full(f, { employment: { given: true, employed: e.employed } }), 'employment'),
  accountGiven: (f, e) =>
    full(f, {
      accountsConfirmed: false,
      [e.role === 'AUTOPAY' ? 'autopay' : 'disbursement']: { accountId: e.accountId, mask: e.mask, verification: e.verification },
    }),
  accountReviewed: (f, e) => {
    const key = e.role === 'AUTOPAY' ? 'autopay' : 'disbursement';
    const found = f.full[key];
    return found ? full(f, { [key]: { ...found, verification: e.verification } }) : f;
  },
  payTypeChosen: (f, e) =>
    full(
      { ...f, selection: f.selection && { ...f.selection, payType: e.payType, rate: e.rate, monthlyPayment: e.monthlyPayment } },
      { payType: body(e) },
    ),
  accountsConfirmed: (f) => full(f, { accountsConfirmed: true }),
  identitySubmitted: (f, e) =>
    again(full(f, { identity: { tries: e.tryNo, sessionRef: e.sessionRef, verification: null, reason: null } }), 'identity-result'),
  identityChecked: (f, e) =>
    heard(full(f, { identity: { ...f.full.identity, tries: e.tryNo, verification: e.verification, reason: e.reason } }), 'identity-result'),
  identityReviewed: (f, e) => full(f, { identity: { ...f.full.identity, verification: e.verification } }),
  conditionReported: (f, e) => full(f, { reportedCondition: e.condition }),
  valuationWanted: (f, e) =>
    again(
      full(f, {
        valuation: {
          ...f.full.valuation,
          wanted: e.product,
          last: null,
          calledOff: e.product === f.full.valuation.wanted ? f.full.valuation.calledOff : 0,
        },
      }),
      'valuation-order',
    ),
  valuationProgressed: (f, e) =>
    heard(
      full(f, {
        valuation: { ...f.full.valuation, last: body(e), calledOff: f.full.valuation.calledOff + (e.stage === 'CANCELLED' ? 1 : 0) },
      }),
      'valuation-result',
    ),
  // The appraiser's findings count once the appraisal is paid.
  appraisalPaid: (f) => told(full(f, { valuation: { ...f.full.valuation, paid: true } }), 'valuation-result'),
  valuationAgreed: (f, e) => full(reverify(f), { valuation: { ...f.full.valuation, agreed: e.value } }),
  titleProgressed: (f, e) => heard(full(e.stage === 'COMPLETE' ? reverify(f) : f, { title: body(e) }), 'title-result'),
  payoffAsked: (f, e) => again(full(f, { payoffs: { ...f.full.payoffs, [e.debtId]: null } }), 'payoff-letters'),
  payoffLetterReceived: (f, e) => heard(full(f, { payoffs: { ...f.full.payoffs, [e.debtId]: body(e) } }), 'payoff-letters'),
  payoffDropped: (f, e) => {
    const { [e.debtId]: _, ...payoffs } = f.full.payoffs;
    return full(
      reverify({ ...f, selection: f.selection && { ...f.selection, payoffs: f.selection.payoffs.filter((id) => id !== e.debtId) } }),
      { payoffs },
    );
  },
  termsVerified: (f, e) =>
    ifCurrent(f, 'final-underwriting', e, () => ({
      selection: f.selection && { ...f.selection, ...e.settled },
      full: { ...f.full, terms: body(e), accepted: false },
    })),
  finalTermsAccepted: (f) => full(f, { accepted: true }),
  incomeReopened: (f) =>
    full(reverify(f), {
      income: { methods: [], reports: [], paystubsAsked: 0, monthly: null },
      employment: { given: false, employed: null },
    }),
  titleReopened: (f) => again(full(reverify(f), { title: null }), 'title-order'),
  valuationReopened: (f) => again(full(reverify(f), { valuation: { ...f.full.valuation, last: null, agreed: null } }), 'valuation-order'),
  modelValueReopened: (f) => again({ ...reverify(f), valuation: null, noValueFound: false }, 'valuation'),
  employmentReopened: (f) => again(full(reverify(f), { employment: { ...f.full.employment, employed: null } }), 'employment'),
  reminderDue: (f) => f,
};
