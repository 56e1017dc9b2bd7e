/** Folds one fact into what is known. Pure and total: a fact of the log is applied whatever came before it, so a log always replays. */
import { NO_FACTS, type Fact, type FactOf, type Facts, type FactType, type WorkStep } from '../facts.ts';

type Fold = { readonly [T in FactType]: (facts: Facts, fact: FactOf<T>) => Facts };

/** Wants the steps done again: a new attempt, the old failure forgotten. */
function again(facts: Facts, ...names: WorkStep[]): Facts {
  const steps = { ...facts.steps };
  for (const name of names) steps[name] = { attempt: facts.steps[name].attempt + 1, failed: null };
  return { ...facts, steps };
}

function body<F extends Fact>(fact: F): Omit<F, 'type'> {
  const { type: _, ...rest } = fact;
  return rest;
}

/** What a job says counts only for the attempt that is wanted: a late answer of an older one changes nothing. */
function ifCurrent(facts: Facts, step: WorkStep, { attempt }: { attempt: number }, change: () => Partial<Facts>): Facts {
  return attempt === facts.steps[step].attempt ? { ...facts, ...change() } : facts;
}

/** Underwriting has to run again when what it read has changed, but only once it ran. */
function reprice(facts: Facts): Facts {
  return facts.underwriting ? again({ ...facts, underwriting: null, requalify: null, selection: null }, 'underwriting') : facts;
}

/** A new report is read from the start: what was checked of the old one, and the liens matched to it, count no more. */
function pullAgain(facts: Facts): Facts {
  return again(
    {
      ...reprice(facts),
      credit: null,
      alertVerified: false,
      delinquencyExplained: false,
      delinquencyCleared: false,
      underwritingCleared: false,
      title: null,
      liens: null,
      liensEdited: false,
    },
    'soft-credit',
    'title-snapshot',
  );
}

/** What hangs on the parcel is asked again when the parcel changes. */
function forgetParcel(facts: Facts): Facts {
  return again(
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
      liens: null,
      liensEdited: false,
    },
    'parcel',
    'title-snapshot',
    'valuation',
  );
}

const FOLD: Fold = {
  applicationCreated: (f, e) => ({ ...f, created: body(e) }),
  preChecksMade: (f, e) => ({ ...f, preCheckReasons: e.reasons }),
  consentGiven: (f, e) => ({ ...f, consents: { ...f.consents, [e.consentType]: e.version } }),
  packageMade: (f, e) => ifCurrent(f, 'pre-soft-package', e, () => ({ package: body(e) })),
  ssnProvided: (f, e) => ({ ...f, ssnSecretId: e.secretId }),
  creditRepullAsked: (f) => ({ ...pullAgain(f), creditTries: f.creditTries + 1 }),
  softCreditReceived: (f, e) => ifCurrent(f, 'soft-credit', e, () => ({ credit: body(e) })),
  alertVerified: (f) => ({ ...f, alertVerified: true }),
  identityCorrected: pullAgain,
  parcelsFound: (f, e) =>
    f.parcels !== null
      ? f
      : ifCurrent(f, 'parcel', e, () => ({ parcels: body(e), propertyId: e.candidates.length === 1 ? (e.candidates[0] ?? null) : null })),
  parcelChosen: (f, e) => ({ ...forgetParcel(f), propertyId: e.propertyId }),
  noParcelFits: (f) => ({ ...forgetParcel(f), parcels: f.parcels && { ...f.parcels, candidates: [] } }),
  addressCorrected: (f, e) => ({
    ...forgetParcel(f),
    parcels: null,
    created: f.created && { ...f.created, propertyVersion: e.propertyVersion, state: e.state },
  }),
  // What is said of another parcel than the chosen one says nothing of this file.
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
  inquiryAttested: (f) => ({ ...f, inquiryAttested: true }),
  underwritten: (f, e) => ifCurrent(f, 'underwriting', e, () => ({ underwriting: body(e) })),
  delinquencyExplained: (f) => ({ ...f, delinquencyExplained: true }),
  delinquencyCleared: (f) => ({ ...f, delinquencyCleared: true }),
  underwritingCleared: (f) => ({ ...reprice(f), underwritingCleared: true }),
  assetsDeclared: (f, e) => ({ ...reprice(f), assets: body(e) }),
  requalifyAnswered: (f, e) => ({ ...(e.accepted ? reprice(f) : f), requalify: body(e) }),
  offerSelected: (f, e) => ({ ...f, selection: body(e) }),
  offersExpired: (f) => ({ ...pullAgain(f), offersExpired: f.offersExpired + 1 }),
  incompletenessNoticeQueued: (f) => f,
  conditionAdded: (f, e) => ({
    ...f,
    openConditions: [...f.openConditions, { id: e.conditionId, category: e.category }],
    askedFor: [...new Set([...f.askedFor, e.category])],
  }),
  conditionCleared: (f, e) => ({ ...f, openConditions: f.openConditions.filter((c) => c.id !== e.conditionId) }),
  workFailed: (f, e) =>
    ifCurrent(f, e.step, e, () => ({ steps: { ...f.steps, [e.step]: { attempt: e.attempt, failed: { kind: e.kind, code: e.code } } } })),
  workRestarted: (f, e) => again(f, e.step),
  taskOpened: (f, e) => ({ ...f, openTasks: [...f.openTasks, { id: e.taskId, kind: e.kind }], hadTask: true }),
  taskClosed: (f, e) => ({ ...f, openTasks: f.openTasks.filter((t) => t.id !== e.taskId) }),
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
export function replay(log: readonly Fact[]): Facts {
  return log.reduce(apply, NO_FACTS);
}
