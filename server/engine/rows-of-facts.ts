import {
  changeCondition,
  closeCondition,
  reopenCondition,
  saveCondition,
  waiveCondition,
} from '@hearthline/database/stores/application/conditions.ts';
import { endDeadlines, queueNotice, startDeadline } from '@hearthline/database/stores/lender/notices.ts';
import { closeTask, closeTasksOf, moveDue, openTask } from '@hearthline/database/stores/lender/staff.ts';
import { progressMailing } from '@hearthline/database/stores/lender/mailings.ts';
import { removeSigner } from '@hearthline/database/stores/person/signers.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { awaitsDecision } from '@hearthline/journey/application/incompleteness.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import { requestOf } from '@hearthline/journey/conditions.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact, FactOf, FactType } from '@hearthline/journey/facts/fact.ts';
import { dueOf } from '@hearthline/journey/work/due.ts';
import { workBesides } from '@hearthline/journey/work/items.ts';
import { isWorkKind, WORK_KINDS } from '@hearthline/journey/work/kinds.ts';
import { firstDue } from '@hearthline/journey/steps/conditions.ts';
import { addDays } from '@hearthline/rules/dates.ts';
import { REG_B_DEADLINES, REG_B_EVENTS, regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';

type Writer<T extends FactType> = (client: PoolClient, uuid: string, fact: FactOf<T>, at: Date, after: Application) => Promise<void>;

const endAll = async (client: PoolClient, applicationUuid: string, at: Date) => endDeadlines(client, applicationUuid, REG_B_EVENTS, at);

/**
 * Which facts start and end the deadlines of Regulation B, and which notice a fact requires. An application counts as incomplete from its signing
 * until there are terms. A withdrawn one needs no notice.
 */
export const DEADLINES_OF_FACTS: { readonly [T in FactType]?: Writer<T> } = {
  documentsSigned: async (client, uuid, { signing }, at) => {
    if (signing === 'SUMMARY') await startDeadline(client, uuid, 'INCOMPLETE', regBDay(at));
  },
  underwritten: async (client, uuid, { requalifyReason }, at) => {
    if (requalifyReason !== null) await startDeadline(client, uuid, 'COUNTEROFFER', regBDay(at));
  },
  underwritingDecided: async (client, uuid, { counteroffer }, at) => {
    if (counteroffer) await startDeadline(client, uuid, 'COUNTEROFFER', regBDay(at));
  },
  requalifyAnswered: async (client, uuid, _, at) => endDeadlines(client, uuid, ['COUNTEROFFER'], at),
  termsVerified: async (client, uuid, { decision, reasons }, at) => {
    const isCounteroffer = decision === 'SELECT' && reasons.length > 0;
    await endDeadlines(client, uuid, decision === 'DECLINE' || isCounteroffer ? ['INCOMPLETE'] : ['INCOMPLETE', 'COUNTEROFFER'], at);
    if (isCounteroffer) await startDeadline(client, uuid, 'COUNTEROFFER', regBDay(at));
  },
  // Choosing among other terms accepts them.
  offerSelected: async (client, uuid, _, at) => endDeadlines(client, uuid, ['COUNTEROFFER'], at),
  incompletenessNoticeQueued: async (client, uuid, { closesOn }, at) =>
    queueNotice(client, uuid, 'NOTICE_OF_INCOMPLETENESS', { closesOn }, at),
  adverseNoticeQueued: async (client, uuid, { reasons, dueBy }, at) => {
    await startDeadline(client, uuid, 'ADVERSE_ACTION', addDays(dueBy, -REG_B_DEADLINES.ADVERSE_ACTION.days));
    await queueNotice(client, uuid, 'ADVERSE_ACTION_NOTICE', { reasons }, at);
  },
  // A refusal ends them with its notice.
  cancelled: async (client, uuid, { reasons }, at) => (reasons ? undefined : endAll(client, uuid, at)),
  rescinded: async (client, uuid, _, at) => endAll(client, uuid, at),
};

type Opened = { readonly id: string; readonly kind: string; readonly at: Date; readonly facts: Facts };
/** Opens a task with the time by which it is due (journey/work/due.ts). */
const open = async (client: PoolClient, uuid: string, { id, kind, at, facts }: Opened): Promise<void> => {
  const known = isWorkKind(kind);
  const due = known ? dueOf(kind, facts, at) : { promisedAt: null, lawOn: null, law: null };
  return openTask(client, uuid, { id, kind, at, ...due, priority: known ? WORK_KINDS[kind].priority : 2 });
};

/** Facts that also create a row for staff. A row written with its fact (a condition in staff's own words) remains as it is. */
const ROWS: { readonly [T in FactType]?: Writer<T> } = {
  conditionAdded: async (client, uuid, { conditionId, category, openedBy, signerId, kind, stage, internal, owner, dueOn }, at) => {
    const { notes, documents } = requestOf(category);
    await saveCondition(client, {
      ...(openedBy !== undefined && { opened_by: openedBy }),
      ...(signerId !== undefined && { signer_id: signerId }),
      ...(kind !== undefined && { kind }),
      ...(stage !== undefined && { stage }),
      ...(internal && { internal }),
      ...(owner !== undefined && { owner_uuid: owner }),
      ...(dueOn !== undefined && { due_on: dueOn }),
      uuid: conditionId,
      application_uuid: uuid,
      category,
      notes,
      request_documents: [...documents],
      created: at,
    });
  },
  conditionCleared: async (client, uuid, { conditionId }, at) => closeCondition(client, uuid, conditionId, at),
  conditionChanged: async (client, uuid, { conditionId, ...change }) => changeCondition(client, uuid, conditionId, change),
  conditionWaived: async (client, uuid, { conditionId, reason }, at) => waiveCondition(client, uuid, conditionId, reason, at),
  signerRemoved: async (client, _uuid, { signerId }, at) => removeSigner(client, signerId, at),
  conditionReopened: async (client, uuid, { conditionId }) => reopenCondition(client, uuid, conditionId),
  mailingProgressed: async (client, _, { mailingId, stage }) => progressMailing(client, mailingId, stage),
  taskOpened: async (client, uuid, { taskId, kind }, at, { facts }) => open(client, uuid, { id: taskId, kind, at, facts }),
  taskClosed: async (client, uuid, { taskId }, at) => closeTask(client, uuid, taskId, at),
};

/**
 * The thirty days of a completed application run while the lender has everything that it asked of the borrower and has not decided. A refusal ends them
 * with its notice.
 */
export async function followCompletion(client: PoolClient, before: Application, after: Application, at: Date): Promise<void> {
  const [was, is] = [before, after].map(({ facts, settings }) => awaitsDecision(facts, stepOf(facts, settings)));
  if (is && !was) await startDeadline(client, after.uuid, 'APPLICATION_COMPLETED', regBDay(at));
  if (was && !is && after.active) await endDeadlines(client, after.uuid, ['APPLICATION_COMPLETED'], at);
}

/** Work that the log opens no task for: what others hold, and what staff read or arrange beside the borrower’s steps (journey/work/items.ts). */
export async function followWork(client: PoolClient, before: Application, after: Application, at: Date): Promise<void> {
  const was = before.version === 0 ? [] : workBesides(before.facts, before.status, before.settings);
  const is = workBesides(after.facts, after.status, after.settings);
  const ended = was.filter((kind) => !is.includes(kind));
  if (ended.length > 0) await closeTasksOf(client, after.uuid, ended, at);
  const due = firstDue(after.facts);
  if (due !== null && due !== firstDue(before.facts) && was.includes('CONDITIONS_AWAITED'))
    await moveDue(client, after.uuid, 'CONDITIONS_AWAITED', dueOf('CONDITIONS_AWAITED', after.facts, at).promisedAt);
  for (const kind of is) if (!was.includes(kind)) await open(client, after.uuid, { id: v7(), kind, at, facts: after.facts });
}

/** Writes the rows that go with the facts, in their order. @param after the application with all of them */
export async function writeRowsOf(client: PoolClient, after: Application, facts: readonly Fact[], at: Date): Promise<void> {
  const { uuid } = after;
  for (const fact of facts) {
    const write = ROWS[fact.type] as Writer<typeof fact.type> | undefined;
    await write?.(client, uuid, fact, at, after);
    await (DEADLINES_OF_FACTS[fact.type] as typeof write)?.(client, uuid, fact, at, after);
  }
}
