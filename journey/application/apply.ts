/** Folds one fact into what is known. Pure and total: a fact of the log is applied whatever came before it, so a log always replays. */
import type { Fact, FactOf, Facts, FactType, WorkStep } from '../facts.ts';

type Fold = { readonly [T in FactType]: (facts: Facts, fact: FactOf<T>) => Facts };

/** Wants the step done again: a new attempt, its old failure forgotten. */
function again(facts: Facts, ...names: WorkStep[]): Facts['steps'] {
  const next = { ...facts.steps };
  for (const name of names) next[name] = { attempt: facts.steps[name].attempt + 1, failed: null };
  return next;
}

/** Facts that came from a job count only for the attempt that is wanted: a late answer of an older one changes nothing. */
function ifCurrent<F extends { attempt: number }>(facts: Facts, step: WorkStep, fact: F, change: (body: Omit<F, 'type'>) => Partial<Facts>): Facts {
  if (fact.attempt !== facts.steps[step].attempt) return facts;
  return { ...facts, ...change(body(fact)) };
}

function body<F extends object>(fact: F): Omit<F, 'type'> {
  const { type: _, ...rest } = fact as F & { type?: string };
  return rest as Omit<F, 'type'>;
}

/** Underwriting has to run again when what it read has changed, but only once it ran. */
function reprice(facts: Facts): Partial<Facts> {
  return facts.underwriting ? { underwriting: null, requalify: null, selection: null, steps: again(facts, 'underwriting') } : {};
}

/** What hangs on the parcel is asked again when the parcel changes. */
const FORGET_PARCEL = { parcel: null, title: null, titleCleared: false, ownershipCleared: false, valuation: null, noValueFound: false, estimate: null, liens: null, liensEdited: false } as const satisfies Partial<Facts>;

const FOLD: Fold = {
  applicationCreated: (f, e) => ({ ...f, created: body(e) }),
  preChecksMade: (f, e) => ({ ...f, preCheckReasons: e.reasons }),
  consentGiven: (f, e) => ({ ...f, consents: { ...f.consents, [e.consentType]: e.version } }),
  packageMade: (f, e) => ifCurrent(f, 'pre-soft-package', e, (b) => ({ package: b })),
  ssnProvided: (f, e) => ({ ...f, ssnSecretId: e.secretId }),
  creditRepullAsked: (f) => ({ ...f, ...reprice(f), credit: null, alertVerified: false, delinquencyCleared: false, underwritingCleared: false, creditTries: f.creditTries + 1, steps: again({ ...f, ...reprice(f) }, 'soft-credit') }),
  softCreditReceived: (f, e) => ifCurrent(f, 'soft-credit', e, (b) => ({ credit: b })),
  alertVerified: (f) => ({ ...f, alertVerified: true }),
  identityCorrected: (f) => ({ ...f, credit: null, alertVerified: false, steps: again(f, 'soft-credit') }),
  parcelsFound: (f, e) => ifCurrent(f, 'parcel', e, (b) => ({ parcels: b, propertyId: b.candidates.length === 1 ? (b.candidates[0] ?? null) : null })),
  parcelChosen: (f, e) => ({ ...f, ...FORGET_PARCEL, propertyId: e.propertyId, steps: again(f, 'parcel') }),
  noParcelFits: (f) => ({ ...f, ...FORGET_PARCEL, propertyId: null, parcels: f.parcels && { ...f.parcels, candidates: [] } }),
  addressCorrected: (f, e) => ({
    ...f, ...FORGET_PARCEL, ...reprice(f), parcels: null, propertyId: null, created: f.created && { ...f.created, propertyVersion: e.propertyVersion, state: e.state },
    steps: again({ ...f, ...reprice(f) }, 'parcel', 'title-snapshot', 'valuation'),
  }),
  parcelDetailed: (f, e) => ifCurrent(f, 'parcel', e, (b) => ({ parcel: b })),
  titleSnapshotReceived: (f, e) => ifCurrent(f, 'title-snapshot', e, (b) => ({ title: b })),
  titleCleared: (f) => ({ ...f, titleCleared: true }),
  ownershipStated: (f, e) => ({ ...f, ownership: e.ownership }),
  ownershipCleared: (f) => ({ ...f, ownershipCleared: true }),
  valuationReceived: (f, e) => ifCurrent(f, 'valuation', e, (b) => ({ valuation: b, noValueFound: !b.accepted })),
  noValueFound: (f, e) => ifCurrent(f, 'valuation', e, () => ({ noValueFound: true })),
  valueEstimated: (f, e) => ({ ...f, ...reprice(f), estimate: e.amount }),
  liensConfirmed: (f, e) => ({ ...f, ...reprice(f), liens: e.liens, liensEdited: e.edited }),
  inquiryAttested: (f) => ({ ...f, inquiryAttested: true }),
  underwritten: (f, e) => ifCurrent(f, 'underwriting', e, (b) => ({ underwriting: b })),
  delinquencyExplained: (f) => ({ ...f, delinquencyExplained: true }),
  delinquencyCleared: (f) => ({ ...f, delinquencyCleared: true }),
  underwritingCleared: (f) => ({ ...f, underwritingCleared: true, underwriting: null, steps: again(f, 'underwriting') }),
  assetsDeclared: (f, e) => ({ ...f, ...reprice(f), assets: body(e) }),
  requalifyAnswered: (f, e) => (e.accepted ? { ...f, ...reprice(f), requalify: body(e) } : { ...f, requalify: body(e) }),
  offerSelected: (f, e) => ({ ...f, selection: body(e) }),
  offersExpired: (f) => ({ ...f, ...reprice(f), credit: null, steps: again({ ...f, ...reprice(f) }, 'soft-credit') }),
  conditionAdded: (f, e) => ({ ...f, openConditions: [...f.openConditions, { id: e.conditionId, category: e.category }] }),
  conditionCleared: (f, e) => ({ ...f, openConditions: f.openConditions.filter((c) => c.id !== e.conditionId) }),
  workFailed: (f, e) => (e.attempt === f.steps[e.step].attempt ? { ...f, steps: { ...f.steps, [e.step]: { attempt: e.attempt, failed: { kind: e.kind, code: e.code } } } } : f),
  workRestarted: (f, e) => ({ ...f, steps: again(f, e.step) }),
  taskOpened: (f) => f,
  adverseNoticeQueued: (f, e) => ({ ...f, noticeQueued: body(e) }),
  declined: (f, e) => ({ ...f, declinedBy: body(e) }),
  cancelled: (f, e) => ({ ...f, cancelled: body(e) }),
  completed: (f) => ({ ...f, completed: true }),
};

/** What is known after the fact. Never throws for a valid fact; house.md §2. */
export function apply(facts: Facts, fact: Fact): Facts {
  const fold = FOLD[fact.type] as (facts: Facts, fact: Fact) => Facts;
  return fold(facts, fact);
}

/** What is known after a whole log. */
export function fold(log: readonly Fact[], start: Facts): Facts {
  return log.reduce(apply, start);
}
