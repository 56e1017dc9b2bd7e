import { deskTaskGet, deskWorkGet } from '@hearthline/web/operations/desk.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api } from '../../../services/api.ts';

export type Task = Reply<'desk-work-get'>['tasks'][number];
export type TaskDetail = Reply<'desk-task-get'>;
/** How often they are read again: a colleague may take one, or the borrower end it. */
const AGAIN = { refetchInterval: 15_000 };

/** The open tasks of an application, what is due first. */
export const useTasks = (application: string) => $api.useRead(deskWorkGet, { query: { application } }, AGAIN);
export const useTask = (taskUuid: string) => $api.useRead(deskTaskGet, { path: { taskUuid } }, AGAIN);

/** Which task is opened first: what this person has, what they may do, what is due first. */
export const openTask = (tasks: readonly Task[]): string | undefined =>
  (tasks.find(({ isMine }) => isMine) ?? tasks.find(({ mayAct }) => mayAct) ?? tasks[0])?.uuid;
