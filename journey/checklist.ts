/**
 * The ordered steps of an application (domain.md §1.2). The first step that applies and is not done is the status; nothing else decides it.
 * No clock is read here: time enters as facts (house.md §2).
 */
import type { Actor } from '@hearthline/rules/words.ts';
import { declineOf } from './application/decline.ts';
import { WORK_STEPS, type Facts, type Settings, type WorkStep } from './facts.ts';
import type { ChecklistStatus } from './statuses.ts';

/** Who is being waited for, in words, and how long it typically takes in seconds. */
type Waiting = { readonly who: string; readonly typicalSeconds: number };
type Test = (facts: Facts, settings: Settings) => boolean;

export type Step = {
  readonly status: ChecklistStatus;
  readonly actor: Actor;
  /** Null when the borrower acts, and at the end. */
  readonly waiting: Waiting | null;
  /** The job whose answer ends the step; when the job failed for good, that failure stands in the step's place. */
  readonly work: WorkStep | null;
  readonly applies: Test;
  readonly done: Test;
};

const never: Test = () => false;
const always: Test = () => true;
const us = (typicalSeconds: number): Waiting => ({ who: 'us', typicalSeconds });
const person = (hours: number): Waiting => ({ who: 'a person on our team', typicalSeconds: hours * 3600 });
const BUREAU: Waiting = { who: 'the credit bureau', typicalSeconds: 4 };
const RECORDS: Waiting = { who: 'the property records service', typicalSeconds: 3 };

/** A step nobody can leave: what is recorded next makes another one stand before it, or makes it not apply. */
const end = (status: ChecklistStatus, actor: Actor, applies: Test): Step => ({
  status,
  actor,
  waiting: null,
  work: null,
  applies,
  done: never,
});
const borrower = (status: ChecklistStatus, applies: Test, done: Test = never): Step => ({
  status,
  actor: 'borrower',
  waiting: null,
  work: null,
  applies,
  done,
});
const staff = (status: ChecklistStatus, hours: number, applies: Test, done: Test = never): Step => ({
  status,
  actor: 'staff',
  waiting: person(hours),
  work: null,
  applies,
  done,
});
const ours = (status: ChecklistStatus, waiting: Waiting, work: WorkStep | null, done: Test): Step => ({
  status,
  actor: 'automation',
  waiting,
  work,
  applies: always,
  done,
});
const outside = (status: ChecklistStatus, waiting: Waiting, work: WorkStep, done: Test): Step => ({
  status,
  actor: 'provider',
  waiting,
  work,
  applies: always,
  done,
});

const hit = (f: Facts, ...kinds: Array<NonNullable<Facts['credit']>['hit']>) => f.credit !== null && kinds.includes(f.credit.hit);
/** A report that underwriting can read. */
const creditUsable = (f: Facts) => hit(f, 'HIT', 'THIN');
const isFrozen = (f: Facts) => hit(f, 'FROZEN', 'LOCKED');
const needsAlertCheck = (f: Facts) => creditUsable(f) && (f.credit?.alerts.length ?? 0) > 0;
const isDelinquent = (f: Facts) => creditUsable(f) && (f.credit?.debts.some((d) => d.late !== 'NONE') ?? false);
const decided = (f: Facts, decision: string) => f.underwriting?.decision === decision;

/** Recorded liens still open, with what the bureau or the borrower says of them; null until the title snapshot is in. */
export function openLiens(f: Facts) {
  return f.liens ?? f.title?.liens.filter((l) => !l.recordedReleased) ?? null;
}

/** Confirmation is skipped when every recorded lien is matched by a tradeline to the full (domain.md §1.2, row 7). */
export function liensMatched(f: Facts): boolean {
  return f.title !== null && f.title.liens.every((l) => l.debtId !== null && !l.recordedReleased);
}

