/**
 * The ordered steps of an application (domain.md §1.2). The first step that applies and is not done is the status; nothing else decides it.
 * No clock is read here: time enters as facts (house.md §2).
 */
import type { Actor } from '@hearthline/rules/words.ts';
import { declineOf } from './application/decline.ts';
import type { Facts, Settings, WorkStep } from './facts.ts';
import type { ChecklistStatus } from './statuses.ts';

export type Step = {
  readonly status: ChecklistStatus;
  readonly actor: Actor;
  /** Who is being waited for, in words, and how long it typically takes in seconds; null when the borrower acts. */
  readonly waiting: { readonly who: string; readonly typicalSeconds: number } | null;
  readonly applies: (facts: Facts, settings: Settings) => boolean;
  readonly done: (facts: Facts, settings: Settings) => boolean;
};

const never = () => false;
const always = () => true;
const us = (typicalSeconds: number) => ({ who: 'us', typicalSeconds });
const bureau = { who: 'the credit bureau', typicalSeconds: 4 };
const person = (hours: number) => ({ who: 'a person on our team', typicalSeconds: hours * 3600 });

const failedAs = (kind: 'ERROR' | 'UNKNOWN', ...steps: WorkStep[]) => (f: Facts) => steps.some((s) => f.steps[s].failed?.kind === kind);
const hit = (f: Facts, ...kinds: Array<NonNullable<Facts['credit']>['hit']>) => f.credit !== null && kinds.includes(f.credit.hit);
/** A report that underwriting can read. */
export const creditUsable = (f: Facts) => hit(f, 'HIT', 'THIN');
const needsAlertCheck = (f: Facts) => creditUsable(f) && (f.credit?.alerts.length ?? 0) > 0;
const isDelinquent = (f: Facts) => f.credit?.debts.some((d) => d.late !== 'NONE') ?? false;
const decided = (f: Facts, ...decisions: string[]) => f.underwriting !== null && decisions.includes(f.underwriting.decision);

/** Recorded liens still open, with what the bureau says of them; null until the title snapshot is in. */
export function openLiens(f: Facts) {
  return f.liens ?? f.title?.liens.filter((l) => !l.recordedReleased) ?? null;
}

/** Confirmation is skipped when every recorded lien is matched by a tradeline to the full (domain.md §1.2, row 7). */
export function liensMatched(f: Facts): boolean {
  return f.title !== null && f.title.liens.every((l) => l.debtId !== null && !l.recordedReleased);
}

