import { Problem } from '@hearthline/contract/problem.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import {
  addNote,
  assignTask,
  colleaguesIn,
  countTasks,
  notesOf,
  type NoteRow,
  openTasks,
  placeOf,
  type Sort,
  type TaskRow,
  taskOf,
} from '@hearthline/database/stores/lender/work.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { citeOf, promiseOf } from '@hearthline/journey/work/due.ts';
import { isWorkKind, kindsOf, type Queue, QUEUES, WORK_KIND_CODES, WORK_KINDS } from '@hearthline/journey/work/kinds.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { listedName, onPage } from '../mask.ts';
import { ROLES_OF_KIND } from '../actions/all.ts';

type Query = {
  readonly queue?: Queue | undefined;
  readonly status?: string | undefined;
  readonly role?: StaffRole | undefined;
  readonly who: 'mine' | 'unassigned' | 'everybody';
  readonly overdue?: 'true' | undefined;
  readonly product?: string | undefined;
  readonly state?: string | undefined;
  readonly application?: string | undefined;
  readonly sort: Sort;
  readonly after?: string | undefined;
  readonly limit: number;
};

const kindOf = (code: string) => (isWorkKind(code) ? WORK_KINDS[code] : WORK_KINDS.UNKNOWN);
const rolesOf = (code: string): readonly StaffRole[] => ROLES_OF_KIND[isWorkKind(code) ? code : 'UNKNOWN'];

/** A row as the desk shows it. */
export function taskView({ clock }: Pick<Context, 'clock'>, caller: StaffCaller, row: TaskRow) {
  const { title, queue } = kindOf(row.kind);
  const { id, version, applicationUuid, loanNumber, product, state, status, kind, priority, openedAt, dueAt, assignee } = row;
  const now = clock.now(applicationUuid);
  return {
    uuid: id,
    version,
    applicationUuid,
    loanNumber,
    borrower: listedName(row),
    product,
    state,
    status,
    kind,
    title,
    queue,
    priority,
    openedAt: openedAt.toISOString(),
    dueAt: dueAt.toISOString(),
    ageSeconds: Math.max(0, Math.round((now.getTime() - openedAt.getTime()) / 1000)),
    dueInSeconds: Math.round((dueAt.getTime() - now.getTime()) / 1000),
    dueBy: row.lawOn !== null && (row.promisedAt === null || row.promisedAt > dueAt) ? ('LAW' as const) : ('PROMISE' as const),
    isLate: row.closedAt === null && dueAt < now,
    assignee,
    isMine: assignee?.uuid === caller.staffUuid,
    mayAct: rolesOf(kind).includes(caller.role),
  };
}

/** The kinds that a queue, a status and a role leave; null: all. */
function kindsAsked({ queue, status, role }: Query): readonly string[] | null {
  if (queue === undefined && status === undefined && role === undefined) return null;
  const ofQueue: readonly string[] = queue === undefined ? WORK_KIND_CODES : kindsOf(queue);
  return ofQueue.filter((kind) => (status === undefined || kind === status) && (role === undefined || rolesOf(kind).includes(role)));
}

const placeIn = (after: string | undefined): readonly unknown[] | null => {
  if (after === undefined) return null;
  try {
    const place: unknown = JSON.parse(Buffer.from(after, 'base64url').toString('utf8'));
    if (Array.isArray(place) && place.every((part) => typeof part === 'string' || typeof part === 'number')) return place;
  } catch {
    // Refused below, like every place that we did not give out.
  }
  throw new Problem('invalid_request', { errors: [{ field: 'after', message: 'Is not a place in this list' }] });
};
const PLACES: Readonly<Record<Sort, number>> = { due: 2, age: 2, priority: 3 };

