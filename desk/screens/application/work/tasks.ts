import { deskTaskGet, deskWorkGet } from '@hearthline/web/operations/desk.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { useState } from 'react';
import { $api } from '../../../services/api.ts';

export type Task = Reply<'desk-work-get'>['tasks'][number];
export type TaskDetail = Reply<'desk-task-get'>;
/** How often they are read again: a colleague may take one, or the borrower end it. */
const AGAIN = { refetchInterval: 15_000 };

/** The open tasks of an application, what is due first. */
export const useTasks = (application: string) => $api.useRead(deskWorkGet, { query: { application } }, AGAIN);
export const useTask = (taskUuid: string) => $api.useRead(deskTaskGet, { path: { taskUuid } }, AGAIN);

/** What this person has, else what they may do, else what is due first. */
const firstOf = (tasks: readonly Task[]): string | undefined =>
  (tasks.find(({ isMine }) => isMine) ?? tasks.find(({ mayAct }) => mayAct) ?? tasks[0])?.uuid;

/** Which task of an application is open: the one asked for, else the first. It stays open once it is done: what was said of it, and the way to the next, are read there. */
export function useOpenTask(application: string, asked: string | undefined): string | undefined {
  const now = firstOf(useTasks(application).data?.tasks ?? []);
  const { data } = $api.useRead(deskTaskGet, { path: { taskUuid: asked ?? '' } }, { enabled: asked !== undefined });
  const [first, setFirst] = useState(now);
  if (first === undefined && now !== undefined) setFirst(now);
  const isOfAnother = data !== undefined && data.task.applicationUuid !== application;
  return (isOfAnother ? undefined : asked) ?? first ?? now;
}
