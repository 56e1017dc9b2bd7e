/** The second person's part: approving or refusing what a colleague proposed. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid, readApplication } from '@hearthline/database/stores/application/application.ts';
import {
  endProposal,
  expireProposals,
  lockProposal,
  NOT_TYPED,
  openProposals,
  PROPOSER_GONE,
  type ProposalRow,
} from '@hearthline/database/stores/lender/proposals.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { activeMembers, type Colleague } from '@hearthline/database/stores/lender/staff-members.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { zoneOfHome } from '@hearthline/rules/time-zone.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { basisOf, type StaffAction, staffActionWith } from './act.ts';
import { ACTIONS, mayDo, neededFor } from './all.ts';
import { aboveAuthority, type Limits, type Needed, standing } from './authority.ts';
import { staffPersonOf, type StaffPerson } from '../person.ts';
import { commitDecision, decideWith, type Decision, type Kind, whyNotDecide } from '../two-people.ts';
import { payeesOf } from '../payees.ts';
import type { FundingSheet, Payee } from '@hearthline/contract/desk/actions.ts';
import { fundingSheet, requireSheetRead, type SheetRead } from '../../steps/closing/funding-sheet.ts';
import { refuseLetter } from './mailed-letter.ts';
import { listedName, onPage } from '../mask.ts';
import { mayBeSecond, OUTLASTING, TWO_PERSON_RULES, type TwoPersonRule } from './two-person-rules.ts';

type Kept = StaffAction & { readonly details?: { label: string; value: string }[] };
/** What a stored proposal asks. Its note is under `reason` where the release before stored it. */
const keptOf = ({ asked: { reason, note = reason, ...asked } }: ProposalRow) => ({ ...asked, note }) as Kept;
const ruleOf = (row: ProposalRow) => TWO_PERSON_RULES[row.rule as TwoPersonRule];
const actionOf = (row: ProposalRow) => row.action as StaffActionName;
const roleOf = ({ role }: ProposalRow) => role as StaffPerson['role'];

/** The two people as they may decide now, and what it takes: one of them has to have the authority for it. */
type Pair = { readonly first: Limits; readonly second: Limits & Pick<StaffPerson, 'role'>; readonly needed: Needed | null };
/** Why a second person may not decide, besides having proposed it. */
function whyNot(row: ProposalRow, { first, second, needed }: Pair): string | null {
  if (!mayDo(second, actionOf(row), row.status as ChecklistStatus) || !mayBeSecond(row.rule as TwoPersonRule, second.role, roleOf(row)))
    return `The role ${second.role} may not decide this.`;
  const above = aboveAuthority(first, needed) === null ? null : aboveAuthority(second, needed);
  return above && `This is ${above}. A colleague with authority decides.`;
}
/** What a proposal takes of the authority of those who decide it. */
export const neededOf = (row: ProposalRow, application: Application): Needed | null => neededFor(actionOf(row), application, keptOf(row));

/** What the second person reads besides: of a funding what is paid now, of a bank account what is compared. */
type Shown = { readonly sheet: FundingSheet | null; readonly payees: Payee[]; readonly needed: Needed | null };

async function shownWith(ctx: Context, row: ProposalRow): Promise<Shown> {
  const { shows, needs } = ACTIONS[actionOf(row)];
  if (shows === undefined && needs === undefined) return { sheet: null, payees: [], needed: null };
  const application = await applicationByUuid(ctx.pool, row.applicationUuid);
  return {
    sheet: shows === 'FUNDING_SHEET' ? await fundingSheet(ctx, application) : null,
    payees: shows === 'PAYEES' ? await payeesOf(ctx, application) : [],
    needed: neededOf(row, application),
  };
}

/** The people of the lender, among whom a proposal finds those who may decide it. */
export const colleaguesOf = async (ctx: Context, { organization }: StaffCaller): Promise<Colleague[]> =>
  activeMembers(ctx.pool, organization);

/** A proposal as the desk shows it. */
export function proposalView(caller: StaffCaller, row: ProposalRow, { sheet, payees, needed }: Shown, colleagues: readonly Colleague[]) {
  const first = colleagues.find(({ uuid }) => uuid === row.person) ?? { authority: null };
  const mayNot = whyNotDecide(caller, row.person, whyNot(row, { first, second: caller, needed }));
  const { note = null, details = [] } = keptOf(row);
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
    comparesWatchList: shows === 'WATCH_LIST' && row.rule === 'WATCH_LIST',
    by: { uuid: row.person, name: row.name },
    role: row.role,
    at: row.at.toISOString(),
    timeZone: zoneOfHome(row.parcelZone, row.homeState),
    mayDecide: mayNot === null,
    whyNot: mayNot,
    deciders: colleagues.flatMap((second) =>
      whyNotDecide({ staffUuid: second.uuid }, row.person, whyNot(row, { first, second, needed })) === null ? second.name : [],
    ),
    isMine: row.person === caller.staffUuid,
  };
}

/** The open proposals of the lender, those that the caller may decide first. */
export async function proposalsFor(ctx: Context, caller: StaffCaller) {
  await expireProposals(ctx.pool, { organization: caller.organization, at: ctx.clock.now(), outlasting: OUTLASTING });
  const [rows, colleagues] = await Promise.all([openProposals(ctx.pool, caller.organization), colleaguesOf(ctx, caller)]);
  const views = await Promise.all(rows.map(async (row) => proposalView(caller, row, await shownWith(ctx, row), colleagues)));
  return views.toSorted((a, b) => Number(b.mayDecide) - Number(a.mayDecide));
}

