import { conditionsList } from '@hearthline/contract/application/read.ts';
import { route } from '../../http/route.ts';
import { openConditions } from '../../stores/conditions.ts';

export const register = route(conditionsList, async ({ params, ctx }) =>
  (await openConditions(ctx.pool, params.uuid)).map((c) => ({
    uuid: c.uuid,
    categoryEnum: c.category,
    created: c.created.toISOString(),
    notes: c.notes,
    commentsToBorrower: c.comments_to_borrower,
    requestDocuments: c.request_documents,
    xtraData: { numDocsRequired: c.documents_required },
    actionNeeded: true,
  })),
);
