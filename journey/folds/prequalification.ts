import { NO_FACTS, type Facts } from '../facts.ts';
import type { PREQUALIFICATION_FACTS } from '../facts/prequalification.ts';
import { signer } from './verification.ts';
import { workAgain, body, type FoldOf, ifCurrent } from './parts.ts';

/** Nothing is known of the liens, nor of their review. */
const NO_LIENS = { liens: null, liensEdited: false, merchantReview: null, liensAttested: false } as const;

/** The review of underwriting, as before it. */
const NOTHING_DECIDED = { underwritingCleared: false, decided: null } as const;

/** Underwriting has to run again when what it read has changed, but only once it ran. */
function reprice(facts: Facts): Facts {
  return facts.underwriting ? workAgain({ ...facts, underwriting: null, requalify: null, selection: null }, 'underwriting') : facts;
}

/** A new report replaces the old one: its checks, and the liens matched to it, no longer count. */
function pullAgain(facts: Facts): Facts {
  return workAgain(
    {
      ...reprice(facts),
      credit: null,
      alertVerified: false,
      delinquencyExplained: false,
      delinquencyCleared: false,
      ...NOTHING_DECIDED,
      title: null,
      ...NO_LIENS,
    },
    'soft-credit',
    'title-snapshot',
  );
}

/** Everything derived from the parcel is requested again when the parcel changes. */
function clearParcel(facts: Facts): Facts {
  return workAgain(
    {
      ...reprice(facts),
      propertyId: null,
      parcel: null,
      title: null,
      titleCleared: false,
      ownershipCleared: false,
      valuation: null,
      noValueFound: false,
      estimate: null,
      // a decision was about the home that it knew
      ...(facts.decided && NOTHING_DECIDED),
      ...NO_LIENS,
    },
    'parcel',
    'title-snapshot',
    'valuation',
  );
}

