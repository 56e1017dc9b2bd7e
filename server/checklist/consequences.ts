import { declineOf } from '@hearthline/journey/application/decline.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import type { Fact, Facts } from '@hearthline/journey/facts.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { ConditionCategory } from '@hearthline/rules/words.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Application } from './application.ts';

const DAY = 86_400_000;

/** The conditions a rule asks for while a file stands so (domain.md §1.2, rows 5 and 7); each is asked once. */
const ASKS: ReadonlyArray<{ readonly category: ConditionCategory; readonly when: (f: Facts, s: ChecklistStatus) => boolean; readonly documents: readonly string[]; readonly notes: string }> = [
  { category: 'PROPERTY_OWNERSHIP_FRAUD_REVIEW', when: (_, s) => s === 'OWNERSHIP_REVIEW', documents: ['DEED'], notes: 'The county records name another owner.' },
  { category: 'FALSE_OWNERSHIP_TYPE_REVIEW', when: (_, s) => s === 'OWNERSHIP_REVIEW', documents: ['DEED'], notes: 'Tell us how you own this home.' },
  { category: 'GENERIC_DOCUMENT_REQUEST', when: (f) => f.liensEdited, documents: ['MORTGAGE_STATEMENT'], notes: 'Send the latest statement of each mortgage you changed, or the release of the one you paid off.' },
];

/** What follows from how the file stands now: conditions, a task for staff, the notice the law asks for. Empty when all of it is recorded. */
export async function consequencesOf(client: PoolClient, before: Application, facts: Facts, status: ChecklistStatus, at: Date): Promise<Fact[]> {
  const out: Fact[] = [];
  const declined = declineOf(facts);
  if (declined && facts.noticeQueued === null) out.push({ type: 'adverseNoticeQueued', reasons: [...declined.reasons], dueBy: new Date(at.getTime() + 30 * DAY).toISOString().slice(0, 10) });

  const { rows } = await client.query<{ category: string }>({ name: 'condition-categories', text: 'select category from condition where application_uuid = $1', values: [before.uuid] });
  for (const ask of ASKS.filter((a) => a.when(facts, status) && !rows.some((r) => r.category === a.category))) {
    const conditionId = v7();
    await client.query({
      name: 'condition-insert', text: 'insert into condition (uuid, application_uuid, category, notes, request_documents, documents_required, created) values ($1, $2, $3, $4, $5, $6, $7)',
      values: [conditionId, before.uuid, ask.category, ask.notes, JSON.stringify(ask.documents), ask.documents.length, at],
    });
    out.push({ type: 'conditionAdded', conditionId, category: ask.category });
  }

  if (stepOf(facts, before.settings).actor === 'staff' && status !== 'CANCELLED' && !(await openTask(client, before.uuid, status))) {
    const taskId = v7();
    await client.query({ name: 'task-insert', text: 'insert into staff_task (id, application_uuid, kind, opened_at) values ($1, $2, $3, $4)', values: [taskId, before.uuid, status, at] });
    out.push({ type: 'taskOpened', taskId, kind: status });
  }
  await client.query({ name: 'task-close', text: 'update staff_task set closed_at = $3 where application_uuid = $1 and kind <> $2 and closed_at is null', values: [before.uuid, status, at] });
  return out;
}

async function openTask(client: PoolClient, uuid: string, kind: string): Promise<boolean> {
  const { rowCount } = await client.query({ name: 'task-open', text: 'select 1 from staff_task where application_uuid = $1 and kind = $2 and closed_at is null', values: [uuid, kind] });
  return rowCount === 1;
}
