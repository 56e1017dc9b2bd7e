/** Every staff action, and what follows from its row. */
import { LENDING_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { STAFF_ACTIONS, type StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { type ChecklistStatus, isChecklistStatus } from '@hearthline/journey/statuses.ts';
import { isWorkKind, WORK_KIND_CODES, WORK_KINDS, type WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import type { StaffPerson } from '../person.ts';
import { CONDITIONS } from './conditions.ts';
import { CREDIT_AND_REVIEWS } from './credit-and-reviews.ts';
import { DOCUMENTS } from './documents.ts';
import { ENDINGS } from './endings.ts';
import { FUNDING } from './funding.ts';
import { INCOME_AND_IDENTITY } from './income-and-identity.ts';
import { PROPERTY_AND_TITLE } from './property-and-title.ts';
import type { Needed } from './authority.ts';
import { always, type AnyRow, type Check, type Moment, type Rows, type StaffAction } from './row.ts';
import { SIGNING } from './signing.ts';
import { type About, TWO_PERSON_RULES, type TwoPersonRule } from './two-person-rules.ts';

const ROWS: Rows<StaffActionName> = {
  ...CREDIT_AND_REVIEWS,
  ...INCOME_AND_IDENTITY,
  ...PROPERTY_AND_TITLE,
  ...CONDITIONS,
  ...DOCUMENTS,
  ...SIGNING,
  ...FUNDING,
  ...ENDINGS,
};
/** Each action by its name. */
export const ACTIONS: Readonly<Record<StaffActionName, AnyRow>> = ROWS;

/** The roles that may perform an action at a status. */
export function rolesFor(action: StaffActionName, status: ChecklistStatus): readonly StaffRole[] {
  const { roles } = ACTIONS[action];
  return typeof roles === 'function' ? roles(status) : roles;
}

/** Whether a person may perform an action on an application at a status. */
export const mayDo = ({ role }: Pick<StaffPerson, 'role'>, action: StaffActionName, status: ChecklistStatus): boolean =>
  rolesFor(action, status).includes(role);

/** Throws forbidden to a role that may not do it on this application now. */
export function requireRole(person: StaffPerson, action: StaffActionName, { status }: Pick<Application, 'status'>): void {
  if (mayDo(person, action, status)) return;
  throw new Problem('forbidden', {
    message: `The role ${person.role} may not do this. It is for: ${rolesFor(action, status).join(', ')}.`,
  });
}

const isOpenFor = (action: StaffActionName, { active }: Application): boolean => active || ACTIONS[action].isAfterTheEnd === true;

/** Throws where an action is not possible on the application now, no matter who would do it: out_of_order, or what its row says. */
export function requirePossible(action: StaffActionName, application: Application, moment: Moment): void {
  const { fits, refusal } = ACTIONS[action];
  if (!isOpenFor(action, application)) throw doesNotFit(action, application);
  if (!fits(application, moment)) throw refusal?.(application, moment) ?? doesNotFit(action, application);
}

/** Throws where what is asked is refused for what it is about, or for who asks: the reason of the row. */
export function requireChecked(action: StaffActionName, application: Application, asked: Parameters<Check>[1]): void {
  const refused = ACTIONS[action].check?.(application, asked);
  if (refused) throw refused;
}
/** The refusal of an action that does not fit. */
export const doesNotFit = (action: StaffActionName, { status, version }: Application): Problem =>
  new Problem('out_of_order', {
    message: `${ACTIONS[action].title}: this does not fit ${status}`,
    extra: { applicationStatus: status, version },
  });

/** The actions that a list offers on the application now, for every role that may perform them. */
export const openActions = (application: Application, moment: Moment): StaffActionName[] =>
  STAFF_ACTIONS.filter((action) => {
    const { fits, isOffered = always } = ACTIONS[action];
    return isOpenFor(action, application) && fits(application, moment) && isOffered(application, moment);
  });

/** The rule by which an action of a role takes a second person on this application now; null where one is enough. */
export function twoPersonRule(
  action: StaffActionName,
  about: Omit<About, 'needed'>,
  asked: Partial<StaffAction> = {},
): TwoPersonRule | null {
  const { reasons, conditionUuid, stage, callResult, decision } = asked;
  const all = { ...about, reasons, conditionUuid, stage, callResult, decision, needed: neededFor(action, about, asked) };
  return [...(ACTIONS[action].twoPeople ?? []), 'AUTHORITY' as const].find((rule) => TWO_PERSON_RULES[rule].when(all)) ?? null;
}
/** What an action takes of the authority of who decides it; null where it takes none. */
export const neededFor = (
  action: StaffActionName,
  application: Pick<Application, 'facts' | 'status'>,
  asked: Partial<StaffAction>,
): Needed | null => ACTIONS[action].needs?.(application, asked) ?? null;

/** The actions that end a kind of work. What others hold is ended by nobody here: it may be ended with the application. */
function endsOf(kind: WorkKindCode): readonly StaffActionName[] {
  const named = STAFF_ACTIONS.filter((action) => ACTIONS[action].ends?.includes(kind));
  return named.length > 0 ? named : ['clear'];
}
const ENDS = Object.fromEntries(WORK_KIND_CODES.map((kind) => [kind, endsOf(kind)])) as Record<WorkKindCode, readonly StaffActionName[]>;

/** Whether an action ends the task of a status. */
export const isEndOf = (status: string, action: StaffActionName): boolean => isWorkKind(status) && ENDS[status].includes(action);

const rolesOfKind = (kind: WorkKindCode): readonly StaffRole[] => {
  if (WORK_KINDS[kind].queue === 'vendors') return LENDING_ROLES;
  const status = isChecklistStatus(kind) ? kind : 'UNKNOWN';
  return [...new Set(ENDS[kind].flatMap((action) => rolesFor(action, status)))];
};
/** The roles that may end each kind; anyone who acts may look after what others hold. */
export const ROLES_OF_KIND: Readonly<Record<WorkKindCode, readonly StaffRole[]>> = Object.fromEntries(
  WORK_KIND_CODES.map((kind) => [kind, rolesOfKind(kind)]),
) as Record<WorkKindCode, readonly StaffRole[]>;