/** A page of the lender's open tasks. Throws invalid_request for a place that belongs to another order. */
export async function workPage(ctx: Context, caller: StaffCaller, query: Query) {
  const { sort, limit } = query;
  const after = placeIn(query.after);
  if (after !== null && after.length !== PLACES[sort])
    throw new Problem('invalid_request', { errors: [{ field: 'after', message: 'Belongs to another order' }] });
  const filter = {
    organization: caller.organization,
    kinds: kindsAsked(query),
    assignedTo: query.who === 'mine' ? caller.staffUuid : null,
    isUnassigned: query.who === 'unassigned',
    overdueAt: query.overdue === undefined ? null : ctx.clock.now(),
    product: query.product ?? null,
    state: query.state ?? null,
    applicationUuid: query.application ?? null,
  };
  const rows = await openTasks(ctx.pool, filter, { sort, after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    tasks: page.map((row) => taskView(ctx, caller, row)),
    next: last ? Buffer.from(JSON.stringify(placeOf(sort, last))).toString('base64url') : null,
  };
}

/** Open tasks of each queue. @param approvals how many wait for the caller */
export async function workCounts(ctx: Context, caller: StaffCaller, approvals: number) {
  const kinds = await countTasks(ctx.pool, caller.organization, caller.staffUuid, ctx.clock.now());
  const sum = (of: typeof kinds, what: 'open' | 'late' | 'mine' | 'unassigned') => of.reduce((n, kind) => n + kind[what], 0);
  const queues = (Object.keys(QUEUES) as Queue[]).map((queue) => {
    const of = kinds.filter(({ kind }) => kindOf(kind).queue === queue);
    return { queue, title: QUEUES[queue], open: sum(of, 'open'), late: sum(of, 'late'), mine: sum(of, 'mine') };
  });
  return {
    queues,
    open: sum(kinds, 'open'),
    late: sum(kinds, 'late'),
    mine: sum(kinds, 'mine'),
    unassigned: sum(kinds, 'unassigned'),
    approvals,
  };
}

/** Words are for who reads a borrower's data, and for who wrote them. */
const noteView = ({ id, kind, by, to, text, at }: NoteRow, { role, staffUuid }: StaffCaller) => ({
  uuid: id,
  kind,
  by,
  to,
  text: by.uuid === staffUuid ? text : onPage(text, role),
  at: at.toISOString(),
});

async function found(ctx: Context, caller: StaffCaller, id: string): Promise<TaskRow> {
  const row = await taskOf(ctx.pool, caller.organization, id);
  if (!row) throw new Problem('not_found');
  return row;
}

/** One task with what it waits for, its notes, and who may have it. */
export async function taskDetail(ctx: Context, caller: StaffCaller, id: string) {
  const row = await found(ctx, caller, id);
  const [{ facts }, notes, colleagues] = await Promise.all([
    applicationByUuid(ctx.pool, row.applicationUuid),
    notesOf(ctx.pool, row.applicationUuid),
    colleaguesIn(ctx.pool, caller.organization, rolesOf(row.kind)),
  ]);
  return {
    task: taskView(ctx, caller, row),
    timeZone: timeZoneAtProperty(facts),
    waitsFor: kindOf(row.kind).waitsFor,
    promise: row.promisedAt && {
      at: row.promisedAt.toISOString(),
      source: (isWorkKind(row.kind) && promiseOf(row.kind)?.source) || 'A day, the lender’s own rule',
    },
    law: row.lawOn === null ? null : { on: row.lawOn, source: citeOf(row.law ?? '') ?? 'A law' },
    closedAt: row.closedAt?.toISOString() ?? null,
    notes: notes.map((note) => noteView(note, caller)),
    colleagues: colleagues
      .filter(({ uuid }) => uuid !== caller.staffUuid)
      .map(({ uuid, name, role }) => ({ uuid, name, role: role as StaffRole })),
  };
}

type Change = { readonly id: string; readonly version: number };

/** Locks an open task of the lender as the caller saw it. Throws not_found, and conflict where it is done or a colleague was quicker. */
async function changing<T>(
  ctx: Context,
  caller: StaffCaller,
  { id, version }: Change,
  work: (client: Parameters<typeof assignTask>[0], row: TaskRow) => Promise<T>,
): Promise<T> {
  return transaction(ctx.pool, async (client) => {
    const row = await taskOf(client, caller.organization, id, true);
    if (!row) throw new Problem('not_found');
    const extra = { version: row.version, assignee: row.assignee };
    if (row.closedAt !== null) throw new Problem('conflict', { message: 'This task is done.', extra });
    if (row.version !== version)
      throw new Problem('conflict', {
        message: row.assignee
          ? `${row.assignee.uuid === caller.staffUuid ? 'You have' : `${row.assignee.name} has`} this task now.`
          : 'Nobody has this task now.',
        extra,
      });
    return work(client, row);
  });
}

const refuseOthers = (caller: StaffCaller, { assignee }: TaskRow): void => {
  if (assignee !== null && assignee.uuid !== caller.staffUuid && caller.role !== 'admin')
    throw new Problem('forbidden', { message: `${assignee.name} has this task. Ask them, or an administrator, to hand it over.` });
};
const requireRole = (role: string, { kind }: TaskRow, who: string): void => {
  if (!(rolesOf(kind) as readonly string[]).includes(role))
    throw new Problem('forbidden', { message: `${who} may not end this task. It is for: ${rolesOf(kind).join(', ')}.` });
};

/** Takes a task that nobody has. */
export const takeTask = async (ctx: Context, caller: StaffCaller, change: Change) =>
  changing(ctx, caller, change, async (client, row) => {
    requireRole(caller.role, row, `The role ${caller.role}`);
    if (row.assignee !== null)
      throw new Problem('conflict', {
        message: `${row.assignee.uuid === caller.staffUuid ? 'You have' : `${row.assignee.name} has`} this task.`,
        extra: { version: row.version, assignee: row.assignee },
      });
    const at = ctx.clock.now();
    const version = await assignTask(client, row.id, caller.staffUuid, at);
    await addNote(client, { applicationUuid: row.applicationUuid, taskId: row.id, kind: 'TAKEN', person: caller.staffUuid, at });
    return { version, assignee: { uuid: caller.staffUuid, name: caller.name } };
  });

/** Gives a task to a colleague whose role may end it. */
export const handOver = async (
  ctx: Context,
  caller: StaffCaller,
  change: Change & { readonly to: string; readonly text?: string | undefined },
) =>
  changing(ctx, caller, change, async (client, row) => {
    refuseOthers(caller, row);
    const colleague = (await colleaguesIn(client, caller.organization, rolesOf(row.kind))).find(({ uuid }) => uuid === change.to);
    if (!colleague)
      throw new Problem('conflict', {
        message: 'This person may not end the task',
        errors: [{ field: 'to', message: `Choose a colleague who may: ${rolesOf(row.kind).join(', ')}` }],
      });
    const at = ctx.clock.now();
    const version = await assignTask(client, row.id, colleague.uuid, at);
    const { applicationUuid, id: taskId } = row;
    const body = change.text === '' ? undefined : change.text;
    await addNote(client, { applicationUuid, taskId, kind: 'HANDED_OVER', person: caller.staffUuid, other: colleague.uuid, body, at });
    return { version, assignee: { uuid: colleague.uuid, name: colleague.name } };
  });

/** Gives a task back to the queue. */
export const releaseTask = async (ctx: Context, caller: StaffCaller, change: Change) =>
  changing(ctx, caller, change, async (client, row) => {
    refuseOthers(caller, row);
    const at = ctx.clock.now();
    const version = await assignTask(client, row.id, null, at);
    await addNote(client, { applicationUuid: row.applicationUuid, taskId: row.id, kind: 'RELEASED', person: caller.staffUuid, at });
    return { version, assignee: null };
  });

/** Adds an internal note to a task and its application, also when the task is done. */
export async function noteOnTask(ctx: Context, caller: StaffCaller, id: string, body: string) {
  const { applicationUuid } = await found(ctx, caller, id);
  const at = ctx.clock.now();
  const uuid = await addNote(ctx.pool, { applicationUuid, taskId: id, kind: 'NOTE', person: caller.staffUuid, body, at });
  return { uuid, kind: 'NOTE' as const, by: { uuid: caller.staffUuid, name: caller.name }, to: null, text: body, at: at.toISOString() };
}