export const STEPS: readonly Step[] = [
  end('CANCELLED', 'staff', (f) => f.cancelled !== null),
  end('COMPLETE', 'automation', (f) => f.completed),
  end('DECLINED', 'automation', (f) => declineOf(f) !== null),

  ours('IN_PROGRESS', us(1), null, (f) => f.preCheckReasons !== null),
  ours('GEN_PRE_SOFT_CREDIT_DISCLOSURE', us(2), 'pre-soft-package', (f) => f.package !== null),
  borrower('PRE_SOFT_CREDIT_CONSENT', always, (f) => f.consents.SOFT_CREDIT !== undefined),
  outside('WAITING_FOR_SOFT_CREDIT', BUREAU, 'soft-credit', (f) => f.credit !== null),
  borrower('CREDIT_NO_MATCH', (f) => hit(f, 'NO_HIT') && f.ssnSecretId === null),
  staff('CREDIT_NO_MATCH_SSN', 48, (f) => hit(f, 'NO_HIT')),
  borrower('SOFT_CREDIT_INCORRECT_PIN', (f) => isFrozen(f) && f.credit?.pinRefused === true),
  borrower('SOFT_CREDIT_LOCKED_OR_FROZEN', isFrozen),
  staff('CREDIT_MINOR', 24, (f) => hit(f, 'MINOR')),
  staff('FACTA_REVIEW', 24, needsAlertCheck, (f) => f.alertVerified),
  staff('DELINQUENCY_REVIEW', 48, isDelinquent, (f) => f.delinquencyCleared),

  outside('WAITING_FOR_PROPERTY', RECORDS, 'parcel', (f) => f.parcels !== null),
  borrower('NO_PROPERTY_FOUND', (f) => f.parcels?.candidates.length === 0),
  borrower('MULTIPLE_PROPERTIES', always, (f) => f.propertyId !== null),
  outside('WAITING_FOR_PROPERTY', RECORDS, 'parcel', (f) => f.parcel !== null),
  outside('PREQUAL_TITLE', { who: 'the title company', typicalSeconds: 8 }, 'title-snapshot', (f) => f.title !== null),
  staff(
    'PROPERTY_DATA_REVIEW',
    48,
    (f) => f.title?.match === false,
    (f) => f.titleCleared,
  ),
  staff(
    'OWNERSHIP_REVIEW',
    48,
    (f) => f.title?.vesting === 'OTHER',
    (f) => f.ownershipCleared,
  ),
  outside(
    'WAITING_FOR_AVM',
    { who: 'the valuation service', typicalSeconds: 3 },
    'valuation',
    (f) => f.valuation !== null || f.noValueFound,
  ),
  borrower(
    'NO_AVM_FOUND',
    (f) => f.noValueFound,
    (f) => f.estimate !== null,
  ),
  borrower(
    'LIEN_VERIFICATION',
    (f) => !liensMatched(f),
    (f) => f.liens !== null,
  ),
  ours('WAITING_FOR_UNDERWRITING', us(2), 'underwriting', (f) => f.underwriting !== null),
  borrower('ASSETS_PREQUAL', (f) => decided(f, 'ASSET_DEPLETION')),
  staff('UNDERWRITING_REVIEW', 24, (f) => decided(f, 'REVIEW')),
  borrower('REQUALIFY', (f) => f.underwriting?.requalifyReason != null),
  borrower('OFFER_SELECTION', always, (f) => f.selection !== null),
  borrower('COLLECT_ADDITIONAL_INFO', always),
];

/** The bureau did not answer: asked again by itself every quarter of an hour, while a person looks (domain.md §1.2, row 3d). */
const CREDIT_ERROR: Step = {
  status: 'CREDIT_ERROR',
  actor: 'staff',
  waiting: { who: 'the credit bureau', typicalSeconds: 900 },
  work: null,
  applies: never,
  done: never,
};
const UNKNOWN: Step = staff('UNKNOWN', 4, never);

/** The step the application stands at. Total: the last step is never done. */
export function stepOf(facts: Facts, settings: Settings): Step {
  const step = STEPS.find((s) => s.applies(facts, settings) && !s.done(facts, settings));
  if (!step) throw new Error('No step is open: the last one must never be done');
  const failed = step.work && facts.steps[step.work].failed;
  if (!failed) return step;
  return step.work === 'soft-credit' && failed.kind === 'ERROR' ? CREDIT_ERROR : UNKNOWN;
}

/** The checklist status of these facts under these settings. */
export function statusOf(facts: Facts, settings: Settings): ChecklistStatus {
  return stepOf(facts, settings).status;
}

/** Whether the application has ended: nothing more happens to it. */
export function isClosed(facts: Facts): boolean {
  return facts.cancelled !== null || facts.completed || declineOf(facts) !== null;
}

const mayPull = (f: Facts) => f.package !== null && f.consents.SOFT_CREDIT !== undefined;
const creditSettled = (f: Facts) =>
  creditUsable(f) && (!needsAlertCheck(f) || f.alertVerified) && (!isDelinquent(f) || f.delinquencyCleared);
const readyForProperty = (f: Facts) => creditSettled(f) && f.parcel !== null;
const titleSettled = (f: Facts) =>
  f.title !== null && (f.title.match || f.titleCleared) && (f.title.vesting !== 'OTHER' || f.ownershipCleared);
const valueSettled = (f: Facts) => (f.noValueFound ? f.estimate !== null : f.valuation !== null);

/** When each job has all it needs and its answer is still missing. Parcel runs beside the credit pull; what costs more waits for a usable report. */
const WORK: Readonly<Record<WorkStep, (f: Facts) => boolean>> = {
  'pre-soft-package': (f) => f.preCheckReasons !== null && f.package === null,
  'soft-credit': (f) => mayPull(f) && f.credit === null,
  parcel: (f) => mayPull(f) && (f.parcels === null || (f.propertyId !== null && f.parcel === null)),
  'title-snapshot': (f) => readyForProperty(f) && f.title === null,
  valuation: (f) => readyForProperty(f) && f.valuation === null && !f.noValueFound,
  underwriting: (f) =>
    readyForProperty(f) &&
    titleSettled(f) &&
    valueSettled(f) &&
    (f.liens !== null || liensMatched(f)) &&
    (!f.created?.isInquiry || f.inquiryAttested) &&
    f.underwriting === null,
};

export type WorkDue = { readonly step: WorkStep; readonly attempt: number };

/** The jobs that must be running now. Nothing is due on a file that has ended or on a step that failed for good. */
export function workDue(facts: Facts): WorkDue[] {
  if (isClosed(facts)) return [];
  return WORK_STEPS.filter((step) => facts.steps[step].failed === null && WORK[step](facts)).map((step) => ({
    step,
    attempt: facts.steps[step].attempt,
  }));
}
