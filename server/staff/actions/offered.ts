import { IDENTITY_ROLES } from '@hearthline/contract/desk/application/acts.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { alertCallsOf } from '@hearthline/database/stores/application/alert-calls.ts';
import { expireProposals, openProposals } from '@hearthline/database/stores/lender/proposals.ts';
import { isHeldForIdentity } from '@hearthline/journey/application/identity-changes.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { openAlert } from '@hearthline/journey/steps/alerts.ts';
import { moneySent } from '@hearthline/journey/steps/rescission.ts';
import { isApproved } from '@hearthline/journey/steps/funding.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { fundingSheet } from '../../steps/closing/funding-sheet.ts';
import { momentOf } from './act.ts';
import { ACTIONS, isEndOf, mayDo, neededFor, openActions, twoPersonRule } from './all.ts';
import { aboveAuthority } from './authority.ts';
import { formsOf } from './fields.ts';
import type { StaffAction } from './row.ts';
import { type About, OUTLASTING, TWO_PERSON_RULES } from './two-person-rules.ts';
import { ownApplication } from '../own.ts';
import { onPage } from '../mask.ts';
import { payeesOf } from '../payees.ts';
import { type Acting, staffPersonOf } from '../person.ts';
import { colleaguesOf, neededOf, proposalView } from './proposals.ts';

/** What ends the task of this status stands first, what ends the application last; where the consumer denied that they applied, the decline first. */
const inOrder = (status: ChecklistStatus, actions: readonly StaffActionName[], isDenied: boolean): StaffActionName[] => {
  const rank = (action: StaffActionName) =>
    isDenied && action === 'decline' ? -1 : isEndOf(status, action) ? 0 : ACTIONS[action].endsApplication ? 2 : 1;
  return actions.toSorted((a, b) => rank(a) - rank(b));
};

/** Why an action takes two, for the person who would propose it; null where they do it alone. @param asked what is typed, where it decides that */
export function twoPeopleFor(
  action: StaffActionName,
  about: Omit<About, 'needed'> & Acting,
  asked: Partial<StaffAction> = {},
): string | null {
  const rule = twoPersonRule(action, about, asked);
  if (rule === null) return null;
  const above = aboveAuthority(about, neededFor(action, about, asked));
  return rule === 'AUTHORITY' ? `This is ${above}. A colleague with authority decides.` : TWO_PERSON_RULES[rule].why;
}

/** The actions that fit the application and are the caller's to perform, each with its form, and the proposals that wait. */
export async function actionsFor(ctx: Context, caller: StaffCaller, uuid: string) {
  const application = await ownApplication(ctx, caller, uuid);
  const { facts, status, version } = application;
  const as = staffPersonOf(caller);
  const mine = openActions(application, momentOf(ctx, application, as)).filter((action) => mayDo(as, action, status));
  const { organization } = caller;
  await expireProposals(ctx.pool, { organization, at: ctx.clock.now(), outlasting: OUTLASTING, applicationUuid: uuid });
  const [payees, forms, waiting, [lastCall], sheet, colleagues] = await Promise.all([
    payeesOf(ctx, application),
    formsOf(ctx, application, mine),
    openProposals(ctx.pool, organization, uuid),
    openAlert(facts) === null ? [] : alertCallsOf(ctx.pool, uuid),
    status === 'FUNDING_DECISION' && !moneySent(facts) && !isApproved(facts) ? fundingSheet(ctx, application) : null,
    colleaguesOf(ctx, caller),
  ]);
  const isDenied = lastCall?.result === 'DISOWNED';
  const proposed = new Set(waiting.map(({ action }) => action));
  return {
    timeZone: timeZoneAtProperty(facts),
    version,
    status,
    sheet: onPage(sheet, as.role),
    payees: (onPage(payees, as.role) ?? []).filter(({ isInReview, waitsUntil }) => isInReview || waitsUntil !== null),
    actions: inOrder(status, mine, isDenied)
      .filter((action) => !proposed.has(action))
      .map((action, at) => {
        const { title, does, isHarsh = false } = ACTIONS[action];
        const isPrimary = at === 0 && (isEndOf(status, action) || (isDenied && action === 'decline'));
        return {
          action,
          title,
          does,
          isHarsh,
          isPrimary,
          twoPeople: twoPeopleFor(action, { ...application, ...as }),
          fields: forms.get(action) ?? [],
        };
      }),
    proposals: waiting.map((row) => proposalView(caller, row, { sheet, payees, needed: neededOf(row, application) }, colleagues)),
    correct: IDENTITY_ROLES.some((role) => role === caller.role) && isHeldForIdentity(status) ? ('borrower' as const) : null,
  };
}
