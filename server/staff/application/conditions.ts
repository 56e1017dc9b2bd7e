import { deskConditionPost } from '@hearthline/contract/desk/application/acts.ts';
import type { ConditionsReply } from '@hearthline/contract/desk/application/conditions.ts';
import { LENDING_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { ConditionRow } from '@hearthline/database/generated/rows.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionsOf } from '@hearthline/database/stores/application/conditions.ts';
import { filesSent } from '@hearthline/database/stores/application/uploads.ts';
import { membersOf } from '@hearthline/database/stores/lender/staff-members.ts';
import { conditionCard, documentsForStaff, listedCategory, mayAskSigner, titleForStaff } from '@hearthline/journey/conditions.ts';
import { isSuspended } from '@hearthline/journey/steps/conditions.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import {
  CONDITION_KIND_CODES,
  CONDITION_KINDS,
  type ConditionKind,
  isConditionKind,
  type Waiver,
} from '@hearthline/rules/conditions/kinds.ts';
import { CONDITION_STAGES, type ConditionStage, isConditionStage, STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import { isWaiverReason, WAIVER_REASONS, waiverOf } from '@hearthline/rules/conditions/waivers.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { onPage } from '../mask.ts';
import { peopleOf } from '../own.ts';
import { conditionHistory } from './condition-history.ts';
import { fileName } from './files/names.ts';

type Condition = ConditionsReply['conditions'][number];

/** The card of a category before anybody wrote a word of it. */
const cardOf = (
  category: string,
  about: { notes?: string | null; comments?: string | null; requested?: readonly string[]; required?: number | null } = {},
) =>
  conditionCard({
    category,
    notes: about.notes ?? null,
    commentsToBorrower: about.comments ?? null,
    requestDocuments: about.requested ?? [],
    numDocsRequired: about.required ?? null,
    accountMask: null,
  });

const kindIn = ({ kind }: ConditionRow): ConditionKind | null => (isConditionKind(kind) ? kind : null);
export const stageIn = ({ stage }: Pick<ConditionRow, 'stage'>): ConditionStage => (isConditionStage(stage) ? stage : 'FUNDING');

const stateOf = (c: ConditionRow, files: Condition['files']): Condition['state'] => {
  if (c.waived_at !== null) return 'WAIVED';
  if (c.closed_at !== null) return 'MET';
  return files.some(({ state }) => state === 'RECEIVED') ? 'ANSWERED' : 'OPEN';
};

/** Who may waive it, as staff read it; null for one of the roles that may. */
const whyNotWaived = (waiver: Waiver, role: StaffRole): string | null => {
  if ('law' in waiver) return `The law needs it: ${waiver.law}`;
  return waiver.by.some((one) => one === role) ? null : waivedBy(waiver);
};
const waivedBy = (waiver: Waiver): string =>
  'law' in waiver
    ? `Nobody may waive it: ${waiver.law}`
    : `May be waived by: ${waiver.by.join(', ')}${waiver.twoPeople ? ', with a second person' : ''}`;

const KINDS: ConditionsReply['kinds'] = CONDITION_KIND_CODES.map((kind) => {
  const { title, asks, documents, stage, category, waiver } = CONDITION_KINDS[kind];
  return {
    kind,
    title,
    text: asks?.text ?? null,
    documents: documents.length,
    stage,
    ofSigner: asks !== null && mayAskSigner(category),
    waivedBy: waivedBy(waiver),
  };
});

/** Every condition of an application with the files that answered it, how many of each stage are met, and what can be asked. */
export async function conditionsFor(ctx: Context, application: Application, { role }: StaffCaller): Promise<ConditionsReply> {
  const { uuid, active, facts } = application;
  const [conditions, sent, people, staff] = await Promise.all([
    conditionsOf(ctx.pool, uuid),
    filesSent(ctx.pool, uuid),
    peopleOf(ctx, application, role),
    membersOf(ctx.pool, application.orgCode),
  ]);
  const history = await conditionHistory(ctx, application, { staff, people, role });
  const today = dayAtProperty(facts, ctx.clock.now(uuid));
  const mayAct = active && (deskConditionPost.roles as readonly string[]).includes(role);
  const nameOf = (id: string): string => staff.find((member) => member.uuid === id)?.name ?? 'The sandbox';
  const shown = conditions.map((c): Condition => {
    const card = cardOf(c.category, {
      notes: c.notes,
      comments: c.comments_to_borrower,
      requested: c.request_documents,
      required: c.documents_required,
    });
    const files = sent
      .filter((u) => u.condition_uuid === c.uuid && u.state !== 'SCANNING' && u.state !== 'REFUSED')
      .map((u) => ({
        uuid: u.id,
        type: u.document_type,
        name: fileName(u.document_type) ?? u.label,
        label: u.label,
        state: u.state,
        reason: u.reason,
        sentAt: u.sent_at.toISOString(),
      }));
    const answers = files.filter(({ state }) => state !== 'REJECTED').map(({ sentAt }) => sentAt);
    const state = stateOf(c, files);
    const isOpen = c.closed_at === null;
    const kind = kindIn(c);
    const refused = whyNotWaived(waiverOf({ kind: kind ?? undefined, category: listedCategory(c.category) }), role);
    return {
      uuid: c.uuid,
      category: c.category,
      kind,
      title: titleForStaff(c),
      text: card.description,
      stage: stageIn(c),
      internal: c.internal,
      state,
      of: c.internal ? 'Colleagues' : people.person(c.signer_id ?? 'borrower'),
      owner: c.owner_uuid === null ? null : { uuid: c.owner_uuid, name: nameOf(c.owner_uuid) },
      dueOn: c.due_on,
      isLate: isOpen && c.due_on !== null && c.due_on < today,
      documentsRequired: c.documents_required,
      createdAt: c.created.toISOString(),
      openedBy: c.opened_by && nameOf(c.opened_by),
      seenAt: c.seen_at?.toISOString() ?? null,
      answeredAt: answers.toSorted().at(-1) ?? null,
      closedAt: c.closed_at?.toISOString() ?? null,
      waived:
        isWaiverReason(c.waiver_reason) && c.waived_at !== null
          ? { reason: c.waiver_reason, text: WAIVER_REASONS[c.waiver_reason], words: onPage(c.waiver_words, role) }
          : null,
      mayWaive: mayAct && isOpen && refused === null,
      whyNotWaived: isOpen ? refused : null,
      files,
      history: [...(history.get(c.uuid) ?? [])],
    };
  });
  return {
    conditions: shown,
    stages: CONDITION_STAGES.map((stage) => {
      const of = shown.filter((one) => one.stage === stage);
      const open = of.filter(({ closedAt }) => closedAt === null).length;
      return { stage, name: STAGE_NAMES[stage], total: of.length, met: of.length - open, open };
    }),
    categories: CONDITION_CATEGORIES.map((category) => {
      const { title, description, action } = cardOf(category, { requested: documentsForStaff(category) });
      return { category, title, text: description, takesFiles: action.kind === 'UPLOAD', ofSigner: mayAskSigner(category) };
    }),
    kinds: KINDS,
    people: ['borrower', ...people.signers.map(({ id }) => id)].map((id) => ({ id, name: people.person(id) })),
    staff: staff
      .filter((one) => one.suspended_at === null && LENDING_ROLES.includes(one.role as (typeof LENDING_ROLES)[number]))
      .map(({ uuid: id, name }) => ({ uuid: id, name })),
    mayAct,
    maySuspend: mayAct && role === 'underwriter' && application.status === 'UNDERWRITING_REVIEW' && !isSuspended(facts),
  };
}
