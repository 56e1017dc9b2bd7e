/** What a person does to conditions, by the one door of actions: it is done, or it waits for a second person. */
import { deskActionsPost } from '@hearthline/web/operations/desk.ts';
import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { api } from '../../../services/api.ts';
import { type Conditions, useChange } from '../api.ts';

export type Condition = Conditions['conditions'][number];

type ActionBody = OperationBody<'desk-actions-post'>;

export function useAct(uuid: string): (body: ActionBody) => Promise<boolean> {
  const change = useChange(uuid);
  return async (body) => (await change(async () => api(deskActionsPost, { path: { uuid }, body }))).state === 'DONE';
}

/** Moves the focus where it was, once the page is drawn anew: to the condition, or to its stage where it is not shown any more. */
export function focusOn(conditionUuid: string, stage: string): void {
  setTimeout(() => (document.getElementById(`condition-${conditionUuid}`) ?? document.getElementById(`stage-${stage}`))?.focus(), 0);
}
