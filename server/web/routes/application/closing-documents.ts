import { CLOSING_DOCUMENTS_ENDPOINTS } from '@hearthline/contract/application/closing-documents.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { closingDocumentsOf, saveClosingDocuments, signingPartyOf } from '../../../applications/signers/closing-documents.ts';
import { routes } from '../../http/route.ts';

export const CLOSING_DOCUMENTS_ROUTES = routes(CLOSING_DOCUMENTS_ENDPOINTS, {
  closingDocumentsGet: async ({ ctx, params, party }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    return closingDocumentsOf(ctx, application, await signingPartyOf(ctx, application, party));
  },

  closingDocumentsPut: async ({ ctx, params, party, body }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const who = await signingPartyOf(ctx, application, party);
    await saveClosingDocuments(ctx, application, who, body);
    return closingDocumentsOf(ctx, application, who);
  },
});
