import { isTexasHomestead } from '@hearthline/rules/offers/limits.ts';
import { isRescindable } from '@hearthline/rules/regulation/rescission.ts';
import type { OccupancyType, StateCode } from '@hearthline/rules/enums.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE, type ChecklistStatus } from './statuses.ts';

/**
 * Business days of the parts of a standard application ("funded in 5 days", lending §1.2): one each to record and to fund, three to cancel.
 */
const DAYS = { recording: 1, payment: 1, rescission: 3, texas: 9, valuation: 2, title: 2, payoff: 2 } as const;

const at = (status: ChecklistStatus): number => CHECKLIST_STATUSES.indexOf(status);
const isBeforeOr = (status: ChecklistStatus, last: ChecklistStatus): boolean => at(status) <= at(last);

/** Waits outside the usual five days, by how their status begins. */
const OUTSIDE: readonly (readonly [begins: string, days: number])[] = [
  ['NAV_', DAYS.valuation],
  ['ONSITE_', DAYS.valuation],
  ['ORDER_FULL_TITLE', DAYS.title],
  ['FINAL_TITLE', DAYS.title],
  ['PAYOFF_REQUEST', DAYS.payoff],
];

/**
 * Business days until funding if everyone acts today; null once an application has ended. A Texas home adds its twelve days before closing
 * (nine business days), a primary residence the three days to cancel (lending §1.4.1, §2.2).
 */
export function businessDaysToMoney(status: ChecklistStatus, home: { state: StateCode; occupancy: OccupancyType }): number | null {
  const { overall } = STATUS_TABLE[status];
  if (overall === 'FUNDED' || overall === 'DECLINED' || overall === 'CANCELLED') return null;
  return (
    DAYS.payment +
    (isBeforeOr(status, 'RECORDING') ? DAYS.recording : 0) +
    (isRescindable(home.occupancy) && isBeforeOr(status, 'RESCISSION') ? DAYS.rescission : 0) +
    (isTexasHomestead(home.state, home.occupancy) && isBeforeOr(status, 'NOTARY_WAITING_PERIOD') ? DAYS.texas : 0) +
    (OUTSIDE.find(([begins]) => status.startsWith(begins))?.[1] ?? 0)
  );
}
