import type { ConditionRow } from '@hearthline/database/generated/rows.ts';
import { listedCategory } from '@hearthline/journey/conditions.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { isConditionKind } from '@hearthline/rules/conditions/kinds.ts';
import { isConditionStage } from '@hearthline/rules/conditions/stages.ts';

/** A closed condition as it is open again, by whom. */
export function reopened(row: ConditionRow, by: string): FactOf<'conditionReopened'> {
  return {
    type: 'conditionReopened',
    conditionId: row.uuid,
    category: listedCategory(row.category),
    openedBy: by,
    ...(row.signer_id !== null && { signerId: row.signer_id }),
    ...(isConditionKind(row.kind) && { kind: row.kind }),
    ...(isConditionKind(row.kind) && isConditionStage(row.stage) && { stage: row.stage }),
    ...(row.internal && { internal: true }),
    ...(row.due_on !== null && { dueOn: row.due_on }),
    ...(row.owner_uuid !== null && { owner: row.owner_uuid }),
  };
}