export const PREQUALIFICATION: FoldOf<(typeof PREQUALIFICATION_FACTS)[number]['shape']['type']['value']> = {
  applicationCreated: (f, e) => ({ ...f, created: body(e) }),
  preChecksMade: (f, e) => ({ ...f, preCheckReasons: e.reasons }),
  languageNoted: (f, { language }) => ({ ...f, created: f.created && { ...f.created, language } }),
  termsShown: (f) => f,
  consentGiven: (f, e) => ({ ...f, consents: { ...f.consents, [e.consentType]: e.version } }),
  packageMade: (f, e) => ifCurrent(f, 'pre-soft-package', e, () => ({ package: body(e) })),
  ssnProvided: (f, e) => ({ ...f, ssnSecretId: e.secretId }),
  // A new report is judged anew; a counteroffer stays open for its ninety days.
  creditRepullAsked: (f) => ({
    ...pullAgain(f),
    ...(f.decided?.counteroffer && { decided: { ...f.decided, settles: [], debts: [], exception: null } }),
    creditTries: f.creditTries + 1,
  }),
  softCreditReceived: (f, e) => ifCurrent(f, 'soft-credit', e, () => ({ credit: body(e) })),
  alertCalled: (f, { result, signerId }) => {
    const called = result === 'CONFIRMED' && signerId !== undefined ? signer(f, signerId, { alertVerified: true }) : f;
    return result === 'DISOWNED' ? { ...called, alertsDenied: [...new Set([...f.alertsDenied, signerId ?? 'borrower'])] } : called;
  },
  alertVerified: (f) => ({ ...f, alertVerified: true }),
  identityCorrected: pullAgain,
  parcelsFound: (f, e) =>
    f.parcels !== null
      ? f
      : ifCurrent(f, 'parcel', e, () => ({ parcels: body(e), propertyId: e.candidates.length === 1 ? (e.candidates[0] ?? null) : null })),
  // One that the borrower had left out with the rest is a candidate again.
  parcelChosen: (f, e) => ({
    ...clearParcel(f),
    propertyId: e.propertyId,
    parcels: f.parcels && !f.parcels.candidates.includes(e.propertyId) ? { ...f.parcels, candidates: [e.propertyId] } : f.parcels,
  }),
  noParcelFits: (f) => ({ ...clearParcel(f), parcels: f.parcels && { ...f.parcels, candidates: [] } }),
  addressCorrected: (f, e) => ({
    ...clearParcel(f),
    parcels: null,
    created: f.created && { ...f.created, propertyVersion: e.propertyVersion, state: e.state },
  }),
  // Results for another parcel than the chosen one are ignored.
  parcelDetailed: (f, e) =>
    f.parcels === null || e.propertyId !== f.propertyId ? f : ifCurrent(f, 'parcel', e, () => ({ parcel: body(e) })),
  titleSnapshotReceived: (f, e) => ifCurrent(f, 'title-snapshot', e, () => ({ title: body(e) })),
  titleCleared: (f) => ({ ...f, titleCleared: true }),
  ownershipStated: (f, e) => ({ ...f, ownership: e.ownership }),
  ownershipCleared: (f) => ({ ...f, ownershipCleared: true }),
  valuationReceived: (f, e) => ifCurrent(f, 'valuation', e, () => ({ valuation: body(e), noValueFound: !e.accepted })),
  noValueFound: (f, e) => ifCurrent(f, 'valuation', e, () => ({ noValueFound: true })),
  valueEstimated: (f, e) => ({ ...reprice(f), estimate: e.amount }),
  liensConfirmed: (f, e) => ({ ...reprice(f), liens: e.liens, liensEdited: e.edited }),
  merchantReviewed: (f, { liensChanged, liens }) => ({
    ...(liens ? { ...reprice(f), liens } : f),
    merchantReview: { liensChanged },
    liensAttested: false,
  }),
  liensAttested: (f) => ({ ...f, liensAttested: true }),
  inquiryAttested: (f) => ({ ...f, inquiryAttested: true }),
  underwritten: (f, e) => ifCurrent(f, 'underwriting', e, () => ({ underwriting: body(e) })),
  delinquencyExplained: (f) => ({ ...f, delinquencyExplained: true }),
  delinquencyCleared: (f) => ({ ...f, delinquencyCleared: true }),
  underwritingCleared: (f) => ({ ...reprice(f), underwritingCleared: true }),
  underwritingDecided: (f, e) => ({ ...reprice(f), underwritingCleared: true, decided: body(e) }),
  assetsDeclared: (f, e) => ({ ...reprice(f), assets: body(e) }),
  requalifyAnswered: (f, e) => ({ ...(e.accepted ? reprice(f) : f), requalify: body(e) }),
  offerSelected: (f, e) => {
    // The application begins with the first choice; a notice about what was missing before it has been answered.
    const chosen = { ...f, selection: body(e), ...(f.selection === null && { incompleteness: NO_FACTS.incompleteness }) };
    if (!f.verification.terms) return chosen;
    // Chosen again after verification: more expensive terms are disclosed and signed again, cheaper ones are not (lending §1.2, row 24r).
    const isMoreExpensive = f.selection === null || e.rate > f.selection.rate || e.originationFee > f.selection.originationFee;
    const { APPLICATION: _, ...packages } = f.verification.packages;
    const { SUMMARY: __, ...signed } = f.verification.signed;
    const verification = {
      ...f.verification,
      terms: null,
      accepted: false,
      counteroffer: null,
      ...(isMoreExpensive && { packages, signed }),
    };
    // Other debts may be paid off: their letters are requested.
    return workAgain(
      { ...chosen, verification },
      'final-underwriting',
      'payoff-letters',
      ...(isMoreExpensive ? (['application-package'] as const) : []),
    );
  },
  // New prices end no decision: a counteroffer is open for ninety days.
  offersExpired: (f) => ({
    ...pullAgain(f),
    ...(f.decided && { underwritingCleared: f.underwritingCleared, decided: f.decided }),
    offersExpired: f.offersExpired + 1,
  }),
};
