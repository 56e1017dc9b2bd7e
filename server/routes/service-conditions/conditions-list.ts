import { conditionsList } from '@hearthline/contract/application/read.ts';
import { route } from '../../http/route.ts';

type Row = {
  uuid: string;
  category: string;
  created: Date;
  notes: string | null;
  comments_to_borrower: string | null;
  request_documents: string[];
  documents_required: number;
};

export const register = route(conditionsList, async ({ params, ctx }) => {
  const { rows } = await ctx.pool.query<Row>(
    'select uuid, category, created, notes, comments_to_borrower, request_documents, documents_required from condition where application_uuid = $1 and closed_at is null order by created, uuid',
    [params.uuid],
  );
  return rows.map((c) => ({
    uuid: c.uuid,
    categoryEnum: c.category,
    created: c.created.toISOString(),
    notes: c.notes,
    commentsToBorrower: c.comments_to_borrower,
    requestDocuments: c.request_documents,
    xtraData: { numDocsRequired: c.documents_required },
    actionNeeded: true,
  }));
});
