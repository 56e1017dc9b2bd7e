/**
 * The ordered steps of an application (lending §1.2), by phase in steps/. The first step that applies and is not done is the status; nothing else
 * decides it. No clock is read here: time enters as facts.
 */
import { declineOf } from './application/decline.ts';
import type { Facts, Settings } from './facts.ts';
import { WORK_STEPS, type WorkStep } from './facts/work-steps.ts';
import type { ChecklistStatus } from './statuses.ts';
import { VERIFICATION_STEPS, VERIFICATION_WORK } from './steps/verification.ts';
import { CLOSING_STEPS, CLOSING_WORK } from './steps/closing.ts';
import { PREQUALIFICATION_STEPS, PREQUALIFICATION_WORK } from './steps/prequalification.ts';
import { end, never, staff, type Step } from './steps/step.ts';

export const STEPS: readonly Step[] = [
  end('CANCELLED', 'staff', (f) => f.cancelled !== null),
  end('COMPLETE', 'automation', (f) => f.completed),
  end('DECLINED', 'automation', (f) => declineOf(f) !== null),
  ...PREQUALIFICATION_STEPS,
  ...VERIFICATION_STEPS,
  ...CLOSING_STEPS,
];

/** The bureau did not respond: the request is repeated every quarter of an hour, while staff look (lending §1.2, row 3d). */
const CREDIT_ERROR: Step = {
  status: 'CREDIT_ERROR',
  actor: 'staff',
  waiting: { who: 'the credit bureau', typicalSeconds: 900 },
  work: null,
  applies: never,
  done: never,
};
const UNKNOWN: Step = staff('UNKNOWN', 4, never);

/** Jobs besides a step's own that move it on: they judge what the borrower did, or receive the results of orders. */
export const ANSWERS: Partial<Record<ChecklistStatus, WorkStep>> = {
  IDENTITY_VERIFICATION: 'identity-result',
  EMPLOYMENT_VERIFICATION: 'employment',
  CO_DEED_REQ: 'signer-checks',
  DEED_SIGNING: 'notary-result',
  NAV_BPO_ORDERED: 'valuation-result',
  NAV_RESI_EVAL_ORDERED: 'valuation-result',
};

/** Jobs that run beside the others: their step comes much later than they can begin, or the borrower may do the step in another way meanwhile. */
export const BESIDE: ReadonlySet<WorkStep> = new Set(['wallet', 'income-report', 'identity-change']);

/** The step of the application. Total: the last step is never done. A job that failed permanently replaces the status of the step it moves on. */
export function stepOf(facts: Facts, settings: Settings): Step {
  const known = stepsOf.get(facts);
  if (known?.settings === settings) return known.step;
  const step = computedStep(facts, settings);
  stepsOf.set(facts, { settings, step });
  return step;
}

/** Facts do not change: `apply` makes new ones. What follows from them is computed once, as one change asks for it many times. */
const stepsOf = new WeakMap<Facts, { readonly settings: Settings; readonly step: Step }>();
const dueOf = new WeakMap<Facts, readonly WorkDue[]>();

function computedStep(facts: Facts, settings: Settings): Step {
  const step = STEPS.find((s) => s.applies(facts, settings) && !s.done(facts, settings));
  if (!step) throw new Error('No step is open: the last one must never be done');
  const failed = [step.work, ANSWERS[step.status]].map((work) => (work ? facts.steps[work].failed : null)).find((why) => why !== null);
  if (!failed) return step;
  return step.work === 'soft-credit' && failed.kind === 'ERROR' ? CREDIT_ERROR : UNKNOWN;
}

/** The checklist status of these facts under these settings. */
export function statusOf(facts: Facts, settings: Settings): ChecklistStatus {
  return stepOf(facts, settings).status;
}

/** Whether staff have decided what this status asked of them, and what is left of it is others'. */
export function isDecided(facts: Facts, settings: Settings): boolean {
  const { status } = stepOf(facts, settings);
  return STEPS.some((s) => s.status === status && s.actor === 'staff' && s.applies(facts, settings) && s.done(facts, settings));
}

/** Whether the application has ended: nothing more happens to it. */
export function isClosed(facts: Facts): boolean {
  return facts.cancelled !== null || facts.completed || declineOf(facts) !== null;
}

/** Per job: true while all its inputs are there and its result is missing. */
const WORK: Readonly<Record<WorkStep, (f: Facts) => boolean>> = { ...PREQUALIFICATION_WORK, ...VERIFICATION_WORK, ...CLOSING_WORK };

/** Whether staff may start a job again that was given up: on an ended application only what is still done there. */
export const mayRestart = (f: Facts, step: WorkStep): boolean =>
  f.steps[step].failed !== null && (!isClosed(f) || AFTER_THE_END.includes(step));

export type WorkDue = { readonly step: WorkStep; readonly attempt: number };

/** What is still done on an ended application: a canceled line is undone (12 CFR 1026.15(d)(2)), an appraisal that was not made is given back; an email address or a phone is corrected. */
export const AFTER_THE_END: readonly WorkStep[] = ['appraisal-refund', 'rescission-refund', 'identity-change'];

/** The jobs that must be running now. Nothing is due on a step that failed permanently, and little on an ended application. */
export function workDue(facts: Facts): readonly WorkDue[] {
  const known = dueOf.get(facts) ?? computedDue(facts);
  dueOf.set(facts, known);
  return known;
}

function computedDue(facts: Facts): WorkDue[] {
  return (isClosed(facts) ? AFTER_THE_END : WORK_STEPS)
    .filter((step) => facts.steps[step].failed === null && WORK[step](facts))
    .map((step) => ({
      step,
      attempt: facts.steps[step].attempt,
    }));
}
