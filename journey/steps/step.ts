import type { Actor } from '@hearthline/rules/enums.ts';
import type { Facts, Settings } from '../facts.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import type { ChecklistStatus } from '../statuses.ts';
import type { WorkKindCode } from '../work/kinds.ts';

/** Who acts, in words, and how long it usually takes in seconds. */
export type WaitsFor = { readonly who: string; readonly typicalSeconds: number };
export type Test = (facts: Facts, settings: Settings) => boolean;

export type Step = {
  readonly status: ChecklistStatus;
  readonly actor: Actor;
  /** Null when the borrower acts, and on terminal steps. */
  readonly waiting: WaitsFor | null;
  /** The job whose result completes the step; when the job failed permanently, that failure replaces the step. */
  readonly work: WorkStep | null;
  /** The kind of the task that staff get, where it is not the status. */
  readonly task?: WorkKindCode;
  readonly applies: Test;
  readonly done: Test;
};

export const never: Test = () => false;
export const always: Test = () => true;
export const us = (typicalSeconds: number): WaitsFor => ({ who: 'us', typicalSeconds });
/** Something is still to be checked, by staff; the borrower reads no more of it than that. */
export const HELD: WaitsFor = { who: 'a person on our team, who checks one more thing first', typicalSeconds: 86_400 };
export const person = (hours: number): WaitsFor => ({ who: 'a person on our team', typicalSeconds: hours * 3600 });

/** A terminal step: the next fact makes an earlier step apply, or this one not apply. */
export const end = (status: ChecklistStatus, actor: Actor, applies: Test): Step => ({
  status,
  actor,
  waiting: null,
  work: null,
  applies,
  done: never,
});
export const borrower = (status: ChecklistStatus, applies: Test, done: Test = never): Step => ({
  status,
  actor: 'borrower',
  waiting: null,
  work: null,
  applies,
  done,
});
export const staff = (status: ChecklistStatus, hours: number, applies: Test, done: Test = never): Step => ({
  status,
  actor: 'staff',
  waiting: person(hours),
  work: null,
  applies,
  done,
});
/** Held by open conditions: staff have a task of their own kind, at a status that others have without it. */
export const held = (status: ChecklistStatus, task: WorkKindCode, applies: Test): Step => ({
  ...staff(status, 24, applies),
  waiting: HELD,
  task,
});
export const ours = (status: ChecklistStatus, waiting: WaitsFor, work: WorkStep | null, done: Test, applies: Test = always): Step => ({
  status,
  actor: 'automation',
  waiting,
  work,
  applies,
  done,
});
export const outside = (status: ChecklistStatus, waiting: WaitsFor, work: WorkStep, done: Test, applies: Test = always): Step => ({
  status,
  actor: 'provider',
  waiting,
  work,
  applies,
  done,
});