export const STEPS: readonly Step[] = [
  { status: 'CANCELLED', actor: 'staff', waiting: null, applies: (f) => f.cancelled !== null, done: never },
  { status: 'COMPLETE', actor: 'automation', waiting: null, applies: (f) => f.completed, done: never },
  { status: 'DECLINED', actor: 'automation', waiting: null, applies: (f) => declineOf(f) !== null, done: never },

  { status: 'IN_PROGRESS', actor: 'automation', waiting: us(1), applies: always, done: (f) => f.preCheckReasons !== null },
  { status: 'UNKNOWN', actor: 'staff', waiting: person(4), applies: failedAs('UNKNOWN', 'pre-soft-package', 'soft-credit', 'parcel', 'title-snapshot', 'valuation', 'underwriting'), done: never },
  { status: 'UNKNOWN', actor: 'staff', waiting: person(4), applies: failedAs('ERROR', 'pre-soft-package'), done: never },
  { status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', actor: 'automation', waiting: us(2), applies: always, done: (f) => f.package !== null },
  { status: 'PRE_SOFT_CREDIT_CONSENT', actor: 'borrower', waiting: null, applies: always, done: (f) => f.consents.SOFT_CREDIT !== undefined },
  { status: 'CREDIT_ERROR', actor: 'automation', waiting: { who: 'the credit bureau', typicalSeconds: 900 }, applies: failedAs('ERROR', 'soft-credit'), done: never },
  { status: 'WAITING_FOR_SOFT_CREDIT', actor: 'provider', waiting: bureau, applies: always, done: (f) => f.credit !== null },
  { status: 'CREDIT_NO_MATCH', actor: 'borrower', waiting: null, applies: (f) => hit(f, 'NO_HIT') && f.ssnSecretId === null, done: never },
  { status: 'CREDIT_NO_MATCH_SSN', actor: 'staff', waiting: person(48), applies: (f) => hit(f, 'NO_HIT'), done: never },
  { status: 'SOFT_CREDIT_INCORRECT_PIN', actor: 'borrower', waiting: null, applies: (f) => hit(f, 'FROZEN', 'LOCKED') && f.credit?.pinRefused === true, done: never },
  { status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', actor: 'borrower', waiting: null, applies: (f) => hit(f, 'FROZEN', 'LOCKED'), done: never },
  { status: 'CREDIT_MINOR', actor: 'staff', waiting: person(24), applies: (f) => hit(f, 'MINOR'), done: never },
  { status: 'FACTA_REVIEW', actor: 'staff', waiting: person(24), applies: needsAlertCheck, done: (f) => f.alertVerified },
  { status: 'DELINQUENCY_REVIEW', actor: 'staff', waiting: person(48), applies: isDelinquent, done: (f) => f.delinquencyCleared },

  { status: 'UNKNOWN', actor: 'staff', waiting: person(4), applies: failedAs('ERROR', 'parcel', 'title-snapshot', 'valuation', 'underwriting'), done: never },
  { status: 'WAITING_FOR_PROPERTY', actor: 'provider', waiting: { who: 'the property records service', typicalSeconds: 3 }, applies: always, done: (f) => f.parcels !== null },
  { status: 'NO_PROPERTY_FOUND', actor: 'borrower', waiting: null, applies: (f) => f.parcels?.candidates.length === 0, done: never },
  { status: 'MULTIPLE_PROPERTIES', actor: 'borrower', waiting: null, applies: always, done: (f) => f.propertyId !== null },
  { status: 'WAITING_FOR_PROPERTY', actor: 'provider', waiting: { who: 'the property records service', typicalSeconds: 3 }, applies: always, done: (f) => f.parcel !== null },
  { status: 'PREQUAL_TITLE', actor: 'provider', waiting: { who: 'the title company', typicalSeconds: 8 }, applies: always, done: (f) => f.title !== null },
  { status: 'PROPERTY_DATA_REVIEW', actor: 'staff', waiting: person(48), applies: (f) => f.title?.match === false, done: (f) => f.titleCleared },
  { status: 'OWNERSHIP_REVIEW', actor: 'staff', waiting: person(48), applies: (f) => f.title?.vesting === 'OTHER', done: (f) => f.ownershipCleared },
  { status: 'WAITING_FOR_AVM', actor: 'provider', waiting: { who: 'the valuation service', typicalSeconds: 3 }, applies: always, done: (f) => f.valuation !== null || f.noValueFound },
  { status: 'NO_AVM_FOUND', actor: 'borrower', waiting: null, applies: (f) => f.noValueFound, done: (f) => f.estimate !== null },
  { status: 'LIEN_VERIFICATION', actor: 'borrower', waiting: null, applies: (f) => !liensMatched(f), done: (f) => f.liens !== null },
  { status: 'WAITING_FOR_UNDERWRITING', actor: 'automation', waiting: us(2), applies: always, done: (f) => f.underwriting !== null },
  { status: 'ASSETS_PREQUAL', actor: 'borrower', waiting: null, applies: (f) => decided(f, 'ASSET_DEPLETION'), done: never },
  { status: 'UNDERWRITING_REVIEW', actor: 'staff', waiting: person(24), applies: (f) => decided(f, 'REVIEW'), done: never },
  { status: 'REQUALIFY', actor: 'borrower', waiting: null, applies: (f) => f.underwriting?.requalifyReason != null, done: never },
  { status: 'OFFER_SELECTION', actor: 'borrower', waiting: null, applies: always, done: (f) => f.selection !== null },
  { status: 'COLLECT_ADDITIONAL_INFO', actor: 'borrower', waiting: null, applies: always, done: never },
];

/** The step the application stands at. Total: the last step is never done. */
export function stepOf(facts: Facts, settings: Settings): Step {
  const step = STEPS.find((s) => s.applies(facts, settings) && !s.done(facts, settings));
  if (!step) throw new Error('No step is open: the last one must never be done');
  return step;
}

/** The checklist status of these facts under these settings. */
export function statusOf(facts: Facts, settings: Settings): ChecklistStatus {
  return stepOf(facts, settings).status;
}

/** When each job has all it needs and its answer is still missing. Parcel runs beside the credit pull; what costs more waits for a usable report. */
const WORK: Readonly<Record<WorkStep, (f: Facts) => boolean>> = {
  'pre-soft-package': (f) => f.preCheckReasons !== null && f.package === null,
  'soft-credit': (f) => f.package !== null && f.consents.SOFT_CREDIT !== undefined && f.credit === null,
  parcel: (f) => f.package !== null && f.consents.SOFT_CREDIT !== undefined && (f.parcels === null || (f.propertyId !== null && f.parcel === null)),
  'title-snapshot': (f) => readyForProperty(f) && f.title === null,
  valuation: (f) => readyForProperty(f) && f.valuation === null && !f.noValueFound,
  underwriting: (f) => f.underwriting === null && readyForProperty(f) && titleSettled(f) && valueSettled(f) && (f.liens !== null || liensMatched(f)) && (!f.created?.isInquiry || f.inquiryAttested),
};
const readyForProperty = (f: Facts) => creditUsable(f) && (!needsAlertCheck(f) || f.alertVerified) && (!isDelinquent(f) || f.delinquencyCleared) && f.parcel !== null;
const titleSettled = (f: Facts) => f.title !== null && (f.title.match || f.titleCleared) && (f.title.vesting !== 'OTHER' || f.ownershipCleared);
const valueSettled = (f: Facts) => (f.valuation !== null && !f.noValueFound) || f.estimate !== null;

export type WorkDue = { readonly step: WorkStep; readonly attempt: number };

/** The jobs that must be running now. Nothing is due on a file that has ended or on a step that failed for good. */
export function workDue(facts: Facts, _settings: Settings): WorkDue[] {
  if (facts.cancelled || facts.completed || declineOf(facts)) return [];
  return (Object.keys(WORK) as WorkStep[]).filter((step) => facts.steps[step].failed === null && WORK[step](facts)).map((step) => ({ step, attempt: facts.steps[step].attempt }));
}