type Decided = { readonly state: 'APPROVED' | 'REFUSED' | 'WITHDRAWN'; readonly version: number; readonly status: string };
/** A locked proposal, the locked application that it is about, and the authority of both people at this moment. */
type Locked = { readonly row: ProposalRow; readonly application: Application; readonly pair: Pair };

/** The proposer's action, approved by the second. A large line records the approval of each. */
async function perform(ctx: Context, client: PoolClient, row: ProposalRow, second: StaffPerson): Promise<Application> {
  const { details: _, ...asked } = keptOf(row);
  const first: StaffPerson = { uuid: row.person, name: row.name, role: row.role as StaffPerson['role'] };
  const { applicationUuid: uuid } = row;
  const after = await staffActionWith(ctx, client, uuid, { ...asked, as: first }, { second });
  return ruleOf(row).recordsBoth ? staffActionWith(ctx, client, uuid, { ...asked, as: second }, { second: first }) : after;
}

const GONE_ON = 'The application has gone on. This proposal no longer applies.';
const ABOUT_ANOTHER = 'What this is about has changed since it was proposed. Look at it again, then propose it again.';
const SHEET_CHANGED = 'What is paid has changed since it was proposed. Propose it again with the new figures.';

/** A borrower's letter waits until the application ends, no matter who brought it. */
const outlasts = ({ row, application }: Locked): boolean => application.active && ruleOf(row).outlastsStatus === true;

type Asked = Decision & SheetRead;
function actionProposal(ctx: Context, caller: StaffCaller, id: string, asked: Asked): Kind<Locked, Decided> {
  const at = ctx.clock.now();
  const second = staffPersonOf(caller);
  /** Ends it without facts of the action: a line in the record of actions says who did that. */
  const end = async (client: PoolClient, { row, application }: Locked, state: 'REFUSED' | 'WITHDRAWN', reason: string | undefined) => {
    const isRefused = state === 'REFUSED';
    await endProposal(client, id, { state, at, reason, ...(isRefused && { second }) });
    // A letter that is taken back stays undecided: nobody alone lets the money go.
    const after = isRefused ? await refuseLetter({ ctx, client, application, as: second }, keptOf(row)) : application;
    await insertStaffAction(client, {
      applicationUuid: row.applicationUuid,
      from: application.version,
      to: after.version,
      action: `${isRefused ? 'refuse' : 'take-back'}:${row.action}`,
      by: second,
      reason: reason ?? null,
      textForBorrower: null,
      at: ctx.clock.now(row.applicationUuid),
      ...(isRefused && { second: { uuid: row.person, name: row.name, role: row.role } }),
    });
    return { state, version: after.version, status: after.status };
  };
  return {
    lock: async (client) => {
      const row = await lockProposal(client, caller.organization, id);
      const application = row && (await readApplication(client, row.applicationUuid, true));
      if (!row || !application) return null;
      const first = await standing(client, { uuid: row.person, role: roleOf(row) });
      const pair = { first, second: { ...second, ...(await standing(client, second)) }, needed: neededOf(row, application) };
      return { row, application, pair };
    },
    proposed: (locked) => {
      const { row } = locked;
      return { state: row.state, isOpen: row.state === 'OPEN', proposer: row.person, proposerIs: outlasts(locked) ? null : [roleOf(row)] };
    },
    whyNot: ({ row, pair }) => whyNot(row, pair),
    proposerGone: PROPOSER_GONE,
    whyExpired: async (client, locked, decision) => {
      const { row, application } = locked;
      if (outlasts(locked)) return null;
      if (application.status !== row.status) return GONE_ON;
      if ((await basisOf(client, actionOf(row), application)) !== row.basis) return ABOUT_ANOTHER;
      if (decision !== 'APPROVE' || ACTIONS[actionOf(row)].shows !== 'FUNDING_SHEET') return null;
      if (keptOf(row).netTyped === undefined) return NOT_TYPED;
      // both have to have read the same figures
      const sheet = await requireSheetRead(ctx, application, asked, client);
      return keptOf(row).sheetRead === sheet.id ? null : SHEET_CHANGED;
    },
    expire: async (client, _, reason) => endProposal(client, id, { state: 'EXPIRED', at, reason }),
    approve: async (client, { row }) => {
      const { version, status } = await perform(ctx, client, row, second);
      await endProposal(client, id, { state: 'APPROVED', at, second, reason: asked.reason });
      return { state: 'APPROVED', version, status };
    },
    refuse: async (client, locked, reason) => end(client, locked, 'REFUSED', reason),
    withdraw: async (client, locked, reason) => end(client, locked, 'WITHDRAWN', reason),
  };
}

/**
 * Decides an open proposal. Both people are in the record of actions. Throws not_found, forbidden, and conflict where it was decided before or the
 * application has gone on: then it has expired.
 */
export async function decideProposal(ctx: Context, caller: StaffCaller, id: string, asked: Asked): Promise<Decided> {
  const kind = actionProposal(ctx, caller, id, asked);
  try {
    return await commitDecision(ctx.pool, async (client) => decideWith(client, kind, caller, asked));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'out_of_order') throw error;
    await endProposal(ctx.pool, id, { state: 'EXPIRED', at: ctx.clock.now(), reason: GONE_ON });
    throw new Problem('conflict', { message: GONE_ON });
  }
}
