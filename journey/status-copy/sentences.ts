/** What dashboard, pages and messages make of a status's row. */
import { type ChecklistStatus, isChecklistStatus } from '../statuses.ts';
import { NEXT, STATUS_COPY } from './copy.ts';

/** The title of what is to be done, so that it can go on a sentence. */
const inSentence = (title: string): string => `${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/** What the application waits for the borrower to do, to follow "Your next step:"; undefined where somebody else acts. */
export function todoOf(status: ChecklistStatus): string | undefined {
  const { you: asked } = STATUS_COPY[status];
  return asked?.isWaitedFor ? inSentence(asked.title) : undefined;
}

/** The sentence that comes after what is done. */
export function nextSentence(status: ChecklistStatus): string {
  const todo = todoOf(status);
  return todo === undefined ? NEXT.nothing : NEXT.step(todo);
}

/** What is done when a wait ends; null where that is no wait, or told otherwise. */
export const doneOf = (status: ChecklistStatus): string | null => STATUS_COPY[status].done;

/** Waits whose end is told in words of its own. */
export const ALREADY_ANNOUNCED: readonly ChecklistStatus[] = ['CO_DEED_REQ', 'RESCISSION', 'FUNDING_DECISION'];

/** The title of the page while a status waits: the first sentence of where it stands; undefined for a code that is not known. */
export const waitTitleOf = (code: string): string | undefined =>
  isChecklistStatus(code) ? STATUS_COPY[code].now.split('. ')[0]?.replace(/\.$/, '') : undefined;
