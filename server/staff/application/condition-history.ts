/** What became of each condition, read from the log: who added, changed, cleared, waived or opened it again, and what they wrote. */
import { dayInWords } from './comparisons/row.ts';
import type { ConditionsReply } from '@hearthline/contract/desk/application/conditions.ts';
import { type Application, logOf } from '@hearthline/database/stores/application/application.ts';
import { staffActionsOf } from '@hearthline/database/stores/lender/staff.ts';
import type { StaffMember } from '@hearthline/database/stores/lender/staff-members.ts';
import type { Fact, FactType } from '@hearthline/journey/facts/fact.ts';
import { STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import { WAIVER_REASONS } from '@hearthline/rules/conditions/waivers.ts';
import type { Context } from '../../config/context.ts';
import { onPage } from '../mask.ts';
import type { People } from '../own.ts';
import { actionOf } from './timeline.ts';

type Entry = ConditionsReply['conditions'][number]['history'][number];
type About = Extract<Fact, { readonly conditionId: string }>;

const ABOUT = [
  'conditionAdded',
  'conditionChanged',
  'conditionCleared',
  'conditionWaived',
  'conditionReopened',
] as const satisfies readonly FactType[];
const isAbout = (fact: Fact): fact is About => ABOUT.some((type) => type === fact.type);

const WHAT: { readonly [T in About['type']]: (fact: Extract<About, { type: T }>) => string } = {
  conditionAdded: () => 'Added',
  conditionChanged: ({ stage, dueOn, owner }) =>
    [
      ...(stage === undefined ? [] : [STAGE_NAMES[stage]]),
      ...(dueOn === undefined ? [] : [dueOn === null ? 'No due day' : `Due ${dayInWords(dueOn)}`]),
      ...(owner === undefined ? [] : [owner === null ? 'No owner' : 'Another owner']),
    ].join(', '),
  conditionCleared: () => 'Cleared',
  conditionWaived: ({ reason }) => `Waived: ${WAIVER_REASONS[reason].toLowerCase()}`,
  conditionReopened: () => 'Opened again',
};

/** By the condition, the oldest first. */
export async function conditionHistory(
  ctx: Context,
  { uuid }: Pick<Application, 'uuid'>,
  { staff, people, role }: { readonly staff: readonly StaffMember[]; readonly people: People; readonly role: StaffMember['role'] },
): Promise<ReadonlyMap<string, readonly Entry[]>> {
  const [log, actions] = await Promise.all([logOf(ctx.pool, uuid), staffActionsOf(ctx.pool, uuid)]);
  const history = new Map<string, Entry[]>();
  for (const { seq, payload, actor, actor_ref: ref, at } of log) {
    if (!isAbout(payload)) continue;
    const done = actor === 'staff' ? actionOf(seq, actions) : undefined;
    const by = done?.person ?? staff.find((one) => one.uuid === ref)?.name ?? people.byIdentity(ref) ?? 'A rule';
    const what = (WHAT[payload.type] as (fact: About) => string)(payload);
    const entry = {
      at: at.toISOString(),
      by: done?.second_person ? `${by} and ${done.second_person}` : by,
      what,
      words: onPage(done?.reason ?? null, role),
    };
    history.set(payload.conditionId, [...(history.get(payload.conditionId) ?? []), entry]);
  }
  return history;
}
