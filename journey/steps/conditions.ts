/** Which step an open condition holds: the one rule, asked where statuses, work and facts are decided. */
import { type ConditionStage, DEFAULT_STAGE, isDueBy } from '@hearthline/rules/conditions/stages.ts';
import { waiverOf } from '@hearthline/rules/conditions/waivers.ts';
import type { Actor } from '@hearthline/rules/enums.ts';
import type { Facts } from '../facts.ts';
import type { Fact } from '../facts/fact.ts';

type Open = Facts['openConditions'][number];

export const stageOf = ({ stage = DEFAULT_STAGE }: { readonly stage?: ConditionStage | undefined }): ConditionStage => stage;

/** The open conditions that hold a stage: its own, and those of an earlier one that were opened, or stayed open, after it. */
export const holding = ({ openConditions }: Pick<Facts, 'openConditions'>, stage: ConditionStage): Open[] =>
  openConditions.filter((one) => isDueBy(stageOf(one), stage));
export const isHeldFor = (f: Pick<Facts, 'openConditions'>, stage: ConditionStage): boolean => holding(f, stage).length > 0;

/** Whether a condition would hold a later stage than it does. */
export const isPutOff = (open: { readonly stage?: ConditionStage | undefined }, stage: ConditionStage | undefined): boolean =>
  stage !== undefined && !isDueBy(stage, stageOf(open));

/** What the borrower, or a signer, is asked: an internal condition is no business of theirs. */
export const askedOfPeople = ({ openConditions }: Pick<Facts, 'openConditions'>): Open[] =>
  openConditions.filter(({ internal }) => !internal);

export type ConditionRefused = 'CONDITIONS_OPEN' | 'NEEDED_BY_LAW';
/** Why a fact may not follow while a condition is open: the agreement is not signed at a screen past one, and the law's own is waived by nobody. */
export function conditionRefused(f: Facts, fact: Fact, actor: Actor): ConditionRefused | null {
  // What is signed before a notary is reported by the notary, and stays signed.
  if (fact.type === 'documentsSigned' && fact.signing === 'CLOSING' && actor === 'borrower' && isHeldFor(f, 'SIGNING'))
    return 'CONDITIONS_OPEN';
  const waived = fact.type === 'conditionWaived' ? f.openConditions.find(({ id }) => id === fact.conditionId) : undefined;
  const changed = fact.type === 'conditionChanged' ? f.openConditions.find(({ id }) => id === fact.conditionId) : undefined;
  const putOff = changed?.kind !== undefined && fact.type === 'conditionChanged' && isPutOff(changed, fact.stage) ? changed : undefined;
  const ended = waived ?? putOff;
  return ended && 'law' in waiverOf(ended) ? 'NEEDED_BY_LAW' : null;
}

/** The first day by which a condition is to be met; null where none has a day. */
export const firstDue = ({ openConditions }: Pick<Facts, 'openConditions'>): string | null =>
  openConditions.flatMap(({ dueOn = [] }) => dueOn).toSorted()[0] ?? null;

/** The open conditions until which the underwriter waits. */
export const suspending = ({ openConditions, suspendedFor = [] }: Pick<Facts, 'openConditions' | 'suspendedFor'>): Open[] =>
  openConditions.filter(({ id }) => suspendedFor.includes(id));
export const isSuspended = (f: Pick<Facts, 'openConditions' | 'suspendedFor'>): boolean => suspending(f).length > 0;
