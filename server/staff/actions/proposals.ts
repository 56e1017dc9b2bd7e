/** The second person's part: approving or refusing what a colleague proposed. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid, readApplication } from '@hearthline/database/stores/application/application.ts';
import {
  endProposal,
  expireProposals,
  lockProposal,
  openProposals,
  PROPOSER_GONE,
  type ProposalRow,
} from '@hearthline/database/stores/lender/proposals.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { standingRole } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { zoneOfHome } from '@hearthline/rules/time-zone.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { basisOf, type StaffAction, staffActionWith } from './act.ts';
import { ACTIONS, mayDo } from './all.ts';
import { OWN_PROPOSAL, staffPersonOf, type StaffPerson } from '../person.ts';
import { payeesOf } from '../payees.ts';
import type { FundingSheet, Payee } from '@hearthline/contract/desk/actions.ts';
import { fundingSheet, requireSheetRead } from '../../steps/closing/funding-sheet.ts';
import { refuseLetter } from './mailed-letter.ts';
import { listedName, onPage } from '../mask.ts';
import { mayBeSecond, OUTLASTING, TWO_PERSON_RULES, type TwoPersonRule } from './two-person-rules.ts';

type Kept = StaffAction & { readonly details?: { label: string; value: string }[] };
const ruleOf = (row: ProposalRow) => TWO_PERSON_RULES[row.rule as TwoPersonRule];
const actionOf = (row: ProposalRow) => row.action as StaffActionName;
const mayDecide = (caller: StaffCaller, row: ProposalRow) =>
  row.person !== caller.staffUuid &&
  mayDo(caller, actionOf(row), row.status as ChecklistStatus) &&
  mayBeSecond(row.rule as TwoPersonRule, caller.role, row.role as StaffPerson['role']);

/** What the second person reads besides: of a funding what is paid now, of a bank account what is compared. */
type Shown = { readonly sheet: FundingSheet | null; readonly payees: Payee[] };

async function shownWith(ctx: Context, row: ProposalRow): Promise<Shown> {
  const { shows } = ACTIONS[actionOf(row)];
  if (shows === undefined) return { sheet: null, payees: [] };
  const application = await applicationByUuid(ctx.pool, row.applicationUuid);
  return shows === 'FUNDING_SHEET'
    ? { sheet: await fundingSheet(ctx, application), payees: [] }
    : { sheet: null, payees: await payeesOf(ctx, application) };
}

/** A proposal as the desk shows it. */
export function proposalView(caller: StaffCaller, row: ProposalRow, { sheet, payees }: Shown) {
  const { note = null, details = [] } = row.asked as Kept;
  const { shows } = ACTIONS[actionOf(row)];
  return {
    uuid: row.id,
    action: actionOf(row),
    title: ACTIONS[actionOf(row)].title,
    applicationUuid: row.applicationUuid,
    loanNumber: row.loanNumber,
    borrower: listedName(row),
    why: ruleOf(row).why,
    source: ruleOf(row).source,
    reason: onPage(note, caller.role),
    details: onPage(details, caller.role) ?? [],
    sheet: shows === 'FUNDING_SHEET' ? onPage(sheet, caller.role) : null,
    payees: shows === 'PAYEES' ? (onPage(payees, caller.role) ?? []).filter(({ isInReview }) => isInReview) : [],
    by: { uuid: row.person, name: row.name },
    role: row.role,
    at: row.at.toISOString(),
    timeZone: zoneOfHome(row.parcelZone, row.homeState),
    mayDecide: mayDecide(caller, row),
    isMine: row.person === caller.staffUuid,
  };
}

/** The open proposals of the lender, those that the caller may decide first. */
export async function proposalsFor(ctx: Context, caller: StaffCaller) {
  await expireProposals(ctx.pool, { organization: caller.organization, at: ctx.clock.now(), outlasting: OUTLASTING });
  const views = await Promise.all(
    (await openProposals(ctx.pool, caller.organization)).map(async (row) => proposalView(caller, row, await shownWith(ctx, row))),
  );
  return views.toSorted((a, b) => Number(b.mayDecide) - Number(a.mayDecide));
}

type Decision = {
  readonly decision: 'APPROVE' | 'REFUSE' | 'WITHDRAW';
  readonly reason?: string | undefined;
  readonly sheetRead?: string | undefined;
};
type Decided = { readonly state: 'APPROVED' | 'REFUSED' | 'WITHDRAWN'; readonly version: number; readonly status: string };

/** The proposer's action, approved by the second. A large line records the approval of each. */
async function perform(ctx: Context, client: PoolClient, row: ProposalRow, second: StaffPerson): Promise<Application> {
  const { details: _, ...asked } = row.asked as Kept;
  const first: StaffPerson = { uuid: row.person, name: row.name, role: row.role as StaffPerson['role'] };
  const { applicationUuid: uuid } = row;
  const after = await staffActionWith(ctx, client, uuid, { ...asked, as: first }, { second });
  return ruleOf(row).recordsBoth ? staffActionWith(ctx, client, uuid, { ...asked, as: second }, { second: first }) : after;
}

