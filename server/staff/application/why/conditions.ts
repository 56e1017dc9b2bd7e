/** The conditions that hold a stage, each with whom it is asked of, since when and until when. */
import { conditionsOf } from '@hearthline/database/stores/application/conditions.ts';
import { titleForStaff } from '@hearthline/journey/conditions.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { holding, isSuspended, stageOf, suspending } from '@hearthline/journey/steps/conditions.ts';
import { type ConditionStage, STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import { figure, type Reason, type ReasonsOf } from './reason.ts';

const reasonsFor =
  (which: (facts: Facts) => Facts['openConditions']): ReasonsOf =>
  async ({ facts, ctx, application, people, when }) => {
    const open = which(facts);
    const rows = open.length === 0 ? [] : await conditionsOf(ctx.pool, application.uuid);
    return open.map((condition): Reason => {
      const { id, signerId, internal, dueOn } = condition;
      const row = rows.find(({ uuid }) => uuid === id);
      return {
        text: `A condition is open: ${titleForStaff(condition)}.`,
        section: 'conditions',
        since: row?.created.toISOString(),
        figures: [
          ...figure('Stage', STAGE_NAMES[stageOf(condition)]),
          ...figure('Asked of', internal ? 'Nobody: internal' : people.person(signerId ?? 'borrower')),
          ...figure('Asked', row && when(row.created.toISOString())),
          ...figure('Due', dueOn && when(dueOn)),
        ],
      };
    });
  };

/** What holds a stage. */
export const openFor = (stage: ConditionStage): ReasonsOf => reasonsFor((facts) => holding(facts, stage));
/** What is due on a day, the first one first. */
export const withADay: ReasonsOf = reasonsFor(({ openConditions }) =>
  openConditions.filter(({ dueOn }) => dueOn !== undefined).toSorted((one, other) => (one.dueOn ?? '').localeCompare(other.dueOn ?? '')),
);

/** Until which an underwriter waits. */
export const untilMet: ReasonsOf = reasonsFor(suspending);
/** The review that was suspended is back. */
export const conditionsMet: ReasonsOf = ({ facts }) =>
  facts.suspendedFor === undefined || isSuspended(facts)
    ? []
    : [
        {
          text: 'The review was suspended, and every condition of it is met or waived: decide.',
          section: 'conditions',
          figures: figure('Conditions', facts.suspendedFor.length),
        },
      ];
