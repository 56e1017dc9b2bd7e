import { addDays, type IsoDate } from '@hearthline/rules/dates.ts';
import { isClosed, stepOf } from '../checklist.ts';
import type { Fact, Facts, Settings } from '../facts.ts';
import type { ChecklistStatus } from '../statuses.ts';
import { CONDITIONS } from './conditions.ts';
import { declineOf } from './decline.ts';

/** Days in which the notice of an adverse action has to leave (12 CFR 1002.9). */
const NOTICE_DAYS = 30;

/** A failure outlives the automatic steps after it: when they fail again, it is still the same task. */
const FAILURES: ReadonlySet<string> = new Set<ChecklistStatus>(['CREDIT_ERROR', 'UNKNOWN']);

/**
 * What follows from how the file stands: the notice the law asks for, conditions, tasks for staff. Empty once all of it is recorded, so it may be asked
 * again after each change. @param today the day in the property's time zone; @param newId names a new condition or task.
 */
export function consequencesOf(facts: Facts, settings: Settings, today: IsoDate, newId: () => string): Fact[] {
  const step = stepOf(facts, settings);
  const declined = declineOf(facts);
  const notice: Fact[] =
    declined && !facts.cancelled && !facts.noticeQueued
      ? [{ type: 'adverseNoticeQueued', reasons: [...declined.reasons], dueBy: addDays(today, NOTICE_DAYS) }]
      : [];
  if (isClosed(facts)) return [...notice, ...facts.openTasks.map(closed)];

  const asks = CONDITIONS.filter((c) => c.when(facts, step.status) && !facts.askedFor.includes(c.category));
  const ended = facts.openTasks.filter((t) => t.kind !== step.status && !(step.work !== null && FAILURES.has(t.kind)));
  const wanted = step.actor === 'staff' && !facts.openTasks.some((t) => t.kind === step.status);
  return [
    ...asks.map(({ category }): Fact => ({ type: 'conditionAdded', conditionId: newId(), category })),
    ...ended.map(closed),
    ...(wanted ? [{ type: 'taskOpened', taskId: newId(), kind: step.status } as const] : []),
  ];
}

function closed({ id }: { id: string }): Fact {
  return { type: 'taskClosed', taskId: id };
}
