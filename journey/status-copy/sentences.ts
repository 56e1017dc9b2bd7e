/** How the dashboard, pages and messages use a status's row. */
import { type ChecklistStatus, isChecklistStatus } from '../statuses.ts';
import { NEXT, STATUS_COPY } from './copy.ts';

/** The to-do title, for use inside a sentence. */
const inSentence = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** What the borrower must do, to follow "Your next step:"; undefined where the lender or a third party acts. */
export function todoOf(status: ChecklistStatus): string | undefined {
  const { you: asked } = STATUS_COPY[status];
  return asked?.isWaitedFor ? inSentence(asked.title) : undefined;
}

/** The sentence about the next step. */
export function nextSentence(status: ChecklistStatus): string {
  const todo = todoOf(status);
  return todo === undefined ? NEXT.nothing : NEXT.step(todo);
}

/** What was completed when a wait ends; null when the status is no wait, or its end is announced otherwise. */
export const doneOf = (status: ChecklistStatus): string | null => STATUS_COPY[status].done;

/** Waits whose end has a message of its own. */
export const ALREADY_ANNOUNCED: readonly ChecklistStatus[] = ['CO_DEED_REQ', 'RESCISSION', 'FUNDING_DECISION'];

/** The title of the page while a status waits: the first sentence of where it is; undefined for an unknown code. */
export const waitTitleOf = (code: string): string | undefined =>
  isChecklistStatus(code) ? STATUS_COPY[code].now.split('. ')[0]?.replace(/\.$/, '') : undefined;