function requireDecider(caller: StaffCaller, row: ProposalRow, { decision, reason }: Decision): void {
  if (decision === 'WITHDRAW') {
    if (row.person !== caller.staffUuid) throw new Problem('forbidden', { message: 'Only the person who proposed it takes it back.' });
    return;
  }
  if (row.person === caller.staffUuid) throw new Problem('forbidden', { message: OWN_PROPOSAL });
  if (!mayDecide(caller, row)) throw new Problem('forbidden', { message: `The role ${caller.role} may not decide this.` });
  if (decision === 'REFUSE' && (reason ?? '') === '')
    throw new Problem('invalid_request', { message: 'Say why', errors: [{ field: 'reason', message: 'Say why you refuse it' }] });
}

type Expired = { readonly expired: string };
const GONE_ON = 'The application has gone on. This proposal no longer applies.';
const ABOUT_ANOTHER = 'What this is about has changed since it was proposed. Look at it again, then propose it again.';
const SHEET_CHANGED = 'What is paid has changed since it was proposed. Propose it again with the new figures.';

/** Why a locked proposal of a locked application no longer applies; null while it does. A borrower's letter waits, no matter who brought it. */
async function whyExpired(client: PoolClient, row: ProposalRow, application: Application): Promise<string | null> {
  if (application.active && ruleOf(row).outlastsStatus) return null;
  if (application.status !== row.status) return GONE_ON;
  if ((await standingRole(client, row.person)) !== row.role) return PROPOSER_GONE;
  return (await basisOf(client, actionOf(row), application)) === row.basis ? null : ABOUT_ANOTHER;
}

/**
 * Decides an open proposal. Both people are in the record of actions. Throws not_found, forbidden, and conflict where it was decided before or the
 * application has gone on: then it has expired.
 */
export async function decideProposal(ctx: Context, caller: StaffCaller, id: string, asked: Decision): Promise<Decided> {
  const at = ctx.clock.now();
  const second = staffPersonOf(caller);
  const end = { second: { uuid: caller.staffUuid, role: caller.role }, at, reason: asked.reason };
  const decide = async (client: PoolClient): Promise<Decided | Expired> => {
    const row = await lockProposal(client, caller.organization, id);
    if (!row) throw new Problem('not_found');
    if (row.state !== 'OPEN') throw new Problem('conflict', { message: `This was decided before: ${row.state.toLowerCase()}.` });
    requireDecider(caller, row, asked);
    const application = await readApplication(client, row.applicationUuid, true);
    if (!application) throw new Problem('not_found');
    const { version } = application;
    const expired = await whyExpired(client, row, application);
    if (expired !== null) {
      await endProposal(client, id, { state: 'EXPIRED', at, reason: expired });
      return { expired };
    }
    if (asked.decision === 'APPROVE' && ACTIONS[actionOf(row)].shows === 'FUNDING_SHEET') {
      const sheet = await requireSheetRead(ctx, application, asked.sheetRead, client);
      // both have to have read the same figures
      if ((row.asked as Kept).sheetRead !== sheet.id) {
        await endProposal(client, id, { state: 'EXPIRED', at, reason: SHEET_CHANGED });
        return { expired: SHEET_CHANGED };
      }
    }
    if (asked.decision === 'APPROVE') {
      const after = await perform(ctx, client, row, second);
      await endProposal(client, id, { ...end, state: 'APPROVED' });
      return { state: 'APPROVED', version: after.version, status: after.status };
    }
    const withdrawn = asked.decision === 'WITHDRAW';
    await endProposal(client, id, withdrawn ? { state: 'WITHDRAWN', at, reason: asked.reason } : { ...end, state: 'REFUSED' });
    // A letter that is taken back stays undecided: nobody alone lets the money go.
    const after = withdrawn ? application : await refuseLetter({ ctx, client, application, as: second }, row.asked);
    await insertStaffAction(client, {
      applicationUuid: row.applicationUuid,
      from: version,
      to: after.version,
      action: `${withdrawn ? 'take-back' : 'refuse'}:${row.action}`,
      by: second,
      reason: asked.reason ?? null,
      textForBorrower: null,
      at: ctx.clock.now(row.applicationUuid),
      ...(!withdrawn && { second: { uuid: row.person, name: row.name, role: row.role } }),
    });
    return { state: withdrawn ? 'WITHDRAWN' : 'REFUSED', version: after.version, status: after.status };
  };
  try {
    const decided = await transaction(ctx.pool, decide);
    if ('expired' in decided) throw new Problem('conflict', { message: decided.expired });
    return decided;
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'out_of_order') throw error;
    await endProposal(ctx.pool, id, { state: 'EXPIRED', at, reason: GONE_ON });
    throw new Problem('conflict', { message: GONE_ON });
  }
}
