/** When a condition has to be met: the three points of a line at which something is held that cannot be undone. */

/** In order. Before the agreement is made to be signed; before the deed is signed before a notary; before money leaves. */
export const CONDITION_STAGES = ['SIGNING', 'CLOSING', 'FUNDING'] as const;
export type ConditionStage = (typeof CONDITION_STAGES)[number];

export const isConditionStage = (code: string): code is ConditionStage => CONDITION_STAGES.some((stage) => stage === code);

/** As staff say it. */
export const STAGE_NAMES: Readonly<Record<ConditionStage, string>> = {
  SIGNING: 'Prior to signing',
  CLOSING: 'Prior to closing',
  FUNDING: 'Prior to funding',
};

/** Of a condition that names no stage: what a rule asked for, and every condition of an older log. */
export const DEFAULT_STAGE: ConditionStage = 'FUNDING';

/** Whether what is due at one stage is due at another, later one too: what is still open when its own stage has passed holds the next. */
export const isDueBy = (stage: ConditionStage, at: ConditionStage): boolean =>
  CONDITION_STAGES.indexOf(stage) <= CONDITION_STAGES.indexOf(at);
