/** The list of a lender's applications, and who answers for each. */
import type { deskApplications, NEXT_ACTORS } from '@hearthline/contract/desk/applications.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { LENDING_ROLES } from '@hearthline/contract/desk/roles.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  countedStages,
  listedApplications,
  type ListedRow,
  type ListFilter,
  type ListOrder,
  ownersOf,
  setOwner,
} from '@hearthline/database/stores/application/list.ts';
import { colleaguesIn } from '@hearthline/database/stores/lender/work.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import { CHECKLIST_STATUSES } from '@hearthline/journey/statuses.ts';
import { statusForStaff } from '@hearthline/journey/work/status-names.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { nextOf } from '../application/summary.ts';
import { listedName, onPage } from '../mask.ts';
import { recordListRead } from '../views.ts';

type Asked = z.output<typeof deskApplications.query>;
type Reply = z.input<typeof deskApplications.reply>;
type Row = Reply['rows'][number];
type NextActor = (typeof NEXT_ACTORS)[number];

const WAITS_FOR_BORROWER = CHECKLIST_STATUSES.filter((status) => STATUS_COPY[status].you?.isWaitedFor);
/** What makes `nextOf` name each: the statuses that wait for the borrower or others, an open task, an end. */
const ACTS_NEXT: Readonly<Record<NextActor, Partial<ListFilter>>> = {
  BORROWER: { active: true, statuses: WAITS_FOR_BORROWER },
  STAFF: { active: true, statuses: WAITS_FOR_BORROWER, except: true, hasTask: true },
  OTHERS: { active: true, statuses: WAITS_FOR_BORROWER, except: true, hasTask: false },
  NOBODY: { active: false },
};
const ACTIVE = { open: true, ended: false, all: null } as const;

const filterOf = (ctx: Context, caller: StaffCaller, asked: Asked): ListFilter => ({
  organization: caller.organization,
  active: ACTIVE[asked.which],
  stage: asked.stage ?? null,
  statuses: null,
  except: false,
  hasTask: null,
  state: asked.state ?? null,
  product: asked.product ?? null,
  owner: asked.owner === 'mine' ? caller.staffUuid : asked.owner === 'none' ? null : (asked.owner ?? null),
  isUnowned: asked.owner === 'none',
  lateAt: asked.late === undefined ? null : ctx.clock.now(),
  leastLine: asked.least ?? null,
  loanNumber: asked.loan?.toUpperCase() ?? null,
  ...(asked.next === undefined ? {} : ACTS_NEXT[asked.next]),
});

function rowView({ clock }: Pick<Context, 'clock'>, role: StaffRole, row: ListedRow): Row {
  const {
    uuid,
    loanNumber,
    status,
    stage,
    active,
    product,
    state,
    since,
    createdAt,
    tasks,
    owner,
    taskDueAt,
    lawDueAt,
    hasTask,
    isUnderWay,
  } = row;
  const now = clock.now(uuid);
  const byLaw = lawDueAt !== null && (taskDueAt === null || lawDueAt <= taskDueAt);
  const dueAt = active || tasks > 0 ? (byLaw ? lawDueAt : taskDueAt) : null;
  return {
    uuid,
    loanNumber,
    borrower: listedName(row),
    status,
    statusText: statusForStaff(status, isUnderWay),
    stage,
    active,
    next: nextOf(status, active, { hasTask, isUnderWay }).who,
    product,
    state,
    line: onPage(row.line, role),
    since: since.toISOString(),
    createdAt: createdAt.toISOString(),
    sinceSeconds: Math.max(0, Math.round((now.getTime() - since.getTime()) / 1000)),
    due: dueAt && { at: dueAt.toISOString(), inSeconds: Math.round((dueAt.getTime() - now.getTime()) / 1000), byLaw },
    tasks,
    owner,
  };
}

/** A page of the lender's applications, with how many there are in each stage. Throws forbidden where a role that sees no amounts asks by them. */
export async function applicationsPage(ctx: Context, caller: StaffCaller, asked: Asked): Promise<Reply> {
  const readsAmounts = onPage(true, caller.role) !== null;
  if (!readsAmounts && (asked.least !== undefined || asked.sort.endsWith('line')))
    throw new Problem('forbidden', { message: 'Your role does not see the amounts of lines.' });
  // the amounts of lines are shown to those who may look at borrowers' data, once it is in the log that they were
  if (readsAmounts) await recordListRead(ctx, caller);
  const filter = filterOf(ctx, caller, asked);
  const isDescending = asked.sort.startsWith('-');
  const order = asked.sort.replace('-', '') as ListOrder;
  const page = { order, isDescending, limit: DESK_PAGE_SIZE, offset: offsetOf(asked.page) };
  const [rows, stages] = await Promise.all([listedApplications(ctx.pool, filter, page), countedStages(ctx.pool, filter)]);
  const total = stages.reduce((sum, { stage, count }) => (asked.stage === undefined || stage === asked.stage ? sum + count : sum), 0);
  return { rows: rows.map((row) => rowView(ctx, caller.role, row)), total, stages };
}

/** Who may own an application: those who act on applications. */
export const colleagues = async ({ pool }: Pick<Context, 'pool'>, { organization }: StaffCaller) =>
  (await colleaguesIn(pool, organization, LENDING_ROLES)).map(({ uuid, name, role }) => ({ uuid, name, role: role as StaffRole }));

type Assignment = { readonly applications: readonly string[]; readonly to: string | null };

/** Makes a person the owner of applications, all or none of them. Throws not_found, and forbidden where a colleague owns one. */
export async function assignOwner(ctx: Context, caller: StaffCaller, { applications, to }: Assignment) {
  const owner = to === null ? null : (await colleagues(ctx, caller)).find(({ uuid }) => uuid === to);
  if (owner === undefined) throw new Problem('not_found', { message: 'Nobody of this kind works here.' });
  return transaction(ctx.pool, async (client) => {
    const asked = new Set(applications);
    const found = await ownersOf(client, caller.organization, [...asked]);
    if (found.length !== asked.size) throw new Problem('not_found');
    const theirs = found.find((one) => one.owner !== null && one.owner !== caller.staffUuid);
    if (theirs && caller.role !== 'admin')
      throw new Problem('forbidden', { message: `${theirs.name} owns one of them. Ask them, or an administrator, to hand it over.` });
    const changed = found.filter((one) => one.owner !== to);
    await setOwner(client, changed, { to, by: caller.staffUuid, at: ctx.clock.now() });
    return { changed: changed.length, owner: owner && { uuid: owner.uuid, name: owner.name } };
  });
}
