import { conditionsList } from '@hearthline/contract/application/read.ts';
import { route } from '../../http/route.ts';
import { signerConditions } from '../../../applications/signers/change.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { openConditions } from '@hearthline/database/stores/application/conditions.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';

/** Something is left to do while fewer files are with us, or accepted, than were asked for: a rejected one has to be sent again. */
export const register = route(conditionsList, async ({ params, party, ctx }) => {
  // The borrower's conditions are not another signer's to see; their own are their document and what was asked of them (AMB-107).
  const signerId = party.kind === 'signer' ? party.signerId : null;
  const own = signerId === null ? [] : signerConditions((await applicationByUuid(ctx.pool, params.uuid)).facts, signerId);
  const conditions = (await openConditions(ctx.pool, params.uuid)).filter((c) => signerId === null || c.signer_id === signerId);
  const uploads = conditions.length > 0 ? await uploadsOf(ctx.pool, [params.uuid]) : [];
  const asked = conditions.map((c) => {
    const documents = uploads.filter((u) => u.condition_uuid === c.uuid);
    return {
      uuid: c.uuid,
      categoryEnum: c.category,
      created: c.created.toISOString(),
      notes: c.notes,
      commentsToBorrower: c.comments_to_borrower,
      requestDocuments: c.request_documents,
      xtraData: { numDocsRequired: c.documents_required },
      actionNeeded: documents.filter((u) => u.state !== 'REJECTED').length < Math.max(1, c.documents_required),
      documents: documents.map((u) => ({ uuid: u.id, type: u.document_type, state: u.state, reason: u.reason })),
    };
  });
  return [...own, ...asked];
});
