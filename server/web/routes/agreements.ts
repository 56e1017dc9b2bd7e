import { AGREEMENT_ENDPOINTS } from '@hearthline/contract/agreements.ts';
import { agreementFor } from '@hearthline/documents/templates/pre-application/agreements.ts';
import { dayIn, termsOn } from '../../applications/creation/terms-shown.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { routes } from '../http/route.ts';

export const AGREEMENT_ROUTES = routes(AGREEMENT_ENDPOINTS, {
  agreementGet: ({ params, organization, ctx }) => agreementFor(params.type, lenderOf(ctx, organization)),

  termsGet: async ({ ctx, query: { state, occupancy }, organization }) => ({
    documents: await termsOn(ctx, { state, occupancy, lender: lenderOf(ctx, organization) }, dayIn(state, ctx.clock.now())),
  }),
});
