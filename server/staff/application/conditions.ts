import { deskConditionPost, type deskConditions } from '@hearthline/contract/desk/application/acts.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { conditionsOf } from '@hearthline/database/stores/application/conditions.ts';
import { filesSent } from '@hearthline/database/stores/application/uploads.ts';
import { membersOf } from '@hearthline/database/stores/lender/staff-members.ts';
import { conditionCard, documentsForStaff, mayAskSigner } from '@hearthline/journey/conditions.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { peopleOf } from '../own.ts';
import { fileName } from './files/names.ts';

type Conditions = z.input<typeof deskConditions.reply>;

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

/** Every condition of an application as its borrower reads it, with the files that answered it, and what can be asked. */
export async function conditionsFor(ctx: Context, application: Application, { role }: StaffCaller): Promise<Conditions> {
  const { uuid, active } = application;
  const [conditions, sent, people, staff] = await Promise.all([
    conditionsOf(ctx.pool, uuid),
    filesSent(ctx.pool, uuid),
    peopleOf(ctx, application, role),
    membersOf(ctx.pool, application.orgCode),
  ]);
  const openerOf = (id: string | null): string | null => id && (staff.find((member) => member.uuid === id)?.name ?? 'The sandbox');
  return {
    conditions: conditions.map((c) => {
      const card = cardOf(c.category, {
        notes: c.notes,
        comments: c.comments_to_borrower,
        requested: c.request_documents,
        required: c.documents_required,
      });
      const files = sent.filter((u) => u.condition_uuid === c.uuid && u.state !== 'SCANNING' && u.state !== 'REFUSED');
      const answers = files.filter(({ state }) => state !== 'REJECTED').map((u) => u.sent_at.toISOString());
      return {
        uuid: c.uuid,
        category: c.category,
        title: card.title,
        text: card.description,
        of: people.person(c.signer_id ?? 'borrower'),
        documentsRequired: c.documents_required,
        createdAt: c.created.toISOString(),
        openedBy: openerOf(c.opened_by),
        seenAt: c.seen_at?.toISOString() ?? null,
        answeredAt: answers.toSorted().at(-1) ?? null,
        closedAt: c.closed_at?.toISOString() ?? null,
        files: files.map((u) => ({
          uuid: u.id,
          type: u.document_type,
          name: fileName(u.document_type) ?? u.label,
          label: u.label,
          state: u.state,
          reason: u.reason,
          sentAt: u.sent_at.toISOString(),
        })),
      };
    }),
    categories: CONDITION_CATEGORIES.map((category) => {
      const { title, description, action } = cardOf(category, { requested: documentsForStaff(category) });
      return { category, title, text: description, takesFiles: action.kind === 'UPLOAD', ofSigner: mayAskSigner(category) };
    }),
    people: ['borrower', ...people.signers.map(({ id }) => id)].map((id) => ({ id, name: people.person(id) })),
    mayAct: active && (deskConditionPost.roles as readonly string[]).includes(role),
  };
}
